import type { Rows, Tables } from "../read.ts";
import { defineCheck, holdsOn, problemAt, releaseDay } from "./check.ts";

export default defineCheck({
  name: "ended-benefits",
  about: "What a change took away for good has no row that still holds.",
  needsAllRows: true,
  run: (tables) => {
    const today = releaseDay(tables) ?? "";
    const past = tables.changes.filter(({ date }) => date <= today);
    const last = new Map(past.map((change) => [`${change.subject} ${change.field}`, change]));
    return [...last.values()]
      .filter((change) => change.new === "")
      .flatMap((change) => rowsStillActive(tables, change, today));
  },
});

/** The rows of what a change ended that hold on a day all the same. */
function rowsStillActive(
  tables: Tables,
  { subject, field, date }: Rows<"changes">[number],
  today: string,
) {
  const of = <Row extends { readonly card_id: string }>(
    rows: readonly Row[],
    prefix: string,
    nameOf: (row: Row) => string,
  ) => rows.filter((row) => row.card_id === subject && `${prefix}:${nameOf(row)}` === field);
  const ended = `ended ${date} in changes.csv; remove the row`;
  return [
    ...of(tables.protections, "protection", ({ protection }) => protection).map((row) =>
      problemAt("card-protections.csv", row, "protection", ended),
    ),
    ...of(tables.lounges, "lounge", ({ lounge_network: network }) => network)
      .filter((row) => holdsOn(row, today))
      .map((row) => problemAt("card-lounges.csv", row, "ends", `${ended} or date its end`)),
    ...of(tables.credits, "credit", ({ credit_name: name }) => name)
      .filter((row) => holdsOn(row, today))
      .map((row) => problemAt("card-credits.csv", row, "ends", `${ended} or date its end`)),
  ];
}
