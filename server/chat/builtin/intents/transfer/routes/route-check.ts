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
import { figure, type Path } from "../../../compose/figure.ts";
import { rowsAt, textAt, textsAt } from "../../../compose/rows.ts";
import type { Intent } from "../../../intent.ts";
import { ROUTE_CHECK } from "../../../phrasings/transfer-route.ts";
import { ownerOf } from "../../../readings/program-meant.ts";
import { nameOf } from "../../../slots.ts";
import { mentionsOf, type Understood } from "../../../../language/understood.ts";
import { says } from "../../../readings/says.ts";
import { asksWhether } from "../../../readings/asks-whether.ts";
import { chosenEnd } from "../award/which-end.ts";
import { calculate } from "../amount/calculate.ts";
import { asksOfRoute, focusLines } from "./route-focus.ts";
import { bareQuantityOf, quantityOf } from "../amount/quantity.ts";
import { endsOf, fromOf, sureEnd, toOf } from "../ends/ends.ts";
import { noProgramLine, withoutProgram } from "../ends/no-program.ts";
import { partnersOf } from "./partners.ts";
import { sourceLine, sourcesOf } from "./sources.ts";
import {
  bonusLines,
  irreversible,
  namesOf,
  openLines,
  type Route,
  routesOf,
  termsLines,
  unlockLine,
  viaNames,
} from "./route-lines.ts";
import { queryRoutes } from "./route-query.ts";
import { cardsOf, isOver, variantLines } from "./route-variants.ts";
import { ratioTold } from "../amount/told-transfer.ts";
import { wholeBalance } from "../amount/whole-balance.ts";
import { workOut } from "../amount/work-out.ts";
import { asksSense, senseLine } from "../amount/worth-moving.ts";

const MOST_PAIRS = 4;
const MOST_LINES = 8;
/** What is lost of a point does not hang on how many there are. */
const SAMPLE_POINTS = 10_000;

/** Whether points of one program move to another, at what ratio, and how long it takes. */
export const routeCheck: Intent = {
  id: "route_check",
  group: "transfer",
  label: "whether points transfer to a program and at what ratio",
  likes: ["program", "issuer", "card", "merchant"],
  needs: [],
  phrasings: ROUTE_CHECK,
  rules: [
    /^(?:can|could) (?:my )?<(?:program|issuer|card)>(?: points?| miles?)? be (?:converted|transferred|moved|sent|turned) (?:in)?to <(?:program|merchant)>/,
    /^(?:has|did) <(?:program|issuer)> (?:dropped?|ended?|lost|lose|cut|left|leave) <(?:program|merchant|issuer)>/,
    /^(?:can|do|does|will|could) (?:i |you |we )?(?:still )?(?:transfer |move |send )?(?:my |the )?<(?:program|issuer|card)>(?: points?| miles?)? (?:still )?(?:transfer |move |go )?to <(?:program|merchant|card)>$/,
    /^is (?:the |my )?<(?:program|issuer|card)>(?: points?| miles?)? to <(?:program|merchant|card)>\b.*\d:\d/,
  ],
  respond: (asked, toolbox) => {
    const { facts } = toolbox.scene;
    const ends = endsOf(asked, facts);
    const [from, to] = [fromOf(ends, facts), toOf(ends, facts)];
    const none = to === undefined ? noProgramLine(asked, facts) : undefined;
    if (none !== undefined) {
      return withoutProgram(
        none,
        from === undefined ? undefined : partnersOf(from, asked, toolbox),
      );
    }
    const queried = queryRoutes(asked, toolbox);
    if (queried !== undefined) return queried;
    if (from === undefined) return to === undefined ? askWhat() : sourcesOf(to, asked, toolbox);
    if (to === undefined || to === from) return partnersOf(from, asked, toolbox);
    const keys = (role: "from" | "to", one: string) => {
      const named = ends[role].map((end) => sureEnd(end, role, facts));
      return named.length === 0 ? [one] : [...new Set(named)];
    };
    const pairs = keys("from", from).flatMap((one) =>
      keys("to", to).map((other) => [one, other] as const),
    );
    const amount =
      quantityOf(asked, ends) ??
      bareQuantityOf(asked, ends) ??
      wholeBalance(asked, from, toolbox.scene);
    const chosen = pairs.length > 1 ? chosenEnd(asked, ends, amount, toolbox) : undefined;
    if (chosen !== undefined) return chosen;
    const worked =
      pairs.length === 1 && amount !== undefined
        ? calculate({ from, to }, { wanted: amount }, asked, toolbox)
        : undefined;
    if (worked !== undefined) return worked;
    return pairs.length === 1
      ? checkRoute(from, to, asked, toolbox)
      : checkRoutes(pairs.slice(0, MOST_PAIRS), asked, toolbox);
  },
};

const askWhat = (): Draft => clarify(line`Which points do you want to move, and where to?`);

/** One route in full; ways around it when there is none. */
export function checkRoute(from: string, to: string, asked: Understood, toolbox: Toolbox): Draft {
  const list = ask(toolbox, "list_transfer_routes", { from, to, ...ownerOf(asked) });
  const [route] = routesOf(list);
  if (route === undefined || !route.is_active) return noRoute(list, to, asked, toolbox);
  const { facts } = toolbox.scene;
  const shown = shownPath(list, route, asked, facts);
  const sample = asksSense(asked)
    ? workOut({ from, to }, route, { send: SAMPLE_POINTS }, asked, toolbox)
    : undefined;
  return answer({
    result: [
      ...(sample === undefined ? [] : senseLine(sample.found, asked)),
      ...(says(asked, CAN_AND) || ratioTold(asked) !== undefined
        ? [verdict(list, route, shown, { asked, facts }), ...focusLines(list, shown, asked)]
        : [...focusLines(list, shown, asked), verdict(list, route, shown, { asked, facts })]),
    ],
    details: [
      ...termsLines(list, shown),
      ...bonusLines(list, route.path),
      ...(route.state === "usable" ? [] : unlockLine(list, route.path)),
      ...variantLines(list, route, shown, facts),
      ...(route.state === "usable" && shown === route.path ? unlockLine(list, route.path) : []),
    ].slice(0, MOST_LINES),
    caveats: [...irreversible(list), CAVEATS.asOf(list)],
    envelopes: [list, ...(sample === undefined ? [] : [sample.found])],
  });
}

/** The terms of the card that is named, else those of the cards held. */
function shownPath(list: Envelope, { path }: Route, asked: Understood, facts: FactIndex): Path {
  const named = new Set(mentionsOf(asked, "card").flatMap(({ ids }) => ids));
  const paths = [[...path, "variant"], ...rowsAt(list, [...path, "other_variants"])];
  const own = paths.find(
    (one) =>
      !isOver(list, one, facts) && textsAt(list, [...one, "cards"]).some((id) => named.has(id)),
  );
  return own === undefined || own === paths[0] ? path : own;
}

interface Question {
  readonly asked: Understood;
  readonly facts: FactIndex;
}

function verdict(list: Envelope, route: Route, shown: Path, { asked, facts }: Question): Line {
  const { path, state } = route;
  const from = figure(list, [...path, "from_name"], "text");
  const to = figure(list, [...path, "to_name"], "text");
  if (textAt(list, [...shown, "ratio"]) === undefined)
    return line`${told(list.summary)} ${cite(list)}`;
  const ratio = figure(list, [...shown, "ratio"], "text");
  const cards = shown === path ? viaNames(list, path, facts) : cardsOf(list, shown, facts);
  const withCards = told(cards === "" ? "" : ` with the ${cards}`);
  if (state !== "usable" && shown === path) {
    return line`**Not with your cards**: ${from} points move to ${to}, at ${ratio} at best, but none of your cards opens it. ${cite(list)}`;
  }
  const claimed = ratioTold(asked);
  const isOther = claimed !== undefined && claimed !== String(ratio.value);
  return isOther
    ? line`**Not at that ratio**: ${from} points move to ${to} at **${ratio}**${withCards}. ${cite(list)}`
    : asksWhich(asked) && claimed === undefined
      ? line`${from} points move to ${to} at **${ratio}**${withCards}. ${cite(list)}`
      : line`**Yes**: ${from} points move to ${to} at **${ratio}**${withCards}. ${cite(list)}`;
}

/** "How long", "at what ratio": no yes or no is asked. */
const asksWhich = (asked: Understood): boolean =>
  !says(asked, CAN_AND) &&
  (asksOfRoute(asked)
    ? says(asked, /\b(?:what|whats|how)\b/) || !says(asked, /\b(?:can|could)\b/)
    : !asksWhether(asked) && says(asked, /\b(?:how|what|ratio|rate)\b/));

/** "Can I send them, and how long does it take": whether at all comes first. */
const CAN_AND =
  /^(?:(?:so|and|hey|ok) )*(?:can|could|do|does|will) .*\b(?:and|n|plus|also) (?:how|what|whats|at what|is there|for what)\b/;

/** Says that it ended or never was, and what else reaches the program. */
function noRoute(list: Envelope, to: string, asked: Understood, toolbox: Toolbox): Draft {
  const others = ask(toolbox, "list_transfer_routes", { to, ...ownerOf(asked) });
  const routes = routesOf(others);
  const name = told(nameOf("program", to, toolbox.scene.facts));
  const reached = namesOf(routes.map((one) => one.from_name));
  return answer({
    result: [line`**No**: ${told(list.summary.replace(/^No /, "no "))} ${cite(list)}`],
    details: [
      ...(reached === "" ? [] : [line`What does reach ${name}: ${told(reached)} ${cite(others)}`]),
      ...(reached === "" ? [] : openLines(routes)),
      ...routes.filter(({ state }) => state === "usable").map((one) => sourceLine(others, one)),
    ],
    caveats: [CAVEATS.asOf(list)],
    envelopes: [list],
  });
}

/** Several routes at once, a line each. */
function checkRoutes(
  pairs: readonly (readonly [string, string])[],
  asked: Understood,
  toolbox: Toolbox,
): Draft {
  const lists = pairs.map(([from, to]) =>
    ask(toolbox, "list_transfer_routes", { from, to, ...ownerOf(asked) }),
  );
  return answer({
    result: lists.map((list) => line`${told(list.summary)} ${cite(list)}`),
    caveats: [CAVEATS.irreversible, ...lists.slice(0, 1).map((list) => CAVEATS.asOf(list))],
    envelopes: lists,
  });
}
