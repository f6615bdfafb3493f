import type { CategoryTree } from "../purchase/categories.ts";
import type { AssignmentProblem, Demand, Way } from "../solver/way-pruning.ts";
import type { Channel, EarnRate, Merchant } from "../purchase/purchase.ts";
import type { CardState, Condition } from "../purchase/rate-status.ts";
import { RATE_SCALE } from "../purchase/rates.ts";
import type { Earner } from "../purchase/earner.ts";
import type { YearSegment } from "./year-segments.ts";

/** Yearly spend on one kind of purchase, spread evenly. */
export interface SpendLine {
  readonly key: string;
  readonly monthlyCents: number;
  readonly category?: string | undefined;
  readonly merchant?: Merchant | undefined;
  readonly channel?: Channel | undefined;
  readonly via?: string | undefined;
  readonly abroad?: boolean | undefined;
}

export interface YearInput {
  readonly tree: CategoryTree;
  readonly cards: readonly Earner[];
  readonly spend: readonly SpendLine[];
  /** Today; the year is twelve whole months from the first of its month. */
  readonly from: string;
  /** The rate of a plain card, in percent. */
  readonly baselinePercent: number;
  /** Conditions assumed to be met, such as activation; answers state them as assumptions. */
  readonly assumed: readonly Condition["kind"][];
}

/** A way to earn, with the details to report. */
export interface YearWay extends Way {
  readonly line: number;
  readonly rate: EarnRate;
  readonly isAfterCap: boolean;
  /** Points for a dollar times RATE_SCALE. */
  readonly scaledRate: number;
}

interface YearDemand extends Demand<YearWay> {
  readonly line: number;
}

/** A way that would be open under conditions nobody assumed. */
export interface ConditionalWay {
  readonly demand: number;
  readonly way: YearWay;
  readonly conditions: readonly Condition[];
}

export interface YearProblem extends AssignmentProblem<YearWay> {
  readonly demands: readonly YearDemand[];
  readonly conditional: readonly ConditionalWay[];
  /** The parts of the year in which the same rates run; each has a demand for every line. */
  readonly segments: readonly YearSegment[];
}

/** Values are whole numbers of this many to the cent, for a cent of spend. */
const VALUE_SCALE = 100n * BigInt(RATE_SCALE) * 10_000n;

/** A value as cents, half a cent up. */
export const toWholeCents = (value: bigint): number =>
  Number((value * 2n + VALUE_SCALE) / (VALUE_SCALE * 2n));

/** The name of a group of options across the wallet. */
export const groupName = (card: number, group: string) => `${card}|${group}`;

/** Options nobody chose yet are free to pick; who leads a cycle follows from the spend. */
export const isFreeGroup = ({ selection, select_group: group }: EarnRate, { chosen }: CardState) =>
  selection === "top_spend" || (selection === "choice" && chosen?.[group] === undefined);
