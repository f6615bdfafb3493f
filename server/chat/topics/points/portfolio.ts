import { ask } from "../../ask.ts";
import { answer, CAVEATS, type Draft } from "../../compose/draft.ts";
import { points, text, usd } from "../../compose/figures.ts";
import { type Line, line } from "../../compose/line.ts";
import { possessive } from "../../compose/whose.ts";
import type { Frame } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { definePlan } from "../topic.ts";

const MAX_PROGRAMS = 6;

/** The value of all points in the wallet. */
export const portfolio = definePlan(answerPortfolio, { takes: ["owner"] });

function answerPortfolio(frame: Frame, toolbox: Toolbox): Draft {
  const { data, envelope } = ask(toolbox, "value_portfolio", { owner: frame.owner });
  if (data.by_program.length === 0) {
    return answer({
      lead: [line`Your wallet has no points yet; add a balance and ask again.`],
      envelopes: [envelope],
    });
  }
  const whose: Line =
    frame.owner === undefined
      ? line`All points in your wallet`
      : line`Together, ${possessive(frame.owner)} points`;
  return answer({
    lead: [line`${whose} are worth about **${usd(data.counted_usd)}**.`],
    details: [
      ...data.by_program
        .slice(0, MAX_PROGRAMS)
        .map(
          (row) =>
            line`${text(row.program_name)}: ${points(row.points)} points, ${row.counted_usd === undefined ? text("no estimate") : usd(row.counted_usd)}`,
        ),
      line`Estimates range from ${usd(data.total_usd.floor)} to ${usd(data.total_usd.high)}.`,
    ],
    caveats: [CAVEATS.estimate],
    envelopes: [envelope],
  });
}
