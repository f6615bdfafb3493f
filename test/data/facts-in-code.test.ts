import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { OPEN_CARDS, TRACKED_CARDS } from "../../build/checks/counts.ts";
import { readTables } from "../../build/read.ts";
import { NETWORKS } from "../../data/vocab.ts";

/*
 * Facts stand in tables: code names no card, program or merchant, decides nothing by the words of a
 * note, and counts no cards.
 */

const ROOT = join(import.meta.dirname, "../..");
const { tables } = readTables(join(ROOT, "data"));

interface Source {
  readonly file: string;
  readonly code: string;
}

/** The TypeScript files of a folder, without their comments. */
const sourcesOf = (folder: string): readonly Source[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.includes("node_modules"))
    .map((file) => ({
      file: `${folder}/${file}`,
      code: withoutComments(readFileSync(join(ROOT, folder, file), "utf8")),
    }));

const withoutComments = (code: string): string =>
  code.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/.*$/gm, "");

const server = sourcesOf("server");

/** Where cards, programs and merchants may be named, and why. */
const MAY_NAME: Readonly<Record<string, string>> = {
  "server/accounts/demo.ts": "the wallet of the demonstration",
  "server/accounts/store/postgres-batch.ts": "LEVEL is a word of SQL",
  "server/accounts/store/postgres-schema.ts": "LEVEL is a word of SQL",
  "server/contract/provenance-routes.ts": "an example of a card's id",
  "server/catalog-mcp/estimate-point-value.ts": "examples in a description",
  "server/catalog-mcp/search-card-catalog.ts": "examples in descriptions",
  "server/contract/benefits.ts": "an example of a label",
  "server/contract/routes.ts": "examples of parameters",
  "server/tools/cards/get-card.ts": "examples in a description",
  "server/tools/prompts.ts": "an example in a description",
  "server/tools/year/credit-years.ts": "an example in a description",
  "server/tools/spending/best-card-for-purchase.ts": "an example in a description",
  "server/tools/wallet/update-profile.ts": "examples in descriptions",
};

const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g;

/** Keys that are no words of the language. */
const KEYS = [
  ...tables.cards.map(({ id }) => id),
  ...tables.programs.map(({ key }) => key),
  ...tables.merchants.map(({ key }) => key),
].filter((key) => /[-_]/.test(key));

const NAMES = [
  ...tables.cards.flatMap(({ card_name: name, display_name: short }) => [name, short]),
  ...tables.programs.map(({ name }) => name),
  ...tables.merchants.map(({ name }) => name),
].filter((name) => name.length > 3);

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
const ANY_NAME = new RegExp(
  `(?<![\\w-])(?:${[...KEYS, ...NAMES]
    .toSorted((a, b) => b.length - a.length)
    .map(escape)
    .join("|")})(?![\\w-])`,
);

/** The first card, program or merchant that a string names. */
function nameIn({ code }: Source): string | undefined {
  for (const [text] of code.matchAll(STRING)) {
    const [found] =
      ANY_NAME.exec(NETWORKS.reduce((left, name) => left.replaceAll(name, ""), text)) ?? [];
    if (found !== undefined) return found;
  }
  return undefined;
}

test("the server names no card, program or merchant but in examples", () => {
  const named = server
    // The chat keeps its own words until it is rebuilt.
    .filter(({ file }) => !file.startsWith("server/chat/"))
    .filter((source) => nameIn(source) !== undefined);
  expect(named.map(({ file }) => file).toSorted()).toEqual(Object.keys(MAY_NAME).toSorted());
});

test("a name in code would be found", () => {
  const code = 'const CHAINS = { big: ["hampton", "embassy-suites"] };';
  expect(nameIn({ file: "", code })).toBe("embassy-suites");
  expect(nameIn({ file: "", code: "const text = `with a Chase Sapphire Reserve`;" })).toBe(
    "Chase Sapphire Reserve",
  );
});

/** Code that tests or parses a note; showing it, or saying that there is one, is neither. */
const READS_NOTE =
  /\bnote\)?(?:\s*\?\?\s*"")?\)?\??\.(?:startsWith|endsWith|includes|(?:last)?indexOf|match(?:All)?|search|split|replace(?:All)?|slice|substring|to\w+Case)\(|\.(?:test|exec)\(\s*(?:\w+\??\.)*note\b|\bnote\b\s*[!=]==(?!\s*(?:""|undefined\b))/i;

test("no code reads a note but to show it", () => {
  const readers = [...server, ...sourcesOf("build")]
    .filter(({ file }) => !file.startsWith("build/checks/"))
    .filter(({ code }) => READS_NOTE.test(code));
  expect(readers.map(({ file }) => file)).toEqual([]);
});

test.each([
  'offer.steps.some(({ note }) => note.startsWith("ceiling"))',
  "NARROWING.test(row.note)",
  'SPAN.test(row.note ?? "")',
  'const parts = note.split("; ")',
  '(row.note ?? "").includes("only")',
  'note === "US only"',
])("%s would be found", (code) => {
  expect(READS_NOTE.test(code)).toBe(true);
});

test("how many cards there are stands in one place", () => {
  const counts = new RegExp(String.raw`\b(?:${OPEN_CARDS}|${TRACKED_CARDS})\b`);
  const counting = [...server, ...sourcesOf("build"), ...sourcesOf("test")].filter(
    ({ file, code }) => !MAY_COUNT.has(file) && counts.test(code),
  );
  expect(counting.map(({ file }) => file)).toEqual([]);
});

const MAY_COUNT: ReadonlySet<string> = new Set([
  "build/checks/counts.ts",
  // Random seeds.
  "test/bench/queries.ts",
]);
