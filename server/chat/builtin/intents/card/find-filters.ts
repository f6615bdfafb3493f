import { PROTECTIONS } from "../../../../../data/vocab.ts";
import { ask } from "../../compose/ask.ts";
import { type Line, line, quote, told } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { cardTypeAsked } from "../../card-type-asked.ts";
import { says } from "../../held-meant.ts";
import { idOf, idsOf, nameOf } from "../../slots.ts";
import { type Amount, amountsOf, mentionsOf, type Understood } from "../../understood.ts";
import type { Toolbox } from "../../../toolbox.ts";

/*
 * What the cards looked for must have, read off a question: benefits, a highest fee, a bank, a kind,
 * points, a rate on a category. All that is told counts together.
 */

/** What search_cards is asked. */
interface Filters {
  readonly benefits?: readonly string[];
  readonly annual_fee_max?: number;
  readonly no_foreign_fee?: true;
  readonly issuer?: string;
  readonly currency?: string;
  readonly card_type?: "business" | "personal";
  readonly earns_on?: string;
  readonly earns_least?: number;
}

export interface Wanted {
  readonly filters: Filters;
  /** What the fee is measured by, as it is told back. */
  readonly fee: Line | undefined;
  readonly isOwn: boolean;
  readonly order: "catalog" | "fee" | "rate";
}

export function wantedOf(asked: Understood, toolbox: Toolbox): Wanted {
  const { facts } = toolbox.scene;
  const issuer = idOf(asked, "issuer", facts);
  const program =
    mentionsOf(asked, "program").length > 0 && issuer === undefined
      ? idOf(asked, "program", facts)
      : undefined;
  const benefits = benefitsIn(asked);
  const fee = feeOf(asked, toolbox);
  const earns = earnsOf(asked, toolbox);
  const type = cardTypeAsked(asked);
  return {
    filters: {
      ...(benefits.length === 0 ? {} : { benefits }),
      ...(fee === undefined ? {} : { annual_fee_max: fee.most }),
      ...(isForeignFree(asked) ? { no_foreign_fee: true } : {}),
      ...(issuer === undefined ? {} : { issuer: nameOf("issuer", issuer, facts) }),
      ...(program === undefined ? {} : { currency: program }),
      ...(type === undefined ? {} : { card_type: type }),
      ...earns,
    },
    fee: fee?.said,
    isOwn: says(asked, /\b(?:my|mine|i have|do i)\b/),
    order: orderOf(asked, earns.earns_on !== undefined),
  };
}

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

const isForeignFree = (asked: Understood): boolean => says(asked, FOREIGN);

const NO_FEE =
  /\b(?:no|zero|0|without(?: an?| any)?|free of|skip(?:s|ping)? the) (?:annual |yearly )?fees?\b|\b(?:fee free|no fee|free cards?)\b/;
const OF_FEE =
  /\b(?:fees?|costs?|a year|per year|under|below|less than|cheaper|at most|up to|max)\b/;
const CHEAPER =
  /\b(?:cheaper|costs? less|(?:lower|smaller|less of an?) (?:annual |yearly )?fee|less expensive)\b/;
/** Less than the fee of another card, to the cent. */
const CENT = 0.01;

interface Fee {
  readonly most: number;
  readonly said: Line;
}

/** The highest fee: none at all, below that of a card that is named, or as told. */
function feeOf(asked: Understood, toolbox: Toolbox): Fee | undefined {
  if (says(asked, NO_FEE)) return { most: 0, said: line`no annual fee` };
  const [card] = idsOf(asked, "card", toolbox.scene.facts);
  if (card !== undefined && says(asked, CHEAPER)) {
    const record = ask(toolbox, "get_card", { card });
    const fee = figure(record, ["card", "annual_fee_usd"], "usd");
    const name = figure(record, ["card", "card_name"], "text");
    return {
      most: Math.max(0, Number(fee.value) - CENT),
      said: line`a lower fee than the ${fee} of the ${name}`,
    };
  }
  const sum =
    amountsOf(asked, "usd")[0] ?? amountsOf(asked, "count").find((one) => isFee(one, asked));
  if (sum === undefined || (mentionsOf(asked, "benefit").length > 0 && !says(asked, OF_FEE)))
    return undefined;
  return { most: sum.value, said: line`a fee of ${quote(sum.text)} or less` };
}

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

function orderOf(asked: Understood, hasRate: boolean): Wanted["order"] {
  if (says(asked, /\b(?:cheapest|lowest|least expensive|smallest)\b/)) return "fee";
  return hasRate ? "rate" : "catalog";
}

/** What is looked for in a few words, to say that nothing has all of it. */
export const inWords = ({ filters, fee }: Wanted): readonly Line[] => [
  ...(fee === undefined ? [] : [fee]),
  ...(filters.no_foreign_fee === undefined ? [] : [line`no foreign fee`]),
  ...(filters.benefits ?? []).map((name) => line`${told(name)}`),
];
