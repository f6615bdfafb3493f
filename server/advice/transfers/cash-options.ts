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
  /** The price to pay, in cents; without one only the rates are told. */
  readonly cash_cents?: number | undefined;
}

/** Points as money at a fixed value. */
export interface CashOption {
  readonly program: string;
  readonly owner: string;
  readonly kind: RedemptionRow["kind"];
  /** US cents per point that they pay. */
  readonly pays_cpp: number;
  /** What the whole balance pays, in whole cents. */
  readonly balance_pays_cents: number;
  /** US cents per point that the member counts them for; undefined when unknown. */
  readonly cpp: number | undefined;
  /** What the price takes; undefined without one. */
  readonly price: CashPrice | undefined;
  readonly row: RedemptionRow;
  readonly caveats: readonly Caveat[];
}

interface CashPrice {
  /** Points for the whole price. */
  readonly points: number;
  /** Points missing in the balance. */
  readonly shortfall: number;
  /** What the member counts those points for, in whole cents; undefined when unknown. */
  readonly value_given_up_cents: number | undefined;
}

/** The kinds that pay for anything, or for travel. */
const KINDS: ReadonlySet<RedemptionRow["kind"]> = new Set([
  "portal",
  "cash_out",
  "statement_credit",
  "pay_with_points",
]);

/** What each balance pays at its fixed values: of a price the cheapest for the member first. */
export function compareWithCash(input: CashInput): readonly CashOption[] {
  return input.balances
    .flatMap((balance) =>
      findRedemptions(input, balance).map((row) => toOption(input, balance, row)),
    )
    .toSorted(
      (a, b) =>
        (a.price?.value_given_up_cents ?? Number.MAX_SAFE_INTEGER) -
          (b.price?.value_given_up_cents ?? Number.MAX_SAFE_INTEGER) || b.pays_cpp - a.pays_cpp,
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

function toOption(
  input: CashInput,
  balance: CashInput["balances"][number],
  row: RedemptionRow,
): CashOption {
  const { program, owner, points, cpp } = balance;
  const { cash_cents: price } = input;
  const units = Math.round(row.cpp * UNITS_PER_CENT);
  return {
    program,
    owner,
    kind: row.kind,
    pays_cpp: row.cpp,
    balance_pays_cents: Math.floor((points * units) / UNITS_PER_CENT),
    cpp,
    price: price === undefined || price <= 0 ? undefined : toPrice(price, units, balance),
    row,
    caveats: [...toCaveats(row), ...toCardCaveats(input, balance, row)],
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

/** What held cards add in the portal, where no fixed value can be given. */
function toCardCaveats(
  { unlocks = [], cardsOf, day }: CashInput,
  { program, owner }: Pick<PointBalance, "program" | "owner">,
  { kind }: RedemptionRow,
): readonly Caveat[] {
  if (kind !== "portal") return [];
  const cards = cardsOf(owner);
  return unlocks
    .filter((row) => row.program === program && row.unlocks === "portal_rate" && isUsable(row))
    .filter((row) => cards.has(row.card_id) && isWithin(row, day) && row.note !== "")
    .map(({ note }) => ({ code: "card_portal_rate", message: note }));
}
