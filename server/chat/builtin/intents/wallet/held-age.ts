import type { Envelope } from "../../../../tools/core/envelope.ts";
import { type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, numberAt } from "../../compose/rows.ts";
import { whose } from "../../compose/whose.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";
import { rankedOf, type Row } from "./card-order.ts";

/* How long cards have been held: each, and on the average. */

const HOW_LONG = /\bhow (?:long|old)\b|\b(?:age|ages)\b/;
const AVERAGE =
  /\b(?:average|avg|mean) (?:\S+ )?(?:age|length)\b|\b(?:age|aaoa)\b.*\baverage\b|\baaoa\b/;

/** "2 years and 3 months"; undefined where the opening is not known. */
function ageAt(wallet: Envelope, path: Path): Line | undefined {
  const [years, months] = ["years", "months"].map((key) => numberAt(wallet, [...path, key]));
  if (years === undefined || months === undefined) return undefined;
  const part = (key: "years" | "months", count: number): Line =>
    line`**${figure(wallet, [...path, key], "count")}** ${told(count === 1 ? key.slice(0, -1) : key)}`;
  return joinLines(
    [
      ...(years > 0 ? [part("years", years)] : []),
      ...(months > 0 || years === 0 ? [part("months", months)] : []),
    ],
    " and ",
  );
}

interface Shown {
  readonly rows: readonly Row[];
  readonly isNamed: boolean;
}

/** When cards were opened and how long they have been held, as far as it is asked. */
export const sinceLines = (
  wallet: Envelope,
  { rows, isNamed }: Shown,
  asked: Understood,
): readonly Line[] => {
  const isOne = isNamed || rows.length === 1;
  const ranked = rankedOf(rows, asked).flatMap(({ rows: [first] }) => [first]);
  return [
    ...(isOne && says(asked, WHEN) ? rows.flatMap((one) => openedLine(wallet, one)) : []),
    ...(says(asked, HOW_LONG)
      ? (isOne ? rows : ranked).flatMap((one) => ageLine(wallet, one))
      : []),
  ];
};

const WHEN = /\bwhen\b|\bhow (?:long|old)\b|\bwhat (?:day|date|month|year)\b/;

function openedLine(wallet: Envelope, { row, place }: Row): readonly Line[] {
  if (row.opened_on === undefined || row.closed_on !== undefined) return [];
  const isDay = row.opened_on.length > "yyyy-mm".length;
  const opened = figure(wallet, ["cards", place, "opened_on"], "date");
  return [
    line`The **${told(row.card_name)}**${whose(row.owner)} was opened ${told(isDay ? "on" : "in")} **${opened}**.`,
  ];
}

function ageLine(wallet: Envelope, { row, place }: Row): readonly Line[] {
  const held = ageAt(wallet, ["cards", place, "held_for"]);
  if (held === undefined) return [];
  const was = told(row.closed_on === undefined ? "has been held" : "was held");
  const name = line`The **${told(row.card_name)}**${whose(row.owner)} ${was} for`;
  return [joinLines([name, joinLines([held, line`.`], "")])];
}

/** "What is my average card age". */
export function averageLine(wallet: Envelope, asked: Understood): readonly Line[] {
  const average = says(asked, AVERAGE) ? ageAt(wallet, ["totals", "average_held_for"]) : undefined;
  return average === undefined
    ? []
    : [
        joinLines([
          line`On the average your cards have been held for`,
          joinLines([average, line`.`], ""),
        ]),
      ];
}
