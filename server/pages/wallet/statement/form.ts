import { ADD_PATH, STATEMENT_PATH, UNDO_STATEMENT_PATH } from "../../../contract/addresses.ts";
import type { DataOf, Desk } from "../../../tools/desk.ts";
import { getSpendingProfile } from "../../../tools/spending/get-spending-profile.ts";
import { getWallet } from "../../../tools/wallet/get-wallet.ts";
import { type Html, html } from "../../../look/html.ts";
import {
  confirmButton,
  fileField,
  fileForm,
  hiddenField,
  postForm,
  selectField,
  textBox,
} from "../../forms/fields.ts";
import type { FieldError } from "../../forms/form.ts";
import { toShortDay, toShortText } from "../../page/dates.ts";
import { rowList } from "../../page/lists.ts";
import type { MemberVisit, Reply } from "../../page/route.ts";
import { addLink, FILE_FIELD } from "../add/paste.ts";
import { toWalletPage } from "../wallet-page.ts";
import { cardLabel, ownerName } from "../words.ts";
import { type Columns, columnFields } from "./columns.ts";
import { CARD_FIELD } from "./link.ts";

export const CONTENT_FIELD = "statement";

/** A statement as it was sent. */
export interface Sent {
  readonly content: string;
  /** The id of a held card; empty to take it from the file. */
  readonly card: string;
  readonly columns: Columns;
}

export const AS_FILE_SAYS = "As the file says";

/** Unambiguous names of held cards, by id. */
export function cardNames(desk: Desk): ReadonlyMap<string, string> {
  const { cards = [], owners } = desk.read(getWallet, { status: "all" }).data;
  return new Map(
    cards.map((card) => {
      const whose = owners.length > 1 ? `, held by ${ownerName(card.owner)}` : "";
      const last = card.last4 === undefined ? "" : `, ends in ${card.last4}`;
      return [card.wallet_card_id, cardLabel(card) + last + whose];
    }),
  );
}

/** The page to send a statement from, filled with what was sent. */
export async function toStatementPage(
  visit: MemberVisit,
  desk: Desk,
  sent: Sent,
  errors: readonly FieldError[] = [],
): Promise<Reply> {
  const { formToken: token } = visit.member;
  const { coverage } = desk.read(getSpendingProfile, {}).data;
  const names = cardNames(desk);
  const hasCards = names.size > 0;
  return toWalletPage(visit, {
    title: "Add a card's statement",
    path: ADD_PATH,
    lead: hasCards
      ? "Upload a statement, and its purchases count towards bonuses, caps and credits and show what you spend."
      : "Add the card first. Its statements can follow.",
    errors,
    content: html`${hasCards ? await statementForm(token, names, sent, errors) : addLink}
    ${toCoverage(coverage, names, token)}`,
  });
}

async function statementForm(
  token: string,
  names: ReadonlyMap<string, string>,
  { content, card, columns }: Sent,
  errors: readonly FieldError[],
): Promise<Html> {
  const [only] = names.keys();
  const cards = {
    name: CARD_FIELD,
    label: "Card",
    options: [["", AS_FILE_SAYS] as const, ...names],
    value: card === "" && names.size === 1 ? only : card,
  };
  return fileForm(
    STATEMENT_PATH,
    token,
    html`${selectField(cards, errors)} ${fileField(FILE, errors)}
      ${textBox({ ...BOX, value: content }, errors)}
      ${content !== "" && (await columnFields(content, columns, errors))}
      <button>Check the statement</button>`,
  );
}

const FILE = {
  name: FILE_FIELD,
  label: "File from your bank",
  hint: "OFX, QFX or CSV, up to 200 KB: a few months. Most banks offer it next to the list of transactions.",
  accept: ".ofx,.qfx,.csv,.txt,text/csv,text/plain,application/x-ofx",
} as const;

const BOX = {
  name: CONTENT_FIELD,
  label: "Or paste its contents",
  hint: "Never a full card number.",
  rows: 4,
} as const;

type Coverage = DataOf<typeof getSpendingProfile>["coverage"];

/** The months that statements cover, and each statement with its undo. */
const toCoverage = (
  coverage: Coverage,
  names: ReadonlyMap<string, string>,
  token: string,
): Html | false =>
  coverage.length > 0 &&
  html`<h2 id="statements">Statements so far</h2>
    ${coverage.map(({ wallet_card_id: id, months, statements }) => {
      const name = names.get(id) ?? "";
      return html`<h3>${name}</h3>
        <p class="hint">${toMonths(months)}</p>
        ${rowList(
          statements.map((one) => toStatementRow(one, name, token)),
          "",
        )}`;
    })}`;

const STATE_WORDS = {
  covered: "Complete",
  partly: "Partial",
  missing: "Missing",
  twice: "Sent in two forms, counted once",
} as const;

/** Months by how they are covered. */
const toMonths = (months: Coverage[number]["months"]): string =>
  Object.entries(STATE_WORDS)
    .map(([state, words]) => {
      const those = Object.keys(months).filter((month) => months[month] === state);
      return those.length === 0 ? "" : `${words}: ${those.map(toShortText).join(", ")}.`;
    })
    .filter((text) => text !== "")
    .join(" ");

type StatementRow = Coverage[number]["statements"][number];

const toStatementRow = (
  { log_id: id, from, to, imported_on: day }: StatementRow,
  card: string,
  token: string,
): Html =>
  html`<li>
    <div>
      <p>${toShortDay(from)} to ${toShortDay(to)}</p>
      <p class="hint">Added ${toShortDay(day)}</p>
    </div>
    ${confirmButton(
      "Remove",
      `${card}, ${toShortText(from)} to ${toShortText(to)}`,
      undoForm(id, token, "Remove its purchases"),
    )}
  </li>`;

export const undoForm = (logId: string, token: string, label: string): Html =>
  postForm(
    UNDO_STATEMENT_PATH,
    token,
    html`${hiddenField("log", logId)}<button class="quiet">${label}</button>`,
  );
