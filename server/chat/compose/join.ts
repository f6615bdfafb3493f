import { answer, askBack, type Draft } from "./draft.ts";
import { text } from "./figures.ts";
import { line } from "./line.ts";

/** The answers to the questions of a message; what has no answer beside others is said to have none. */
export function joinAnswers(
  parts: readonly { readonly text: string; readonly draft: Draft }[],
): Draft {
  const given = parts.filter(({ draft }) => draft.kind === "answer");
  const whole = joinDrafts((given.length > 0 ? given : parts).map(({ draft }) => draft));
  const open = given.length === 0 ? [] : parts.filter(({ draft }) => draft.kind === "clarify");
  const said = open.map(
    ({ text: asked }) => line`This part I did not understand: "${text(asked)}"`,
  );
  return { ...whole, caveats: [...whole.caveats, ...said] };
}

/** Several answers as one. */
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
      lead: withoutRepeats(unique(kept.flatMap(({ lead }) => lead))),
      envelopes: kept.flatMap(({ envelopes }) => envelopes),
      unread: [...new Set(given.flatMap(({ unread = [] }) => unread))],
    }),
    kind: given.length > 0 ? "answer" : first.kind,
    // Of a question back beside an answer the options would read as more of the answer.
    details: unique(
      kept.flatMap(({ kind, details }) => (kind === "answer" || given.length === 0 ? details : [])),
    ),
    caveats: unique(kept.flatMap(({ caveats }) => caveats)),
  };
}

/** "**Yes**. It is due in May." says "It is due in May." too. */
const withoutRepeats = (lines: Draft["lead"]): Draft["lead"] =>
  lines.filter(
    ({ text: said }) => !lines.some(({ text: one }) => one !== said && one.endsWith(said)),
  );

const unique = (lines: Draft["lead"]): Draft["lead"] => [
  ...new Map(lines.map((one) => [one.text, one])).values(),
];
