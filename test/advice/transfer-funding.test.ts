import type { FundingProblem } from "../../server/advice/solver/funding-bounds.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  feeCents,
  received,
  type TransferRule,
} from "../../server/advice/transfers/transfer-amounts.ts";
import { UNITS_PER_CENT } from "../../server/advice/solver/cover-bounds.ts";
import { cheapestFunding, greatestFunding } from "../../server/advice/solver/transfer-funding.ts";
import { transferRule } from "./transfer-fixtures.ts";
import { rounds } from "../support/rounds.ts";

interface Tried {
  readonly cost: number;
  readonly received: number;
}

function* amounts(rule: TransferRule | undefined, points: number) {
  yield 0;
  if (rule === undefined) return;
  for (let send = 1; send <= points; send += 1) {
    if (send >= rule.minimum && send % rule.step === 0) yield send;
  }
}

/** Every combination of whole steps, feeds first. */
function* everything({ pools, feeds }: FundingProblem): Generator<Tried> {
  const own = pools.map(({ points }) => points);
  const paid = pools.map(() => 0);
  const fee = (rule: TransferRule, points: number) => feeCents(rule, points) * UNITS_PER_CENT;
  function* send(at: number, cost: number, sum: number): Generator<Tried> {
    const pool = pools[at];
    if (pool === undefined) {
      yield { cost, received: sum };
      return;
    }
    const free = paid[at] ?? 0;
    for (const amount of amounts(pool.rule, (own[at] ?? 0) + free)) {
      const rule = pool.rule ?? transferRule();
      const spent = Math.max(0, amount - free) * pool.cost + fee(rule, amount);
      yield* send(at + 1, cost + spent, sum + (amount > 0 ? received(rule, amount) : 0));
    }
  }
  function* feed(at: number, cost: number): Generator<Tried> {
    const next = feeds[at];
    if (next === undefined) {
      yield* send(0, cost, 0);
      return;
    }
    const { from, into, rule } = next;
    for (const amount of amounts(rule, own[from] ?? 0)) {
      const gain = received(rule, amount);
      own[from] = (own[from] ?? 0) - amount;
      paid[into] = (paid[into] ?? 0) + gain;
      yield* feed(at + 1, cost + amount * (pools[from]?.cost ?? 0) + fee(rule, amount));
      own[from] = (own[from] ?? 0) + amount;
      paid[into] = (paid[into] ?? 0) - gain;
    }
  }
  yield* feed(0, 0);
}

const rules = fc
  .record({
    ratio_in: fc.integer({ min: 1, max: 4 }),
    ratio_out: fc.integer({ min: 1, max: 3 }),
    step: fc.integer({ min: 1, max: 4 }),
    steps: fc.integer({ min: 0, max: 3 }),
    extra_every: fc.constantFrom(0, 0, 5, 8),
    extra_points: fc.integer({ min: 1, max: 4 }),
    bonuses: fc.constantFrom(
      [],
      [],
      [{ percent: 25, from_points: 0 }],
      [
        { percent: 70, from_points: 12 },
        { percent: 25, from_points: 6 },
      ],
    ),
    fee_nanos: fc.constantFrom(0, 0, 600_000, 30_000_000),
    fee_max_cents: fc.constantFrom(undefined, 5),
  })
  .map(({ steps, ...rule }) => transferRule({ ...rule, minimum: Math.max(1, steps * rule.step) }));

const pool = (most: number) =>
  fc.record({
    points: fc.nat(most),
    cost: fc.integer({ min: 1, max: 30 }).map((tenths) => tenths * 1000),
    rule: fc.option(rules, { nil: undefined, freq: 6 }),
  });

const flat: fc.Arbitrary<FundingProblem> = fc.record({
  pools: fc.array(pool(16), { minLength: 1, maxLength: 3 }),
  feeds: fc.constant([]),
});

/** One bank that may feed two hubs, and one hub with points that may feed the other. */
const twoHubs: fc.Arbitrary<FundingProblem> = fc
  .tuple(pool(7), pool(4), pool(4), rules, rules, rules)
  .map(([bank, first, second, toFirst, toSecond, across]) => ({
    pools: [bank, first, second],
    feeds: [
      { from: 0, into: 1, rule: toFirst },
      { from: 0, into: 2, rule: toSecond },
      { from: 1, into: 2, rule: across },
    ],
  }));

/** The last pool is a hub; the others may feed it. */
const hubbed: fc.Arbitrary<FundingProblem> = fc
  .tuple(fc.array(fc.tuple(pool(9), rules), { minLength: 1, maxLength: 2 }), pool(9))
  .map(([banks, hub]) => ({
    pools: [...banks.map(([bank]) => bank), hub],
    feeds: banks.map(([, rule], from) => ({ from, into: banks.length, rule })),
  }));

/** The same with a hub that passes every point on, one for one. */
const losslesslyHubbed: fc.Arbitrary<FundingProblem> = hubbed.map(({ pools, feeds }) => ({
  pools: pools.map((one, at) => (at === pools.length - 1 ? { ...one, rule: transferRule() } : one)),
  feeds,
}));

/** Banks with the same rule, one that goes point by point, and a rule of its own. */
const alike: fc.Arbitrary<FundingProblem> = fc
  .tuple(rules, fc.array(pool(12), { minLength: 2, maxLength: 3 }), pool(9), pool(8))
  .map(([rule, banks, smooth, other]) => ({
    pools: [
      ...banks.map((bank) => ({ ...bank, rule: { ...rule, minimum: rule.step } })),
      { ...smooth, rule: transferRule() },
      other,
    ],
    feeds: [],
  }));

/** Two owners, each with a bank that goes straight or through a hub. */
const twoOwners: fc.Arbitrary<FundingProblem> = fc
  .tuple(pool(7), pool(5), rules, pool(7), pool(5), rules)
  .map(([bank, hub, feed, otherBank, otherHub, otherFeed]) => ({
    pools: [bank, hub, otherBank, otherHub],
    feeds: [
      { from: 0, into: 1, rule: feed },
      { from: 2, into: 3, rule: otherFeed },
    ],
  }));

function check(problem: FundingProblem, need: number): void {
  const all = [...everything(problem)];
  const costs = all.filter((tried) => tried.received >= need).map(({ cost }) => cost);
  const found = cheapestFunding(problem, need);
  expect(found?.cost).toBe(costs.length === 0 ? undefined : Math.min(...costs));
  if (found !== undefined) {
    expect(found.received).toBeGreaterThanOrEqual(need);
    expect(all).toContainEqual({ cost: found.cost, received: found.received });
  }
  expect(greatestFunding(problem).received).toBe(
    all.reduce((most, tried) => Math.max(most, tried.received), 0),
  );
}

describe("the cheapest funding", () => {
  it("is the one an exhaustive search finds, as is the greatest", () => {
    fc.assert(fc.property(flat, fc.integer({ min: 1, max: 40 }), check), {
      numRuns: rounds(300, 1500),
    });
  });

  it("is so too when points may first move into another balance", () => {
    fc.assert(
      fc.property(
        fc.oneof(hubbed, losslesslyHubbed, twoHubs),
        fc.integer({ min: 1, max: 25 }),
        check,
      ),
      {
        numRuns: rounds(300, 1500),
      },
    );
  });

  it("is so too for balances that are alike, and for two owners with a hub each", () => {
    fc.assert(fc.property(alike, fc.integer({ min: 1, max: 40 }), check), {
      numRuns: rounds(200, 1000),
    });
    fc.assert(fc.property(twoOwners, fc.integer({ min: 1, max: 25 }), check), {
      numRuns: rounds(100, 500),
    });
  });

  it("of two owners with hubs is given up soon where a need is just out of reach", () => {
    const rule = transferRule({ minimum: 1000, step: 1000 });
    const extra = { extra_every: 60_000, extra_points: 5000 };
    const hub = transferRule({ ratio_in: 3, minimum: 3000, step: 3000, ...extra });
    const other = transferRule({ minimum: 2000, step: 100 });
    let looks = 0;
    const counted = (points: number, cost: number, by = rule) => ({
      get points() {
        looks += 1;
        return points;
      },
      cost,
      rule: by,
    });
    const pools = [
      counted(12_345, 19_000),
      counted(37_035, 18_000),
      counted(419_730, 19_000),
      counted(135_795, 7000, hub),
      counted(24_690, 19_000),
      counted(49_380, 18_000),
      counted(148_140, 7000, hub),
      counted(135_795, 17_000),
      counted(246_900, 16_000),
      counted(271_590, 16_000),
      counted(160_485, 14_500, other),
      counted(172_830, 14_500, other),
      counted(222_210, 15_000, transferRule()),
    ];
    const feeds = [0, 1, 2, 4, 5].map((from) => ({ from, into: from < 3 ? 3 : 6, rule }));
    const problem: FundingProblem = { pools, feeds };
    expect(cheapestFunding(problem, 1_864_205)).toBeUndefined();
    expect(looks).toBeLessThan(20_000);
  });

  // It took minutes, which the limit of a test does not allow.
  it("of real size is found through a lossless intermediate, beside a bonus out of reach", () => {
    const coarse = transferRule({ minimum: 2000, step: 100 });
    const bonuses = [{ percent: 35, from_points: 100_000 }];
    const problem: FundingProblem = {
      pools: [
        { points: 68_235, cost: 19_400, rule: undefined },
        { points: 115_864, cost: 15_900, rule: coarse },
        { points: 31_576, cost: 13_100, rule: undefined },
        { points: 93_415, cost: 15_500, rule: undefined },
        { points: 0, cost: 1_000_000, rule: transferRule() },
        { points: 0, cost: 1_000_000, rule: transferRule() },
      ],
      feeds: [
        { from: 0, into: 4, rule: transferRule() },
        { from: 1, into: 5, rule: { ...coarse, bonuses } },
        { from: 2, into: 4, rule: transferRule({ minimum: 1000, step: 1000 }) },
        { from: 3, into: 5, rule: transferRule({ minimum: 1000, step: 1000, bonuses }) },
      ],
    };
    expect(cheapestFunding(problem, 104_000)?.received).toBeGreaterThanOrEqual(104_000);
  });

  it("of real size tops a hub up where the extra points pay, and ends where the points do", () => {
    const coarse = transferRule({ minimum: 1000, step: 1000, step_known: false });
    const marriott = transferRule({
      ratio_in: 3,
      minimum: 3000,
      step: 3000,
      extra_every: 60_000,
      extra_points: 5000,
    });
    const problem: FundingProblem = {
      pools: [
        { points: 7351, cost: 13_000, rule: transferRule() },
        { points: 2933, cost: 13_100, rule: transferRule() },
        { points: 84_000, cost: 19_000, rule: coarse },
        {
          points: 61_500,
          cost: 18_000,
          rule: { ...coarse, bonuses: [{ percent: 25, from_points: 0 }] },
        },
        {
          points: 45_250,
          cost: 16_000,
          rule: transferRule({ ratio_in: 10, ratio_out: 7, minimum: 1000, step: 1000 }),
        },
        { points: 58_000, cost: 7000, rule: marriott },
        { points: 33_333, cost: 14_500, rule: transferRule({ minimum: 2000, step: 100 }) },
        { points: 20_001, cost: 15_000, rule: transferRule() },
      ],
      feeds: [2, 3].map((from) => ({ from, into: 5, rule: coarse })),
    };
    const most = greatestFunding(problem).received;
    for (const need of [1, 9999, 60_000, 123_457, most]) {
      const found = cheapestFunding(problem, need);
      expect(found?.received).toBeGreaterThanOrEqual(need);
    }
    expect(cheapestFunding(problem, most)?.fed).toEqual([2000, 0]);
    expect(cheapestFunding(problem, most + 1)).toBeUndefined();
  });

  it("is what a search with enough tries finds, and one with too few finds nothing cheaper", () => {
    fc.assert(
      fc.property(
        fc.oneof(flat, twoHubs, hubbed, twoOwners),
        fc.integer({ min: 1, max: 200 }),
        (problem, left) => {
          const need = Math.ceil(greatestFunding(problem).received / 2);
          const cheapest = cheapestFunding(problem, need);
          const tries = { left };
          const tried = cheapestFunding(problem, need, tries);
          if (tries.left > 0) expect(tried).toEqual(cheapest);
          if (tried === undefined) return;
          expect(tried.received).toBeGreaterThanOrEqual(need);
          expect(tried.cost).toBeGreaterThanOrEqual(cheapest?.cost ?? 0);
        },
      ),
    );
  });
});
