import { execFile, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GUIDES } from "../build/site/guides/guides.ts";
import { toAnchor } from "../build/site/markdown/blocks.ts";
import { pathsOf, toBraces } from "../server/contract/addresses.ts";
import type { Route } from "../server/contract/route.ts";
import { routes } from "../server/contract/routes.ts";
import { SCHEMA_NAMES } from "../server/contract/schemas.ts";
import { SETTINGS } from "../server/config/environment.ts";
import { type ListeningService, listen } from "./support/service.ts";

const ROOT = join(import.meta.dirname, "..");
const textOf = (file: string): string => readFileSync(join(ROOT, file), "utf8");

const readme = textOf("README.md");
const api = textOf("build/site/guides/api.md");
const files = ["README.md", ...GUIDES.map(({ file }) => file)];
const everything = files.map(textOf).join("\n");

const blocksOf = (text: string) =>
  [...text.matchAll(/```(sh|json|js)\n(.*?)\n```/gs)].map(([, kind, code = ""]) => ({
    kind,
    code,
  }));
const withoutCode = (text: string): string => text.replaceAll(/```.*?```/gs, "");
const isInstalled = (command: string) => spawnSync("which", [command]).status === 0;

test("the first two commands of the README do all the set-up", () => {
  const [start, check] = blocksOf(readme).map(({ code }) => code);
  expect(start).toBe("npm ci && npm start");
  expect(check).toBe("npm ci && npm test");
});

test("the README is short", () => {
  expect(readme.split("\n").length).toBeLessThanOrEqual(150);
});

test("the table of routes is the route table", () => {
  const expected = Object.values<Route>(routes).flatMap((route) =>
    pathsOf(route).map((path) => `| \`${route.method} ${toBraces(path)}\` | ${route.summary} |`),
  );
  const shown = api
    .split("\n")
    .filter((line) => /^\| `(?:GET|POST) /.test(line))
    .map((line) => line.replaceAll(/ +/g, " "));
  expect(shown).toEqual(expected);
});

test.each(SETTINGS)("the setting %s is documented", (name) => {
  expect(everything).toMatch(new RegExp(`\\b${name}\\b`));
});

test("every JSON Schema is named", () => {
  const [, section = ""] = api.split("\n## JSON Schemas\n");
  for (const name of SCHEMA_NAMES) expect(section).toContain(`\`${name}\``);
});

test("no two documents have a sentence in common, nor one the same sentence twice", () => {
  const sentences = files.flatMap((file) =>
    withoutCode(textOf(file))
      .split(/\n\n+|\n(?=[-|#]|\d\. )/)
      .filter((block) => !/^[|#]/.test(block))
      .flatMap((block) => block.replaceAll(/\s+/g, " ").split(/(?<=[.!?]) /))
      .filter((sentence) => sentence.split(" ").length > 5),
  );
  expect(sentences.length).toBeGreaterThan(100);
  expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
});

describe.each(files)("%s", (file) => {
  const links = [...withoutCode(textOf(file)).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, address = ""]) => address)
    .filter((address) => !/^https?:/.test(address));

  test.each(links)("leads to %s", (address) => {
    const [path = "", anchor] = address.split("#");
    const target = path === "" ? file : join(dirname(file), path);
    expect(existsSync(join(ROOT, target)), target).toBe(true);
    if (anchor === undefined) return;
    const headings = textOf(target).matchAll(/^#+ (.*)$/gm);
    expect([...headings].map(([, heading = ""]) => toAnchor(heading))).toContain(anchor);
  });
});

describe("the commands", () => {
  let service: ListeningService;
  let folder: string;
  beforeAll(async () => {
    service = await listen();
    folder = mkdtempSync(join(tmpdir(), "cardfile-documents-"));
  });
  afterAll(async () => {
    await service.close();
    rmSync(folder, { recursive: true });
  });

  const run = async (program: string, words: readonly string[]): Promise<string> => {
    const here = words.map((one) => one.replaceAll("http://127.0.0.1:3000", service.root));
    return (await promisify(execFile)(program, here, { cwd: folder })).stdout;
  };

  const asked = files
    .map((file) => blocksOf(textOf(file)))
    .flatMap((blocks) =>
      blocks.flatMap(({ kind, code }, at) => {
        const next = blocks[at + 1];
        const shown = next?.kind === "json" ? next.code : undefined;
        const isRequest = kind === "sh" && code.startsWith("curl") && !code.includes("jq");
        return isRequest ? [{ code, shown }] : [];
      }),
    );

  test.skipIf(!isInstalled("curl")).each(asked)("$code", async ({ code, shown }) => {
    const answer: unknown = JSON.parse(await run("sh", ["-ec", code]));
    if (shown === undefined) expect(JSON.stringify(answer).length).toBeGreaterThan(100);
    else expect(answer).toEqual(JSON.parse(shown));
  });

  const hasTools = isInstalled("curl") && isInstalled("jq");
  test.skipIf(!hasTools)("the check of an export (it needs curl and jq)", async () => {
    const script = blocksOf(api).find(({ code }) => code.includes("jq -cSj"))?.code ?? "";
    const [computed, published] = (await run("sh", ["-ec", script])).split("\n");
    expect(published).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(computed).toContain(published?.slice("sha256:".length));
  });

  test("the program in the README prints cards with their fees", async () => {
    const script = blocksOf(readme).find(({ code }) => code.includes("await fetch"))?.code ?? "";
    const lines = (await run(process.execPath, ["--input-type=module", "-e", script])).trim();
    expect(lines).toMatch(/^(?:Delta .+: \$\d+\n?)+$/);
  });
});
