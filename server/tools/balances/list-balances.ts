import * as z from "zod";
import { PROGRAM_CATEGORIES } from "../../../data/vocab.ts";
import { SELF } from "../../accounts/wallet.ts";
import { groupBy } from "../../contract/group-by.ts";
import { isUsable } from "../../advice/plain-row.ts";
import { getProgram, programParam } from "../../member/names.ts";
import { asIfParam, defineReader } from "../frame/reader.ts";
import { count, formatUsd, toCents, toDollars } from "../../advice/money.ts";
import { getOwner, ownerParam } from "../../member/owners.ts";
import type { FactIndex } from "../../member/facts.ts";
import { balanceRow, programRuleRow, toBalanceRow, toProgramRule } from "./balance-row.ts";

const sum = {
  points: z.int(),
  value_usd: z.number().describe("Points of unknown value count as nothing."),
  behind_points: z.int().describe("How many fewer than the largest listed."),
  behind_usd: z.number().describe("How much less it is worth than the most valuable listed."),
};

const programSum = z.object({
  program: z.string(),
  program_name: z.string(),
  owners: z.array(z.string()),
  ...sum,
});

const ownerSum = z.object({ owner: z.string(), ...sum });

interface Row {
  readonly owner: string;
  readonly points: number;
  readonly value_usd?: number | undefined;
}

const sumOf = (rows: readonly Row[]) => ({
  points: rows.reduce((total, { points }) => total + points, 0),
  value_usd: toDollars(rows.reduce((cents, row) => cents + toCents(row.value_usd ?? 0), 0)),
});

/** Sums each group, most points first; other fields come from the group's first row. */
function sumsBy<One extends Row>(rows: readonly One[], keyOf: (row: One) => string) {
  const groups = [...groupBy(rows, keyOf).values()].flatMap((own) =>
    own.slice(0, 1).map((first) => ({
      ...first,
      ...sumOf(own),
      owners: own.map(({ owner }) => owner),
    })),
  );
  const mostPoints = Math.max(0, ...groups.map(({ points }) => points));
  const mostCents = Math.max(0, ...groups.map((group) => toCents(group.value_usd)));
  return groups
    .toSorted((a, b) => b.points - a.points)
    .map((group) => ({
      ...group,
      behind_points: mostPoints - group.points,
      behind_usd: toDollars(mostCents - toCents(group.value_usd)),
    }));
}

const MAX_PROGRAMS = 20;

const input = z.strictObject({
  owner: ownerParam.optional(),
  program: programParam.optional(),
  household: z
    .boolean()
    .optional()
    .describe("Include other owners; true unless an owner is given."),
  programs: z.array(programParam).max(MAX_PROGRAMS).optional().describe("Only these."),
  without_programs: z.array(programParam).max(MAX_PROGRAMS).optional(),
  kinds: z.array(z.enum(PROGRAM_CATEGORIES)).optional().describe("Only programs of these kinds."),
  without_kinds: z.array(z.enum(PROGRAM_CATEGORIES)).optional(),
  min_points: z.number().nonnegative().optional().describe("Only balances this large or larger."),
  max_points: z.number().nonnegative().optional(),
  min_usd: z.number().nonnegative().optional().describe("Only balances worth at least this."),
  max_usd: z.number().nonnegative().optional(),
  as_if: asIfParam,
});

export const listBalances = defineReader({
  name: "list_balances",
  title: "List point balances",
  description:
    "How many points or miles do I have, show me the rewards in my accounts, do we have " +
    "enough? My balances, and my household's, by program and owner, each with its value, when " +
    "it expires and whether it can be combined with another owner's. Totals: value_portfolio.",
  input,
  data: z.object({
    balances: z.array(balanceRow),
    total_usd: z.number(),
    total_points: z.int().describe("Across programs, whatever their points are worth."),
    program_count: z.int(),
    by_program: z.array(programSum).describe("All owners together, most points first."),
    by_owner: z.array(ownerSum).describe("Most points first."),
    by_category: z
      .array(z.object({ category: z.string(), points: z.int(), value_usd: z.number() }))
      .describe("Those balances by kind of program: airline, hotel, transferable and others."),
    rule: programRuleRow.optional().describe("For the program requested, held or not."),
  }),
  brief: {
    rows: "balances",
    columns: {
      balances: "program_name owner points value_usd cpp expires_on poolable_with",
      by_program: "",
      by_category: "",
    },
  },
  answer: (filters, scene) => {
    const { wallet, facts } = scene;
    const isWanted = toFilter(filters, facts);
    const program =
      filters.program === undefined ? undefined : getProgram(facts, filters.program).key;
    const owner = filters.owner === undefined ? undefined : getOwner(wallet, filters.owner);
    const whose = (filters.household ?? owner === undefined) ? undefined : (owner ?? SELF);
    const balances = wallet.balances
      .filter((one) => whose === undefined || one.owner === whose)
      .filter((one) => program === undefined || one.program === program)
      .map((balance) => toBalanceRow(balance, scene))
      .filter(isWanted);
    const total = sumOf(balances);
    const byProgram = sumsBy(balances, (row) => row.program);
    return {
      summary: `${count(balances.length, "balance")} worth about ${formatUsd(total.value_usd)}.`,
      data: {
        balances,
        total_usd: total.value_usd,
        total_points: total.points,
        program_count: byProgram.length,
        by_program: byProgram,
        by_owner: sumsBy(balances, (row) => row.owner),
        by_category: toCategories(balances, facts),
        rule: program === undefined ? undefined : toProgramRule(program, scene),
      },
      assumptions: [
        "Values are estimates, not market prices.",
        balances.some((row) => row.expires_basis === "derived") &&
          "A derived expiry counts from the last recorded activity; later activity moves it.",
      ],
      warnings: balances
        .filter((row) => row.value_usd === undefined)
        .map((row) => `No value is known for ${row.program_name}; it counts as nothing.`),
      sources: rulesOf(facts, new Set([...byProgram.map((row) => row.program), program])),
      next_actions: [balances.length === 0 && "Add balances with set_balance or import_wallet."],
    };
  },
});

const rulesOf = (facts: FactIndex, programs: ReadonlySet<string | undefined>) =>
  facts.tables.programRules.filter((row) => programs.has(row.program) && isUsable(row));

type BalanceRow = z.infer<typeof balanceRow>;

const kindOf = ({ programs }: FactIndex, { program }: Pick<BalanceRow, "program">): string =>
  programs.get(program)?.category ?? "other";

const toCategories = (balances: readonly BalanceRow[], facts: FactIndex) =>
  [...groupBy(balances, (row) => kindOf(facts, row))].map(([category, own]) => ({
    category,
    ...sumOf(own),
  }));

/** An unvalued balance never meets a minimum or maximum value. */
function toFilter(filters: z.infer<typeof input>, facts: FactIndex): (row: BalanceRow) => boolean {
  const keysOf = (names: readonly string[] = []): readonly string[] =>
    names.map((name) => getProgram(facts, name).key);
  const [programs, withoutPrograms] = [keysOf(filters.programs), keysOf(filters.without_programs)];
  const { kinds = [], without_kinds: withoutKinds = [] } = filters;
  const { min_points: minPoints = 0, max_points: maxPoints = Infinity } = filters;
  const { min_usd: minUsd = -Infinity, max_usd: maxUsd = Infinity } = filters;
  return (row) => {
    const kind = kindOf(facts, row);
    return (
      (programs.length === 0 || programs.includes(row.program)) &&
      !withoutPrograms.includes(row.program) &&
      (kinds.length === 0 || kinds.some((one) => one === kind)) &&
      !withoutKinds.some((one) => one === kind) &&
      row.points >= minPoints &&
      row.points <= maxPoints &&
      (row.value_usd ?? -1) >= minUsd &&
      (row.value_usd ?? Infinity) <= maxUsd
    );
  };
}
