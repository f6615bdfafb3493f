import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import { dayParam } from "../../member/day.ts";
import type { Balance } from "../../accounts/wallet.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { getProgram, programParam } from "../../member/names.ts";
import { defineWriter } from "../frame/writer.ts";
import { formatPoints } from "../../advice/money.ts";
import { toOwner } from "../../member/holdings.ts";
import { ownerParam } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import { balanceRow, toBalanceRow } from "./balance-row.ts";

const MAX_POINTS = 1_000_000_000;

const input = z.strictObject({
  program: programParam,
  points: z.int().nonnegative().max(MAX_POINTS).optional(),
  delta: z.int().min(-MAX_POINTS).max(MAX_POINTS).optional(),
  owner: ownerParam.optional(),
  as_of: dayParam.optional().describe("Day of the figure; today by default."),
  expires_on: dayParam.optional(),
  last_activity_on: dayParam.optional().describe("When points were last earned or spent."),
});

const data = z.object({
  balance: balanceRow,
  previous: z.int().describe("Points before; 0 when there was no balance."),
});

export const setBalance = defineWriter({
  name: "set_balance",
  title: "Set a point balance",
  description:
    "I now have, just earned or used points or miles: set, update or correct one balance, put " +
    "some in, add more when a bonus posted, or take off what I spent or redeemed. Give " +
    "exactly one of points and delta. Many at once: import_wallet.",
  idempotent: false,
  input,
  data,
  decide: changeBalance,
});

export function changeBalance({ points, delta, ...given }: z.infer<typeof input>, scene: Scene) {
  if ((points === undefined) === (delta === undefined)) {
    throw new ToolError("Give exactly one of points and delta.");
  }
  const { wallet, facts, today } = scene;
  const program = getProgram(facts, given.program).key;
  const owner = toOwner(scene, given.owner);
  const before = wallet.balances.find((one) => one.program === program && one.owner === owner);
  const previous = before?.points ?? 0;
  const next = nextPoints(previous, points, delta);
  const { as_of = today, expires_on, last_activity_on } = given;
  const balance: Balance = {
    ...before,
    program,
    owner,
    points: next,
    as_of,
    ...(expires_on && { expires_on }),
    ...(last_activity_on && { last_activity_on }),
  };
  const isSame = isDeepStrictEqual(before, balance);
  const isNothing = isSame || (before === undefined && next === 0);
  const others = wallet.balances.filter((one) => one !== before);
  // A zero balance is not stored, so wallets do not fill up with empty ones.
  const balances = next === 0 ? others : [...others, balance];
  const row = toBalanceRow(balance, scene);
  return {
    after: isNothing ? wallet : { ...wallet, balances },
    reply: {
      summary: `${row.program_name}: ${formatPoints(previous)} points before, ${formatPoints(next)} now.`,
      data: { balance: row, previous },
      warnings: isNothing ? ["Nothing has changed."] : [],
    },
  };
}

function nextPoints(previous: number, points: number | undefined, delta = 0): number {
  const next = points ?? previous + delta;
  if (next >= 0) return next;
  throw new ToolError(
    `The balance is ${formatPoints(previous)} points; ${formatPoints(-delta)} cannot be subtracted.`,
  );
}
