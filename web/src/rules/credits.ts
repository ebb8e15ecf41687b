/** Whom the About page thanks: libraries and fonts by name; the icons come from where they are used. */

export interface Credit {
  readonly name: string;
  readonly by: string;
  readonly licence: string;
  readonly at: string;
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
  { name: "Cython", by: "Cython contributors", licence: "Apache 2.0", at: "https://cython.org" },
];
