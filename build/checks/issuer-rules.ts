import type { Problem } from "../problem.ts";
import type { Rows, Tables } from "../read.ts";
import { defineCheck, problemAt } from "./check.ts";

type Rule = Rows<"issuerRules">[number];

const FILE = "issuer-rules.csv";

/** The columns that each kind of rule needs. */
const NEEDED: Readonly<Record<Rule["kind"], readonly (keyof Rule)[]>> = {
  max_opened: ["count", "counted", "window"],
  max_held: ["count", "counted"],
  bonus_window: ["blocking_states"],
  needs: [],
};

/** The columns that only some kinds read. */
const READ_BY = {
  count: ["max_opened", "max_held"],
  counted: ["max_opened", "max_held"],
  window: ["max_opened", "bonus_window"],
  blocking_cards: ["bonus_window"],
  blocking_states: ["bonus_window"],
} as const satisfies Partial<Record<keyof Rule, readonly Rule["kind"][]>>;

export default defineCheck({
  name: "issuer-rules",
  about:
    "A rule has all that its kind is evaluated by, and nothing else; its cards are the issuer's.",
  severity: "error",
  needsAllRows: true,
  run: (tables) =>
    tables.issuerRules.flatMap((rule) => [
      ...NEEDED[rule.kind]
        .filter((column) => !isGiven(rule[column]))
        .map((column) => problemAt(FILE, rule, column, `missing; ${rule.kind} is evaluated by it`)),
      ...unread(rule),
      ...windowProblems(rule),
      ...foreignCards(rule, tables),
    ]),
});

const isGiven = (cell: unknown): boolean =>
  Array.isArray(cell) ? cell.length > 0 : cell !== undefined && cell !== "";

const unread = (rule: Rule): readonly Problem[] =>
  Object.entries(READ_BY)
    .filter(([column, kinds]) => {
      return isGiven(Reflect.get(rule, column)) && !kinds.some((kind) => kind === rule.kind);
    })
    .map(([column]) =>
      problemAt(FILE, rule, column, `${rule.kind} does not read it; leave it empty`),
    );

function windowProblems(rule: Rule): readonly Problem[] {
  if ((rule.window === undefined) === (rule.window_unit === undefined)) return [];
  return [problemAt(FILE, rule, "window_unit", "give window and window_unit, or neither")];
}

/** The cards a rule is about must be cards of its issuer; those that block may be anybody's. */
function foreignCards(rule: Rule, { cards }: Tables): readonly Problem[] {
  const own = new Set(cards.filter(({ issuer }) => issuer === rule.issuer).map(({ id }) => id));
  return (["cards", "except_cards"] as const).flatMap((column) =>
    rule[column]
      .filter((id) => !own.has(id))
      .map((id) =>
        problemAt(FILE, rule, column, `${id} is not a card of ${rule.issuer}; correct one`),
      ),
  );
}
