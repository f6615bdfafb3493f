import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findBetterIf, rankCards, toJudge } from "../../../server/advice/purchase/best-card.ts";
import { heldCards } from "../../../server/member/held-cards.ts";
import { toScene } from "../../../server/member/scene.ts";
import { toCandidate } from "../../../server/tools/spending/candidates.ts";
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

test("what would be better if something were so is better, and nothing better is passed over", () => {
  fc.assert(
    fc.property(someCards, fc.constantFrom(...categories), (ids, { key }) => {
      const scene = sceneOf(ids);
      const candidates = heldCards(scene).map((one) => toCandidate(scene, one));
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
