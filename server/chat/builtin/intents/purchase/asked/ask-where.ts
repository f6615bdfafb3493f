import { clarify, type Draft, line, quote } from "../../../compose/draft.ts";
import type { Understood } from "../../../../language/understood.ts";

/** What is asked back when no place is known. */
export function askWhere(asked: Understood): Draft {
  const [unknown] = asked.unknownNames;
  return unknown === undefined
    ? clarify(line`Where do you want to pay, or for what kind of purchase?`, [
        line`A shop, such as Costco or Whole Foods`,
        line`A kind of purchase, such as dining, groceries, gas, flights or hotels`,
      ])
    : clarify(line`I do not know ${quote(unknown)}. What kind of purchase is it?`, [
        line`Dining`,
        line`Groceries`,
        line`Travel`,
        line`Shopping`,
        line`Something else`,
      ]);
}
