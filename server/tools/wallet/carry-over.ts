import type { WalletCard as Entry } from "../../accounts/wallet.ts";
import { activationKey, capKey } from "../../advice/purchase/rate-status.ts";
import type { FactIndex } from "../../member/facts.ts";
import { enrollableNames, runningBoosts } from "./card-labels.ts";
import { choiceGroups } from "./choices.ts";

/** A setting of the old product that says nothing about the new one. */
export interface Dropped {
  readonly field: string;
  readonly value: unknown;
}

/**
 * An account as another product: what was said of the account stays, what was said of the product
 * stays where the new one has the same, and the rest is dropped and told.
 */
export function carryOver(
  before: Entry,
  toCard: string,
  until: string,
  facts: FactIndex,
): { readonly entry: Entry; readonly dropped: readonly Dropped[] } {
  const kept = {
    chosen_categories: keepChoices(before, toCard, until, facts),
    activations: keepActivations(before, toCard, facts),
    enrolments: keepEnrolments(before, toCard, facts),
    cap_spent: keepCaps(before, toCard, facts),
    boost_level: keepLevel(before, toCard, until, facts),
    // The member's own figure was of the old product.
    annual_fee_override_usd: undefined,
  };
  const former = { card_id: before.card_id, until };
  const entry: Entry = {
    ...before,
    ...kept,
    card_id: toCard,
    former_products: [...before.former_products, former],
  };
  return { entry, dropped: droppedBetween(before, entry) };
}

const FIELDS = [
  "chosen_categories",
  "activations",
  "enrolments",
  "cap_spent",
  "boost_level",
  "annual_fee_override_usd",
] as const;

/** Each entry of a list or record for itself. */
function droppedBetween(before: Entry, after: Entry): readonly Dropped[] {
  return FIELDS.flatMap((field) => {
    const left = new Set(partsOf(after[field]).map((part) => JSON.stringify(part)));
    return partsOf(before[field])
      .filter((part) => !left.has(JSON.stringify(part)))
      .map((value) => ({ field, value }));
  });
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
  { chosen_categories: chosen }: Entry,
  toCard: string,
  day: string,
  facts: FactIndex,
): Entry["chosen_categories"] {
  const groups = choiceGroups(facts, toCard, day);
  return Object.fromEntries(
    Object.entries(chosen).flatMap(([group, keys]) => {
      const same = groups.find((one) => one.group === group);
      const left = keys.filter((key) => same?.options.some((option) => option.key === key));
      return left.length === 0 ? [] : [[group, left]];
    }),
  );
}

function keepActivations({ activations }: Entry, toCard: string, facts: FactIndex) {
  const rates = facts.rowsOf("earnRates", toCard).filter((rate) => rate.selection === "activation");
  const keys = new Set(rates.map(activationKey));
  return activations.filter((key) => keys.has(key));
}

function keepEnrolments({ enrolments = {} }: Entry, toCard: string, facts: FactIndex) {
  const names = new Set(enrollableNames(facts, toCard));
  const left = Object.entries(enrolments).filter(([name]) => names.has(name));
  return left.length === 0 ? undefined : Object.fromEntries(left);
}

function keepCaps({ cap_spent: spent = [] }: Entry, toCard: string, facts: FactIndex) {
  const rates = facts.rowsOf("earnRates", toCard).filter((rate) => rate.cap_usd !== undefined);
  const keys = new Set(rates.map(capKey));
  const left = spent.filter(({ cap }) => keys.has(cap));
  return left.length === 0 ? undefined : left;
}

function keepLevel({ boost_level: level }: Entry, toCard: string, day: string, facts: FactIndex) {
  const levels = runningBoosts(facts, toCard, day).map((row) => row.level);
  return level !== undefined && levels.includes(level) ? level : undefined;
}
