import * as z from "zod";
import { dayParam, monthOrDay } from "../../member/day.ts";
import { ownerParam } from "../../member/owners.ts";

const name = z.string().trim().min(1).max(60);
const note = z.string().trim().min(1).max(500);
const names = z.array(name).max(20);
const flag = z.boolean().describe("Whether it is so.");
const usd = z.number().nonnegative().max(10_000_000);

/** The fields of a card when it is added; update_wallet_card takes more. */
export const cardInput = {
  owner: ownerParam.optional(),
  nickname: name.nullish(),
  last4: z
    .string()
    .regex(/^\d{4}$/, "the last four digits only")
    .nullish()
    .describe("Never the whole number."),
  opened_month: monthOrDay.nullish().describe("YYYY-MM, or the day."),
  closed_on: dayParam.nullish(),
  chosen_categories: z
    .union([names, z.record(name, names)])
    .nullish()
    .describe('Chosen on the card: ["dining"].'),
  annual_fee_override: usd.nullish().describe("US dollars, if not the catalog's."),
  authorized_user: z.boolean().optional().describe("On somebody else's account."),
  bonus_received: flag.nullish().describe("false: no welcome bonus."),
  bonus_received_on: monthOrDay.nullish().describe("When the welcome bonus posted."),
  note: note.nullish(),
} as const;

export const moreCardInput = {
  close_reason: note.nullish(),
  credit_limit_usd: usd.nullish(),
  apr_percent: z.number().nonnegative().max(100).nullish(),
  carried_usd: usd.nullish().describe("Balance not paid in full."),
  activations: names.nullish().describe('Adds what was activated: ["this quarter"], ["Q4 2026"].'),
  deactivate: names.optional().describe("Activations to take back, as above."),
  meets: names.nullish().describe("Such as paid_membership; replaces the list."),
  boost_level: name.nullish().describe("Relationship level that raises rates."),
  enrolments: z
    .record(z.string().trim().min(1).max(120), flag.nullable())
    .nullish()
    .describe('By credit or lounge network: {"uber cash": true}; null forgets one.'),
  cap_spent: z
    .array(z.strictObject({ category: name, spent_usd: usd.nullable() }))
    .max(40)
    .nullish()
    .describe("Towards caps in their running period; null forgets one."),
  cap_spent_on: dayParam.optional().describe("The day of cap_spent; today by default."),
  authorized_users: z.int().nonnegative().max(99).nullish(),
} as const;

const shape = z.object({ ...cardInput, ...moreCardInput });

/** Left out: stays. Null: cleared. */
export type CardInput = Partial<z.infer<typeof shape>>;
