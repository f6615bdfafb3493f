import { SELF } from "../../accounts/wallet.ts";
import { ask, type DataOf } from "../ask.ts";
import { answer, askBack, CAVEATS, type Draft } from "../compose/draft.ts";
import { counted, date, points, text, usd } from "../compose/figures.ts";
import { bold, EMPTY, join, type Line, line, listed, sentence, when } from "../compose/line.ts";
import { heldOptions, pointsOf, programName } from "../compose/programs.ts";
import { yesOrNo } from "../compose/verdict.ts";
import { possessive } from "../compose/whose.ts";
import { amountAs, type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { definePlan } from "../topics/topic.ts";

/** Points that an award takes, for all nights or travellers when they are told one by one. */
export function needOf(frame: Frame): number | undefined {
  const each = amountAs(frame, "want", "points");
  const times = amountAs(frame, "want", "count") ?? amountAs(frame, "want", "nights") ?? 1;
  return each === undefined ? undefined : each * times;
}

type Data = DataOf<"plan_points_goal">;
type Gap = Data["gaps"][number];
type Way = Data["ways"][number];

const MOST_OFFERS = 2;

/** How far it is to a number of points, what closes the gap, and by when. */
export const goal = definePlan(answerGoal, {
  takes: ["program", "want", "owner", "spans"],
});

function answerGoal(frame: Frame, toolbox: Toolbox): Draft {
  const { scene } = toolbox;
  const [own] = idsOf(frame, "program", "from");
  const [program = own] = idsOf(frame, "program", "to", "of", "at");
  if (program === undefined)
    return askBack(line`In which program do you want the points?`, heldOptions(scene));
  const need = needOf(frame);
  if (need === undefined)
    return askBack(line`How many ${pointsOf(programName(scene, program))} do you want?`);
  const { data, envelope } = ask(toolbox, "plan_points_goal", {
    goals: [{ program, points: need, by_date: frame.spans[0]?.to }],
    owner: frame.owner,
    // A named person's own points; else those of the household that can be put together.
    household: frame.owner === undefined,
  });
  const [gap] = data.gaps;
  if (gap === undefined) return askBack(line`How many points do you want?`);
  const told = { data, gap, frame, toolbox };
  const moves = data.ways.some(({ kind, in_plan: isPlanned }) => isPlanned && kind === "transfer");
  return answer({
    lead: [sentence(tell(told))],
    details: detailsOf(told),
    caveats: [when(moves, () => CAVEATS.irreversible)],
    envelopes: [envelope],
  });
}

interface Told {
  readonly data: Data;
  readonly gap: Gap;
  readonly frame: Frame;
  readonly toolbox: Toolbox;
}

const goalOf = ({ need, program_name: name }: Gap): Line => line`${points(need)} ${pointsOf(name)}`;

function tell(told: Told): Line {
  const { gap, frame } = told;
  if (frame.focus === "when") return untilWhen(told);
  const word = frame.asks === "can" ? yesOrNo(frame, gap.missing === 0) : EMPTY;
  if (gap.gap <= 0)
    return line`${word}${has(told)} **enough**: ${points(gap.own)} of the ${goalOf(gap)}`;
  const own = gap.own === 0 ? line`none` : bold(points(gap.own));
  const short = line`${word}${has(told)} ${own} of the ${goalOf(gap)}, so ${bold(points(gap.gap))} are missing`;
  return line`${short}${closing(told)}`;
}

/** "you have", "Dana has": whose balance the gap is counted from. */
const has = ({ data }: Told): Line =>
  data.owner === SELF ? line`you have` : line`${text(data.owner)} has`;

/** What pooling and transfers bring, and what they leave open. */
function closing({ data, gap, toolbox }: Told): Line {
  const planned = data.ways.filter(({ in_plan: isPlanned }) => isPlanned);
  const sends = planned
    .filter(({ kind }) => kind === "transfer")
    .map(
      (way) =>
        line`${bold(points(way.send ?? 0))} ${pointsOf(programName(toolbox.scene, way.from ?? ""))}`,
    );
  const pool = gap.from_pool > 0 ? [line`pooling ${points(gap.from_pool)} points`] : [];
  const moves = sends.length === 0 ? [] : [line`transferring ${listed(sends)}`];
  const steps = listed([...pool, ...moves]);
  if (pool.length + moves.length === 0) return EMPTY;
  return gap.missing === 0
    ? line`; ${steps} covers that, with nothing missing`
    : line`; ${steps} brings ${points(gap.from_pool + gap.from_transfers)} of them, which leaves **${points(gap.missing)}** missing`;
}

function untilWhen(told: Told): Line {
  const { data, gap } = told;
  if (gap.gap <= 0) return line`${has(told)} **enough** for ${goalOf(gap)} now`;
  if (gap.missing === 0) return line`${goalOf(gap)} can be there **now**${closing(told)}`;
  const spend = data.ways.find(({ kind, months }) => kind === "spend" && months !== undefined);
  const left = line`${points(gap.missing)} of the ${goalOf(gap)} are still missing`;
  return spend === undefined
    ? line`we cannot tell how long that takes: ${left}, and no monthly spending is known`
    : line`${left}. ${spendLine(spend)}`;
}

function detailsOf({ data, gap, frame, toolbox }: Told): readonly Line[] {
  const transfers = data.ways.filter((way) => way.kind === "transfer" && way.in_plan);
  const spend = data.ways.find(({ kind }) => kind === "spend");
  const asksHow = ["which", "list", "when"].includes(frame.focus);
  const offers = data.ways.filter(
    ({ kind, closes, in_time: inTime }) => kind === "offer" && closes && inTime !== false,
  );
  return [
    ...transfers.flatMap(stepsOf),
    when(gap.late > 0, () => line`${points(gap.late)} of them may come after that day.`),
    ...gap.apart.map((one) =>
      sentence(
        line`${possessive(one.owner)} ${points(one.points)} points there are in an account of their own`,
      ),
    ),
    ...gap.locked.map((one) => lockedLine(one, toolbox)),
    ...(spend !== undefined && gap.missing > 0 && frame.focus !== "when" ? [spendLine(spend)] : []),
    ...(gap.missing > 0 && asksHow ? offers.slice(0, MOST_OFFERS).map(offerLine) : []),
  ];
}

/** The lead says what is sent; the last step is worth telling when another number arrives. */
const stepsOf = ({ steps, send, points: arrive }: Way): readonly Line[] =>
  (send === arrive ? steps.slice(0, -1) : steps).map((step) => line`${text(step)}`);

function lockedLine(
  { program, points: number, unlock_cards: cards }: Gap["locked"][number],
  { scene }: Toolbox,
): Line {
  const names = cards
    .filter((card) => card.takes_applications)
    .map((card) => bold(text(card.card_name)));
  const needs = names.length === 0 ? EMPTY : line` without ${listed(names, "or")}`;
  return line`Your ${points(number)} ${pointsOf(programName(scene, program))} cannot go there${needs}.`;
}

const spendLine = ({ months, by_when: day, in_time: inTime }: Way): Line =>
  join([
    line`Your usual spending closes the gap`,
    when(months !== undefined, () => line`in about ${counted(months ?? 0, ["month", "months"])}`),
    when(day !== undefined, () =>
      inTime === false ? line`(by ${date(day ?? "")}, too late).` : line`(by ${date(day ?? "")}).`,
    ),
  ]);

const offerLine = ({ card_name: name, offer, cost_usd: cost }: Way): Line => {
  const spend = offer?.min_spend_usd;
  const after = spend === undefined ? EMPTY : line` after spending ${usd(spend)}`;
  return line`The welcome offer of the ${bold(text(name ?? ""))}: ${points(offer?.points ?? 0)} points${after}, first year ${usd(cost)}.`;
};
