import { answer, askBack, type Draft } from "./draft.ts";
import { line } from "./line.ts";

/** The answers to several questions as one; what could not be answered is asked back after them. */
export function joinDrafts(drafts: readonly Draft[]): Draft {
  const [first, ...others] = drafts;
  if (first === undefined)
    return askBack(line`What would you like to know about your cards or points?`);
  if (others.length === 0) return first;
  const given = drafts.filter(({ kind }) => kind === "answer");
  const kept =
    given.length > 0 ? [...given, ...drafts.filter((one) => !given.includes(one))] : drafts;
  return {
    ...answer({
      lead: unique(kept.flatMap(({ lead }) => lead)),
      envelopes: kept.flatMap(({ envelopes }) => envelopes),
    }),
    kind: given.length > 0 ? "answer" : first.kind,
    // Of a question back beside an answer the options would read as more of the answer.
    details: unique(
      kept.flatMap(({ kind, details }) => (kind === "answer" || given.length === 0 ? details : [])),
    ),
    caveats: unique(kept.flatMap(({ caveats }) => caveats)),
  };
}

const unique = (lines: Draft["lead"]): Draft["lead"] => [
  ...new Map(lines.map((one) => [one.text, one])).values(),
];
