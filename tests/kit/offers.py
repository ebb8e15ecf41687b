"""What a page offers to somebody who plays, asked of the page in one go: every question to a browser costs time."""

from __future__ import annotations

OVER = "#ending-title"
"""The heading of the page after a game."""

ASKED = """([over, patience]) => new Promise((done, fail) => {
  const answer = () => {
    if (document.querySelector(over)) return "over";
    return document.querySelector(".curtain") || document.title.startsWith("●") ? "asked" : null;
  };
  const said = answer();
  if (said) return done(said);
  const watch = new MutationObserver(() => {
    const said = answer();
    if (said) { watch.disconnect(); done(said); }
  });
  watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  setTimeout(() => fail(new Error("nobody is asked")), patience);
})"""
"""Wait until this person is asked ("asked") or the game is over ("over")."""

COUNTED = """ways => ways.map((way) =>
  [...document.querySelectorAll(way)].filter((it) => it.checkVisibility()).length)"""
"""Of each of these selectors, how many elements can be seen."""

FREE_POINT = """it => {
  const box = it.getBoundingClientRect();
  for (let step = 0; step < 400; step++) {
    const x = box.x + box.width * ((step * 0.61803 + 0.5) % 1), y = box.y + box.height * ((step * 0.38197 + 0.5) % 1);
    if (it.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""
"""A point of the screen that is in an element and covered by nothing: its middle, or else another."""

REACHED = f"""([way, number]) => {{
  const it = [...document.querySelectorAll(way)].filter((it) => it.checkVisibility())[number];
  if (!it) return null;
  it.scrollIntoView({{ block: "nearest", inline: "nearest" }});
  const at = ({FREE_POINT})(it);
  if (!at) it.focus();
  return {{ at }};
}}"""
"""Where to click for the so many-th that can be seen of a selector.

What is covered has the focus instead: the keyboard reaches it all the same.
"""

ANSWERED = """patience => new Promise((done) => {
  const end = performance.now() + patience;
  const look = () => {
    if (!answered() && performance.now() < end) setTimeout(look, 5);
    else requestAnimationFrame(() => setTimeout(done));
  };
  look();
})"""
"""Wait until what was wished has been answered, but not for ever: the network may be cut."""

FOCUSED = """([wanted, stop]) => {
  const at = document.activeElement;
  if (at?.matches(wanted)) return "there";
  if (!document.querySelector(wanted)) return "gone";
  return at?.matches(stop) ? "stop" : "";
}"""
"""Whether the focus is where it should be, or at a stop on the way; or whether there is no such place any more."""
