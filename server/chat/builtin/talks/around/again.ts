import { withoutLead } from "./leads.ts";
import { isPointedOut, tellsGone } from "../buying/purchase-words.ts";
import { isFragment } from "./fragments.ts";
import type { Understood } from "../../../language/understood.ts";

/*
 * What asks for the answer before once more: whether it is sure, where it comes from, or for a part
 * of it that it has told already.
 */

const DOUBTS = [
  "(?:but )?(?:why|how so|how come|why is that|why not|explain|say that again|repeat that|what else|anything else|and then|go on|why that one)",
  "(?:are )?(?:you|u) (?:really |absolutely |quite )?(?:sure|certain|positive)(?: about (?:that|this|it))?|r u sure",
  "(?:really|seriously|for real|honestly|no way|wrong|huh)",
  "(?:is|are) (?:that|this|it|those) (?:really )?(?:right|correct|true|accurate|up to date|still true)",
  "(?:that|this|it)(?:'s| is|s) (?:wrong|not (?:right|true|correct))|that (?:can't|cannot|can not|cant) be(?: right)?",
  "(?:please )?(?:double[- ])?check (?:that |it )?again|(?:please )?double[- ]check(?: (?:that|it))?|look again",
];

const SOURCES = [
  "where(?:'s| is| does| do| did| are|s)? (?:(?:that|this|it|you|u|they|those|these|the|all|number|numbers|figure|figures|info|data|come|coming|get|got|getting|have|take|find|see|read|hear) ?)+from",
  "(?:what|which)(?:'s| is| are|s) (?:your|the) sources?(?: (?:for|of) (?:that|this|it))?|sources?(?: please)?|(?:any|got a|do you have a) source",
  "(?:(?:may|might|can|could) (?:i|we) (?:ask|enquire|inquire|know) )?(?:where|whence) (?:you|u) (?:obtain|obtained|get|got|take|took|find|found|have|had) (?:that|this|the|those|it)(?: \\w+)?(?: from)?",
  "(?:and )?how (?:much |far )?(?:faith|trust|confidence|certain|sure|reliable|dependable|recent|accurate|up to date|can i|may i|should i|ought i)(?: (?:is|are|it|that|this|you|i|we|they|the|figure|number|ought|should|can|may|to|place|put|have|trust|rely|on|in))*",
  "how do (?:you|u) know(?: (?:that|this|it))?|(?:says|said) who|who (?:says|said|told you)(?: (?:so|that|this))?|according to (?:who|whom|what)",
  "what(?:'s| is) (?:that|this|it) based on|how did (?:you|u) (?:get|calculate|come up with|arrive at|work out|figure out) (?:that|this|it)",
];

const NEXT = "(?:and )?(?:what about )?(?:the )?(?:next|one after(?: that)?|after that)(?: one)?";

const AGAIN = new RegExp(`^(?:${[...DOUBTS, ...SOURCES, NEXT].join("|")})\\W*$`, "i");

const NTH =
  /(?:^|[.,;!?]\s*)(?:(?:and|ok|okay|so|then|but|now|well)[ ,]+)*(?:what(?:'s| is| about|s)? |whats |which (?:one |card )?is |give me |how about )?(?:the |my )?(?<nth>second|2nd|third|3rd|next|runner)[- ]?(?:up|best|choice|pick|place|option|in line)?(?: (?:one|card))?(?: then| there| after (?:that|it|this)(?: one)?)?\s*(?:$|[.?!,]|and how)/i;

/** "And the second best?": another card than the best, of the purchase before; in words of its own. */
export function placeAfterBest(text: string): string | undefined {
  const nth = NTH.exec(text)?.groups?.["nth"]?.toLowerCase();
  if (nth === undefined) return undefined;
  return nth.startsWith("th") || nth.startsWith("3") ? "third best" : "second best";
}

const CLAUSE_END = /[.,;?!]+(?:\s+|$)|\n+|\s+and\s+(?=(?:how|where|who)\b)/i;

/** True when a text asks for nothing but the answer before, whatever it remarks on it. */
export function asksAgain(text: string, read: (text: string) => Understood): boolean {
  const clauses = text.split(CLAUSE_END).filter((clause) => /[\p{L}\p{N}]/u.test(clause));
  const others = clauses.filter((clause) => !isAgain(clause));
  if (others.length === clauses.length) return false;
  return others.every((clause) => isAside(clause, read));
}

/** "Dang, are you sure": what is said before it does not matter. */
const isAgain = (clause: string): boolean =>
  AGAIN.test(clause.trim()) || AGAIN.test(withoutLead(clause.trim()).told);

const ENDS =
  /\b(?:bye|goodbye|good ?night|ttyl|(?:talk|speak|see you) (?:to you )?(?:later|soon|tomorrow)|(?:that|this)(?:'s| is| was|s| will be) (?:all|everything|it)(?= for|[.,!]|$)|(?:nothing|no) (?:else|more|further)(?= |[.!]|$)|i(?:'m| am) (?:all )?(?:good|set|done)(?= |[.!]|$)|the whole of my)\b/i;

/** "That is all for today, thank you.": ends the talk, and asks nothing. */
export const isEnding = (text: string): boolean => ENDS.test(text) && !/\?/.test(text);

/** Words of a reply that are no mere remark. */
const REPLIES =
  /\b(?:both|all|none|neither|either|first|second|third|last|mine|hers|his|theirs|yes|yeah|no|everything|together|total|altogether|overall)\b/i;
/** Words; longer ones tell something. */
const MOST_ASIDE = 9;

/** "Good to know. And when is it due": without the remarks before what is asked. */
export function withoutAsides(text: string, read: (text: string) => Understood): string {
  const told = withoutLast(text, read);
  if (told !== text) return withoutAsides(told, read);
  const [, first = "", rest = ""] = /^([^.!?\u2026]+[.!\u2026]+)\s+(\S.*)$/su.exec(text) ?? [];
  const isShort = first !== "" && first.split(/\s+/).length <= MOST_ASIDE;
  if (!isShort || REPLIES.test(first) || !isAside(first, read)) return text;
  const { amounts, dates, owner } = read(first);
  if (amounts.length + dates.length > 0 || owner !== undefined) return text;
  return withoutAsides(rest, read);
}

const MOST_LAST_ASIDE = 3;

/** "*MR, not UR. My bad.": without a few words at the end that tell nothing. */
function withoutLast(text: string, read: (text: string) => Understood): string {
  const [, rest = "", last = ""] = /^(.*[.!?])\s+([^.!?]+[.!]*)$/su.exec(text) ?? [];
  const isShort = last !== "" && last.trim().split(/\s+/).length <= MOST_LAST_ASIDE;
  if (!isShort || REPLIES.test(last) || !isAside(last, read)) return text;
  const { amounts, dates, owner, mentions } = read(last);
  return amounts.length + dates.length + mentions.length > 0 || owner !== undefined ? text : rest;
}

/** Says something of the answer, and names nothing that might be asked about in its place. */
function isAside(clause: string, read: (text: string) => Understood): boolean {
  if (EXCLAIMS.test(clause)) return true;
  if (isAsking(clause)) return false;
  const { follows, told } = withoutLead(clause);
  // "Sorry, you would need to know that" corrects nothing.
  if (follows && !isApology(read(told))) return false;
  const said = read(clause);
  // "It got declined" changes what is asked.
  if (isPointedOut(said) || tellsGone(said)) return false;
  return said.mentions.length === 0 && !(said.amounts.length > 0 && isFragment(said));
}

/** "How good." */
const EXCLAIMS =
  /^\W*how (?:good|nice|lovely|wonderful|great|kind|handy|sad|funny|odd|strange|annoying)(?: (?:of you|to know|to hear))?\s*[.!]*$/i;

const isApology = (told: Understood): boolean =>
  /^(?:i|you)\b/.test(told.tokens.join(" ")) && !isFragment(told) && told.owner === undefined;

const ASKING =
  /\b(?:what|which|who|whose|where|why|how|should|can|could|would you|show|list|tell|give|do i|am i|is there)\b/i;

/** Asks or orders something, whatever else it says. */
export const isAsking = (clause: string): boolean => ASKING.test(clause);

/** Words of a question for a part of what was told: how much, how long, how often, up to when. */
const PARTS = new Set(
  (
    "how what when who which where much many long often far times time limit date latest earliest soonest up to until till til by since from " +
    "at per a an the each every month monthly year yearly annually quarter day days left remaining still of in " +
    "it one is are was does do did will would then though tho exactly again ok and so but for " +
    "there have has more less most least"
  ).split(" "),
);
const ASKS_PART = /\b(?:how|what|when|where|who|which|until|till|til|since)\b/;
/** Words; longer ones ask for themselves. */
const MOST_PART = 6;

/** "Up to how much", "how many times": asks for a part of an answer and says nothing of which. */
export function isPart({ tokens, mentions, amounts, dates }: Understood): boolean {
  const said = tokens
    .join(" ")
    .toLowerCase()
    .replace(/,? i mean\b\W*$/, "");
  const words = said.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (mentions.length + amounts.length + dates.length > 0 || words.length > MOST_PART) return false;
  return ASKS_PART.test(said) && words.every((word) => PARTS.has(word));
}
