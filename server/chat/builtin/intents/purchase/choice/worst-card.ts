import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { answer, cite, type Draft, type Line, line, told } from "../../../compose/draft.ts";
import type { Understood } from "../../../../language/understood.ts";
import { joinLines } from "../../../compose/rows.ts";
import { wordsOf } from "../../../readings/says.ts";
import { isAbroad } from "../asked/purchase-slots.ts";
import { hasAmount } from "../asked/purchase-sums.ts";
import {
  amountOfPurchase,
  caveatsOf,
  nameIn,
  type Ranked,
  rankedOf,
  refusedLines,
  refusedOf,
  returnOf,
  totalOf,
  whereOf,
} from "./ranked-cards.ts";

/** Cards that are not to be used, rather than the one to use. */
export const isAvoiding = (asked: Understood): boolean =>
  /\b(?:should (?:i|we) (?:not|never)|(?<!\breason (?:to )?)not (?:to )?use|avoid|worst|stay away|leave (?:at )?home|bad card|least rewarding|lowest earning|(?:earns?|gives?|pays?|gets?)(?: \S+){0,2} (?:the )?least|the least (?:points|miles|cash|rewards|back))\b/.test(
    wordsOf(asked),
  );

/** What is counted where no amount is told. */
export const assumedAmount = (ranking: Envelope, asked: Understood): readonly Line[] =>
  hasAmount(asked) ? [] : [line`No amount was told; ${amountOfPurchase(ranking)} is counted.`];

/** Last of the ranking, and what is not taken at all. */
export function worstOf(ranking: Envelope, asked: Understood): Draft {
  const rows = rankedOf(ranking);
  const [best] = rows;
  const worst = rows.at(-1);
  const refused = refusedOf(ranking).map(({ card }) => nameIn(ranking, card));
  const where = told(whereOf(ranking));
  if (best === undefined || worst === undefined || (rows.length === 1 && refused.length === 0)) {
    return answer({
      result: [line`Only one of your cards can be ranked ${where}, so there is none to avoid.`],
      caveats: caveatsOf(ranking),
      envelopes: [ranking],
    });
  }
  const poor = rows.filter((row) => row.total_usd === worst.total_usd && row !== best);
  const names = told(poor.map(({ card }) => nameIn(ranking, card)).join(", "));
  const isRefused = refused.length > 0;
  const result = isRefused
    ? line`Leave the **${told([...new Set(refused)].join(", "))}** at home: not taken ${where}. Best is the **${told(nameIn(ranking, best.card))}**, with ${totalOf(ranking, best)} on ${amountOfPurchase(ranking)}. ${cite(ranking)}`
    : line`Do not use the **${names}** ${where}: it gives the least, ${totalOf(ranking, worst)} on ${amountOfPurchase(ranking)}. The **${told(nameIn(ranking, best.card))}** gives ${totalOf(ranking, best)}. ${cite(ranking)}`;
  return answer({
    result: [result],
    details: [
      ...refusedLines(ranking),
      ...rows
        .toReversed()
        .slice(0, 4)
        .map((row) => rowLine(ranking, row)),
    ],
    caveats: [...assumedAmount(ranking, asked), ...caveatsOf(ranking, isAbroad(asked))],
    envelopes: [ranking],
  });
}

const rowLine = (ranking: Envelope, row: Ranked): Line =>
  joinLines([line`${told(nameIn(ranking, row.card))}`, returnOf(ranking, row)], ": ");
