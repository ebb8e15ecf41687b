import { describe, expect, it } from "vitest";
import { destination, keyIn, onlyHere } from "../../src/setup/links";

const HERE = "https://play.example.org/lobby";

describe("a link", () => {
  it("of this server leads to its table, with its key", () => {
    expect(destination(" https://play.example.org/tables/aB-_9#invite=mkinvite_xY-1 ", HERE)).toEqual({
      kind: "here",
      path: "/tables/aB-_9#invite=mkinvite_xY-1",
    });
    for (const text of ["/tables/abc", "play.example.org/tables/abc"])
      expect(destination(text, HERE)).toEqual({ kind: "here", path: "/tables/abc" });
  });

  it("of another server is never opened here", () => {
    expect(destination("https://evil.example/tables/abc#invite=mkinvite_x", HERE)).toEqual({
      kind: "elsewhere",
      host: "evil.example",
      address: "https://evil.example/tables/abc#invite=mkinvite_x",
    });
    expect(destination("https://play.example.org:8443/tables/abc", HERE)?.kind).toBe("elsewhere");
    expect(destination("http://localhost:8000/tables/abc", HERE)?.kind).toBe("elsewhere");
    expect(destination("https://play.example.org@evil.example/tables/abc", HERE)?.kind).toBe("elsewhere");
  });

  it("may call the computer itself by another of its names", () => {
    const local = "http://127.0.0.1:8000/";
    expect(destination("http://localhost:8000/tables/abc", local)?.kind).toBe("here");
    expect(destination("http://localhost:8001/tables/abc", local)?.kind).toBe("elsewhere");
  });

  it("that is none leads nowhere", () => {
    for (const text of [
      "",
      "hello",
      "https://example.org/",
      "javascript:alert(1)//tables/a",
      "ftp://x/tables/a",
    ])
      expect(destination(text, HERE)).toBe(null);
  });

  it("keeps its key behind the #", () => {
    expect(keyIn("#invite=mkinvite_xY-1")).toBe("mkinvite_xY-1");
    expect(keyIn("#rules")).toBe(null);
  });

  it("made at the computer itself can be opened by nobody else", () => {
    for (const host of ["127.0.0.1:8000", "localhost", "[::1]:8000", "0.0.0.0:8000", "game.localhost"])
      expect(onlyHere(`http://${host}/tables/abc`)).toBe(true);
    for (const host of ["192.168.1.5:8000", "play.example.org", "localhost.example.org", "127.example.org"])
      expect(onlyHere(`http://${host}/tables/abc`)).toBe(false);
    expect(onlyHere("")).toBe(false);
  });
});
