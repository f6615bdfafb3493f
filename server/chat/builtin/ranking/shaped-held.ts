import type { FactIndex } from "../../../tools/core/facts.ts";
import { columnsOf } from "../intents/card/card-columns.ts";
import { amountsOf, type Understood } from "../../language/understood.ts";
import { HELD } from "./shaped-catalog.ts";

/* The member's own cards by a column of theirs: "which of mine are Visas", "how many did I open this year". */

/** Cards, by any word for them. */
export const CARDS = /\b(?:cards?|visas|mastercards|amexes)\b/;
const MINE = /\b(?:do|does|what|which|is|are)\b.*\b(?:mine|my (?:only )?cards?)\b/;
const WITHOUT = /\b(?:no|not|without|zero|free|waive\w*)\b/;
/** Intents that such words are taken for where they are about the columns of the member's cards. */
const NEAR_HELD: ReadonlySet<string> = new Set([
  "balances",
  "card_fee",
  "card_network",
  "cheat_sheet",
  "downgrade_points",
  "find_cards",
  "five_24",
  "greeting",
  "lounge_access",
  "upcoming_fees",
]);
const HELD_COLUMNS: ReadonlySet<string> = new Set(["foreign_fee", "issuer", "network", "user_fee"]);
const CHOOSES = /\b(?:which|how many|any|list|what cards|each)\b/;
const OPENED = /\b(?:open|opened|got|get|approved|added|new)\b/;
const BACK = /\b(?:last|past|previous|since|this year|in)\b/;
const RULE = /\b(?:rules?|slots?|count|counts|counted|toward|towards|inquir\w+|under|over|limit)\b/;
/** The months of the rule that all ask for. */
const FIVE_24 = 24;

/** The member's cards by what the catalog says of them, or by when they were opened. */
export function asksHeld(id: string, asked: Understood, facts: FactIndex): boolean {
  if (!NEAR_HELD.has(id)) return false;
  const text = asked.tokens.join(" ");
  if (id === "five_24") return asksOpenings(asked, text);
  const columns = columnsOf(asked, facts).map(({ key }) => key);
  const isOfHeld = columns.some((key) => HELD_COLUMNS.has(key));
  const isNamed = asked.mentions.some(({ kind }) => kind === "card");
  if (id === "downgrade_points") return isOfHeld && HELD.test(text);
  // What is looked for is there, and not that there is none of it.
  if (id === "find_cards") return isOfHeld && !isNamed && MINE.test(text) && !WITHOUT.test(text);
  const isOfNetwork = columns.includes("network") && CHOOSES.test(text);
  const isOfUsers = columns.includes("user_fee") && CHOOSES.test(text) && CARDS.test(text);
  return isOfHeld && !isNamed && (HELD.test(text) || isOfNetwork || isOfUsers);
}

/** "How many did I open in the last 90 days": what was opened, and not what a rule counts. */
function asksOpenings(asked: Understood, text: string): boolean {
  const window = amountsOf(asked, "days", "months");
  const isOfRule =
    /\d\s?\/\s?\d/.test(asked.text) ||
    (RULE.test(text) && !/^count\b/.test(text)) ||
    window.some(({ unit, value }) => unit === "months" && value === FIVE_24);
  const hasSpan = asked.dates.length > 0 || window.length > 0;
  return !isOfRule && hasSpan && OPENED.test(text) && BACK.test(text);
}
