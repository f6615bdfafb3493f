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
    return [
      line`**${quote(headingOf(question))}**`,
      ...draft.result,
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

/** Lines as one line with bullets, so that they stay together. */
function listOf(lines: readonly Line[]): Line {
  const strings: string[] = [""];
  for (const [place, { strings: words }] of lines.entries()) {
    const [first = "", ...others] = words;
    strings.push(`${strings.pop() ?? ""}${place === 0 ? "" : "\n"}- ${first}`, ...others);
  }
  return { strings, pieces: lines.flatMap(({ pieces }) => pieces) };
}
