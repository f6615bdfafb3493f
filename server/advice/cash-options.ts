import type { FactRow } from "../contract/facts.ts";
import { isUsable } from "./plain-row.ts";
import { UNITS_PER_CENT } from "./transfer-cover.ts";
import type { PointBalance } from "./transfer-network.ts";
import { type Caveat, isWithin } from "./transfer-terms.ts";

type RedemptionRow = FactRow<"redemptions">;

export interface CashInput {
  readonly redemptions: readonly RedemptionRow[];
  readonly balances: readonly PointBalance[];
  readonly cardsOf: (owner: string) => ReadonlySet<string>;
  readonly day: string;
  /** The price to pay, in cents; without one there is nothing to compare. */
  readonly cash_cents?: number | undefined;
}

/** A price paid with points at a fixed value. */
export interface CashOption {
  readonly program: string;
  readonly owner: string;
  readonly kind: RedemptionRow["kind"];
  /** US cents per point. */
  readonly cpp: number;
  /** Points for the whole price. */
  readonly points: number;
  /** Points missing in the balance. */
  readonly shortfall: number;
  /** What the member counts those points for, in whole cents; undefined when unknown. */
  readonly value_given_up_cents: number | undefined;
  readonly caveats: readonly Caveat[];
}

/** The kinds that pay for anything, or for travel. */
const KINDS: ReadonlySet<RedemptionRow["kind"]> = new Set([
  "portal",
  "cash_out",
  "statement_credit",
  "pay_with_points",
]);

/** What each balance pays of a price at its fixed values, cheapest for the member first. */
export function compareWithCash(input: CashInput): readonly CashOption[] {
  const { cash_cents: price } = input;
  if (price === undefined || price <= 0) return [];
  return input.balances
    .flatMap((balance) =>
      findRedemptions(input, balance).map((row) => toOption(balance, row, price)),
    )
    .toSorted(
      (a, b) =>
        (a.value_given_up_cents ?? Number.MAX_SAFE_INTEGER) -
        (b.value_given_up_cents ?? Number.MAX_SAFE_INTEGER),
    );
}

/** The best fixed value of each kind that an owner's cards give for a program on a day. */
function findRedemptions(
  { redemptions, cardsOf, day }: Pick<CashInput, "redemptions" | "cardsOf" | "day">,
  { program, owner }: Pick<PointBalance, "program" | "owner">,
): readonly RedemptionRow[] {
  const cards = cardsOf(owner);
  const open = redemptions.filter(
    (row) =>
      row.program === program &&
      KINDS.has(row.kind) &&
      isUsable(row) &&
      isWithin(row, day) &&
      (row.cards.length === 0 || row.cards.some((id) => cards.has(id))),
  );
  return [...KINDS].flatMap(
    (kind) => open.filter((row) => row.kind === kind).toSorted((a, b) => b.cpp - a.cpp)[0] ?? [],
  );
}

function toOption(balance: PointBalance, row: RedemptionRow, price: number): CashOption {
  const units = Math.round(row.cpp * UNITS_PER_CENT);
  const points = Math.ceil((price * UNITS_PER_CENT) / units);
  const { cpp } = balance;
  return {
    program: balance.program,
    owner: balance.owner,
    kind: row.kind,
    cpp: row.cpp,
    points,
    shortfall: Math.max(0, points - balance.points),
    value_given_up_cents: cpp === undefined ? undefined : Math.round(points * cpp),
    caveats: [
      ...(row.confidence === "disputed"
        ? [{ code: "disputed_redemption", message: `sources disagree on this value: ${row.note}` }]
        : []),
      ...(row.confidence !== "disputed" && row.note !== ""
        ? [{ code: "redemption_note", message: row.note }]
        : []),
    ],
  };
}
