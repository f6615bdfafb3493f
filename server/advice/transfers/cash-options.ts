import type { FactRow } from "../../contract/facts.ts";
import { isUsable } from "../plain-row.ts";
import { UNITS_PER_CENT } from "../solver/cover-bounds.ts";
import type { PointBalance } from "./transfer-network.ts";
import { type Caveat, isWithin } from "./transfer-terms.ts";

type RedemptionRow = FactRow<"redemptions">;

export interface CashInput {
  readonly redemptions: readonly RedemptionRow[];
  readonly unlocks?: readonly FactRow<"unlocks">[] | undefined;
  readonly balances: readonly Pick<PointBalance, "program" | "owner" | "points" | "cpp">[];
  readonly cardsOf: (owner: string) => ReadonlySet<string>;
  readonly day: string;
  /** The price to pay, in cents; without one only the rates are given. */
  readonly cash_cents?: number | undefined;
}

/** Points as money at a fixed value. */
export interface CashOption {
  readonly program: string;
  readonly owner: string;
  readonly kind: CashKind;
  /** US cents per point that they pay. */
  readonly pays_cpp: number;
  /** The cash value of the whole balance, in whole cents. */
  readonly balance_pays_cents: number;
  /** US cents per point that the member counts them for; undefined when unknown. */
  readonly cpp: number | undefined;
  /** The points that the price costs; undefined without a price. */
  readonly price: CashPrice | undefined;
  readonly row: RedemptionRow;
  readonly caveats: readonly Caveat[];
}

interface CashPrice {
  /** Points for the whole price. */
  readonly points: number;
  /** Points missing in the balance. */
  readonly shortfall: number;
  /** The member's own value of those points, in whole cents; undefined when unknown. */
  readonly value_given_up_cents: number | undefined;
}

/** The kinds that pay for anything, or for travel. */
export const CASH_KINDS = ["portal", "cash_out", "statement_credit", "pay_with_points"] as const;

type CashKind = (typeof CASH_KINDS)[number];

/** The cash value of each balance at its fixed values; for a price, cheapest first. */
export function compareWithCash(input: CashInput): readonly CashOption[] {
  return input.balances
    .flatMap((balance) => CASH_KINDS.flatMap((kind) => toOption(input, balance, kind) ?? []))
    .toSorted(
      (a, b) =>
        (a.price?.value_given_up_cents ?? Number.MAX_SAFE_INTEGER) -
          (b.price?.value_given_up_cents ?? Number.MAX_SAFE_INTEGER) || b.pays_cpp - a.pays_cpp,
    );
}

/** The best fixed value of a kind that the owner's cards give on the day. */
function toOption(
  input: CashInput,
  balance: CashInput["balances"][number],
  kind: CashKind,
): CashOption | undefined {
  const { program, owner, points, cpp } = balance;
  const { redemptions, cardsOf, day, cash_cents: price } = input;
  const cards = cardsOf(owner);
  const [row] = redemptions
    .filter((one) => one.program === program && one.kind === kind && isUsable(one))
    .filter((one) => isWithin(one, day))
    .filter((one) => one.cards.length === 0 || one.cards.some((id) => cards.has(id)))
    .toSorted((a, b) => b.cpp - a.cpp);
  if (row === undefined) return undefined;
  const units = Math.round(row.cpp * UNITS_PER_CENT);
  return {
    program,
    owner,
    kind,
    pays_cpp: row.cpp,
    balance_pays_cents: Math.floor((points * units) / UNITS_PER_CENT),
    cpp,
    price: price === undefined || price <= 0 ? undefined : toPrice(price, units, balance),
    row,
    caveats: [...toCaveats(row), ...toCardCaveats(input, balance, kind)],
  };
}

function toPrice(price: number, units: number, balance: CashInput["balances"][number]): CashPrice {
  const points = Math.ceil((price * UNITS_PER_CENT) / units);
  const { cpp } = balance;
  return {
    points,
    shortfall: Math.max(0, points - balance.points),
    value_given_up_cents: cpp === undefined ? undefined : Math.round(points * cpp),
  };
}

function toCaveats(row: RedemptionRow): readonly Caveat[] {
  if (row.note === "") return [];
  return row.confidence === "disputed"
    ? [{ code: "disputed_redemption", message: `sources disagree on this value: ${row.note}` }]
    : [{ code: "redemption_note", message: row.note }];
}

/** Caveats on held cards that add portal value without a fixed rate. */
function toCardCaveats(
  { unlocks = [], cardsOf, day }: CashInput,
  { program, owner }: Pick<PointBalance, "program" | "owner">,
  kind: CashKind,
): readonly Caveat[] {
  if (kind !== "portal") return [];
  const cards = cardsOf(owner);
  return unlocks
    .filter((row) => row.program === program && row.unlocks === "portal_rate" && isUsable(row))
    .filter((row) => cards.has(row.card_id) && isWithin(row, day) && row.note !== "")
    .map(({ note }) => ({ code: "card_portal_rate", message: note }));
}
