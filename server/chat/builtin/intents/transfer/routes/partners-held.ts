import type { Envelope } from "../../../../../tools/core/envelope.ts";
import type { FactIndex } from "../../../../../tools/core/facts.ts";
import type { Scene } from "../../../../../tools/core/scene.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import { ask } from "../../../compose/ask.ts";
import {
  answer,
  CAVEATS,
  cite,
  clarify,
  type Draft,
  type Line,
  line,
  type Told,
  told,
} from "../../../compose/draft.ts";
import { withVerdict } from "../../../compose/rows.ts";
import { asksNot } from "../../../readings/asks-not.ts";
import { asksWhether } from "../../../readings/asks-whether.ts";
import { ownerOf } from "../../../readings/program-meant.ts";
import { says } from "../../../readings/says.ts";
import { nameOf } from "../../../slots.ts";
import type { Understood } from "../../../../language/understood.ts";
import { irreversible, namesOf, type Route, routesOf, unlockLine } from "./route-lines.ts";
import { noneOf } from "./sources.ts";

/* Where the points of a wallet can go, when none of them is named. */

const MOST_ROUTES = 200;
const MOST_LINES = 8;
/** Partners named of each currency. */
const MOST_NAMED = 8;

/** Airlines or hotels alone when only these are asked for. */
export function fitsKind(
  asked: Understood,
  { programs: known }: FactIndex,
): (route: Route) => boolean {
  const [air, hotel] = [says(asked, /\bairlines?\b/), says(asked, /\bhotels?\b/)];
  if (air === hotel) return () => true;
  return ({ to }) => known.get(to)?.category === (air ? "airline" : "hotel");
}

/** Of every currency held; an empty wallet has none, and then the asker must say which. */
export function partnersOfHeld(asked: Understood, toolbox: Toolbox): Draft {
  const { wallet, facts } = toolbox.scene;
  if (wallet.cards.length === 0 && wallet.balances.length === 0) return askWhichPoints(facts);
  const list = ask(toolbox, "list_transfer_routes", { limit: MOST_ROUTES, ...ownerOf(asked) });
  const routes = routesOf(list).filter(fitsKind(asked, facts));
  const sources = [...new Set(routes.map(({ from }) => from))];
  const [first] = routes;
  if (first === undefined) return noneOf(list, false);
  const open = sources.filter((from) => routes.some((one) => isOpen(one, from)));
  return answer({
    result: [...resultOf(list, { routes, sources, open }, asked, toolbox)],
    details: sources.slice(0, MOST_LINES).map((from) => {
      const own = routes.filter((one) => one.from === from);
      const usable = own.filter((one) => isOpen(one, from));
      const shown = namesOf(
        (usable.length > 0 ? usable : own).map((one) => one.to_name),
        MOST_NAMED,
      );
      const name = told(nameOf("program", from, facts));
      return usable.length > 0
        ? line`${name}: ${told(shown)}`
        : line`${name}, which none of your cards opens: ${told(shown)}`;
    }),
    caveats: [...irreversible(list), CAVEATS.asOf(list)],
    envelopes: [list],
  });
}

const isOpen = ({ from, state }: Route, source: string): boolean =>
  from === source && state === "usable";

interface Reached {
  readonly routes: readonly Route[];
  readonly sources: readonly string[];
  /** Those of which a way is open with the cards held. */
  readonly open: readonly string[];
}

/** What can be moved, or what cannot where that is asked; a yes or a no before it. */
function resultOf(
  list: Envelope,
  { routes, sources, open }: Reached,
  asked: Understood,
  { scene }: Toolbox,
): readonly Line[] {
  const named = (keys: readonly string[]) =>
    told(namesOf(keys.map((key) => nameOf("program", key, scene.facts))));
  const locked = sources.filter((key) => !open.includes(key));
  const [first] = routes;
  if (asksNot(asked)) return stuckLines(list, named, { open, locked }, asked, scene);
  if (open.length === 0) {
    return [
      line`**Not with your cards**: **${named(sources)}** points move to partners, but none of your cards opens them. ${cite(list)}`,
      ...(first === undefined ? [] : unlockLine(list, first.path)),
    ];
  }
  const can = line`Of your points these can be transferred: **${named(open)}**. ${cite(list)}`;
  return [
    ...withVerdict(asksWhether(asked) ? [line`**Yes**.`] : [], [can]),
    ...(locked.length === 0 ? [] : [line`None of your cards opens ${named(locked)}.`]),
  ];
}

/** The balances that cannot leave, those first that a card would open. */
function stuckLines(
  list: Envelope,
  named: (keys: readonly string[]) => Told,
  { open, locked }: { readonly open: readonly string[]; readonly locked: readonly string[] },
  asked: Understood,
  { wallet }: Scene,
): readonly Line[] {
  const own = wallet.balances
    .filter(({ owner }) => asked.owner === undefined || owner === asked.owner)
    .map(({ program }) => program);
  const stuck = [...new Set(own)].filter((key) => !open.includes(key) && !locked.includes(key));
  return [
    stuck.length + locked.length === 0
      ? line`**None**: each of your points can be transferred. ${cite(list)}`
      : line`**${named([...locked, ...stuck])}** cannot be transferred with your cards. ${cite(list)}`,
    ...(open.length === 0 ? [] : [line`These can: ${named(open)}.`]),
  ];
}

const MOST_OPTIONS = 6;

/** Asks which points, with those that can be transferred at all. */
export function askWhichPoints(facts: FactIndex): Draft {
  const sources = [...new Set(facts.facts.tables.routes.map(({ source }) => source))];
  const options = sources
    .slice(0, MOST_OPTIONS)
    .map((key) => line`${told(nameOf("program", key, facts))}`);
  return clarify(line`Which points do you mean?`, options);
}
