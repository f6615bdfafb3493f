import * as z from "zod";
import { endLinks } from "../../accounts/end-access.ts";
import { endSessionsExcept } from "../../accounts/sign-in/sessions.ts";
import { findWeakness } from "../../accounts/sign-in/password-rules.ts";
import { changeAccount, credentials } from "../../accounts/users.ts";
import { postForm } from "../forms/fields.ts";
import { type FieldError, parseForm } from "../forms/form.ts";
import { html } from "../../look/html.ts";
import { toPage } from "../page/layout.ts";
import { redirectWith } from "../page/reply.ts";
import { toScript } from "../scripts/script.ts";
import { newPasswordInput } from "../sign-in/new-password.ts";
import { proofField, toProofHint, whyNotProved } from "../sign-in/proof.ts";
import { signInMember } from "../sign-in/sign-in-member.ts";
import { isProved } from "../sign-in/sign-in.ts";
import { tellMember } from "../sign-in/tell.ts";
import type { MemberRoute, MemberVisit, Reply } from "../page/route.ts";

export const passwordRoute: MemberRoute = {
  for: "members",
  path: "/account/password",
  scripted: true,
  get: (visit) => toPasswordPage(visit),
  post: change,
};

const passwordForm = z.object({
  current_password: z.string(),
  new_password: credentials.shape.password,
});

async function change(visit: MemberVisit, form: URLSearchParams): Promise<Reply> {
  const refuse = (errors: readonly FieldError[]) => toPasswordPage(visit, errors);
  const { values, errors } = parseForm(passwordForm, form);
  if (errors !== undefined) return refuse(errors);
  const { deps, passwords } = visit.context;
  const { id, email, passwordMark } = visit.member.account;
  const weakness = await findWeakness(values.new_password, email);
  if (weakness !== undefined) return refuse([{ field: "new_password", message: weakness }]);
  if (!(await isProved(visit, values.current_password))) {
    return refuse([{ field: "current_password", message: whyNotProved(visit) }]);
  }
  const password = await passwords.hash(values.new_password);
  const changed = await changeAccount(deps, id, { password }, passwordMark);
  tellMember(visit.context, visit.member.account, { kind: "password" });
  await endLinks(deps, visit.member.account);
  await endSessionsExcept(deps, id, visit.member.session.id);
  const signedIn = await signInMember(visit, changed, "a new password");
  return redirectWith(visit, "/account", "password-changed", signedIn);
}

function toPasswordPage(visit: MemberVisit, errors: readonly FieldError[] = []): Reply {
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
      Changing it signs out all other browsers. <a href="/account/keys">API keys</a> and
      <a href="/account/apps">apps</a> keep working; end them on their pages.
    </p>
    ${postForm("/account/password", formToken, html`${fields}<button>Change password</button>`)}`;
  return toPage(visit, {
    title: "Change your password",
    content,
    head: toScript("password"),
    errors,
  });
}
