import { ask, type DataOf } from "../../ask.ts";
import { answer, type Draft } from "../../compose/draft.ts";
import { usd } from "../../compose/figures.ts";
import { bold, type Line, line } from "../../compose/line.ts";
import { sumOf } from "../../compose/rows.ts";
import { cardName } from "../../compose/whose.ts";
import { type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { definePlan } from "../topic.ts";

type ByCard = DataOf<"list_credits">["by_card"][number];

/** The part of a card's annual fee that its logged credits have given back. */
export const creditsVsFee = definePlan(answerVersus, { takes: ["card", "owner"] });

function answerVersus(frame: Frame, toolbox: Toolbox): Draft {
  const { data, envelope } = ask(toolbox, "list_credits", { owner: frame.owner });
  const ids = idsOf(frame, "card");
  const named = data.by_card.filter(({ card_id: id }) => ids.length === 0 || ids.includes(id));
  if (named.length === 0) {
    const none = line`None of those cards in your wallet has credits.`;
    return answer({ lead: [none], envelopes: [envelope] });
  }
  const tell = (row: ByCard): Line => {
    const left = sumOf(toolbox, [row.annual_fee_usd, -row.used_usd], [envelope]);
    const used = line`You have logged ${bold(usd(row.used_usd))} of the credits on the ${bold(cardName(row))} in their current periods, against its ${bold(usd(row.annual_fee_usd))} fee`;
    return left > 0
      ? line`${used}: **${usd(left)}** of the fee is not covered yet.`
      : line`${used}: the fee is covered, with **${usd(-left)}** to spare.`;
  };
  const lines = named.map(tell);
  return answer({
    lead: lines.slice(0, 1),
    details: lines.slice(1),
    caveats: [line`Only what you have logged counts here.`],
    envelopes: [envelope],
  });
}
