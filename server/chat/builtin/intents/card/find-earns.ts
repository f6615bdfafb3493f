import { says } from "../../readings/says.ts";
import { idsOf } from "../../slots.ts";
import type { Amount, Understood } from "../../../language/understood.ts";
import type { FactIndex } from "../../../../tools/core/facts.ts";
import { ask } from "../../compose/ask.ts";
import { numberAt, textAt } from "../../compose/rows.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { asksEnd } from "./find-order.ts";
import { benefitsIn } from "./find-benefits.ts";

/* On what the cards that are looked for shall earn, and how much at least. */

export interface Earns {
  readonly earns_on?: string;
  /** A shop, which has rates of its own. */
  readonly earns_at?: string;
  /** Points per dollar. */
  readonly earns_least?: number;
  /** Percent, whatever it is earned in. */
  readonly gives_back_least?: number;
  readonly earns_in?: "percent";
}

const EARNING = /\b(?:earns?|earning|rates?|points|miles|back|multiplier|rewards?|pays?|extra)\b/;
/** A rate of all purchases has no kind of purchase to name. */
const ON_ALL =
  /\b(?:everything|anything|everywhere|(?:every|each|any|all) (?:purchases?|spend(?:ing)?|buys?)|all (?:my |your )?(?:purchases|spend(?:ing)?)|across the board|flat(?: rate)?|catch ?all|on all|all around|no (?:bonus |rotating )?categor(?:y|ies)|without (?:any )?categor(?:y|ies))\b/;
/** "5x on anything", "5x in any category": wherever it is, by the card's highest rate. */
const ON_ANYTHING =
  /\b(?:on|in|at|for) (?:anything|something|(?:any|some|at least one|a) (?:category|kind of \w+|bonus category))(?: at all)?$/;
const BASE = "everything_else";

/** "At least 3x on dining", "a flat 2%": the rate that is told, of what is named. */
export function earnsOf(asked: Understood, toolbox: Toolbox): Earns {
  const { facts } = toolbox.scene;
  const rate = asked.amounts.find(
    ({ unit, text }) => unit === "percent" || (unit === "count" && /x$/i.test(text)),
  );
  const [named] = idsOf(asked, "category", facts);
  const isAnything = named === undefined && rate !== undefined && says(asked, ON_ANYTHING);
  if (isAnything && idsOf(asked, "merchant", facts).length === 0) return leastOf(rate, asked);
  const category =
    named ??
    // "I buy everything there": of the shop.
    (idsOf(asked, "merchant", facts).length === 0 &&
    (rate !== undefined || asksEnd(asked)) &&
    says(asked, ON_ALL)
      ? BASE
      : undefined);
  // A kind of purchase beside a benefit may be part of its name: "a hotel night".
  const isRate = rate !== undefined || says(asked, EARNING) || benefitsIn(asked).length === 0;
  if (category === undefined || !isRate) return isRate ? earnsAt(asked, rate, facts) : {};
  const [card] = idsOf(asked, "card", facts);
  if (card !== undefined && asksBetter(asked)) return moreThan(card, category, toolbox);
  if (card === undefined && asksBetterThanOwn(asked)) {
    const own = ask(toolbox, "best_card_for_purchase", { amount: PLAIN_USD, category });
    const best = textAt(own, ["ranked", 0, "card", "card_id"]);
    return best === undefined ? { earns_on: category } : moreThan(best, category, toolbox);
  }
  return { earns_on: category, ...leastOf(rate, asked) };
}

/** "Any card with 5% at Amazon": the shop, where no kind of purchase is named. */
function earnsAt(asked: Understood, rate: Amount | undefined, facts: FactIndex): Earns {
  const [merchant] = idsOf(asked, "merchant", facts);
  const isAsked = rate !== undefined || says(asked, EARNING) || asksEnd(asked);
  return merchant === undefined || !isAsked ? {} : { earns_at: merchant, ...leastOf(rate, asked) };
}

function leastOf(rate: Amount | undefined, asked: Understood): Earns {
  if (rate === undefined) return {};
  const isCash = says(asked, /\bcash ?back\b/);
  return rate.unit === "percent"
    ? { gives_back_least: rate.value, ...(isCash ? { earns_in: "percent" } : {}) }
    : { earns_least: rate.value };
}

const BETTER =
  /\b(?:anything|something|(?:any|a|another|which|what)(?: other)? cards?|is there (?:one|any)|cards?)\b.*\b(?:better|more|higher|beats?)\b.*\bthan\b|\bbetter (?:\S+ )?cards?\b.*\bthan\b/;
/** "One card that gets me 2% on everything": a flat rate that is looked for. */
export const asksFlatRate = (asked: Understood): boolean =>
  (asked.amounts.some(({ unit }) => unit === "percent") || asksEnd(asked)) &&
  says(asked, ON_ALL) &&
  says(asked, /\b(?:a|an|one|any|which|what|some|new|simple|single|best) (?:\S+ ){0,3}?cards?\b/) &&
  !says(
    asked,
    /\b(?:my|mine|our|do i|i have|i hold|beats?|better off|than|would i|instead|versus)\b/,
  ) &&
  !says(asked, /^would\b/) &&
  !asked.mentions.some(({ kind }) => kind === "card");

/** To the hundredth of a percent. */
const STEP = 0.01;

/** "Is there anything better than the Blue Cash for groceries": of all cards, those that give more. */
export const asksBetter = (asked: Understood): boolean => says(asked, BETTER);

/** What any rate is told on. */
const PLAIN_USD = 100;

/** "Than the ones I have", "than mine": of all cards, those that give more than the best held. */
export const asksBetterThanOwn = (asked: Understood): boolean =>
  asksBetter(asked) &&
  !says(asked, /\b(?:best|is it|are they)\b/) &&
  says(
    asked,
    /\bthan (?:the ones?|what|anything|any(?: of)?(?: the)?(?: cards?)?|those|whatever)? ?(?:i|we) (?:already |currently |now )?(?:have|hold|got|own|use|carry)\b|\bthan (?:mine|ours|(?:any of |all of )?(?:my|our)(?: (?:current|own|present))? (?:cards?|wallet|ones?))\b|\bthan .*\bin my wallet\b/,
  );

function moreThan(card: string, category: string, toolbox: Toolbox): Earns {
  const own = ask(toolbox, "search_cards", {
    cards: [card],
    earns_on: category,
    include_closed: true,
  });
  const back = numberAt(own, ["cards", 0, "earns", "back_percent"]);
  return back === undefined
    ? { earns_on: category }
    : { earns_on: category, gives_back_least: Number((back + STEP).toFixed(2)) };
}
