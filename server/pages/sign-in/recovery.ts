import * as z from "zod";
import { countRecovery } from "../../accounts/sign-in/attempts.ts";
import { endAccess, endLinks } from "../../accounts/end-access.ts";
import { useRecoveryCode } from "../../accounts/sign-in/factors.ts";
import { findWeakness } from "../../accounts/sign-in/password-rules.ts";
import { changeAccount, credentials, findAccountByEmail } from "../../accounts/users.ts";
import { html } from "../../look/html.ts";
import { emailField, postForm, textField } from "../forms/fields.ts";
import { type FieldError, parseForm } from "../forms/form.ts";
import { toPage } from "../page/layout.ts";
import { keepNotice, withHeaders } from "../page/reply.ts";
import { toScript } from "../scripts/script.ts";
import { newPasswordInput } from "./new-password.ts";
import { RECOVERY_PATH } from "./paths.ts";
import { findKnownBrowser } from "./sign-in-member.ts";
import { finishPassword } from "./second-step.ts";
import { logFailure, refuseIfWaiting, tellMember } from "./tell.ts";
import type { OpenRoute, OpenVisit, Reply } from "../page/route.ts";

/** A recovery code replaces a forgotten password; a second factor is still asked for. */
export const recoveryRoute: OpenRoute = {
  for: "anybody",
  path: RECOVERY_PATH,
  popup: true,
  scripted: true,
  get: (visit) => toRecovery(visit),
  post: recover,
};

const recoveryForm = z.object({
  email: credentials.shape.email,
  code: z.string().trim().min(1, "Enter one of your recovery codes."),
  password: credentials.shape.password,
});

const REFUSED = "The address or code is wrong.";

async function recover(visit: OpenVisit, form: URLSearchParams): Promise<Reply> {
  const { deps, passwords, secure } = visit.context;
  const refuse = (errors: readonly FieldError[]) =>
    toRecovery(visit, form.get("email") ?? "", errors);
  const { values, errors } = parseForm(recoveryForm, form);
  if (errors !== undefined) return refuse(errors);
  const { email, code, password } = values;
  const weakness = await findWeakness(password, email);
  if (weakness !== undefined) return refuse([{ field: "password", message: weakness }]);
  const address = visit.context.clientAddress(visit.event);
  const browser = await findKnownBrowser(visit, email);
  const wait = await countRecovery(deps, email, address, browser);
  refuseIfWaiting(visit, wait);
  const account = await findAccountByEmail(deps, email);
  const isRight = account !== undefined && (await useRecoveryCode(deps, account.id, code));
  if (!isRight || account.disabled) {
    logFailure(visit, "wrong code");
    return refuse([{ field: "code", message: REFUSED }]);
  }
  const hash = await passwords.hash(password);
  const changed = await changeAccount(deps, account.id, { password: hash });
  await endLinks(deps, account);
  await endAccess(deps, account.id, ["sessions"]);
  tellMember(visit.context, account, { kind: "password" });
  const reply = await finishPassword(visit, changed, "/account");
  return withHeaders(reply, [keepNotice(secure, "password-changed")]);
}

function toRecovery(visit: OpenVisit, email = "", errors: readonly FieldError[] = []) {
  const content = html`<p>
      A recovery code lets you choose a new password. If you have a passkey or an app, it is asked
      for afterwards; a second recovery code works too.
    </p>
    ${postForm(
      RECOVERY_PATH,
      visit.formToken,
      html`${emailField(email, errors)}
        ${textField({ name: "code", label: "Recovery code" }, errors)}
        ${newPasswordInput({ name: "password", label: "New password" }, errors)}
        <button>Choose this password</button>`,
    )}`;
  return toPage(visit, {
    title: "Use a recovery code",
    content,
    head: toScript("password"),
    errors,
  });
}
