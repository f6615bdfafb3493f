import type { DataOf, Found } from "../ask.ts";
import { answer, CAVEATS, type Draft } from "../compose/draft.ts";
import { text, usd } from "../compose/figures.ts";
import { EMPTY, type Line, line, listed, sentence, when } from "../compose/line.ts";
import { pointsOf, programName } from "../compose/programs.ts";
import { unreadOf } from "../compose/rows.ts";
import type { Frame } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";

type Way = DataOf<"compare_transfer_paths">["ways"][number];

const MOST_WAYS = 4;

const NAMES: Readonly<Record<Way["way"], string>> = {
  cash: "paying cash",
  transfer: "transferring",
  portal: "the travel portal with",
  cash_out: "cashing out",
  statement_credit: "a statement credit for",
  pay_with_points: "paying at checkout with",
};

/** Transfer, portal or cash: each by what it takes from the member. */
export function waysToPay(
  { data, envelope }: Found<"compare_transfer_paths">,
  frame: Frame,
  toolbox: Toolbox,
): Draft {
  const [first, ...others] = firstOfEach(data.ways);
  const lead =
    first === undefined
      ? line`none of your points can pay for this`
      : line`**${wayOf(first, toolbox)}** takes the least: about **${usd(first.costs_usd)}**`;
  return answer({
    lead: [sentence(lead)],
    details: others
      .slice(0, MOST_WAYS)
      .map((way) => sentence(line`${wayOf(way, toolbox)}: about ${usd(way.costs_usd)}`)),
    caveats: [
      CAVEATS.estimate,
      CAVEATS.irreversible,
      when(frame.asks === "should", () => line`Which way to pay is your choice.`),
      ...unreadOf(frame),
    ],
    envelopes: [envelope],
  });
}

/** The best of each kind. */
const firstOfEach = (ways: readonly Way[]): readonly Way[] =>
  ways.filter((way, place) => ways.findIndex((one) => one.way === way.way) === place);

function wayOf({ way, programs }: Way, { scene }: Toolbox): Line {
  const names = listed(programs.map((key) => pointsOf(programName(scene, key))));
  return line`${text(NAMES[way])}${programs.length === 0 ? EMPTY : line` ${names}`}`;
}
