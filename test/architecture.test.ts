import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { MAY_IMPORT } from "./support/may-import.ts";

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
    .filter((layer) => file === layer || file.startsWith(`${layer}/`))
    .toSorted((a, b) => b.length - a.length)[0];

/** Each import of another file of ours, as its path from the root. */
const importsWithin = (file: string): readonly string[] =>
  importsOf(file)
    .filter((target) => target.startsWith("."))
    .map((target) => relative(root, join(root, dirname(file), target)));

const imports = new Map(files.map((file) => [file, importsWithin(file)]));

describe.each(Object.entries(MAY_IMPORT))("%s", (layer, others) => {
  const own = files.filter((file) => layerOf(file) === layer);
  const allowed = [layer, ...others];
  const mayImport = (path: string): boolean =>
    allowed.some((one) => path === one || path.startsWith(`${one}/`));

  test("imports only what its line of the table says", () => {
    expect(own).not.toEqual([]);
    const forbidden = own.flatMap((file) =>
      importsWithin(file)
        .filter((path) => !mayImport(path))
        .map((path) => `${file} imports ${path}`),
    );
    expect(forbidden).toEqual([]);
  });
});

/** The files that a file reaches by its imports, itself only where they lead back to it. */
function reachedFrom(file: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const left = [...(imports.get(file) ?? [])];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    left.push(...(imports.get(next) ?? []));
  }
  return reached;
}

test("no file imports itself through others, not even for a type", () => {
  const circles = files.filter((file) => reachedFrom(file).has(file));
  expect(circles).toEqual([]);
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
  expect(readers).toEqual([
    "build/is-fresh.ts",
    "build/main.ts",
    "build/dev/main.ts",
    "server/main.ts",
  ]);
});

/** Packages that one folder alone knows, so that they can be replaced there. */
const KNOWN_BY = [
  ["@modelcontextprotocol/", "server/mcp/"],
  ["oidc-provider", "server/accounts/oauth/"],
  ["libsql", "server/accounts/store/"],
  ["pg", "server/accounts/store/"],
  ["prom-client", "server/ops/"],
] as const;

test.each(KNOWN_BY)("%s is known in %s alone", (name, folder) => {
  // The pages show programs of users, who import what they like.
  const users = files.filter(
    (file) =>
      !file.startsWith("build/site/docs/") &&
      importsOf(file).some((target) => target.startsWith(name)),
  );
  expect(users).not.toEqual([]);
  expect(users.filter((file) => !file.startsWith(folder))).toEqual([]);
});

test("the server reads no CSV and no build code", () => {
  const server = files.filter((file) => file.startsWith("server/"));
  for (const file of server) {
    // A member's import may be a CSV; the server never reads the tables.
    const isOfMembers = /^server\/tools\/(?:reports|purchases)\//.test(file);
    const read = importsOf(file).filter(
      (target) => !(isOfMembers && target.startsWith("csv-parse")),
    );
    expect(read, file).not.toContainEqual(expect.stringMatching(/csv-parse|\.csv$/));
    expect(importsOf(file), file).not.toContainEqual(expect.stringContaining("/build/"));
  }
});

test("each folder has its story in CONTRIBUTING.md or in a README of its own", () => {
  const stories = textOf("CONTRIBUTING.md").split(/\n(?=[-|])/);
  const folders = new Set(files.map(dirname).filter((folder) => folder.split("/").length > 1));
  const untold = [...folders].filter((folder) => {
    const within = [`\`${dirname(folder)}/\``, `\`${basename(folder)}/\``];
    const isTold = (story: string) =>
      story.includes(`\`${folder}/\``) || within.every((name) => story.includes(name));
    return !stories.some(isTold) && !existsSync(join(root, folder, "README.md"));
  });
  expect(untold).toEqual([]);
});
