import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { EarnRate } from "../../server/advice/purchase/purchase.ts";
import type { CardState } from "../../server/advice/purchase/rate-status.ts";
import type { SpendLine } from "../../server/advice/year/yearly-plan.ts";
import type { Earner } from "../../server/advice/purchase/earner.ts";
import { madeUp, monthly, rateOf, real, sum, yearOf } from "./earning-fixtures.ts";
import { rounds } from "../support/rounds.ts";

/** Three lines of unrelated categories; spend comes in blocks of six cents, caps too. */
const LINES = ["dining", "gas", "streaming"];
const BLOCK = 6;

interface SmallCard {
  readonly base: number;
  /** For cards without a choice, under every bonus. */
  readonly after: number | undefined;
  readonly bonus: readonly (number | undefined)[];
  readonly capBlocks: number | undefined;
  readonly selection: "always" | "choice" | "top_spend";
  readonly count: number;
}

const smallCard: fc.Arbitrary<SmallCard> = fc
  .record({
    base: fc.constantFrom(0.5, 1, 1.5),
    after: fc.option(fc.constantFrom(0.75, 1.75), { nil: undefined }),
    bonus: fc.array(fc.option(fc.integer({ min: 2, max: 6 }), { nil: undefined }), {
      minLength: 3,
      maxLength: 3,
    }),
    capBlocks: fc.option(fc.nat(5), { nil: undefined }),
    selection: fc.constantFrom("always", "choice", "top_spend"),
    count: fc.constantFrom(1, 2),
  })
  .map((card) =>
    card.selection === "top_spend"
      ? { ...card, bonus: card.bonus.map((rate) => (rate === undefined ? undefined : 5)) }
      : card,
  );

function toCard(small: SmallCard, place: number): Earner {
  const { selection, count, capBlocks, after } = small;
  const shared: Partial<EarnRate> = {
    ...(capBlocks === undefined
      ? {}
      : { cap_usd: (capBlocks * BLOCK) / 100, cap_period: "calendar_year", cap_group: "shared" }),
    ...(capBlocks === undefined || selection !== "always" ? {} : { after_cap_rate: after }),
    ...(selection === "always" ? {} : { selection, select_group: "group", select_count: count }),
  };
  const rates = small.bonus.flatMap((rate, line) =>
    rate === undefined ? [] : [rateOf({ ...shared, rate, category: LINES[line] ?? "" })],
  );
  return madeUp(`card-${place}`, [rateOf({ rate: small.base }), ...rates]);
}

/** Cents times per cent that an issuer pays for blocks spent on each line of one card. */
function paid(
  { base, after = 0, bonus, capBlocks, selection, count }: SmallCard,
  blocks: readonly number[],
) {
  const offered = [0, 1, 2].filter((line) => bonus[line] !== undefined);
  const pay = (lines: readonly number[]) => {
    let room = capBlocks ?? Infinity;
    let value = sum(blocks) * base;
    for (const line of lines.toSorted((a, b) => (bonus[b] ?? 0) - (bonus[a] ?? 0))) {
      const under = Math.min(room, blocks[line] ?? 0);
      room -= under;
      const plain =
        selection === "always" && capBlocks !== undefined ? Math.max(base, after) : base;
      value += under * ((bonus[line] ?? 0) - base);
      value += ((blocks[line] ?? 0) - under) * (plain - base);
    }
    return value * BLOCK;
  };
  if (selection === "always") return pay(offered);
  if (selection === "top_spend") {
    return pay(offered.toSorted((a, b) => (blocks[b] ?? 0) - (blocks[a] ?? 0)).slice(0, count));
  }
  const subsets = [[], ...offered.map((one) => [one])];
  const pairs = offered.flatMap((one) =>
    offered.filter((two) => two > one).map((two) => [one, two]),
  );
  const choices = count === 1 ? subsets : [...subsets, ...pairs];
  return Math.max(...choices.map(pay));
}

/** Every way of putting blocks of one line on cards. */
function splits(blocks: number, cards: number): readonly (readonly number[])[] {
  if (cards === 1) return [[blocks]];
  return Array.from({ length: blocks + 1 }, (_, first) =>
    splits(blocks - first, cards - 1).map((rest) => [first, ...rest]),
  ).flat();
}

function bruteForce(cards: readonly SmallCard[], blocks: readonly number[]): number {
  const perLine = blocks.map((one) => splits(one, cards.length));
  const [first = [], second = [], third = []] = perLine;
  const worth = (a: readonly number[], b: readonly number[], c: readonly number[]) =>
    sum(cards.map((card, at) => paid(card, [a[at] ?? 0, b[at] ?? 0, c[at] ?? 0])));
  const values = first.flatMap((a) => second.flatMap((b) => third.map((c) => worth(a, b, c))));
  return values.reduce((best, value) => Math.max(best, value), 0);
}

const wallet = fc.array(smallCard, { minLength: 1, maxLength: 3 });
const spendBlocks = fc.array(fc.constantFrom(0, 2, 4), { minLength: 3, maxLength: 3 });

const toSpend = (blocks: readonly number[]): readonly SpendLine[] =>
  blocks.map((count, line) => ({
    key: LINES[line] ?? "",
    category: LINES[line] ?? "",
    monthlyCents: (count * BLOCK) / 12,
  }));

/** Exact worth of the shares, in cents times per cent. */
const worthOf = (year: ReturnType<typeof yearOf>) =>
  sum(
    year.shares.map(
      ({ cents, rate, isAfterCap }) =>
        cents * (isAfterCap ? (rate.after_cap_rate ?? 0) : rate.rate),
    ),
  );

describe("a year against brute force", () => {
  test("no assignment, choice or leading category earns more", () => {
    fc.assert(
      fc.property(wallet, spendBlocks, (cards, blocks) => {
        const year = yearOf(cards.map(toCard), toSpend(blocks));
        expect(worthOf(year)).toBeCloseTo(bruteForce(cards, blocks), 6);
        expect(year.isExact).toBe(true);
        expect(year.totalCents).toBe(Math.round(worthOf(year) / 100 + 1e-9));
      }),
      { numRuns: rounds(100, 400) },
    );
  });

  test("a further card never lowers the rewards", () => {
    fc.assert(
      fc.property(wallet, smallCard, spendBlocks, (cards, more, blocks) => {
        const spend = toSpend(blocks);
        const before = yearOf(cards.map(toCard), spend);
        const after = yearOf([...cards, more].map(toCard), spend);
        expect(after.totalCents).toBeGreaterThanOrEqual(before.totalCents);
      }),
      { numRuns: rounds(50, 200) },
    );
  });

  test("spend is assigned once and no cap is exceeded", () => {
    fc.assert(
      fc.property(wallet, spendBlocks, (small, blocks) => {
        const cards = small.map(toCard);
        const year = yearOf(cards, toSpend(blocks));
        expect(sum(year.shares.map(({ cents }) => cents))).toBe(sum(blocks) * BLOCK);
        expect(sum(year.shares.map(({ rewardCents }) => rewardCents))).toBe(year.totalCents);
        expect(sum(year.byCard.map(({ cents }) => cents))).toBe(year.spendCents);
        small.forEach(({ capBlocks }, place) => {
          const under = year.shares.filter(
            ({ card, rate, isAfterCap }) =>
              card === `card-${place}` && rate.cap_group !== "" && !isAfterCap,
          );
          const most = capBlocks === undefined ? Infinity : capBlocks * BLOCK;
          expect(sum(under.map(({ cents }) => cents))).toBeLessThanOrEqual(most);
        });
      }),
      { numRuns: rounds(50, 200) },
    );
  });
});

describe("caps over the year", () => {
  const earned = (cells: Partial<EarnRate>, state: CardState = {}) => {
    const rate = rateOf({ category: "dining", rate: 5, ...cells });
    const year = yearOf([madeUp("one", [rateOf({}), rate], { state })], monthly({ dining: 1000 }));
    return sum(year.shares.filter((share) => share.rate === rate).map(({ cents }) => cents)) / 100;
  };
  test.each([
    ["month", 6000],
    ["billing_cycle", 6000],
    ["quarter", 2000],
    ["half_year", 1000],
    ["calendar_year", 500],
    ["anniversary_year", 500],
    ["promotion", 500],
  ] as const)("$500 a %s are $%d", (period, usd) => {
    expect(earned({ cap_usd: 500, cap_period: period })).toBe(usd);
  });
  test("what is spent under a cap for life is gone", () => {
    const cells = { cap_usd: 500, cap_period: "lifetime", cap_group: "all" } as const;
    expect(earned(cells, { spentCents: { all: 20_000 } })).toBe(300);
  });
  test("a rate of one quarter counts for its months and its cap", () => {
    const quarter = { starts: "2027-01-01", ends: "2027-03-31", cap_period: "quarter" } as const;
    expect(earned({ ...quarter, cap_usd: 1500 })).toBe(1500);
    expect(earned({ ...quarter, cap_usd: 9000 })).toBe(3000);
  });
  test("a first year that ends in the year counts to its end", () => {
    const cells = { requires: ["first_year" as const] };
    expect(earned(cells, { openedOn: "2026-03-20" })).toBe(6000);
    expect(earned(cells, { openedOn: "2020-03-20" })).toBe(0);
    expect(earned(cells)).toBe(0);
  });
});

describe("rules of a year", () => {
  test("an uncapped level raises all rates, one with a cap its first dollars", () => {
    const state = { boost: { level: "from 100,000" } };
    const year = yearOf([real("usbank-smartly", { state })], monthly({ everything_else: 15_000 }));
    expect(year.totalCents).toBe(12 * (10_000 * 4 + 5000 * 2));
  });
  test("a chosen option is kept; without one the best is picked and told", () => {
    const spend = monthly({ dining: 100, gas: 300 });
    const free = yearOf(
      [real("boa-customized-cash", { state: { openedOn: "2020-01-01" } })],
      spend,
    );
    expect(free.picked.map(({ options }) => options)).toEqual([["gas"]]);
    const chosen = { "choice-category": ["dining"] };
    const kept = yearOf([real("boa-customized-cash", { state: { chosen } })], spend);
    expect(kept.totalCents).toBe(12 * (300 + 300));
  });
  test("activation is a condition, or an assumption of the caller", () => {
    const card = [real("discover-it-cash-back")];
    const spend = monthly({ utilities: 100 });
    expect(yearOf(card, spend).totalCents).toBe(1200);
    expect(yearOf(card, spend).conditional().length).toBeGreaterThan(0);
    expect(yearOf(card, spend, { assumed: ["activation"] }).totalCents).toBe(900 + 1500);
  });
  test("abroad the fee is deducted, and a card that loses by it is left out", () => {
    const spend = [{ key: "abroad", category: "dining", monthlyCents: 10_000, abroad: true }];
    const fee = { ...madeUp("fee", [rateOf({ rate: 4 })]) };
    const card = { ...fee.card, foreign_transaction_fee: 3 };
    expect(yearOf([{ ...fee, card }], spend).totalCents).toBe(1200);
    const loss = yearOf([{ ...fee, card, rates: [rateOf({ rate: 2 })] }], spend);
    expect([loss.totalCents, loss.unassignedCents]).toEqual([0, 120_000]);
  });
  test("a card of points without a value is named, not guessed", () => {
    const { value: _, ...card } = real("chase-sapphire-preferred");
    const year = yearOf([card], monthly({ dining: 100 }));
    expect([year.unvalued, year.totalCents]).toEqual([["chase-sapphire-preferred"], 0]);
  });
  test("a leading category of a lower rate is not counted as if it could be skipped", () => {
    const group = { selection: "top_spend", select_group: "top", select_count: 1 } as const;
    const rates = [
      rateOf({}),
      rateOf({ ...group, category: "dining", rate: 2 }),
      rateOf({ ...group, category: "gas", rate: 5 }),
    ];
    const year = yearOf([madeUp("one", rates)], monthly({ dining: 500, gas: 300 }));
    expect(year.isExact).toBe(false);
    expect(year.overstatedCents).toBe(12 * (1500 + 500 - 1000 - 300));
  });
});
