import type { Rows } from "../read.ts";
import { defineCheck, rowProblems } from "./check.ts";

type Rule = Rows<"issuerRules">[number];

const NEEDED: Readonly<Record<Rule["kind"], readonly (keyof Rule)[]>> = {
  max_opened: ["count", "counted", "window"],
  max_held: ["count", "counted"],
  bonus_window: ["blocking_states"],
  needs: [],
};

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
  needsAllRows: true,
  run: (tables) =>
    rowProblems(tables, "issuerRules", (rule) => {
      const cards = tables.cards.filter(({ issuer }) => issuer === rule.issuer);
      const own = new Set(cards.map(({ id }) => id));
      const isHalf = (rule.window === undefined) !== (rule.window_unit === undefined);
      return [
        ...NEEDED[rule.kind].map(
          (column) =>
            [!isGiven(rule[column]), column, `missing; ${rule.kind} is evaluated by it`] as const,
        ),
        ...Object.entries(READ_BY).map(([column, kinds]) => {
          const isRead = kinds.some((kind) => kind === rule.kind);
          const isStray = !isRead && isGiven(Reflect.get(rule, column));
          return [isStray, column, `${rule.kind} does not read it; leave it empty`] as const;
        }),
        [isHalf, "window_unit", "give window and window_unit, or neither"],
        // A rule's own cards must be its issuer's; blocking cards may be any issuer's.
        ...(["cards", "except_cards"] as const).flatMap((column) =>
          rule[column].map((id) => {
            const message = `${id} is not a card of ${rule.issuer}; correct one`;
            return [!own.has(id), column, message] as const;
          }),
        ),
      ];
    }),
});

const isGiven = (cell: unknown): boolean =>
  Array.isArray(cell) ? cell.length > 0 : cell !== undefined && cell !== "";
