import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import {
  answer,
  CAVEATS,
  cite,
  type Draft,
  type Line,
  line,
  refuse,
  told,
} from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { rowsAt } from "../../compose/rows.ts";
import type { Intent } from "../../intent.ts";
import { AWARD_PRICE } from "../../phrasings/trip.ts";
import { ownerOf } from "../../readings/program-meant.ts";
import type { Understood } from "../../../language/understood.ts";
import { endsOf, fromOf, toOf } from "../transfer/ends/ends.ts";
import { withBarePoints } from "../transfer/amount/quantity.ts";
import { namesOf, openLines, routesOf } from "../transfer/routes/route-lines.ts";
import { goalsOf, ofGoals } from "./points-goal.ts";

const MOST_NAMED = 12;

const NO_PRICES = line`I do not know award prices or seats: what a flight or room costs in points, and whether it is there, only the airline's or hotel's own site shows.`;

const INSTEAD = line`Tell me the program and the points it asks for, and I can say which of your points reach it, what is missing, and what the points are worth that way.`;

/** What an award costs: not known here; what can be done instead. */
export const awardPrice: Intent = {
  id: "award_price",
  group: "trip",
  label: "what a flight or hotel costs in points",
  likes: ["program", "issuer", "points"],
  needs: [],
  phrasings: AWARD_PRICE,
  rules: [
    /\b(?:find|search|look for|check) (?:me )?(?:for )?(?:any |some )?(?:award )?(?:seats|space|availability|award flights)\b/,
  ],
  respond: (given, toolbox) => {
    const { facts } = toolbox.scene;
    const asked = withBarePoints(given);
    const ends = endsOf(asked, facts);
    const [from, to] = [fromOf(ends, facts), toOf(ends, facts)];
    // Whose price is told is asked about: what it comes to, and what of it is there.
    const goals = to === undefined ? undefined : goalsOf(asked, ends, facts);
    if (goals !== undefined) return ofGoals(goals, asked, toolbox);
    if (from !== undefined) return ofSource(from, asked, toolbox);
    return to === undefined ? refuse(NO_PRICES, INSTEAD) : ofDest(to, asked, toolbox);
  },
};

/** Where the points could be used at all. */
function ofSource(from: string, asked: Understood, toolbox: Toolbox): Draft {
  const list = ask(toolbox, "list_transfer_routes", { from, ...ownerOf(asked) });
  const routes = routesOf(list);
  const airlines = routes.filter(
    ({ to }) => toolbox.scene.facts.programs.get(to)?.category === "airline",
  );
  const [first] = routes;
  if (first === undefined) return refuse(NO_PRICES, INSTEAD);
  const name = figure(list, [...first.path, "from_name"], "text");
  const shown = namesOf(
    airlines.map((one) => one.to_name),
    MOST_NAMED,
  );
  return answer({
    result: [
      NO_PRICES,
      line`What I know: ${name} points can go to these airlines: ${told(shown)}. ${cite(list)}`,
    ],
    details: [INSTEAD],
    caveats: [CAVEATS.irreversible, CAVEATS.asOf(list)],
    envelopes: [list],
  });
}

/** What reaches the program, and what is in it. */
function ofDest(to: string, asked: Understood, toolbox: Toolbox): Draft {
  const list = ask(toolbox, "list_transfer_routes", { to, ...ownerOf(asked) });
  const held = ask(toolbox, "list_balances", { program: to, ...ownerOf(asked) });
  const routes = routesOf(list);
  return answer({
    result: [NO_PRICES],
    details: [...there(held), ...(routes.length > 0 ? openLines(routes) : []), INSTEAD],
    caveats: [CAVEATS.irreversible, CAVEATS.asOf(list)],
    envelopes: [list],
  });
}

const there = (held: Parameters<typeof rowsAt>[0]): readonly Line[] =>
  rowsAt(held, ["balances"])
    .slice(0, 1)
    .map(
      (row) =>
        line`In ${figure(held, [...row, "program_name"], "text")} there are ${figure(held, [...row, "points"], "points")} points. ${cite(held)}`,
    );
