import type { Rows, Tables } from "../read.ts";
import { defineCheck, holdsOn, rowProblems, releaseDay } from "./check.ts";

type Change = Rows<"changes">[number];

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

/** Rows still active on a day although a change ended their benefit. */
function rowsStillActive(tables: Tables, { subject, field, date }: Change, today: string) {
  const ended = `ended ${date} in changes.csv; remove the row`;
  const isIt = (cardId: string, benefit: string) => cardId === subject && benefit === field;
  return [
    ...rowProblems(tables, "protections", ({ card_id: id, protection }) => [
      [isIt(id, `protection:${protection}`), "protection", ended],
    ]),
    ...rowProblems(tables, "lounges", ({ card_id: id, lounge_network: network, ...row }) => [
      [isIt(id, `lounge:${network}`) && holdsOn(row, today), "ends", `${ended} or date its end`],
    ]),
    ...rowProblems(tables, "credits", ({ card_id: id, credit_name: name, ...row }) => [
      [isIt(id, `credit:${name}`) && holdsOn(row, today), "ends", `${ended} or date its end`],
    ]),
  ];
}
