import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findBetterIf, rankCards, toJudge } from "../../../server/advice/purchase/best-card.ts";
import { heldCards } from "../../../server/member/held-cards.ts";
import { toScene } from "../../../server/member/scene.ts";
import { toCandidate } from "../../../server/tools/spending/candidates.ts";
import { toCheatRow } from "../../../server/tools/spending/cheat-rows.ts";
import {
  createCategoryRanking,
  plainPurchase,
  type RankedCategory,
} from "../../../server/tools/spending/contenders.ts";
import { readPinnedFacts } from "../../fixtures/pinned-facts.ts";
import { held, walletOf } from "../held.ts";

const facts = readPinnedFacts();
const cards = facts.tables.cards.map(({ id }) => id);
const categories = facts.tables.spendCategories;
const someCards = fc.uniqueArray(fc.constantFrom(...cards), { minLength: 1, maxLength: 12 });

const sceneOf = (ids: readonly string[]) =>
  toScene(walletOf(ids.map((id) => held(id))), {
    facts,
    now: Date.parse("2026-11-21T17:00:00Z"),
    newId: () => "new",
  });

function toInput(ids: readonly string[]) {
  const scene = sceneOf(ids);
  const all = heldCards(scene);
  const heldOf = (id: string) => {
    const found = all.find(({ entry }) => entry.id === id);
    if (found === undefined) throw new Error(id);
    return found;
  };
  return { scene, heldOf, candidates: all.map((one) => toCandidate(scene, one)) };
}

test("leaving out cards that cannot matter changes no row of the cheat sheet", () => {
  fc.assert(
    fc.property(someCards, fc.constantFrom(...categories), (ids, category) => {
      const { scene, heldOf, candidates } = toInput(ids);
      const rankAll = (key: string): RankedCategory => {
        const purchase = plainPurchase(scene, key, scene.today);
        const judge = toJudge(facts.tree, purchase);
        return { purchase, ranking: rankCards(candidates, judge), cards: candidates, judge };
      };
      const rank = createCategoryRanking(scene, candidates, scene.today);
      // Asked before of all others, so that what is kept of one category is used for another.
      for (const { key } of categories) rank(key);
      const short = toCheatRow({ scene, heldOf, rank }, category);
      expect(short).toEqual(toCheatRow({ scene, heldOf, rank: rankAll }, category));
    }),
    { numRuns: 300 },
  );
});

test("what would be better if something were so is better, and nothing better is passed over", () => {
  fc.assert(
    fc.property(someCards, fc.constantFrom(...categories), (ids, { key }) => {
      const { candidates, scene } = toInput(ids);
      const purchase = { amountCents: 10_000, category: key, abroad: false, day: scene.today };
      const judge = toJudge(facts.tree, purchase);
      const ranking = rankCards(candidates, judge);
      const best = ranking.ranked[0]?.totalCents ?? 0;
      const better = findBetterIf(candidates, purchase, ranking, judge);
      for (const { ranked } of better) expect(ranked.totalCents).toBeGreaterThan(best);
      const told = new Set(better.map(({ card }) => card));
      for (const { card, earning, value } of ranking.ranked) {
        // A rate without a cap and a least amount gives its whole worth.
        const open = earning.conditional.filter(({ rate, conditions }) => {
          const isPlain = conditions.every(({ kind }) => kind !== "min_purchase");
          return rate.cap_usd === undefined && isPlain;
        });
        const most = Math.max(
          0,
          ...open.map((one) => (one.scaledRate / 100_000) * 100 * value.centsPerPoint),
        );
        if (most > best + 1) expect(told.has(card)).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});
