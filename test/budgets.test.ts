import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { parseAst } from "vite";
import { expect, test } from "vitest";

/*
 * How large folders may be. Deletions lower a line; a feature raises it in the commit that needs it,
 * with the reason there.
 */
const ROOT = join(import.meta.dirname, "..");

interface Budget {
  readonly folder: string;
  readonly ending: string;
  readonly lines: number;
  readonly files: number;
}

const BUDGETS: readonly Budget[] = [
  // Aim: 14,400 lines in 150 files. What is above it is language/ and plans/.
  { folder: "server/chat", ending: ".ts", lines: 21_900, files: 234 },
  { folder: "server/chat/phrasings", ending: ".txt", lines: 9000, files: 52 },
  { folder: "test/chat", ending: ".ts", lines: 6050, files: 61 },
];
/** Most stand in language/. */
const MOST_PATTERNS = 264;

function filesOf(folder: string, ending: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(ROOT, folder, name), "utf8"));
}

const linesOf = (text: string): number => text.split("\n").length - 1;

test.each(BUDGETS)("$folder has at most $lines lines of $ending", (budget) => {
  const files = filesOf(budget.folder, budget.ending);
  const lines = files.reduce((sum, text) => sum + linesOf(text), 0);
  expect(lines).toBeLessThanOrEqual(budget.lines);
  expect(files.length).toBeLessThanOrEqual(budget.files);
});

/** Counts the regular expressions in a parsed program. */
function patternsIn(node: unknown): number {
  if (typeof node !== "object" || node === null) return 0;
  if (Array.isArray(node)) return node.reduce<number>((sum, one) => sum + patternsIn(one), 0);
  const inside = Object.values(node).reduce<number>((sum, one) => sum + patternsIn(one), 0);
  const isLiteral = "type" in node && node.type === "Literal" && "regex" in node;
  const isMade = "callee" in node && "type" in node && node.type === "NewExpression";
  const { callee } = isMade ? node : { callee: undefined };
  const isNamed = typeof callee === "object" && callee !== null && "name" in callee;
  return inside + (isLiteral || (isNamed && callee.name === "RegExp") ? 1 : 0);
}

test("the chat has few regular expressions", () => {
  const count = filesOf("server/chat", ".ts").reduce((sum, text) => {
    const { code } = transformSync(text, { loader: "ts" });
    return sum + patternsIn(parseAst(code));
  }, 0);
  expect(count).toBeLessThanOrEqual(MOST_PATTERNS);
});
