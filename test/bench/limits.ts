import type { LimitFigure } from "./limits-run.ts";
import type { Row } from "./report.ts";
import { runShipped } from "./run-shipped.ts";
import { single } from "./statistics.ts";

const CARDS = 100;
/** Nobody else is served meanwhile. */
const MAX_MS = 300;
const MOST_ROWS = 20;

/**
 * Each tool with its arguments at their limits, by itself and two at a time, on the fullest wallets: the
 * calls that hold the process longest.
 */
export async function measureLimits(dist: string): Promise<readonly Row[]> {
  const figures = await runShipped<readonly LimitFigure[]>("limits-run.ts", [dist, `${CARDS}`]);
  return figures.slice(0, MOST_ROWS).map(({ tool, wallet, what, ms }) => ({
    name: `${tool}, ${CARDS} cards, ${wallet}`,
    figure: single(ms),
    unit: "ms CPU",
    target: { atMost: MAX_MS },
    note: what,
  }));
}
