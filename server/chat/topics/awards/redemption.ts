import { ask, type DataOf, endWith } from "../../ask.ts";
import { answer, askBack, CAVEATS, type Draft } from "../../compose/draft.ts";
import { cpp, percent, points, text, usd } from "../../compose/figures.ts";
import { EMPTY, ifKnown, ifMore, type Line, line, sentence, when } from "../../compose/line.ts";
import { programName } from "../../../member/holdings.ts";
import { heldOptions, pointsOf } from "../../compose/programs.ts";
import { amountAs, type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { definePlan } from "../topic.ts";

type Value = DataOf<"calculate_redemption_value">;
type Against = NonNullable<Value["vs_service_value"]>;

/** Tells if an award is worth its points, by its price in cash. */
export const redemption = definePlan(answerRedemption, {
  takes: ["program", "price", "taxes", "want", "owner"],
  columns: {
    cpp: { unit: "cpp", words: ["cents per point", "cpp", "per mile", "each point", "yield"] },
    break_even: { unit: "usd", words: ["break even", "breakeven", "at what price"] },
    net_value_usd: { unit: "usd", words: ["save", "savings", "net value"] },
  },
});

function answerRedemption(frame: Frame, toolbox: Toolbox): Draft {
  const from = idsOf(frame, "program", "from")[0];
  const program = idsOf(frame, "program", "of", "to", "at")[0] ?? from;
  if (program === undefined)
    return askBack(
      line`Which program's points, and what does it cost in points and in cash?`,
      heldOptions(toolbox.scene),
    );
  const { data, envelope } = ask(toolbox, "calculate_redemption_value", {
    program,
    ...pricesOf(frame, toolbox, program),
    taxes: amountAs(frame, "taxes", "usd"),
    from: from === program ? undefined : from,
    travelers: amountAs(frame, "want", "count"),
    owner: frame.owner,
  });
  return answer({
    lead: [sentence(tell(data, frame, toolbox))],
    details: detailsOf(data),
    caveats: [
      CAVEATS.estimate,
      when(data.transfer !== undefined, () => CAVEATS.irreversible),
      when(frame.asks === "should", () => line`Whether to use the points is your choice.`),
    ],
    envelopes: [envelope],
  });
}

/** The award's price in points and in cash; asks for the missing one. */
function pricesOf(frame: Frame, { scene }: Toolbox, program: string) {
  const cost = amountAs(frame, "price", "points") ?? amountAs(frame, "want", "points");
  const cash = amountAs(frame, "price", "usd");
  const name = pointsOf(programName(scene, program));
  if (cost === undefined && cash === undefined)
    return endWith(askBack(line`What does it cost in ${name}, and in cash?`));
  if (cost === undefined)
    return endWith(askBack(line`How many ${name} does it cost, and is the cash price all in?`));
  if (cash === undefined) return endWith(askBack(line`What does the same thing cost in cash?`));
  return { points: cost, cash_price: cash };
}

/** Below this share of the points' value, a difference is a tie. */
const EVEN_SHARE = 0.03;

type Side = "points" | "cash" | "even";

const sideOf = ({ gain_usd: gain, points_count_for_usd: worth }: Against): Side =>
  Math.abs(gain) <= EVEN_SHARE * worth ? "even" : gain > 0 ? "points" : "cash";

const VERDICTS = {
  worth: {
    points: line`**Good value**: `,
    cash: line`**Poor value**: `,
    even: line`**About even**: `,
  },
  which: {
    points: line`**The points** come out ahead: `,
    cash: line`**Paying cash** comes out ahead: `,
    even: line`**It comes to about the same**: `,
  },
} as const;

/** The verdict before the figures: on value, or on how to pay. */
function verdictOf(frame: Frame, side: Side): Line {
  const isChoice = frame.focus === "which" || frame.focus === "compare" || frame.asks === "should";
  if (isChoice) return VERDICTS.which[side];
  return frame.focus === "whether" && frame.asks !== "can" ? VERDICTS.worth[side] : EMPTY;
}

function tell(data: Value, frame: Frame, { scene }: Toolbox): Line {
  const own = data.vs_override ?? data.vs_service_value;
  const cost = line`${points(data.points_spent)} ${pointsOf(programName(scene, data.spent_program))}`;
  if (data.cpp === undefined) return line`it would take no points, so there is no value per point`;
  if (frame.column === "break_even" && own !== undefined)
    return line`the ${cost} break even at a cash price of **${usd(own.break_even_cash_price_usd)}**; at ${usd(data.cash_price_usd)} each point brings ${cpp(data.cpp)}`;
  const brings = line`${cost} for ${usd(data.cash_price_usd)} bring **${cpp(data.cpp)}** each${netOf(data)}`;
  if (own === undefined) return line`${brings}; we have no estimate of what they are usually worth`;
  const side = sideOf(own);
  const how = { points: "more than", cash: "less than", even: "about" }[side];
  return line`${verdictOf(frame, side)}${brings}, ${text(how)} the ${cpp(own.cpp)} they are valued at`;
}

const netOf = (data: Value): Line =>
  data.taxes_usd + data.fee_usd + data.forgone_usd === 0
    ? EMPTY
    : line` (${usd(data.net_value_usd)} after ${usd(data.taxes_usd + data.fee_usd)} of taxes and fees)`;

function detailsOf(data: Value): readonly Line[] {
  const own = data.vs_override ?? data.vs_service_value;
  return [
    ifKnown(own, gainOf),
    ifKnown(data.transfer, sentOf),
    ifMore(data.shortfall, (short) => line`Your balance is ${points(short)} points short of that.`),
  ];
}

const sentOf = ({ send, ratio, bonus_pct: bonus }: NonNullable<Value["transfer"]>): Line =>
  line`${points(send)} points transfer at ${text(ratio)}${ifMore(bonus, (extra) => line`, with a bonus of ${percent(extra)}`)}.`;

const gainOf = (own: Against): Line =>
  line`The points are otherwise worth ${usd(own.points_count_for_usd)}, so you ${own.gain_usd < 0 ? line`lose` : line`gain`} ${usd(Math.abs(own.gain_usd))} by using them; the break-even cash price is ${usd(own.break_even_cash_price_usd)}.`;
