import { bankNow } from "../../../advice/fees.ts";
import type { FactIndex } from "../../../tools/core/facts.ts";

/* With which bank a held card is: accounts of a card that is no more may have gone to another. */

/** The bank that gave a card out, and the one that has its accounts now. */
export const issuersOf = (
  cardId: string,
  { cards }: FactIndex,
): readonly (string | undefined)[] => [
  cards.get(cardId)?.issuer,
  bankNow(cardId, (id) => cards.get(id)),
];

/** Whether one of the banks gave it out or has its accounts now. */
export const isWithBank = (cardId: string, banks: ReadonlySet<string>, facts: FactIndex): boolean =>
  issuersOf(cardId, facts).some((bank) => banks.has(bank ?? ""));
