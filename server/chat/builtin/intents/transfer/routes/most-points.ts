import type { Envelope } from "../../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import { ask } from "../../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line } from "../../../compose/draft.ts";
import { figure, type Path } from "../../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt } from "../../../compose/rows.ts";
import { whose } from "../../../compose/whose.ts";
import { says } from "../../../readings/says.ts";
import { ownerAsked } from "../../../readings/only-mine.ts";
import type { Understood } from "../../../../language/understood.ts";
import { irreversible, routesOf } from "./route-lines.ts";

/* "Which of my points can I send the most of": the balances that held cards open, by their size. */

const MOST_ROUTES = 200;
const MOST_LINES = 8;
const MOST =
  /\b(?:most|largest|biggest|highest)\b(?!.*\b(?:partners?|airlines?|hotels?|programs?|places|options)\b)/;
const LEAST =
  /\b(?:least|smallest|lowest)\b(?!.*\b(?:partners?|airlines?|hotels?|programs?|places|options)\b)/;

/** The points that can be moved, the most first; undefined where no order is asked. */
export function mostPoints(asked: Understood, toolbox: Toolbox): Draft | undefined {
  if (!says(asked, MOST) && !says(asked, LEAST)) return undefined;
  const owner = ownerAsked(asked);
  const list = ask(toolbox, "list_transfer_routes", { limit: MOST_ROUTES, ...owner });
  const open = new Set(
    routesOf(list)
      .filter(({ state }) => state === "usable")
      .map(({ from }) => from),
  );
  const balances = ask(toolbox, "list_balances", owner);
  const sign = says(asked, MOST) ? -1 : 1;
  const rows = rowsAt(balances, ["balances"])
    .filter((row) => open.has(textAt(balances, [...row, "program"]) ?? ""))
    .toSorted((a, b) => sign * (pointsOf(balances, a) - pointsOf(balances, b)));
  const [first, ...others] = rows;
  if (first === undefined) return undefined;
  const word = says(asked, MOST) ? line`the most` : line`the least`;
  return answer({
    result: [
      joinLines([
        line`**${figure(balances, [...first, "program_name"], "text")}**${whose(textAt(balances, [...first, "owner"]))}, with`,
        word,
        line`that can be transferred: **${figure(balances, [...first, "points"], "points")}** points. ${cite(balances)}`,
      ]),
    ],
    details: others.slice(0, MOST_LINES).map((row) => rowLine(balances, row)),
    caveats: [...irreversible(list), CAVEATS.asOf(list)],
    envelopes: [balances, list],
  });
}

const pointsOf = (balances: Envelope, row: Path): number =>
  numberAt(balances, [...row, "points"]) ?? 0;

const rowLine = (balances: Envelope, row: Path): Line =>
  line`${figure(balances, [...row, "program_name"], "text")}${whose(textAt(balances, [...row, "owner"]))}: ${figure(balances, [...row, "points"], "points")}`;
