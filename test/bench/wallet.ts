import type { Row } from "./report.ts";
import { runShipped } from "./run-shipped.ts";
import { single } from "./statistics.ts";
import type { WalletFigures } from "./wallet-run.ts";

const CARDS = 30;
const SECONDS = 1;
const MAX_KIB = 25;
const MAX_CALLS = 12;
const MAX_MS = 60;

/** Each page of a wallet of 30 cards: its size, the tools it asks and its processor time. */
export async function measureWallet(dist: string): Promise<readonly Row[]> {
  const words = [dist, SECONDS, CARDS].map(String);
  const figures = await runShipped<WalletFigures>("wallet-run.ts", words);
  return Object.entries(figures).flatMap(([page, { bytes, calls, ms }]) => [
    { name: page, figure: ms, unit: "ms", target: { atMost: MAX_MS } },
    toRow(`${page}, compressed`, bytes / 1024, "KiB", MAX_KIB),
    toRow(`${page}, tools asked`, calls, "calls", MAX_CALLS),
  ]);
}

const toRow = (name: string, figure: number, unit: string, atMost: number): Row => ({
  name,
  figure: single(figure),
  unit,
  target: { atMost },
});
