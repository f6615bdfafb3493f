import { type Draft, refuse } from "../compose/draft.ts";
import { line } from "../compose/line.ts";
import { foreignReply } from "./foreign.ts";
import { REPLIES } from "../topics/replies.ts";
import { holdsSecret } from "./secrets.ts";

/** What is answered before anything is understood, by the name of its intent. */
export interface Guarded {
  readonly intent: string;
  readonly draft: Draft;
}

const CARD_NUMBER = refuse(
  line`That looks like a full card number, or another number that is to be kept secret. Please do not send such numbers here: this service never needs them and does not keep what you typed. It tells cards apart by name.`,
  line`Ask me about the card by its name instead.`,
);

const NO_NUMBERS = refuse(
  line`I hold no full card numbers or security codes and give none out; the card itself and the issuer's app show them.`,
);

/** Asks for what nobody gets here. */
const ASKS_NUMBER =
  /\b(?:full|whole|entire|complete|actual) (?:card |account )?numbers? (?:of|on|for|to) (?:my|the|her|his|our|your)\b|\bwhat(?:'?s| is) my (?:full |whole )?(?:credit )?card number\b/i;

const INSTRUCTIONS = refuse(
  line`I cannot do that. I answer questions about credit cards, points and your own wallet, and nothing in a message changes what I may do or whose wallet I read.`,
);

const EMPTY = refuse(
  line`I could not read a question in that. Ask me, for example, which of your cards to use at a shop, what your points are worth, or when a fee is due.`,
);

/** Attempts to change the rules, to read them out, or to reach somebody else's wallet. */
const INJECTION = [
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b(?!.{0,40}(?:\d\/\d|\b(?:chase|amex|citi|issuer|bank|bonus|lifetime|enrol\w*|application)\b)).{0,30}\b(?:previous|prior|above|earlier|all|your|the|system)\b.{0,30}\b(?:instruction|prompt|rule|guideline|restriction|direction|polic)/is,
  /\b(?:reveal|show|print|repeat|output|display|tell|give|leak|dump|what(?:'s| is| are| were))\b.{0,40}\b(?:system|hidden|initial|secret|original|developer|your)\b.{0,15}\b(?:prompt|instructions?|system message|api keys?|password|tokens?|credentials?)\b/is,
  /\b(?:repeat|print|output)\b.{0,20}\b(?:everything|all|the (?:text|words))\b.{0,20}\babove\b/is,
  /\byou are now\b|(?:^|[.!,] *|\bnow |\bmust )act as (?:an?|if|my|though)\b|\bpretend (?:to be|you(?:'re| are))\b|\bjailbreak\b|\bdeveloper mode\b/i,
  // In capitals: Dan is a name.
  /\b(?:as|are|be|become|called|named|is) DAN\b|\bDAN mode\b|^\W*DAN\W/,
  /\b(?:json|tool|function|database) schemas?\b|\bfunction (?:definitions|signatures)\b|\blist (?:all )?(?:your|the) tools\b/i,
  /<\|?(?:im_start|im_end|system|endoftext)\|?>|\[\/?INST\]/i,
  /\b(?:api|access|secret) (?:key|token)s?\b.{0,30}\b(?:you|your|server|environment|env)\b|\b(?:database|environment variables?|env vars?|etc\/passwd|drop table)\b/i,
  /^\W*(?:system|developer|admin|root)\b *[:>\]]|\b(?:remove|drop|disable|lift|turn off) (?:all |any )?(?:of )?your (?:\w+ )?(?:restrictions|limitations|filters?|guardrails|safety)\b|\b(?:no|without)(?: any)? (?:guardrails|(?:safety|content) (?:filters?|rules))\b/i,
  // Of a credit or a route they are asked about; of whom they are asked to be rid is who answers.
  /\b(?:you|yourself|your|answer|respond|reply|speak|talk|behave|act|ai|assistant|mode|model)\b[^.?!]{0,60}\b(?:no|without(?: any)?) (?:restrictions|limitations|limits|filters?|safety)\b|^\W*(?:no|without(?: any)?) (?:restrictions|limitations|filters?)\b.{0,30}\b(?:you|answer|respond|act|mode)\b/i,
  /\b(?:ignore|disregard|forget|break|bypass|override) (?!.{0,40}(?:\d\/\d|\b(?:chase|amex|citi|issuer|bank|bonus|lifetime|enrol\w*|application)\b))(?:all |any |all of )?(?:of )?(?:your|the|these|those) (?:\w+ )?(?:rules|instructions|prompt|guidelines|training|programming|limits)\b/i,
  /\b(?:from now on|henceforth|starting now) (?:you (?:are|will|must|can|should|have)|always (?:say|answer|reply)|answer|respond|reply|speak)\b/i,
  /\b(?:your|the) (?:(?:initial|system|hidden|original|secret|exact|full) )+(?:instructions?|prompt|message)\b|\b(?:output|print|dump|reveal|leak|recite|paste) (?:me )?(?:your|the) (?:instructions?|prompt|rules|config\w*|source code)\b|\bwhat were you told\b/i,
  /\brepeat after me\b|(?:^|[.!] *)(?:just |please |only )?(?:say|reply|respond|answer)(?: only)? (?:that(?! (?:i|we|my|our)\b)|with(?! (?:just |only )?(?:an? |the |one )?(?:single )?(?:number|figure|amount|yes|no|list|percent\w*|date|ratio|dollar)\b)|exactly|only(?! (?:yes|with)\b)|["'“])|\bno matter what (?:the|your)\b/i,
  /\bas (?:the |an? |your )?(?:admin(?:istrator)?|developer|owner of this (?:site|service)|creator|root|sysadmin),? (?:i|you)\b|\bi(?: a|')?m (?:the|an|your) (?:admin(?:istrator)?|developer|creator|site owner)\b|\bsudo\b/i,
  /\bpretend\b.{0,60}\b(?:tell me so|tool|returned|and (?:tell|show) me my (?:balance|wallet))/i,
  /\b(?:ignore|disregard|forget) (?:the|everything|all|anything|what(?:ever)?) (?:above|before|previous|prior|earlier|you)\b/i,
  /(?<!\b(?:do|does|did|would|why|can|could|if|when|whether) )\byou (?:must |will |shall |should |now )*(?:always|only|must only) (?:say|recommend|answer|reply|tell|agree|respond)|\bnew (?:rule|instruction)s? *:|\b(?:you|u|assistant|bot|chat ?bot|ai|it|system|model|agent|service|repl(?:y|ies)|answers?|responses?|outputs?) must (?:only |always |now )*(?:say|answer|reply|respond)\b|(?:^|[.!:;] *)must (?:only |always )*(?:say|answer|reply|respond)\b/i,
  /\binstructions (?:did|do|have|were|are|was)\b.{0,20}\byou\b|\bdebug (?:access|mode)\b|\bunrestricted (?:mode|ai|assistant|model|version|answers?|chat ?bot)\b|\b(?:you|be|are|completely|fully) unrestricted\b/i,
];

/** Whose data is not the member's, told before names are looked for. */
const OTHERS = [
  /\b(?:(?:other|another|different|every|all)\s+(?:members?|users?|customers?|persons?|people)|(?:other|another|different)\s+accounts?)(?:['’]?s)?\b(?! (?:of|in) (?:my|our) (?:household|family)).{0,30}\b(?:wallets?|cards?|balances?|points|data|accounts?|emails?|information)\b/is,
  /\b(?:wallets?|cards?|balances?|data|accounts?|emails?) (?:of|for|from|belonging to) (?:(?:other|another|all|every|any|different) (?:member|user|customer|person|people)|(?:other|another|different) account)/i,
  /\b(?:points|cards?|wallet|balances?|miles|data|accounts?|holds?|have|has)\b.*(?<!my (?:e-?mail|login) is )\b[\w.+-]+@[\w-]+\.\w+|^(?!.*\bmy (?:e-?mail|login|account)\b).*[\w.+-]+@[\w-]+\.\w+.*\b(?:points|cards?|wallet|balances?|miles|data)\b/i,
  /\b(?:user|member|account|customer|client)(?: (?:id|number|no\.?|#))* ?#?\d+(?:['’]?s)?\b(?! (?:of|points|years?))/i,
  /\b(?:every(?:one|body)|any(?:one|body) else|some(?:one|body) else)(?:['’]?s)? (?:\w+ )?(?:wallets?|cards?|balances?|points|data|accounts?)\b(?! (?:transfer|for|at|is)\b)/i,
  /\b(?:the|a) customer['’]s\b|\b(?:previous|last|next|earlier) (?:user|member|customer|visitor)\b/i,
  /\b(?:all|every)(?: the| of the)? wallets\b(?! (?:i|we)\b)/i,
  /\b(?:your|other) (?:other )?(?:customers?|members?|users?|subscribers?)\b(?! (?:of|in) (?:my|our|the) (?:household|family|house))|\b(?:email|name|address)s? of (?:the|a|every|any|all) (?:member|user|customer)/i,
];

/** What somebody else wrote, told in the words of the asker, with who wrote it: "my mate's message: …". */
const QUOTED_BY = /(?:[^.?!:"“«]{0,80}:\s*)?["“«][^"“”«»]{8,}["”»]\s*[.,]?/g;
/** Fewer words beside a quotation are no question of their own. */
const LEAST_BESIDE = 3;

/**
 * A message without the orders that it only quotes, where it asks something besides: who forwards a
 * suspicious mail and wants the balance gets the balance.
 */
export function withoutQuotedOrders(text: string): string {
  const rest = text
    .replaceAll(QUOTED_BY, (quoted) => (isOrder(quoted) ? " " : quoted))
    .replace(/^[^.?!]*\b(?:ignore|disregard) (?:it|that|this)\b[,.]?/i, " ")
    .trim();
  const words = rest.match(/\p{L}+/gu) ?? [];
  return rest.length < text.trim().length && words.length >= LEAST_BESIDE && !isOrder(rest)
    ? rest
    : text;
}

export const isOrder = (text: string): boolean =>
  [...INJECTION, ...OTHERS].some((pattern) => pattern.test(text.replaceAll(UR, "your")));

/** "Ignore ur rules", which are no points of Chase. */
const UR = /\bur\b/gi;

/** Whether what it orders is to read what is somebody else's. */
export const isOrderOnOthers = (text: string): boolean =>
  OTHERS.some((pattern) => pattern.test(text));

/** Refuses what must not be understood; undefined for questions. */
export function guard(text: string): Guarded | undefined {
  if (holdsSecret(text)) return { intent: "card_number", draft: CARD_NUMBER };
  if (ASKS_NUMBER.test(text)) return { intent: "card_number", draft: NO_NUMBERS };
  if (!/[\p{L}\p{N}]/u.test(text)) return { intent: "nonsense", draft: EMPTY };
  if (INJECTION.some((pattern) => pattern.test(text))) {
    return { intent: "prompt_injection", draft: INSTRUCTIONS };
  }
  if (OTHERS.some((pattern) => pattern.test(text))) {
    return { intent: "other_members", draft: REPLIES.other_members };
  }
  // Also short for a month, so that it must be seen before dates are.
  if (INTEREST_RATE.test(text)) return { intent: "carry_balance", draft: REPLIES.carry_balance };
  const foreign = foreignReply(text);
  if (foreign !== undefined) return { intent: "not_english", draft: foreign };
  return isNonsense(text) ? { intent: "nonsense", draft: EMPTY } : undefined;
}

const INTEREST_RATE =
  /\b(?:what|which|the|its?|my|a|low|lowest|high|intro|zero|0%?|purchase|variable) apr\b(?! \d)|\bapr (?:on|of|for|does|do|rate|is|card)\b/i;

/** "asdf", "qwerty", "jjjjjj": no vowels where words have some, rows of keys, one letter again and again. */
function isNonsense(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length === 0 || words.length > 3) return false;
  return words.every((word) => KEYS.test(word) || (word.length > 4 && !/[aeiouy]/.test(word)));
}

const KEYS =
  /^(?:(?:asd|sdf|dfg|fgh|ghj|hjk|jkl|qwe|wert|erty|zxc|xcv|cvb|vbn)[a-z]*|(.)\1{2,}|(?:la|ha|bla|foo|bar|lorem|ipsum)+h*)$/;
