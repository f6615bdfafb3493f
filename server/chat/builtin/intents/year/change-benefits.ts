import type { Envelope } from "../../../../tools/core/envelope.ts";
import { type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import { whose } from "../../compose/whose.ts";
import { namesOf } from "../transfer/routes/route-lines.ts";

/* What comes and goes with cards beside rewards and fees: credits, status, cover, and free nights. */

const MOST_NAMED = 6;
const MOST_ASKED = 16;

type End = "gained" | "lost";

/** What comes, then what goes; all of it where that is what is asked. */
export const benefitLines = (found: Envelope, isAsked: boolean): readonly Line[] =>
  (["gained", "lost"] as const).flatMap((end) => benefitLine(found, end, isAsked));

/** One line of all that comes, or goes; nothing where there is none. Certificates have their own. */
export function benefitLine(found: Envelope, end: End, isAsked: boolean): readonly Line[] {
  const names = rowsAt(found, [end])
    .filter((row) => textAt(found, [...row, "kind"]) !== "certificate")
    .map((row) => labelOf(found, row));
  if (names.length === 0) return [];
  const shown = told(namesOf([...new Set(names)], isAsked ? MOST_ASKED : MOST_NAMED));
  return [end === "gained" ? line`Gained: ${shown}` : line`Lost: ${shown}`];
}

function labelOf(found: Envelope, row: Path): string {
  const name = textAt(found, [...row, "name"]) ?? "";
  const detail = textAt(found, [...row, "detail"]) ?? "";
  return detail === "" ? name : `${name} (${detail})`;
}

const HOW: Readonly<Record<string, string>> = {
  anniversary: "each anniversary",
  spend: "after spending",
  stay: "after stays",
  welcome: "with the welcome offer",
  account_opening: "at opening",
};

/** Free nights and tickets: never in the net figures, told with the most they can be worth. */
export const certificateLines = (found: Envelope): readonly Line[] =>
  rowsAt(found, ["certificates"]).map((row) => {
    const isGained = textAt(found, [...row, "change"]) === "gained";
    const name = line`${told(isGained ? "Gained" : "Lost")} and not counted: ${figure(found, [...row, "name"], "text")}${whose(textAt(found, [...row, "owner"]))}, ${told(HOW[textAt(found, [...row, "how"]) ?? ""] ?? "")}`;
    return joinLines(
      [name, ...manyLine(found, row), ...spendLine(found, row), worth(found, row)],
      "",
    );
  });

const manyLine = (found: Envelope, row: Path): readonly Line[] =>
  (numberAt(found, [...row, "quantity"]) ?? 1) > 1
    ? [line`, ${figure(found, [...row, "quantity"], "count")} at a time`]
    : [];

const spendLine = (found: Envelope, row: Path): readonly Line[] =>
  numberAt(found, [...row, "spend_usd"]) === undefined
    ? []
    : [line`, for ${figure(found, [...row, "spend_usd"], "usd")} of purchases`];

function worth(found: Envelope, row: Path): Line {
  if (numberAt(found, [...row, "cap_points"]) === undefined)
    return line`; it has no cap in points to value it by.`;
  const cap = line`, up to ${figure(found, [...row, "cap_points"], "points")} points`;
  return numberAt(found, [...row, "most_usd"]) === undefined
    ? joinLines([cap, line`, which nobody has valued.`], "")
    : joinLines(
        [
          cap,
          line`: worth at most ${figure(found, [...row, "most_usd"], "usd")}, at ${figure(found, [...row, "cpp"], "cpp")} a point.`,
        ],
        "",
      );
}
