import { delexicalise, type BenefitSort, benefitSortOf } from "../language/delexicalise.ts";
import type { Range } from "../language/words/split.ts";
import type { Guess } from "../learning/classifier.ts";
import { type Mention, mentionsOf, type Understood } from "../language/understood.ts";
import type { Label, Lore } from "../learning/lore.ts";
import { isChat } from "../topics/ids.ts";
import { phrases, says, spaced, type Spaced } from "../language/words/phrases.ts";

/* How likely each label is for a question that stands by itself. */

export interface Ranked {
  readonly id: string;
  readonly label: Label;
  /** Those of all labels add up to 1. */
  readonly score: number;
}

const FIT = {
  needed: 1.1,
  missing: 0.75,
  liked: 1.1,
  notLiked: 0.95,
  stray: 0.6,
  ownBenefit: 1.2,
  otherBenefit: 0.2,
} as const;

/** All labels, likeliest first: the classifier's probability, weighed by how the names fit. */
export function rank(asked: Understood, { predict, labels }: Lore): readonly Ranked[] {
  const kinds = kindsOf(asked);
  const text = spaced(asked.tokens);
  const sorts = mentionsOf(asked, "benefit").flatMap(({ ids }) => ids.map(benefitSortOf));
  const scored = [...likelihoods(asked, predict)].flatMap(([id, likelihood]) => {
    const label = labels.get(id);
    if (label === undefined) return [];
    const fit = fitOf(label, kinds) * fitOfBenefits(label, sorts) * fitOfWords(id, text);
    return [{ id, label, score: likelihood * fit * label.weight }];
  });
  const sum = scored.reduce((total, { score }) => total + score, 0) || 1;
  return scored
    .map((one) => ({ ...one, score: one.score / sum }))
    .toSorted((a, b) => b.score - a.score);
}

/** How much the sentences that ask count beside the whole message. */
const ASKING = 0.3;
const LEAST = 1e-4;

function likelihoods(asked: Understood, predict: Lore["predict"]): ReadonlyMap<string, number> {
  const whole = new Map<string, number>();
  const asking = new Map<string, number>();
  const guess = (reading: Understood, range?: Range) => predict(delexicalise(reading, range));
  for (const reading of readingsOf(asked)) {
    keepBest(whole, guess(reading));
    for (const range of asked.asking) keepBest(asking, guess(reading, range));
  }
  if (asking.size === 0) return whole;
  return new Map(
    [...whole].map(([id, score]) => [id, score * Math.max(asking.get(id) ?? 0, LEAST) ** ASKING]),
  );
}

function keepBest(best: Map<string, number>, guesses: readonly Guess[]): void {
  for (const { label, probability } of guesses) {
    best.set(label, Math.max(best.get(label) ?? 0, probability));
  }
}

const kindsOf = ({ mentions, amounts, dates, country }: Understood): ReadonlySet<string> =>
  new Set([
    ...mentions.map(({ kind }) => kind),
    ...amounts.map(({ unit }) => (unit === "count" ? "points" : unit)),
    ...(dates.length > 0 ? ["date"] : []),
    ...(country === undefined ? [] : ["country"]),
  ]);

function fitOf({ topic, likes, needs }: Label, kinds: ReadonlySet<string>): number {
  if (isChat(topic)) return kinds.size > 0 ? FIT.stray : 1;
  const need =
    needs.length === 0 ? 1 : needs.every((kind) => kinds.has(kind)) ? FIT.needed : FIT.missing;
  const isLiked = likes.some((kind) => kinds.has(kind));
  const like = likes.length === 0 ? 1 : isLiked ? FIT.liked : FIT.notLiked;
  return need * like * (kinds.size > 0 && !isLiked ? FIT.stray : 1);
}

/** Words that hardly anybody uses of anything else, by label. */
const DECISIVE: Readonly<Record<string, readonly string[]>> = {
  professional_advice: phrases(
    "deduct|deductible|tax return|federal return|taxable|to declare|1099|write off|write it off|irs want|owe the irs|savings account|income tax|pay tax on|taxed",
  ),
  carry_balance: phrases(
    "balance transfer|apr|interest rate|minimum payment|only the minimum|per cent interest|carry a balance|carrying a balance|revolve",
  ),
};
const DECIDED = 8;

const fitOfWords = (label: string, text: Spaced): number =>
  says(text, DECISIVE[label] ?? []) ? DECIDED : 1;

/** Topics that are about one sort of benefit. */
const SORTS: Readonly<Record<string, readonly BenefitSort[]>> = {
  protection: ["cover"],
  lounges: ["lounge"],
  credits: ["credit", "night"],
  certificates: ["credit", "night"],
};

function fitOfBenefits({ topic }: Label, sorts: readonly BenefitSort[]): number {
  const own = SORTS[topic];
  if (own === undefined || sorts.length === 0) return 1;
  return sorts.some((sort) => own.includes(sort)) ? FIT.ownBenefit : FIT.otherBenefit;
}

/** "hyatt" is a card and a program: the question read once with each kind. */
export function readingsOf(asked: Understood): readonly Understood[] {
  const shared = asked.mentions.filter((one) =>
    asked.mentions.some((other) => other.kind !== one.kind && overlaps(one, other)),
  );
  const kinds = [...new Set(shared.map(({ kind }) => kind))];
  if (kinds.length < 2) return [asked];
  return kinds.map((kind) => ({
    ...asked,
    mentions: asked.mentions.filter(
      (one) =>
        one.kind === kind ||
        !asked.mentions.some((other) => other.kind === kind && overlaps(one, other)),
    ),
  }));
}

const overlaps = (one: Mention, other: Mention): boolean =>
  one.start < other.end && other.start < one.end;
