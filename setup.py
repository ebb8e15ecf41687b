"""Build the compiled twins of the rules. Without a compiler or Cython the install is slower to play, never broken."""

from __future__ import annotations

import os
import platform
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")

CHECKED = os.environ.get("MIKROKOSMOS_CHECKED") == "1"
"""Build with bounds checks: slower, but an index outside its array stops the program."""


def compiled_modules() -> list[Path]:
    """Every rules file with a `.pxd` of its own and the `cython:` line is compiled."""
    return [
        path.with_suffix(".py")
        for path in sorted(SOURCE.rglob("*.pxd"))
        if path.with_suffix(".py").read_text(encoding="utf-8").startswith("# cython:")
    ]


def flags() -> tuple[list[str], list[str]]:
    """What the compiler and the linker are told."""
    if os.name != "posix":
        return [], []
    quiet = ["-Wno-unreachable-code", "-Wno-unused-function"]
    popcount = ["-mpopcnt"] if platform.machine() in ("x86_64", "AMD64") else []
    if CHECKED:
        # Cython's boundscheck does not look at C arrays; the compiler's does (but for the last member of a class).
        sanitize = ["-fsanitize=bounds", "-fno-sanitize-recover=all"]
        return ["-O1", "-g", *quiet, *popcount, *sanitize], sanitize
    return ["-O3", "-g0", *quiet, *popcount], []  # without notes for a debugger it compiles a quarter faster


def extensions() -> list[Extension]:
    """The extensions, each optional: a failing compiler is a warning."""
    if os.environ.get("MIKROKOSMOS_COMPILE") == "0":
        return []
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    compiler, linker = flags()
    built: list[Extension] = cythonize(
        [
            Extension(
                ".".join(path.relative_to(SOURCE).with_suffix("").parts),
                [path.as_posix()],
                extra_compile_args=compiler,
                extra_link_args=linker,
            )
            for path in compiled_modules()
        ],
        build_dir="build/cython",
        quiet=True,
        compiler_directives={
            "language_level": 3,
            "infer_types": True,
            "auto_pickle": False,
            "boundscheck": CHECKED,
            "wraparound": False,
            "initializedcheck": CHECKED,
            "cdivision": True,
        },
    )
    for extension in built:
        extension.optional = True  # after cythonize(), which would reset it
    return built


class BuildAllOrNone(build_ext):
    """Compiled rules call each other in C: half of them would be worse than none, and a stale one hides its `.py`."""

    failed = False

    def finalize_options(self) -> None:
        """Use all cores."""
        super().finalize_options()
        self.parallel = self.parallel or True

    def build_extension(self, ext: Extension) -> None:
        """Remember a failure; as the extension is optional, the build goes on."""
        try:
            super().build_extension(ext)
        except Exception:
            self.failed = True
            raise

    def run(self) -> None:
        """Build; then remove everything if anything failed, and in any case what is no longer compiled."""
        super().run()
        if self.failed:
            print("The rules could not be compiled and will run interpreted: slower, but the same.")
        current = set() if self.failed else {extension.name for extension in self.extensions}
        for folder in (Path(self.build_lib), SOURCE) if self.inplace or self.failed else (Path(self.build_lib),):
            for path in folder.rglob("*" + EXTENSION_SUFFIXES[0]):
                if ".".join((*path.relative_to(folder).parent.parts, path.name.partition(".")[0])) not in current:
                    path.unlink()


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNone})
