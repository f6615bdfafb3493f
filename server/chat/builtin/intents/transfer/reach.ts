import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, line, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { rowsAt, textAt } from "../../compose/rows.ts";
import { whose } from "../../compose/whose.ts";
import { ownerOf } from "../../program-meant.ts";
import type { Understood } from "../../understood.ts";
import { sourcesOf } from "./partners.ts";
import { irreversible, namesOf, routesOf } from "./route-lines.ts";

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
