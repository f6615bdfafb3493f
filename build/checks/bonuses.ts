import { groupBy } from "../group-by.ts";
import type { Problem } from "../problem.ts";
import type { Tables } from "../read.ts";
import { defineCheck, overlapProblems, problemAt } from "./check.ts";

const FILE = "transfer-bonuses.csv";

/** Below and above anything a bank has ever added to a transfer, in per cent. */
const MIN_PERCENT = 5;
const MAX_PERCENT = 200;

export default defineCheck({
  name: "bonuses",
  about: "A bonus belongs to a known route, is sane, and is one at a time.",
  severity: "error",
  needsAllRows: true,
  run: ({ bonuses, routes }) => {
    const known = new Set(routes.map(({ source, dest }) => `${source} -> ${dest}`));
    // A period whose start nobody knows may be the same as one that is known.
    const dated = bonuses.filter(({ starts, targeted }) => starts !== undefined && !targeted);
    return [
      ...bonuses.flatMap((bonus) => [...sizeProblems(bonus), ...routeProblems(bonus, known)]),
      ...[...groupBy(dated, ({ source, dest }) => `${source} -> ${dest}`).values()].flatMap(
        (rows) => overlapProblems(FILE, rows),
      ),
    ];
  },
});

type Bonus = Tables["bonuses"][number];

function sizeProblems(bonus: Bonus): readonly Problem[] {
  const { bonus_percent: size = MIN_PERCENT } = bonus;
  if (size >= MIN_PERCENT && size <= MAX_PERCENT) return [];
  const range = `between ${MIN_PERCENT} and ${MAX_PERCENT}`;
  return [
    problemAt(FILE, bonus, "bonus_percent", `${size} is not ${range}; give the per cent on top`),
  ];
}

function routeProblems(bonus: Bonus, known: ReadonlySet<string>): readonly Problem[] {
  const route = `${bonus.source} -> ${bonus.dest}`;
  if (known.has(route)) return [];
  const message = `no route ${route} in transfer-routes.csv; add it there or correct the ends`;
  return [problemAt(FILE, bonus, "dest", message)];
}
