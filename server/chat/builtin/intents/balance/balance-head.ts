import type { Envelope } from "../../../../tools/core/envelope.ts";
import { cite, type Line, line, told } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { joinLines, rowsAt, textAt } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";
import { type BalanceQuery, isConditional } from "./balance-query.ts";

const MOST_NAMED = 5;
const KIND_NAMES: Readonly<Record<string, string>> = {
  hotel: "hotel",
  airline: "airline",
  transferable: "bank",
};

/** What balances come to; which they are where not all of them are asked for. */
export function headLine(found: Envelope, query: BalanceQuery, asked: Understood): Line {
  const points = figure(found, ["total_points"], "points");
  const usd = figure(found, ["total_usd"], "usd");
  const rows = rowsAt(found, ["by_program"]);
  if (!isConditional(query) && rows.length === 1)
    return line`There are **${points}** points in one program, worth about **${usd}**. ${cite(found)}`;
  if (!isConditional(query))
    return line`There are **${points}** points in **${figure(found, ["program_count"], "count")}** programs, worth about **${usd}** together. ${cite(found)}`;
  const named = rows
    .slice(0, MOST_NAMED)
    .map((row) => line`**${figure(found, [...row, "program_name"], "text")}**`);
  const names = joinLines([...named, ...(rows.length > MOST_NAMED ? [line`others`] : [])], ", ");
  const worth = line`**${points}** points in all, worth about **${usd}**`;
  const [kind, ...kinds] = rowsAt(found, ["by_category"]);
  if (query.kinds.length > 0 && kind !== undefined && kinds.length === 0) {
    const name = told(KIND_NAMES[textAt(found, [...kind, "category"]) ?? ""] ?? "such");
    return joinLines([
      line`In ${name} programs there are`,
      joinLines([worth, line`: `, names, line`. ${cite(found)}`], ""),
    ]);
  }
  return says(asked, ASKS_SUM)
    ? joinLines([worth, joinLines([line`(`, names, line`). ${cite(found)}`], "")])
    : joinLines([names, joinLines([worth, line`. ${cite(found)}`], "")], ": ");
}

const ASKS_SUM = /\b(?:how (?:many|much)|total|worth|value|sum)\b/;
