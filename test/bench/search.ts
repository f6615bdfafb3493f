import type { Row } from "./report.ts";
import { runScript } from "./run-script.ts";
import type { SearchFigures } from "./search-run.ts";
import { single } from "./statistics.ts";

const MAX_SEARCH_US = 1.5;
const MAX_BENEFITS_US = 3;

const SECONDS = 2;
const SLOWEST_SHOWN = 3;
const KIB = 1024;

/** The searches without HTTP, over the real cards. */
export async function measureSearch(data: string): Promise<readonly Row[]> {
  const printed = await runScript("search-run.ts", [data, String(SECONDS)]);
  const { cards, search, searchBy, benefits, benefitIndexBytes }: SearchFigures =
    JSON.parse(printed);
  const slowest = Object.entries(searchBy)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, SLOWEST_SHOWN)
    .map(([field, microseconds]) => `${field} ${microseconds.toPrecision(2)}`);
  return [
    {
      name: `card search, ${cards} cards`,
      figure: search,
      unit: "µs",
      target: { atMost: MAX_SEARCH_US },
      note: `slowest alone: ${slowest.join(", ")}`,
    },
    {
      name: `benefit search, ${cards} cards`,
      figure: benefits,
      unit: "µs",
      target: { atMost: MAX_BENEFITS_US },
    },
    { name: "benefit index", figure: single(benefitIndexBytes / KIB), unit: "KiB" },
  ];
}
