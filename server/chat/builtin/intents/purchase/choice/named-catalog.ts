import type { Envelope } from "../../../../../tools/core/envelope.ts";
import {
  answer,
  CAVEATS,
  cite,
  type Draft,
  type Line,
  line,
  told,
} from "../../../compose/draft.ts";
import { figure } from "../../../compose/figure.ts";
import { catalogLine, type CatalogRate } from "../rates/catalog-rates.ts";
import { gapLines, namedOf, worthLine } from "./gap-lines.ts";
import { hasAmount } from "../asked/purchase-sums.ts";
import { amountOfPurchase, caveatsOf, nameIn, rankedOf, totalOf, whereOf } from "./ranked-cards.ts";
import { envelopesOf, gapIn, type Named } from "./named-lines.ts";

/** None of the named cards is held: what the catalog says they earn, and the best one held. */
export function fromCatalog(named: Named, rates: readonly CatalogRate[]): Draft {
  const { ranking, isForeign, asked } = named;
  const isAlone = rates.length === 1 && hasAmount(asked);
  const gap = isAlone ? gapLines(ranking, asked) : gapIn(named);
  const isTold = isAlone && gap.length > 0;
  const worth =
    hasAmount(asked) && !isTold ? namedOf(ranking).map((row) => worthLine(ranking, row)) : [];
  const taken = rates.filter(({ isTaken }) => isTaken);
  // By what the ranking makes of them, where it has them all: there their points count as with the card.
  const order = namedOf(ranking).map(({ card_id: id }) => id);
  const isRanked = taken.every(({ card }) => order.includes(card));
  const [pick, ...others] = taken.toSorted((a, b) =>
    isRanked ? order.indexOf(a.card) - order.indexOf(b.card) : (b.cents ?? 0) - (a.cents ?? 0),
  );
  const [best] = rankedOf(ranking);
  const mine =
    best === undefined
      ? []
      : [
          line`Of the cards in your wallet, the **${told(nameIn(ranking, best.card))}** is best ${told(whereOf(ranking))}: ${totalOf(ranking, best)} on ${amountOfPurchase(ranking)}. ${cite(ranking)}`,
        ];
  return answer({
    result: isTold
      ? [...gap, pickLine(ranking, pick, others, rates.length)]
      : [...gap, ...worth, pickLine(ranking, pick, others, rates.length), ...mine],
    details: rates.map(catalogLine),
    caveats: [
      ...(best === undefined
        ? [CAVEATS.estimate, CAVEATS.asOf(ranking)]
        : caveatsOf(ranking, isForeign)),
    ],
    envelopes: envelopesOf(named, rates),
  });
}

function pickLine(
  ranking: Envelope,
  pick: CatalogRate | undefined,
  others: readonly CatalogRate[],
  many: number,
): Line {
  const where = told(whereOf(ranking));
  if (pick === undefined) {
    return many > 1
      ? line`None of these cards is taken ${where}. ${cite(ranking)}`
      : line`That card's network is not taken ${where}. ${cite(ranking)}`;
  }
  const name = figure(pick.record, ["card", "card_name"], "text");
  const isSure = pick.cents !== undefined && others.every(({ cents }) => cents !== undefined);
  if (many === 1)
    return line`The **${name}** is not in your wallet; this is what it earns ${where}.`;
  if (!isSure)
    return line`These cards are not in your wallet, and not all rates ${where} are known.`;
  return others.some(({ cents }) => cents === pick.cents)
    ? line`These cards are not in your wallet. By the catalog several earn the same ${where}, the **${name}** among them.`
    : line`These cards are not in your wallet. By the catalog the **${name}** earns most ${where}.`;
}
