import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, joinParts, numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";

const MOST_SHOWN = 8;

/** What the catalog says of the changes of a card that is not held. */
export function ofCatalog(fromId: string, toIds: readonly string[], toolbox: Toolbox): Draft {
  const record = ask(toolbox, "get_card", { card: fromId });
  const rows = rowsAt(record, ["product_changes", "to"]);
  const targets = rows.filter((row) => toIds.includes(textAt(record, [...row, "card_id"]) ?? ""));
  const shown = targets.length > 0 ? targets : rows;
  return answer({
    result: [
      leadOf(record, shown, toIds.length > 0 && targets.length === 0),
      line`It is not in your wallet, so I cannot say from which day on.`,
    ],
    details: shown.slice(0, MOST_SHOWN).map((row) => toRow(record, row)),
    caveats: [line`The issuer decides; a change is never promised.`, CAVEATS.asOf(record)],
    envelopes: [record],
  });
}

function leadOf(record: Envelope, rows: readonly Path[], isOther: boolean): Line {
  const name = figure(record, ["card", "card_name"], "text");
  if (rows.length === 0)
    return line`No product change of the **${name}** is known. ${cite(record)}`;
  const names = rows.map((row) => line`the **${figure(record, [...row, "card_name"], "text")}**`);
  const lead = isOther
    ? line`That change of the **${name}** is not known; sources name `
    : line`Sources say that the **${name}** can become `;
  return joinLines([lead, joinLines(names, ", "), line`. ${cite(record)}`], "");
}

function toRow(record: Envelope, row: Path): Line {
  const to = figure(record, [...row, "card_name"], "text");
  const direction = figure(record, [...row, "direction"], "text");
  return joinParts([
    line`${to} (${direction})`,
    ...(numberAt(record, [...row, "min_age_months"]) === undefined
      ? []
      : [
          line`the account must be ${figure(record, [...row, "min_age_months"], "count")} months old`,
        ]),
    ...(textAt(record, [...row, "confidence"]) === "unverified"
      ? [line`no dated source confirms it`]
      : []),
  ]);
}
