import { clawbackRisk } from "../../advice/applications/closing.ts";
import { laterOf, spanOf } from "../../advice/days.ts";
import { isUsable } from "../../advice/plain-row.ts";
import { changeOptions } from "../../advice/applications/product-changes.ts";
import type { Card } from "../card-rows/card-brief.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { changeFactsOf } from "../card-rows/card-terms.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import type { Scene } from "../../member/scene.ts";
import type { Notes } from "../frame/texts.ts";
import { isDeepStrictEqual } from "node:util";
import type { WalletCard } from "../../accounts/wallet.ts";
import { activationKey, capKey } from "../../advice/purchase/rate-status.ts";
import type { FactIndex } from "../../member/facts.ts";
import { listed } from "../card-rows/row-words.ts";
import { boostLevels, choiceGroups, enrollableNames } from "./card-settings.ts";

/** A known product change; verified if a dated source says that it is possible. */
export type ChangePath = ReturnType<typeof pathOf>;

/** The path between two products; throws if one account cannot make this change. */
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
      `${card.card_name} is from ${card.issuer} and ${to.card_name} from ${to.issuer}: an account changes ` +
        "within one issuer only. If it is a new account, use add_wallet_card.",
    );
  }
  const direction = isSuccession
    ? ("succession" as const)
    : (option?.direction ?? directionOf(card, to));
  return { isSuccession, isVerified: isSuccession || isListed, direction, option };
}

/** Only a discontinued card's accounts became its successor; others keep their accounts. */
const isSuccessor = (from: Card, to: Card): boolean =>
  from.status === "discontinued" && from.successor === to.id && isUsable(from);

function directionOf(from: Card, to: Card): "upgrade" | "downgrade" | "lateral" {
  if (from.annual_fee === to.annual_fee) return "lateral";
  return to.annual_fee > from.annual_fee ? "upgrade" : "downgrade";
}

const DAY_LENGTH = "YYYY-MM-DD".length;

/** The default day of a change: that of the succession if known, else today. */
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
      `It is early: ${card.issuer} wants an account ${minAge.months} months old.`,
    card.card_type !== to.card_type &&
      !isSuccession &&
      `One is a ${card.card_type} card and the other a ${to.card_type} card, which is unusual.`,
    risk !== undefined && `${card.issuer} may claw back the welcome bonus before ${risk.safeFrom}.`,
    isSuccession &&
      card.issuer !== to.issuer &&
      `${to.issuer} issues it now, with a new card number.`,
  ];
}

/**
 * Moves an account to another product: account settings stay, product settings stay if the new
 * product has the same, and the rest is dropped and listed.
 */
export function carryOver(before: WalletCard, to: Card, until: string, facts: FactIndex) {
  const carried = {
    chosen_categories: keepChoices(before, to.id, until, facts),
    ...keepRates(before, to.id, facts),
    enrolments: keepEnrolments(before, to.id, facts),
    boost_level: boostLevels(facts, to, until).find(({ id }) => id === before.boost_level)?.id,
    // The member's own figure was for the old product.
    annual_fee_override_usd: undefined,
  };
  const { card_id: from, former_products: former } = before;
  const last = former.at(-1);
  const entry: WalletCard = { ...before, ...carried, card_id: to.id };
  // A change back on the same day undoes the change completely.
  const after: WalletCard =
    last?.card_id === to.id && last.until === until
      ? { ...restore(entry, last.settings), former_products: former.slice(0, -1) }
      : {
          ...entry,
          former_products: [...former, { card_id: from, until, settings: lostOf(before, entry) }],
        };
  return { entry: after, dropped: toDropped(lostOf(before, after)) };
}

type Settings = NonNullable<WalletCard["former_products"][number]["settings"]>;

/** The settings that are lost, kept so that the change can be undone. */
function lostOf(before: WalletCard, after: WalletCard): Settings | undefined {
  const { cap_spent: spent = [], annual_fee_override_usd: fee, boost_level: level } = before;
  const lost: Settings = {
    chosen_categories: lostEntries(before.chosen_categories, after.chosen_categories),
    activations: listed(before.activations.filter((one) => !after.activations.includes(one))),
    enrolments: lostEntries(before.enrolments, after.enrolments),
    cap_spent: listed(spent.filter((one) => after.cap_spent?.includes(one) !== true)),
    boost_level: after.boost_level === level ? undefined : level,
    annual_fee_override_usd: after.annual_fee_override_usd === fee ? undefined : fee,
  };
  return Object.values(lost).every((one) => one === undefined) ? undefined : lost;
}

/** One row for each entry of a list or record. */
const toDropped = (lost: Settings = {}) =>
  Object.entries(lost).flatMap(([field, value]) =>
    partsOf(value).map((part) => ({ field, value: part })),
  );

function lostEntries<Value>(
  before: Readonly<Record<string, Value>> = {},
  after: Readonly<Record<string, Value>> = {},
): Record<string, Value> | undefined {
  const lost = Object.entries(before).filter(
    ([name, value]) => !isDeepStrictEqual(after[name], value),
  );
  return lost.length === 0 ? undefined : Object.fromEntries(lost);
}

function restore(entry: WalletCard, lost: Settings = {}): WalletCard {
  const {
    enrolments,
    cap_spent: spent,
    activations = [],
    chosen_categories: chosen,
    ...rest
  } = lost;
  return {
    ...entry,
    ...rest,
    chosen_categories: { ...entry.chosen_categories, ...chosen },
    activations: [...entry.activations, ...activations],
    enrolments:
      enrolments === undefined ? entry.enrolments : { ...entry.enrolments, ...enrolments },
    cap_spent: spent === undefined ? entry.cap_spent : [...(entry.cap_spent ?? []), ...spent],
  };
}

function partsOf(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value;
  if (typeof value !== "object" || value === null) return [value];
  return Object.entries(value).map(([name, inner]: readonly [string, unknown]) => ({
    [name]: inner,
  }));
}

function keepChoices(
  { chosen_categories: chosen }: WalletCard,
  toCard: string,
  day: string,
  facts: FactIndex,
): WalletCard["chosen_categories"] {
  const options = choiceGroups(facts, toCard, day).flatMap((group) => group.options);
  const kept = Object.entries(chosen).map(([group, keys]) => {
    const isOption = (key: string) =>
      options.some(({ value }) => value.group === group && value.key === key);
    return [group, keys.filter(isOption)] as const;
  });
  return Object.fromEntries(kept.filter(([, keys]) => keys.length > 0));
}

/** Activations and cap spending, which depend on the card's rates. */
function keepRates(
  { activations, cap_spent: spent = [] }: WalletCard,
  toCard: string,
  facts: FactIndex,
) {
  const rates = facts.rowsOf("earnRates", toCard);
  const activated = new Set(
    rates.filter((rate) => rate.selection === "activation").map(activationKey),
  );
  const capped = new Set(rates.filter((rate) => rate.cap_usd !== undefined).map(capKey));
  return {
    activations: activations.filter((key) => activated.has(key)),
    cap_spent: listed(spent.filter(({ cap }) => capped.has(cap))),
  };
}

function keepEnrolments({ enrolments = {} }: WalletCard, toCard: string, facts: FactIndex) {
  const names = enrollableNames(facts, toCard);
  const kept = Object.entries(enrolments).filter(([name]) => names.includes(name));
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}
