import { leastSend, type UnsendableAmount, type TransferRule } from "./transfer-amounts.ts";

/** The cost of minimum and increment: points sent beyond those that the ratio alone needs. */
export interface Rounding {
  /** The least amount if any whole number of points could be sent. */
  readonly exact_send: number;
  readonly more_points: number;
}

export function roundingOf(rule: TransferRule, need: number, send: number): Rounding {
  const exact = leastSend({ ...rule, minimum: 1, step: 1 }, need);
  return { exact_send: exact, more_points: send - exact };
}

/** The amounts next to a refused one that can be sent: at most one below, one above. */
export function nearestAmounts(
  { minimum, step }: UnsendableAmount,
  send: number,
): readonly number[] {
  const first = Math.ceil(minimum / step) * step;
  if (send <= first) return [first];
  const below = Math.floor(send / step) * step;
  return [below, below + step];
}
