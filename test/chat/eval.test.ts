import { beforeAll, describe, expect, test } from "vitest";
import { wallet as walletShape } from "../../server/accounts/wallet.ts";
import { rounds } from "../support/rounds.ts";
import { damagesOf } from "./eval/damage.ts";
import { type EvalCase, readCases, SPLITS } from "./eval/case.ts";
import { openEngine } from "./eval/engine.ts";
import { type CaseRun, expectedOf, runCase } from "./eval/run.ts";
import { misses, type Miss } from "./eval/score.ts";
import { keptOf, tally } from "./eval/tally.ts";
import { WALLET_NAMES, walletNamed } from "./eval/wallets.ts";

const MINUTES = 60_000;
/** `npm test` asks one in so many of dev; a prime, as some were written by turns. */
const ONE_OF_DEV = rounds(11, 1);
/**
 * One of this many right answers is damaged: this tests the scorer, which is the same for all
 * cases.
 */
const ONE_DAMAGED_OF = rounds(5, 1);
/** The last words of the scorer when a card of the catalog is told for an unknown name. */
const IN_ITS_PLACE = "in its place";
/**
 * For the held-back questions; `kept` counts those whose right reading is offered as well. The engine
 * offers two readings rather than answer when it is unsure: the first design was right on 84 %, and
 * harmful on 7.6 %. Tighten them as the engine improves.
 */
const FLOORS = { coverage: 0.6, kept: 0.75, precision: 0.86, harm: 0.03 } as const;
/** An answer of less confidence is led by how the question was read. */
const UNSURE = 0.9;

/** Read once: what a case expects is kept by it, and is worked out by every tool it names. */
const BY_SPLIT = new Map(SPLITS.map((split) => [split, readCases(split)]));
const cases = [...BY_SPLIT.values()].flat();
const [dev = [], heldBack = []] = BY_SPLIT.values();
const asked = [...dev.filter((_, at) => at % ONE_OF_DEV === 0), ...heldBack];

describe("the cases of the evaluation", () => {
  test.each(WALLET_NAMES)("the wallet %s is one that the service accepts", (name) => {
    expect(walletShape.safeParse(walletNamed(name)).error).toBeUndefined();
  });

  test("each has an id of its own, and no question stands in both splits", () => {
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    const questionOf = ({ messages, wallet }: EvalCase) => JSON.stringify([messages, wallet]);
    const inDev = new Set(dev.map(questionOf));
    expect(heldBack.map(questionOf).filter((one) => inDev.has(one))).toEqual([]);
  });

  test("every expected figure stands in a result of a tool", { timeout: 5 * MINUTES }, () => {
    const broken = asked.flatMap((one) => {
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
  const runs: CaseRun[] = [];
  const engine = openEngine();

  beforeAll(async () => {
    for (const one of asked) runs.push(await runCase(one, engine));
  }, 10 * MINUTES);

  /** Cases that failed for a reason, by id. */
  const failing = (...wanted: readonly Miss[]): readonly string[] =>
    runs
      .filter(({ outcome }) => outcome.reasons.some(({ miss }) => wanted.includes(miss)))
      .map(({ outcome }) => outcome.id);

  test("no answer holds a number that no result and no user gave", () => {
    expect(failing("error", "ungrounded")).toEqual([]);
  });

  test("no answer names a tool or an argument", () => {
    const naming = runs.filter(({ answer, evalCase }) => {
      const [body = ""] = answer.text.split("\nSources:");
      const question = evalCase.messages.map(({ content }) => content).join(" ");
      return (body.match(/\b[a-z]+_[a-z_]+\b/g) ?? []).some((word) => !question.includes(word));
    });
    expect(naming.map(({ outcome }) => outcome.id)).toEqual([]);
  });

  test("an unknown card is never taken for another", () => {
    const taken = runs.filter(({ outcome }) =>
      outcome.reasons.some(({ detail }) => detail.endsWith(IN_ITS_PLACE)),
    );
    expect(taken.map(({ outcome }) => outcome.id)).toEqual([]);
  });

  test("what it is less sure of it says, and what it took the question for", () => {
    const isLess = ({ answer: { kind, confidence = 1 } }: CaseRun): boolean =>
      kind === "answer" && confidence < UNSURE;
    const unsure = runs.filter(isLess);
    expect(unsure).not.toEqual([]);
    for (const { answer } of unsure) {
      expect(answer.text).toMatch(/^Taking this as "[^"]+"|I did not understand this part/m);
    }
  });

  test("no damage to a right answer goes unnoticed", { timeout: 5 * MINUTES }, () => {
    const right = runs.filter(({ outcome }) => outcome.reasons.length === 0);
    const sample = right.filter((_, at) => at % ONE_DAMAGED_OF === 0);
    const unnoticed = sample.flatMap(({ outcome, scored }) =>
      damagesOf(scored)
        .filter((damaged) => misses(damaged.scored).length === 0)
        .map(({ name }) => `${outcome.id}: ${name}`),
    );
    expect(unnoticed).toEqual([]);
  });

  test("of the held-back questions enough are right, and few answers do harm", () => {
    const ids = new Set(heldBack.map(({ id }) => id));
    const outcomes = runs.map(({ outcome }) => outcome).filter(({ id }) => ids.has(id));
    const { coverage, precision, harm } = tally("held-back", outcomes);
    expect(coverage.share).toBeGreaterThanOrEqual(FLOORS.coverage);
    expect(keptOf(outcomes)).toBeGreaterThanOrEqual(FLOORS.kept);
    expect(precision.share).toBeGreaterThanOrEqual(FLOORS.precision);
    expect(harm.share).toBeLessThanOrEqual(FLOORS.harm);
  });
});
