import * as z from "zod";
import { amountParam } from "../../member/amounts.ts";
import { dayParam } from "../../member/day.ts";
import type { Path } from "../../advice/transfers/transfer-path.ts";
import {
  byWorth,
  comparePaths,
  type PathComparison,
  type PathInput,
} from "../../advice/transfers/transfer-paths.ts";
import { canPool } from "../../advice/transfers/pooling.ts";
import { programParam } from "../../member/names.ts";
import type { Steps } from "../frame/in-pieces.ts";
import { asIfParam, defineReader } from "../frame/reader.ts";
import { toCents } from "../../advice/money.ts";
import { ownerParam } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import {
  cashRow,
  toCashRow,
  toWays,
  wayRow,
  type PathRow,
  pathRow,
  pooledFirst,
  toPathRow,
} from "./path-row.ts";
import { getDest } from "./transfer-request.ts";
import { openingCard, toOpeningCards } from "./transfer-figures.ts";
import {
  cardsOn,
  programName,
  programRef,
  toOwners,
  toPointBalances,
} from "../../member/holdings.ts";
import { assumePaths, nextOfPaths, tellPaths, warnOfPaths } from "./tell-paths.ts";

const MAX_PATHS = 10;

const blockedRow = z.object({
  ...programRef.shape,
  owner: z.string(),
  state: z.enum(["locked", "ended"]).describe("locked: needs a card that its owner does not hold."),
  since: z.iso.date().optional().describe("The last day the route worked."),
  unlock_cards: z.array(openingCard),
});

const CASH_COLUMNS =
  "program_name owner redeems_at_cpp points shortfall balance_pays_usd value_given_up_usd";

export const compareTransferPaths = defineReader({
  name: "compare_transfer_paths",
  title: "Compare ways to fund an award",
  description:
    "What is the cheapest, best way or source to get the points for an award I want to book, " +
    "what are my options, where should I take them from, which of my points should I burn? " +
    "One transfer, two in a row, several balances, pooling in the household; by value given " +
    "up. With cash_price also the portal or paying cash instead, and which leaves the member " +
    "richer. One named transfer: calculate_transfer; earning what is missing: " +
    "plan_points_goal. Award seats are not searched.",
  input: z.strictObject({
    to: programParam,
    need: z.int().min(1).max(1_000_000_000).describe("Points the award takes."),
    cash_price: amountParam.optional().describe("US dollars the same costs in cash, with taxes."),
    taxes: z
      .number()
      .nonnegative()
      .max(1_000_000)
      .optional()
      .describe("US dollars of cash; 0 by default."),
    date: dayParam.optional().describe("Today by default."),
    owner: ownerParam.optional().describe("Only the balances of this owner; all by default."),
    limit: z.int().min(1).max(50).optional().describe("Most paths listed; 10 by default."),
    as_if: asIfParam,
  }),
  data: z.object({
    to: z.string(),
    need: z.int(),
    date: z.iso.date(),
    paths: z.array(pathRow).describe("Those that meet the need first, the least given up first."),
    matched_count: z.int().describe("All paths, listed or not."),
    blocked: z.array(blockedRow).describe("Balances that cannot be used, and what would let them."),
    portal: z.array(cashRow),
    cash_out: z.array(cashRow),
    ways: z.array(wayRow).describe("With cash_price: each whole way by its cost, cash included."),
    pooling: z
      .object({
        rule: z.string(),
        can_pool: z.boolean().optional().describe("Absent when no source says."),
        max_members: z.int().optional(),
        fee_usd: z.number().optional(),
        note: z.string().optional(),
      })
      .describe("Whether points of several people can meet in the destination."),
  }),
  brief: {
    rows: "paths",
    columns: {
      paths:
        "kind send.program_name send.points send.owner legs.from legs.to legs.receive shortfall value_given_up_usd richer_than_cash_usd caveats",
      portal: `${CASH_COLUMNS} richer_than_cash_usd`,
      cash_out: `kind ${CASH_COLUMNS}`,
      ways: "",
    },
  },
  *answer(input, scene) {
    const to = getDest(scene.facts, input.to);
    const { need, cash_price: cashUsd, taxes: taxesUsd = 0 } = input;
    const owners = toOwners(scene, input.owner);
    const day = input.date ?? scene.today;
    const price =
      cashUsd === undefined ? undefined : { cash: toCents(cashUsd), taxes: toCents(taxesUsd) };
    const comparison = yield* compare(scene, { to, need, day, owners, cash_cents: price?.cash });
    const paths = distinctPaths(comparison);
    const rows = paths
      .slice(0, input.limit ?? MAX_PATHS)
      .map((path) => toPathRow(scene, path, price));
    const cash = comparison.cash_options.map((option) => toCashRow(scene, option, price));
    const told = { to, need, day, price, rows, cash, comparison };
    return {
      summary: tellPaths(scene, told),
      data: {
        to,
        need,
        date: day,
        paths: rows,
        matched_count: paths.length,
        blocked: comparison.blocked.map((one) => ({
          ...one,
          program_name: programName(scene, one.program),
          unlock_cards: toOpeningCards(scene, one.unlock_cards, "opens"),
        })),
        portal: cash.filter(({ kind }) => kind === "portal"),
        cash_out: cash.filter(({ kind }) => kind !== "portal"),
        ways: toWays(rows, cash, price),
        pooling: { ...comparison.pooling, can_pool: canPool(comparison.pooling) },
      },
      assumptions: assumePaths(scene, told),
      warnings: warnOfPaths(scene, told),
      sources: sourcesOf(scene, rows, comparison),
      next_actions: nextOfPaths(scene, told),
    };
  },
});

function compare(
  scene: Scene,
  question: Pick<PathInput, "to" | "need" | "day" | "owners" | "cash_cents">,
): Steps<PathComparison> {
  const { tables } = scene.facts;
  const { owners, day } = question;
  const cards = new Map(owners.map((owner) => [owner, cardsOn(scene, owner, day)]));
  return comparePaths({
    ...question,
    tables,
    redemptions: tables.redemptions,
    programRules: tables.programRules,
    balances: toPointBalances(scene, owners),
    cardsOf: (owner) => cards.get(owner) ?? new Set<string>(),
  });
}

/** All paths from single balances and the best combinations, without duplicates. */
function distinctPaths(comparison: PathComparison): readonly Path[] {
  const { paths, best, best_together: together, pooled_first: pooled } = comparison;
  const ways = new Map<string, Path>();
  for (const path of [...paths, ...best, ...(together ? [together] : []), ...pooled]) {
    const legs = path.legs.map((leg) => [leg.owner, leg.from, leg.to, leg.send].join(" "));
    const key = legs.toSorted().join(";");
    if (!ways.has(key)) ways.set(key, path);
  }
  return [...ways.values()].toSorted(byWorth);
}

/** Cites the routes used, then the pooling rules, then the fixed values. */
function sourcesOf({ facts }: Scene, rows: readonly PathRow[], comparison: PathComparison) {
  const pairs = new Set(rows.flatMap(({ legs }) => legs.map(({ from, to }) => `${from} ${to}`)));
  const { routes, programRules } = facts.tables;
  const pooled = new Set(rows.flatMap((row) => pooledFirst(row).map(({ program }) => program)));
  return [
    ...routes.filter(({ source, dest }) => pairs.has(`${source} ${dest}`)),
    ...programRules.filter(({ program }) => pooled.has(program)),
    ...comparison.cash_options.map(({ row }) => row),
  ];
}
