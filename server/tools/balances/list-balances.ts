import * as z from "zod";
import { PROGRAM_CATEGORIES } from "../../../data/vocab.ts";
import { SELF } from "../../accounts/wallet.ts";
import { isUsable } from "../../advice/plain-row.ts";
import { getProgram, programParam } from "../../member/names.ts";
import { defineReader } from "../frame/reader.ts";
import { count, formatUsd, fromDollars, toDollars } from "../../member/money.ts";
import { getOwner, ownerParam } from "../../member/owners.ts";
import type { FactIndex } from "../../member/facts.ts";
import { citeRows } from "../frame/sources.ts";
import { balanceRow, programRuleRow, toBalanceRow, toProgramRule } from "./balance-row.ts";
import { ownerSum, programSum, toOwnerSums, toProgramSums } from "./balance-sums.ts";

const MOST_PROGRAMS = 20;

export const listBalances = defineReader({
  name: "list_balances",
  title: "List point balances",
  description:
    "How many points or miles do I have, show me the rewards in my accounts, do we have " +
    "enough? My balances, and my household's, by program and owner, each with its value, when " +
    "it expires and whether it can be combined with another owner's. Totals: value_portfolio.",
  input: z.strictObject({
    owner: ownerParam.optional(),
    program: programParam.optional(),
    household: z
      .boolean()
      .optional()
      .describe("Also those of others; true unless an owner is given."),
    programs: z.array(programParam).max(MOST_PROGRAMS).optional().describe("Only of these."),
    without_programs: z.array(programParam).max(MOST_PROGRAMS).optional(),
    kinds: z
      .array(z.enum(PROGRAM_CATEGORIES))
      .optional()
      .describe("Only of programs of these kinds."),
    without_kinds: z.array(z.enum(PROGRAM_CATEGORIES)).optional(),
    min_points: z.number().nonnegative().optional().describe("Only balances of at least so many."),
    max_points: z.number().nonnegative().optional(),
    min_usd: z.number().nonnegative().optional().describe("Only balances worth at least this."),
    max_usd: z.number().nonnegative().optional(),
  }),
  data: z.object({
    balances: z.array(balanceRow),
    total_usd: z.number(),
    total_points: z.int().describe("Of all programs, whatever a point of each is worth."),
    program_count: z.int(),
    by_program: z.array(programSum).describe("Of all owners together, the most points first."),
    by_owner: z.array(ownerSum).describe("The most points first."),
    by_category: z
      .array(z.object({ category: z.string(), points: z.int(), value_usd: z.number() }))
      .describe(
        "Of those balances, by the kind of program: airline, hotel, transferable and others.",
      ),
    rule: programRuleRow.optional().describe("Of the program asked for, held or not."),
  }),
  brief: {
    rows: "balances",
    columns: {
      balances: [
        "program_name",
        "owner",
        "points",
        "value_usd",
        "cpp",
        "expires_on",
        "poolable_with",
      ],
      by_program: [],
      by_category: [],
    },
  },
  answer: ({ owner, program, household = owner === undefined, ...conditions }, scene) => {
    const { wallet, facts } = scene;
    const isMeant = toFilter(conditions, facts);
    const key = program === undefined ? undefined : getProgram(facts, program).key;
    const asked = owner === undefined ? undefined : getOwner(wallet, owner);
    const whose = household ? undefined : (asked ?? SELF);
    const balances = wallet.balances
      .filter((one) => whose === undefined || one.owner === whose)
      .filter((one) => key === undefined || one.program === key)
      .map((balance) => toBalanceRow(balance, scene))
      .filter(isMeant);
    const byProgram = toProgramSums(balances);
    const cents = balances.reduce((sum, row) => sum + fromDollars(row.value_usd ?? 0), 0);
    const unvalued = balances.filter((row) => row.value_usd === undefined);
    return {
      summary: `${count(balances.length, "balance")} worth about ${formatUsd(toDollars(cents))}.`,
      data: {
        balances,
        total_usd: toDollars(cents),
        total_points: balances.reduce((sum, { points }) => sum + points, 0),
        program_count: byProgram.length,
        by_program: byProgram,
        by_owner: toOwnerSums(balances),
        by_category: toCategories(balances, facts),
        rule: key === undefined ? undefined : toProgramRule(key, scene),
      },
      assumptions: [
        "Values are estimates, not market prices.",
        ...(balances.some((row) => row.expires_basis === "derived") ? [DERIVED] : []),
      ],
      warnings: unvalued.map(
        (row) => `Nobody has valued ${row.program_name}; it counts as nothing.`,
      ),
      sources: citeRows(rulesOf(facts, [...balances.map((row) => row.program), key])),
      next_actions:
        balances.length === 0 ? ["Add balances with set_balance or import_wallet."] : [],
    };
  },
});

const DERIVED =
  "A derived expiry counts from the last activity in the wallet; later activity moves it.";

const rulesOf = ({ facts }: FactIndex, programs: readonly (string | undefined)[]) =>
  facts.tables.programRules.filter((row) => programs.includes(row.program) && isUsable(row));

type BalanceRow = z.infer<typeof balanceRow>;

interface Conditions {
  readonly programs?: readonly string[] | undefined;
  readonly without_programs?: readonly string[] | undefined;
  readonly kinds?: readonly string[] | undefined;
  readonly without_kinds?: readonly string[] | undefined;
  readonly min_points?: number | undefined;
  readonly max_points?: number | undefined;
  readonly min_usd?: number | undefined;
  readonly max_usd?: number | undefined;
}

/** Whether a balance is one of those asked for; one that nobody has valued is worth no sum. */
function toFilter(asked: Conditions, facts: FactIndex): (row: BalanceRow) => boolean {
  const keysOf = (names: readonly string[] = []): readonly string[] =>
    names.map((name) => getProgram(facts, name).key);
  const [only, without] = [keysOf(asked.programs), keysOf(asked.without_programs)];
  const { kinds = [], without_kinds: withoutKinds = [] } = asked;
  const { min_points: least = 0, max_points: most = Infinity } = asked;
  const { min_usd: leastUsd, max_usd: mostUsd } = asked;
  return ({ program, points, value_usd: usd }) => {
    const kind = facts.programs.get(program)?.category ?? "other";
    return (
      (only.length === 0 || only.includes(program)) &&
      !without.includes(program) &&
      (kinds.length === 0 || kinds.includes(kind)) &&
      !withoutKinds.includes(kind) &&
      points >= least &&
      points <= most &&
      (leastUsd === undefined || (usd ?? -1) >= leastUsd) &&
      (mostUsd === undefined || (usd ?? Infinity) <= mostUsd)
    );
  };
}

function toCategories(balances: readonly BalanceRow[], { programs }: FactIndex) {
  const kindOf = ({ program }: BalanceRow): string => programs.get(program)?.category ?? "other";
  return [...new Set(balances.map(kindOf))].map((category) => {
    const own = balances.filter((row) => kindOf(row) === category);
    const cents = own.reduce((sum, row) => sum + fromDollars(row.value_usd ?? 0), 0);
    return {
      category,
      points: own.reduce((sum, { points }) => sum + points, 0),
      value_usd: toDollars(cents),
    };
  });
}
