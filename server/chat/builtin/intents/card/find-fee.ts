import { ask } from "../../compose/ask.ts";
import { type Line, line, quote } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { boundsOf } from "../../readings/bounds.ts";
import { says } from "../../readings/says.ts";
import { idsOf } from "../../slots.ts";
import {
  type Amount,
  amountsOf,
  mentionsOf,
  type Understood,
} from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { sumOfBenefit } from "./credit-sum.ts";
import { asksOffer } from "./find-order.ts";

/* What the cards that are looked for may cost a year: nothing, less than another card, or as told. */

export interface Fee {
  readonly filter: { readonly annual_fee_max?: number; readonly annual_fee_min?: number };
  /** As it is told back. */
  readonly said: Line;
}

export const FIRST_FREE =
  /\b(?:first|1st) year (?:is |fee )?(?:free|waived)\b|\bwaiv\w+\b.*\b(?:first|1st) year\b|\b(?:no|without an?) (?:annual )?fee (?:in |for )?the (?:first|1st) year\b/;
const NO_FEE =
  /\b(?:no|zero|0|without(?: an?| any)?|free of|skip(?:s|ping)? the) (?:annual |yearly )?fees?\b|\b(?:no|zero|without(?: an?| any)?) (?:annual|yearly|ongoing) (?:fees?|costs?|charges?|price)\b|\b(?:fee free|no fee|free cards?|(?:only|just) (?:the )?free (?:ones?|kind)|no af|free to (?:have|hold|keep|own|carry)|costs? (?:me |us |you )?nothing)\b/;
/** "I hate annual fees", "refuses to pay a fee". */
const DISLIKES_FEE =
  /\b(?:hates?|hating|refus(?:e|es|ing)|wont|will not|never|not (?:want(?:ing)?|willing|going|paying)|do not (?:want|like|pay)|dislikes?|avoid(?:s|ing)?|allergic to) (?:to )?(?:pay(?:ing)? )?(?:for )?(?:an? |any |the )?(?:annual |yearly )fees?\b/;
/** Whether cards without a fee are wanted by what somebody thinks of fees. */
export const dislikesFee = (asked: Understood): boolean => says(asked, DISLIKES_FEE);
const SOME_FEE =
  /\b(?:(?:not|non|other than|above|over|more than|besides) ?(?:zero|free|\$?0)|(?:do|does|that) (?:actually )?(?:charge|cost|have|has|charges|costs) (?:me |us )?(?:an? |some )?(?:annual |yearly )?(?:fee|money|something))\b/;
const OF_FEE =
  /\b(?:fees?|costs?|a year|per year|under|below|less than|cheaper|at most|up to|max)\b/;
const CHEAPER =
  /\b(?:cheaper|costs? less|(?:lower|smaller|less of an?) (?:annual |yearly )?fee|less expensive)\b/;
/** Less than the fee of another card, to the cent. */
const CENT = 0.01;

export function feeOf(asked: Understood, toolbox: Toolbox): Fee | undefined {
  if (says(asked, FIRST_FREE)) return undefined;
  if (says(asked, NO_FEE) || dislikesFee(asked))
    return { filter: { annual_fee_max: 0 }, said: line`no annual fee` };
  if (says(asked, SOME_FEE)) {
    return { filter: { annual_fee_min: CENT }, said: line`an annual fee` };
  }
  const [card] = idsOf(asked, "card", toolbox.scene.facts);
  if (card !== undefined && says(asked, CHEAPER)) return belowThatOf(card, toolbox);
  const sum = sumOf(asked);
  if (sum === undefined) return undefined;
  const said = quote(sum.text);
  const { least, most = sum.value } = boundsOf(asked, [sum], CENT) ?? {};
  if (least !== undefined || FROM.test(asked.tokens.slice(0, sum.start).join(" "))) {
    return { filter: { annual_fee_min: least ?? sum.value }, said: line`a fee of ${said} or more` };
  }
  return most < sum.value
    ? { filter: { annual_fee_max: most }, said: line`a fee below ${said}` }
    : { filter: { annual_fee_max: most }, said: line`a fee of ${said} or less` };
}

/** Whether a fee is told at all, of which only the sum may need a tool. */
export const tellsFee = (asked: Understood): boolean =>
  says(asked, FIRST_FREE) ||
  says(asked, NO_FEE) ||
  dislikesFee(asked) ||
  sumOf(asked) !== undefined;

const FROM = /\bfrom$/;

function belowThatOf(card: string, toolbox: Toolbox): Fee {
  const record = ask(toolbox, "get_card", { card });
  const fee = figure(record, ["card", "annual_fee_usd"], "usd");
  const name = figure(record, ["card", "card_name"], "text");
  return {
    filter: { annual_fee_max: Math.max(0, Number(fee.value) - CENT) },
    said: line`a lower fee than the ${fee} of the ${name}`,
  };
}

/** The sum that is of the fee: one beside a benefit or an offer may be of that. */
function sumOf(asked: Understood): Amount | undefined {
  // "1500 a month" is spent, and no fee.
  const sums = amountsOf(asked, "usd").filter(
    ({ end }) =>
      !/^(?:(?:a|per|each|every) )?month/.test(asked.tokens.slice(end, end + 2).join(" ")),
  );
  if (asksOffer(asked)) {
    const bare = amountsOf(asked, "count", "points").filter((one) => isFee(one, asked));
    return [...sums, ...bare].find((one) => isBesideFee(one, asked));
  }
  const ofBenefit = sumOfBenefit(asked);
  const sum =
    sums.find((one) => one !== ofBenefit) ??
    amountsOf(asked, "count").find((one) => isFee(one, asked));
  return mentionsOf(asked, "benefit").length > 0 && !says(asked, OF_FEE) ? undefined : sum;
}

const MOST_BESIDE = 4;

/** "Under $100 a year", "a fee below $100". */
export const isBesideFee = ({ start, end }: Amount, { tokens }: Understood): boolean =>
  /\b(?:fees?|costs?|af)\b/.test(tokens.slice(Math.max(0, start - MOST_BESIDE), start).join(" ")) ||
  /^(?:(?:a|per|each) year\b|annually\b|(?:\S+ )?(?:annual |yearly )?(?:fee|af)\b)/.test(
    tokens.slice(end).join(" "),
  );

/** "Under 150 a year": a fee without its sign. */
const isFee = ({ start, end }: Amount, { tokens }: Understood): boolean =>
  /\b(?:under|below|than|most|to|max)$/.test(tokens.slice(0, start).join(" ")) &&
  !/^(?:points?|miles?|visits?|guests?|days?|months?|hours?|cards?|x|percent)\b/.test(
    tokens.slice(end).join(" "),
  );
