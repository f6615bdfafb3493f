import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import { type Balance, SELF, type Wallet } from "../accounts/wallet.ts";
import { changeWallet, previewWallet, readWallet } from "../accounts/wallets.ts";
import { ToolError } from "../mcp/tool.ts";
import type { MemberContext } from "./context.ts";
import { localDay } from "./day.ts";
import type { FactIndex } from "./facts.ts";
import { findProgram } from "./find.ts";
import { defineMemberTool } from "./member-tool.ts";
import { checkOwner } from "./owners.ts";

const ownerParam = z.string().min(1).max(60).describe("Whose: `me`, or a name of the household.");
const programParam = z.string().min(1).max(200).describe("A program, by key or loosely by name.");

const balanceRow = z.object({
  program: z.string(),
  program_name: z.string(),
  owner: z.string(),
  points: z.int(),
  as_of: z.iso.date(),
  expires_on: z.iso.date().optional(),
  value_usd: z.number().optional().describe("At cpp; absent when nobody has valued the program."),
  cpp: z.number().optional().describe("Cents per point."),
  cpp_basis: z.enum(["service_estimate", "own"]).optional(),
  expiry_rule: z.string().optional(),
  pooling: z.string().optional(),
  poolable_with: z.array(z.string()).describe("Other owners whose points would pool with these."),
});

export const listBalances = defineMemberTool({
  name: "list_balances",
  title: "List point balances",
  description:
    "The member's point balances by program and owner, each with its value, expiry and whether it " +
    "would pool with another owner's. Use set_balance to change one.",
  mode: "read",
  input: z.strictObject({
    owner: ownerParam.optional(),
    program: programParam.optional(),
    household: z
      .boolean()
      .optional()
      .describe("Also those of others; true unless an owner is given."),
  }),
  data: z.object({ balances: z.array(balanceRow), total_usd: z.number() }),
  run: async ({ owner, program, household = owner === undefined }, context) => {
    const found = program === undefined ? undefined : findProgram(context.facts, program);
    if (found && "reply" in found) return found.reply;
    const { wallet } = await readWallet(context.deps, context.caller.accountId);
    if (owner !== undefined) checkOwner(wallet, owner);
    const whose = household ? undefined : (owner ?? SELF);
    const held = wallet.balances.filter(
      (balance) =>
        (whose === undefined || balance.owner === whose) &&
        (found === undefined || balance.program === found.value.key),
    );
    const balances = held.map((balance) => toRow(balance, wallet, context.facts));
    const cents = balances.reduce((sum, row) => sum + Math.round((row.value_usd ?? 0) * 100), 0);
    const unvalued = balances.filter((row) => row.value_usd === undefined);
    return {
      summary: `${balances.length} ${balances.length === 1 ? "balance" : "balances"} worth about $${(cents / 100).toFixed(2)}.`,
      data: { balances, total_usd: cents / 100 },
      assumptions: ["Values are estimates, not market prices."],
      warnings: unvalued.map(
        (row) => `Nobody has valued ${row.program_name}; it counts as nothing.`,
      ),
    };
  },
});

export const setBalance = defineMemberTool({
  name: "set_balance",
  title: "Set a point balance",
  description:
    "Set one balance to a number of points, or change it by a difference. Give exactly one of points " +
    "and delta.",
  mode: "write",
  idempotent: false,
  input: z.strictObject({
    program: programParam,
    points: z.int().nonnegative().max(1_000_000_000).optional(),
    delta: z.int().min(-1_000_000_000).max(1_000_000_000).optional(),
    owner: ownerParam.optional(),
    as_of: z.iso.date().optional(),
    expires_on: z.iso.date().optional(),
    dry_run: z.boolean().optional().describe("Say what would change, and change nothing."),
  }),
  data: z.object({
    balance: balanceRow,
    previous: z.int().describe("Points before; 0 when there was no balance."),
    dry_run: z.boolean(),
  }),
  run: async (given, context) => {
    const { points, delta, dry_run: dryRun = false } = given;
    if ((points === undefined) === (delta === undefined)) {
      throw new ToolError("Give either points or delta, not both and not neither.");
    }
    const found = findProgram(context.facts, given.program);
    if ("reply" in found) return found.reply;
    const decide = (wallet: Wallet) => setOne(wallet, found.value.key, given, context);
    const { before, after, outcome } = dryRun
      ? await previewWallet(context.deps, context.caller.accountId, decide)
      : await changeWallet(context.deps, context.caller.accountId, decide);
    const row = toRow(outcome.balance, after, context.facts);
    const verb = dryRun ? "would change" : "changed";
    return {
      summary: `${row.program_name} of ${row.owner} ${verb} from ${outcome.previous} to ${row.points} points.`,
      data: { balance: row, previous: outcome.previous, dry_run: dryRun },
      warnings: before === after ? ["It is the same as before."] : [],
    };
  },
});

interface Wanted {
  readonly points?: number | undefined;
  readonly delta?: number | undefined;
  readonly owner?: string | undefined;
  readonly as_of?: string | undefined;
  readonly expires_on?: string | undefined;
}

/** The wallet with one balance set. Throws when points would become negative. */
function setOne(wallet: Wallet, program: string, wanted: Wanted, { deps }: MemberContext) {
  const { points, delta = 0, owner = SELF } = wanted;
  checkOwner(wallet, owner);
  const isMeant = (one: Balance) => one.program === program && one.owner === owner;
  const before = wallet.balances.find(isMeant);
  const previous = before?.points ?? 0;
  const next = points ?? previous + delta;
  if (next < 0)
    throw new ToolError(`There are ${previous} points; ${-delta} cannot be taken away.`);
  const expiresOn = wanted.expires_on ?? before?.expires_on;
  const balance: Balance = {
    program,
    owner,
    points: next,
    as_of: wanted.as_of ?? localDay(deps.now(), wallet.profile.time_zone),
    ...(expiresOn === undefined ? {} : { expires_on: expiresOn }),
  };
  const outcome = { balance, previous };
  if (before !== undefined && isDeepStrictEqual(before, balance)) return { after: wallet, outcome };
  const others = wallet.balances.filter((one) => !isMeant(one));
  // Nothing is no balance: a wallet must not fill up with empty ones.
  const kept = next === 0 ? others : [...others, balance];
  return { after: { ...wallet, balances: kept }, outcome };
}

function toRow(balance: Balance, wallet: Wallet, facts: FactIndex): z.infer<typeof balanceRow> {
  const own = wallet.valuations[balance.program]?.cpp;
  const cpp = own ?? facts.values.get(balance.program)?.value;
  const rules = facts.facts.tables.programRules.find(({ program }) => program === balance.program);
  const pools = rules?.pooling === "household" || rules?.pooling === "anyone";
  const others = wallet.balances.filter(
    (one) => one.program === balance.program && one.owner !== balance.owner,
  );
  return {
    ...balance,
    program_name: facts.programs.get(balance.program)?.name ?? balance.program,
    ...(cpp === undefined
      ? {}
      : {
          cpp,
          cpp_basis: own === undefined ? ("service_estimate" as const) : ("own" as const),
          value_usd: Math.round(balance.points * cpp) / 100,
        }),
    ...(rules?.expiry === undefined ? {} : { expiry_rule: toExpiryRule(rules) }),
    ...(rules?.pooling === undefined ? {} : { pooling: rules.pooling }),
    poolable_with: pools ? others.map(({ owner }) => owner) : [],
  };
}

function toExpiryRule({
  expiry,
  expiry_months: months,
  note,
}: FactIndex["facts"]["tables"]["programRules"][number]): string {
  if (expiry === "inactivity") return `after ${months} months without activity`;
  if (expiry === "fixed") return `${months} months after they were earned`;
  if (expiry === "calendar") return note;
  return expiry === "never" ? "never" : "with the account";
}
