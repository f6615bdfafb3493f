import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { minCostFlow } from "../../server/advice/solver/min-cost-flow.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe("minCostFlow", () => {
  /** With few gains to draw from, caps that gain the same everywhere are common. */
  const problem = fc.integer({ min: 1, max: 9 }).chain((most) =>
    fc.record({
      demands: fc.array(
        fc.record({
          cents: fc.nat(4),
          gains: fc.array(fc.integer({ min: 1, max: most }), { maxLength: 3 }),
        }),
        { minLength: 1, maxLength: 3 },
      ),
      capacities: fc.array(fc.nat(4), { minLength: 3, maxLength: 3 }),
    }),
  );

  /** Cent by cent, every cap or none. */
  function bruteForce(
    demands: readonly { readonly cents: number; readonly gains: readonly number[] }[],
    room: readonly number[],
  ): number {
    const place = demands.findIndex(({ cents }) => cents > 0);
    const demand = demands[place];
    if (demand === undefined) return 0;
    const rest = demands.with(place, { ...demand, cents: demand.cents - 1 });
    const none = bruteForce(demands.with(place, { ...demand, cents: 0 }), room);
    const some = demand.gains.map((gain, cap) => {
      const free = room[cap] ?? 0;
      return free > 0 ? gain + bruteForce(rest, room.with(cap, free - 1)) : 0;
    });
    return Math.max(none, ...some);
  }

  test("no way of filling caps cent by cent gains more", () => {
    fc.assert(
      fc.property(problem, ({ demands, capacities }) => {
        const named = demands.map(({ cents, gains }) => ({
          cents,
          gains: gains.map((gain, cap) => ({ gain, cap })),
        }));
        const flows = minCostFlow(named, capacities);
        const gained = sum(
          flows.map(({ demand, gain, cents }) => cents * (named[demand]?.gains[gain]?.gain ?? 0)),
        );
        expect(gained).toBe(bruteForce(demands, capacities));
        capacities.forEach((capacity, cap) => {
          const filled = flows.filter(
            ({ demand, gain }) => named[demand]?.gains[gain]?.cap === cap,
          );
          expect(sum(filled.map(({ cents }) => cents))).toBeLessThanOrEqual(capacity);
        });
      }),
      { numRuns: 600 },
    );
  });
});
