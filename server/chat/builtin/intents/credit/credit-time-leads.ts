import { cite, type Line, line, told } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { joinLines } from "../../compose/rows.ts";
import { columnOf, type Picked } from "./credit-columns.ts";
import { type DaysAsked, periodsAsked, RESETS } from "./credit-conditions.ts";
import { cardsOf, type Credit, merged, perPeriod } from "./credit-rows.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";

/* What is asked of credits in time: what ends until a day, when they are whole again, how often they come. */

const MOST_DAYS = 3;

/** The lines that answer what is asked of the days and periods of the rows; none where nothing is. */
export function timeLeads(
  picked: Picked,
  sums: Envelope,
  { asked, days }: { readonly asked: Understood; readonly days: DaysAsked | undefined },
): readonly Line[] {
  const periods = periodsAsked(asked);
  return [
    ...(days?.by === "end" ? endLine(picked, sums, asked) : []),
    ...(periods.length > 1 ? periods.flatMap((one) => periodLine(picked, one)) : []),
    ...(says(asked, RESETS) && !isOneCredit(picked) ? resetLines(picked, days) : []),
  ];
}

const isOneCredit = ({ rows }: Picked): boolean =>
  new Set(rows.map((row) => row.credit_name)).size === 1;

/** "$57 is left of 3 credits, to use by November 30": their sum, and of all where that is more. */
function endLine({ list, all, rows }: Picked, sums: Envelope, asked: Understood): readonly Line[] {
  const [first, ...others] = rows.toSorted((a, b) => endOf(a).localeCompare(endOf(b)));
  if (first === undefined || columnOf(asked) === "used_usd") return [];
  const last = others.at(-1) ?? first;
  const dayOf = ({ place }: Credit) => figure(list, ["credits", place, "period_ends"], "date");
  const by =
    endOf(first) === endOf(last)
      ? line`to use by **${dayOf(first)}**`
      : line`to use by days from **${dayOf(first)}** to **${dayOf(last)}**`;
  const left = figure(sums, ["totals", "left_usd"], "usd");
  const many = figure(sums, ["totals", "credits"], "count");
  const of = told(many.value === 1 ? "credit" : "credits");
  const lead = line`**${left}** is left of ${many} ${of} that end in that time, `;
  const more =
    rows.length < all.length
      ? line` With those that end later ${figure(list, ["totals", "left_usd"], "usd")} is left.`
      : line``;
  return [joinLines([lead, by, line`. ${cite(sums)}`, more], "")];
}

const endOf = ({ period_ends: end }: Credit): string => end ?? "";

const EVERY: Readonly<Record<string, string>> = {
  month: "Each month",
  quarter: "Each quarter",
  half_year: "Each half-year",
  year: "Each year",
};

/** "Each month: Lyft $10 (Sapphire Reserve), …". */
function periodLine({ list, all, rows }: Picked, period: string): readonly Line[] {
  const own = rows.filter((row) => row.period === period);
  const when = told(EVERY[period] ?? period);
  if (own.length === 0) return [line`${when}: **none** of these. ${cite(list)}`];
  const parts = merged(own).map((row) =>
    joinLines([
      line`**${told(row.credit_name)}** on the ${told(cardsOf(row, all))}`,
      ...perPeriod(list, row),
    ]),
  );
  return [joinLines([line`${when}: `, joinLines(parts, ", "), line`. ${cite(list)}`], "")];
}

/** The days on which they are whole again, the next first; those that come often are so then too. */
function resetLines({ list, rows }: Picked, days: DaysAsked | undefined): readonly Line[] {
  const isEarly = ({ next_reset: next }: Credit): boolean =>
    days !== undefined && next !== undefined && next < days.span.from;
  const dated = rows.filter((row) => row.next_reset !== undefined && !isEarly(row));
  const firsts = [...new Set(dated.map((row) => row.next_reset ?? ""))].toSorted();
  const again = rows.filter(isEarly);
  return [
    ...firsts.slice(0, MOST_DAYS).flatMap((day) => {
      const own = dated.filter((row) => row.next_reset === day);
      const [first] = own;
      if (first === undefined) return [];
      const on = figure(list, ["credits", first.place, "next_reset"], "date");
      return [line`On **${on}** these are whole again: ${told(namesOf(own))}. ${cite(list)}`];
    }),
    ...(again.length === 0
      ? []
      : [
          line`These come often, so they are whole then too: ${told(namesOf(again))}. ${cite(list)}`,
        ]),
  ];
}

const namesOf = (rows: readonly Credit[]): string =>
  [...new Set(rows.map((row) => row.credit_name))].join(", ");

/** None of them does in that time: what comes next is told. */
export function noneThen(
  list: Envelope,
  all: readonly Credit[],
  { asked, days: { by } }: { readonly asked: Understood; readonly days: DaysAsked },
): Line {
  const key = by === "reset" ? "next_reset" : "period_ends";
  const [next] = all
    .filter((row) => row[key] !== undefined)
    .toSorted((a, b) => (a[key] ?? "").localeCompare(b[key] ?? ""));
  const verdict = told(asksWhether(asked) ? "**No**: none" : "**None**");
  const none = line`${verdict} of these credits ${told(by === "reset" ? "is whole again" : "ends")} in that time`;
  if (next === undefined) return joinLines([none, line`. ${cite(list)}`], "");
  const day = figure(list, ["credits", next.place, key], "date");
  const then = line`; the next that does is **${told(next.credit_name)}** on the ${told(cardsOf(next, all))}, on ${day}. ${cite(list)}`;
  return joinLines([none, then], "");
}
