/** The charts of the boards, drawn at build time by `plugins/atlas`. */
declare module "virtual:atlas/*" {
  const board: import("./boards").Board;
  export default board;
}
