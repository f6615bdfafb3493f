import type { Envelope } from "../../../../tools/core/envelope.ts";
import { cite, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../understood.ts";

const MOST_USES = 4;

/** What value_points says that the points pay at fixed values, the best first. */
export const fixedLines = (found: Envelope): readonly Line[] =>
  rowsAt(found, ["fixed_uses"])
    .slice(0, MOST_USES)
    .map(
      (row) =>
        line`As ${told(useName(textAt(found, [...row, "kind"])))}: ${figure(found, [...row, "usd"], "usd")}, at ${figure(found, [...row, "cpp"], "cpp")} each`,
    );

const OF_CASH =
  /\bcash(?:ed|ing)?(?: it| them| everything| all)?(?: out| back)?\b|\bportal\b|\bstatement credit\b/;

export const asksCash = (asked: Understood): boolean => says(asked, OF_CASH);

/** Who asks for cash is told first what is paid in cash, and where a credit pays more. */
export function cashResult(found: Envelope, asked: Understood): readonly Line[] {
  if (!asksCash(asked)) return [];
  const rows = rowsAt(found, ["fixed_uses"]);
  const usdOf = (row: Path | undefined): number =>
    row === undefined ? 0 : (numberAt(found, [...row, "usd"]) ?? 0);
  const rowOf = (kind: string): Path | undefined =>
    rows.find((row) => textAt(found, [...row, "kind"]) === kind);
  const [cash, credit] = [rowOf("cash_out"), rowOf("statement_credit")];
  const meant = says(asked, /\bportal\b/)
    ? [rowOf("portal")]
    : says(asked, /\bstatement credit\b/)
      ? [credit]
      : [cash, usdOf(credit) > usdOf(cash) ? credit : undefined];
  const shown = meant.filter((row) => row !== undefined);
  if (shown.length === 0) return [line`No such fixed value of these points is known.`];
  return shown.map(
    (row) =>
      line`As ${told(useName(textAt(found, [...row, "kind"])))} they pay **${figure(found, [...row, "usd"], "usd")}**, at ${figure(found, [...row, "cpp"], "cpp")} each. ${cite(found)}`,
  );
}

/** What a fixed use is called. */
export const useName = (kind: string | undefined): string => USES[kind ?? ""] ?? "a fixed use";

const USES: Readonly<Record<string, string>> = {
  portal: "travel booked in the portal",
  cash_out: "cash",
  statement_credit: "a statement credit",
  pay_with_points: "payment at a shop",
};
