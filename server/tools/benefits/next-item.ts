import * as z from "zod";
import type { Lapsing } from "../../advice/benefits/expiring.ts";
import type { FactRow } from "../../contract/facts.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import { valueBasis } from "../../member/point-values.ts";

export const KINDS = [
  "credit",
  "certificate",
  "points",
  "activation",
  "bonus",
  "fee",
  "transfer_bonus",
] as const;

/** Something to do by a day. */
export const nextItem = z.object({
  kind: z.enum(KINDS),
  name: z.string(),
  owner: z.string(),
  wallet_card_id: z.string().optional(),
  card_name: z.string().optional(),
  program: z.string().optional(),
  certificate_id: z.string().optional(),
  points: z.int().optional(),
  expires_on: z.iso.date().describe("The last day."),
  days_left: z.int().describe("0 when it is today."),
  is_exact: z
    .boolean()
    .describe("False: only a month is known, and this is the first day it may be."),
  value_usd: z.number().optional(),
  value_basis: z
    .enum(["face", "own", "service_estimate", "upper_bound"])
    .optional()
    .describe("face: dollars of the credit. own: the member's. upper_bound: the most it can be."),
  cpp: z.number().optional().describe("Cents per point."),
  cpp_basis: valueBasis.optional(),
  counted: z.boolean().describe("Whether totals hold its value, which is then at stake."),
  action: z.string(),
  call: z
    .object({ tool: z.string(), arguments: z.record(z.string(), z.unknown()) })
    .describe("What does it or, when it was done elsewhere, records it."),
  conditions: z.array(z.string()).readonly().optional(),
});

export type NextItem = z.infer<typeof nextItem>;

type Ranked = "expires_on" | "days_left" | "value_usd" | "counted";

/** Something that may lapse; its day is exact unless it says otherwise. */
export type Thing = Lapsing &
  Omit<NextItem, Ranked | "kind" | "is_exact"> &
  Partial<Pick<NextItem, "is_exact">>;

export type Cited = Pick<FactRow<"credits">, "sources" | "as_of">;

/** What there is of one kind. */
export interface Things {
  readonly things: readonly Thing[];
  readonly facts?: readonly Cited[];
  readonly warnings?: readonly string[];
}

export const ofCard = ({ entry, card }: HeldCard) => ({
  owner: entry.owner,
  wallet_card_id: entry.id,
  card_name: card.card_name,
});
