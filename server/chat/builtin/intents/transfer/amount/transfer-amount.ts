import type { Envelope } from "../../../../../tools/core/envelope.ts";
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
import { joinLines, numberAt } from "../../../compose/rows.ts";
import type { Intent } from "../../../intent.ts";
import { TRANSFER_AMOUNT } from "../../../phrasings/transfer-points.ts";
import { says } from "../../../readings/says.ts";
import { ownerOf } from "../../../readings/program-meant.ts";
import type { Understood } from "../../../../language/understood.ts";
import { wantedOf } from "../../trip/goal-points.ts";
import { type Ends, endsOf, fromOf, toOf } from "../ends/ends.ts";
import { chosenEnd } from "../award/which-end.ts";
import { calculate, resultOf } from "./calculate.ts";
import { hadAlready } from "./have-already.ts";
import { fromEach } from "./from-each.ts";
import { partnersOf } from "../routes/partners.ts";
import { noProgramLine, withoutProgram } from "../ends/no-program.ts";
import { type Quantity, withBarePoints } from "./quantity.ts";
import { checkRoute } from "../routes/route-check.ts";
import { type Route, routesOf } from "../routes/route-lines.ts";
import { wholeBalance } from "./whole-balance.ts";
import { workOut } from "./work-out.ts";

const MOST_SOURCES = 8;

/** The exact points of one transfer: what must be sent, or what arrives. */
export const transferAmount: Intent = {
  id: "transfer_amount",
  group: "transfer",
  label: "how many points a transfer takes or gives",
  likes: ["points", "program"],
  needs: ["points"],
  phrasings: TRANSFER_AMOUNT,
  rules: [
    /<(?:program|issuer)> (?:do )?(?:i )?(?:need|needed|required)(?: to move| to send| to transfer)? for <points> <(?:program|merchant)>/,
    /^(?:if i |i )?(?:transfer|move|send|convert) (?:my |all )?<points> (?:of )?(?:from )?(?:my )?<(?:program|issuer|card)>(?: points?| miles?)? (?:in)?to <(?:program|merchant)>/,
    /^how many <(?:program|issuer|card)>(?: points?| miles?)? (?:do i need |must i move |to move |to transfer )?(?:for|to get|to make) <points> <(?:program|merchant)>/,
  ],
  respond: (given, toolbox) => withAwards(respondAmount(given, toolbox), given),
};

/** "How many tickets is that": what a seat or a night asks for is in no source. */
const AWARDS =
  /\bhow many (?:\w+ )?(?:tickets?|flights?|nights?|seats?|trips?|stays?|rooms?|people)\b|\benough (?:for|to (?:fly|book|get))\b(?!.*\b(?:points|miles)$)/;

const withAwards = (draft: Draft, asked: Understood): Draft =>
  draft.kind === "answer" && says(asked, AWARDS)
    ? {
        ...draft,
        result: [
          line`Whether and how often that is enough I **cannot tell**: what an award costs is not in the data. Look it up with the program first.`,
          ...draft.result,
        ],
      }
    : draft;

function respondAmount(given: Understood, toolbox: Toolbox): Draft {
  const { facts } = toolbox.scene;
  const asked = withBarePoints(given);
  const ends = endsOf(asked, facts);
  const [from, to] = [fromOf(ends, facts), toOf(ends, facts)];
  const amount =
    wantedOf(asked, ends) ??
    (from === undefined ? undefined : wholeBalance(asked, from, toolbox.scene));
  const chosen = chosenEnd(asked, ends, amount, toolbox);
  if (chosen !== undefined) return chosen;
  const none = to === undefined ? noProgramLine(asked, facts) : undefined;
  if (none !== undefined) {
    return withoutProgram(none, from === undefined ? undefined : partnersOf(from, asked, toolbox));
  }
  if (to === undefined || to === from) {
    return from === undefined || amount !== undefined
      ? askWhere()
      : partnersOf(from, asked, toolbox);
  }
  if (from === undefined) {
    if (amount === undefined) return askHowMany();
    return "need" in amount
      ? fromAny(to, amount, ends, asked, toolbox)
      : fromEach(to, amount.send, asked, toolbox);
  }
  return amount === undefined
    ? checkRoute(from, to, asked, toolbox)
    : (calculate(
        { from, to },
        { wanted: amount, had: hadAlready(amount, to, ends, asked, toolbox) },
        asked,
        toolbox,
      ) ?? checkRoute(from, to, asked, toolbox));
}

const askWhere = (): Draft => clarify(line`Which airline or hotel program do the points go to?`);
const askHowMany = (): Draft => clarify(line`How many points do you need there?`);

/** Every currency of the asker that reaches the program; when none does, those of the catalog. */
function fromAny(
  to: string,
  amount: Quantity,
  { kept }: Ends,
  asked: Understood,
  toolbox: Toolbox,
): Draft {
  const leftOut = new Set(kept.flatMap(({ ids }) => ids));
  const list = ask(toolbox, "list_transfer_routes", { to, held_only: true, ...ownerOf(asked) });
  const open = routesOf(list).filter(({ state, from }) => state === "usable" && !leftOut.has(from));
  const routes = open.length > 0 ? open : catalogRoutes(to, toolbox);
  const [only, ...others] = routes;
  if (only === undefined) return checkNone(to, toolbox);
  if (others.length === 0)
    return (
      calculate({ from: only.from, to }, { wanted: amount }, asked, toolbox) ??
      checkRoute(only.from, to, asked, toolbox)
    );
  const ways = routes.slice(0, MOST_SOURCES).map((route) => ({
    route,
    ...workOut({ from: route.from, to }, route, amount, asked, toolbox),
  }));
  const ranked = ways.toSorted(
    (a, b) => shortOf(a.found) - shortOf(b.found) || costOf(a.found) - costOf(b.found),
  );
  const [best] = ranked;
  if (best === undefined) return checkNone(to, toolbox);
  return answer({
    result:
      open.length > 0
        ? [
            resultOf(best.found, { from: best.route.from, to }, amount, toolbox),
            line`Of your points these give up least.`,
          ]
        : [
            line`None of your points is known to reach it; by the catalog it takes: ${cite(best.found)}`,
          ],
    details: (open.length > 0 ? ranked : ways).map(({ found, route, card }) =>
      sourceLine(found, route, card),
    ),
    caveats: [CAVEATS.irreversible, CAVEATS.estimate, CAVEATS.asOf(list)],
    envelopes: [open.length > 0 ? best.found : list],
  });
}

const catalogRoutes = (to: string, toolbox: Toolbox): readonly Route[] =>
  routesOf(ask(toolbox, "list_transfer_routes", { to })).filter(
    ({ state, from }) => state !== "unknown" && from !== to,
  );

/** What is given up decides; points that nobody values come last. */
const costOf = (found: Envelope): number =>
  numberAt(found, ["gives_up", "value_usd"]) ?? Number.POSITIVE_INFINITY;

/** What is there goes before what is not. */
const shortOf = (found: Envelope): number => ((numberAt(found, ["shortfall"]) ?? 0) > 0 ? 1 : 0);

function sourceLine(found: Envelope, { from_name: name }: Route, card: string | undefined): Line {
  const send = figure(found, ["send"], "points");
  const withCard = told(card === undefined ? "" : ` with the ${card}`);
  const missing = numberAt(found, ["shortfall"]) ?? 0;
  const short =
    missing > 0 ? line`; your balance is ${figure(found, ["shortfall"], "points")} short` : line``;
  const value =
    numberAt(found, ["gives_up", "value_usd"]) === undefined
      ? line``
      : line`, which count for about ${figure(found, ["gives_up", "value_usd"], "usd")}`;
  return joinLines([line`${told(name)}: ${send} points${withCard}`, value, short], "");
}

function checkNone(to: string, toolbox: Toolbox): Draft {
  const list = ask(toolbox, "list_transfer_routes", { to });
  return answer({
    result: [line`${told(list.summary)} ${cite(list)}`],
    caveats: [CAVEATS.asOf(list)],
    envelopes: [list],
  });
}
