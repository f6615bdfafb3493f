import * as z from "zod";
import type { EarnRate } from "../../advice/purchase/purchase.ts";
import { activationKey, capKey, isRunning } from "../../advice/purchase/rate-status.ts";
import { daysBetween } from "../../advice/days.ts";
import { isUsable } from "../../advice/plain-row.ts";
import { EARN_UNITS } from "../../../data/vocab-terms.ts";
import { capPeriod } from "../../advice/purchase/cap-pace.ts";
import { toEarner } from "../../member/earners.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import { toDollars } from "../../member/money.ts";
import type { Scene } from "../../member/scene.ts";
import { capRow, spendingCard, toSpendingCard } from "./ranked-row.ts";
import { tellPlace } from "../card-rows/rate-words.ts";

/** A rotating rate of a held card: what it is on now, and whether it is activated. */
export const rotatingRow = z.object({
  card: spendingCard,
  on: z.array(z.string()).describe("Categories and merchants of the period."),
  rates: z.array(z.number()),
  unit: z.enum(EARN_UNITS),
  starts: z.iso.date().optional(),
  ends: z.iso.date().optional(),
  activate_by: z.iso.date().optional(),
  days_left: z.int().optional().describe("To activate; 0 on the last day."),
  status: z.enum(["activated", "due", "late"]),
  activation: z.string().describe("What update_wallet_card takes to record it."),
  cap: capRow.optional(),
});

export type RotatingRow = z.infer<typeof rotatingRow>;

/** The rotating rates that run on the scene's day, one row for each card and period. */
export function rotatingRows(
  scene: Scene,
  held: readonly HeldCard[],
  today: string,
): readonly RotatingRow[] {
  return held.flatMap((one) => {
    const running = scene.facts
      .rowsOf("earnRates", one.card.id)
      .filter((rate) => rate.selection === "activation" && isUsable(rate))
      .filter((rate) => isRunning(rate, scene.today));
    return [...new Set(running.map(periodOf))].map((name) => {
      const together = running.filter((rate) => periodOf(rate) === name);
      return toRow(scene, one, together, today);
    });
  });
}

/** Rates of one calendar of the issuer go together. */
const periodOf = ({ cap_group: group, starts }: EarnRate): string => `${group} ${starts ?? ""}`;

function toRow(
  scene: Scene,
  held: HeldCard,
  rates: readonly EarnRate[],
  today: string,
): RotatingRow {
  const [first] = rates;
  if (first === undefined) throw new Error("a period without rates");
  const keys = rates.map(activationKey);
  const isActivated = keys.some((key) => held.entry.activations.includes(key));
  const { starts, ends, activate_by: by } = first;
  const isLate = by !== undefined && by < today;
  const status = isActivated ? "activated" : isLate ? "late" : "due";
  return {
    card: toSpendingCard(held),
    on: [...new Set(rates.map((rate) => tellPlace(scene.facts, rate)))],
    rates: [...new Set(rates.map(({ rate }) => rate))].toSorted((a, b) => b - a),
    unit: first.unit,
    starts,
    ends,
    activate_by: by,
    days_left: status === "due" && by !== undefined ? daysBetween(today, by) : undefined,
    status,
    activation: activationKey(first),
    ...capOf(scene, held, first),
  };
}

function capOf(scene: Scene, held: HeldCard, rate: EarnRate): Pick<RotatingRow, "cap"> {
  if (rate.cap_usd === undefined || rate.cap_period === undefined) return {};
  const spent = toEarner(scene, held).state.spentCents?.[capKey(rate)];
  return {
    cap: {
      limit_usd: rate.cap_usd,
      period: rate.cap_period,
      left_usd: Math.max(0, rate.cap_usd - toDollars(spent ?? 0)),
      left_known: spent !== undefined,
      ends_on: capPeriod(rate.cap_period, held.entry.opened_on, scene.today)?.end.first,
    },
  };
}
