import { tables as allTables } from "../../data/tables.ts";
import { groupBy } from "../../server/contract/group-by.ts";
import type { Rows, Tables } from "../read.ts";
import {
  defineCheck,
  holdsOn,
  overlapProblems,
  problemAt,
  releaseDay,
  rowProblems,
} from "./check.ts";

type Terms = Rows<"transferTerms">[number];

const FILE = allTables.transferTerms.file;

export default defineCheck({
  name: "transfer-terms",
  about:
    "A live route has a ratio today, in lowest terms, one for each card; an ended one has none.",
  needsAllRows: true,
  run: (tables) => {
    const day = releaseDay(tables) ?? "";
    const terms = groupBy(tables.transferTerms, routeOf);
    const routes = new Set(tables.routes.map(routeOf));
    return [
      ...tables.routes.flatMap((route) =>
        routeProblems(route, terms.get(routeOf(route)) ?? [], day),
      ),
      ...rowProblems(tables, "transferTerms", (row) => [
        [
          !routes.has(routeOf(row)),
          "dest",
          `no route ${routeOf(row)} in transfer-routes.csv; add it`,
        ],
        ...amountRules(row),
      ]),
      ...[...groupBy(tables.transferTerms, toWhom).values()].flatMap((rows) =>
        overlapProblems(FILE, rows),
      ),
    ];
  },
});

const routeOf = ({ source, dest }: { readonly source: string; readonly dest: string }) =>
  `${source} -> ${dest}`;

const toWhom = (row: Terms) => [routeOf(row), ...row.cards].join();

function routeProblems(route: Tables["routes"][number], terms: readonly Terms[], day: string) {
  const current = terms.filter((row) => holdsOn(row, day));
  if (route.is_active && current.length === 0) {
    const message = `${routeOf(route)} is live, but ${FILE} has no ratio for today; add it`;
    return [problemAt("transfer-routes.csv", route, "is_active", message)];
  }
  if (route.is_active) return [];
  return current.map((row) =>
    problemAt(FILE, row, "ends", `${routeOf(row)} has ended; give the day`),
  );
}

function amountRules({ min_points: least, increment, ratio_in: of, ratio_out: to, ...row }: Terms) {
  const divisor = greatestDivisor(of, to);
  const isMultiple = least === undefined || increment === undefined || least % increment === 0;
  const isWhole = increment === undefined || (increment * to) % of === 0;
  const isExtraWhole = (row.extra_every === undefined) === (row.extra_points === undefined);
  const lacksFee = row.fee_max_usd !== undefined && row.fee_usd_per_point === undefined;
  return [
    [divisor !== 1, "ratio_in", `write ${of}:${to} as ${of / divisor}:${to / divisor}`],
    [!isMultiple, "min_points", `${least} is no multiple of the increment, ${increment}`],
    [!isWhole, "increment", `${increment} at ${of}:${to} gives no whole points`],
    [!isExtraWhole, "extra_points", "give extra_every and extra_points, or neither"],
    [lacksFee, "fee_usd_per_point", "missing, though the most of the fee is given"],
  ] as const;
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));
