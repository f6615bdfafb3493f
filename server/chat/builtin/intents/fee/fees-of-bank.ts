import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { HeldCard } from "../../../../tools/core/held.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { joinLines, joinParts, rowsAt } from "../../compose/rows.ts";
import { whose } from "../../compose/whose.ts";
import { countFirst } from "../../compose/number-words.ts";
import { ANNIVERSARY, dueOf, isPosted, walletCardOf } from "./fee-lines.ts";

/** Each card of a bank with its fee, those that have none too: any of them may be the one that is meant. */
export function feesOfBank(
  bank: string,
  cards: readonly HeldCard[],
  fees: Envelope,
  toolbox: Toolbox,
): Draft {
  const found = cards.map((held) => ofCard(held, fees, toolbox));
  const many = countFirst(cards.length);
  return answer({
    result: [
      joinLines([
        line`${told(many)} cards of ${told(bank)} are held:`,
        joinParts(found.map(({ said }) => said)),
        line`${cite(fees)}`,
      ]),
    ],
    caveats: [ANNIVERSARY, CAVEATS.asOf(fees)],
    envelopes: [...new Set([fees, ...found.map(({ from }) => from)])],
  });
}

interface Told {
  readonly said: Line;
  readonly from: Envelope;
}

function ofCard({ entry, card }: HeldCard, fees: Envelope, toolbox: Toolbox): Told {
  const name = line`**${told(card.card_name)}**${whose(entry.owner)}:`;
  const row = rowsAt(fees, ["fees"]).find(
    (one) => walletCardOf(fees, one) === entry.id && !isPosted(fees, one),
  );
  if (row !== undefined) {
    const usd = figure(fees, [...row, "fee_usd"], "usd");
    return { said: joinLines([name, line`**${usd}**, due on ${dueOf(fees, row)}`]), from: fees };
  }
  const record = ask(toolbox, "get_card", { card: card.id });
  const usd = figure(record, ["card", "annual_fee_usd"], "usd");
  const fee = usd.value === 0 ? line`**no annual fee**` : line`**${usd}** a year`;
  return { said: joinLines([name, fee]), from: record };
}
