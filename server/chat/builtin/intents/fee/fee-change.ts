import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, rowsAt, textAt } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { asksWhether } from "../../readings/asks-whether.ts";

/* Whether the fee of a card went up, when and from what: the changes of all years are looked through. */

const ASKS_CHANGE =
  /\b(?:(?:did|has|have|when|how|was)\b.*\bfees?\b.*\bchang(?:e|ed)\b|chang\w+ (?:in|to|of) (?:the |its |their )?(?:annual |yearly )?fees?\b|(?:go|goes|went|gone|going|jumped?) up|increas\w+|rais(?:ed?|ing)|hike[ds]?|(?:jack|bump|push|crank)(?:ed|s|ing)?(?: (?:it|that|the (?:annual )?fee))? up|bumped|(?:less|lower|cheaper|different) (?:before|once|back then)|used to (?:be|cost|pay)|(?:old|previous|former|prior|original|last) (?:annual |yearly )?fees?|(?:was|were|cost|pay|paid|charge|charged)\b.*\b(?:before|previously|originally|earlier|in the past))\b/;
const SINCE = "2015-01-01";

export const asksChange = (asked: Understood): boolean => says(asked, ASKS_CHANGE);

export function feeChangeOf(card: string, asked: Understood, toolbox: Toolbox): Draft {
  const record = ask(toolbox, "get_card", { card });
  const found = ask(toolbox, "get_card_changes", { since: SINCE, scope: "all", kinds: ["fee"] });
  const rows = rowsAt(found, ["changes"]).filter(
    (row) =>
      textAt(found, [...row, "card", "card_id"]) === card &&
      textAt(found, [...row, "field"]) === "annual_fee" &&
      textAt(found, [...row, "old"]) !== undefined &&
      textAt(found, [...row, "new"]) !== undefined,
  );
  const [last, ...earlier] = rows.toSorted((a, b) =>
    dayOf(found, b).localeCompare(dayOf(found, a)),
  );
  const name = figure(record, ["card", "card_name"], "text");
  const fee = figure(record, ["card", "annual_fee_usd"], "usd");
  return answer({
    result:
      last === undefined
        ? [
            line`No change of the annual fee of the **${name}** is known; it is **${fee}**. ${cite(record)}`,
          ]
        : [
            joinLines([
              ...(asksWhether(asked) ? [isRise(found, last) ? line`**Yes**.` : line`**No**.`] : []),
              line`The annual fee of the **${name}** went`,
              changeLine(found, last),
            ]),
          ],
    details: [
      ...(last === undefined ? [] : noteOf(found, last)),
      ...earlier.map((row) => joinLines([line`Before that it went`, changeLine(found, row)])),
    ],
    caveats: [CAVEATS.terms, CAVEATS.asOf(record)],
    envelopes: [
      { ...found, warnings: [] },
      { ...record, warnings: [] },
    ],
  });
}

const dayOf = (found: Envelope, row: Path): string => textAt(found, [...row, "date"]) ?? "";

const usdOf = (found: Envelope, row: Path, key: "old" | "new") =>
  figure(found, [...row, key], "usd");

const isRise = (found: Envelope, row: Path): boolean =>
  Number(usdOf(found, row, "new").value) > Number(usdOf(found, row, "old").value);

const changeLine = (found: Envelope, row: Path): Line =>
  line`from **${usdOf(found, row, "old")}** to **${usdOf(found, row, "new")}** on **${figure(found, [...row, "date"], "date")}**. ${cite(found)}`;

const noteOf = (found: Envelope, row: Path): readonly Line[] => {
  const note = textAt(found, [...row, "note"]);
  return note === undefined || note === "" ? [] : [line`Note: ${told(note)}`];
};
