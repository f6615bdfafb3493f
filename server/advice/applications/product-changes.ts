import { addMonths, type Day, type PartialDay, type Span, shiftSpan, spanOf } from "../days.ts";
import { isApplicable, isInForce } from "./eligibility.ts";
import { type Confidence, isUsable, type PlainRow } from "../plain-row.ts";

type ChangeRow = PlainRow<"productChanges">;
type PolicyRow = PlainRow<"issuerPolicies">;

/** Something a card gives, to compare before and after a change. */
export interface CardBenefit {
  readonly kind: "credit" | "lounge" | "unlock" | "certificate" | "status" | "protection";
  /** The same on both cards when they give the same thing. */
  readonly name: string;
  /** The amount or level; a difference is a change. */
  readonly detail: string;
  /** Figures to compare, where more is better; unknown ones are left out. */
  readonly measures?: Readonly<Record<string, number | undefined>>;
  readonly confidence: Confidence;
}

/** True if the first is known to give less than the second in anything. */
export const isLess = (
  { measures: one = {} }: CardBenefit,
  { measures: other = {} }: CardBenefit,
): boolean =>
  Object.entries(one).some(([name, value = Infinity]) => value < (other[name] ?? value));

export interface HeldProduct {
  readonly cardId: string;
  readonly issuer: string;
  readonly openedOn?: PartialDay | undefined;
}

export interface ChangeFacts {
  readonly productChanges: readonly ChangeRow[];
  readonly policies: readonly PolicyRow[];
  readonly rules: readonly PlainRow<"issuerRules">[];
  readonly card: (cardId: string) => PlainRow<"cards"> | undefined;
  readonly benefits: (cardId: string) => readonly CardBenefit[];
}

interface BlockedBonus {
  readonly ruleId: string;
  /** The cards whose bonus or application it stops. */
  readonly cards: readonly string[];
}

export interface ChangeOption {
  readonly toCard: string;
  readonly direction: ChangeRow["direction"];
  readonly confidence: Confidence;
  readonly note: string;
  /** Months the account must be old, and who says so; undefined when no dated source does. */
  readonly minAge?: { readonly months: number; readonly basis: "path" | "issuer" } | undefined;
  /** The day the account is old enough, or the last it may be when only the month is known. */
  readonly earliestOn?: Day | undefined;
  /** True if the account is old enough today; undefined when `earliestOn` is not known. */
  readonly isOldEnough?: boolean | undefined;
  readonly lost: readonly CardBenefit[];
  readonly gained: readonly CardBenefit[];
  readonly changed: readonly { readonly from: CardBenefit; readonly to: CardBenefit }[];
  /** Rules by which having this card later stops an application or a bonus. */
  readonly blocks: readonly BlockedBonus[];
  readonly warnings: readonly string[];
}

/** The products a held account can become, by known paths; unverified ones are marked. */
export function changeOptions(
  held: HeldProduct,
  facts: ChangeFacts,
  today: Day,
): readonly ChangeOption[] {
  return facts.productChanges
    .filter((row) => row.from_card === held.cardId)
    .map((row) => toOption(row, held, facts, today));
}

/** The benefits only one of the cards has, and those that differ. */
export function compareBenefits(from: readonly CardBenefit[], to: readonly CardBenefit[]) {
  const [before, after] = [byKey(from), byKey(to)];
  const both = [...before].flatMap(([key, old]) => {
    const next = after.get(key);
    return next === undefined || next.detail === old.detail ? [] : [{ from: old, to: next }];
  });
  return {
    lost: [...before].filter(([key]) => !after.has(key)).map(([, benefit]) => benefit),
    gained: [...after].filter(([key]) => !before.has(key)).map(([, benefit]) => benefit),
    changed: both,
  };
}

function toOption(row: ChangeRow, held: HeldProduct, facts: ChangeFacts, today: Day): ChangeOption {
  const { to_card: toCard, direction, confidence, note } = row;
  const to = facts.card(toCard);
  const minAge = minAgeOf(row, held.issuer, facts.policies);
  const old = ageSpan(held.openedOn, minAge?.months);
  return {
    toCard,
    direction,
    confidence,
    note,
    minAge,
    earliestOn: old?.last,
    isOldEnough: old === undefined ? undefined : isReached(old, today),
    ...compareBenefits(facts.benefits(held.cardId), facts.benefits(toCard)),
    blocks: blockersOf(to, facts.rules, today),
    warnings: warningsOf(row, held, to, facts.policies, today),
  };
}

/**
 * The account age a path requires: its own, else the issuer's for all changes; for a card with a
 * higher fee, never less than the issuer's for upgrades, which is the law.
 */
function minAgeOf(row: ChangeRow, issuer: string, policies: readonly PolicyRow[]) {
  const upgrade =
    row.direction === "upgrade" ? monthsOf(issuer, "upgrade_min_months", policies) : undefined;
  const own = isUsable(row) ? row.min_age_months : undefined;
  const general = Math.max(
    monthsOf(issuer, "product_change_min_months", policies) ?? 0,
    upgrade ?? 0,
  );
  if (own !== undefined && own >= (upgrade ?? 0)) return { months: own, basis: "path" } as const;
  return general === 0 ? undefined : ({ months: general, basis: "issuer" } as const);
}

function ageSpan(openedOn: PartialDay | undefined, months: number | undefined): Span | undefined {
  if (openedOn === undefined || months === undefined) return undefined;
  return shiftSpan(spanOf(openedOn), (day) => addMonths(day, months));
}

function isReached({ first, last }: Span, today: Day): boolean | undefined {
  if (last <= today) return true;
  return first > today ? false : undefined;
}

function warningsOf(
  row: ChangeRow,
  held: HeldProduct,
  target: PlainRow<"cards"> | undefined,
  policies: readonly PolicyRow[],
  today: Day,
): readonly string[] {
  const refuses = findPolicy(held.issuer, "product_changes", policies)?.value === "false";
  const clawback = monthsOf(held.issuer, "bonus_clawback_months", policies);
  const safe = ageSpan(held.openedOn, clawback)?.last;
  const isEarly = safe !== undefined && safe > today && row.direction === "downgrade";
  return [
    ...(isUsable(row) ? [] : ["No dated source says that this change is possible."]),
    ...(row.confidence === "disputed" ? ["Sources disagree on whether this is possible."] : []),
    ...(refuses ? [`${held.issuer} says it allows no product changes.`] : []),
    ...(target?.status === "discontinued" ? ["The card no longer exists."] : []),
    ...(target?.status === "closed_new" ? ["The card takes no new applications."] : []),
    ...(held.openedOn === undefined ? ["The opening day is not recorded."] : []),
    ...(isEarly ? [`The welcome bonus may be clawed back before ${safe}.`] : []),
  ];
}

/** Rules in force that count having this card against a bonus or an application. */
const blockersOf = (
  target: PlainRow<"cards"> | undefined,
  rules: readonly PlainRow<"issuerRules">[],
  today: Day,
): readonly BlockedBonus[] =>
  rules
    .filter((rule) => rule.kind === "bonus_window" && isUsable(rule) && isInForce(rule, today))
    .filter(({ blocking_states: is }) => is.includes("ever_held") || is.includes("held"))
    .flatMap((rule) => {
      if (target === undefined) return [];
      const candidate = { cardId: target.id, issuer: target.issuer, cardType: target.card_type };
      const isOwn = rule.blocking_cards.length === 0 && isApplicable(rule, candidate, today);
      if (isOwn) return [{ ruleId: rule.rule_id, cards: [target.id] }];
      const blocks = rule.blocking_cards.includes(target.id);
      return blocks ? [{ ruleId: rule.rule_id, cards: rule.cards }] : [];
    });

const byKey = (benefits: readonly CardBenefit[]): ReadonlyMap<string, CardBenefit> =>
  new Map(benefits.filter(isUsable).map((benefit) => [`${benefit.kind} ${benefit.name}`, benefit]));

const findPolicy = (issuer: string, name: PolicyRow["policy"], policies: readonly PolicyRow[]) =>
  policies.find((row) => row.issuer === issuer && row.policy === name && isUsable(row));

function monthsOf(
  issuer: string,
  name: PolicyRow["policy"],
  policies: readonly PolicyRow[],
): number | undefined {
  const months = Number(findPolicy(issuer, name, policies)?.value);
  return Number.isInteger(months) ? months : undefined;
}
