import { answer, askBack, type Draft, type Section, sectionsOf } from "./draft.ts";
import { text } from "./figures.ts";
import { type Line, line } from "./line.ts";
import { withNewWords } from "./news.ts";

/** Joins the answers to a message's questions and says which part was not understood. */
export function joinAnswers(
  parts: readonly { readonly text: string; readonly draft: Draft }[],
): Draft {
  const given = parts.filter(({ draft }) => draft.kind === "answer");
  const whole = joinDrafts((given.length > 0 ? given : parts).map(({ draft }) => draft));
  const open = given.length === 0 ? [] : parts.filter(({ draft }) => draft.kind === "clarify");
  const said = open.map(
    ({ text: asked }) => line`I did not understand this part: "${text(asked)}"`,
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
  // Beside an answer, the options of a question back would read as part of it.
  const sections = kept.flatMap((one) =>
    one.kind === "answer" || given.length === 0
      ? sectionsOf(one)
      : [{ lead: one.lead, details: [] }],
  );
  const [{ lead, details } = NOTHING, ...more] = withoutRepeats(sections);
  return {
    ...answer({
      lead,
      details,
      more,
      envelopes: kept.flatMap(({ envelopes }) => envelopes),
      unread: [...new Set(given.flatMap(({ unread = [] }) => unread))],
    }),
    kind: given.length > 0 ? "answer" : first.kind,
    caveats: unique(kept.flatMap(({ caveats }) => caveats)),
  };
}

const NOTHING: Section = { lead: [], details: [] };

/** Keeps sections that say something new; other sections add their details to the one before. */
function withoutRepeats(sections: readonly Section[]): readonly Section[] {
  const leads = sections.flatMap(({ lead }) => lead);
  const kept = sections.map(({ lead, details }) => ({
    lead: lead.filter((one) => !isEndOfOther(one, leads)),
    details,
  }));
  const ofNote = kept.filter(({ lead }) => lead.length > 0);
  return [...ofNote, ...kept.filter((one) => !ofNote.includes(one))].reduce(addSection, []);
}

function addSection(told: readonly Section[], section: Section): readonly Section[] {
  const leads = told.flatMap(({ lead }) => lead);
  const rows = new Set(told.flatMap(({ details }) => details.map(({ text: row }) => row)));
  const lead = withNewWords(section.lead, leads);
  const details = section.details.filter(({ text: row }) => !rows.has(row));
  const last = told.at(-1);
  return lead.length > 0 || last === undefined
    ? [...told, { lead, details }]
    : [...told.slice(0, -1), { ...last, details: [...last.details, ...details] }];
}

/** "**Yes**. It is due in May." already says "It is due in May." */
const isEndOfOther = ({ text: said }: Line, lines: readonly Line[]): boolean =>
  lines.some(({ text: one }) => one !== said && one.endsWith(said));

const unique = (lines: readonly Line[]): readonly Line[] => [
  ...new Map(lines.map((one) => [one.text, one])).values(),
];
