import type { Envelope } from "../../../../tools/core/envelope.ts";
import { cite, type Line, line } from "../../compose/draft.ts";
import { type Figure, figure, type Path } from "../../compose/figure.ts";
import { joinLines, textAt, withVerdict } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import { type ChangeQuery, isDirected } from "./change-query.ts";
import { changeLine } from "./change-words.ts";

/* What leads an answer about changes: whether there was such a one and which, or how many there are. */

interface Changes {
  readonly found: Envelope;
  readonly rows: readonly Path[];
  readonly query: ChangeQuery;
}

const MOST_NAMED = 6;

/** `of` is the card that is named, where one is. */
export function changeLead(changes: Changes, asked: Understood, of?: Line): readonly Line[] {
  const { found, rows, query } = changes;
  const since = sinceOf(found);
  const [first] = rows;
  const whether = asksWhether(asked);
  if (first === undefined) {
    const what = of === undefined ? line`change` : joinLines([line`change of`, of]);
    return withVerdict(whether ? [line`**No**:`] : [], [
      joinLines([
        whether ? line`no such` : line`No such`,
        what,
        line`is recorded since ${since}. ${cite(found)}`,
      ]),
    ]);
  }
  const verdict = whether ? [line`**Yes**:`] : [];
  if (isDirected(query) && (of !== undefined || rows.length === 1)) {
    return withVerdict(verdict, [joinLines([changeLine(found, first), line`${cite(found)}`])]);
  }
  if (isDirected(query) || says(asked, /\bwhich (?:of )?(?:my |our )?cards?\b/)) {
    return withVerdict(verdict, [namesLine(found, rows)]);
  }
  const on = of === undefined ? line`` : joinLines([line` on`, of]);
  const count = figure(found, ["matched_count"], "count");
  const isAll = rows.length === count.value;
  return withVerdict(verdict, [
    joinLines(
      [
        isAll && rows.length > 1
          ? line`**${count}** changes are recorded`
          : whether
            ? line`this changed`
            : line`This changed`,
        on,
        line` since ${since}, the newest first. ${cite(found)}`,
      ],
      "",
    ),
  ]);
}

/** The day from which it was looked, though not before there are any records. */
function sinceOf(found: Envelope): Figure {
  const [since, from] = [
    figure(found, ["since"], "date"),
    figure(found, ["recorded_from"], "date"),
  ];
  return since.value < from.value ? from : since;
}

/** Whose they are, each once, the newest first. */
function namesLine(found: Envelope, rows: readonly Path[]): Line {
  const names = rows.map((row) => textAt(found, [...row, "subject_name"]) ?? "");
  const own = rows.filter((_, at) => names.indexOf(names[at] ?? "") === at);
  const told = own
    .slice(0, MOST_NAMED)
    .map((row) => line`**${figure(found, [...row, "subject_name"], "text")}**`);
  const all = joinLines([...told, ...(own.length > MOST_NAMED ? [line`and others`] : [])], ", ");
  return joinLines([all, line`, by changes recorded since ${sinceOf(found)}. ${cite(found)}`], "");
}
