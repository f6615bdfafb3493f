import { tables as allTables } from "../../data/tables.ts";
import { groupBy } from "../../server/contract/group-by.ts";
import { defineCheck, overlapProblems, rowProblems } from "./check.ts";

/** Percent; outside the range of any bonus a bank has ever offered. */
const MIN_PERCENT = 5;
const MAX_PERCENT = 200;
const RANGE = `between ${MIN_PERCENT} and ${MAX_PERCENT}`;

export default defineCheck({
  name: "bonuses",
  about: "A bonus belongs to a known route, is sane, and is one at a time.",
  needsAllRows: true,
  run: (tables) => {
    const routes = new Set(tables.routes.map(toName));
    // A period with an unknown start may be the same as a dated one.
    const dated = tables.bonuses.filter(
      ({ starts, targeted }) => starts !== undefined && !targeted,
    );
    return [
      ...rowProblems(tables, "bonuses", ({ bonus_percent: size = MIN_PERCENT, ...bonus }) => {
        const isSane = size >= MIN_PERCENT && size <= MAX_PERCENT;
        const missing = `no route ${toName(bonus)} in transfer-routes.csv; add it there or correct the ends`;
        return [
          [!isSane, "bonus_percent", `${size} is not ${RANGE}; give the per cent on top`],
          [!routes.has(toName(bonus)), "dest", missing],
        ];
      }),
      ...[...groupBy(dated, toName).values()].flatMap((rows) =>
        overlapProblems(allTables.bonuses.file, rows),
      ),
    ];
  },
});

const toName = ({ source, dest }: { source: string; dest: string }) => `${source} -> ${dest}`;
