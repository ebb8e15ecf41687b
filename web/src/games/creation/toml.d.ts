/** The box's tiles, as the build reads them. */
declare module "*/tiles.toml" {
  const entries: readonly {
    readonly id: string;
    readonly squares: readonly string[];
    readonly statue?: string;
  }[];
  export default entries;
}
