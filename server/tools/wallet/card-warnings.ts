import type { FactRow } from "../../contract/facts.ts";
import type { FactIndex } from "../../member/facts.ts";

/** Warns of a card that is no longer sold or became another one. */
export function statusWarnings(facts: FactIndex, card: FactRow<"cards">): readonly string[] {
  const { card_name: name, status_date: date } = card;
  const since = date === undefined ? "" : ` since ${date}`;
  const next = facts.cards.get(card.successor ?? "");
  const became = next ? ` Its accounts became ${next.card_name} (${next.issuer}).` : "";
  const warnings: Partial<Record<FactRow<"cards">["status"], string>> = {
    discontinued: `${name} no longer exists${since}.${became}`,
    closed_new: `${name} takes no new applications${since}; its holders keep it.`,
    product_change_only: `${name} takes no applications${since}; it is only reached from another card.`,
  };
  const warning = warnings[card.status];
  return warning === undefined ? [] : [warning];
}

/** What to do about a card that became another. */
export function successionActions(facts: FactIndex, card: FactRow<"cards">): readonly string[] {
  const next = facts.cards.get(card.successor ?? "");
  if (card.status !== "discontinued" || next === undefined) return [];
  return [
    `If the account is still open, record with record_product_change that it became ${next.id}: its age and history stay.`,
  ];
}
