/*
 * The Markdown subset of answers, as a tree of a few known elements. Shared by the server, which
 * writes the tree as HTML, and the page's script, which builds elements from it: no text of an
 * answer ever becomes markup.
 */

/** Links in answers lead to other sites, which learn nothing of ours. */
export const LINK_REL = "noopener noreferrer nofollow";

/** An element of an answer. */
export interface Marked {
  readonly tag: "p" | "ul" | "ol" | "li" | "strong" | "em" | "br" | "a" | "h3" | "button";
  readonly inside: readonly Piece[];
  /** Where a link leads: http or https only. */
  readonly href?: string | undefined;
  readonly look?: "caveats" | "sources" | "examples" | undefined;
  /** The number of an entry in a numbered list. */
  readonly number?: number | undefined;
  /** The question that a button asks. */
  readonly value?: string | undefined;
}

export type Piece = Marked | string;

interface Source {
  readonly number: number;
  readonly title: string;
  readonly href: string | undefined;
}

/**
 * The tree of an answer: its text, its caveats, and its sources as links. Only the latest answer
 * shows its options as buttons.
 */
export function parseAnswer(text: string, isLatest = true): readonly Marked[] {
  const lines = text.replaceAll(/\r\n?/g, "\n").split("\n");
  const end = findSources(lines);
  const sources = lines.slice(end + 1).flatMap(toSource);
  const blocks = toBlocks(lines.slice(0, end), sources);
  return [...(isLatest ? withChoices(blocks) : blocks), ...toSourceList(sources)];
}

/** A question with nothing but options below it: each becomes a button that asks it. */
function withChoices(blocks: readonly Marked[]): readonly Marked[] {
  const [question, list, ...others] = blocks;
  const last = question?.inside.at(-1);
  const isQuestion = typeof last === "string" && last.endsWith("?");
  if (question === undefined || !isQuestion || list?.tag !== "ul" || others.length > 0)
    return blocks;
  const inside = list.inside.map((entry) => ({ tag: "li" as const, inside: [toButton(entry)] }));
  return [question, { tag: "ul", look: "examples", inside }];
}

const toButton = (entry: Piece): Marked => ({
  tag: "button",
  inside: typeof entry === "string" ? [entry] : entry.inside,
  value: toText(entry),
});

const toText = (piece: Piece): string =>
  typeof piece === "string" ? piece : piece.inside.map(toText).join("");

/** The index of the line above the sources; the number of lines when there are no sources. */
function findSources(lines: readonly string[]): number {
  const at = lines.lastIndexOf("Sources:");
  if (at === -1) return lines.length;
  return lines.slice(at + 1).every((line) => line === "" || line.startsWith("["))
    ? at
    : lines.length;
}

function toSource(line: string): readonly Source[] {
  const parts = /^\[(\d{1,2})\] (.+)$/.exec(line);
  if (parts === null) return [];
  const [, number = "", told = ""] = parts;
  const [, title = told, url = ""] = /^(.+?):? (\S+:\/\/\S+)$/.exec(told) ?? [];
  const href = toWebAddress(url);
  return [{ number: Number(number), title: href === undefined ? told : title, href }];
}

/** The URL when it is http or https; undefined for `javascript:` and the like. */
function toWebAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, href } = new URL(text);
  return protocol === "https:" || protocol === "http:" ? href : undefined;
}

function toSourceList(sources: readonly Source[]): readonly Marked[] {
  if (sources.length === 0) return [];
  const entries = sources.map(({ number, title, href }): Marked => {
    const inside: Piece = href === undefined ? title : { tag: "a", href, inside: [title] };
    return { tag: "li", number, inside: [inside] };
  });
  return [
    { tag: "h3", inside: ["Sources"] },
    { tag: "ol", look: "sources", inside: entries },
  ];
}

type Kind = "ul" | "ol" | "caveats" | "p";

/** Lines of one kind that belong together. */
interface Group {
  readonly kind: Kind;
  readonly lines: string[];
}

const PATTERNS: readonly (readonly [Kind, RegExp])[] = [
  ["ul", /^\s*[-*•] +(?=\S)/],
  ["ol", /^\s*\d{1,3}[.)] +(?=\S)/],
  ["caveats", /^_.+_$/],
];

const kindOf = (line: string): Kind =>
  PATTERNS.find(([, pattern]) => pattern.test(line))?.[0] ?? "p";

function toBlocks(lines: readonly string[], sources: readonly Source[]): readonly Marked[] {
  const groups: Group[] = [];
  let isNew = true;
  for (const line of lines) {
    const last = groups.at(-1);
    const kind = kindOf(line);
    // An empty line ends a paragraph, but a list may go on after it.
    const goesOn = last?.kind === kind && (!isNew || kind === "ul" || kind === "ol");
    if (line.trim() !== "") {
      if (goesOn) last.lines.push(line);
      else groups.push({ kind, lines: [line] });
    }
    isNew = line.trim() === "";
  }
  return groups.map((group) => toBlock(group, sources));
}

function toBlock({ kind, lines }: Group, sources: readonly Source[]): Marked {
  if (kind === "p") return { tag: "p", inside: onLines(lines, sources) };
  if (kind === "caveats") {
    const bare = lines.map((line) => line.slice(1, -1));
    return { tag: "p", look: "caveats", inside: onLines(bare, sources) };
  }
  const entries = lines.map((line): Marked => {
    const [mark = ""] = /^\s*\S+ +/.exec(line) ?? [];
    const inside = toPieces(line.slice(mark.length), sources);
    return { tag: "li", inside, number: kind === "ol" ? Number.parseInt(mark, 10) : undefined };
  });
  return { tag: kind, inside: entries };
}

const onLines = (lines: readonly string[], sources: readonly Source[]): readonly Piece[] =>
  lines.flatMap((line, at) => [
    ...(at === 0 ? [] : [{ tag: "br" as const, inside: [] }]),
    ...toPieces(line, sources),
  ]);

/** Bold, italics with stars or underscores, and source marks. */
const INLINE =
  /\*\*(?<bold>[^*]+)\*\*|(?<![\w*])\*(?<star>[^*\s][^*]*)\*(?![\w*])|(?<!\w)_(?<line>[^_\s][^_]*)_(?!\w)|\[(?<mark>\d{1,2})\](?!\()/g;

function toPieces(text: string, sources: readonly Source[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) pieces.push(text.slice(from, match.index));
    pieces.push(toPiece(match[0], match.groups ?? {}, sources));
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}

function toPiece(
  whole: string,
  groups: Readonly<Record<string, string | undefined>>,
  sources: readonly Source[],
): Piece {
  const { bold, mark } = groups;
  if (mark !== undefined) {
    const href = sources.find(({ number }) => number === Number(mark))?.href;
    return href === undefined ? whole : { tag: "a", href, inside: [whole] };
  }
  if (bold !== undefined) return { tag: "strong", inside: toPieces(bold, sources) };
  return { tag: "em", inside: toPieces(groups["star"] ?? groups["line"] ?? "", sources) };
}
