/** Whom the About page thanks: those who drew the icons that are used, cut the letters, and wrote the libraries. */
import type { Book } from "./book";

export interface Credit {
  readonly name: string;
  readonly by: string;
  readonly licence: string;
  readonly at: string;
}

export interface Drawn {
  readonly author: string;
  readonly icons: readonly string[];
}

/** The icons of all games by who drew them, each once; whoever drew most comes first. */
export function drawn(books: readonly Pick<Book, "icons">[]): readonly Drawn[] {
  const all = new Map<string, Set<string>>();
  const add = (author: string, icon: string) => all.set(author, (all.get(author) ?? new Set()).add(icon));
  for (const { author, icons } of books.flatMap((book) => book.icons))
    icons.forEach((icon) => add(author, icon));
  return [...all]
    .map(([author, icons]) => ({ author, icons: [...icons].sort() }))
    .sort((one, other) => other.icons.length - one.icons.length);
}

export const FONTS: readonly Credit[] = [
  {
    name: "Alegreya, Alegreya Sans",
    by: "Juan Pablo del Peral, Huerta Tipográfica",
    licence: "SIL Open Font License 1.1",
    at: "https://www.huertatipografica.com",
  },
];

export const LIBRARIES: readonly Credit[] = [
  { name: "Svelte", by: "Svelte contributors", licence: "MIT", at: "https://svelte.dev" },
  { name: "Project Fluent", by: "Mozilla", licence: "Apache 2.0", at: "https://projectfluent.org" },
  { name: "Vite", by: "VoidZero, Vite contributors", licence: "MIT", at: "https://vite.dev" },
  { name: "FastAPI", by: "Sebastián Ramírez", licence: "MIT", at: "https://fastapi.tiangolo.com" },
  { name: "Uvicorn", by: "Encode", licence: "BSD", at: "https://www.uvicorn.org" },
  { name: "SQLAlchemy, Alembic", by: "Michael Bayer", licence: "MIT", at: "https://www.sqlalchemy.org" },
  { name: "Typer", by: "Sebastián Ramírez", licence: "MIT", at: "https://typer.tiangolo.com" },
  { name: "Rich", by: "Will McGugan", licence: "MIT", at: "https://rich.readthedocs.io" },
  { name: "Cython", by: "Cython contributors", licence: "Apache 2.0", at: "https://cython.org" },
];
