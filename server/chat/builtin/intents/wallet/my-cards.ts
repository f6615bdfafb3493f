import * as z from "zod";
import { ask } from "../../compose/ask.ts";
import { answer, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, valueAt } from "../../compose/figure.ts";
import { joinLines } from "../../compose/rows.ts";
import { whose } from "../../compose/whose.ts";
import type { Intent } from "../../intent.ts";
import { MY_CARDS } from "../../phrasings/wallet.ts";
import { idsOf } from "../../slots.ts";
import type { Understood } from "../../understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";

const MOST_SHOWN = 30;

const held = z
  .array(
    z.looseObject({
      card_id: z.string(),
      card_name: z.string(),
      owner: z.string(),
      opened_on: z.string().optional(),
      closed_on: z.string().optional(),
      authorized_user: z.boolean(),
    }),
  )
  .catch([]);

type Row = { readonly row: z.infer<typeof held>[number]; readonly place: number };

/** The cards of the wallet, all or those that are asked for. */
export const myCards: Intent = {
  id: "my_cards",
  group: "wallet",
  label: "which cards you hold",
  likes: ["card", "issuer"],
  needs: [],
  phrasings: MY_CARDS,
  rules: [
    /^(?:what|which) (?:credit )?cards do i (?:have|hold|own)$/,
    /^(?:show|list)(?: me)?(?: all)? my cards$/,
  ],
  respond: (asked, toolbox) => {
    const isClosed = asked.tokens.includes("closed");
    const wallet = ask(toolbox, "get_wallet", {
      include: ["cards"],
      status: isClosed ? "closed" : "open",
      ...(asked.owner === undefined ? {} : { owner: asked.owner }),
    });
    const rows = held.parse(valueAt(wallet, ["cards"])).map((row, place) => ({ row, place }));
    return toDraft(wallet, wantedOf(rows, asked, toolbox), rows.length > 0);
  },
};

/** Rows of the card or bank that the question names; all when it names none. */
function wantedOf(rows: readonly Row[], asked: Understood, { scene }: Toolbox): readonly Row[] {
  const cards = new Set(idsOf(asked, "card", scene.facts));
  if (cards.size > 0) return rows.filter(({ row }) => cards.has(row.card_id));
  const issuers = new Set(idsOf(asked, "issuer", scene.facts));
  if (issuers.size === 0) return rows;
  return rows.filter(({ row }) => issuers.has(scene.facts.cards.get(row.card_id)?.issuer ?? ""));
}

function toDraft(wallet: Envelope, rows: readonly Row[], hasAny: boolean): Draft {
  const [first, second] = rows;
  const fees = figure(wallet, ["totals", "annual_fees_usd"], "usd");
  const many = figure(wallet, ["totals", "cards"], "count");
  if (first === undefined) {
    const none = hasAny
      ? line`That card is not in your wallet.`
      : line`Your wallet holds no such card yet. Add cards with add_wallet_card or import_wallet.`;
    return answer({ result: [none], envelopes: [wallet] });
  }
  const result =
    second === undefined
      ? line`You hold the **${told(first.row.card_name)}**.`
      : line`${many} cards are in your wallet, with ${fees} in annual fees a year.`;
  return answer({
    result: [result],
    details: rows.slice(0, MOST_SHOWN).map((one) => toLine(wallet, one)),
    envelopes: [wallet],
  });
}

/** Nicknames are the member's own words and not told. */
function toLine(wallet: Envelope, { row, place }: Row): Line {
  const user = row.authorized_user ? ", as an authorised user" : "";
  const opened =
    row.opened_on === undefined ? undefined : figure(wallet, ["cards", place, "opened_on"], "date");
  const name = line`${told(row.card_name)}${whose(row.owner)}${told(user)}`;
  if (row.closed_on !== undefined) {
    const closed = figure(wallet, ["cards", place, "closed_on"], "date");
    return joinLines([name, line`closed on ${closed}`], ", ");
  }
  return opened === undefined ? name : joinLines([name, line`opened ${opened}`], ", ");
}
