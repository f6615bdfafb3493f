import * as z from "zod";
import { addMonths, spanOf, MONTHS_A_YEAR } from "../advice/days.ts";
import { formatUsd, toCents, toDollars } from "../advice/money.ts";
import { isUsable } from "../advice/plain-row.ts";
import type { FactRow } from "../contract/facts.ts";
import type { FactIndex } from "./facts.ts";
import { type HeldCard, heldCardRef, heldCards, toHeldRef } from "./held-cards.ts";
import type { Scene } from "./scene.ts";

/* Interest on carried balances, at the member's own APR or else the lowest for new accounts. */

/** The interest of a carried balance. */
export const carriedRow = heldCardRef.extend({
  carried_usd: z.number(),
  apr_percent: z.number().optional().describe("The rate counted; absent: unknown."),
  apr_basis: z
    .enum(["own", "catalog"])
    .optional()
    .describe("catalog: the lowest rate for new cardholders."),
  month_usd: z.number().optional(),
});

type CarriedRow = z.infer<typeof carriedRow>;
type Apr = FactRow<"aprs">;

/** The APRs of a card, unless unverified. */
const aprOf = (facts: FactIndex, cardId: string): Apr | undefined =>
  facts.rowsOf("aprs", cardId).find(isUsable);

export const carriesBalance = ({ entry }: HeldCard): boolean => (entry.carried_usd ?? 0) > 0;

export const carriedBalances = (scene: Scene): readonly CarriedRow[] =>
  heldCards(scene)
    .filter(carriesBalance)
    .map((held) => {
      const { apr_percent: own, carried_usd: usd = 0 } = held.entry;
      const percent = own ?? usualApr(scene, held)?.low_percent;
      const basis = own === undefined ? ("catalog" as const) : ("own" as const);
      return {
        ...toHeldRef(held),
        carried_usd: usd,
        apr_percent: percent,
        apr_basis: percent === undefined ? undefined : basis,
        month_usd:
          percent === undefined ? undefined : toDollars(Math.round(monthCents(usd, percent))),
      };
    });

const monthCents = (usd: number, percent: number): number =>
  (toCents(usd) * percent) / 100 / MONTHS_A_YEAR;

/** Undefined while an introductory rate may apply. */
function usualApr({ facts, today }: Scene, { entry, card }: HeldCard): Apr | undefined {
  const apr = aprOf(facts, card.id);
  const months = Math.max(apr?.intro_purchase_months ?? 0, apr?.intro_transfer_months ?? 0);
  if (months === 0) return apr;
  const { opened_on: opened } = entry;
  const isOver = opened !== undefined && addMonths(spanOf(opened).last, months) < today;
  return isOver ? apr : undefined;
}

/** The monthly interest on carried balances, next to a year's rewards if they are counted. */
export function tellInterest(scene: Scene, rewardsUsd?: number): readonly string[] {
  const rows = carriedBalances(scene);
  const usd = rows.reduce((sum, { month_usd: one = 0 }) => sum + one, 0);
  const isLeast = rows.some((row) => row.apr_basis !== "own");
  const beside =
    rewardsUsd === undefined
      ? ""
      : `; all cards together earn rewards of about ${formatUsd(rewardsUsd / MONTHS_A_YEAR)} a month`;
  const total = `Carried balances cost ${isLeast ? "at least" : "about"} ${formatUsd(usd)} in interest a month${beside}.`;
  return [...(usd === 0 ? [] : [total]), ...rows.flatMap((row) => tellBasis(scene, row))];
}

function tellBasis(
  { facts }: Scene,
  { card_id: id, card_name: name, apr_basis: basis }: CarriedRow,
) {
  const apr = aprOf(facts, id);
  if (basis === "own") return [];
  if (basis === undefined || apr === undefined) {
    return [`The cost of carrying a balance on ${name} is unknown: give apr_percent.`];
  }
  const range = `${apr.low_percent}% to ${apr.high_percent}%`;
  return [
    `${name} counts at the low end for new accounts, ${range} on ${apr.as_of}; give apr_percent for its own.`,
  ];
}

/** The facts that the interest rests on. */
export const interestRows = (scene: Scene): readonly Apr[] =>
  carriedBalances(scene).flatMap(({ card_id: id, apr_basis: basis }) =>
    basis === "catalog" ? (aprOf(scene.facts, id) ?? []) : [],
  );
