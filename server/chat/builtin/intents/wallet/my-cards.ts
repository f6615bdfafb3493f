import * as z from "zod";
import { inOrder, inWords, rankOf, type Row } from "./card-order.ts";
import { ask } from "../../compose/ask.ts";
import { answer, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, valueAt } from "../../compose/figure.ts";
import { joinLines } from "../../compose/rows.ts";
import { holderOf, whose } from "../../compose/whose.ts";
import type { Intent } from "../../intent.ts";
import { MY_CARDS } from "../../phrasings/wallet.ts";
import { says } from "../../held-meant.ts";
import { idsOf } from "../../slots.ts";
import { mentionsOf, type Understood } from "../../understood.ts";
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
    const isClosed = says(asked, CLOSED);
    const wallet = ask(toolbox, "get_wallet", {
      include: ["cards"],
      status: isClosed ? "closed" : "open",
      ...(asked.owner === undefined ? {} : { owner: asked.owner }),
    });
    const rows = held.parse(valueAt(wallet, ["cards"])).map((row, place) => ({ row, place }));
    const wanted = openedIn(wantedOf(rows, asked, toolbox), asked, toolbox);
    if (wanted.length === 0) return noneOf(wallet, rows.length > 0, asked);
    return toDraft(wallet, inOrder(wanted, asked), rows, asked);
  },
};

const CLOSED =
  /\bclosed\b|\b(?:did|have|had) (?:i|we|\w+) (?:ever |already )?(?:close|cancel|shut)\b|\b(?:i|we) (?:cancel(?:l?ed)|shut)\b/;

/** Rows of the card or bank that the question names; all when it names none. */
function wantedOf(rows: readonly Row[], asked: Understood, { scene }: Toolbox): readonly Row[] {
  const cards = new Set(idsOf(asked, "card", scene.facts));
  if (cards.size > 0) return rows.filter(({ row }) => cards.has(row.card_id));
  const issuers = new Set(idsOf(asked, "issuer", scene.facts));
  const type = says(asked, /\bbusiness\b|\bbiz\b/)
    ? "business"
    : says(asked, /\bpersonal\b/)
      ? "personal"
      : undefined;
  return rows.filter(({ row }) => {
    const card = scene.facts.cards.get(row.card_id);
    const isOfType = type === undefined || card?.card_type === type;
    return isOfType && (issuers.size === 0 || issuers.has(card?.issuer ?? ""));
  });
}

const OPENED = /\b(?:open|opened|get|got|start|started|sign up|signed up|add|added)\b/;

/** Those opened in the time that is told: "which cards did I open in 2023". */
function openedIn(rows: readonly Row[], asked: Understood, { scene }: Toolbox): readonly Row[] {
  const [date] = asked.dates;
  if (date === undefined || date.from > scene.today) return rows;
  if (isNamed(asked) || !says(asked, OPENED)) return rows;
  return rows.filter(({ row }) => {
    const on = row.opened_on ?? "";
    return on >= date.from.slice(0, on.length) && on <= date.to;
  });
}

const isNamed = (asked: Understood): boolean => mentionsOf(asked, "card").length > 0;

function noneOf(wallet: Envelope, hasAny: boolean, asked: Understood): Draft {
  const none = !hasAny
    ? line`Your wallet holds no such card yet. Add cards with add_wallet_card or import_wallet.`
    : isNamed(asked)
      ? line`**No**: that card is not in your wallet.`
      : line`**None** of the cards in your wallet is one of those.`;
  return answer({ result: [none], envelopes: [wallet] });
}

function toDraft(
  wallet: Envelope,
  shown: readonly Row[],
  all: readonly Row[],
  asked: Understood,
): Draft {
  return answer({
    result: [
      ...(shown.length < all.length ? totalLine(wallet, asked) : []),
      ...rankLine(wallet, shown, asked),
      ...openedLines(wallet, shown, asked),
      resultOf(wallet, shown, all, asked),
    ],
    details: shown.slice(0, MOST_SHOWN).map((one) => toLine(wallet, one)),
    envelopes: [wallet],
  });
}

/** "How many in all, and which is the Amex one?": the whole before the part. */
const totalLine = (wallet: Envelope, asked: Understood): readonly Line[] =>
  says(asked, /\bhow many\b.*\b(?:and|total|in all|altogether)\b/)
    ? [line`**${figure(wallet, ["totals", "cards"], "count")}** cards are in your wallet.`]
    : [];

/** When a card that is named was opened. */
const openedLines = (wallet: Envelope, shown: readonly Row[], asked: Understood): readonly Line[] =>
  isNamed(asked) && says(asked, /\bwhen\b|\bhow (?:long|old)\b|\bwhat (?:day|date|month|year)\b/)
    ? shown
        .filter(({ row }) => row.opened_on !== undefined && row.closed_on === undefined)
        .map(
          ({ row, place }) =>
            line`The **${told(row.card_name)}**${whose(row.owner)} was opened ${told((row.opened_on?.length ?? 0) > "yyyy-mm".length ? "on" : "in")} **${figure(wallet, ["cards", place, "opened_on"], "date")}**.`,
        )
    : [];

/** What is held of what was asked for: by name, all of it, or so many of it. */
function resultOf(
  wallet: Envelope,
  shown: readonly Row[],
  all: readonly Row[],
  asked: Understood,
): Line {
  const names = [...new Set(shown.map(({ row }) => row.card_name))].join(", ");
  const isShut = shown.every(({ row }) => row.closed_on !== undefined);
  if (isNamed(asked))
    return isShut
      ? line`**Yes**: the **${told(names)}** is closed.`
      : line`**Yes**: you hold the **${told(names)}**.`;
  const many = figure(wallet, ["totals", "cards"], "count");
  if (isShut) return line`Closed cards that are kept here: **${many}**.`;
  if (shown.length === 1 && asked.owner === undefined)
    return line`You hold the **${told(names)}**.`;
  if (shown.length < all.length)
    return line`**${told(inWords(shown.length))}** of the ${many} cards in your wallet are those:`;
  const fees = figure(wallet, ["totals", "annual_fees_usd"], "usd");
  return asked.owner === undefined
    ? line`${many} cards are in your wallet, with ${fees} in annual fees a year.`
    : line`${holderOf(asked.owner)} has **${many}** of the cards in your wallet, with ${fees} in annual fees a year.`;
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

/** The oldest or newest, where one is asked for. */
function rankLine(wallet: Envelope, rows: readonly Row[], asked: Understood): readonly Line[] {
  const rank = rankOf(rows, asked);
  if (rank === undefined) return [];
  const { row, place } = rank.row;
  const opened = figure(wallet, ["cards", place, "opened_on"], "date");
  return [
    line`The ${told(rank.words)} is the **${told(row.card_name)}**${whose(row.owner)}, opened **${opened}**.`,
  ];
}
