import * as z from "zod";
import type { RedemptionValue } from "../../advice/goals/redemption-value.ts";
import { bonusPercentOf, received } from "../../advice/transfers/transfer-amounts.ts";
import { toDollars, toRatio } from "../../member/money.ts";
import type { Scene } from "../../member/scene.ts";
import { warnOfLaterBonuses } from "../transfers/live-bonus.ts";

import type { WantedAward } from "./redemption-input.ts";

/** The transfer that fills the award's program. */
export const transferDone = z.object({
  from: z.string(),
  to: z.string(),
  ratio: z.string().describe("Points sent to points received, as `4:3`."),
  send: z.int(),
  receive: z.int(),
  surplus: z.int().describe("Points beyond the award, that stay in its program."),
  bonus_pct: z.int().describe("Counted; 0 without one."),
  bonus_basis: z.enum(["service_facts", "quoted"]).optional(),
  min: z.int().optional(),
  increment: z.int().optional().describe("Absent when no source gives it."),
  fee_usd: z.number(),
  hours: z.int().optional().describe("It takes at most, as reported; 0 is at once."),
  via_cards: z.array(z.string()),
  irreversible: z.literal(true),
});

/** Undefined when the points are there already. */
export function toTransferDone(
  { spent, program, filling }: WantedAward,
  value: RedemptionValue,
  quotedPercent: number | undefined,
): z.infer<typeof transferDone> | undefined {
  if (filling === undefined) return undefined;
  const { found, rule } = filling;
  const send = value.points_spent;
  const percent = bonusPercentOf(rule, send);
  return {
    from: spent.key,
    to: program.key,
    ratio: toRatio(found.terms),
    send,
    receive: send === 0 ? 0 : received(rule, send),
    surplus: send === 0 ? 0 : value.surplus,
    bonus_pct: percent,
    bonus_basis:
      percent === 0 ? undefined : quotedPercent === undefined ? "service_facts" : "quoted",
    min: found.terms.min_points,
    increment: rule.step_known ? rule.step : undefined,
    fee_usd: toDollars(value.fee_cents),
    hours: found.terms.hours,
    via_cards: [...found.via_cards],
    irreversible: true,
  };
}

/** What is not certain about the transfer. */
export function warnOfTransfer(
  scene: Scene,
  { filling, day }: WantedAward,
  quotedPercent: number | undefined,
): readonly string[] {
  if (filling === undefined) return [];
  const { found, bonus } = filling;
  return [
    "A transfer cannot be undone: look for the award first.",
    ...[...found.caveats, ...(quotedPercent === undefined ? bonus.caveats : [])].map(
      ({ message }) => toSentence(message),
    ),
    ...(quotedPercent === undefined ? warnOfLaterBonuses(scene, day) : []),
  ];
}

/** Caveats are written to stand inside a sentence. */
export const toSentence = (message: string): string =>
  `${message.slice(0, 1).toUpperCase()}${message.slice(1)}${/[.!?]$/.test(message) ? "" : "."}`;
