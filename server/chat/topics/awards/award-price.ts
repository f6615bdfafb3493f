import { ask } from "../../ask.ts";
import { answer, CAVEATS, type Draft, refuse } from "../../compose/draft.ts";
import { points, text } from "../../compose/figures.ts";
import { line, listed, listedSome, sentence, when } from "../../compose/line.ts";
import { programName } from "../../../member/holdings.ts";
import { pointsOf } from "../../compose/programs.ts";
import { possessive } from "../../compose/whose.ts";
import { type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { definePlan } from "../topic.ts";

const MAX_PROGRAMS = 12;

const NO_PRICES = line`We do not know award prices or seats: only the airline's or hotel's own site shows what a flight or room costs in points, and whether there is one.`;
const INSTEAD = line`Tell us the price in points, and we can say which of your points cover it, what is missing, and what they are worth that way.`;

/** We do not know award prices, so this names the points that could pay for one. */
export const awardPrice = definePlan(answerAwardPrice, { takes: ["program", "have", "owner"] });

function answerAwardPrice(frame: Frame, toolbox: Toolbox): Draft {
  const programs = idsOf(frame, "program", "to", "of", "from", "at");
  if (programs.length === 0) return refuse(NO_PRICES, INSTEAD);
  const told = programs.map((program) =>
    toolbox.scene.facts.programs.get(program)?.category === "transferable"
      ? wherePointsGo(program, frame, toolbox)
      : whatReaches(program, frame, toolbox),
  );
  return answer({
    lead: [NO_PRICES],
    details: [...told.flatMap(({ lines }) => lines), INSTEAD],
    caveats: [CAVEATS.irreversible],
    envelopes: told.flatMap(({ envelopes }) => envelopes),
  });
}

/** The airlines that a bank's points transfer to. */
function wherePointsGo(from: string, { owner }: Frame, toolbox: Toolbox) {
  const { data, envelope } = ask(toolbox, "list_transfer_routes", { from, owner });
  const { scene } = toolbox;
  const airlines = data.routes.filter(
    ({ is_active: isActive, to }) =>
      isActive && scene.facts.programs.get(to)?.category === "airline",
  );
  const names = listedSome(
    airlines.map((route) => text(route.to_name)),
    MAX_PROGRAMS,
  );
  const name = pointsOf(programName(scene, from));
  return {
    lines: [when(airlines.length > 0, () => line`${name} can be transferred to ${names}.`)],
    envelopes: [envelope],
  };
}

/** The balance in the program, and the points that can be transferred to it. */
function whatReaches(to: string, { owner }: Frame, toolbox: Toolbox) {
  const held = ask(toolbox, "list_balances", { program: to, owner });
  const routes = ask(toolbox, "list_transfer_routes", { to, owner, held_only: true });
  const open = routes.data.routes.filter((route) => route.usable_now);
  const names = open.map((route) => line`${text(route.from_name)} (${text(route.ratio ?? "")})`);
  const there = held.data.balances.map((row) =>
    sentence(
      line`${possessive(row.owner)} balance there: ${points(row.points)} ${pointsOf(row.program_name)}`,
    ),
  );
  const reach = when(
    open.length > 0,
    () =>
      line`You can move these points to ${text(programName(toolbox.scene, to))}: ${listed(names)}.`,
  );
  return { lines: [...there, reach], envelopes: [held.envelope, routes.envelope] };
}
