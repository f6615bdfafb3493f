import type { Envelope } from "../../../../../tools/core/envelope.ts";
import type { FactIndex } from "../../../../../tools/core/facts.ts";
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
import { countInWords } from "../../../compose/number-words.ts";
import { joinLines } from "../../../compose/rows.ts";
import { says } from "../../../readings/says.ts";
import { namedPrograms, ownerOf } from "../../../readings/program-meant.ts";
import { nameOf } from "../../../slots.ts";
import type { Understood } from "../../../../language/understood.ts";
import { routeConditions } from "./route-conditions.ts";
import { namesOf, type Route, routesOf } from "./route-lines.ts";

/*
 * Currencies by the partners that they reach: which has the most, what two share, what one has that
 * the other has not.
 */

const MOST_ROUTES = 200;
const MOST_LINES = 8;

const NOUN = "(?:partners?|airlines?|hotels?|programs?|places|options|transfers?|routes?|chains?)";
const PARTNERS = new RegExp(String.raw`\b${NOUN}\b`);
/** "The most airlines", "more transfer partners": partners are what there are most of. */
const MOST = new RegExp(
  String.raw`\b(?:most|more|fewest|fewer|least|biggest|widest|longest)(?! than)(?: \S+){0,2} ${NOUN}\b`,
);
const FEWEST = /\b(?:fewest|fewer|least)\b/;
const HOW_MANY = /\bhow many\b/;
const SHARED = /\b(?:share[ds]?|sharing|in common|common|both|overlap(?:s|ping)?|same)\b/;
const LACKS =
  /\b(?:not|does not|do not|doesnt|dont|without|lacks?|missing|only|exclusive|unique)\b/;

interface Source {
  readonly key: string;
  readonly name: string;
  readonly list: Envelope;
  readonly routes: readonly Route[];
}

/** What is asked of several currencies together; undefined where it is of none or of one. */
export function comparedSources(asked: Understood, toolbox: Toolbox): Draft | undefined {
  const { facts } = toolbox.scene;
  if (!says(asked, PARTNERS)) return undefined;
  const named = namedSources(asked, facts);
  const isRanked = says(asked, MOST) && named.length !== 1;
  const isCompared =
    named.length > 1 && (says(asked, HOW_MANY) || says(asked, SHARED) || says(asked, LACKS));
  if (namesDest(asked, facts) || !(isRanked || isCompared)) return undefined;
  const sources =
    named.length > 1
      ? named.map((key) => sourceOf(key, asked, toolbox))
      : heldSources(asked, toolbox);
  const [first, second] = sources;
  if (first === undefined || second === undefined) return undefined;
  if (named.length > 1 && says(asked, SHARED)) return sharedBy(sources);
  if (named.length > 1 && says(asked, LACKS)) return onlyOf(first, second);
  return ranked(sources, asked);
}

const isSource = (key: string, { programs }: FactIndex): boolean =>
  programs.get(key)?.category === "transferable";

const namedSources = (asked: Understood, facts: FactIndex): readonly string[] => [
  ...new Set(
    namedPrograms(asked, facts).flatMap(({ ids }) => {
      const [only, ...others] = ids.filter((id) => isSource(id, facts));
      return only === undefined || others.length > 0 ? [] : [only];
    }),
  ),
];

const namesDest = (asked: Understood, facts: FactIndex): boolean =>
  namedPrograms(asked, facts).some(({ ids }) => ids.every((id) => !isSource(id, facts)));

function sourceOf(key: string, asked: Understood, toolbox: Toolbox): Source {
  const { facts } = toolbox.scene;
  const list = ask(toolbox, "list_transfer_routes", {
    from: key,
    limit: MOST_ROUTES,
    ...ownerOf(asked),
  });
  return { key, name: nameOf("program", key, facts), list, routes: fitting(list, asked, facts) };
}

/** The bank currencies of the wallet, each with what it reaches. */
function heldSources(asked: Understood, toolbox: Toolbox): readonly Source[] {
  const { facts } = toolbox.scene;
  const list = ask(toolbox, "list_transfer_routes", { limit: MOST_ROUTES, ...ownerOf(asked) });
  const routes = fitting(list, asked, facts).filter(({ state }) => state === "usable");
  return [...new Set(routes.map(({ from }) => from))]
    .filter((key) => isSource(key, facts))
    .map((key) => ({
      key,
      name: nameOf("program", key, facts),
      list,
      routes: routes.filter(({ from }) => from === key),
    }));
}

const fitting = (list: Envelope, asked: Understood, facts: FactIndex): readonly Route[] => {
  const conditions = routeConditions(asked, facts);
  return routesOf(list).filter((row) => conditions.every(({ holds }) => holds(row) === true));
};

/** The kind of partners that are counted. */
const counted = (asked: Understood): string =>
  says(asked, /\bairlines?\b/) && !says(asked, /\bhotels?\b/)
    ? "airline partners"
    : says(asked, /\bhotels?\b/) && !says(asked, /\bairlines?\b/)
      ? "hotel partners"
      : "partners";

function ranked(sources: readonly Source[], asked: Understood): Draft {
  const isFewest = says(asked, FEWEST);
  const sorted = sources.toSorted((a, b) =>
    isFewest ? a.routes.length - b.routes.length : b.routes.length - a.routes.length,
  );
  const [first] = sorted;
  const level = sorted.filter(({ routes }) => routes.length === first?.routes.length);
  const kind = told(counted(asked));
  const most = told(isFewest ? "the fewest" : "the most");
  const names = joinLines(
    level.map(({ name }) => line`**${told(name)}**`),
    " and ",
  );
  const many = told(countInWords(first?.routes.length ?? 0));
  const has = told(level.length > 1 ? "have" : "has");
  const rest = sorted
    .filter((one) => !level.includes(one))
    .map(({ name, routes }) => line`${told(name)} ${told(countInWords(routes.length))}`);
  const lead = joinLines([names, line`${has} ${most} ${kind}: **${many}**`]);
  return draftOf(
    sources,
    joinLines(
      [joinLines([lead, ...rest], ", "), line`. ${cite(first?.list ?? empty(sources))}`],
      "",
    ),
    sorted.map(({ name, routes }) => line`${told(name)}: ${told(partnersIn(routes))}`),
  );
}

function sharedBy(sources: readonly Source[]): Draft {
  const [first, ...others] = sources;
  const shared = (first?.routes ?? []).filter(({ to }) =>
    others.every(({ routes }) => routes.some((one) => one.to === to)),
  );
  const names = told(sources.map(({ name }) => name).join(" and "));
  const mark = cite(empty(sources));
  return draftOf(
    sources,
    shared.length === 0
      ? line`**None**: ${names} share no partner. ${mark}`
      : line`${names} share **${told(countInWords(shared.length))}** partners: **${told(partnersIn(shared))}**. ${mark}`,
    sources.map((source) => line`Only ${told(source.name)}: ${told(onlyIn(source, sources))}`),
  );
}

function onlyOf(has: Source, lacks: Source): Draft {
  const own = has.routes.filter(({ to }) => !lacks.routes.some((one) => one.to === to));
  const mark = cite(has.list);
  const [name, other] = [told(has.name), told(lacks.name)];
  return draftOf(
    [has, lacks],
    own.length === 0
      ? line`**None**: ${other} reaches all that ${name} does. ${mark}`
      : line`${name} reaches **${told(partnersIn(own))}**, which ${other} does not. ${mark}`,
    [line`Only ${other}: ${told(onlyIn(lacks, [has, lacks]))}`],
  );
}

function onlyIn(source: Source, sources: readonly Source[]): string {
  const others = sources.filter((one) => one !== source);
  const own = source.routes.filter(({ to }) =>
    others.every(({ routes }) => routes.every((one) => one.to !== to)),
  );
  return own.length === 0 ? "none" : partnersIn(own);
}

const partnersIn = (routes: readonly Route[]): string =>
  namesOf(routes.map(({ to_name: name }) => name));

function empty(sources: readonly Source[]): Envelope {
  const [first] = sources;
  if (first === undefined) throw new TypeError("no currencies to compare");
  return first.list;
}

const draftOf = (sources: readonly Source[], lead: Line, details: readonly Line[]): Draft => {
  const lists = [...new Set(sources.map(({ list }) => list))];
  return answer({
    result: [lead],
    details: details.slice(0, MOST_LINES),
    caveats: lists.slice(0, 1).map((list) => CAVEATS.asOf(list)),
    envelopes: lists,
  });
};
