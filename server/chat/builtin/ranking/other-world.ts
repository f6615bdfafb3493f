import type { Understood } from "../../language/understood.ts";

/* Messages in which no word is of cards and points: the classifier takes their plain words for something. */

/** What members cannot ask about their cards without, in any of its forms. */
const OURS = new RegExp(
  String.raw`\b(?:${[
    "cards?|plastic|points?|pts|miles?|cash ?back|rewards?|earn\\w*|stash|pile",
    "fees?|af|annual|bonus\\w*|subs?|credits?|statements?|perks?|benefits?|offers?|status",
    "transfer\\w*|partners?|ratio|portal|redeem\\w*|redemption|awards?|certificates?|nights?",
    "lounges?|airlines?|airports?|hotels?|flights?|fly\\w*|trips?|miles|loyalty|programs?",
    "hold(?:ing)? all|wallets?|portfolio|profile|household|accounts?|settings|balances?|on file|know about me",
    "banks?|issuers?|networks?|visa|appl\\w+|approv\\w*|eligib\\w*|rules?|authori\\w+|au|churn\\w*|velocity",
    "expir\\w*|lapse\\w*|enrol\\w*|upgrade\\w*|downgrade\\w*|refund\\w*|renew\\w*|cancel\\w*|clos(?:e|ed|ing)",
    "cover\\w*|insur\\w*|protect\\w*|warrant\\w*|categor\\w+|rotating|activat\\w*|caps?|limits?|unused|not (?:yet )?(?:used|touched|redeemed)",
    "spend\\w*|spent|purchases?|pay|pays|paying|paid|charge[sd]?|swipe|tap|bucks|dollars?|money|cents?|cpp",
    "claims?|delays?|delayed|guests?|luggage|baggage|(?:late|lost) bags?|bags? (?:is|are|was|were|gets?) (?:late|lost)",
    "adding (?:my|our|an?)",
    "worth|value[sd]?|valuations?|set ?up|lineup|percent(?:age)? back",
  ].join("|")})\b`,
);

/** Words of any choice, which may be one of cards. */
const CHOOSES = /\b(?:keep\w*|best|which)\b/;

/** Asked without any of those words too: what runs out, the 5/24 count, the whole of a wallet. */
const ASKED_WITHOUT: ReadonlySet<string> = new Set([
  "award_price",
  "bonus_progress",
  "category_gaps",
  "cheat_sheet",
  "expiring",
  "export_help",
  "five_24",
  "my_cards",
  "my_profile",
  "next_card",
  "rule_question",
  "spending_profile",
]);

/** "Unrelated, but …": what follows is not of what was talked of. */
const UNRELATED =
  /\b(?:unrelated|off[ -]topic|(?:has |got )?nothing to do with (?:cards?|points|miles|this|any of this|credit cards))\b/;

export const saysUnrelated = ({ tokens }: Understood): boolean => UNRELATED.test(tokens.join(" "));

/** Of what is the asker's own. */
const OF_ASKER = /\b(?:i|me|my|mine|we|us|our|ours|im|ive|i'm|i've|lemme|gimme)\b/;
const LEAST_STRANGE = 3;
/** Fewer words may lean on what is not said. */
const LEAST_WORDS = 6;

/** "Is it a good deal": what it is has to be asked. */
const POINTS = /\b(?:it|its|that|this|these|those|they|them)\b/;

const NAMES: ReadonlySet<string> = new Set([
  "card",
  "program",
  "merchant",
  "issuer",
  "network",
  "benefit",
]);

/** "Is T-Mobile better than Verizon": shops beside each other, and no word of paying there. */
const COMPARES_SHOPS =
  /^(?:so |and |hey )*(?:is|are|whats|what is|which is|who is) (?:\S+ ){1,3}(?:better|cheaper|faster|nicer|best|worse) (?:than|or)\b/;

const comparesShops = (asked: Understood): boolean => {
  const text = asked.tokens.join(" ");
  const kinds = new Set(asked.mentions.map(({ kind }) => kind));
  return (
    COMPARES_SHOPS.test(text) &&
    !OURS.test(text) &&
    !kinds.has("category") &&
    ![...kinds].some((kind) => NAMES.has(kind) && kind !== "merchant")
  );
};

/** Whether a message, taken for an intent, is about something else than cards and points. */
export function isOfOtherWorld(
  asked: Understood,
  intentId: string,
  /** Telling words that nobody wrote before. */
  strange: readonly string[],
): boolean {
  if (comparesShops(asked)) return true;
  const isNamed =
    asked.mentions.some(
      // A doctor is a kind of purchase, but for who says that it is about something else.
      ({ kind }) => NAMES.has(kind) || (kind === "category" && !saysUnrelated(asked)),
    ) || asked.amounts.some(({ unit }) => unit === "usd" || unit === "points");
  if (isNamed) return false;
  const text = asked.tokens.join(" ");
  const isStrange =
    strange.length > 0 && !OF_ASKER.test(text) && !CHOOSES.test(text) && !/\d/.test(text);
  if (asked.tokens.length < (isStrange ? LEAST_STRANGE : LEAST_WORDS)) return false;
  const rest = asked.tokens.join(" ").replace(UNRELATED, "");
  if (OURS.test(rest)) return false;
  if (saysUnrelated(asked) || isStrange) return true;
  return !ASKED_WITHOUT.has(intentId) && !POINTS.test(rest) && !CHOOSES.test(rest);
}
