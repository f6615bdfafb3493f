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
import { numberAt } from "../../../compose/rows.ts";
import { ownerOf } from "../../../readings/program-meant.ts";
import { nameOf } from "../../../slots.ts";
import type { Understood } from "../../../../language/understood.ts";
import { askWhichPoints } from "../routes/partners-held.ts";
import { irreversible, type Route, routesOf } from "../routes/route-lines.ts";
import { workOut } from "./work-out.ts";

const MOST_SOURCES = 6;

interface Way {
  readonly route: Route;
  readonly found: Envelope;
}

/** "So 10k becomes how much there", of no points that were named: from each of the asker's. */
export function fromEach(to: string, send: number, asked: Understood, toolbox: Toolbox): Draft {
  const { facts } = toolbox.scene;
  const list = ask(toolbox, "list_transfer_routes", { to, held_only: true, ...ownerOf(asked) });
  const ways = routesOf(list)
    .filter(({ state }) => state === "usable")
    .slice(0, MOST_SOURCES)
    .map((route): Way => {
      const { found } = workOut({ from: route.from, to }, route, { send }, asked, toolbox);
      return { route, found };
    })
    .toSorted((a, b) => receivedOf(b) - receivedOf(a));
  const [most] = ways;
  if (most === undefined) return askWhichPoints(facts);
  const dest = told(nameOf("program", to, facts));
  const best = ways.filter((way) => receivedOf(way) === receivedOf(most));
  return answer({
    result: [
      line`**${figure(most.found, ["send"], "points")} ${namesOf(best)} points** become **${figure(most.found, ["receive"], "points")}** in ${dest}. ${cite(most.found)}`,
    ],
    details: ways.filter((way) => !best.includes(way)).map(otherLine),
    caveats: [...irreversible(most.found), CAVEATS.asOf(list)],
    envelopes: [most.found],
  });
}

const receivedOf = ({ found }: Way): number => numberAt(found, ["receive"]) ?? 0;

const namesOf = (ways: readonly Way[]) =>
  told(ways.map(({ route }) => route.from_name).join(" or "));

const otherLine = ({ route, found }: Way): Line =>
  line`${told(route.from_name)}: ${figure(found, ["receive"], "points")}`;
