import * as z from "zod";
import type { Styled } from "../../advice/goals/portfolio.ts";
import { lockedProgramOf, toTransferProgram } from "../../advice/transfers/program-links.ts";
import { VALUE_STYLES } from "../../accounts/wallet.ts";
import type { FactIndex } from "../../member/facts.ts";
import type { Scene } from "../../member/scene.ts";
import { type CountedValue, valueOfProgram } from "../../member/point-values.ts";

/** One figure in each style. */
export const styledFigures = z.object({
  floor: z.number(),
  typical: z.number(),
  high: z.number(),
});

/** Whose figure a value is; unknown without a figure. */
export const VALUE_BASES = ["service_estimate", "own", "unknown"] as const;

export const basisOf = (
  value: Pick<CountedValue, "basis"> | undefined,
): (typeof VALUE_BASES)[number] => value?.basis ?? "unknown";

/** Every public figure behind a service estimate. */
export const serviceValue = z
  .object({
    ...styledFigures.shape,
    publishers: z.int().describe("How many publishers the estimate rests on."),
    as_of: z.iso.date().describe("The day of the newest of their figures."),
  })
  .describe("Cents per point by the service's estimate.");

/** The value of a point in every style. */
export interface StyledValue extends Omit<CountedValue, "cpp"> {
  readonly cpp: Styled;
}

/** The value of an owner's points of a program; undefined when nobody has valued it. */
export function styledValueOf(
  scene: Scene,
  program: string,
  owner: string,
): StyledValue | undefined {
  const [floor, typical, high] = VALUE_STYLES.map((style) =>
    valueOfProgram(scene, program, { style, owner }),
  );
  if (floor === undefined || typical === undefined || high === undefined) return undefined;
  return { ...typical, cpp: { floor: floor.cpp, typical: typical.cpp, high: high.cpp } };
}

/** The same wallet without figures of its own: what the service alone would say. */
export const withoutOwnFigures = (scene: Scene): Scene => ({
  ...scene,
  wallet: { ...scene.wallet, valuations: {} },
});

/** The service's spread for a program by itself, whatever cards are held. */
export function serviceValueOf(
  { facts }: Scene,
  program: string,
): z.infer<typeof serviceValue> | undefined {
  const estimate = facts.values.get(program);
  if (estimate === undefined) return undefined;
  const { value, low, high, publishers, as_of } = estimate;
  return {
    floor: Math.min(low, value),
    typical: value,
    high: Math.max(high, value),
    publishers,
    as_of,
  };
}

/** The two programs of points that a card turns into each other. */
interface LinkedPair {
  /** The program of the points without a card that opens them. */
  readonly locked: string;
  readonly opened: string;
}

/** The pair a program belongs to; undefined for programs that stand alone. */
export function linkedPairOf({ facts }: FactIndex, program: string): LinkedPair | undefined {
  const opened = toTransferProgram(facts.tables, program);
  const locked = lockedProgramOf(facts.tables, opened);
  return locked === undefined ? undefined : { locked, opened };
}

export const ESTIMATES_ASSUMED =
  "Values are estimates, the median of what publishers said within nine months (or last, when that is longer ago), not market prices.";
