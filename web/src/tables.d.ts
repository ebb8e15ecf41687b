/** The rules' own tables, as the build reads them (see plugins/tables.ts). */
declare module "*/box.toml" {
  const rows: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;
  export default rows;
}

declare module "*/tiles.toml" {
  const rows: {
    readonly tile: readonly {
      readonly id: string;
      readonly squares: readonly string[];
      readonly statue?: string;
    }[];
  };
  export default rows;
}
