import type { Toolbox } from "../../../../toolbox.ts";
import { ask } from "../../../compose/ask.ts";
import {
  answer,
  CAVEATS,
  cite,
  type Draft,
  type Line,
  line,
  told,
} from "../../../compose/draft.ts";
import { figure } from "../../../compose/figure.ts";
import { rowsAt, textAt } from "../../../compose/rows.ts";
import { whose } from "../../../compose/whose.ts";
import { says } from "../../../readings/says.ts";
import { ownerOf } from "../../../readings/program-meant.ts";
import type { Understood } from "../../../../language/understood.ts";
import { pointsOwner } from "../../balance/whose-points.ts";
import { isOnlyMine } from "../../../readings/only-mine.ts";
import { sourcesOf } from "../routes/sources.ts";
import { irreversible, namesOf, routesOf } from "../routes/route-lines.ts";

const MOST_LINES = 8;

/** Which of the points held reach a program, without saying how many are needed. */
export function reachOf(to: string, asked: Understood, toolbox: Toolbox): Draft {
  const list = ask(toolbox, "list_transfer_routes", { to, held_only: true, ...ownerOf(asked) });
  const routes = routesOf(list);
  const open = routes.filter(({ state }) => state === "usable");
  const [first] = open;
  if (first === undefined) return sourcesOf(to, asked, toolbox);
  const balances = ask(toolbox, "list_balances", ownerOf(asked));
  const rows = rowsAt(balances, ["balances"]);
  return answer({
    result: [
      ...mostLine(to, asked, toolbox),
      line`These of your points reach **${figure(list, [...first.path, "to_name"], "text")}**: **${told(namesOf(open.map((one) => one.from_name)))}**. ${cite(list)}`,
      line`Tell me how many points the award takes, and I can say which way gives up least.`,
    ],
    details: [
      ...open.flatMap(({ path, from, from_name: name, ratio }) =>
        rows
          .filter((row) => ratio !== undefined && textAt(balances, [...row, "program"]) === from)
          .map(
            (row) =>
              line`${told(name)} at ${figure(list, [...path, "ratio"], "text")}: ${figure(balances, [...row, "points"], "points")}${whose(textAt(balances, [...row, "owner"]))}`,
          ),
      ),
      ...rows
        .filter((row) => textAt(balances, [...row, "program"]) === to)
        .map(
          (row) =>
            line`Already in the program: ${figure(balances, [...row, "points"], "points")}${whose(textAt(balances, [...row, "owner"]))}`,
        ),
    ].slice(0, MOST_LINES),
    caveats: [...irreversible(list), CAVEATS.asOf(list)],
    envelopes: [list],
  });
}

const ASKS_SUM =
  /\b(?:total|totals?|in all|all in|together|altogether|combined|sum|add(?:s|ed)? up|how (?:many|much|big)|max|maximum|(?:the|at) most)\b/;
/** More than anybody has: the plan then sends all that can be sent. */
const ALL_POINTS = 100_000_000;

/** How many could be in the program when all that reaches it is sent, where that is asked. */
function mostLine(to: string, asked: Understood, toolbox: Toolbox): readonly Line[] {
  if (!says(asked, ASKS_SUM)) return [];
  const plan = ask(toolbox, "plan_points_goal", {
    goals: [{ program: to, points: ALL_POINTS }],
    ...(isOnlyMine(asked) ? { household: false } : pointsOwner(asked)),
  });
  const gap = ["gaps", 0];
  return [
    line`In all **${figure(plan, [...gap, "in_all"], "points")}** points could be in **${figure(plan, [...gap, "program_name"], "text")}**. ${cite(plan)}`,
  ];
}

const MOST_PROGRAMS = 3;

/** Of two programs between which is chosen, what reaches each. */
export function reachOfEach(
  programs: readonly string[],
  asked: Understood,
  toolbox: Toolbox,
): Draft {
  const drafts = programs.slice(0, MOST_PROGRAMS).map((to) => reachOf(to, asked, toolbox));
  return answer({
    result: [
      ...drafts.flatMap(({ result }) => result.slice(0, 1)),
      line`Tell me how many points the award takes in each, and I can say which way gives up least.`,
    ],
    details: drafts[0]?.details ?? [],
    caveats: drafts[0]?.caveats ?? [],
    envelopes: drafts.flatMap(({ envelopes }) => envelopes),
  });
}
