import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import { meantCard } from "../../readings/held-meant.ts";
import type { Intent } from "../../intent.ts";
import { RENAMED_CARD } from "../../phrasings/change-news.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { changeLine } from "./change-words.ts";

const MOST_SHOWN = 5;
/** Names and closings are asked about long after they happened. */
const SINCE = "15 years";

/** What became of a card: its successor, its new name, whether it still is. */
export const renamedCard: Intent = {
  id: "renamed_card",
  group: "change",
  label: "what a card became or is called now",
  likes: ["card"],
  needs: ["card"],
  phrasings: RENAMED_CARD,
  rules: [/\b(?:became|turned into|converted to)\b.*\b(?:which|what) (?:one|card)\b/],
  respond: (asked, toolbox) => {
    const meant = meantCard(asked, toolbox);
    const isHeld = meant.kind === "held";
    const id = isHeld ? meant.held.card.id : meant.id;
    const record = ask(toolbox, "get_card", { card: id });
    const changes = ask(toolbox, "get_card_changes", {
      since: SINCE,
      scope: "all",
      kinds: ["name", "status"],
    });
    const rows = rowsAt(changes, ["changes"]).filter(
      (row) => textAt(changes, [...row, "card", "card_id"]) === id,
    );
    return answer({
      result: [
        standingOf(record, changes, rows),
        ...feeOfNext(record, toolbox),
        ...(isHeld ? walletLine(record) : []),
      ],
      details: rows.slice(0, MOST_SHOWN).map((row) => changeLine(changes, row)),
      caveats: [
        line`The name on the card in your hand decides which one you have.`,
        CAVEATS.asOf(record),
      ],
      envelopes: [record],
    });
  },
};

const isOpen = (record: Envelope): boolean => textAt(record, ["card", "status"]) === "open";

function standingOf(record: Envelope, changes: Envelope, rows: readonly Path[]): Line {
  const name = figure(record, ["card", "card_name"], "text");
  if (textAt(record, ["card", "successor", "card_name"]) !== undefined) {
    const next = figure(record, ["card", "successor", "card_name"], "text");
    return textAt(record, ["card", "status"]) === "discontinued"
      ? line`The **${name}** no longer exists; its successor is the **${next}**. ${cite(record)}`
      : line`The **${name}** takes no new applications; its successor is the **${next}**. ${cite(record)}`;
  }
  if (!isOpen(record)) {
    return line`The **${name}** ${told(CLOSED[textAt(record, ["card", "status"]) ?? ""] ?? "is closed")}, and no successor is known. ${cite(record)}`;
  }
  const renamed = rows.find((row) => textAt(changes, [...row, "field"]) === "card_name");
  return renamed === undefined
    ? line`The card is still called **${name}** and is open to applicants; no rename of it is known. ${cite(record)}`
    : line`It is called **${name}** since ${figure(changes, [...renamed, "date"], "date")}. ${cite(record)}`;
}

/** What the card costs by its new name, which whoever holds it asks next. */
function feeOfNext(record: Envelope, toolbox: Toolbox): readonly Line[] {
  const id = textAt(record, ["card", "successor", "card_id"]);
  if (id === undefined) return [];
  const next = ask(toolbox, "get_card", { card: id });
  const fee = numberAt(next, ["card", "annual_fee_usd"]);
  if (fee === undefined) return [];
  return [
    fee === 0
      ? line`It has no annual fee.`
      : line`Its annual fee is ${figure(next, ["card", "annual_fee_usd"], "usd")}.`,
  ];
}

const CLOSED: Readonly<Record<string, string>> = {
  closed_new: "takes no new applications",
  product_change_only: "is reached only by changing another card",
  discontinued: "no longer exists",
};

const walletLine = (record: Envelope): readonly Line[] =>
  isOpen(record)
    ? []
    : [
        line`Your wallet still has it under the old name; a recorded product change keeps its opening date.`,
      ];
