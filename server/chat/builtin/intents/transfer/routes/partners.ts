import { shownOf } from "../../../compose/shown.ts";
import type { Envelope } from "../../../../../tools/core/envelope.ts";
import type { FactIndex } from "../../../../../tools/core/facts.ts";
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
  told,
} from "../../../compose/draft.ts";
import { figure } from "../../../compose/figure.ts";
import type { Intent } from "../../../intent.ts";
import { TRANSFER_PARTNERS, TRANSFER_SOURCES } from "../../../phrasings/transfer.ts";
import { namedPrograms, ownerOf } from "../../../readings/program-meant.ts";
import type { Understood } from "../../../../language/understood.ts";
import { asksWhether } from "../../../readings/asks-whether.ts";
import { endsOf, fromOf, toOf } from "../ends/ends.ts";
import { DROPS, lostRoutes } from "./lost-routes.ts";
import { mostPoints } from "./most-points.ts";
import { noProgramLine, withoutProgram } from "../ends/no-program.ts";
import {
  irreversible,
  namesOf,
  type Route,
  routesOf,
  unlockLine,
  viaNames,
} from "./route-lines.ts";
import { fitsKind, partnersOfHeld } from "./partners-held.ts";
import { queryRoutes } from "./route-query.ts";
import { noneOf, sourcesOf } from "./sources.ts";

const MOST_ROUTES = 200;
const MOST_LINES = 8;

/** Where points of a program can go. */
export const transferPartners: Intent = {
  id: "transfer_partners",
  group: "transfer",
  label: "where your points can be transferred",
  likes: ["program", "issuer", "card"],
  needs: [],
  phrasings: TRANSFER_PARTNERS,
  rules: [
    /\b(?:transfer|airline|hotel) partners (?:of|for|with) (?:the |my )?<(?:program|issuer|card)>/,
    /^(?:<program>|<issuer>|<card>)(?: points?| miles?)? (?:transfer |airline |hotel )?partners$/,
    /^where (?:can|could) (?:i|we) (?:transfer|move|send|convert) (?:my |our )?<(?:program|issuer|card)>(?: points?| miles?)?$/,
  ],
  wordings: [
    // Which of several reaches the most; what is lost with a card.
    /\b(?:which|what|who|whose)(?: \S+){0,6} (?:most|fewest|more|fewer) (?:(?:transfer|airline|hotel) )*(?:partners|airlines|hotels)\b/,
    /\b(?:transfers|partners)\b.*\b(?:slowest|fastest|quickest)\b/,
    new RegExp(String.raw`${DROPS.source}.*\b(?:transfer )?partners\b`),
  ],
  respond: (asked, toolbox) => {
    const { facts } = toolbox.scene;
    const ends = endsOf(asked, facts);
    const from = fromOf(ends, facts) ?? toOf(ends, facts);
    const none = noProgramLine(asked, facts);
    if (none !== undefined) {
      return withoutProgram(
        none,
        from === undefined ? undefined : partnersOf(from, asked, toolbox),
      );
    }
    const queried = lostRoutes(asked, toolbox) ?? queryRoutes(asked, toolbox);
    if (queried !== undefined) return queried;
    if (from === undefined) return mostPoints(asked, toolbox) ?? partnersOfHeld(asked, toolbox);
    // "Who partners with JetBlue": of a program that only takes points it is asked who gives them.
    return onlyTakes(from, facts) && !isSent(from, asked, facts)
      ? sourcesOf(from, asked, toolbox)
      : partnersOf(from, asked, toolbox);
  },
};

const onlyTakes = (program: string, { facts: { tables } }: FactIndex): boolean =>
  tables.routes.some(({ dest }) => dest === program) &&
  !tables.routes.some(({ source }) => source === program);

const MOST_BEFORE = 4;
const MOST_AFTER = 7;
const SENDS = /\b(?:transfer|move|send|convert|turn|swap|get)(?: \S+){0,2}$/;
const AWAY = /^(?:(?:points?|miles?) )?(?:to|into|out|anywhere|elsewhere|somewhere|away)\b/;
const GOES =
  /^(?:(?:points?|miles?) )?(?:(?:can|could|ever|also) )*(?:(?:go|transfer|move|convert|be (?:transferred|moved|sent|converted|swapped))\b.*\b(?:to|into|anywhere|elsewhere|out|somewhere)\b|(?:become|turn into|be turned into)\b)/;

/** "Can my AA miles go to another airline": its own points shall leave. */
function isSent(program: string, asked: Understood, facts: FactIndex): boolean {
  const { tokens } = asked;
  return namedPrograms(asked, facts)
    .filter(({ ids }) => ids.includes(program))
    .some(({ start, end }) => {
      const before = tokens.slice(Math.max(0, start - MOST_BEFORE), start).join(" ");
      const after = tokens.slice(end, end + MOST_AFTER).join(" ");
      return GOES.test(after) || (SENDS.test(before) && AWAY.test(after));
    });
}

export function partnersOf(from: string, asked: Understood, toolbox: Toolbox): Draft {
  const { facts } = toolbox.scene;
  const list = ask(toolbox, "list_transfer_routes", {
    from,
    limit: MOST_ROUTES,
    ...ownerOf(asked),
  });
  const all = routesOf(list);
  const routes = all.filter(fitsKind(asked, facts));
  const [first] = routes;
  if (first === undefined) return noneOf(list, all.length > 0, asksWhether(asked));
  const name = figure(list, [...first.path, "from_name"], "text");
  const many = figure(list, ["matched_count"], "count");
  return answer({
    result: [
      routes.length < all.length
        ? line`**${name}** points move to ${told(namesOf(routes.map((one) => one.to_name)))}. ${cite(list)}`
        : line`**${name}** points move to ${many} ${told(programs(all.length))}. ${cite(list)}`,
      ...accessOf(list, routes, facts),
    ],
    ...shownOf(byRatio(list, routes), MOST_LINES),
    caveats: [...irreversible(list), CAVEATS.asOf(list)],
    envelopes: [list],
  });
}

const programs = (many: number): string => (many === 1 ? "program" : "programs");

/** Whether the cards held open the routes. */
function accessOf(list: Envelope, routes: readonly Route[], facts: FactIndex): readonly Line[] {
  const locked = routes.filter(({ state }) => state === "locked");
  const [first] = locked;
  const usable = routes.find(({ state }) => state === "usable");
  if (first === undefined) {
    const via = usable === undefined ? "" : viaNames(list, usable.path, facts);
    if (usable === undefined || via === "") return [];
    return [line`Your cards open them: ${told(via)}.`, ...unlockLine(list, usable.path)];
  }
  return locked.length === routes.length
    ? [line`None of your cards opens them.`, ...unlockLine(list, first.path)]
    : [line`None of your cards opens ${told(namesOf(locked.map((one) => one.to_name)))}.`];
}

/** One line for each ratio, that with the most partners first. */
function byRatio(list: Envelope, routes: readonly Route[]): readonly Line[] {
  const ratios = [...new Set(routes.flatMap(({ ratio }) => ratio ?? []))];
  const groups = ratios
    .map((ratio) => routes.filter((one) => one.ratio === ratio))
    .toSorted((a, b) => b.length - a.length);
  return groups.flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const names = namesOf(group.map((one) => one.to_name));
    return [line`At ${figure(list, [...first.path, "ratio"], "text")}: ${told(names)}`];
  });
}

/** Which banks' points reach a program. */
export const transferSources: Intent = {
  id: "transfer_sources",
  group: "transfer",
  label: "which points can be transferred to a program",
  likes: ["program", "merchant"],
  needs: [],
  phrasings: TRANSFER_SOURCES,
  rules: [
    /^(?:which|what|who) (?:banks?|points|programs?|currenc(?:y|ies)|issuers?|cards?)?\s?(?:can )?(?:transfers?|feeds?|moves?|converts?)(?: over| points| in)? (?:to|into) (?:the )?<(?:program|merchant)>$/,
  ],
  respond: (asked, toolbox) => {
    const { facts } = toolbox.scene;
    const ends = endsOf(asked, facts);
    const to = toOf(ends, facts);
    const queried = queryRoutes(asked, toolbox);
    if (queried !== undefined) return queried;
    if (to !== undefined) return sourcesOf(to, asked, toolbox);
    const from = fromOf(ends, facts);
    return from === undefined
      ? clarify(line`Which airline or hotel program do the points go to?`)
      : partnersOf(from, asked, toolbox);
  },
};
