import type { Row } from "./report.ts";
import { runShipped } from "./run-shipped.ts";
import type { ToolFigures } from "./tools-run.ts";

const SECONDS = 0.3;
const WARM_UP_SECONDS = 1.5;
const MOST_MS = 5;

/** Tools with a target of their own: this one looks at every card of the catalog. */
const OWN_TARGETS: Readonly<Record<string, number>> = { rank_candidate_cards: 25 };

/** An export is a copy of everything; performance.md leaves it out. */
const WITHOUT_TARGET = new Set(["export_wallet", "import_wallet"]);

/** The member tools in process, on a wallet of 30 cards. */
export async function measureTools(dist: string): Promise<readonly Row[]> {
  const figures = await runShipped<ToolFigures>("tools-run.ts", [
    dist,
    String(SECONDS),
    String(WARM_UP_SECONDS),
  ]);
  return Object.entries(figures).map(([name, figure]) => ({
    name,
    figure,
    unit: "ms",
    ...(WITHOUT_TARGET.has(name) ? {} : { target: { atMost: OWN_TARGETS[name] ?? MOST_MS } }),
  }));
}
