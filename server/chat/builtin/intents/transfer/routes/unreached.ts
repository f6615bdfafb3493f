import type { Toolbox } from "../../../../toolbox.ts";
import { ask } from "../../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, line, told } from "../../../compose/draft.ts";
import { says } from "../../../readings/says.ts";
import { ownerOf } from "../../../readings/program-meant.ts";
import { nameOf } from "../../../slots.ts";
import type { Understood } from "../../../../language/understood.ts";
import { namesOf, routesOf } from "./route-lines.ts";

/* "Which of my points cannot go to United": the currencies held without a way there. */

const MOST_ROUTES = 200;
const CANNOT =
  /\b(?:which|what)\b.*\b(?:not|never|cannot|unable)\b(?: \S+){0,3} (?:go|goes|transfer|transfers|move|moves|reach|send|sent|moved|transferred)\b/;

/** The held currencies that do not reach a program; undefined where that is not asked. */
export function unreachedFrom(
  [to]: readonly string[],
  asked: Understood,
  toolbox: Toolbox,
): Draft | undefined {
  if (to === undefined || !says(asked, CANNOT)) return undefined;
  const { facts } = toolbox.scene;
  const list = ask(toolbox, "list_transfer_routes", { limit: MOST_ROUTES, ...ownerOf(asked) });
  const routes = routesOf(list);
  const reaching = routes.filter((one) => one.to === to && one.state === "usable");
  const others = routes.filter(({ from }) => reaching.every((one) => one.from !== from));
  const name = told(nameOf("program", to, facts));
  const cannot = namesOf(others.map((one) => one.from_name));
  return answer({
    result: [
      cannot === ""
        ? line`**None**: all of your points that move can go to ${name}. ${cite(list)}`
        : line`**${told(cannot)}** cannot go to ${name}. ${cite(list)}`,
    ],
    details:
      reaching.length === 0
        ? []
        : [line`These can: ${told(namesOf(reaching.map((one) => one.from_name)))}`],
    caveats: [CAVEATS.asOf(list)],
    envelopes: [list],
  });
}
