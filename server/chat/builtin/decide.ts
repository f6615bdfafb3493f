import type { Guess } from "./classifier.ts";
import { toWords } from "./features.ts";
import type { FactIndex } from "../../tools/core/facts.ts";
import type { Group, Intent } from "./intent.ts";
import { type BenefitKind, kindOfBenefit } from "./intents/credit/benefit-kind.ts";
import type { Mind } from "./mind.ts";
import { type Mention, mentionsOf, type Understood } from "./understood.ts";

/** What a question asks, as far as it can be told. */
export type Verdict =
  | {
      readonly kind: "sure";
      readonly intent: Intent;
      /** What it may be as well, when that is not much less likely: told with the answer. */
      readonly instead?: Intent;
      /** What else it may be, likeliest first, for when that is the one that can be answered. */
      readonly others?: readonly Intent[];
    }
  /** Two or three that it may be, likeliest first. */
  | { readonly kind: "unsure"; readonly among: readonly Intent[] }
  /** Not about cards and points, or not to be understood. */
  | { readonly kind: "outside" };

export interface Ranked {
  readonly intent: Intent;
  /** After slots; those of all intents sum up to 1. */
  readonly score: number;
}

/** From here on the likeliest is taken; or from a little less on, when the next is far behind. */
const SURE = 0.55;
/** From here on what is said in a talk is of the question before, whatever it looks like. */
const STAYS = 0.9;
const LIKELY = 0.38;
const CLEARLY = 1.6;
/** From here on it is answered with a word on what else may be meant. */
const PLAUSIBLE = { score: 0.15, clearly: 1.1 } as const;
/** As likely as this, by the first, it is taken where that cannot be answered. */
const OTHER = 0.1;
/** What is this much less likely than the first is no option. */
const OPTION = 0.25;
const MOST_OPTIONS = 3;
/** Below this nothing is likely. */
const POSSIBLE = 0.12;
/** From here on words that nobody wrote before make no other world's question of it. */
const CLEAR = 0.35;
/** With fewer of its telling words known than this, what is less clear is of another world. */
const LEAST_KNOWN = { unnamed: 0.4, named: 0.25 } as const;
/** Small talk that is no answer to what is asked beside it. */
export const POLITE: ReadonlySet<string> = new Set([
  "greeting",
  "thanks",
  "about",
  "nothing_asked",
]);

/** Less likely than this, it is no small talk either. */
const SMALL_TALK = 0.15;

const FIT = {
  needed: 1.1,
  missing: 0.75,
  liked: 1.1,
  notLiked: 0.95,
  stray: 0.8,
  ownBenefit: 1.2,
  otherBenefit: 0.2,
} as const;

/** The question before one. */
export interface Before {
  readonly intent: Intent;
  /** What was asked before it. */
  readonly earlier?: readonly Intent[];
  /** What was said in all, remarks included, where less is asked about. */
  readonly said?: Understood | undefined;
}

/** What a question asks by itself; or in a talk, when the one before is given. */
export function decide(asked: Understood, mind: Mind, facts: FactIndex, before?: Before): Verdict {
  const ranked = before === undefined ? rank(asked, mind, facts) : rankInTalk(asked, mind, before);
  const stays =
    before !== undefined && ranked[0]?.intent === before.intent && ranked[0].score > STAYS;
  // "Add the Platinum": to what was asked, and not to the wallet.
  const ruled = ruledBy(asked, mind).filter(({ id }) => !stays || id !== "write_request");
  if (ruled.length > 0) {
    // What is refused is never taken for a question that it looks like.
    const refused = ruled.filter(({ group }) => group === "talk");
    const among = refused.length > 0 ? refused : ruled;
    const intent = ranked.find((one) => among.includes(one.intent))?.intent ?? among[0];
    if (intent !== undefined) return { kind: "sure", intent };
  }
  const [first, second] = ranked;
  if (first === undefined) return { kind: "outside" };
  if (isOutside(asked, mind, first)) return { kind: "outside" };
  const { intent, score } = first;
  const next = second?.score ?? 0;
  const isClear = score >= SURE || (score >= LIKELY && score >= CLEARLY * next);
  if (intent.group === "talk") return { kind: "sure", intent };
  const others = ranked
    .slice(1)
    .filter((one) => one.score >= OTHER * score && one.intent.group !== "talk")
    .map((one) => one.intent);
  if (isClear) return { kind: "sure", intent, others };
  if (score >= PLAUSIBLE.score && score >= PLAUSIBLE.clearly * next) {
    // Small talk is never told as what else may be meant.
    const isAsked = second !== undefined && second.intent.group !== "talk";
    return { kind: "sure", intent, others, ...(isAsked ? { instead: second.intent } : {}) };
  }
  // Small talk is never offered as what may be meant.
  const among = ranked
    .filter((one) => one.score >= OPTION * score && one.intent.group !== "talk")
    .slice(0, MOST_OPTIONS)
    .map((one) => one.intent);
  const [only] = among;
  if (only === undefined) return { kind: "sure", intent };
  if (score < POSSIBLE) return { kind: "outside" };
  return among.length === 1 ? { kind: "sure", intent: only } : { kind: "unsure", among };
}

/** All intents, likeliest first: the classifier's probability weighed by how the slots fit. */
export function rank(asked: Understood, mind: Mind, facts: FactIndex): readonly Ranked[] {
  const best = new Map<string, number>();
  for (const reading of readingsOf(asked)) {
    for (const { label, probability } of guess(reading, mind)) {
      best.set(label, Math.max(best.get(label) ?? 0, probability));
    }
  }
  const kinds = kindsOf(asked);
  const benefits = benefitKindsOf(asked, facts);
  const scored = mind.intents.map((intent) => ({
    intent,
    score: (best.get(intent.id) ?? 0) * fitOf(intent, kinds) * fitOfBenefits(intent, benefits),
  }));
  const sum = scored.reduce((total, { score }) => total + score, 0) || 1;
  return scored
    .map(({ intent, score }) => ({ intent, score: score / sum }))
    .toSorted((a, b) => b.score - a.score);
}

/** How much each tells of what is asked in a talk: fitted to follow-ups of writers left out. */
const IN_TALK = {
  alone: 0.65,
  stays: 4.85,
  leaning: 1.06,
  turn: 0.94,
  group: 0.5,
  earlier: 1.2,
  /** Of turns that nobody took, each is as likely as so much of one that somebody did. */
  unseen: 0.4,
  /** No guess is surer than this. */
  least: 1e-4,
  surest: 0.98,
} as const;

/**
 * All intents, likeliest first, for a message that follows a question: by its own words, by whether
 * these stay with that question, and by where members go from such a question.
 */
export function rankInTalk(
  asked: Understood,
  mind: Mind,
  { intent: before, earlier = [], said = asked }: Before,
): readonly Ranked[] {
  const { classifier, goings, turns } = mind.learned();
  const texts = [...new Set([asked, said].flatMap(readingsOf).map(mind.language.delexicalise))];
  const best = new Map<string, number>();
  for (const [place, text] of texts.entries()) {
    for (const { label, probability } of classifier.predict(text)) {
      // Remarks are polite; what is asked besides is what counts.
      if (place > 0 && POLITE.has(label)) continue;
      best.set(label, Math.max(best.get(label) ?? 0, probability));
    }
  }
  const leaning = calm(Math.max(...texts.map((text) => goings(text).stays)));
  const from = turns[before.group] ?? {};
  const taken = Object.values(from).reduce((sum, count) => sum + count, 0);
  const scored = mind.intents.map((intent) => {
    const own = IN_TALK.alone * Math.log(Math.max(best.get(intent.id) ?? 0, IN_TALK.least));
    const turn =
      ((from[intent.id] ?? 0) + IN_TALK.unseen) / (taken + IN_TALK.unseen * mind.intents.length);
    const near =
      (intent.group === before.group ? IN_TALK.group : 0) +
      (earlier.includes(intent) ? IN_TALK.earlier : 0);
    const stay = intent.id === before.id ? IN_TALK.stays + IN_TALK.leaning * leaning : near;
    return { intent, score: Math.exp(own + IN_TALK.turn * Math.log(turn) + stay) };
  });
  const sum = scored.reduce((total, { score }) => total + score, 0) || 1;
  return scored
    .map(({ intent, score }) => ({ intent, score: score / sum }))
    .toSorted((a, b) => b.score - a.score);
}

/** Whether a message that asks something else is likelier to lean on the question before than not. */
export function leansOn(asked: Understood, { language, learned }: Mind): boolean {
  const { turns, parts } = learned().goings(language.delexicalise(asked));
  return turns > parts;
}

/** Log odds; the classifier's probabilities are sharpened, which is taken back. */
function calm(probability: number): number {
  const bound = Math.min(
    IN_TALK.surest,
    Math.max(1 - IN_TALK.surest, 1 / (1 + Math.sqrt((1 - probability) / probability))),
  );
  return Math.log(bound / (1 - bound));
}

const guess = (asked: Understood, mind: Mind): readonly Guess[] =>
  mind.learned().classifier.predict(mind.language.delexicalise(asked));

function ruledBy(asked: Understood, { intents, language }: Mind): readonly Intent[] {
  const texts = readingsOf(asked).map(language.delexicalise);
  const words = asked.tokens.join(" ").toLowerCase();
  return intents.filter(
    ({ rules = [], wordings = [] }) =>
      texts.some((text) => rules.some((rule) => rule.test(text))) ||
      wordings.some((wording) => wording.test(words)),
  );
}

/** What slots are there, by the names that intents like and need. */
export function kindsOf({ mentions, amounts, dates }: Understood): ReadonlySet<string> {
  return new Set([
    ...mentions.map(({ kind }) => kind),
    ...amounts.map(({ unit }) => (unit === "count" ? "points" : unit)),
    ...(dates.length > 0 ? ["date"] : []),
  ]);
}

function fitOf({ likes, needs, group }: Intent, kinds: ReadonlySet<string>): number {
  if (group === "talk") return kinds.size > 0 ? FIT.stray : 1;
  const wanted = new Set<string>([...likes, ...needs]);
  const needed = needs.every((kind) => kinds.has(kind));
  const need = needs.length === 0 ? 1 : needed ? FIT.needed : FIT.missing;
  const like =
    likes.length === 0 ? 1 : likes.some((kind) => kinds.has(kind)) ? FIT.liked : FIT.notLiked;
  const isStray = kinds.size > 0 && ![...kinds].some((kind) => wanted.has(kind));
  return need * like * (isStray ? FIT.stray : 1);
}

/** Groups that are about one sort of benefit. */
const OWN_BENEFITS: Partial<Readonly<Record<Group, readonly BenefitKind[]>>> = {
  cover: ["protection"],
  lounge: ["lounge"],
  credit: ["credit", "certificate"],
};

const benefitKindsOf = (asked: Understood, facts: FactIndex): readonly BenefitKind[] =>
  mentionsOf(asked, "benefit").flatMap(({ ids }) => ids.map((id) => kindOfBenefit(id, facts)));

/** "Which of my cards have …" is for lounges, covers or credits, by what is named. */
function fitOfBenefits({ group }: Pick<Intent, "group">, kinds: readonly BenefitKind[]): number {
  const own = OWN_BENEFITS[group];
  if (own === undefined || kinds.length === 0) return 1;
  return kinds.some((kind) => own.includes(kind)) ? FIT.ownBenefit : FIT.otherBenefit;
}

/** False when what is named is of a sort that another group of questions is about. */
export const isOfSort = ({ group }: Intent, asked: Understood, facts: FactIndex): boolean =>
  fitOfBenefits({ group }, benefitKindsOf(asked, facts)) >= 1;

/** "hyatt" is a card and a program: once read as each. More than a few such places are read one way. */
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

/** Nothing likely, and not enough of the words in which members ask; or small talk that is not clear. */
function isOutside(asked: Understood, mind: Mind, first: Ranked): boolean {
  if (first.score >= CLEAR) return false;
  if (first.intent.group === "talk") {
    return first.score < SMALL_TALK || knownShare(asked, mind) === 0;
  }
  const isNamed = asked.mentions.length > 0;
  if (!isNamed && tellingOf(asked, mind).length === 0) return true;
  return knownShare(asked, mind) < (isNamed ? LEAST_KNOWN.named : LEAST_KNOWN.unnamed);
}

/** Words of any question, which tell nothing of what it is about. */
const TELLS_NOTHING = new Set(
  (
    "a an the and or but if so as at by for from in into of off on out over to up with about than then " +
    "i me my mine we us our you your he she it its they them their this that these those there here " +
    "is am are was were be been being do does did done doing have has had having will would can could " +
    "should shall may might must what which who whom whose when where why how not no yes any some all " +
    "more most much many one ones just now still also too very really please get got getting go going " +
    "make know tell want need think like let s t m re"
  ).split(" "),
);

/** How many of the telling words, names and numbers apart, occur in phrasings; 1 when there are none. */
export function knownShare(asked: Understood, mind: Mind): number {
  const { words } = mind.learned();
  const telling = tellingOf(asked, mind);
  if (telling.length === 0) return 1;
  return telling.filter((word) => words.has(word)).length / telling.length;
}

const tellingOf = (asked: Understood, { language }: Mind): readonly string[] =>
  toWords(language.delexicalise(asked)).filter(
    (word) => !word.startsWith("<") && !/^\d/.test(word) && !TELLS_NOTHING.has(word),
  );
