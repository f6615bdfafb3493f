import type { FactIndex } from "../../../tools/core/facts.ts";
import { isOneOfFamily } from "../readings/any-of.ts";
import type { Intent } from "../intent.ts";
import { GREEN_CARD } from "../intents/talk/other-trades.ts";
import { NO_CREDIT_CARD } from "../intents/talk/wordings.ts";
import { toWords } from "../../learning/features.ts";
import type { Mind } from "../mind.ts";
import { ofSeveral } from "./of-several.ts";
import { onceEach } from "./once-each.ts";
import { isOfOtherWorld, saysUnrelated } from "./other-world.ts";
import { shapedAs } from "./shaped.ts";
import type { Understood } from "../../language/understood.ts";
import { kindsOf, type Ranked, rank, readingsOf } from "./rank.ts";
import { type Before, isPlain, rankInTalk } from "./rank-in-talk.ts";

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

/** From here on the likeliest is taken; or from a little less on, when the next is far behind. */
const SURE = 0.55;
const LIKELY = 0.38;
const CLEARLY = 1.6;
/** From here on what is said in a talk is of the question before, whatever it looks like. */
const STAYS = 0.9;
/** From here on it is answered with a word on what else may be meant. */
const PLAUSIBLE = { score: 0.15, clearly: 1.1, likely: 0.3 } as const;
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
/** Less likely than this, it is no small talk either. */
const SMALL_TALK = 0.15;

/** What a question asks by itself; or in a talk, when the one before is given. */
export const decide = (asked: Understood, mind: Mind, facts: FactIndex, before?: Before): Verdict =>
  before === undefined
    ? decideAlone(asked, mind, facts)
    : chosenAmong(judge(asked, mind, facts, before), asked, { mind, facts });

const decideAlone = onceEach((asked, mind, facts): Verdict =>
  chosenAmong(judge(asked, mind, facts), asked, { mind, facts }),
);

/** Asked of one card; of a family of cards it asks which of them. */
const OF_ONE: ReadonlySet<string> = new Set([
  "card_facts",
  "card_fee",
  "card_network",
  "carry_balance",
  "certificates",
  "credit_detail",
  "foreign_purchase",
  "lounge_access",
  "offer_now",
  "protection",
]);
const DEBT = /\b(?:apr|interest|balances?|debts?|rates?)\b/;

/** "Does any Delta card open the Sky Club": which of that name does, and not which of them is meant. */
function chosenAmong(
  verdict: Verdict,
  asked: Understood,
  { mind: { intents }, facts }: { readonly mind: Mind; readonly facts: FactIndex },
): Verdict {
  const taken = verdict.kind === "sure" ? verdict.intent.id : "";
  const isOfFamily =
    OF_ONE.has(taken) &&
    !DEBT.test(asked.tokens.join(" ")) &&
    asked.mentions.some((mention) => isOneOfFamily(mention, asked));
  const shaped = verdict.kind === "sure" ? shapedAs(taken, asked, facts) : undefined;
  const id = ofSeveral(taken, asked) ?? (isOfFamily ? "find_cards" : shaped);
  const intent = intents.find((one) => one.id === id);
  return intent === undefined ? verdict : { kind: "sure", intent };
}

function judge(asked: Understood, mind: Mind, facts: FactIndex, before?: Before): Verdict {
  const alone = rank(asked, mind, facts);
  const ranked =
    before === undefined || isPlain(alone, asked) ? alone : rankInTalk(asked, mind, before);
  const stays =
    before !== undefined && ranked[0]?.intent === before.intent && ranked[0].score > STAYS;
  // "Add the Platinum": to what was asked, and not to the wallet.
  const isMore = stays && ADDS.test(asked.tokens.join(" "));
  const ruled = ruledBy(asked, mind).filter(({ id }) => !isMore || id !== "write_request");
  if (ruled.length > 0 && !isAskedBeyond(alone, ruled, asked)) {
    // What is refused is never taken for a question that it looks like.
    const refused = ruled.filter(({ group }) => group === "talk");
    const among = refused.length > 0 ? refused : ruled;
    const intent = ranked.find((one) => among.includes(one.intent))?.intent ?? among[0];
    if (intent !== undefined) return { kind: "sure", intent };
  }
  const [first, second] = withoutDoubtfulBlame(ranked, asked);
  if (first === undefined) return { kind: "outside" };
  if (isOutside(asked, mind, first)) {
    // Words that tell nothing are of what was talked of.
    const leans = before !== undefined && tellingOf(asked, mind).length === 0;
    return leans ? { kind: "sure", intent: before.intent } : { kind: "outside" };
  }
  const isAlone = before === undefined || saysUnrelated(asked);
  if (
    isAlone &&
    first.intent.group !== "talk" &&
    isOfOtherWorld(asked, first.intent.id, strangeOf(asked, mind))
  ) {
    return { kind: "outside" };
  }
  const { intent, score } = first;
  const next = second?.score ?? 0;
  const isClear = score >= SURE || (score >= LIKELY && score >= CLEARLY * next);
  if (intent.group === "talk") return { kind: "sure", intent };
  const others = ranked
    .slice(1)
    .filter((one) => one.score >= OTHER * score && one.intent.group !== "talk")
    .map((one) => one.intent);
  if (isClear) return { kind: "sure", intent, others };
  const isAhead =
    kindsOf(asked).size > 0 || score >= PLAUSIBLE.likely || score >= PLAUSIBLE.clearly * next;
  if (score >= PLAUSIBLE.score && isAhead) {
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

const ADDS =
  /^(?:(?:and|now|ok|okay|also|then|please|so) )*(?:add|include|throw|put|drop|take|leave|remove|count|make|set|use|change|switch)\b/i;

/** Nobody who names cards and points is told off unless it is clear: less so, it is what else it may be. */
function withoutDoubtfulBlame(ranked: readonly Ranked[], asked: Understood): readonly Ranked[] {
  const [first] = ranked;
  const isDoubtful =
    first?.intent.id === "wrongdoing" && first.score < REFUSED && kindsOf(asked).size > 0;
  const asking = isDoubtful ? ranked.filter(({ intent }) => intent.group !== "talk") : ranked;
  return (asking[0]?.score ?? 0) >= INSTEAD ? asking : ranked;
}

/** From here on a refusal is clear; and from there on what else is meant is likely enough. */
const REFUSED = 0.7;
const INSTEAD = 0.15;

/** "Could you write me a little paper, this card for gas, that one for food": no poem is asked for. */
function isAskedBeyond(
  [first]: readonly Ranked[],
  ruled: readonly Intent[],
  { mentions, tokens }: Understood,
): boolean {
  const text = tokens.join(" ");
  if (NO_CREDIT_CARD.test(text) || GREEN_CARD.test(text)) return false;
  const isAsked = first !== undefined && first.intent.group !== "talk" && first.score >= BEYOND;
  const isOurs = mentions.some(({ kind }) => OURS.has(kind)) || mentions.length >= SEVERAL;
  return isAsked && isOurs && ruled.every(({ id }) => LOOSE.has(id));
}

/** Words of these occur in questions too: what names our things and asks so clearly goes before them. */
const LOOSE: ReadonlySet<string> = new Set(["bank_service", "carry_balance", "off_topic"]);
const OURS: ReadonlySet<string> = new Set(["card", "program", "issuer", "benefit"]);
/** Categories and shops that nobody names together but to ask which card is for each. */
const SEVERAL = 2;
const BEYOND = 0.85;

function ruledBy(asked: Understood, { intents, language }: Mind): readonly Intent[] {
  const texts = readingsOf(asked).map((one) => language.delexicalise(one));
  const words = asked.tokens.join(" ").toLowerCase();
  return intents.filter(
    ({ rules = [], wordings = [] }) =>
      texts.some((text) => rules.some((rule) => rule.test(text))) ||
      wordings.some((wording) => wording.test(words)),
  );
}

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

/** Its telling words that occur in no phrasing. */
const strangeOf = (asked: Understood, mind: Mind): readonly string[] => {
  const { words } = mind.learned();
  return tellingOf(asked, mind).filter((word) => !words.has(word));
};

/** Its words that are no names, no numbers and no words of any question. */
export const tellingOf = (asked: Understood, { language }: Mind): readonly string[] =>
  toWords(language.delexicalise(asked)).filter(
    (word) => !word.startsWith("<") && !/^\d/.test(word) && !TELLS_NOTHING.has(word),
  );
