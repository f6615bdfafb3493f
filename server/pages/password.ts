import * as z from "zod";
import { endLinks } from "../accounts/end-access.ts";
import { findWeakness } from "../accounts/sign-in/password-rules.ts";
import { changeAccount, credentials } from "../accounts/users.ts";
import { postForm } from "./fields.ts";
import { type FieldError, parseForm } from "./form.ts";
import { type Html, html } from "../look/html.ts";
import { toPage } from "./layout.ts";
import { keepNotice } from "./notices.ts";
import { page, redirect, type Reply } from "./reply.ts";
import type { MemberRoute } from "./route.ts";
import { toScript } from "./scripts/script.ts";
import { endSessionsExcept } from "./sessions.ts";
import { newPasswordInput } from "./sign-in/new-password.ts";
import { proofField, toProofHint, whyNotProved } from "./sign-in/proof-field.ts";
import { signInMember } from "./sign-in-member.ts";
import { isProved } from "./sign-in.ts";
import { tellMember } from "./sign-in/tell.ts";
import type { MemberVisit } from "./visit.ts";

export const passwordRoute: MemberRoute = {
  for: "members",
  path: "/account/password",
  scripted: true,
  get: (visit) => page(toPasswordPage(visit)),
  post: change,
};

const passwordForm = z.object({
  current_password: z.string(),
  new_password: credentials.shape.password,
});

async function change(visit: MemberVisit, form: URLSearchParams): Promise<Reply> {
  const refuse = (errors: readonly FieldError[]) => page(toPasswordPage(visit, errors), 422);
  const { values, errors } = parseForm(passwordForm, form);
  if (errors !== undefined) return refuse(errors);
  const { deps, passwords, secure } = visit.context;
  const { id, email } = visit.member.account;
  const weakness = await findWeakness(values.new_password, email);
  if (weakness !== undefined) return refuse([{ field: "new_password", message: weakness }]);
  if (!(await isProved(visit, values.current_password))) {
    return refuse([{ field: "current_password", message: whyNotProved(visit) }]);
  }
  const password = await passwords.hash(values.new_password);
  const changed = await changeAccount(deps, id, { password });
  tellMember(visit.context, visit.member.account, { kind: "password" });
  await endLinks(deps, visit.member.account);
  await endSessionsExcept(visit, visit.member.session.id);
  const signedIn = await signInMember(visit, changed, "a new password");
  return redirect("/account", [...signedIn, keepNotice(secure, "password-changed")]);
}

function toPasswordPage(visit: MemberVisit, errors: readonly FieldError[] = []): Html {
  const { formToken, account } = visit.member;
  const fields = html`<input
      type="text"
      name="username"
      autocomplete="username"
      value="${account.email}"
      hidden
    />
    ${proofField(visit, "current_password", "Current password", errors)}
    ${newPasswordInput({ name: "new_password", label: "New password", email: account.email }, errors)}`;
  const content = html`${toProofHint(visit)}
    <p>
      All other browsers are signed out when you change it. <a href="/account/keys">API keys</a> and
      <a href="/account/apps">apps</a> go on working; end them on their pages.
    </p>
    ${postForm("/account/password", formToken, html`${fields}<button>Change password</button>`)}`;
  return toPage(visit, {
    title: "Change your password",
    content,
    head: toScript("password"),
    errors,
  });
}
