import { type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { shownOf } from "../../compose/shown.ts";
import { joinLines } from "../../compose/rows.ts";
import { cardsOf, type Credit, creditLine } from "./credit-rows.ts";

const MOST_LINES = 24;

/** A long list by card and last day, so that none of it is left out. */
export function groupLines(
  list: Envelope,
  rows: readonly Credit[],
  all: readonly Credit[],
): Pick<Draft, "details" | "more"> {
  const groups = new Map<string, Credit[]>();
  for (const row of rows) {
    const key = isOpen(row)
      ? `${cardsOf(row, all)} ${row.period_ends ?? ""}`
      : isEach(row)
        ? `${cardsOf(row, all)} each`
        : `${row.place}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const lines = [...groups.values()].map((group) => groupLine(list, group, all));
  return shownOf(lines, MOST_LINES, [line`Name a card to see the rest of its own.`]);
}

/** What is open has an amount left; what is not is told by itself. */
const isOpen = ({ status, left }: Credit): boolean =>
  (status === "open" || status === "not_enrolled") && left !== undefined;

/** Paid on each booking, as often as one books. */
const isEach = ({ status, per_period: amount }: Credit): boolean =>
  status === "per_booking" && amount !== undefined;

function groupLine(list: Envelope, group: readonly Credit[], all: readonly Credit[]): Line {
  const [first] = group;
  if (first === undefined) return line``;
  if (group.length === 1) return creditLine(list, first, all);
  const key = isEach(first) ? "per_period" : "left";
  const left = group.map((row) => {
    const unit = row.unit === "usd" ? "usd" : row.unit === "points" ? "points" : "count";
    return line`**${told(row.credit_name)}** ${figure(list, ["credits", row.place, key], unit)}`;
  });
  const card = told(cardsOf(first, all));
  const by = isEach(first)
    ? line`${card}, on each booking`
    : first.period_ends === undefined
      ? line`${card}`
      : line`${card}, left to use by ${figure(list, ["credits", first.place, "period_ends"], "date")}`;
  return joinLines([by, joinLines(left, ", ")], ": ");
}
