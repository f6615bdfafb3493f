import { SELF } from "../../../accounts/wallet.ts";
import type { Scene } from "../../../member/scene.ts";
import { ask, type DataOf } from "../../ask.ts";
import { answer, askBack, CAVEATS, type Draft } from "../../compose/draft.ts";
import { counted, date, points, text, usd } from "../../compose/figures.ts";
import { bold, EMPTY, type Line, line, listed, sentence, when } from "../../compose/line.ts";
import { programName } from "../../../member/holdings.ts";
import { heldOptions, pointsOf } from "../../compose/programs.ts";
import { yesOrNoTo } from "../../compose/verdict.ts";
import { possessive } from "../../compose/whose.ts";
import { amountAs, type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { definePlan } from "../topic.ts";

/** The points an award takes: the price times the number of nights or travellers, if given. */
export function needOf(frame: Frame): number | undefined {
  const each = amountAs(frame, "want", "points");
  const times = amountAs(frame, "want", "count") ?? amountAs(frame, "want", "nights") ?? 1;
  return each === undefined ? undefined : each * times;
}

type Data = DataOf<"plan_points_goal">;
type Gap = Data["gaps"][number];
type Way = Data["ways"][number];

const MAX_OFFERS = 2;

/** The gap to a number of points, and the ways to close it. */
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
    // Without a named person, includes points the household can pool.
    household: frame.owner === undefined,
  });
  const [gap] = data.gaps;
  if (gap === undefined) return askBack(line`How many points do you want?`);
  return answer({ ...gapTold(data, gap, frame, scene), envelopes: [envelope] });
}

function gapTold(data: Data, gap: Gap, frame: Frame, scene: Scene) {
  const isWhen = frame.focus === "when";
  const transfers = data.ways.filter((way) => way.in_plan && way.kind === "transfer");
  const spend = data.ways.find(({ kind }) => kind === "spend");
  const spending = gap.missing > 0 && spend !== undefined ? spendLine(spend) : EMPTY;
  const offers =
    gap.missing > 0 && (isWhen || frame.focus === "which" || frame.focus === "list")
      ? data.ways.filter(
          ({ kind, closes, in_time: inTime }) => kind === "offer" && closes && inTime !== false,
        )
      : [];
  return {
    lead: [isWhen ? spending : EMPTY, sentence(tell(data, gap, frame, transfers, scene))],
    details: [
      ...transfers.flatMap(stepsOf),
      when(gap.late > 0, () => line`${points(gap.late)} of them may arrive after that day.`),
      ...gap.apart.map((one) =>
        sentence(
          line`${possessive(one.owner)} ${points(one.points)} points there are in a separate account`,
        ),
      ),
      ...gap.locked.map((one) =>
        cannotGo(
          line`your ${points(one.points)} ${pointsOf(programName(scene, one.program))}`,
          one,
        ),
      ),
      isWhen ? EMPTY : spending,
      ...offers.slice(0, MAX_OFFERS).map(offerLine),
    ],
    caveats: [when(transfers.length > 0, () => CAVEATS.irreversible)],
  };
}

function tell(data: Data, gap: Gap, frame: Frame, transfers: readonly Way[], scene: Scene): Line {
  const word = frame.asks === "can" ? yesOrNoTo(frame, gap.missing === 0) : EMPTY;
  const has = data.owner === SELF ? line`you have` : line`${text(data.owner)} has`;
  const target = line`of the ${points(gap.need)} ${pointsOf(gap.program_name)}`;
  if (gap.gap <= 0) return line`${word}${has} **enough**: ${points(gap.own)} ${target}`;
  const own = gap.own === 0 ? text("none") : points(gap.own);
  const short = line`${word}${has} ${gap.own === 0 ? own : bold(own)} ${target}, so **${points(gap.gap)}** are missing`;
  const sends = transfers.map(
    (way) => line`**${points(way.send ?? 0)}** ${pointsOf(programName(scene, way.from ?? ""))}`,
  );
  const steps = [
    ...(gap.from_pool > 0 ? [line`pooling ${points(gap.from_pool)} points`] : []),
    ...(sends.length > 0 ? [line`transferring ${listed(sends)}`] : []),
  ];
  if (steps.length === 0) return short;
  return gap.missing === 0
    ? line`${short}; ${listed(steps)} covers that, with nothing missing`
    : line`${short}; ${listed(steps)} brings ${points(gap.from_pool + gap.from_transfers)} of them, which leaves **${points(gap.missing)}** missing`;
}

/** The lead says how many points are sent; the last step adds only a different number received. */
const stepsOf = ({ steps, send, points: arrive }: Way): readonly Line[] =>
  (send === arrive ? steps.slice(0, -1) : steps).map((step) => line`${text(step)}`);

/** "Your Chase Ultimate Rewards points cannot go there without the Sapphire Preferred." */
export function cannotGo(
  what: Line,
  { unlock_cards: all }: Pick<Gap["locked"][number], "unlock_cards">,
): Line {
  const cards = all
    .filter((card) => card.takes_applications)
    .map((card) => line`**${text(card.card_name)}**`);
  const needs = cards.length === 0 ? EMPTY : line` without ${listed(cards, "or")}`;
  return sentence(line`${what} cannot go there${needs}`);
}

function spendLine({ months, by_when: day, in_time: inTime }: Way): Line {
  const span =
    months === undefined ? EMPTY : line` in about ${counted(months, ["month", "months"])}`;
  const late = inTime === false ? line`, too late` : EMPTY;
  const by = day === undefined ? EMPTY : line` (by ${date(day)}${late})`;
  return line`Your usual spending closes the gap${span}${by}.`;
}

const offerLine = ({ card_name: name = "", offer, cost_usd: cost }: Way): Line => {
  const spend = offer?.min_spend_usd;
  const after = spend === undefined ? EMPTY : line` after spending ${usd(spend)}`;
  return line`The welcome offer of the **${text(name)}**: ${points(offer?.points ?? 0)} points${after}, first year ${usd(cost)}.`;
};
