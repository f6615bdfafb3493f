import * as z from "zod";
import { deleteAccount, exportRecords } from "../../accounts/account-data.ts";
import { eachMonth } from "../../accounts/purchases.ts";
import { takePlace } from "../../ops/places.ts";
import { takeTurn } from "../../ops/turns.ts";
import { html } from "../../look/html.ts";
import { postForm, textField } from "../forms/fields.ts";
import { type FieldError, parseForm } from "../forms/form.ts";
import { clearCookie } from "../page/cookies.ts";
import { toPage } from "../page/layout.ts";
import { streamPieces, toAccountFile } from "./account-file.ts";
import { proofField, toProofHint, whyNotProved } from "../sign-in/proof.ts";
import { isProved } from "../sign-in/sign-in.ts";
import { leave } from "../sign-in/sign-out.ts";
import { redirect } from "../page/reply.ts";
import type { MemberRoute, MemberVisit, PagesContext, Reply } from "../page/route.ts";

/** Everything stored about the member, to download or to delete. */
export const ownDataRoutes: readonly MemberRoute[] = [
  { for: "members", path: "/account/export", get: download },
  {
    for: "members",
    path: "/account/delete",
    get: (visit) => toDeletePage(visit),
    post: remove,
  },
];

async function download({ context, event, member }: MemberVisit): Promise<Reply> {
  if (!(await takePlace(event.req))) return redirect("/");
  await takeTurn(event.req);
  return {
    status: 200,
    headers: [
      ["content-type", "application/json"],
      ["content-disposition", 'attachment; filename="cardfile-account.json"'],
    ],
    body: await toBody(context, event.req, member.account.id),
  };
}

/** Throws when the first month cannot be read; at a later one the stream breaks off. */
async function toBody(
  { deps, ceilings, log }: PagesContext,
  request: Request,
  accountId: string,
): Promise<Reply["body"]> {
  const records = await exportRecords(deps, ceilings, accountId);
  if (records === undefined) return "null\n";
  const pieces = toAccountFile(records, eachMonth(deps, accountId));
  return streamPieces({
    accountId,
    first: await pieces.next(),
    more: pieces,
    takeTurn: () => takeTurn(request),
    onFault: (error) => log(`accounts: an export broke off: ${String(error)}`),
  });
}

/** Typed by the member, so that nobody deletes an account by accident. */
const CONFIRMATION = "delete my account";

const deleteForm = z.object({
  confirmation: z
    .string()
    .transform((typed) => typed.trim().toLowerCase())
    .pipe(z.literal(CONFIRMATION, `Type “${CONFIRMATION}”.`)),
  password: z.string(),
});

async function remove(visit: MemberVisit, form: URLSearchParams): Promise<Reply> {
  const { deps, secret, secure } = visit.context;
  const { values, errors } = parseForm(deleteForm, form);
  if (errors !== undefined) return toDeletePage(visit, errors);
  if (!(await isProved(visit, values.password))) {
    return toDeletePage(visit, [{ field: "password", message: whyNotProved(visit) }]);
  }
  await deleteAccount(deps, secret, visit.member.account.id);
  return leave(visit, "account-deleted", { headers: [clearCookie(secure, "device")] });
}

function toDeletePage(visit: MemberVisit, errors: readonly FieldError[] = []): Reply {
  const content = html`${toProofHint(visit)}
    <p>
      This deletes your wallet, API keys, connected apps and everything else we keep about you,
      immediately and for good. Until midnight UTC we keep how many calls your address has used,
      under a keyed hash, and for 90 days what was done to the account, without a name. You can
      <a href="/account/export">download your data</a> first.
    </p>
    ${postForm(
      "/account/delete",
      visit.member.formToken,
      html`${textField({ name: "confirmation", label: `Type “${CONFIRMATION}”` }, errors)}
        ${proofField(visit, "password", "Password", errors)}<button class="danger">
          Delete my account
        </button>`,
    )}`;
  return toPage(visit, { title: "Delete your account", content, errors });
}
