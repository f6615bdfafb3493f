import { heldBy, type HeldCard, type Holdings } from "./holdings.ts";
import { isOpened } from "./worth.ts";
import { divideRounded, fixed, listOf, type Row, rowsOf, runsOn } from "./table.ts";

/** The terms of one transfer: `ratioIn` points become `ratioOut`, in whole steps from a minimum on. */
export interface Terms {
  readonly ratioIn: number;
  readonly ratioOut: number;
  readonly minimum: number;
  readonly step: number;
  /** True if a source gives the increment; other amounts are refused then. */
  readonly isStepKnown: boolean;
  readonly extraEvery: number;
  readonly extraPoints: number;
  readonly bonusPercent: number;
  /** The bonus is for those who send so many points at once. */
  readonly bonusFrom: number;
  /** Hundred-thousandths of a cent for each point. */
  readonly feePerPoint: number;
  readonly feeMaxCents: number;
}

const FEE_DIGITS = 7;
const FEE_UNITS_PER_CENT = 100_000;

const isBetween = (row: Row, from: string, to: string): boolean =>
  row("source") === from && row("dest") === to;

/**
 * The rows of terms that hold for a card, or for nobody's card in particular. When a card was applied
 * for is not in a wallet, so terms that some cards had early are told in words alone.
 */
const rowsFor = (card: HeldCard | undefined, from: string, to: string, day: string) =>
  rowsOf("transfer-terms").filter(
    (row) =>
      isBetween(row, from, to) &&
      runsOn(row, day) &&
      (row("cards") === "" || listOf(row("cards")).includes(card?.card_id ?? "")),
  );

/** A bonus whose first day no source gives is known from the day it was seen. */
const bonusRuns = (row: Row, day: string): boolean =>
  (row("starts") || row("as_of")) <= day && day <= row("ends");

/** The bonus for everybody on a day. */
const bonusOn = (from: string, to: string, day: string): Row | undefined =>
  rowsOf("transfer-bonuses")
    .filter((row) => isBetween(row, from, to) && bonusRuns(row, day) && row("targeted") !== "true")
    .toSorted((a, b) => Number(b("bonus_percent")) - Number(a("bonus_percent")))[0];

function toTerms(row: Row, bonus: Row | undefined): Terms {
  const minimum = Number(row("min_points") || 1);
  return {
    ratioIn: Number(row("ratio_in")),
    ratioOut: Number(row("ratio_out")),
    minimum,
    // Only multiples of the minimum are sure to be taken where no source gives the increment.
    step: Number(row("increment") || minimum),
    isStepKnown: row("increment") !== "",
    extraEvery: Number(row("extra_every") || 0),
    extraPoints: Number(row("extra_points") || 0),
    bonusPercent: Number(bonus?.("bonus_percent") ?? 0),
    bonusFrom: Number(bonus?.("min_points") ?? 0),
    feePerPoint: fixed(row("fee_usd_per_point") || "0", FEE_DIGITS),
    feeMaxCents: row("fee_max_usd") === "" ? Infinity : fixed(row("fee_max_usd"), 2),
  };
}

/** The cards of the owner at whose terms points of a program move; undefined stands for no card. */
function cardsThatMove(wallet: Holdings, owner: string, from: string, day: string) {
  const unlocks = rowsOf("program-unlocks").filter((row) => row("program") === from);
  const needsNoCard = rowsOf("programs").some(
    (row) => row("key") === from && row("moves_without_card") === "true",
  );
  const opening = unlocks.filter((row) => row("unlocks") !== "portal_rate" && runsOn(row, day));
  const held = heldBy(owner, wallet, day).filter((card) =>
    opening.some((row) => row("card_id") === card.card_id),
  );
  return unlocks.length === 0 || needsNoCard ? [...held, undefined] : held;
}

/** The best terms at which an owner's points move on a day; undefined where they do not. */
export function termsFor(
  wallet: Holdings,
  owner: string,
  [from, to]: readonly [from: string, to: string],
  day: string,
): Terms | undefined {
  const isActive = rowsOf("transfer-routes").some(
    (row) => isBetween(row, from, to) && row("is_active") === "true",
  );
  if (!isActive) return undefined;
  return cardsThatMove(wallet, owner, from, day)
    .flatMap((card) => rowsFor(card, from, to, day))
    .map((row) => toTerms(row, bonusOn(from, to, day)))
    .toSorted((a, b) => b.ratioOut * a.ratioIn - a.ratioOut * b.ratioIn)[0];
}

/** Points of an owner in a program; those of its cash-back cards join them once a card opens it. */
export function pointsOf(wallet: Holdings, owner: string, program: string, day: string): number {
  const joins = rowsOf("programs")
    .filter((row) => row("opens_to") === program && isOpened(wallet, owner, program, day))
    .map((row) => row("key"));
  return wallet.balances
    .filter((one) => one.owner === owner && [program, ...joins].includes(one.program))
    .reduce((total, one) => total + one.points, 0);
}

export function received(terms: Terms, send: number): number {
  const base = Math.floor((send * terms.ratioOut) / terms.ratioIn);
  const bonus = send < terms.bonusFrom ? 0 : Math.floor((base * terms.bonusPercent) / 100);
  const extra =
    terms.extraEvery === 0 ? 0 : Math.floor(send / terms.extraEvery) * terms.extraPoints;
  return base + bonus + extra;
}

export const feeCents = (terms: Terms, send: number): number =>
  Math.min(terms.feeMaxCents, divideRounded(send * terms.feePerPoint, FEE_UNITS_PER_CENT));

/** Every amount that may be sent, up to a most. */
export function* amounts(terms: Terms, most: number): Generator<number> {
  for (let send = terms.step; send <= most; send += terms.step) {
    if (send >= terms.minimum) yield send;
  }
}

/** The least that brings what is needed. */
export function leastToSend(terms: Terms, need: number): number {
  for (const send of amounts(terms, Infinity)) if (received(terms, send) >= need) return send;
  return 0;
}
