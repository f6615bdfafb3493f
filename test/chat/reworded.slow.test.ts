import { describe, expect, test } from "vitest";
import { createAsker } from "./eval/asked-otherwise.ts";
import { WAYS } from "./eval/reword.ts";
import { keptOf, tally } from "./eval/tally.ts";

const MINUTES = 60_000;
/** About so many of what is right as it was written are asked again in other words. */
const A_SAMPLE = 80;
/** A way alone may lose so much more than those of its kind together. */
const SPREAD = 0.15;
const MAX_HARM = 0.1;
/** Days, for one, stand in few questions. */
const MIN_REWORDED = 40;

describe("right answers stay right when the question is written otherwise", () => {
  const ask = createAsker();

  test.each(WAYS)("$name", { timeout: 5 * MINUTES }, async (way) => {
    const outcomes = await ask(way, A_SAMPLE);
    expect(outcomes.length).toBeGreaterThan(MIN_REWORDED);
    expect(keptOf(outcomes)).toBeGreaterThanOrEqual(way.least - SPREAD);
    expect(tally(way.name, outcomes).harm.share).toBeLessThanOrEqual(MAX_HARM);
  });
});
