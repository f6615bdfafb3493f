import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pathsOf, toBraces } from "../server/contract/addresses.ts";
import type { Route } from "../server/contract/route.ts";
import { routes } from "../server/contract/routes.ts";
import { SETTINGS } from "../server/environment.ts";
import { SCHEMA_NAMES } from "../server/contract/schemas.ts";
import { type ListeningService, listen } from "./support/service.ts";

const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
const operating = readFileSync(join(import.meta.dirname, "../build/deploy/README.md"), "utf8");
const blocks = [...readme.matchAll(/```(sh|json)\n(.*?)\n```/gs)].map(([, kind, text = ""]) => ({
  kind,
  text,
}));
const isInstalled = (command: string) => spawnSync("which", [command]).status === 0;

test("the first two commands do all the set-up", () => {
  const [start, check] = blocks.map(({ text }) => text);
  expect(start).toBe("npm ci && npm start");
  expect(check).toBe("npm ci && npm test");
});

test("the table of routes is the route table", () => {
  const expected = Object.values<Route>(routes).flatMap((route) =>
    pathsOf(route).map((path) => `| \`${route.method} ${toBraces(path)}\` | ${route.summary} |`),
  );
  const shown = readme
    .split("\n")
    .filter((line) => /^\| `(?:GET|POST) /.test(line))
    .map((line) => line.replaceAll(/ +/g, " "));
  expect(shown).toEqual(expected);
});

test.each(SETTINGS)("the setting %s is told", (name) => {
  expect(readme + operating).toMatch(new RegExp(`\\b${name}\\b`));
});

test("every JSON Schema is named", () => {
  const [, section = ""] = readme.split("\n## JSON Schemas\n");
  for (const name of SCHEMA_NAMES) expect(section).toContain(`\`${name}\``);
});

describe.skipIf(!isInstalled("curl"))("the commands (they need curl)", () => {
  let service: ListeningService;
  let folder: string;
  beforeAll(async () => {
    service = await listen();
    folder = mkdtempSync(join(tmpdir(), "cardfile-readme-"));
  });
  afterAll(async () => {
    await service.close();
    rmSync(folder, { recursive: true });
  });

  async function run(script: string): Promise<string> {
    const command = script.replaceAll("http://127.0.0.1:3000", service.root);
    const { stdout } = await promisify(execFile)("sh", ["-ec", command], { cwd: folder });
    return stdout;
  }

  const asked = blocks.flatMap(({ kind, text }, at) => {
    const next = blocks[at + 1];
    const shown = next?.kind === "json" ? next.text : undefined;
    return kind === "sh" && text.startsWith("curl") && !text.includes("jq")
      ? [{ text, shown }]
      : [];
  });

  test.each(asked)("$text", async ({ text, shown }) => {
    const answer: unknown = JSON.parse(await run(text));
    if (shown === undefined) expect(JSON.stringify(answer).length).toBeGreaterThan(100);
    else expect(answer).toEqual(JSON.parse(shown));
  });

  test.skipIf(!isInstalled("jq"))("the check of an export (it needs jq)", async () => {
    const script = blocks.find(({ text }) => text.includes("jq -cSj"))?.text ?? "";
    const [computed, published] = (await run(script)).split("\n");
    expect(published).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(computed).toContain(published?.slice("sha256:".length));
  });
});
