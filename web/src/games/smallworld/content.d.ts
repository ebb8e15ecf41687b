/** The table of races and powers, as the build reads it (see plugins/content.ts). */
declare module "*.toml" {
  const tables: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;
  export default tables;
}
