import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { FactIndex } from "../../../../tools/core/facts.ts";
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
import { says } from "../../readings/says.ts";
import type { Intent } from "../../intent.ts";
import { POINTS_GOAL } from "../../phrasings/trip.ts";
import { nameOf } from "../../slots.ts";
import { spendTold } from "../../readings/spend-told.ts";
import type { Understood } from "../../../language/understood.ts";
import { countedLine, isOfAll } from "../balance/whose-points.ts";
import { isOnlyMine } from "../../readings/only-mine.ts";
import { type Ends, endsOf, fromOf, sureEnd, toOf } from "../transfer/ends/ends.ts";
import { pointsOf } from "../transfer/amount/points-told.ts";
import { withBarePoints } from "../transfer/amount/quantity.ts";
import { unlockLine } from "../transfer/routes/route-lines.ts";
import { verdictOf } from "./enough.ts";
import { goalPointsOf, type GoalPoints } from "./goal-points.ts";
import { namedSource } from "./named-source.ts";
import { whenLine } from "./when-reached.ts";

const MOST_PLAN = 4;
const MOST_OTHERS = 4;

/** How to come to so many points of a program. */
export const pointsGoal: Intent = {
  id: "points_goal",
  group: "trip",
  label: "how to reach a number of points",
  likes: ["points", "program", "date"],
  needs: [],
  phrasings: POINTS_GOAL,
  respond: (given, toolbox) => {
    const { facts } = toolbox.scene;
    const asked = withBarePoints(given);
    const ends = endsOf(asked, facts);
    const program = toOf(ends, facts) ?? fromOf(ends, facts) ?? onlyBalance(toolbox);
    const goals = goalsOf(asked, ends, facts, program);
    if (goals !== undefined) return withSource(goals, ends, asked, toolbox);
    return program === undefined
      ? clarify(line`In which airline or hotel program do you need the points?`)
      : clarify(
          line`How many points of ${told(nameOf("program", program, facts))} does it take? I do not know award prices; the airline's or hotel's own site shows them.`,
        );
  },
};

/** "How long to 50k points" of who has but one kind of points. */
function onlyBalance({ scene: { wallet } }: Toolbox): string | undefined {
  const programs = new Set(wallet.balances.map(({ program }) => program));
  const [only] = programs;
  return programs.size === 1 ? only : undefined;
}

interface Goal extends GoalPoints {
  readonly program: string;
}

/** The program and the points that it takes, of each where several are told. */
export function goalsOf(
  asked: Understood,
  ends: Ends,
  facts: FactIndex,
  program = toOf(ends, facts) ?? fromOf(ends, facts),
): readonly Goal[] | undefined {
  const several = pairsOf(asked, ends, facts);
  if (several.length > 1) return several;
  const points = goalPointsOf(asked, ends);
  return program === undefined || points === undefined ? undefined : [{ program, ...points }];
}

/** "60k Hyatt and 80k Hilton": each amount with the program right behind it. */
function pairsOf(asked: Understood, { to, open }: Ends, facts: FactIndex): readonly Goal[] {
  const amounts = pointsOf(asked);
  const pairs = amounts.flatMap((amount, at) => {
    const next = amounts[at + 1]?.start ?? asked.tokens.length;
    const named = [...to, ...open].find(({ start }) => start >= amount.end && start < next);
    return named === undefined
      ? []
      : [{ program: sureEnd(named, "to", facts), points: amount.value }];
  });
  const isApart = new Set(pairs.map(({ program }) => program)).size === pairs.length;
  return isApart && pairs.length === amounts.length ? pairs : [];
}

/** The plan, and first what the points that are named do by themselves. */
function withSource(
  goals: readonly Goal[],
  ends: Ends,
  asked: Understood,
  toolbox: Toolbox,
): Draft {
  const draft = ofGoals(goals, asked, toolbox);
  const [goal, ...others] = goals;
  if (goal === undefined || others.length > 0) return draft;
  const need = goal.points * (goal.travelers ?? 1);
  const named = namedSource(goal.program, need, ends, asked, toolbox);
  return { ...draft, result: [...named, ...draft.result] };
}

/** What balances do for the goals, and how the rest could be closed. */
export function ofGoals(goals: readonly Goal[], asked: Understood, given: Toolbox): Draft {
  const { spend } = spendTold(asked);
  // "Spending 1500 a month": counted for this question.
  const toolbox = spend === undefined ? given : given.supposing((wallet) => ({ ...wallet, spend }));
  const found = ask(toolbox, "plan_points_goal", {
    goals: goals.map((goal) => ({ ...goal, ...dateOf(asked) })),
    ...holderOf(asked),
  });
  return toDraft(found, asked, toolbox);
}

const OF_ASKER = /\b(?:i need|i want|i have|i am|am i|me|we|us|our|my (?:target|goal))\b/;

/** Whose account shall hold them; alone where the others' points are left out. */
function holderOf(asked: Understood): { readonly owner?: string; readonly household?: false } {
  if (isOnlyMine(asked)) return { household: false };
  return asked.owner === undefined || isOfAsker(asked) ? {} : { owner: asked.owner };
}

/** Whether the asker is to have the points, whoever else is named. */
const isOfAsker = (asked: Understood): boolean => says(asked, OF_ASKER);

const dateOf = ({ dates: [date] }: Understood) => (date === undefined ? {} : { by_date: date.to });

function toDraft(found: Envelope, asked: Understood, toolbox: Toolbox): Draft {
  const ways = rowsAt(found, ["ways"]);
  const planned = ways.filter((way) => valueAt(found, [...way, "in_plan"]) === true);
  const others = ways.filter((way) => valueAt(found, [...way, "in_plan"]) !== true);
  const gaps = rowsAt(found, ["gaps"]);
  const isShort = gaps.some((gap) => (numberAt(found, [...gap, "missing"]) ?? 0) > 0);
  const isLate = gaps.some((gap) => (numberAt(found, [...gap, "late"]) ?? 0) > 0);
  const when = isShort ? whenLine(found, others, asked, toolbox) : [];
  return answer({
    result: [
      ...(when.length > 0 ? when : verdictOf(isShort || isLate, asked)),
      ...(isShort && isOfAll(asked) ? gaps.flatMap((gap) => inAccounts(found, gap)) : []),
      ...gaps.map((gap) => joinLines([resultOf(found, gap), line`${cite(found)}`])),
      ...countedLine(asked, isOfAsker(asked)),
    ],
    details: [
      ...planned
        .slice(0, MOST_PLAN)
        .map((way) => joinLines([wayLine(found, way), ...timing(found, way)])),
      ...(isShort ? spread(found, others).map((way) => otherLine(found, way)) : []),
      ...gaps.flatMap((gap) => lockedLines(found, gap, toolbox)),
    ],
    caveats: [
      CAVEATS.estimate,
      ...(others.some((way) => textAt(found, [...way, "kind"]) === "offer") ? [CAVEATS.terms] : []),
      CAVEATS.asOf(found),
    ],
    envelopes: [found],
  });
}

/** What the others have there too, though it may not be theirs to pool: for who asks of both. */
const inAccounts = (found: Envelope, gap: Path): readonly Line[] =>
  numberAt(found, [...gap, "in_accounts", "points"]) === undefined
    ? []
    : [
        line`In **${figure(found, [...gap, "program_name"], "text")}** all your accounts hold **${figure(found, [...gap, "in_accounts", "points"], "points")}** together, **${figure(found, [...gap, "in_accounts", "gap"], "points")}** short before any transfer. ${cite(found)}`,
      ];

function resultOf(found: Envelope, gap: Path): Line {
  const points = (key: string) => figure(found, [...gap, key], "points");
  const has = (key: string): boolean => (numberAt(found, [...gap, key]) ?? 0) > 0;
  const name = figure(found, [...gap, "program_name"], "text");
  const by =
    textAt(found, [...gap, "by_date"]) === undefined
      ? line``
      : line` by ${figure(found, [...gap, "by_date"], "date")}`;
  const first = has("missing")
    ? line`**${points("missing")} points are missing** of ${points("need")} in **${name}**`
    : line`**Nothing is missing** (${points("missing")} of ${points("need")} points in **${name}**)`;
  const parts = joinLines(
    [
      line`you have ${points("own")} there`,
      ...(has("own") && has("gap") ? [line`which leaves a gap of ${points("gap")}`] : []),
      ...(has("from_pool") ? [line`${points("from_pool")} can come by pooling`] : []),
      ...(has("from_transfers") ? [line`${points("from_transfers")} can come by transfer`] : []),
      ...(has("late") ? [line`**${points("late")} of these come after your date**`] : []),
    ],
    ", ",
  );
  return joinLines([first, by, line`: `, parts, line`.`], "");
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

const lockedLines = (found: Envelope, gap: Path, { scene }: Toolbox): readonly Line[] =>
  rowsAt(found, [...gap, "locked"]).map((row) =>
    joinLines([
      line`${figure(found, [...row, "points"], "points")} points of ${told(nameOf("program", textAt(found, [...row, "program"]) ?? "", scene.facts))} are locked.`,
      ...unlockLine(found, row),
    ]),
  );
