import type { Problem } from "../problem.ts";
import type { Rows, Tables } from "../read.ts";
import { defineCheck, problemAt, releaseDay, rowProblems } from "./check.ts";

const FILE = "changes.csv";

const unknown = ({ subject }: { readonly subject: string }): string =>
  `no card, program or route "${subject}"`;

/** Columns of cards.csv whose history is in changes.csv. */
const TRACKED = ["annual_fee", "foreign_transaction_fee", "status", "network"] as const;

export default defineCheck({
  name: "changes",
  about: "Changes are of known subjects, in order, change something, and lead to today's value.",
  needsAllRows: true,
  run: (tables) => {
    const subjects = new Set([
      ...tables.cards.map(({ id }) => id),
      ...tables.programs.map(({ key }) => key),
      ...tables.routes.map(({ source, dest }) => `${source} -> ${dest}`),
    ]);
    return [
      ...rowProblems(tables, "changes", (change, at) => {
        const before = tables.changes[at - 1]?.date ?? "";
        return [
          [!subjects.has(change.subject), "subject", unknown(change)],
          [change.old === change.new, "new", "the same as before; remove the row or correct it"],
          [change.date < before, "date", "before the row above; keep the newest last"],
        ];
      }),
      ...rowProblems(tables, "publishedChanges", (row) => [
        [!subjects.has(row.subject), "subject", unknown(row)],
      ]),
      ...contradictions(tables),
    ];
  },
});

/** The last change of a column must match the card's current value. */
function contradictions(tables: Tables): readonly Problem[] {
  const today = releaseDay(tables) ?? "";
  const past = tables.changes.filter(({ date }) => date <= today);
  const last = new Map(past.map((change) => [`${change.subject} ${change.field}`, change]));
  return [...cardProblems(tables, last), ...routeProblems(tables, last)];
}

type LastChanges = ReadonlyMap<string, Rows<"changes">[number]>;

const routeProblems = ({ routes }: Tables, last: LastChanges): readonly Problem[] =>
  routes.flatMap((route) => {
    const name = `${route.source} -> ${route.dest}`;
    const change = last.get(`${name} is_active`);
    if (change === undefined || change.new === String(route.is_active)) return [];
    const message = `${name} has is_active ${route.is_active} in transfer-routes.csv; correct one`;
    return [problemAt(FILE, change, "new", message)];
  });

const cardProblems = ({ cards }: Tables, last: LastChanges): readonly Problem[] =>
  cards.flatMap((card) =>
    TRACKED.flatMap((column) => {
      const change = last.get(`${card.id} ${column}`);
      const value = String(card[column]);
      if (change === undefined || change.new === value) return [];
      const message = `${card.id} has ${column} ${value} in cards.csv; correct one`;
      return [problemAt(FILE, change, "new", message)];
    }),
  );
