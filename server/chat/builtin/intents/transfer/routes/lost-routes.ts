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
import { countInWords } from "../../../compose/number-words.ts";
import { joinLines } from "../../../compose/rows.ts";
import { says } from "../../../readings/says.ts";
import { ownerOf } from "../../../readings/program-meant.ts";
import { idsOf, nameOf } from "../../../slots.ts";
import type { Understood } from "../../../../language/understood.ts";
import { irreversible, namesOf, type Route, routesOf } from "./route-lines.ts";

/* "If I drop the Sapphire, which partners do I lose": the routes with the card against those without. */

const MOST_ROUTES = 200;
const MOST_WORSE = 6;

export const DROPS =
  /\b(?:drop(?:s|ping|ped)?|cancel(?:ing|ling|ed|led)?|clos(?:e|ing|ed)|los(?:e|ing)|ditch(?:ing)?|dump(?:ing)?|get(?:ting)? rid of|give up|without|downgrad(?:e|ing))\b/;

/** The routes lost with a held card that is named; undefined where none is named or dropped. */
export function lostRoutes(asked: Understood, toolbox: Toolbox): Draft | undefined {
  const { facts } = toolbox.scene;
  const [card, ...others] = idsOf(asked, "card", facts);
  if (card === undefined || others.length > 0 || !says(asked, DROPS)) return undefined;
  const all = { limit: MOST_ROUTES, ...ownerOf(asked) };
  const before = ask(toolbox, "list_transfer_routes", all);
  const opened = usableOf(routesOf(before));
  if (!opened.some(({ via_cards: via }) => via.includes(card))) return undefined;
  const after = ask(toolbox, "list_transfer_routes", { ...all, exclude_cards: [card] });
  const left = usableOf(routesOf(after));
  const lost = opened.filter((route) => !left.some((one) => isSame(one, route)));
  const worse = left.filter((route) =>
    opened.some((one) => isSame(one, route) && one.ratio !== route.ratio),
  );
  const still = new Set(left.map(({ to }) => to));
  const reached = lost.filter(({ to }) => still.has(to));
  const name = told(nameOf("card", card, facts));
  const worseLine = joinLines(
    worse
      .slice(0, MOST_WORSE)
      .map(
        ({ from_name: from, to_name: to, path }) =>
          line`${told(from)} to ${told(to)} falls to ${figure(after, [...path, "ratio"], "text")}`,
      ),
    ", ",
  );
  return answer({
    result: [
      lost.length === 0
        ? line`**None** are lost without the **${name}**: your other cards open them too. ${cite(before)}`
        : lostLine(lost, name),
      ...(worse.length > 0 ? [joinLines([worseLine, line`.`], "")] : []),
    ],
    details:
      reached.length > 0
        ? [line`Other points of yours still reach: ${told(partnersIn(reached))}`]
        : [],
    caveats: [...irreversible(before), CAVEATS.asOf(before)],
    envelopes: [before, after],
  });
}

const usableOf = (routes: readonly Route[]): readonly Route[] =>
  routes.filter(({ state }) => state === "usable");

const isSame = (one: Route, other: Route): boolean =>
  one.from === other.from && one.to === other.to;

function lostLine(lost: readonly Route[], name: ReturnType<typeof told>): Line {
  const many = told(countInWords(lost.length));
  const noun = told(lost.length === 1 ? "transfer" : "transfers");
  const sources = told(namesOf(lost.map(({ from_name: from }) => from)));
  return line`Without the **${name}** you lose **${many}** ${noun} of ${sources}: ${told(partnersIn(lost))}.`;
}

const partnersIn = (routes: readonly Route[]): string =>
  namesOf(routes.map(({ to_name: name }) => name));
