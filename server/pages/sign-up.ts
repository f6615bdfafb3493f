import { SIGN_UP_PATH } from "../contract/addresses.ts";
import { countSignUp, toWideNetwork } from "../accounts/attempts.ts";
import { restoreUse } from "../accounts/quotas.ts";
import { findWeakness } from "../accounts/sign-in/password-rules.ts";
import { createAccount, credentials } from "../accounts/users.ts";
import { tooMany } from "./errors.ts";
import { postForm, textField } from "./fields.ts";
import { type FieldError, parseForm } from "./form.ts";
import { html } from "../look/html.ts";
import { toPage } from "./layout.ts";
import { toNext, withNext } from "./next.ts";
import { page, redirect, type Reply } from "./reply.ts";
import type { OpenRoute } from "./route.ts";
import { toScript } from "./scripts/script.ts";
import { newPasswordInput } from "./sign-in/new-password.ts";
import { sendSignUpLink, toLookForMail } from "./sign-in/send-link.ts";
import { signInMember } from "./sign-in-member.ts";
import type { OpenVisit } from "./visit.ts";

export const signUpRoute: OpenRoute = {
  for: "anybody",
  path: SIGN_UP_PATH,
  popup: true,
  scripted: true,
  get: (visit) => {
    const next = toNext(visit.event.url.searchParams.get("next"));
    return visit.member === undefined ? page(toSignUp(visit, { next })) : redirect(next);
  },
  post: signUp,
};

/** Tells that the address has an account: without mail there is no way around it. */
const TAKEN = "This address cannot be used. If it is yours, sign in instead.";

async function signUp(visit: OpenVisit, form: URLSearchParams): Promise<Reply> {
  const { context, event } = visit;
  const next = toNext(form.get("next"));
  const email = form.get("email") ?? "";
  const refuse = (errors: readonly FieldError[]) =>
    page(toSignUp(visit, { next, email, errors }), 422);
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
    sendSignUpLink(context, { email: values.email, password, next });
    return toLookForMail(visit, values.email);
  }
  const account = await createAccount(deps, passwords, values, "free", strangersOf);
  if (account === undefined) return refuse([{ field: "email", message: TAKEN }]);
  await restoreUse(deps, context.secret, account);
  return redirect(next, await signInMember(visit, account, "signing up"));
}

interface SignUpPage {
  readonly next: string;
  readonly email?: string;
  readonly errors?: readonly FieldError[];
}

function toSignUp(visit: OpenVisit, { next, email = "", errors = [] }: SignUpPage) {
  const fields = html`${textField(
    {
      name: "email",
      label: "E-mail address",
      type: "email",
      autocomplete: "username",
      value: email,
    },
    errors,
  )}
  ${newPasswordInput({ name: "password", label: "Password" }, errors)}`;
  const content = html`<p>
      The catalog needs no account. With one you can use the tools and the chat for your own cards.
    </p>
    ${postForm(
      "/sign-up",
      visit.formToken,
      html`<input type="hidden" name="next" value="${next}" />${fields}
        <button>Create account</button>`,
    )}
    <p>Already have an account? <a href="${withNext("/sign-in", next)}">Sign in</a></p>`;
  return toPage(visit, { title: "Sign up", content, head: toScript("password"), errors });
}
