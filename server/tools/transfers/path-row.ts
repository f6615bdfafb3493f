import * as z from "zod";
import type { Path } from "../../advice/transfers/transfer-path.ts";
import { toDollars } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { toUsd, valueBasis, valueOfProgram } from "../../member/point-values.ts";
import { programName } from "../../member/holdings.ts";

const sent = z.object({
  owner: z.string(),
  program: z.string(),
  program_name: z.string(),
  includes: z.array(z.string()).optional().describe("Balances that count as one with it."),
  points: z.int(),
  balance: z.int(),
  left: z.int(),
  pool_into: z
    .string()
    .optional()
    .describe(
      "Whose balance they are pooled into before it is sent; absent when sent as they are.",
    ),
  value_usd: z.number().optional().describe("At cpp; absent when nobody values the program."),
  cpp: z.number().optional().describe("Cents per point."),
  cpp_basis: valueBasis.optional(),
});

const leg = z.object({
  kind: z.enum(["balance", "transfer"]).describe("balance: points that are there already."),
  owner: z.string(),
  from: z.string(),
  to: z.string(),
  send: z.int(),
  receive: z.int(),
  bonus_pct: z.int(),
  fee_usd: z.number(),
  hours: z.int().optional().describe("At most, as reported."),
});

export const pathRow = z.object({
  kind: z
    .enum(["points_there", "transfer", "two_transfers", "combined"])
    .describe("two_transfers: in a row, which nearly always loses value; combined: of balances."),
  send: z.array(sent),
  legs: z.array(leg),
  receive: z.int(),
  surplus: z.int(),
  shortfall: z.int().describe("Points still missing; 0 when the need is met."),
  fee_usd: z.number(),
  value_given_up_usd: z
    .number()
    .optional()
    .describe("Points sent at their cpp, with fees; absent when a program has no value."),
  richer_than_cash_usd: z
    .number()
    .optional()
    .describe("cash_price − taxes − value_given_up_usd; negative when cash is better."),
  hours: z.int().optional().describe("Until all have arrived, at most, as reported."),
  irreversible: z.boolean(),
  needs_pooling: z
    .boolean()
    .describe("Points arrive with several owners: to be pooled there, or booked apart."),
  owners: z.array(z.string()),
  caveats: z.array(z.string()),
});

export type PathRow = z.infer<typeof pathRow>;

/** The cash price that the award stands against, in whole cents. */
export interface Price {
  readonly cash: number;
  readonly taxes: number;
}

export function toPathRow(scene: Scene, path: Path, price: Price | undefined): PathRow {
  const { value_given_up_cents: cents, legs, surplus, shortfall, hours } = path;
  const isComplete = shortfall === 0 && price !== undefined && cents !== undefined;
  return {
    kind: kindOf(path),
    send: path.sends.map((one) => toSent(scene, one)),
    legs: legs.map((one) => ({
      ...one,
      bonus_pct: one.bonus_percent,
      fee_usd: toDollars(one.fee_cents),
    })),
    receive: path.received,
    surplus,
    shortfall,
    fee_usd: toDollars(path.fee_cents),
    value_given_up_usd: cents === undefined ? undefined : toDollars(cents),
    richer_than_cash_usd: isComplete ? toDollars(price.cash - price.taxes - cents) : undefined,
    hours,
    irreversible: legs.some(({ kind }) => kind === "transfer"),
    needs_pooling: path.receivers.length > 1,
    owners: [...path.owners],
    caveats: [...new Set(legs.flatMap(({ caveats }) => caveats.map(({ message }) => message)))],
  };
}

/** The points of a way that are pooled into the sender's balance before anything is sent. */
export const pooledFirst = ({ send }: PathRow): PathRow["send"] =>
  send.filter((one) => one.pool_into !== undefined);

function kindOf(path: Path): PathRow["kind"] {
  if (path.sends.length > 1) return "combined";
  if (path.is_poor) return "two_transfers";
  return path.legs.some(({ kind }) => kind === "transfer") ? "transfer" : "points_there";
}

function toSent(scene: Scene, one: Path["sends"][number]): PathRow["send"][number] {
  const { owner, sender, program, programs, points, of, cpp } = one;
  const values = programs.map((key) => valueOfProgram(scene, key, { owner: sender }));
  return {
    owner,
    program,
    program_name: programName(scene, program),
    includes: programs.length > 1 ? [...programs] : undefined,
    points,
    balance: of,
    left: of - points,
    pool_into: sender === owner ? undefined : sender,
    value_usd: cpp === undefined ? undefined : toUsd(points, cpp),
    cpp,
    cpp_basis: values.find((value) => value?.cpp === cpp)?.basis,
  };
}
