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
import { joinLines, joinParts, numberAt } from "../../../compose/rows.ts";
import { ownerOf } from "../../../readings/program-meant.ts";
import { says } from "../../../readings/says.ts";
import { nameOf } from "../../../slots.ts";
import type { Understood } from "../../../../language/understood.ts";
import type { Quantity } from "../amount/quantity.ts";
import { type Pair, workOut } from "../amount/work-out.ts";
import { type Ends, sureEnd } from "../ends/ends.ts";
import { irreversible, type Route, routesOf } from "../routes/route-lines.ts";

/*
 * "Amex to Hilton or to Delta": a choice between two ends wants the one that is worth more by what a
 * point counts for, with the arithmetic; "chase or bilt to Hyatt" the one that gives up less.
 */

/** What comes of a point does not hang on how many there are. */
const SAMPLE_POINTS = 10_000;
const MOST_ENDS = 4;

const CHOOSES = /\b(?:or|vs|versus|which|better|best|rather|instead of)\b/;
/** "Can amex move to Hilton or Delta": whether at all, and not which. */
const WHETHER =
  /^(?:(?:so|and|hey|ok|but) )*(?:can|could|do|does|did|is it (?:possible|allowed)|am i able|are there|is there|how (?:long|many|do|can))\b/;
const WEIGHS =
  /\b(?:better|best|rather|which|should|more (?:value|worth|valuable)|worth more|smarter|wiser)\b/;

/** Of time, fees and ratios each route is told by itself. */
const OTHER_TERMS =
  /\b(?:fast|faster|fastest|quick|quicker|quickest|slow|slower|long|longer|instant\w*|fees?|ratios?|minimum|bonus)\b/;

interface Worked {
  readonly pair: Pair;
  readonly list: Envelope;
  readonly route: Route;
  readonly found: Envelope;
  /** What comes of it, in the dollars of what is given up. */
  readonly worth: number | undefined;
}

/** Which of two ends is worth more; undefined where no such choice is asked. */
export function chosenEnd(
  asked: Understood,
  ends: Ends,
  amount: Quantity | undefined,
  toolbox: Toolbox,
): Draft | undefined {
  const pairs = pairsOf(ends, toolbox);
  const isChoice = says(asked, CHOOSES) && (!says(asked, WHETHER) || says(asked, WEIGHS));
  if (!isChoice || pairs.length < 2 || says(asked, OTHER_TERMS)) return undefined;
  // A bank's points reach no bank: two routes were asked about, and not two ends of one.
  const { programs } = toolbox.scene.facts;
  if (pairs.some(({ to }) => programs.get(to)?.category === "transferable")) return undefined;
  const isNeed = amount !== undefined && "need" in amount;
  if (isNeed) return undefined;
  const worked = pairs.map((pair) => workedOf(pair, amount, asked, toolbox));
  const open = worked.flatMap((one) => (one.worked === undefined ? [] : [one.worked]));
  const closed = worked.filter((one) => one.worked === undefined);
  if (open.length === 0) return undefined;
  const lists = worked.map(({ list }) => list);
  return answer({
    result: [
      ...leadOf(open, toolbox),
      ...closed.map(({ list }) => line`${told(list.summary)} ${cite(list)}`),
    ],
    details: open.map(({ list }) => line`${told(list.summary)}`),
    caveats: [
      CAVEATS.estimate,
      line`One good award can be worth far more than that; look for it first.`,
      ...lists.slice(0, 1).flatMap(irreversible),
      ...lists.slice(0, 1).map((list) => CAVEATS.asOf(list)),
    ],
    envelopes: [...lists, ...open.map(({ found }) => found)],
  });
}

/** One end on one side, several on the other. */
function pairsOf({ from, to }: Ends, { scene: { facts } }: Toolbox): readonly Pair[] {
  const [senders, takers] = [
    [...new Set(from.map((end) => sureEnd(end, "from", facts)))],
    [...new Set(to.map((end) => sureEnd(end, "to", facts)))],
  ];
  if (Math.min(senders.length, takers.length) !== 1) return [];
  return senders
    .flatMap((one) => takers.map((other) => ({ from: one, to: other })))
    .filter((pair) => pair.from !== pair.to)
    .slice(0, MOST_ENDS);
}

function workedOf(
  pair: Pair,
  amount: Quantity | undefined,
  asked: Understood,
  toolbox: Toolbox,
): { readonly list: Envelope; readonly worked: Worked | undefined } {
  const list = ask(toolbox, "list_transfer_routes", { ...pair, ...ownerOf(asked) });
  const [route] = routesOf(list);
  if (route === undefined || !route.is_active) return { list, worked: undefined };
  const send = amount !== undefined && "send" in amount ? amount.send : SAMPLE_POINTS;
  const { found } = workOut(pair, route, { send }, asked, toolbox);
  const [given, got] = [
    numberAt(found, ["gives_up", "value_usd"]),
    numberAt(found, ["gets", "value_usd"]),
  ];
  const worth = given === undefined || got === undefined || given === 0 ? undefined : got / given;
  return { list, worked: { pair, list, route, found, worth } };
}

function leadOf(open: readonly Worked[], { scene: { facts } }: Toolbox): readonly Line[] {
  const ranked = open.toSorted((a, b) => (b.worth ?? 0) - (a.worth ?? 0));
  const [best, second] = ranked;
  if (best === undefined || open.some(({ worth }) => worth === undefined))
    return [
      line`What a point counts for is not known of each, so I **cannot say** which is worth more.`,
    ];
  const isOfTakers = new Set(open.map(({ pair }) => pair.to)).size > 1;
  const nameIn = ({ pair }: Worked): string =>
    isOfTakers ? nameOf("program", pair.to, facts) : nameOf("program", pair.from, facts);
  const parts = ranked.map(
    ({ found, pair }) =>
      line`${figure(found, ["send"], "points")} ${told(nameOf("program", pair.from, facts))} (about ${figure(found, ["gives_up", "value_usd"], "usd")}) become ${figure(found, ["receive"], "points")} ${told(nameOf("program", pair.to, facts))}, about **${figure(found, ["gets", "value_usd"], "usd")}**`,
  );
  const head =
    second === undefined
      ? line`Only **${told(nameIn(best))}** is open:`
      : best.worth === second.worth
        ? line`**Either**: by our estimate of a point both are worth the same.`
        : isOfTakers
          ? line`**${told(nameIn(best))}**: by our estimate of a point more comes of it.`
          : line`From **${told(nameIn(best))}**: by our estimate of a point less is given up for what arrives.`;
  const isShut = open.every(({ route }) => route.state !== "usable");
  return [
    joinLines([
      head,
      joinLines([joinParts(parts), line`.`], ""),
      ...(isShut ? [line`**None of your cards opens it yet.**`] : []),
      line`${cite(best.found)}`,
    ]),
  ];
}
