import type { Frame } from "../frame.ts";

/** Whether a number meets a condition of a frame; "has" and "lacks" are of more than nothing. */
export function holdsAt({ op, value }: Frame["constraints"][number], is: number): boolean {
  if (op === "has") return is > 0;
  if (op === "lacks") return is <= 0;
  if (typeof value !== "number") return true;
  if (op === "=") return is === value;
  if (op === "!=") return is !== value;
  if (op === "<") return is < value;
  if (op === "<=") return is <= value;
  return op === ">" ? is > value : is >= value;
}
