import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";

/*
 * Who may import whom. A folder may always import itself; what is not listed is forbidden. The
 * longest matching folder counts.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  data: [],
  "server/contract": ["data"],
  build: [
    "data",
    "server/contract",
    "server/look",
    "server/client",
    "server/catalog-mcp/registry.ts",
    "server/tools/registry.ts",
    "server/tools/toolsets.ts",
    // What the pages about members tell: scopes, ceilings, the name of the model.
    "server/accounts/plans.ts",
    "server/accounts/scopes.ts",
    "server/chat/wire/models.ts",
    "server/pages/chat/compile-script.ts",
    "server/chat/learning/lore.ts",
    "package.json",
  ],
  "server/catalog": ["server/contract"],
  "server/mcp": ["server/contract"],
  "server/ops": ["server/contract"],
  "server/client": [],
  "server/advice": ["server/contract", "data"],
  "server/accounts": ["server/contract"],
  "server/look": [],
  "server/pages": ["server/contract", "server/accounts", "server/look"],
  "server/catalog-mcp": ["server/contract", "server/catalog", "server/mcp", "package.json"],
  "server/member": [
    "server/contract",
    "server/catalog",
    "server/advice",
    "server/accounts",
    "data/vocab-terms.ts",
  ],
  "server/tools": [
    "server/contract",
    "server/catalog",
    "server/advice",
    "server/accounts",
    "server/mcp",
    "server/member",
    "data/vocab.ts",
    "data/vocab-terms.ts",
    "package.json",
  ],
  "server/chat": [
    "server/contract",
    "server/catalog",
    "server/advice",
    "server/accounts",
    "server/mcp",
    "server/member",
    "server/tools",
    "data/vocab.ts",
  ],
  server: ["server", "package.json"],
};

const root = join(import.meta.dirname, "..");

const files = ["data", "build", "server"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => `${folder}/${file}`),
);

const textOf = (file: string) => readFileSync(join(root, file), "utf8");

const IMPORT = /^(?:import|export)\b[^;]*?\bfrom\s+"([^"]+)"|\bimport\("([^"]+)"\)/gms;

const importsOf = (file: string) =>
  [...textOf(file).matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? "");

const layerOf = (file: string) =>
  Object.keys(MAY_IMPORT)
    .filter((layer) => file.startsWith(`${layer}/`))
    .toSorted((a, b) => b.length - a.length)[0];

/** Each import of another file of ours, as its path from the root. */
const importsWithin = (file: string): readonly string[] =>
  importsOf(file)
    .filter((target) => target.startsWith("."))
    .map((target) => relative(root, join(root, dirname(file), target)));

describe.each(Object.entries(MAY_IMPORT))("%s", (layer, others) => {
  const own = files.filter((file) => layerOf(file) === layer);
  const allowed = [layer, ...others];
  const mayImport = (path: string): boolean =>
    allowed.some((one) => path === one || path.startsWith(`${one}/`));

  test(`imports only ${allowed.join(", ")}`, () => {
    expect(own).not.toEqual([]);
    const forbidden = own.flatMap((file) =>
      importsWithin(file)
        .filter((path) => !mayImport(path))
        .map((path) => `${file} imports ${path}`),
    );
    expect(forbidden).toEqual([]);
  });
});

test("every file lies in a folder of the table", () => {
  expect(files.filter((file) => layerOf(file) === undefined)).toEqual([]);
});

test("files are imported by their whole name", () => {
  const short = files.flatMap((file) =>
    importsWithin(file)
      .filter((path) => !/\.(?:ts|json)$/.test(path))
      .map((path) => `${file} imports ${path}`),
  );
  expect(short).toEqual([]);
});

test("only programs touch the environment", () => {
  // The pages show programs of users, who keep their key in the environment.
  const ours = files.filter((file) => !file.startsWith("build/site/docs/"));
  const readers = ours.filter((file) => textOf(file).includes("process.env"));
  expect(readers).toEqual(["build/dev/main.ts", "server/main.ts"]);
});

test("only server/mcp knows an MCP SDK", () => {
  const users = files.filter((file) =>
    importsOf(file).some((target) => target.startsWith("@modelcontextprotocol/")),
  );
  expect(users.length).toBeGreaterThan(0);
  for (const file of users) expect(file).toMatch(/^server\/mcp\//);
});

test("the server reads no CSV and no build code", () => {
  const server = files.filter((file) => file.startsWith("server/"));
  for (const file of server) {
    // What a member imports may be a CSV; the tables are not for the server to read.
    const isOfMembers = file.startsWith("server/tools/reports/");
    const read = importsOf(file).filter((target) => !(isOfMembers && target === "csv-parse/sync"));
    expect(read, file).not.toContainEqual(expect.stringMatching(/csv-parse|\.csv$/));
    expect(importsOf(file), file).not.toContainEqual(expect.stringContaining("/build/"));
  }
});
