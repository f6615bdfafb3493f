import type { Envelope } from "../../../../tools/core/envelope.ts";
import { type Line, line, told } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { rowsAt, textAt } from "../../compose/rows.ts";

const MOST_USES = 4;

/** What value_points says that the points pay at fixed values, the best first. */
export const fixedLines = (found: Envelope): readonly Line[] =>
  rowsAt(found, ["fixed_uses"])
    .slice(0, MOST_USES)
    .map(
      (row) =>
        line`As ${told(useName(textAt(found, [...row, "kind"])))}: ${figure(found, [...row, "usd"], "usd")}, at ${figure(found, [...row, "cpp"], "cpp")} each`,
    );

/** What a fixed use is called. */
export const useName = (kind: string | undefined): string => USES[kind ?? ""] ?? "a fixed use";

const USES: Readonly<Record<string, string>> = {
  portal: "travel booked in the portal",
  cash_out: "cash",
  statement_credit: "a statement credit",
  pay_with_points: "payment at a shop",
};
