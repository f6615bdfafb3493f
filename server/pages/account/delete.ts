import * as z from "zod";
import { deleteAccount } from "../../accounts/account-data.ts";
import { clearCookie } from "../page/cookies.ts";
import { postForm, textField } from "../forms/fields.ts";
import { type FieldError, parseForm } from "../forms/form.ts";
import { type Html, html } from "../../look/html.ts";
import { toPage } from "../page/layout.ts";
import { keepNotice } from "../page/notices.ts";
import { page, redirect, type Reply } from "../page/reply.ts";
import type { MemberRoute } from "../page/route.ts";
import { proofField, toProofHint, whyNotProved } from "../sign-in/proof-field.ts";
import { isProved } from "../sign-in/sign-in.ts";
import { clearSiteData } from "../sign-in/sign-out.ts";
import type { MemberVisit } from "../page/visit.ts";

export const deleteRoute: MemberRoute = {
  for: "members",
  path: "/account/delete",
  get: (visit) => page(toDeletePage(visit)),
  post: remove,
};

/** What the member types, so that nobody deletes an account by a slip. */
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
  const { id } = visit.member.account;
  const refuse = (errors: readonly FieldError[]) => page(toDeletePage(visit, errors), 422);
  const { values, errors } = parseForm(deleteForm, form);
  if (errors !== undefined) return refuse(errors);
  if (!(await isProved(visit, values.password))) {
    return refuse([{ field: "password", message: whyNotProved(visit) }]);
  }
  await deleteAccount(deps, secret, id);
  return redirect("/sign-in", [
    ...clearSiteData(secure),
    clearCookie(secure, "session"),
    clearCookie(secure, "device"),
    keepNotice(secure, "account-deleted"),
  ]);
}

function toDeletePage(visit: MemberVisit, errors: readonly FieldError[] = []): Html {
  const fields = html`${textField(
    {
      name: "confirmation",
      label: `Type “${CONFIRMATION}”`,
      type: "text",
      autocomplete: "off",
    },
    errors,
  )}
  ${proofField(visit, "password", "Password", errors)}`;
  const content = html`${toProofHint(visit)}
    <p>
      This deletes your wallet, API keys, connected apps and everything else we keep about you, at
      once and for good. Until midnight UTC we keep how many calls your address has used, under a
      keyed hash, and for 90 days what was done to the account, without a name. You can
      <a href="/account/export">download your data</a> first.
    </p>
    ${postForm(
      "/account/delete",
      visit.member.formToken,
      html`${fields}<button class="danger">Delete my account</button>`,
    )}`;
  return toPage(visit, { title: "Delete your account", content, errors });
}
