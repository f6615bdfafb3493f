import type { FactRow } from "../../contract/facts.ts";
import type { FactIndex } from "../../member/facts.ts";

/** What a holder should know of a card that is no longer sold, and of one that became another. */
export function statusWarnings(facts: FactIndex, card: FactRow<"cards">): readonly string[] {
  const { card_name: name, status_date: date } = card;
  const since = date === undefined ? "" : ` since ${date}`;
  const next = successorOf(facts, card);
  if (card.status === "discontinued") {
    const became =
      next === undefined ? "" : ` Its accounts became ${next.card_name} (${next.issuer}).`;
    return [`${name} no longer exists${since}.${became}`];
  }
  if (card.status === "closed_new") {
    return [`${name} takes no new applications${since}; its holders keep it.`];
  }
  if (card.status === "product_change_only") {
    return [`${name} takes no applications${since}; it is only reached from another card.`];
  }
  return [];
}

/** What to do about a card that became another. */
export function successionActions(facts: FactIndex, card: FactRow<"cards">): readonly string[] {
  const next = successorOf(facts, card);
  if (card.status !== "discontinued" || next === undefined) return [];
  return [
    `If the account is still open, record with record_product_change that it became ${next.id}: its age and history stay.`,
  ];
}

const successorOf = (
  facts: FactIndex,
  { successor }: FactRow<"cards">,
): FactRow<"cards"> | undefined =>
  successor === undefined ? undefined : facts.cards.get(successor);
