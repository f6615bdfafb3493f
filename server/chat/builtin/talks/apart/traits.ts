import { decide } from "../../ranking/decide.ts";
import { kindsOf, rank } from "../../ranking/rank.ts";
import { topicOf } from "../chain.ts";
import { withoutLead } from "../around/leads.ts";
import { sortOf } from "../names/named-places.ts";
import type { Intent } from "../../intent.ts";
import { hasSubject } from "../names/point.ts";
import type { Question, Talk } from "../talk.ts";
import type { Understood } from "../../../language/understood.ts";

/*
 * What tells whether words that follow a question ask something of their own or more of the same,
 * each as a figure.
 */

export type Trait =
  /** How likely its intent is by itself, in log odds. */
  | "certain"
  /** How likely its words are of somebody who asks something else, in log odds. */
  | "parting"
  /** Of its words, as a logarithm. */
  | "length"
  /** It names a card or a program. */
  | "subject"
  /** How many kinds of things it names. */
  | "named"
  /** It is of all that somebody has. */
  | "wide"
  | "smallTalk"
  | "outside"
  /** It begins with a word on the answer before. */
  | "begins"
  /** It begins with words that lead on: "and what about". */
  | "leads"
  | "harks"
  | "mayHark"
  /** The question before names what it could be asked of, and it names none. */
  | "lacks"
  | "sameGroup"
  /** It names what the question before does. */
  | "shares"
  /** It names another of the same kind. */
  | "rivals"
  /** What it names is nothing that the question before could be of. */
  | "foreign";

/** "While I have you", "thanks.", "ok so": said of the answer before, and what comes next may lean on it. */
const BEGINS =
  /^(?:ok|okay|k|kk|right|lol|hm+|huh|fine|nothing|none|something|thanks?|thank you|figures|good to know|grand|naw|nah|no|nope|oh|ah|ugh|wait|aye|alright\w*|well|sorry|so|and|but|now|then)\b/i;

/** Words that hark back to what was said: "of those", "the other", "second best". */
const HARKS =
  /\b(?:of|among|from|between|with|without|than|for|to|in|on|at|towards?|through|thru|and|would|will|does|is|if) (?:those|these|them|that|this|it)\b(?! (?:month|year|week|quarter|weekend|summer|winter))|(?<!\bcapital) ones?\b(?! (?:of|time|day|month|year|night|card|more|place|trip|way|stop)\b)|\b(?:instead|either|neither|another|other|else|both|each|they|them|theyre|their|its|those|afterwards?|after(?= and| when|[?.!]*$))\b|\bthe (?:first|second|last|same|rest)\b|\bthe (?:annual |yearly )?(?:fee|bonus|credit|points|miles|card|offer)(?! (?:on|of|for|from|at|with|to|i|my|that|which)\b)|\b(?:that|those) (?:first|card|fee)\b|(?<!\b(?:is|are|be) )\bthere\b/i;

/** The same, without a doubt. */
export const HARKS_BACK =
  /\bback (?:to|on)\b|\b(?:second|next|third)[- ]?best\b|\b(?:that|those) set aside\b|\bare you sure\b/i;

/** Words that may hark back, or may not. */
const MAY_HARK = /\b(?:then|though|tho|say|only|thats|now|suppose|if|it|that)\b/i;

/** Of all that somebody has, whatever was asked of before. */
const WIDE =
  /\b(?:my cards|which of my|any of my|do i have|all (?:of )?my|i have|my wallet|everything|anything|any)\b/;

/** Of all of them, none of which needs a name. */
const ALL =
  /\b(?:(?:all|every|each|any|which) (?:of )?(?:my|our|the) cards?|every card|all (?:of )?(?:my|our)|all told|the (?:two|both) of us|name (?:all|every))\b/;

/** What tells whether a message is of its own; `said` is how it is read alone. */
export function traitsOf(talk: Talk, said: Understood, before: Question): Record<Trait, number> {
  const { mind, scene } = talk;
  const { text } = said;
  const ranked = rank(said, mind, scene.facts);
  const verdict = decide(said, mind, scene.facts);
  const intent = verdict.kind === "sure" ? verdict.intent : undefined;
  const score = ranked.find((one) => one.intent === intent)?.score ?? ranked[0]?.score ?? 0;
  const goings = mind.learned().goings(mind.language.delexicalise(said));
  const words = said.tokens.join(" ");
  const own = sortsOf(said);
  const liked = sortsLikedBy(intent);
  const likedBefore = sortsLikedBy(topicOf(before));
  return {
    certain: oddsOf(score),
    parting: oddsOf(goings.parts),
    length: Math.log(Math.max(1, said.tokens.length)),
    subject: Number(hasSubject(said)),
    named: kindsOf(said).size,
    wide: Number(WIDE.test(words)),
    smallTalk: Number(intent?.group === "talk"),
    outside: Number(verdict.kind === "outside"),
    begins: Number(BEGINS.test(text.trim())),
    leads: Number(sentencesOf(text).some((one) => withoutLead(one).follows)),
    harks: Number(HARKS.test(text)),
    mayHark: Number(MAY_HARK.test(text)),
    lacks: Number(
      !ALL.test(words) &&
        [...sortsOf(before.asked)].some((sort) => liked.has(sort) && !own.has(sort)),
    ),
    sameGroup: Number(intent !== undefined && intent.group === topicOf(before)?.group),
    shares: Number(
      said.mentions.some((one) => before.asked.mentions.some((it) => isSame(one, it))),
    ),
    rivals: Number(
      said.mentions.some((one) =>
        before.asked.mentions.some((it) => one.kind === it.kind && !isSame(one, it)),
      ),
    ),
    foreign: Number(own.size > 0 && ![...own].some((sort) => likedBefore.has(sort))),
  };
}

/**
 * Whether it can be answered as it stands, which takes longer to tell than all traits: only asked
 * for where it tips the scales.
 */
export function isAnsweredAlone(talk: Talk, said: Understood): boolean {
  const verdict = decide(said, talk.mind, talk.scene.facts);
  return verdict.kind === "sure" && talk.isAnswered({ text: said.text, asked: said, verdict });
}

/** "Gnarly. What about a rental car": the lead need not stand in the first. */
const sentencesOf = (text: string): readonly string[] => text.split(/[.!?]\s+/);

const sortsLikedBy = (intent: Intent | undefined): ReadonlySet<string> =>
  new Set([...(intent?.likes ?? []), ...(intent?.needs ?? [])].map(sortOf));

const sortsOf = (asked: Understood): ReadonlySet<string> =>
  new Set([...kindsOf(asked)].map(sortOf));

type Named = Understood["mentions"][number];

const isSame = (one: Named, other: Named): boolean => one.ids.some((id) => other.ids.includes(id));

const LEAST = 1e-3;

/** Log odds, bounded. */
export function oddsOf(probability: number): number {
  const bound = Math.min(1 - LEAST, Math.max(LEAST, probability));
  return Math.log(bound / (1 - bound));
}

/** The sum of figures, each as much as it tells. */
export const weighed = (
  traits: Readonly<Record<string, number>>,
  weights: Readonly<Record<string, number>>,
): number =>
  Object.entries(traits).reduce((sum, [name, value]) => sum + (weights[name] ?? 0) * value, 0);
