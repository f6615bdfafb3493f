import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import {
  answer,
  CAVEATS,
  cite,
  clarify,
  type Draft,
  type Line,
  line,
  told,
} from "../../compose/draft.ts";
import { figure, type Path, valueAt } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt, textsAt } from "../../compose/rows.ts";
import { says } from "../../held-meant.ts";
import type { Intent } from "../../intent.ts";
import { POINTS_GOAL } from "../../phrasings/trip.ts";
import { ownerOf } from "../../program-meant.ts";
import { amountOf, nameOf } from "../../slots.ts";
import type { Understood } from "../../understood.ts";
import { endsOf, fromOf, toOf } from "../transfer/ends.ts";
import { pointsOf } from "../transfer/quantity.ts";
import { unlockLine } from "../transfer/route-lines.ts";

const MOST_PLAN = 4;
const MOST_OTHERS = 4;
const MOST_PEOPLE = 20;

/** How to come to so many points of a program. */
export const pointsGoal: Intent = {
  id: "points_goal",
  group: "trip",
  label: "how to reach a number of points",
  likes: ["points", "program", "date"],
  needs: [],
  phrasings: POINTS_GOAL,
  respond: (asked, toolbox) => {
    const { facts } = toolbox.scene;
    const ends = endsOf(asked, facts);
    const program = toOf(ends, facts) ?? fromOf(ends, facts);
    const [points] = pointsOf(asked);
    if (program === undefined) {
      return clarify(line`In which airline or hotel program do you need the points?`);
    }
    if (points === undefined) {
      return clarify(
        line`How many points of ${told(nameOf("program", program, facts))} does it take? I do not know award prices; the airline's or hotel's own site shows them.`,
      );
    }
    const goal = { program, points: points.value, ...travelersOf(asked), ...dateOf(asked) };
    const found = ask(toolbox, "plan_points_goal", { goals: [goal], ...ownerOf(asked) });
    return toDraft(found, toolbox);
  },
};

/** "60k each": that many for everybody; else the points are those of all. */
function travelersOf(asked: Understood): { readonly travelers?: number } {
  const people = amountOf(asked, "people");
  const isEach = says(
    asked,
    /\b(?:each|apiece|per person|a person|per ticket|a ticket|per seat)\b/,
  );
  return isEach && people !== undefined && people >= 1 && people <= MOST_PEOPLE
    ? { travelers: people }
    : {};
}

const dateOf = ({ dates: [date] }: Understood) => (date === undefined ? {} : { by_date: date.to });

const GAP = ["gaps", 0];

function toDraft(found: Envelope, toolbox: Toolbox): Draft {
  const ways = rowsAt(found, ["ways"]);
  const planned = ways.filter((way) => valueAt(found, [...way, "in_plan"]) === true);
  const others = ways.filter((way) => valueAt(found, [...way, "in_plan"]) !== true);
  const missing = numberAt(found, [...GAP, "missing"]) ?? 0;
  return answer({
    result: [joinLines([resultOf(found, missing), line`${cite(found)}`])],
    details: [
      ...planned
        .slice(0, MOST_PLAN)
        .map((way) => joinLines([wayLine(found, way), ...timing(found, way)])),
      ...(missing > 0 ? spread(found, others).map((way) => otherLine(found, way)) : []),
      ...lockedLines(found, toolbox),
    ],
    caveats: [
      CAVEATS.estimate,
      ...(others.some((way) => textAt(found, [...way, "kind"]) === "offer") ? [CAVEATS.terms] : []),
      CAVEATS.asOf(found),
    ],
    envelopes: [found],
  });
}

function resultOf(found: Envelope, missing: number): Line {
  const points = (key: string) => figure(found, [...GAP, key], "points");
  const has = (key: string): boolean => (numberAt(found, [...GAP, key]) ?? 0) > 0;
  return joinLines(
    [
      line`Of ${points("need")} points in **${figure(found, [...GAP, "program_name"], "text")}** you have ${points("own")} there`,
      ...(has("own") && has("gap") ? [line`which leaves a gap of ${points("gap")}`] : []),
      ...(has("from_pool") ? [line`${points("from_pool")} can come by pooling`] : []),
      ...(has("from_transfers") ? [line`${points("from_transfers")} can come by transfer`] : []),
      missing === 0
        ? line`**nothing is missing** (${points("missing")}).`
        : line`**${points("missing")}** are missing.`,
    ],
    ", ",
  );
}

const wayLine = (found: Envelope, way: Path): Line =>
  joinLines(textsAt(found, [...way, "steps"]).map((step) => line`${told(step)}`));

/** Only what is too late is said to be so. */
const timing = (found: Envelope, way: Path): readonly Line[] =>
  valueAt(found, [...way, "in_time"]) === false
    ? [line`That is after your date: ${figure(found, [...way, "by_when"], "date")}.`]
    : [];

/** A way of each kind before a second of the same. */
function spread(found: Envelope, ways: readonly Path[]): readonly Path[] {
  const kindOf = (way: Path): string => textAt(found, [...way, "kind"]) ?? "";
  const firsts = ways.filter(
    (way, at) => ways.findIndex((other) => kindOf(other) === kindOf(way)) === at,
  );
  return [...new Set([...firsts, ...ways])].slice(0, MOST_OTHERS);
}

function otherLine(found: Envelope, way: Path): Line {
  const isOffer = textAt(found, [...way, "kind"]) === "offer";
  const start = isOffer
    ? line`Offer of the ${figure(found, [...way, "card_name"], "text")}${told(ruleOf(found, way))}:`
    : line`By spending:`;
  return joinLines([start, wayLine(found, way), ...timing(found, way)]);
}

/** Whether the issuer's rules let the member have the card and its bonus. */
function ruleOf(found: Envelope, way: Path): string {
  const results = new Set(
    ["application", "bonus"].map((key) => textAt(found, [...way, "eligibility", key])),
  );
  if (results.has("fail")) return " (a rule of the issuer stands in the way)";
  return results.has("unknown") ? " (whether the issuer's rules allow it is not known)" : "";
}

const lockedLines = (found: Envelope, { scene }: Toolbox): readonly Line[] =>
  rowsAt(found, [...GAP, "locked"]).map((row) =>
    joinLines([
      line`${figure(found, [...row, "points"], "points")} points of ${told(nameOf("program", textAt(found, [...row, "program"]) ?? "", scene.facts))} are locked.`,
      ...unlockLine(found, row),
    ]),
  );
