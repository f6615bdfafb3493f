import type { Envelope } from "../../../../tools/core/envelope.ts";
import { says } from "../../readings/says.ts";
import { asksHowMuch, asksPerYear } from "../../readings/rows-asked.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";
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
export type Column = "year_usd" | "month_usd" | "left_usd" | "used_usd";

const LEFT =
  /\b(?:left|remaining|remains|unused|available|still|not used|have not used|yet|open|leaving|to use|now)\b/;
const USED =
  /\b(?<!\bbe )(?:used|maxed|exhausted|spent|redeemed|gotten|claimed|captured|got back(?! (?:from|to|home|in)\b)|burned|burnt)\b|\b(?:did|have|has) (?:i|we|\S+) (?:\w+ )?use\b/;

/** What was used is asked for, not what was not. */
export const asksUsed = (asked: Understood): boolean =>
  says(asked, USED) && !says(asked, /\b(?:not|unused|never)\b/);

/** "How much a month is that": spread over the year, not what comes each month. */
const MONTH = /\b(?:an?|per|by the) month\b|\bmonthly (?:basis|average|value|worth)\b/;

export const asksPerMonth = (asked: Understood): boolean =>
  says(asked, MONTH) &&
  (asksHowMuch(asked) || says(asked, /\bwhat(?:s| is)\b/)) &&
  !says(asked, /\bleft\b/);

export function columnOf(asked: Understood): Column {
  if (asksPerMonth(asked)) return "month_usd";
  if (asksPerYear(asked)) return "year_usd";
  if (says(asked, LEFT) || hasNow(asked)) return "left_usd";
  return asksUsed(asked) ? "used_usd" : "year_usd";
}

/** "How much Uber Cash do I have": of one that is named, what there is of it now. */
const hasNow = (asked: Understood): boolean =>
  mentionsOf(asked, "benefit").some(({ ids: [id] }) => id !== "credit") &&
  says(asked, /\bhow much\b.*\b(?:do (?:i|we) have|have (?:i|we) got|(?:i|we) got)$/);

export const WORDS: Readonly<Record<Column, string>> = {
  year_usd: "a year at face value",
  month_usd: "a month, spread over the year",
  left_usd: "left in the running periods",
  used_usd: "used in the running periods, as logged",
};
