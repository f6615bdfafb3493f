import { beforeAll, describe, expect, test } from "vitest";
import { wallet as walletShape } from "../../server/accounts/wallet.ts";
import { rounds } from "../support/rounds.ts";
import { damagesOf } from "./eval/damage.ts";
import { readCases, SPLITS } from "./eval/case.ts";
import { openEngine } from "./eval/engine.ts";
import { type CaseRun, expectedOf, runCase } from "./eval/run.ts";
import { misses, type Miss } from "./eval/score.ts";
import { tally } from "./eval/tally.ts";
import { WALLET_NAMES, walletNamed } from "./eval/wallets.ts";

const MINUTES = 60_000;
const STRICT_PASS = 0.95;
/** Of so many right answers one is damaged: this tries the scorer, which does not change by the case. */
const ONE_OF = rounds(5, 1);
/** The last words of the scorer when a card of the catalog is told for an unknown name. */
const IN_ITS_PLACE = "in its place";
/** Questions that passed on 2026-11-23, less what a change elsewhere may cost; more come, none go. */
const REACHED = { dev: 3076, heldBack: 184 } as const;

/** Read once: what a case expects is kept by it, and is worked out by every tool it names. */
const BY_SPLIT = new Map(SPLITS.map((split) => [split, readCases(split)]));
const cases = [...BY_SPLIT.values()].flat();

describe("the cases of the evaluation", () => {
  test.each(WALLET_NAMES)("the wallet %s is one that the service accepts", (name) => {
    expect(walletShape.safeParse(walletNamed(name)).error).toBeUndefined();
  });

  test("each has an id of its own, and no question stands in both splits", () => {
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    const [dev = [], heldBack = []] = [...BY_SPLIT.values()].map((split) =>
      split.map(({ messages, wallet }) => JSON.stringify([messages, wallet])),
    );
    expect(heldBack.filter((one) => dev.includes(one))).toEqual([]);
  });

  test("every expected figure stands in a result of a tool", { timeout: 5 * MINUTES }, () => {
    const broken = cases.flatMap((one) => {
      try {
        expectedOf(one);
        return [];
      } catch (error) {
        return [error instanceof Error ? error.message : String(error)];
      }
    });
    expect(broken).toEqual([]);
  });
});

describe("the built-in chat on the evaluation", () => {
  const runs = new Map<string, readonly CaseRun[]>();
  const engine = openEngine();

  beforeAll(async () => {
    for (const [split, asked] of BY_SPLIT) {
      const done: CaseRun[] = [];
      for (const one of asked) done.push(await runCase(one, engine));
      runs.set(split, done);
    }
  }, 10 * MINUTES);

  /** Cases of both splits that failed for a reason, by id. */
  const failing = (...wanted: readonly Miss[]): readonly string[] =>
    [...runs.values()]
      .flat()
      .filter(({ outcome }) => outcome.reasons.some(({ miss }) => wanted.includes(miss)))
      .map(({ outcome }) => outcome.id);

  test("no answer holds a number that no result and no user gave", () => {
    expect(failing("error", "ungrounded")).toEqual([]);
  });

  /*
   * Two promises are not kept yet. They stand here as they are, marked to fail; what is kept is held
   * by the tests beside them, whose figures only ever rise.
   */
  test.fails("what is out of scope is refused, and what is unclear is asked back", () => {
    expect(failing("missed refusal", "missed clarification")).toEqual([]);
  });

  test("few refusals and questions back are missed", () => {
    expect(failing("missed refusal", "missed clarification").length).toBeLessThanOrEqual(5);
  });

  test("an unknown card is never taken for another", () => {
    const taken = [...runs.values()]
      .flat()
      .filter(({ outcome }) => outcome.reasons.some(({ detail }) => detail.endsWith(IN_ITS_PLACE)));
    expect(taken.map(({ outcome }) => outcome.id)).toEqual([]);
  });

  test("no damage to a right answer goes unnoticed", { timeout: 5 * MINUTES }, () => {
    const right = [...runs.values()].flat().filter(({ outcome }) => outcome.reasons.length === 0);
    const sample = right.filter((_, at) => at % ONE_OF === 0);
    const unnoticed = sample.flatMap(({ outcome, scored }) =>
      damagesOf(scored)
        .filter((damaged) => misses(damaged.scored).length === 0)
        .map(({ name }) => `${outcome.id}: ${name}`),
    );
    expect(unnoticed).toEqual([]);
  });

  const tallyOf = (split: string) =>
    tally(
      split,
      (runs.get(split) ?? []).map(({ outcome }) => outcome),
    );

  test.fails("of the held-back questions almost all pass strictly", () => {
    expect(tallyOf("held-back").share).toBeGreaterThanOrEqual(STRICT_PASS);
  });

  test("no fewer questions pass than did before", () => {
    expect(tallyOf("dev").passed).toBeGreaterThanOrEqual(REACHED.dev);
    expect(tallyOf("held-back").passed).toBeGreaterThanOrEqual(REACHED.heldBack);
  });
});
