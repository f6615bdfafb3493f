import { ask, type Found } from "../../ask.ts";
import { answer, CAVEATS, type Draft } from "../../compose/draft.ts";
import { points, text, usd } from "../../compose/figures.ts";
import { bold, EMPTY, ifKnown, type Line, line, sentence } from "../../compose/line.ts";
import { programName } from "../../../member/holdings.ts";
import { pointsOf } from "../../compose/programs.ts";
import { amountAs, type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";

/** Enough for any route, and easy to compare. */
const SAMPLE_POINTS = 10_000;
const MAX_TOLD = 5;

/** "Should I", "is it worth it", "this one or that": the value of points before and after. */
export const asksForWorth = (frame: Frame): boolean =>
  isOfBest(frame) ||
  frame.asks === "should" ||
  frame.asks === "worth" ||
  (idsOf(frame, "program").length > 2 && ["compare", "which"].includes(frame.focus));

const isOfBest = ({ column, order }: Frame): boolean =>
  column === "worth" || order?.column === "worth";

/** "Which partner is worth most": every program the points can go to. */
const partnersOf = (from: readonly string[], frame: Frame, toolbox: Toolbox): readonly string[] =>
  isOfBest(frame)
    ? from.flatMap((one) =>
        ask(toolbox, "list_transfer_routes", { from: one, owner: frame.owner, limit: 200 })
          .data.routes.filter((route) => route.usable_now)
          .map((route) => route.to),
      )
    : [];

/** The value of points before and after a transfer, without advice to transfer. */
export function transferWorth(frame: Frame, toolbox: Toolbox): Draft | undefined {
  const from = idsOf(frame, "program", "from", "of", "versus");
  const named = idsOf(frame, "program", "to");
  const to = named.length > 0 ? named : partnersOf(from, frame, toolbox);
  const send = amountAs(frame, "send") ?? SAMPLE_POINTS;
  const pairs = from.flatMap((one) => to.map((other) => [one, other] as const));
  if (pairs.length === 0) return undefined;
  const found = pairs
    .map(([source, target]) =>
      ask(toolbox, "calculate_transfer", { from: source, to: target, send, owner: frame.owner }),
    )
    .toSorted((a, b) => gainOf(b) - gainOf(a))
    .slice(0, MAX_TOLD);
  const [best] = found;
  const verdict =
    best === undefined || found.length === 1 ? EMPTY : bestOf(best, from.length > 1, toolbox);
  const [first = EMPTY, ...others] = found.map((one) => tell(one, toolbox));
  return answer({
    lead: [sentence(line`${verdict}${first}`), ...others.map(sentence)],
    caveats: [
      CAVEATS.estimate,
      CAVEATS.irreversible,
      line`Whether to transfer is your choice; it pays when the award would cost more in cash than the points are worth.`,
    ],
    envelopes: found.map(({ envelope }) => envelope),
  });
}

type One = Found<"calculate_transfer">;

const gainOf = ({ data: { gets, gives_up: gives } }: One): number =>
  (gets.value_usd ?? 0) - (gives.value_usd ?? 0);

/** The option that gives up the least value, or brings the most. */
function bestOf(best: One, isOfSources: boolean, { scene }: Toolbox): Line {
  const { from, to } = best.data;
  const name = bold(pointsOf(programName(scene, isOfSources ? from : to)));
  const isGain = gainOf(best) > 0 && !isOfSources;
  return isGain ? line`${name} bring more value: ` : line`${name} lose the least value: `;
}

function tell({ data }: One, { scene }: Toolbox): Line {
  const [from, to] = [programName(scene, data.from), programName(scene, data.to)];
  const { gives_up: gives, gets } = data;
  const sent = line`${points(data.send)} ${pointsOf(from)}${worthOf(gives.value_usd)}`;
  const arrive = line`become ${points(data.receive)} ${bold(pointsOf(to))}${worthOf(gets.value_usd)}`;
  return line`${sent} ${arrive}, at ${text(data.ratio)}`;
}

const worthOf = (value: number | undefined): Line =>
  ifKnown(value, (worth) => line` (worth about **${usd(worth)}**)`);
