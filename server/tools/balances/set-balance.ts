import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import { type Balance, SELF } from "../../accounts/wallet.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { getProgram, programParam } from "../../member/names.ts";
import { type Decision, defineWriter } from "../frame/writer.ts";
import { formatPoints } from "../../member/money.ts";
import { getOwner, ownerParam } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import { balanceRow, toBalanceRow } from "./balance-row.ts";

const MOST_POINTS = 1_000_000_000;

const input = z.strictObject({
  program: programParam,
  points: z.int().nonnegative().max(MOST_POINTS).optional(),
  delta: z.int().min(-MOST_POINTS).max(MOST_POINTS).optional(),
  owner: ownerParam.optional(),
  as_of: z.iso.date().optional().describe("Of the figure; today by default."),
  expires_on: z.iso.date().optional(),
  last_activity_on: z.iso.date().optional().describe("When points were last earned or spent."),
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

/** The wallet with one balance set or changed. */
export function changeBalance(
  given: z.infer<typeof input>,
  scene: Scene,
): Decision<z.infer<typeof data>> {
  const { points, delta } = given;
  if ((points === undefined) === (delta === undefined)) {
    throw new ToolError("Give either points or delta, not both and not neither.");
  }
  const program = getProgram(scene.facts, given.program).key;
  const { before, balance } = toChanged(program, given, scene);
  const { wallet } = scene;
  const isSame = before !== undefined && isDeepStrictEqual(before, balance);
  const others = wallet.balances.filter((one) => one !== before);
  // Nothing is no balance: a wallet must not fill up with empty ones.
  const kept = balance.points === 0 ? others : [...others, balance];
  const isNothing = isSame || (before === undefined && balance.points === 0);
  const row = toBalanceRow(balance, scene);
  const previous = before?.points ?? 0;
  return {
    after: isNothing ? wallet : { ...wallet, balances: kept },
    reply: {
      summary: `${row.program_name}: ${formatPoints(previous)} points before, ${formatPoints(row.points)} now.`,
      data: { balance: row, previous },
      warnings: isNothing ? ["It is the same as before."] : [],
    },
  };
}

interface Wanted {
  readonly points?: number | undefined;
  readonly delta?: number | undefined;
  readonly owner?: string | undefined;
  readonly as_of?: string | undefined;
  readonly expires_on?: string | undefined;
  readonly last_activity_on?: string | undefined;
}

/** The balance as it was and as it shall be. Throws when points would become negative. */
function toChanged(program: string, wanted: Wanted, { wallet, today }: Scene) {
  const { points, delta = 0 } = wanted;
  const owner = getOwner(wallet, wanted.owner ?? SELF);
  const before = wallet.balances.find((one) => one.program === program && one.owner === owner);
  const previous = before?.points ?? 0;
  const next = points ?? previous + delta;
  if (next < 0) {
    throw new ToolError(
      `There are ${formatPoints(previous)} points; ${formatPoints(-delta)} cannot be taken away.`,
    );
  }
  const expiresOn = wanted.expires_on ?? before?.expires_on;
  const activity = wanted.last_activity_on ?? before?.last_activity_on;
  const balance: Balance = {
    program,
    owner,
    points: next,
    as_of: wanted.as_of ?? today,
    ...(expiresOn === undefined ? {} : { expires_on: expiresOn }),
    ...(activity === undefined ? {} : { last_activity_on: activity }),
  };
  return { before, balance };
}
