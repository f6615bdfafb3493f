import { holdsIssuedNumber } from "../../../accounts/card-number.ts";
import {
  CONFIRM_STATEMENT_PATH,
  STATEMENT_PATH,
  UNDO_STATEMENT_PATH,
  YEAR_PATH,
} from "../../../contract/addresses.ts";
import type { Desk, Problem } from "../../../tools/desk.ts";
import { recordPurchase } from "../../../tools/purchases/record-purchase.ts";
import { html } from "../../../look/html.ts";
import type { FieldError } from "../../forms/form.ts";
import { redirectWith } from "../../page/reply.ts";
import type { MemberRoute, MemberVisit, Reply } from "../../page/route.ts";
import { FILE_FIELD } from "../add/paste.ts";
import { toOutcomePage, toRefusalPage } from "../card/outcome.ts";
import { deskOf } from "../desk.ts";
import { toFieldError } from "../words.ts";
import { COLUMNS_UNCLEAR, findMissing, readColumns } from "./columns.ts";
import {
  AS_FILE_SAYS,
  cardNames,
  CONTENT_FIELD,
  type Sent,
  toStatementPage,
  undoForm,
} from "./form.ts";
import { CARD_FIELD } from "./link.ts";
import { toCounts, toFeeds, toPreviewPage } from "./preview.ts";

/** A statement at up to three bytes a character, and the other fields. */
const MAX_FORM_BYTES = 650_000;
const MAX_STATEMENT = 200_000;

export const statementRoutes: readonly MemberRoute[] = [
  {
    for: "members",
    path: STATEMENT_PATH,
    maxFormBytes: MAX_FORM_BYTES,
    takesFiles: true,
    get: async (visit) => {
      const card = visit.event.url.searchParams.get(CARD_FIELD) ?? "";
      return toStatementPage(visit, await deskOf(visit), { content: "", card, columns: {} });
    },
    post: check,
  },
  {
    for: "members",
    path: CONFIRM_STATEMENT_PATH,
    maxFormBytes: MAX_FORM_BYTES,
    takesFiles: true,
    post: confirm,
  },
  { for: "members", path: UNDO_STATEMENT_PATH, post: undo },
];

async function check(visit: MemberVisit, form: URLSearchParams): Promise<Reply> {
  const desk = await deskOf(visit);
  const sent = readSent(form);
  if (form.get("edit") === "yes") return toStatementPage(visit, desk, sent);
  const errors = findWrong(form, sent);
  if (errors.length === 0) return checkStatement(visit, desk, sent);
  const content = sent.content.length > MAX_STATEMENT ? "" : sent.content;
  return toStatementPage(visit, desk, { ...sent, content }, errors);
}

/** The file, or else the text in the box; columns chosen for another file are dropped. */
function readSent(form: URLSearchParams): Sent {
  const file = (form.get(FILE_FIELD) ?? "").trim();
  const typed = (form.get(CONTENT_FIELD) ?? "").replaceAll(/\r\n?/g, "\n").trim();
  const card = form.get(CARD_FIELD) ?? "";
  if (file === "") return { content: typed, card, columns: readColumns(form) };
  return { content: /\0|^%PDF/.test(file) ? "" : file, card, columns: {} };
}

function findWrong(form: URLSearchParams, { content, columns }: Sent): readonly FieldError[] {
  const isFile = (form.get(FILE_FIELD) ?? "").trim() !== "";
  const field = isFile ? FILE_FIELD : CONTENT_FIELD;
  if (content === "") return [{ field, message: isFile ? NO_TEXT : NOTHING }];
  if (content.length > MAX_STATEMENT) return [{ field, message: TOO_LONG }];
  return Object.keys(columns).length === 0 ? [] : findMissing(columns);
}

const NOTHING = "Choose a file or paste a statement.";
const NO_TEXT = "This file is not text. Download the statement as OFX, QFX or CSV.";
const TOO_LONG = "That is more than 200 KB. Add it in parts, such as a few months each.";

/** Shows how the tool reads a statement. */
export async function checkStatement(
  visit: MemberVisit,
  desk: Desk,
  sent: Sent,
  errors: readonly FieldError[] = [],
): Promise<Reply> {
  const { content, card, columns } = sent;
  const { data, problem } = await desk.write(recordPurchase, {
    statement: content,
    ...(card === "" ? {} : { card }),
    ...(Object.keys(columns).length === 0 ? {} : { columns }),
  });
  const shown = { ...sent, content: withoutNumberedLines(content) };
  if (problem === undefined) {
    const cardName = cardNames(desk).get(card) ?? AS_FILE_SAYS;
    return toPreviewPage(visit, { sent: shown, cardName, found: data, errors });
  }
  return toStatementPage(visit, desk, shown, [toError(problem)]);
}

/** Empties lines with a full card number, so that the others keep their line numbers. */
const withoutNumberedLines = (content: string): string =>
  content
    .split("\n")
    .map((line) => (holdsIssuedNumber(line) ? "" : line))
    .join("\n");

function toError(problem: Problem): FieldError {
  if (problem.field === "columns") return COLUMNS_UNCLEAR;
  if (problem.field === "card") return { field: CARD_FIELD, message: NO_CARD };
  return toFieldError(CONTENT_FIELD, problem);
}

const NO_CARD = "Choose the card that this statement is for; the file does not say.";

const STALE =
  "Nothing was added: ten minutes have passed, or it was already added. This is a new check of the same statement.";

async function confirm(visit: MemberVisit, form: URLSearchParams): Promise<Reply> {
  const desk = await deskOf(visit);
  const { data, problem } = await desk.write(recordPurchase, {
    confirm_code: form.get("code") ?? "",
  });
  if (problem !== undefined) {
    const error = toFieldError("add", problem);
    return checkStatement(visit, desk, readSent(form), [
      error.isOfPlan ? error : { ...error, message: STALE },
    ]);
  }
  return toOutcomePage(visit, {
    title: "Statement added",
    lead: toCounts(data, "added", "corrected"),
    details: html`${toFeeds(data, "What it changed")}`,
    undo: undoForm(data.log_id ?? "", visit.member.formToken, "Undo"),
    next: [YEAR_PATH, "This year"],
  });
}

async function undo(visit: MemberVisit, form: URLSearchParams): Promise<Reply> {
  const desk = await deskOf(visit);
  const { problem } = await desk.write(recordPurchase, { undo: form.get("log") ?? "" });
  if (problem !== undefined) return toRefusalPage(visit, problem);
  return redirectWith(visit, STATEMENT_PATH, "statement-undone");
}
