import type { WalletCard } from "../../accounts/wallet.ts";
import { clawbackRisk } from "../../advice/applications/closing.ts";
import { addDays, laterOf, spanOf } from "../../advice/days.ts";
import { isUsable } from "../../advice/plain-row.ts";
import { type ChangeOption, changeOptions } from "../../advice/applications/product-changes.ts";
import type { FactRow } from "../../contract/facts.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { benefitsOf } from "../card-rows/card-benefits.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import type { Scene } from "../../member/scene.ts";
import { compact } from "../frame/texts.ts";
import { currentSince } from "./apply-input.ts";

type Card = FactRow<"cards">;

/** A known product change. */
export interface ChangePath {
  /** The issuer moved all accounts of the old product to the new one. */
  readonly isSuccession: boolean;
  /** False when no dated source says that the change is possible. */
  readonly isVerified: boolean;
  readonly direction: "upgrade" | "downgrade" | "lateral" | "succession";
  readonly option?: ChangeOption | undefined;
}

/** The path between two products; throws when it can be no change of one account. */
export function pathOf(scene: Scene, { entry, card }: HeldCard, to: Card, day: string): ChangePath {
  const { tables } = scene.facts.facts;
  const option = changeOptions(
    { cardId: card.id, issuer: card.issuer, openedOn: entry.opened_on },
    {
      productChanges: tables.productChanges.filter((row) => row.to_card === to.id),
      policies: tables.issuerPolicies,
      rules: tables.issuerRules,
      card: (id) => scene.facts.cards.get(id),
      benefits: (id) => benefitsOf(scene.facts, id, day),
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
  const direction = isSuccession ? "succession" : (option?.direction ?? directionOf(card, to));
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

/** Throws when an account cannot have changed on that day. */
export function checkDay(entry: WalletCard, day: string, today: string): void {
  const { closed_on: closed } = entry;
  const earlier = currentSince(entry);
  if (earlier !== undefined && day < earlier) {
    throw new ToolError(
      `changed_on ${day} lies before ${earlier}, when the account was opened or last changed.`,
    );
  }
  if (day > addDays(today, 1)) {
    throw new ToolError(`changed_on ${day} lies in the future. Record a change once it happened.`);
  }
  if (closed !== undefined) {
    throw new ToolError(
      `The account is closed since ${closed}. If it is open, call update_wallet_card with closed_on: null first.`,
    );
  }
}

/** Warnings and doubts about the change. */
export function pathWarnings(
  { facts }: Scene,
  { entry, card }: HeldCard,
  to: Card,
  { isVerified, isSuccession, direction, option }: ChangePath,
  day: string,
): readonly string[] {
  const { issuerPolicies } = facts.tables;
  const wantsBonus = entry.bonus_received !== false && direction === "downgrade";
  const risk = wantsBonus
    ? clawbackRisk(card.issuer, entry.opened_on, day, issuerPolicies)
    : undefined;
  const { minAge, isOldEnough, confidence } = option ?? {};
  return compact([
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
  ]);
}
