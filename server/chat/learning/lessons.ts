import { BENEFIT_SORTS, type BenefitSort } from "../language/delexicalised/delexicalise.ts";
import type { Lesson } from "./classifier.ts";
import type { FollowUp, Label, Section } from "./phrasings.ts";
import { seededBy } from "./seeded.ts";
import { expandLine, roughen } from "./templates.ts";

/** About how many sentences a section is learned from; each line has a part in them. */
const SENTENCES_A_SECTION = 120;
const MIN_A_LINE = 2;
const MAX_A_LINE = 10;

/** What the classifier learns: the sentences of each phrasing, benefits by the sorts it is about. */
export const toLessons = (sections: readonly Section[]): readonly Lesson[] =>
  sections.flatMap(({ label, lines }) => {
    const share = Math.round(SENTENCES_A_SECTION / Math.max(1, lines.length));
    const most = Math.min(MAX_A_LINE, Math.max(MIN_A_LINE, share));
    const sorts = sortsOf(label);
    return lines.map((written) => ({
      label: label.id,
      sentences: sentencesOf(written.replaceAll("{benefit}", toChoice(sorts)), most),
    }));
  });

/** Topics whose `{benefit}` is of one sort or a few; elsewhere it is of any. */
const SORTS: Readonly<Record<string, readonly BenefitSort[]>> = {
  protection: ["cover"],
  lounges: ["lounge"],
  credits: ["credit"],
  certificates: ["night"],
  expiring: ["credit", "night"],
  enrolment: ["credit", "cover", "lounge"],
  card: ["foreign_fee"],
  purchase: ["foreign_fee"],
};

const sortsOf = ({ topic }: Label): readonly BenefitSort[] => SORTS[topic] ?? BENEFIT_SORTS;

const toChoice = (sorts: readonly BenefitSort[]): string =>
  `(${sorts.map((sort) => `{${sort}}`).join("|")})`;

/** As written, and one of them as typed in a hurry. */
function sentencesOf(template: string, most: number): readonly string[] {
  const written = expandLine(template, most);
  const random = seededBy(template);
  const rough = written.slice(0, Math.ceil(most / 4)).map((one) => roughen(one, random));
  return [...new Set([...written, ...rough])];
}

/** What tells how a message goes on. */
export const toGoings = (followUps: readonly FollowUp[]): readonly Lesson[] =>
  followUps.map(({ going, text }) => ({
    label: going,
    sentences: sentencesOf(text.replaceAll("{benefit}", toChoice(BENEFIT_SORTS)), MIN_A_LINE),
  }));
