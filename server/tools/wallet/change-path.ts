import { clawbackRisk } from "../../advice/applications/closing.ts";
import { laterOf, spanOf } from "../../advice/days.ts";
import { isUsable } from "../../advice/plain-row.ts";
import { changeOptions } from "../../advice/applications/product-changes.ts";
import type { FactRow } from "../../contract/facts.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { changeFactsOf } from "../card-rows/card-ties.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import type { Scene } from "../../member/scene.ts";
import type { Notes } from "../frame/texts.ts";

type Card = FactRow<"cards">;

/** A known product change; verified where a dated source says that it is possible. */
export type ChangePath = ReturnType<typeof pathOf>;

/** The path between two products; throws when it can be no change of one account. */
export function pathOf(scene: Scene, { entry, card }: HeldCard, to: Card, day: string) {
  const { tables } = scene.facts.facts;
  const option = changeOptions(
    { cardId: card.id, issuer: card.issuer, openedOn: entry.opened_on },
    {
      ...changeFactsOf(scene.facts, day),
      productChanges: tables.productChanges.filter((row) => row.to_card === to.id),
    },
    day,
  )[0];
  const isSuccession = isSuccessor(card, to);
  const isListed = option !== undefined && isUsable(option);
  if (card.issuer !== to.issuer && !isSuccession && !isListed) {
    throw new ToolError(
      `${card.card_name} is of ${card.issuer} and ${to.card_name} of ${to.issuer}: an account changes ` +
        "within one issuer. If it is a new account, use add_wallet_card.",
    );
  }
  const direction = isSuccession
    ? ("succession" as const)
    : (option?.direction ?? directionOf(card, to));
  return { isSuccession, isVerified: isSuccession || isListed, direction, option };
}

/** A card that is still held has at most a successor in the shops, which its accounts did not become. */
const isSuccessor = (from: Card, to: Card): boolean =>
  from.status === "discontinued" && from.successor === to.id && isUsable(from);

function directionOf(from: Card, to: Card): "upgrade" | "downgrade" | "lateral" {
  if (from.annual_fee === to.annual_fee) return "lateral";
  return to.annual_fee > from.annual_fee ? "upgrade" : "downgrade";
}

const DAY_LENGTH = "YYYY-MM-DD".length;

/** The day of a change when none is given: of the succession if its day is known, else today. */
export function defaultDay({ card, entry }: HeldCard, to: Card, today: string): string {
  const { status_date: date } = card;
  const isKnown = isSuccessor(card, to) && date?.length === DAY_LENGTH && date <= today;
  const first = entry.opened_on === undefined ? "" : spanOf(entry.opened_on).first;
  return isKnown && date !== undefined ? laterOf(date, first) : today;
}

/** Warnings and doubts about the change. */
export function pathWarnings(
  { facts }: Scene,
  { entry, card }: HeldCard,
  to: Card,
  { isVerified, isSuccession, direction, option }: ChangePath,
  day: string,
): Notes {
  const { issuerPolicies } = facts.tables;
  const wantsBonus = entry.bonus_received !== false && direction === "downgrade";
  const risk = wantsBonus
    ? clawbackRisk(card.issuer, entry.opened_on, day, issuerPolicies)
    : undefined;
  const { minAge, isOldEnough, confidence } = option ?? {};
  return [
    !isVerified &&
      "No dated source says that this change is possible; it is recorded as the member says.",
    confidence === "disputed" && "Sources disagree on whether this change is possible.",
    minAge !== undefined &&
      isOldEnough === false &&
      `It is early: ${card.issuer} asks for an account of ${minAge.months} months.`,
    card.card_type !== to.card_type &&
      !isSuccession &&
      `The one is a ${card.card_type} card and the other a ${to.card_type} card, which is unusual.`,
    risk !== undefined && `${card.issuer} may take the welcome bonus back before ${risk.safeFrom}.`,
    isSuccession &&
      card.issuer !== to.issuer &&
      `${to.issuer} issues it now: the card number is a new one.`,
  ];
}
