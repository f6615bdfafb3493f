import type { Envelope } from "../../../../../tools/core/envelope.ts";
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
import { shownOf } from "../../../compose/shown.ts";
import { joinLines } from "../../../compose/rows.ts";
import { says } from "../../../readings/says.ts";
import { ownerOf } from "../../../readings/program-meant.ts";
import type { Understood } from "../../../../language/understood.ts";
import { asksWhether } from "../../../readings/asks-whether.ts";
import { besideLines } from "./route-variants.ts";
import { irreversible, namesOf, openLines, type Route, routesOf, viaNames } from "./route-lines.ts";

/* Which points reach a program. */

const MOST_ROUTES = 200;
const MOST_LINES = 8;

/** "Which of my points": those that can be sent are told first. */
const OWN = /\b(?:my|mine|our|ours|i have|we have|do (?:i|we) have)\b/;

/** "Any way to buy more Hyatt points". */
const BUYS = /\b(?:buy|buying|purchase|purchasing) (?:\S+ ){0,3}(?:points?|miles|<program>)\b/;
const NOT_BOUGHT = line`What a program sells its points for is **not in the data**; its own page says. Points of others move there:`;

/** What reaches a program, and which cards open it. */
export function sourcesOf(to: string, asked: Understood, toolbox: Toolbox): Draft {
  const list = ask(toolbox, "list_transfer_routes", { to, limit: MOST_ROUTES, ...ownerOf(asked) });
  const routes = routesOf(list);
  const [first] = routes;
  if (first === undefined) return noneOf(list, false);
  const name = figure(list, [...first.path, "to_name"], "text");
  const open = routes.filter(({ state }) => state === "usable");
  const isOwn = says(asked, OWN) && open.length > 0;
  const isAsked = asksWhether(asked) && says(asked, OWN);
  const verdict = isAsked ? [open.length > 0 ? line`**Yes**.` : line`**No**.`] : [];
  const all = line`**${name}** takes points from ${told(namesOf(routes.map((one) => one.from_name)))}. ${cite(list)}`;
  return answer({
    result: [
      ...(says(asked, BUYS) ? [NOT_BOUGHT] : []),
      ...(isOwn
        ? [joinLines([...verdict, ...openLines(routes), line`${cite(list)}`])]
        : [joinLines([...verdict, all]), ...openLines(routes)]),
    ],
    ...shownOf(
      (isOwn ? open : routes).map((one) =>
        joinLines(
          [
            sourceLine(list, one),
            ...viaLine(list, one, isOwn, toolbox),
            ...besideLines(list, one, toolbox.scene.facts),
          ],
          ", ",
        ),
      ),
      MOST_LINES,
    ),
    caveats: [...irreversible(list), CAVEATS.asOf(list)],
    envelopes: [list],
  });
}

/** The held cards that open it, where it is asked of the asker's own. */
function viaLine(
  list: Envelope,
  { path }: Route,
  isOwn: boolean,
  { scene: { facts } }: Toolbox,
): readonly Line[] {
  const cards = isOwn ? viaNames(list, path, facts) : "";
  return cards === "" ? [] : [line`with the ${told(cards)}`];
}

export function sourceLine(list: Envelope, { path, from_name: name, ratio, state }: Route): Line {
  const more = told(state === "locked" ? "; it needs a card that is not held" : "");
  return ratio === undefined
    ? line`${told(name)}, at a ratio that is not known${more}`
    : line`${told(name)} at ${figure(list, [...path, "ratio"], "text")}${more}`;
}

/** No such route, as the tool says it. */
export function noneOf(list: Envelope, isNarrowed: boolean, isYesOrNo = false): Draft {
  const no = told(isYesOrNo ? "**No**: " : "");
  return answer({
    result: [
      isNarrowed
        ? line`${no}They have no such partner. ${cite(list)}`
        : line`${no}${told(list.summary)} ${cite(list)}`,
    ],
    caveats: [CAVEATS.asOf(list)],
    envelopes: [list],
  });
}
