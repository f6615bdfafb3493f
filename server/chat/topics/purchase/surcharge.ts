import * as z from "zod";
import type { Found } from "../../ask.ts";
import { answer, CAVEATS, type Draft } from "../../compose/draft.ts";
import { percent } from "../../compose/figures.ts";
import { bold, line, listed } from "../../compose/line.ts";
import { cardName } from "../../compose/whose.ts";
import { amountAs, type Frame } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import type { Ranked } from "./purchase-text.ts";

/* A payee that adds a percentage for cards: worth paying where the rewards are more. */

export const SURCHARGE = "surcharge";

const backs = z.object({ percent_back: z.array(z.number()) });

export function tellSurcharge(
  frame: Frame,
  { data, envelope }: Found<"best_card_for_purchase">,
  toolbox: Toolbox,
): Draft | undefined {
  const fee = amountAs(frame, "rate", "percent");
  const [best] = data.ranked;
  if (frame.column !== SURCHARGE || fee === undefined || best === undefined) return undefined;
  const found = toolbox.reckon(
    { percent_back: data.ranked.map(({ total_usd: usd }) => usd) },
    { percent_back: data.ranked.map((row) => percentOf(row, data.purchase.amount_usd)) },
    [envelope],
  );
  const { percent_back: all } = backs.parse("data" in found ? found.data : undefined);
  const paying = data.ranked.filter((_, at) => (all[at] ?? 0) > fee);
  const most = percent(all[0] ?? 0);
  const charge = line`a charge of ${percent(fee)}`;
  const lead =
    paying.length === 0
      ? line`**No**: your best card for it, ${bold(cardName(best.card))}, gives back about **${most}**, no more than ${charge}.`
      : line`**Yes**, with ${listed(
          paying.map(({ card }) => bold(cardName(card))),
          "or",
        )}: it gives back up to **${most}**, more than ${charge}. Your other cards do not.`;
  return answer({ lead: [lead], caveats: [CAVEATS.estimate], envelopes: [envelope] });
}

const percentOf = ({ total_usd: back }: Ranked, amount: number): number =>
  Math.round((back / amount) * 1000) / 10;
