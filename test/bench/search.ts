import { join } from "node:path";
import type { Row } from "./report.ts";
import { runScript } from "./run-script.ts";
import type { SearchFigures } from "./search-run.ts";
import { single } from "./statistics.ts";
import { writeSyntheticTables } from "./synthetic.ts";
import { withTemporaryFolder } from "./temporary.ts";
import { OPEN_CARDS, TRACKED_CARDS } from "../../build/checks/counts.ts";

const MAX_INDEX_MIB = 3;
const MIB = 1024 * 1024;

const SECONDS = 2;
const SLOWEST_SHOWN = 3;

/** Of 100,000 open cards; some are not open, as in the real tables. */
const LARGE_OPEN = 100_000;
const TRACKED_PER_OPEN = TRACKED_CARDS / OPEN_CARDS;

/** The searches without HTTP, over the real cards and over many. */
export async function measureSearch(data: string): Promise<readonly Row[]> {
  const small = await timeSearches(data);
  const large = await withTemporaryFolder((folder) => {
    const to = join(folder, "data");
    writeSyntheticTables({ from: data, to, count: Math.round(LARGE_OPEN * TRACKED_PER_OPEN) });
    return timeSearches(to);
  });
  return [
    ...toRows(small, { search: 1.5, benefits: 3 }),
    ...toRows(large, { search: 100, benefits: 100 }),
    {
      name: `benefit index, ${large.cards} cards`,
      figure: single(large.benefitIndexBytes / MIB),
      unit: "MiB",
      target: { atMost: MAX_INDEX_MIB },
    },
  ];
}

async function timeSearches(data: string): Promise<SearchFigures> {
  return JSON.parse(await runScript("search-run.ts", [data, String(SECONDS)]));
}

function toRows(
  { cards, search, naive, searchBy, benefits }: SearchFigures,
  most: { readonly search: number; readonly benefits: number },
): readonly Row[] {
  const slowest = Object.entries(searchBy)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, SLOWEST_SHOWN)
    .map(([field, microseconds]) => `${field} ${microseconds.toPrecision(2)}`);
  return [
    {
      name: `card search, ${cards} cards`,
      figure: search,
      unit: "µs",
      target: { atMost: most.search },
      note: `slowest alone: ${slowest.join(", ")}`,
    },
    {
      name: `card search, ${cards} cards, against naive`,
      figure: single(naive.median / search.median),
      unit: "× naive",
      note: `array methods and JSON.stringify take ${naive.median.toPrecision(3)} µs on this machine`,
    },
    {
      name: `benefit search, ${cards} cards`,
      figure: benefits,
      unit: "µs",
      target: { atMost: most.benefits },
    },
  ];
}
