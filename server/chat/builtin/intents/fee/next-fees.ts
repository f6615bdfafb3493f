import { cite, type Line, line } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, joinParts } from "../../compose/rows.ts";
import { amountsOf, type Understood } from "../../../language/understood.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { cardOf, dueOf } from "./fee-lines.ts";

/* "My next three fees": as many as are asked for, in one line. */

const MOST = 12;

export function manyNext(asked: Understood): number | undefined {
  const count = amountsOf(asked, "count").find(
    ({ start, end }) =>
      /\b(?:next|first|upcoming|coming)$/.test(asked.tokens.slice(0, start).join(" ")) &&
      /^(?:\S+ )?(?:fees?|annual|charges?|renewals?)\b/.test(asked.tokens.slice(end).join(" ")),
  );
  return count === undefined || count.value < 2 || count.value > MOST ? undefined : count.value;
}

export const fewLine = (fees: Envelope, rows: readonly Path[]): Line =>
  joinLines(
    [
      joinParts(
        rows.map((row) =>
          joinLines([
            cardOf(fees, row),
            line`**${figure(fees, [...row, "fee_usd"], "usd")}** on **${dueOf(fees, row)}**`,
          ]),
        ),
      ),
      line`. ${cite(fees)}`,
    ],
    "",
  );
