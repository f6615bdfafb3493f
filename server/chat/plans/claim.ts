import { EMPTY, type Line, line } from "../compose/line.ts";
import { amountAs, type Frame } from "../frame.ts";

/** A figure somebody heard is right when it is this near. */
const NEAR = 0.05;

/** Whether a figure that the asker heard is so; nothing when none was told. */
export function claimVerdict(
  frame: Frame,
  known: { readonly cpp?: number | undefined; readonly usd?: number | undefined },
): Line {
  const [unit, value] =
    amountAs(frame, "claim", "cpp") === undefined
      ? (["usd", known.usd] as const)
      : (["cpp", known.cpp] as const);
  const claim = amountAs(frame, "claim", unit);
  if (claim === undefined || value === undefined) return EMPTY;
  return Math.abs(claim - value) <= NEAR * value ? line`**Yes**: ` : line`**No**: `;
}
