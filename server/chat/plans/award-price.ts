import { ask } from "../ask.ts";
import { answer, CAVEATS, type Draft } from "../compose/draft.ts";
import { points, text } from "../compose/figures.ts";
import { type Line, line, listed, sentence } from "../compose/line.ts";
import { pointsOf } from "../compose/programs.ts";
import { possessive } from "../compose/whose.ts";
import { type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { definePlan } from "../topics/topic.ts";

const MOST_PROGRAMS = 8;

const NO_PRICES = line`We do not know award prices or seats: what a flight or a room costs in points, and whether there is one, only the airline's or hotel's own site shows.`;
const INSTEAD = line`Tell us the price in points, and we can say which of your points reach it, what is missing, and what they are worth that way.`;

/** What an award costs in points: nobody tells us, but what could pay for it is known. */
export const awardPrice = definePlan(answerAwardPrice, { takes: ["program", "have", "owner"] });

function answerAwardPrice(frame: Frame, toolbox: Toolbox): Draft {
  const [to] = idsOf(frame, "program", "to", "of", "from", "at");
  if (to === undefined) {
    const lead = [NO_PRICES, INSTEAD];
    return answer({ kind: "refuse", lead, envelopes: [] });
  }
  const known =
    toolbox.scene.facts.programs.get(to)?.category === "transferable"
      ? wherePointsGo(to, frame, toolbox)
      : whatReaches(to, frame, toolbox);
  return answer({
    lead: [NO_PRICES],
    details: [...known.lines, INSTEAD],
    caveats: [CAVEATS.irreversible],
    envelopes: known.envelopes,
  });
}

/** The airlines that bank points become miles of. */
function wherePointsGo(from: string, { owner }: Frame, toolbox: Toolbox) {
  const { data, envelope } = ask(toolbox, "list_transfer_routes", { from, owner });
  const airlines = data.routes.filter(
    (route) =>
      route.is_active && toolbox.scene.facts.programs.get(route.to)?.category === "airline",
  );
  const names = airlines.slice(0, MOST_PROGRAMS).map((route) => line`${text(route.to_name)}`);
  const [first] = airlines;
  return {
    lines:
      first === undefined
        ? []
        : [line`${pointsOf(first.from_name)} can be transferred to ${listed(names)}.`],
    envelopes: [envelope],
  };
}

/** The points there are in the program, and what can be transferred to it. */
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
  const reached: readonly Line[] =
    names.length === 0 ? [] : [line`Of your points these can go there: ${listed(names)}.`];
  return { lines: [...there, ...reached], envelopes: [held.envelope, routes.envelope] };
}
