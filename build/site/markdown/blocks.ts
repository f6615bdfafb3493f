/*
 * The Markdown subset of the guides: headings, paragraphs, flat lists, tables and fenced code.
 * Anything else throws, so no page shows unparsed markup.
 */

/** A block of a document; texts still hold their inline markup. */
export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly text: string; readonly id: string }
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly ordered: boolean; readonly entries: readonly string[] }
  | { readonly kind: "table"; readonly head: Cells; readonly rows: readonly Cells[] }
  | { readonly kind: "code"; readonly language: string; readonly text: string };

type Cells = readonly string[];

type Found = readonly [block: Block, lines: number];

/** Throws with the line for unsupported Markdown. */
export function readBlocks(text: string): readonly Block[] {
  const lines = text.replaceAll(/<!--.*?-->\n?/gs, "").split("\n");
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const rest = lines.slice(at);
    if (rest[0]?.trim() === "") at += 1;
    else {
      const [block, taken] = readBlock(rest);
      blocks.push(block);
      at += taken;
    }
  }
  return blocks;
}

function readBlock(lines: readonly string[]): Found {
  const [first = ""] = lines;
  if (/^(?:<|>|!\[| {2,}\S)/.test(first)) throw new Error(`Markdown not read here: ${first}`);
  for (const read of [readCode, readHeading, readTable, readList]) {
    const found = read(lines);
    if (found !== undefined) return found;
  }
  const taken = countWhile(lines, (line, at) => at === 0 || isText(line));
  return [{ kind: "paragraph", text: lines.slice(0, taken).join(" ") }, taken];
}

function readCode(lines: readonly string[]): Found | undefined {
  const [, language] = /^```(\w*)$/.exec(lines[0] ?? "") ?? [];
  if (language === undefined) return undefined;
  const end = lines.indexOf("```", 1);
  if (end === -1) throw new Error(`Markdown: code without an end: ${lines[1] ?? ""}`);
  return [{ kind: "code", language, text: lines.slice(1, end).join("\n") }, end + 1];
}

function readHeading(lines: readonly string[]): Found | undefined {
  const [, marks, text] = /^(#{1,4}) (.+)$/.exec(lines[0] ?? "") ?? [];
  if (marks === undefined || text === undefined) return undefined;
  return [{ kind: "heading", level: marks.length, text, id: toAnchor(text) }, 1];
}

/** The anchor that GitHub gives a heading. */
export const toAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");

function readTable(lines: readonly string[]): Found | undefined {
  const taken = countWhile(lines, (line) => line.startsWith("|"));
  if (taken === 0) return undefined;
  const [head = [], , ...rows] = lines.slice(0, taken).map(toCells);
  return [{ kind: "table", head, rows }, taken];
}

const toCells = (line: string): Cells =>
  line
    .replaceAll(/^\||\|\s*$/g, "")
    .split("|")
    .map((cell) => cell.trim());

const BULLET = /^(?:-|\d+\.) +/;

function readList(lines: readonly string[]): Found | undefined {
  if (!BULLET.test(lines[0] ?? "")) return undefined;
  const taken = countWhile(lines, (line) => BULLET.test(line) || /^ {2,}[^\s-]/.test(line));
  const entries: string[] = [];
  for (const line of lines.slice(0, taken)) {
    if (BULLET.test(line)) entries.push(line.replace(BULLET, ""));
    else entries.push(`${entries.pop()} ${line.trim()}`);
  }
  return [{ kind: "list", ordered: !lines[0]?.startsWith("-"), entries }, taken];
}

const isText = (line: string): boolean => line.trim() !== "" && !/^(?:```|#|\||- )/.test(line);

function countWhile(lines: readonly string[], fits: (line: string, at: number) => boolean): number {
  const end = lines.findIndex((line, at) => !fits(line, at));
  return end === -1 ? lines.length : end;
}
