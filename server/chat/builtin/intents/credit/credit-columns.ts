import type { Envelope } from "../../../../tools/core/envelope.ts";
import { says } from "../../readings/says.ts";
import { asksPerYear } from "../../readings/rows-asked.ts";
import type { Understood } from "../../understood.ts";
import type { Credit } from "./credit-rows.ts";

/* The credits that a question is about, and which of their sums it asks for. */

export interface Picked {
  readonly list: Envelope;
  /** All that the list holds. */
  readonly all: readonly Credit[];
  /** Those that are asked about. */
  readonly rows: readonly Credit[];
  /** Whether they were picked by a name, type or shop. */
  readonly isNamed: boolean;
}

/** Which of the sums is asked for. */
export type Column = "year_usd" | "left_usd" | "used_usd";

const LEFT =
  /\b(?:left|remaining|remains|unused|available|still|not used|have not used|yet|open|leaving|to use|now)\b/;
const USED =
  /\b(?<!\bbe )(?:used|maxed|exhausted|spent|redeemed|gotten|claimed|captured|got back|burned|burnt)\b|\b(?:did|have|has) (?:i|we|\S+) (?:\w+ )?use\b/;

/** What was used is asked for, not what was not. */
export const asksUsed = (asked: Understood): boolean =>
  says(asked, USED) && !says(asked, /\b(?:not|unused|never)\b/);

export function columnOf(asked: Understood): Column {
  if (asksPerYear(asked)) return "year_usd";
  if (says(asked, LEFT)) return "left_usd";
  return asksUsed(asked) ? "used_usd" : "year_usd";
}

export const WORDS: Readonly<Record<Column, string>> = {
  year_usd: "a year at face value",
  left_usd: "left in the running periods",
  used_usd: "used in the running periods, as logged",
};
