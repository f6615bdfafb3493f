import { PROTECTIONS } from "../../../../../data/vocab.ts";
import { ask } from "../../compose/ask.ts";
import { type Line, line, quote, told } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { boundsOf, usdBounds } from "../../readings/bounds.ts";
import { pointsOf } from "../transfer/amount/points-told.ts";
import { cardTypeAsked } from "../../readings/card-type-asked.ts";
import { says } from "../../readings/says.ts";
import { idOf, idsOf, nameOf } from "../../slots.ts";
import { type Amount, amountsOf, mentionsOf, type Understood } from "../../understood.ts";
import type { FactIndex } from "../../../../tools/core/facts.ts";
import type { Toolbox } from "../../../toolbox.ts";

import { asksEnd, asksOffer, type FindOrder, orderOf } from "./find-order.ts";

/*
 * What the cards looked for must have, read off a question: benefits, a highest fee, a bank, a kind,
 * points, a rate on a category. All that is told counts together.
 */

/** What search_cards is asked. */
interface Filters {
  readonly query?: string;
  readonly benefits?: readonly string[];
  readonly annual_fee_max?: number;
  readonly annual_fee_min?: number;
  readonly first_year_free?: true;
  readonly no_foreign_fee?: true;
  readonly issuers?: readonly string[];
  readonly network?: string;
  readonly currency?: string;
  readonly card_type?: "business" | "personal";
  readonly earns_on?: string;
  readonly earns_least?: number;
  readonly offer_points_min?: number;
  readonly offer_spend_max?: number;
}

export interface Wanted {
  readonly filters: Filters;
  /** What the fee is measured by, as it is told back. */
  readonly fee: Line | undefined;
  readonly isOwn: boolean;
  readonly order: FindOrder;
  /** One end of the order is asked for, and not all that fit. */
  readonly isExtreme: boolean;
}

export function wantedOf(asked: Understood, toolbox: Toolbox): Wanted {
  const { facts } = toolbox.scene;
  const issuers = idsOf(asked, "issuer", facts);
  const program =
    mentionsOf(asked, "program").length > 0 && issuers.length === 0
      ? idOf(asked, "program", facts)
      : undefined;
  const benefits = benefitsIn(asked);
  const fee = feeOf(asked, toolbox);
  const earns = earnsOf(asked, toolbox);
  const type = cardTypeAsked(asked);
  const network = networkOf(asked, facts);
  return {
    filters: {
      ...(says(asked, /\b(?:students?|college)\b/) ? { query: STUDENT } : {}),
      ...(benefits.length === 0 ? {} : { benefits }),
      ...fee?.filter,
      ...(says(asked, FIRST_FREE) ? { first_year_free: true } : {}),
      ...(isForeignFree(asked) ? { no_foreign_fee: true } : {}),
      ...(issuers.length === 0
        ? {}
        : { issuers: issuers.map((issuer) => nameOf("issuer", issuer, facts)) }),
      ...(network === undefined ? {} : { network }),
      ...(program === undefined ? {} : { currency: program }),
      ...(type === undefined ? {} : { card_type: type }),
      ...earns,
      ...offerOf(asked),
    },
    fee: fee?.said,
    isOwn: says(asked, /\b(?:my|mine|i have|do i)\b/),
    order: orderOf(asked, earns.earns_on !== undefined),
    isExtreme: asksEnd(asked),
  };
}

/** What the names of cards made for a first one have in common. */
export const STUDENT = "student";

/** "First card", "I am nineteen": those for students count as well as all others. */
export const isForBeginners = (asked: Understood): boolean =>
  says(
    asked,
    /\b(?:(?:first|starter|1st) (?:credit )?card|beginners?|no credit history|i am (?:1[89]|2[01]))\b/,
  );

const FIRST_FREE =
  /\b(?:first|1st) year (?:is |fee )?(?:free|waived)\b|\bwaiv\w+\b.*\b(?:first|1st) year\b|\b(?:no|without an?) (?:annual )?fee (?:in |for )?the (?:first|1st) year\b/;

/** A network, unless the word is a bank's name: American Express. */
function networkOf(asked: Understood, facts: FactIndex): string | undefined {
  const banks = new Set(mentionsOf(asked, "issuer").map(({ start }) => start));
  const networks = mentionsOf(asked, "network").filter(({ start }) => !banks.has(start));
  return networks.length === 1
    ? idOf({ ...asked, mentions: networks }, "network", facts)
    : undefined;
}

/** "A bonus over 75k": only cards with such an offer. */
function offerOf(asked: Understood): Pick<Filters, "offer_points_min" | "offer_spend_max"> {
  if (!asksOffer(asked)) return {};
  const amounts = pointsOf(asked).filter(({ value }) => value >= LEAST_OFFER);
  const points = boundsOf(asked, amounts, 0)?.least ?? amounts[0]?.value;
  const spend = says(asked, /\bspend\w*|\bmsr\b/) ? usdBounds(asked)?.most : undefined;
  return {
    offer_points_min: points ?? 0,
    ...(spend === undefined ? {} : { offer_spend_max: spend }),
  };
}

/** No welcome offer has fewer points. */
const LEAST_OFFER = 5000;

/** Benefits that people ask for without their names. */
const IN_WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:hotel|free|anniversary) (?:\w+ )?nights?\b|\bnights? (?:free|on the house|at (?:a|any) hotel)\b|\bfree (?:hotel )?stays?\b/,
    "free night",
  ],
];

const FOREIGN = /\bforeign\b/i;

/** Of these the tools know the name, whatever people say. */
const COVERS: ReadonlySet<string> = new Set(PROTECTIONS);

/** "A busted phone" is phone protection; the words of rentals tell which cover is meant. */
const toBenefit = (text: string, id: string): string =>
  COVERS.has(id) && !/\b(?:rental|car)\b/i.test(text) ? id.toLowerCase() : text;

/** All benefits that are named, but for the foreign fee, which is a filter of its own. */
function benefitsIn(asked: Understood): readonly string[] {
  const named = mentionsOf(asked, "benefit")
    .map(({ text, ids: [id = ""] }) => toBenefit(text, id))
    .filter((text) => !FOREIGN.test(text));
  // Cover that comes first is asked for by that word, which stands in its terms.
  const first = says(asked, /\bprimary\b/) ? "primary " : "";
  const names = named.map((text) => (/\b(?:rental|car)\b/i.test(text) ? `${first}${text}` : text));
  if (names.length > 0) return [...new Set(names)];
  return IN_WORDS.filter(([said]) => says(asked, said)).map(([, name]) => name);
}

/** "Free to use overseas" is said of the foreign fee without its name. */
const isForeignFree = (asked: Understood): boolean =>
  says(asked, FOREIGN) ||
  says(asked, /\b(?:free|fees?|charges?|charging)\b.*\b(?:abroad|overseas)\b/);

const NO_FEE =
  /\b(?:no|zero|0|without(?: an?| any)?|free of|skip(?:s|ping)? the) (?:annual |yearly )?fees?\b|\b(?:fee free|no fee|free cards?|no af|free to (?:have|hold|keep|own|carry)|costs? (?:me |us |you )?nothing)\b/;
const OF_FEE =
  /\b(?:fees?|costs?|a year|per year|under|below|less than|cheaper|at most|up to|max)\b/;
const CHEAPER =
  /\b(?:cheaper|costs? less|(?:lower|smaller|less of an?) (?:annual |yearly )?fee|less expensive)\b/;
/** Less than the fee of another card, to the cent. */
const CENT = 0.01;

interface Fee {
  readonly filter: Pick<Filters, "annual_fee_max" | "annual_fee_min">;
  readonly said: Line;
}

/** The highest fee: none at all, below that of a card that is named, or as told. */
function feeOf(asked: Understood, toolbox: Toolbox): Fee | undefined {
  if (says(asked, FIRST_FREE)) return undefined;
  if (says(asked, NO_FEE)) return { filter: { annual_fee_max: 0 }, said: line`no annual fee` };
  const [card] = idsOf(asked, "card", toolbox.scene.facts);
  if (card !== undefined && says(asked, CHEAPER)) {
    const record = ask(toolbox, "get_card", { card });
    const fee = figure(record, ["card", "annual_fee_usd"], "usd");
    const name = figure(record, ["card", "card_name"], "text");
    return {
      filter: { annual_fee_max: Math.max(0, Number(fee.value) - CENT) },
      said: line`a lower fee than the ${fee} of the ${name}`,
    };
  }
  const sum =
    amountsOf(asked, "usd")[0] ?? amountsOf(asked, "count").find((one) => isFee(one, asked));
  if (sum === undefined || (mentionsOf(asked, "benefit").length > 0 && !says(asked, OF_FEE)))
    return undefined;
  // A sum beside a bonus is of that.
  if (asksOffer(asked) && !says(asked, /\b(?:fees?|a year|per year|annually)\b/)) return undefined;
  return OVER.test(asked.tokens.slice(0, sum.start).join(" "))
    ? { filter: { annual_fee_min: sum.value }, said: line`a fee of ${quote(sum.text)} or more` }
    : { filter: { annual_fee_max: sum.value }, said: line`a fee of ${quote(sum.text)} or less` };
}

const OVER = /\b(?:over|above|more than|at least|north of|higher than|from)$/;

const OF_EARNING = /\b(?:earns?|earning|rates?|points|miles|back|multiplier|rewards?|pays?)\b/;

/** "Under 150 a year": a fee without its sign. */
const isFee = ({ start, end }: Amount, { tokens }: Understood): boolean =>
  /\b(?:under|below|than|most|to|max)$/.test(tokens.slice(0, start).join(" ")) &&
  /^(?:(?:a|per) year\b|(?:annual |yearly )?fee\b|bucks\b|$)/.test(tokens.slice(end).join(" "));

/** "At least 3x on dining": the rate that is told beside a category. */
function earnsOf(
  asked: Understood,
  { scene: { facts } }: Toolbox,
): Pick<Filters, "earns_on" | "earns_least"> {
  const [category] = idsOf(asked, "category", facts);
  const rate = asked.amounts.find(
    ({ unit, text }) => unit === "percent" || (unit === "count" && /x$/i.test(text)),
  );
  // A kind of purchase beside a benefit may be part of its name: "a hotel night".
  const isRate = rate !== undefined || says(asked, OF_EARNING) || benefitsIn(asked).length === 0;
  if (category === undefined || !isRate) return {};
  return { earns_on: category, ...(rate === undefined ? {} : { earns_least: rate.value }) };
}

/** What is looked for in a few words, to say that nothing has all of it. */
export const inWords = ({ filters, fee }: Wanted): readonly Line[] => [
  ...(fee === undefined ? [] : [fee]),
  ...(filters.no_foreign_fee === undefined ? [] : [line`no foreign fee`]),
  ...(filters.benefits ?? []).map((name) => line`${told(name)}`),
];
