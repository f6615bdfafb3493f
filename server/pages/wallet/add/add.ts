import { holdsCardNumber, withoutCardNumbers } from "../../../accounts/card-number.ts";
import { ADD_CARD_PATH, ADD_PATH, CONFIRM_PATH, WALLET_PATH } from "../../../contract/addresses.ts";
import type { Desk } from "../../../tools/desk.ts";
import { importWallet } from "../../../tools/reports/import-wallet.ts";
import { isStatement } from "../../../tools/purchases/read-statement.ts";
import { updateProfile } from "../../../tools/wallet/update-profile.ts";
import type { FieldError } from "../../forms/form.ts";
import { html } from "../../../look/html.ts";
import { redirectWith } from "../../page/reply.ts";
import { addCard, cardForm, NO_CARD, readTypedCard, type TypedCard } from "./card-add.ts";
import { deskOf } from "../desk.ts";
import { FILE_FIELD, pasteForm } from "./paste.ts";
import { ENTRY_FIELD, PERSON_FIELD, toPreviewPage, WAS_FIELD } from "./preview.ts";
import { statementLink } from "../statement/link.ts";
import { checkStatement } from "../statement/statement.ts";
import { toWalletPage } from "../wallet-page.ts";
import { toFieldError } from "../words.ts";
import type { MemberRoute, MemberVisit, Reply } from "../../page/route.ts";

/** A list of hundreds of cards, or a backup. */
const MAX_LIST_BYTES = 60_000;

/** Each byte percent-encoded as three, and the other fields. */
const MAX_FORM_BYTES = 200_000;

export const addRoutes: readonly MemberRoute[] = [
  {
    for: "members",
    path: ADD_PATH,
    maxFormBytes: MAX_FORM_BYTES,
    takesFiles: true,
    get: async (visit) => toAddPage(visit, await deskOf(visit)),
    post: check,
  },
  { for: "members", path: ADD_CARD_PATH, post: addOne },
  { for: "members", path: CONFIRM_PATH, maxFormBytes: MAX_FORM_BYTES, post: confirm },
];

/** The contents of the page's two forms. */
interface Filled {
  readonly content?: string;
  readonly card?: TypedCard;
  readonly errors?: readonly FieldError[];
}

function toAddPage(
  visit: MemberVisit,
  desk: Desk,
  { content, card = NO_CARD, errors = [] }: Filled = {},
): Reply {
  const { formToken } = visit.member;
  return toWalletPage(visit, {
    title: "Add cards and points",
    path: ADD_PATH,
    errors,
    content: html`${pasteForm(formToken, content, errors)}
      <h2>Or one card by its name</h2>
      ${cardForm(formToken, desk.cardNames(), card, errors)}
      <h2>Or what you bought</h2>
      ${statementLink()}`,
  });
}

async function addOne(visit: MemberVisit, form: URLSearchParams): Promise<Reply> {
  const desk = await deskOf(visit);
  const card = readTypedCard(form);
  const added = await addCard(desk, card);
  if ("errors" in added) return toAddPage(visit, desk, { card, errors: added.errors });
  return redirectWith(visit, added.next, "wallet-added");
}

async function check(visit: MemberVisit, form: URLSearchParams): Promise<Reply> {
  const desk = await deskOf(visit);
  const typed = mendedContent(form);
  const file = (form.get(FILE_FIELD) ?? "").trim();
  const people = form.getAll(PERSON_FIELD);
  if (people.length > 0) {
    const added = await desk.write(updateProfile, { add_household: people });
    if (added.problem !== undefined) {
      const errors = [toFieldError("content", added.problem)];
      return toAddPage(visit, desk, { content: typed, errors });
    }
  }
  const problem = file === "" ? undefined : findWrongFile(file, typed);
  const content = file === "" ? typed : file;
  if (problem === undefined) {
    return isStatement(content)
      ? checkStatement(visit, desk, { content, card: "", columns: {} })
      : preview(visit, desk, content);
  }
  const errors = [{ field: FILE_FIELD, message: problem }];
  return toAddPage(visit, desk, { content: typed, errors });
}

function findWrongFile(file: string, typed: string): string | undefined {
  if (typed !== "") return "Paste a list or choose a file, not both.";
  // Bytes that are not text decode to these.
  if (/[\0\uFFFD]/.test(file)) return "This file is not text. Save it as CSV, JSON or text.";
  return undefined;
}

/** The list as it was sent, with its corrections applied. */
function mendedContent(form: URLSearchParams): string {
  const entries = form.getAll(ENTRY_FIELD);
  const content = (form.get("content") ?? "").replaceAll(/\r\n?/g, "\n");
  return form
    .getAll(WAS_FIELD)
    .reduce(
      (text, was, at) => (was === "" ? text : text.replace(was, () => entries[at] ?? "")),
      content,
    )
    .trim();
}

const CARD_NUMBER =
  "That contained a full card number, which we never keep and have removed. Enter at most its last four digits.";

const TOO_LONG = "That is more than 60 KB. Add it in parts.";

async function preview(
  visit: MemberVisit,
  desk: Desk,
  content: string,
  errors: readonly FieldError[] = [],
): Promise<Reply> {
  const refuse = (wrong: string | FieldError, kept = content): Reply => {
    const error = typeof wrong === "string" ? { field: "content", message: wrong } : wrong;
    return toAddPage(visit, desk, { content: kept, errors: [error] });
  };
  if (content === "") return refuse("Type at least one card or balance.");
  if (Buffer.byteLength(content) > MAX_LIST_BYTES) return refuse(TOO_LONG);
  if (holdsCardNumber(content)) return refuse(CARD_NUMBER, withoutCardNumbers(content));
  const { data, problem } = await desk.write(importWallet, { content });
  if (problem !== undefined) return refuse(toFieldError("content", problem));
  return toPreviewPage(visit, { content, found: data, errors });
}

const STALE =
  "Nothing was added: ten minutes have passed, or the wallet has changed. This is a new check of the same list; review it and add it.";

async function confirm(visit: MemberVisit, form: URLSearchParams): Promise<Reply> {
  const desk = await deskOf(visit);
  const { problem } = await desk.write(importWallet, { confirm_code: form.get("code") ?? "" });
  if (problem === undefined) return redirectWith(visit, WALLET_PATH, "wallet-added");
  const error = toFieldError("add", problem);
  return preview(visit, desk, mendedContent(form), [
    error.isOfPlan ? error : { ...error, message: STALE },
  ]);
}
