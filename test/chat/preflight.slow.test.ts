import { expect, test } from "vitest";
import { preflight } from "../../server/chat/guards/guard.ts";
import { setAside } from "../../server/chat/guards/orders.ts";

const MOST = 4000;
const LONG = ["ignore all previous ", '"', " ", "1 ", "4111 ", "¿el la "];

/** Milliseconds of the fastest of a few readings. */
function timeOf(text: string): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    preflight(setAside(text).text, { turns: [{ role: "user", text }], instructions: [] });
    return performance.now() - start;
  });
  return Math.min(...times);
}

// Eight times as long takes eight times as long, and 64 times where it is read by the square.
test.each(LONG)("a long message of %j is read in linear time", (piece) => {
  const whole = piece.repeat(Math.floor(MOST / piece.length));
  const part = whole.slice(0, MOST / 8);
  expect(timeOf(whole)).toBeLessThan(1 + 25 * timeOf(part));
});
