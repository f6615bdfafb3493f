import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { OPEN_CARDS } from "../../build/checks/counts.ts";
import packageJson from "../../package.json" with { type: "json" };
import { exportCards } from "../../server/contract/export-routes.ts";
import { verify } from "../../server/commands/verify.ts";
import { makeFolder } from "../build/fixtures.ts";
import { runHere, runNode } from "../support/command.ts";
import { findProgram } from "../support/programs.ts";

const ROOT = join(import.meta.dirname, "../..");
const EXPORT = join("public", `${exportCards.path}.json`);

/** Runs the program as a person would. */
const cardfile = (words: readonly string[], input = "") =>
  runNode([findProgram(), ...words], { cwd: ROOT, input });

function withoutLastRow(text: string): string {
  const { data, ...head } = JSON.parse(text);
  return JSON.stringify({ ...head, data: data.slice(0, -1) });
}

const readExport = () => readFileSync(join(inject("dist"), EXPORT), "utf8");

describe("cardfile", () => {
  test.each([[], ["help"], ["--help"], ["-h"]])(
    "%s %s tells every command and succeeds",
    async (...words) => {
      const { code, stdout, stderr } = await cardfile(words);
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
      for (const name of ["serve", "build", "mcp", "tools", "admin", "demo", "check", "verify"]) {
        expect(stdout).toMatch(new RegExp(`^  ${name} +\\S`, "m"));
      }
    },
  );

  test("--version is the version of the package", async () => {
    expect(await cardfile(["--version"])).toMatchObject({
      code: 0,
      stdout: `${packageJson.version}\n`,
    });
  });

  test.each([["srve"], ["serve", "--port"], ["mcp", "now"], ["verify"], ["verify", "a", "b"]])(
    "%s %s is not understood: exit code 2, nothing on standard output",
    async (...words) => {
      const { code, stdout, stderr } = await cardfile(words);
      expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
      expect(stderr).toContain("Usage: cardfile");
    },
  );

  test.each([
    ["serve", "PORT"],
    ["build", "--data DIR"],
    ["mcp", "DIST"],
    ["tools", "--server URL"],
    ["admin", "issue-key ACCOUNT"],
    ["chat", "--wallet WALLET"],
    ["demo", "--reset"],
    ["check", "TRUSTED_PROXIES"],
    ["verify", "an http(s) address"],
  ])("%s --help tells about this command alone", async (command, word) => {
    const { code, stdout, stderr } = await cardfile([command, "--help"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(new RegExp(`^Usage: cardfile ${command}\\b`));
    expect(stdout).toContain(word);
  });

  test("admin issue-key --help tells about admin", async () => {
    expect(await cardfile(["admin", "issue-key", "--help"])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("Usage: cardfile admin"),
    });
  });

  test("an unknown option is told in one line", async () => {
    expect(await cardfile(["chat", "--bogus"])).toEqual({
      code: 2,
      stdout: "",
      stderr: "Unknown option '--bogus'; `cardfile chat --help` lists the options.\n",
    });
  });
});

describe("cardfile verify", () => {
  const check = (from: string) => runHere(() => verify([from]));

  test("says that a whole export is whole", async () => {
    const { code, stdout } = await check(join(inject("dist"), EXPORT));
    expect(code).toBe(0);
    expect(stdout).toMatch(/: intact; \d+ rows of \S+, sha256:[0-9a-f]{64}\n$/);
  });

  test("reads standard input, and takes keys in any order", async () => {
    const { data, ...head } = JSON.parse(readExport());
    const turned = {
      data: data.map((row: object) => Object.fromEntries(Object.entries(row).toReversed())),
      ...head,
    };
    expect(await cardfile(["verify", "-"], JSON.stringify(turned))).toMatchObject({ code: 0 });
  });

  test("reads an address", async () => {
    const server = createServer(({ url }, response) => {
      response.statusCode = url === "/export" ? 200 : 404;
      response.end(readExport());
    });
    await new Promise<void>((resolve) => {
      server.listen(0, "127.0.0.1", resolve);
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a TCP port has an address
    const { port } = server.address() as AddressInfo;
    const address = `http://127.0.0.1:${port}`;
    expect(await check(`${address}/export`)).toMatchObject({ code: 0 });
    expect(await cardfile(["verify", `${address}/other`])).toMatchObject({
      code: 1,
      stderr: `${address}/other: answered with status 404\n`,
    });
    server.close();
  });

  const damages: readonly (readonly [string, (text: string) => string, RegExp])[] = [
    [
      "a changed figure",
      (text) => text.replace('"annual_fee":95', '"annual_fee":0'),
      /rows give sha256/,
    ],
    ["a row too few", withoutLastRow, new RegExp(`${OPEN_CARDS - 1} rows, but`)],
    ["half a file", (text) => text.slice(0, text.length / 2), /not an export/],
    ["another JSON", () => "[]", /not an export/],
  ];

  test.each(damages)("refuses %s", async (_, damage, reason) => {
    const file = join(makeFolder(), "export.json");
    writeFileSync(file, damage(readExport()));
    await expect(check(file)).rejects.toThrow(reason);
  });

  test("says which file is missing", async () => {
    await expect(check("no/such/file.json")).rejects.toThrow(
      /^no\/such\/file\.json: cannot be read \(.*no such file/,
    );
  });
});
