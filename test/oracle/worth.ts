import { addMonths } from "./calendar.ts";
import { heldBy, type Holdings } from "./holdings.ts";
import { divideRounded, fixed, rowsOf, runsOn } from "./table.ts";

/** Values of points are whole thousandths of a cent. */
const CPP_DIGITS = 3;
const FULL_CENT = 1000;

/** A point that is worth less is rounded to hundredths of a cent, others to five hundredths. */
const ROUNDING = { below: 10, above: 50 };

const MAX_MONTHS = 9;

const lastRelease = (): string => (rowsOf("releases").at(-1)?.("released_at") ?? "").slice(0, 10);

/** The median of what each publisher said last: within nine months before the release, or on the newest day. */
export function estimateOf(program: string): number | undefined {
  const ofProgram = rowsOf("valuation-observations").filter((row) => row("program") === program);
  const lastDay =
    ofProgram
      .map((row) => row("observed_on"))
      .toSorted()
      .at(-1) ?? "";
  const windowStart = addMonths(lastRelease(), -MAX_MONTHS);
  const since = lastDay < windowStart ? lastDay : windowStart;
  const newest = new Map<string, { readonly on: string; readonly value: number }>();
  for (const row of ofProgram) {
    const on = row("observed_on");
    if (on < since) continue;
    if (on < (newest.get(row("publisher"))?.on ?? "")) continue;
    newest.set(row("publisher"), { on, value: fixed(row("cpp"), CPP_DIGITS) });
  }
  const values = [...newest.values()].map(({ value }) => value).toSorted((a, b) => a - b);
  if (values.length === 0) return undefined;
  const lower = values[Math.floor((values.length - 1) / 2)] ?? 0;
  const upper = values[Math.floor(values.length / 2)] ?? 0;
  const twice = lower + upper;
  const to = twice < 2 * FULL_CENT ? ROUNDING.below : ROUNDING.above;
  return divideRounded(twice, 2 * to) * to;
}

/** The program that is worth less until a card opens its points: that of cash-back cards and the like. */
const closedForm = (program: string): string | undefined =>
  rowsOf("programs").find((row) => row("opens_to") === program)?.("key");

/** True if the owner holds a card that unlocks a program's points. */
export const isOpened = (wallet: Holdings, owner: string, program: string, day: string): boolean =>
  rowsOf("program-unlocks").some(
    (row) =>
      row("program") === program &&
      row("unlocks") === "transfers" &&
      runsOn(row, day) &&
      heldBy(owner, wallet, day).some((card) => card.card_id === row("card_id")),
  );

const isCash = (program: string): boolean =>
  rowsOf("programs").some((row) => row("key") === program && row("is_cash") === "true");

/** Thousandths of a cent that a point of an owner counts: the member's own figure, or the estimate. */
export function worthOf(
  wallet: Holdings,
  owner: string,
  program: string,
  day: string,
): number | undefined {
  // Without a program a card pays per cent.
  if (program === "" || isCash(program)) return FULL_CENT;
  const own = wallet.valuations[program];
  if (own !== undefined) return Math.round(own.cpp * FULL_CENT);
  const closed = closedForm(program);
  const counts = closed === undefined || isOpened(wallet, owner, program, day) ? program : closed;
  return estimateOf(counts);
}

/** Points at thousandths of a cent, in cents. */
export const inCents = (points: number, worth: number): number =>
  divideRounded(points * worth, FULL_CENT);
