import { isDeepStrictEqual } from "node:util";
import type { WalletCard } from "../../accounts/wallet.ts";
import { activationKey, capKey } from "../../advice/purchase/rate-status.ts";
import type { FactRow } from "../../contract/facts.ts";
import type { FactIndex } from "../../member/facts.ts";
import { listed } from "../card-rows/row-words.ts";
import { boostLevels, choiceGroups, enrollableNames } from "./card-settings.ts";

/**
 * An account as another product: settings of the account stay, settings of the product stay where the
 * new one has the same, and the rest is dropped and listed.
 */
export function carryOver(
  before: WalletCard,
  to: FactRow<"cards">,
  until: string,
  facts: FactIndex,
) {
  const carried = {
    chosen_categories: keepChoices(before, to.id, until, facts),
    ...keepRates(before, to.id, facts),
    enrolments: keepEnrolments(before, to.id, facts),
    boost_level: boostLevels(facts, to, until).find(({ id }) => id === before.boost_level)?.id,
    // The member's own figure was of the old product.
    annual_fee_override_usd: undefined,
  };
  const { card_id: from, former_products: former } = before;
  const last = former.at(-1);
  const entry: WalletCard = { ...before, ...carried, card_id: to.id };
  // A change back on the same day undoes the change, as if it had never been.
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

/** The settings that do not go along, for the change to be undone. */
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

/** Each entry of a list or record on its own. */
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

/** Activations and cap spending, which go by rates of the card. */
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
