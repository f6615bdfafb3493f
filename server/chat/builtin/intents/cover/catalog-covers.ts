import * as z from "zod";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, valueAt } from "../../compose/figure.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { withoutOffer } from "../purchase/rates/catalog-rates.ts";
import { joinLines } from "../../compose/rows.ts";
import { protectionOf } from "./cover-rows.ts";

const MOST_SHOWN = 8;
const MOST_IN_RESULT = 3;
const MOST_FOUND = 6;

const covers = z.array(z.looseObject({ protection: z.string(), text: z.string() })).catch([]);

interface About {
  readonly toolbox: Toolbox;
  readonly isHeld: boolean;
}

/** What the catalog says a card carries: those protections that are asked for, or all. */
export function cardCovers(
  card: string,
  wanted: readonly string[],
  { toolbox, isHeld }: About,
): Draft {
  const record = ask(toolbox, "get_card", { card });
  const name = figure(record, ["card", "card_name"], "text");
  const rows = covers
    .parse(valueAt(record, ["protections"]))
    .filter((row) => wanted.length === 0 || wanted.includes(row.protection));
  const what = told(wanted.length === 0 ? "any protection" : wanted.join(", "));
  const whose = isHeld ? line`The **${name}**` : line`The **${name}** is not in your wallet; it`;
  const texts = rows.map(({ text }) => text);
  const some = line`carries: **${told(texts.slice(0, MOST_IN_RESULT).join("; "))}**. ${cite(record)}`;
  const none: Line = isHeld
    ? line`Nobody verified whether the **${name}** carries ${what}. ${cite(record)}`
    : line`The **${name}** is not in your wallet, and nobody verified whether it carries ${what}. ${cite(record)}`;
  return answer({
    result: [rows.length === 0 ? none : joinLines([whose, some], " ")],
    details: texts
      .slice(MOST_IN_RESULT, MOST_IN_RESULT + MOST_SHOWN)
      .map((text) => line`${told(text)}`),
    caveats: [
      line`The card's current guide to benefits decides.`,
      CAVEATS.terms,
      CAVEATS.asOf(record),
    ],
    envelopes: [withoutOffer(record)],
  });
}

/** Nearly all cards have some rental cover, so the better kind is looked for. */
const BETTER: Readonly<Record<string, string>> = { "Auto rental coverage": "primary rental" };

const found = z.array(z.looseObject({ card_name: z.string() })).catch([]);

/** No held card is known to carry it: cards of the catalog that do. */
export function cardsElsewhere(check: Envelope, toolbox: Toolbox): Draft {
  const name = protectionOf(check);
  const benefit = BETTER[name] ?? name;
  const cards = ask(toolbox, "find_cards_by_benefit", { benefit, limit: MOST_FOUND });
  const rows = found.parse(valueAt(cards, ["cards"]));
  const names = told(rows.map(({ card_name: one }) => one).join(", "));
  const none =
    toolbox.scene.wallet.cards.length === 0
      ? line`Your wallet holds no card yet.`
      : line`No open card of yours is known to carry ${told(name)}; that is not to say that none does.`;
  const some = line`Cards with ${told(benefit.toLowerCase())}, by the catalog: **${names}**. ${cite(cards)}`;
  return answer({
    result: [rows.length === 0 ? none : joinLines([none, some], " ")],
    caveats: [CAVEATS.terms, CAVEATS.asOf(cards)],
    envelopes: [check, { ...cards, warnings: [] }],
  });
}
