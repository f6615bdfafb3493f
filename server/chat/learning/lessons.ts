import type { Lesson } from "./classifier.ts";
import type { Group, Intent } from "../builtin/intent.ts";
import { BENEFIT_SORTS, type BenefitSort } from "../language/delexicalised/benefit-sorts.ts";
import type { Turns } from "./model.ts";
import type { FollowUp } from "../builtin/phrasings/follow-ups.ts";
import { seededBy } from "./seeded.ts";
import { expandLine, roughen, toLines } from "./templates.ts";

/** About how many sentences an intent is learned from; each line has a part in them. */
const SENTENCES_AN_INTENT = 120;
const LEAST_A_LINE = 2;
const MOST_A_LINE = 10;

/** What of an intent is learned. */
export type Phrased = Pick<Intent, "id" | "group" | "phrasings">;

/** What the classifier learns: the sentences of each phrasing, benefits by the sorts it is about. */
export function toLessons(intents: readonly Phrased[]): readonly Lesson[] {
  return intents.flatMap((intent) => {
    const lines = toLines(intent.phrasings);
    const share = Math.round(SENTENCES_AN_INTENT / Math.max(1, lines.length));
    const most = Math.min(MOST_A_LINE, Math.max(LEAST_A_LINE, share));
    const sorts = sortsOf(intent);
    return lines.map((written) => ({
      label: intent.id,
      sentences: sentencesOf(written.replaceAll("{benefit}", toChoice(sorts)), most),
    }));
  });
}

/** Groups and intents whose `{benefit}` is of one sort or a few; elsewhere it is of any. */
const SORTS: Readonly<Partial<Record<Group, readonly BenefitSort[]>>> &
  Readonly<Record<string, readonly BenefitSort[] | undefined>> = {
  cover: ["cover"],
  lounge: ["lounge"],
  credit: ["credit"],
  certificates: ["night"],
  expiring: ["credit", "night"],
  enrolment: ["credit", "cover", "lounge"],
  card_fee: ["foreign_fee"],
  foreign_purchase: ["foreign_fee"],
};

const sortsOf = ({ id, group }: Phrased): readonly BenefitSort[] =>
  SORTS[id] ?? SORTS[group] ?? BENEFIT_SORTS;

const toChoice = (sorts: readonly BenefitSort[]): string =>
  `(${sorts.map((sort) => `{${sort}}`).join("|")})`;

/** As written, and one of them as typed in a hurry. */
function sentencesOf(template: string, most: number): readonly string[] {
  const written = expandLine(template, most);
  const random = seededBy(template);
  const rough = written.slice(0, Math.ceil(most / 4)).map((one) => roughen(one, random));
  return [...new Set([...written, ...rough])];
}

/** The follow-ups that ask something else than the question before, by what they ask. */
export const goes = (
  intents: readonly Phrased[],
  followUps: readonly FollowUp[],
): readonly Phrased[] =>
  intents.map(({ id, group }) => ({
    id,
    group,
    phrasings: followUps
      .filter(({ before, intent }) => intent === id && before !== id)
      .map(({ text }) => text)
      .join("\n"),
  }));

/** How a message goes on from a question: with what it asked, or from it, or with something else. */
export type Going = "stays" | "turns" | "parts";

const goingOf = ({ before, intent, isWhole }: FollowUp): Going =>
  intent === before ? "stays" : isWhole ? "parts" : "turns";

/** What tells how a message goes on. */
export const toGoings = (followUps: readonly FollowUp[]): readonly Lesson[] =>
  followUps.map((one) => ({
    label: goingOf(one),
    sentences: sentencesOf(one.text.replaceAll("{benefit}", toChoice(BENEFIT_SORTS)), LEAST_A_LINE),
  }));

/** Where members went from a question of each group, when they asked something else. */
export function toTurns(intents: readonly Phrased[], followUps: readonly FollowUp[]): Turns {
  const groups = new Map(intents.map(({ id, group }) => [id, group]));
  const turns: Record<string, Record<string, number>> = {};
  for (const { before, intent } of followUps) {
    const group = groups.get(before);
    if (group === undefined || intent === before) continue;
    const from = (turns[group] ??= {});
    from[intent] = (from[intent] ?? 0) + 1;
  }
  return turns;
}
