import { expect, test } from "vitest";
import { createAsker } from "./eval/asked-otherwise.ts";
import { WAYS } from "./eval/reword.ts";
import { keptOf } from "./eval/tally.ts";

/** Questions asked in each way; reworded.slow.test.ts asks ten times as many and judges each way. */
const OF_EACH_WAY = 8;

test("few questions written otherwise, of all ways together, lose their right answers", async () => {
  const ask = createAsker();
  for (const least of new Set(WAYS.map((way) => way.least))) {
    const outcomes = [];
    for (const way of WAYS.filter((one) => one.least === least)) {
      outcomes.push(...(await ask(way, OF_EACH_WAY)));
    }
    expect(keptOf(outcomes)).toBeGreaterThanOrEqual(least);
  }
}, 300_000);
