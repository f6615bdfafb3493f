import { type Draft, type Line, line, quote } from "./draft.ts";

/** The answer to one of several questions of a message. */
export interface Part {
  /** The question as it was written. */
  readonly question: string;
  readonly draft: Draft;
}

/** One draft of several, each under its question; the caveats of all at the end. */
export function joinParts(parts: readonly Part[]): Draft {
  const drafts = parts.map(({ draft }) => draft);
  const kinds = new Set(drafts.map(({ kind }) => kind));
  const isAnswered = kinds.has("answer");
  const blocks = parts.flatMap(({ question, draft }) => {
    // Beside an answer, what is not clear is asked in one line.
    const details = isAnswered && draft.kind === "clarify" ? [] : draft.details;
    const [first, ...more] = draft.result;
    const heading = line`**${quote(headingOf(question))}**`;
    return [
      // Question and answer stand together, so that it shows which answers which.
      first === undefined ? heading : below(heading, first),
      ...more,
      ...(details.length === 0 ? [] : [listOf(details)]),
    ];
  });
  return {
    kind: isAnswered ? "answer" : kinds.has("clarify") ? "clarify" : "refuse",
    result: blocks,
    details: [],
    caveats: drafts.flatMap(({ caveats }) => caveats),
    envelopes: drafts.flatMap(({ envelopes }) => envelopes),
  };
}

/**
 * Without the parts that tell no figure but those of an earlier one, or ask the same back: two
 * halves of one question. What is left of a later part does not tell again what an earlier one did.
 */
export function withoutTold<One extends Part>(parts: readonly One[]): readonly One[] {
  const known = new Set<string>();
  const offered = new Set<string>();
  return parts.flatMap((part) => {
    const { draft } = part;
    const options = draft.kind === "clarify" ? draft.details.map(wordsOf).join("\n") : "";
    if (options !== "" && offered.has(options)) return [];
    offered.add(options);
    const isNew = (one: Line): boolean => !hasFigure(one) || !known.has(wordsOf(one));
    const figures = draft.result.filter(hasFigure);
    const isTold = figures.length > 0 && !figures.some(isNew);
    const shown = {
      ...draft,
      result: draft.result.filter(isNew),
      details: draft.details.filter(isNew),
    };
    for (const one of [...draft.result, ...draft.details]) known.add(wordsOf(one));
    return isTold ? [] : [{ ...part, draft: shown }];
  });
}

const hasFigure = ({ pieces }: Line): boolean => pieces.some((piece) => "text" in piece);

/** All that a line says, but for the marks of its sources. */
export const wordsOf = ({ strings, pieces }: Line): string =>
  strings.map((words, place) => words + saidBy(pieces[place])).join("");

function saidBy(piece: Line["pieces"][number] | undefined): string {
  if (piece === undefined || "cited" in piece) return "";
  return "text" in piece ? piece.text : "told" in piece ? piece.told : piece.quoted;
}

const MOST_HEADING = 56;

/** The end of a question asks; what is told before it is cut. */
function headingOf(question: string): string {
  const text = question.replaceAll(/\s+/g, " ").trim();
  if (text.length <= MOST_HEADING) return text;
  const end = text.slice(-MOST_HEADING);
  return `…${end.slice(end.indexOf(" ") + 1)}`;
}

/** Without what can be left out; an option that is asked about cannot. */
export const withoutDetails = (draft: Draft): Draft =>
  draft.kind === "clarify" ? draft : { ...draft, details: [] };

/** Two lines of one paragraph. */
function below(upper: Line, lower: Line): Line {
  const strings = [...upper.strings];
  const last = strings.pop() ?? "";
  const [first = "", ...others] = lower.strings;
  return {
    strings: [...strings, `${last}\n${first}`, ...others],
    pieces: [...upper.pieces, ...lower.pieces],
  };
}

/** Lines as one line with bullets, so that they stay together. */
function listOf(lines: readonly Line[]): Line {
  const strings: string[] = [""];
  for (const [place, { strings: words }] of lines.entries()) {
    const [first = "", ...others] = words;
    strings.push(`${strings.pop() ?? ""}${place === 0 ? "" : "\n"}- ${first}`, ...others);
  }
  return { strings, pieces: lines.flatMap(({ pieces }) => pieces) };
}
