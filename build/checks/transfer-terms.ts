import { groupBy } from "../group-by.ts";
import type { Problem } from "../problem.ts";
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

const FILE = "transfer-terms.csv";

export default defineCheck({
  name: "transfer-terms",
  about:
    "A live route has a ratio today, in lowest terms, one for each card; an ended one has none.",
  severity: "error",
  needsAllRows: true,
  run: (tables) => {
    const day = releaseDay(tables) ?? "";
    const terms = groupBy(tables.transferTerms, routeOf);
    const routes = new Set(tables.routes.map(routeOf));
    return [
      ...tables.routes.flatMap((route) =>
        routeProblems(route, terms.get(routeOf(route)) ?? [], day),
      ),
      ...tables.transferTerms.flatMap((row) => [
        ...rowProblems(FILE, row, [
          [
            !routes.has(routeOf(row)),
            "dest",
            `no route ${routeOf(row)} in transfer-routes.csv; add it`,
          ],
        ]),
        ...ratioProblems(row),
        ...amountProblems(row),
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

function ratioProblems(row: Terms): readonly Problem[] {
  const divisor = greatestDivisor(row.ratio_in, row.ratio_out);
  if (divisor === 1) return [];
  const lowest = `${row.ratio_in / divisor}:${row.ratio_out / divisor}`;
  return [problemAt(FILE, row, "ratio_in", `write ${row.ratio_in}:${row.ratio_out} as ${lowest}`)];
}

function amountProblems(row: Terms): readonly Problem[] {
  const { min_points: least, increment, extra_every, extra_points } = row;
  return rowProblems(FILE, row, [
    [
      least !== undefined && increment !== undefined && least % increment !== 0,
      "min_points",
      `${least} is no multiple of the increment, ${increment}`,
    ],
    [
      increment !== undefined && (increment * row.ratio_out) % row.ratio_in !== 0,
      "increment",
      `${increment} at ${row.ratio_in}:${row.ratio_out} gives no whole points`,
    ],
    [
      (extra_every === undefined) !== (extra_points === undefined),
      "extra_points",
      "give extra_every and extra_points, or neither",
    ],
    [
      row.fee_max_usd !== undefined && row.fee_usd_per_point === undefined,
      "fee_usd_per_point",
      "missing, though the most of the fee is given",
    ],
  ]);
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));
