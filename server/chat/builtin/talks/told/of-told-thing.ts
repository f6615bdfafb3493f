import { heldCards } from "../../../../tools/core/held.ts";
import { decide } from "../../ranking/decide.ts";
import { amountsOf, type Understood } from "../../understood.ts";
import { withPerson } from "../carried/carry.ts";
import { topicOf } from "../chain.ts";
import { lastCard } from "../names/sharpen.ts";
import { pickAsked } from "../rows/rows-asked.ts";
import { type Question, read, type Talk } from "../talk.ts";

/*
 * A few words that ask another thing of what the answer told: the day of a fee, whether it comes back,
 * what is missing of an award, how much that was. By themselves they ask of something else.
 */

const bareOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^(?:(?:and|ok|okay|so|but|then|well|hm+|alright|right|cool|great)[ ,.!]+)*/, "")
    .replace(/[\s.?!]+$/, "")
    .replaceAll(/['’]/g, "");

/** The card that the question names, else the one that our answer names first; held ones only. */
function heldCardOf(talk: Talk, before: Question): string | undefined {
  const told = talk.recall(before);
  const card =
    lastCard(talk, before.asked) ??
    (told === undefined ? undefined : lastCard(talk, read(talk, told)));
  const isHeld = heldCards(talk.scene).some((one) => one.card.id === card?.id);
  return isHeld ? card?.card_name : undefined;
}

function asks(
  talk: Talk,
  text: string,
  { id, words }: { readonly id: string; readonly words: string },
  before: Question,
): Question | undefined {
  const intent = talk.mind.intents.find((one) => one.id === id);
  if (intent === undefined) return undefined;
  const asked = withPerson(read(talk, words), before.asked, read(talk, text));
  const question: Question = { text, asked, verdict: { kind: "sure", intent } };
  return talk.isAnswered(question) ? question : undefined;
}

/** "When", after what the fee of a card is: the day on which it is due. */
export function askFeeDay(
  talk: Talk,
  text: string,
  _said: Understood,
  before: Question,
): Question | undefined {
  if (topicOf(before)?.id !== "card_fee" || pickAsked(text) !== "dates") return undefined;
  const card = heldCardOf(talk, before);
  return card === undefined
    ? undefined
    : asks(
        talk,
        text,
        { id: "upcoming_fees", words: `when is the annual fee of my ${card} due` },
        before,
      );
}

const BACK =
  /^(?:can|could|do|would|will|how do|is)(?: i| we)? (?:still |even |be able to )?(?:(?:get|have|claim) (?:that|it|the fee|my money) back|(?:that|it) (?:refundable|refunded))\b|^(?:is (?:that|it) refundable|any refund|get (?:that|it) back)\b/;

/** "Can I get that back if I cancel", after a fee: of that one. */
export function askFeeBack(
  talk: Talk,
  text: string,
  said: Understood,
  before: Question,
): Question | undefined {
  const id = topicOf(before)?.id;
  if (id !== "upcoming_fees" && id !== "card_fee") return undefined;
  if (said.mentions.some(({ kind }) => kind === "card") || !BACK.test(bareOf(text)))
    return undefined;
  const card = heldCardOf(talk, before);
  const words = `can i get the annual fee of my ${card ?? ""} back if i cancel it`;
  return card === undefined ? undefined : asks(talk, text, { id: "refund_window", words }, before);
}

const SHORT =
  /^(?:how (?:far |much |many (?:points |miles )?)?(?:(?:short )?(?:am|are|would|will|is) (?:i|we|that|it)(?: be)?(?: short| missing| off)?|short)|how (?:much|many) more(?: (?:points|miles))?(?: (?:do|would|will) (?:i|we) need| is (?:needed|missing))?|what(?:s| is| am i| are we| do i| do we)? (?:missing|short|lack|lacking|the (?:gap|shortfall|difference))|(?:how many|how much) (?:points |miles )?(?:am i|are we|do i|do we) (?:missing|lack|short|still need)|(?:am i|are we) short)$/;
const OF_AWARD: ReadonlySet<string> = new Set([
  "fund_award",
  "points_goal",
  "transfer_sources",
  "transfer_amount",
]);

/** "How short am I", of an award that was talked of. */
export function askShort(
  talk: Talk,
  text: string,
  _said: Understood,
  before: Question,
): Question | undefined {
  const isOfAward = OF_AWARD.has(topicOf(before)?.id ?? "");
  const bare = bareOf(text);
  if (
    !isOfAward ||
    !SHORT.test(bare) ||
    !/\b(?:short|miss|lack|more|gap|difference|need|off)/.test(bare)
  )
    return undefined;
  if (amountsOf(before.asked, "points").length === 0) return undefined;
  const intent = talk.mind.intents.find(({ id }) => id === "points_goal");
  if (intent === undefined) return undefined;
  const question: Question = { text, asked: before.asked, verdict: { kind: "sure", intent } };
  return talk.isAnswered(question) ? question : undefined;
}

const HOW_MUCH =
  /^(?:how (?:much|many)|what|whats)(?: is| are| does| do| would| all)* (?:that|it|this|those|they|these)(?: (?:all|be|in all|in total|altogether|total|come to|add up to|worth|worth to me|cost me))*$/;
const OF_AMOUNTS: ReadonlySet<string> = new Set([
  "expiring",
  "credits",
  "credit_detail",
  "refund_window",
  "upcoming_fees",
  "credits_vs_fee",
]);

/** "How much is that", of what was told with its sum. */
export function askHowMuch(
  talk: Talk,
  text: string,
  _said: Understood,
  before: Question,
): Question | undefined {
  const isOfAmounts = OF_AMOUNTS.has(topicOf(before)?.id ?? "");
  return isOfAmounts && HOW_MUCH.test(bareOf(text)) && talk.leads(before).length > 0
    ? { ...before, text }
    : undefined;
}

const FEE_ABROAD =
  /^(?:do|does|is|are|will|would|any|what|whats|how much)\b(?!.*\b(?:annual|yearly|late)\b).*\b(?:fees?|surcharge|charge(?:s|d)?)\b/;
const PAYING: ReadonlySet<string> = new Set(["best_card", "foreign_purchase"]);

/** "Do they charge a fee", of a purchase abroad: the foreign fee. */
export function askFeeAbroad(
  talk: Talk,
  text: string,
  said: Understood,
  before: Question,
): Question | undefined {
  const isAbroad = before.asked.country !== undefined && PAYING.has(topicOf(before)?.id ?? "");
  const isBare =
    said.mentions.length === 0 && said.amounts.length === 0 && said.tokens.length <= MOST_WORDS;
  if (!isAbroad || !isBare || !FEE_ABROAD.test(bareOf(text))) return undefined;
  const card = talk.recall(before);
  if (card === undefined) return undefined;
  const asked = read(talk, `does the ${card} charge a foreign transaction fee`);
  const question = { text, asked, verdict: decide(asked, talk.mind, talk.scene.facts) };
  return talk.isAnswered(question) ? question : undefined;
}

const MOST_WORDS = 9;

const NIGHTS = /\b(?:they|them|those|these|it|that)\b/;

/** "How long are they good for", of free nights: of these, and not of points. */
export function askOfNights(
  talk: Talk,
  text: string,
  said: Understood,
  before: Question,
): Question | undefined {
  const isOfNights = topicOf(before)?.id === "certificates";
  const isBare = said.mentions.length === 0 && said.tokens.length <= MOST_WORDS;
  if (!isOfNights || !isBare || said.owner !== undefined || !NIGHTS.test(bareOf(text)))
    return undefined;
  const own = decide(said, talk.mind, talk.scene.facts);
  const id = own.kind === "sure" ? own.intent.id : "";
  if (!POINTS_ELSE.has(id)) return undefined;
  return asks(
    talk,
    text,
    {
      id: "certificates",
      words: bareOf(text).replace(NIGHTS, "my free nights"),
    },
    before,
  );
}

/** What such words are taken for where nothing was talked of. */
const POINTS_ELSE: ReadonlySet<string> = new Set([
  "points_expiry",
  "points_value",
  "stash_value",
  "all_values",
  "expiring",
  "balances",
]);
