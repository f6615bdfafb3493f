import * as z from "zod";
import type { EarnRate } from "../../advice/purchase/purchase.ts";
import { activationKey, capKey, isRunning } from "../../advice/purchase/rate-status.ts";
import { daysBetween } from "../../advice/days.ts";
import { groupBy } from "../../advice/group-by.ts";
import { isUsable } from "../../advice/plain-row.ts";
import { EARN_UNITS } from "../../../data/vocab-terms.ts";
import { toEarner } from "../../member/earners.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import { toCents } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { capRow, spendingCard, toCapRow, toSpendingCard } from "./ranked-row.ts";
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
export const rotatingRows = (scene: Scene, heldCards: readonly HeldCard[], today: string) =>
  heldCards.flatMap((held) => {
    const running = scene.facts
      .rowsOf("earnRates", held.card.id)
      .filter((rate) => rate.selection === "activation" && isUsable(rate))
      .filter((rate) => isRunning(rate, scene.today));
    // Rates of one calendar of the issuer go together.
    const periods = groupBy(running, ({ cap_group: group, starts }) => `${group} ${starts ?? ""}`);
    return [...periods.values()].flatMap(([first, ...others]) =>
      first === undefined ? [] : [toRow(scene, held, [first, ...others], today)],
    );
  });

function toRow(
  scene: Scene,
  held: HeldCard,
  rates: readonly [EarnRate, ...EarnRate[]],
  today: string,
): RotatingRow {
  const [first] = rates;
  const { unit, starts, ends, activate_by: by } = first;
  const isActivated = rates.some((rate) => held.entry.activations.includes(activationKey(rate)));
  const isLate = by !== undefined && by < today;
  const status = isActivated ? "activated" : isLate ? "late" : "due";
  return {
    card: toSpendingCard(held),
    on: [...new Set(rates.map((rate) => tellPlace(scene.facts, rate)))],
    rates: [...new Set(rates.map(({ rate }) => rate))].toSorted((a, b) => b - a),
    unit,
    starts,
    ends,
    activate_by: by,
    days_left: status === "due" && by !== undefined ? daysBetween(today, by) : undefined,
    status,
    activation: activationKey(first),
    cap: toCapRow(first, capLeft(scene, held, first), held.entry, scene.today),
  };
}

function capLeft(scene: Scene, held: HeldCard, rate: EarnRate) {
  const spent = toEarner(scene, held).state.spentCents?.[capKey(rate)];
  const leftCents = Math.max(0, toCents(rate.cap_usd ?? 0) - (spent ?? 0));
  return { leftCents, isKnown: spent !== undefined };
}
