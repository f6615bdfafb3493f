import { ask, type DataOf, type Found } from "../../ask.ts";
import { answer, CAVEATS, type Draft } from "../../compose/draft.ts";
import { cpp, text, usd } from "../../compose/figures.ts";
import { EMPTY, ifKnown, type Line, line, listed, sentence, when } from "../../compose/line.ts";
import { programName } from "../../../member/holdings.ts";
import { pointsOf } from "../../compose/programs.ts";
import { amountAs, type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";

type Way = DataOf<"compare_transfer_paths">["ways"][number];

const MAX_WAYS = 4;

const NAMES: Readonly<Record<Way["way"], string>> = {
  cash: "paying cash",
  transfer: "transferring",
  portal: "the travel portal with",
  cash_out: "cashing out",
  statement_credit: "a statement credit for",
  pay_with_points: "paying at checkout with",
};

interface Asked {
  readonly frame: Frame;
  readonly toolbox: Toolbox;
  /** The price in cash. */
  readonly price: number;
}

/** Transfer, portal or cash: each by what it takes from the member. */
export function waysToPay(
  { data, envelope }: Found<"compare_transfer_paths">,
  { frame, toolbox, price }: Asked,
): Draft {
  const [first, ...others] = firstOfEach(waysFrom(frame, data));
  const taxes = amountAs(frame, "taxes", "usd");
  const award = ask(toolbox, "calculate_redemption_value", {
    program: data.to,
    points: data.need,
    cash_price: price,
    taxes,
  });
  const { cpp: each, program_name: name } = award.data;
  const lead =
    first === undefined
      ? line`none of your points can pay for this`
      : line`**${wayOf(first, toolbox)}** costs the least: about **${usd(first.costs_usd)}**`;
  return answer({
    lead: [sentence(lead)],
    details: [
      ...others
        .slice(0, MAX_WAYS)
        .map((way) =>
          sentence(line`${wayOf(way, toolbox)}: points worth about ${usd(way.costs_usd)}`),
        ),
      ifKnown(
        each,
        (value) => line`The award brings **${cpp(value)}** for each of its ${pointsOf(name)}.`,
      ),
    ],
    caveats: [
      CAVEATS.estimate,
      CAVEATS.irreversible,
      when(frame.asks === "should", () => line`Which way to pay is your choice.`),
    ],
    envelopes: [envelope, award.envelope],
  });
}

/** The ways that take no other points than those named. */
function waysFrom(frame: Frame, { to, ways }: DataOf<"compare_transfer_paths">) {
  const from = idsOf(frame, "program", "from");
  const isNamed = (program: string): boolean => program === to || from.includes(program);
  return from.length === 0 ? ways : ways.filter(({ programs }) => programs.every(isNamed));
}

/** The best of each kind. */
const firstOfEach = (ways: readonly Way[]): readonly Way[] =>
  ways.filter((way, place) => ways.findIndex((one) => one.way === way.way) === place);

function wayOf({ way, programs }: Way, { scene }: Toolbox): Line {
  const names = listed(programs.map((key) => pointsOf(programName(scene, key))));
  return line`${text(NAMES[way])}${programs.length === 0 ? EMPTY : line` ${names}`}`;
}
