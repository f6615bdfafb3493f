import type { Row } from "./report.ts";
import { runShipped } from "./run-shipped.ts";
import type { ToolFigures } from "./tools-run.ts";

const SECONDS = 0.3;
const MAX_MS = 5;
/** A wallet holds 200 at most, and one is added. */
const MAX_CARDS = 100;
const MAX_MS_OF_MOST = 250;

/** Tools with a target of their own: this one looks at every card of the catalog. */
const OWN_TARGETS: Readonly<Record<string, number>> = { rank_candidate_cards: 25 };

/** An export is a copy of everything; performance.md leaves it out. */
const WITHOUT_TARGET = new Set(["export_wallet", "import_wallet"]);

const OWN_TARGETS_OF_MOST: Readonly<Record<string, number>> = { compare_cards: 100 };

/** The member tools in process, on a wallet of 30 cards and on the largest. */
export async function measureTools(dist: string): Promise<readonly Row[]> {
  const [usual, most] = [
    await figuresOf(dist, { cards: 30, warmUpSeconds: 1.5 }),
    await figuresOf(dist, { cards: MAX_CARDS, warmUpSeconds: 0.5 }),
  ];
  return [
    ...toRows(usual, (name) => ({ name, atMost: OWN_TARGETS[name] ?? MAX_MS })),
    ...toRows(most, (name) => ({
      name: `${name}, ${MAX_CARDS} cards`,
      atMost: OWN_TARGETS_OF_MOST[name] ?? MAX_MS_OF_MOST,
    })),
  ];
}

interface Size {
  readonly cards: number;
  readonly warmUpSeconds: number;
}

const figuresOf = (dist: string, { cards, warmUpSeconds }: Size): Promise<ToolFigures> =>
  runShipped<ToolFigures>("tools-run.ts", [dist, SECONDS, warmUpSeconds, cards].map(String));

const toRows = (
  figures: ToolFigures,
  about: (tool: string) => { readonly name: string; readonly atMost: number },
): readonly Row[] =>
  Object.entries(figures).map(([tool, figure]) => {
    const { name, atMost } = about(tool);
    return {
      name,
      figure,
      unit: "ms",
      ...(WITHOUT_TARGET.has(tool) ? {} : { target: { atMost } }),
    };
  });
