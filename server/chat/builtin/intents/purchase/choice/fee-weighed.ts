import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { type Line, line, quote, told } from "../../../compose/draft.ts";
import { valueAt } from "../../../compose/figure.ts";
import { amountsOf, type Understood } from "../../../../language/understood.ts";
import { wordsOf } from "../../../readings/says.ts";
import { nameIn, type Ranked, totalOf } from "./ranked-cards.ts";

const FEE =
  /\b(?:fees?|surcharge|charges?|convenience|upcharge|processor|adds?|adding|tacks? on|tacking on|mark ?up|premium|extra)\b/;

/** Whether what a card gives is more than a fee of so many per cent takes, where one is told. */
export function feeWeighed(ranking: Envelope, best: Ranked, asked: Understood): readonly Line[] {
  const [fee] = amountsOf(asked, "percent");
  const amount = Number(valueAt(ranking, ["purchase", "amount_usd"]));
  if (fee === undefined || !FEE.test(wordsOf(asked)) || !(amount > 0)) return [];
  const isWorth = best.total_usd * 100 > fee.value * amount;
  const name = told(nameIn(ranking, best.card));
  const total = totalOf(ranking, best);
  return [
    isWorth
      ? line`**Yes**, it is worth a fee of ${quote(fee.text)}: the ${total} of the ${name} are more than the fee takes.`
      : line`**No**, it is not worth a fee of ${quote(fee.text)}: the fee takes more than the ${total} that the ${name} gives.`,
  ];
}
