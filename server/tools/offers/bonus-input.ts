import * as z from "zod";
import { ToolError } from "../../contract/tool-error.ts";
import { monthOrDay } from "../../member/day.ts";
import { programParam } from "../../member/names.ts";
import { heldCardParam } from "../../member/held-cards.ts";
import { compact } from "../frame/texts.ts";

const ACTIONS = ["start", "update", "complete", "cancel"] as const;
const MAX_USD = 10_000_000;
const MAX_POINTS = 1_000_000_000;

const signedUsd = z.number().min(-MAX_USD).max(MAX_USD).optional();

export const bonusParams = z.strictObject({
  wallet_card_id: heldCardParam.optional(),
  card: heldCardParam.optional().describe("The same."),
  action: z.enum(ACTIONS),
  bonus_id: z.string().min(1).max(64).optional().describe("Which, when a card has several."),
  required: z
    .number()
    .positive()
    .max(MAX_USD)
    .optional()
    .describe("US dollars to spend; by default the steps of the offer at the opening."),
  deadline: z.iso
    .date()
    .optional()
    .describe("The last day that counts; by default by the offer's months."),
  net_spent: signedUsd.describe(
    "US dollars spent so far, less refunds, without fees and interest.",
  ),
  delta: signedUsd.describe("US dollars to add; a refund is negative."),
  reward: z
    .string()
    .min(1)
    .max(120)
    .optional()
    .describe("In words, when it is not points or money."),
  reward_points: z.int().nonnegative().max(MAX_POINTS).optional(),
  reward_program: programParam.optional().describe("By default the card's own."),
  reward_usd: z.number().nonnegative().max(MAX_USD).optional(),
  posted_on: monthOrDay.optional().describe("With complete: when the welcome bonus posted."),
});

export type BonusInput = z.infer<typeof bonusParams>;

/** Throws on inputs that the action would not use. */
export function refuseStray({ action, ...given }: BonusInput): void {
  const own = Object.entries(given).flatMap(([name, value]) =>
    value === undefined || ALWAYS.has(name) ? [] : name,
  );
  const isEnd = action === "complete" || action === "cancel";
  const [problem] = compact([
    given.net_spent !== undefined &&
      given.delta !== undefined &&
      "Give net_spent or delta, not both.",
    given.posted_on !== undefined &&
      action !== "complete" &&
      "posted_on goes with the action complete.",
    given.bonus_id !== undefined &&
      action === "start" &&
      "A start makes a new bonus; leave out bonus_id.",
    isEnd && own.length > 0 && `${own.join(", ")}: record that with update first.`,
    action === "update" &&
      own.length === 0 &&
      "An update takes net_spent, delta, required, deadline or a reward.",
  ]);
  if (problem !== undefined) throw new ToolError(problem);
}

const ALWAYS = new Set(["wallet_card_id", "card", "bonus_id", "posted_on"]);
