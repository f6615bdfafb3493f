import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { finish } from "../../server/tools/frame/in-pieces.ts";
import { rankAdditions } from "../../server/advice/year/candidate-ranking.ts";
import { type FeeCard, simulateChange } from "../../server/advice/year/card-change.ts";
import { earningsByScale, estimateYear } from "../../server/advice/year/yearly-rewards.ts";
import type { SpendLine } from "../../server/advice/year/yearly-plan.ts";
import { real, sum, tables, TODAY, tree } from "./earning-fixtures.ts";

const ids = [...new Set(tables.earnRates.map(({ card_id }) => card_id))];
const LINES = tables.spendCategories.filter(({ everyday }) => everyday).map(({ key }) => key);

/** Real cards, some twice, some newly opened; points of a few different values. */
const wallet = fc
  .array(
    fc.record({
      id: fc.constantFrom(...ids),
      centsPerPoint: fc.constantFrom(0.7, 1, 1.25, 1.8),
      openedOn: fc.constantFrom("2019-05-01", "2026-06-20", undefined),
    }),
    { maxLength: 10 },
  )
  .map((cards) => cards.map((card, at) => toFeeCard(card.id, `${at}`, card)));

function toFeeCard(
  cardId: string,
  id: string,
  { centsPerPoint, openedOn }: { centsPerPoint: number; openedOn?: string | undefined },
): FeeCard {
  const state = openedOn === undefined ? {} : { openedOn };
  const card = real(cardId, { id, state, value: { centsPerPoint, basis: "service_estimate" } });
  return { ...card, annualFeeCents: Math.round(card.card.annual_fee * 100) };
}

const spend: fc.Arbitrary<readonly SpendLine[]> = fc
  .uniqueArray(fc.constantFrom(...LINES), { minLength: 1, maxLength: 10 })
  .chain((keys) =>
    fc
      .array(fc.integer({ min: 1, max: 500_000 }), {
        minLength: keys.length,
        maxLength: keys.length,
      })
      .map((cents) =>
        keys.map((key, at) => ({ key, category: key, monthlyCents: cents[at] ?? 0 })),
      ),
  );

/** The first is a quarter in which categories rotate. */
const from = fc.constantFrom("2026-08-20", TODAY, "2026-12-31");

const inputOf = (lines: readonly SpendLine[], day: string) => ({
  tree,
  spend: lines,
  from: day,
  baselinePercent: 2,
  assumed: ["activation" as const],
});

describe("a year of real cards", () => {
  test("puts every dollar in its place, and tells the total by card, line and share", () => {
    fc.assert(
      fc.property(wallet, spend, from, (cards, lines, day) => {
        const year = estimateYear({ ...inputOf(lines, day), cards });
        const assigned = sum(year.shares.map(({ cents }) => cents));
        expect(assigned + year.unassignedCents).toBe(year.spendCents);
        expect(sum(year.shares.map(({ rewardCents }) => rewardCents))).toBe(year.totalCents);
        expect(sum(year.byCard.map(({ rewardCents }) => rewardCents))).toBe(year.totalCents);
        expect(sum(year.byLine.map(({ rewardCents }) => rewardCents))).toBe(year.totalCents);
        expect(year.boundCents).toBeGreaterThanOrEqual(year.totalCents);
      }),
      { numRuns: 150 },
    );
  });

  test("earns with its spend many times over as a year of that spend does", () => {
    fc.assert(
      fc.property(wallet, spend, from, fc.nat({ max: 99 }), (cards, lines, day, times) => {
        const input = { ...inputOf(lines, day), cards };
        const more = lines.map((one) => ({ ...one, monthlyCents: one.monthlyCents * times }));
        const { totalCents } = estimateYear({ ...input, spend: more });
        expect(earningsByScale(input)(times)).toBe(totalCents);
      }),
      { numRuns: 50 },
    );
  });

  test("a further card never lowers the rewards, by more than a cent where quarters are cut", () => {
    fc.assert(
      fc.property(wallet, fc.constantFrom(...ids), spend, from, (cards, id, lines, day) => {
        const more = toFeeCard(id, "more", { centsPerPoint: 1 });
        const before = estimateYear({ ...inputOf(lines, day), cards });
        const after = estimateYear({ ...inputOf(lines, day), cards: [...cards, more] });
        expect(after.totalCents).toBeGreaterThanOrEqual(before.totalCents - 1);
      }),
      { numRuns: 150 },
    );
  });

  test("what a condition is said to add is no more than what it adds once it is assumed", () => {
    fc.assert(
      fc.property(wallet, spend, from, (cards, lines, day) => {
        const strict = { ...inputOf(lines, day), assumed: [], cards };
        const year = estimateYear(strict);
        const all = estimateYear({ ...strict, assumed: ["activation"] });
        const own = year
          .conditional()
          .filter(({ conditions }) => conditions.every(({ kind }) => kind === "activation"));
        for (const { addsCents = 0 } of own) {
          expect(addsCents).toBeLessThanOrEqual(all.totalCents - year.totalCents + 1);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe("a ranking of candidates", () => {
  test("gives each the delta that a simulation of adding it gives, best first", () => {
    const several = fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(wallet, several, spend, from, (cards, added, lines, day) => {
        const input = inputOf(lines, day);
        const additions = added.map((id) => ({
          card: toFeeCard(id, `new ${id}`, { centsPerPoint: 1.25 }),
        }));
        const { ranked } = finish(rankAdditions({ ...input, cards }, additions));
        const nets = ranked.map(({ ongoing }) => ongoing.netCents);
        expect(nets).toEqual(nets.toSorted((a, b) => b - a));
        const some = finish(rankAdditions({ ...input, cards }, additions, 3)).ranked;
        expect(some).toEqual(ranked.slice(0, 3));
        for (const { card, ongoing } of ranked) {
          const change = simulateChange({ ...input, cards }, { add: [card], drop: [] });
          expect(ongoing).toEqual(change.ongoing);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("counts held cards as they would be beside the candidate", () => {
    const input = inputOf([{ key: "dining", category: "dining", monthlyCents: 100_000 }], TODAY);
    const freedom = toFeeCard("chase-freedom-unlimited", "held", {
      centsPerPoint: 1,
      openedOn: "2019-05-01",
    });
    const raised = {
      ...freedom,
      value: { centsPerPoint: 1.8, basis: "service_estimate" } as const,
    };
    const sapphire = toFeeCard("chase-sapphire-preferred", "new", { centsPerPoint: 1.8 });
    const added = [{ card: sapphire, held: [raised] }];
    const [first] = finish(rankAdditions({ ...input, cards: [freedom] }, added)).ranked;
    // 3 points a dollar either way: $12,000 × 3 × (1.8 − 1.0) cents = $288 more.
    expect(first?.ongoing.rewardCents).toBe(28_800);
  });
});
