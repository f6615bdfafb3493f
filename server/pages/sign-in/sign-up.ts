import { SIGN_IN_PATH, SIGN_UP_PATH } from "../../contract/addresses.ts";
import { countSignUp, toWideNetwork } from "../../accounts/sign-in/attempts.ts";
import { restoreUse } from "../../accounts/quotas.ts";
import { findWeakness } from "../../accounts/sign-in/password-rules.ts";
import { createAccount, credentials } from "../../accounts/users.ts";
import { tooMany } from "../page/errors.ts";
import { emailField, hiddenField, postForm } from "../forms/fields.ts";
import { type FieldError, parseForm } from "../forms/form.ts";
import { html } from "../../look/html.ts";
import { toPage } from "../page/layout.ts";
import { toNext, withNext } from "../page/next.ts";
import { redirect } from "../page/reply.ts";
import { toScript } from "../scripts/script.ts";
import { newPasswordInput } from "./new-password.ts";
import { sendSignUpLink, toLookForMail } from "./send-link.ts";
import { signInMember } from "./sign-in-member.ts";
import type { OpenRoute, OpenVisit, Reply } from "../page/route.ts";

export const signUpRoute: OpenRoute = {
  for: "anybody",
  path: SIGN_UP_PATH,
  popup: true,
  scripted: true,
  get: (visit) => {
    const next = toNext(visit.event.url.searchParams.get("next"));
    return visit.member === undefined ? toSignUp(visit, next) : redirect(next);
  },
  post: signUp,
};

/** Reveals that the address has an account: without mail there is no way around it. */
const TAKEN = "This address cannot be used. If it is yours, sign in instead.";

async function signUp(visit: OpenVisit, form: URLSearchParams): Promise<Reply> {
  const { context, event } = visit;
  const next = toNext(form.get("next"));
  const email = form.get("email") ?? "";
  const refuse = (errors: readonly FieldError[]) => toSignUp(visit, next, email, errors);
  const { values, errors } = parseForm(credentials, form);
  if (errors !== undefined) return refuse(errors);
  const weakness = await findWeakness(values.password, values.email);
  if (weakness !== undefined) return refuse([{ field: "password", message: weakness }]);
  const address = context.clientAddress(event);
  const wait = await countSignUp(context.deps, address);
  if (wait !== undefined) throw tooMany(wait);
  const { deps, passwords } = context;
  const strangersOf = toWideNetwork(address);
  if (context.mailer !== undefined) {
    const password = await passwords.hash(values.password, strangersOf);
    const { email: to } = values;
    sendSignUpLink(visit, { email: to, password, browser_mark: visit.browserMark, next });
    return toLookForMail(visit, values.email);
  }
  const account = await createAccount(deps, passwords, values, "free", strangersOf);
  if (account === undefined) return refuse([{ field: "email", message: TAKEN }]);
  await restoreUse(deps, context.secret, account);
  return redirect(next, await signInMember(visit, account, "signing up"));
}

function toSignUp(
  visit: OpenVisit,
  next: string,
  email = "",
  errors: readonly FieldError[] = [],
): Reply {
  const content = html`<p>
      An account keeps your cards and points, tells you what lapses and what to pay, and answers
      questions about them. The catalog needs no account.
    </p>
    ${postForm(
      SIGN_UP_PATH,
      visit.formToken,
      html`${hiddenField("next", next)}${emailField(email, errors)}
        ${newPasswordInput({ name: "password", label: "Password" }, errors)}
        <button>Create account</button>`,
    )}
    <p>Already have an account? <a href="${withNext(SIGN_IN_PATH, next)}">Sign in</a></p>`;
  return toPage(visit, { title: "Sign up", content, head: toScript("password"), errors });
}
