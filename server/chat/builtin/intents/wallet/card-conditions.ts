import type { FactIndex } from "../../../../tools/core/facts.ts";
import { cardTypeAsked } from "../../readings/card-type-asked.ts";
import { asksLacking } from "../../readings/asks-not.ts";
import { isWithBank } from "../../readings/with-bank.ts";
import { idsOf } from "../../slots.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";
import type { Row } from "./card-order.ts";
import { feeAsked } from "./card-sorts.ts";
import { sizeAsked } from "./held-columns.ts";

/* Which of the held cards a question is about: all that it says of them together. */

/** Whether a held card is one of those that are asked for: by name, else by all that is said of it. */
export function conditionOf(asked: Understood, facts: FactIndex): (row: Row) => boolean {
  const cards = new Set(idsOf(asked, "card", facts));
  if (cards.size > 0) return ({ row }) => cards.has(row.card_id);
  const issuers = new Set(idsOf(asked, "issuer", facts));
  const networks = besideBanks(asked, "network");
  const programs = besideBanks(asked, "program");
  const type = cardTypeAsked(asked);
  const isLacking = asksLacking(asked);
  const isOfFee = feeAsked(asked);
  const isOfSize = sizeAsked(asked, facts);
  return ({ row }) => {
    const card = facts.cards.get(row.card_id);
    return (
      (type === undefined || card?.card_type === type) &&
      (issuers.size === 0 || isWithBank(row.card_id, issuers, facts) !== isLacking) &&
      (networks.size === 0 || networks.has(card?.network ?? "") !== isLacking) &&
      (programs.size === 0 || programs.has(card?.rewards_currency ?? "") !== isLacking) &&
      isOfSize(row) &&
      isOfFee(row.annual_fee_usd ?? 0)
    );
  };
}

/** What a bank's own name names as well is the bank: American Express, Chase. */
function besideBanks(asked: Understood, kind: "network" | "program"): ReadonlySet<string> {
  const banks = new Set(mentionsOf(asked, "issuer").map(({ start }) => start));
  return new Set(
    mentionsOf(asked, kind)
      .filter(({ start }) => !banks.has(start))
      .flatMap(({ ids }) => ids),
  );
}
