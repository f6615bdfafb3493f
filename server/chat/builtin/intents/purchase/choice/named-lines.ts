import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { type Line, line } from "../../../compose/draft.ts";
import { catalogLine, type CatalogRate, withoutOffer } from "../rates/catalog-rates.ts";
import { says } from "../../../readings/says.ts";
import type { Understood } from "../../../../language/understood.ts";
import { asksGap, gapLines, namedOf, worthLine } from "./gap-lines.ts";
import { joinLines } from "../../../compose/rows.ts";
import type { PurchaseInput } from "../asked/purchase-slots.ts";
import { chanceLines, conditionLines, type Ranked, refusedLines } from "./ranked-cards.ts";

/* What is said of the cards that a question names, whether they are held or not. */

/** A purchase, its ranking and the cards that are asked about for it. */
export interface Named {
  readonly ranking: Envelope;
  readonly purchase: PurchaseInput;
  /** The cards that the question names. */
  readonly cards: readonly string[];
  readonly isForeign: boolean;
  readonly asked: Understood;
}

/** How far apart the named cards are, where that is asked. */
export const gapIn = ({ ranking, asked }: Named): readonly Line[] =>
  asksGap(asked) ? gapLines(ranking, asked) : [];

/** "How many points is that": what each named card brings, before which is best. */
export const bringsIn = ({ ranking, asked }: Named): readonly Line[] =>
  says(asked, /\bhow many (?:points|miles)\b/)
    ? namedOf(ranking).map((row) => worthLine(ranking, row))
    : [];

/** What else is to be known of the choice: who is out of it, what is not held, what it rests on. */
export const besides = (
  { ranking }: Named,
  pick: Ranked,
  rates: readonly CatalogRate[],
): readonly Line[] => [
  ...refusedLines(ranking),
  ...rates.map(notHeldLine),
  ...conditionLines(pick, 1),
  ...chanceLines(ranking, 1),
];

/** The results an answer rests on; the catalog's without what they say of welcome offers. */
export const envelopesOf = (
  { ranking }: Named,
  rates: readonly CatalogRate[],
): readonly Envelope[] => [ranking, ...rates.map(({ record }) => withoutOffer(record))];

/** What a card that is not held earns there. */
export const notHeldLine = (rate: CatalogRate): Line =>
  joinLines([line`Not in your wallet`, catalogLine(rate)], ": ");
