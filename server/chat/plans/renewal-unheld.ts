import { ask } from "../ask.ts";
import { answer, CAVEATS, type Draft } from "../compose/draft.ts";
import { text, usd } from "../compose/figures.ts";
import { bold, EMPTY, join, type Line, line } from "../compose/line.ts";
import { unreadOf } from "../compose/rows.ts";
import type { Frame } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { knowsSpend } from "./spend.ts";

/** A card that is not held: what it costs and would bring. */
export function worthAdding(card: string, frame: Frame, toolbox: Toolbox): Draft {
  const { data, envelope } = ask(toolbox, "get_card", { card });
  const name = bold(text(data.card.card_name));
  const fee = data.card.annual_fee_usd;
  const credits =
    data.credits_year_usd > 0
      ? line` Its credits come to ${usd(data.credits_year_usd)} a year at face value; what they are worth depends on which you would use.`
      : EMPTY;
  const lead = line`You do not hold the ${name}; it costs **${usd(fee)}** a year.${credits}`;
  if (!knowsSpend(frame, toolbox)) {
    const tell = line`Tell us what you spend a month by category to see what it would earn you.`;
    return answer({ lead: [lead, tell], caveats: unreadOf(frame), envelopes: [envelope] });
  }
  const change = ask(toolbox, "simulate_card_change", { add: [card], owner: frame.owner });
  const net = change.data.delta_usd.ongoing.net_usd;
  return answer({
    lead: [join([lead, netTold(net)])],
    caveats: [CAVEATS.estimate, ...unreadOf(frame)],
    envelopes: [envelope, change.envelope],
  });
}

const netTold = (net: number): Line =>
  net === 0
    ? line`Beside your cards its rewards would just pay for its fee, credits apart.`
    : line`Beside your cards, credits apart, it would leave you **${usd(Math.abs(net))} ${text(net > 0 ? "better" : "worse")} off** a year.`;
