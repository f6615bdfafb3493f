import type * as z from "zod";
import { CONFIRM_STATEMENT_PATH, STATEMENT_PATH } from "../../../contract/addresses.ts";
import { count, formatUsd } from "../../../advice/money.ts";
import type { recordPurchase } from "../../../tools/purchases/record-purchase.ts";
import { type Html, html } from "../../../look/html.ts";
import { fileForm, hiddenField } from "../../forms/fields.ts";
import { toShortDay } from "../../page/dates.ts";
import type { FieldError } from "../../forms/form.ts";
import { toPage } from "../../page/layout.ts";
import { dayList, factList, type Line, plainList } from "../../page/lists.ts";
import type { MemberVisit, Reply } from "../../page/route.ts";
import { toPlain } from "../words.ts";
import { columnRows, hiddenColumns } from "./columns.ts";
import { CONTENT_FIELD, type Sent } from "./form.ts";
import { CARD_FIELD } from "./link.ts";

export type Logged = z.infer<(typeof recordPurchase)["data"]>;

/** The most purchases that are listed. */
const MAX_LISTED = 100;

interface Preview {
  readonly sent: Sent;
  /** The member's name for the card. */
  readonly cardName: string;
  readonly found: Logged;
  readonly errors: readonly FieldError[];
}

/** The contents and effects of a statement, to be added or corrected. */
export function toPreviewPage(visit: MemberVisit, preview: Preview): Reply {
  const { sent, cardName, found, errors } = preview;
  const { columns = {}, confirm_code: code } = found;
  const buttons = html`${hiddenField(CONTENT_FIELD, sent.content)}
    ${hiddenField(CARD_FIELD, sent.card)} ${hiddenColumns(columns)}
    <div class="buttons" id="add">
      ${code !== undefined && html`${hiddenField("code", code)}<button formaction="${CONFIRM_STATEMENT_PATH}">Add the purchases</button>`}
      <button class="quiet" name="edit" value="yes">Change card, file or columns</button>
    </div>`;
  return toPage(visit, {
    title: "Check the statement",
    errors,
    content: html`<p class="lead">
        ${toCounts(found, "to add", "to correct")}${code !== undefined && " Nothing is saved yet."}
      </p>
      ${fileForm(STATEMENT_PATH, visit.member.formToken, buttons)}
      ${toFeeds(found, "What it changes")} ${toUnread(found)}
      <h2 id="read">How it was read</h2>
      ${factList([["Card", cardName], ...columnRows(columns)])} ${toPurchases(found)}`,
  });
}

const toUnread = ({ unread }: Logged): Html | false =>
  unread.length > 0 &&
  html`<h2 id="unread">Not read</h2>
    <ul>
      ${unread.map(({ line, why }) => html`<li>Line ${line}: ${toPlain(why)}</li>`)}
    </ul>`;

function toPurchases({ purchases }: Logged): Html | false {
  const shown = purchases.slice(0, MAX_LISTED);
  return (
    shown.length > 0 &&
    html`<h2 id="purchases">Purchases</h2>
      ${shown.length < purchases.length && html`<p class="hint">The first ${shown.length} of ${count(purchases.length, "purchase")}.</p>`}
      ${dayList(shown.map(toPurchase))}`
  );
}

/** Counts of new, corrected, known, excluded and unread rows of a statement, in words. */
export function toCounts({ rows, unread }: Logged, added: string, corrected: string): string {
  const parts = [
    ...(rows.added > 0 ? [`${count(rows.added, "purchase")} ${added}`] : []),
    ...(rows.corrected > 0 ? [`${count(rows.corrected, "purchase")} ${corrected}`] : []),
    ...(rows.known > 0 ? [`${rows.known} already known`] : []),
    ...(rows.left_out > 0
      ? [`${count(rows.left_out, "payment or fee", "payments and fees")} left out`]
      : []),
    ...(unread.length > 0 ? [`${count(unread.length, "line")} not read`] : []),
  ];
  const isNew = rows.added + rows.corrected > 0;
  const told = parts.length === 0 ? "" : `${parts.join(", ")}.`;
  return isNew ? told : `There is nothing new in it${told === "" ? "" : `: ${told}`}`;
}

/** Figures that the purchases move: bonuses, caps, credits and the spending profile. */
export const toFeeds = ({ feeds }: Logged, heading: string): Html | false =>
  feeds.length > 0 &&
  html`<h2 id="changes">${heading}</h2>
    ${plainList(feeds.map(toFeed))}`;

function toFeed({ kind, card_name: card, name, ...usd }: Logged["feeds"][number]): Line {
  const { before_usd: before = 0, after_usd: after, of_usd: of } = usd;
  const what =
    kind === "spending"
      ? "What you spend a month"
      : kind === "bonus"
        ? "Welcome bonus"
        : (name ?? "");
  return {
    what,
    hint: html`${card !== undefined && `${card}. `}${kind === "cap" && "Spent towards the cap. "}${kind === "credit" && "Used. "}${formatUsd(before)}
    before.`,
    amount: `${formatUsd(after)}${of === undefined ? "" : ` of ${formatUsd(of)}`}`,
  };
}

type Row = Logged["purchases"][number];

function toPurchase({ date, text, amount_usd: usd, ...row }: Row): Line {
  return { when: toShortDay(date), what: text, hint: toKind(row), amount: formatUsd(usd) };
}

function toKind({ kind, category, credit }: Omit<Row, "date" | "text" | "amount_usd">): string {
  if (kind === "credit") return credit ?? "A credit that matches no known benefit of the card";
  const of = category?.replaceAll("_", " ") ?? "no category";
  return kind === "refund" ? `Refund, ${of}` : of.charAt(0).toUpperCase() + of.slice(1);
}
