import { amountAs, type Frame } from "../frame.ts";

/** Points that an award takes, for all nights or travellers when they are told one by one. */
export function needOf(frame: Frame): number | undefined {
  const each = amountAs(frame, "want", "points");
  const times = amountAs(frame, "want", "count") ?? amountAs(frame, "want", "nights") ?? 1;
  return each === undefined ? undefined : each * times;
}
