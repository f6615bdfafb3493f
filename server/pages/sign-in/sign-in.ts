import * as z from "zod";
import { SIGN_IN_PATH, SIGN_UP_PATH } from "../../contract/addresses.ts";
import { countSignIn, forgetSignIns, toWideNetwork } from "../../accounts/sign-in/attempts.ts";
import { type Account, checkPassword, credentials } from "../../accounts/users.ts";
import { emailField, hiddenField, postForm, textField } from "../forms/fields.ts";
import { type FieldError, parseForm } from "../forms/form.ts";
import { html } from "../../look/html.ts";
import { toPage } from "../page/layout.ts";
import { toNext, withNext } from "../page/next.ts";
import { redirect } from "../page/reply.ts";
import { toScript } from "../scripts/script.ts";
import { toPasskeySignIn } from "./passkeys.ts";
import { RESET_PATH } from "./paths.ts";
import { isFresh } from "./proof.ts";
import { finishPassword } from "./second-step.ts";
import { logFailure, refuseIfWaiting } from "./tell.ts";
import { findKnownBrowser } from "./sign-in-member.ts";
import type { MemberVisit, OpenRoute, OpenVisit, Reply, Visit } from "../page/route.ts";

export const signInRoute: OpenRoute = {
  for: "anybody",
  path: SIGN_IN_PATH,
  popup: true,
  scripted: true,
  get: (visit) => {
    const next = toNext(visit.event.url.searchParams.get("next"));
    return visit.member === undefined ? toSignIn(visit, next) : redirect(next);
  },
  post: signIn,
};

const signInForm = z.object({
  email: z.string().trim().min(1, "Enter your e-mail address."),
  password: z.string().min(1, "Enter your password."),
});

/** The same for every reason, so that nobody learns who has an account. */
const REFUSED = "The e-mail address or password is wrong.";

async function signIn(visit: OpenVisit, form: URLSearchParams): Promise<Reply> {
  const next = toNext(form.get("next"));
  const email = form.get("email") ?? "";
  const refuse = (errors: readonly FieldError[]) => toSignIn(visit, next, email, errors);
  const { values, errors } = parseForm(signInForm, form);
  if (errors !== undefined) return refuse(errors);
  const account = await findByPassword(visit, values.email, values.password);
  if (account === undefined) return refuse([{ field: "email", message: REFUSED }]);
  return finishPassword(visit, account, next);
}

/**
 * The account with this address and password. Every attempt counts; throws after too many. A
 * signed-in member proves the password again in the same way, with attempts of their own.
 */
async function findByPassword(
  visit: Visit,
  email: string,
  password: string,
): Promise<Account | undefined> {
  const { context, event } = visit;
  const { deps, passwords } = context;
  const parsed = credentials.shape.email.safeParse(email);
  if (!parsed.success) return undefined;
  const address = context.clientAddress(event);
  const browser = await findKnownBrowser(visit, parsed.data);
  const wait = await countSignIn(deps, parsed.data, address, browser);
  refuseIfWaiting(visit, wait);
  const given = { email: parsed.data, password };
  const strangersOf = browser === undefined ? toWideNetwork(address) : undefined;
  const account = await checkPassword(deps, passwords, given, strangersOf);
  if (account === undefined) logFailure(visit, "wrong password");
  else await forgetSignIns(deps, parsed.data, address, browser);
  return account;
}

/**
 * True when the member proves their presence: by the password, or without one by a fresh sign-in.
 */
export async function isProved(visit: MemberVisit, password: string): Promise<boolean> {
  const { account } = visit.member;
  if (!account.hasPassword) return isFresh(visit);
  return (await findByPassword(visit, account.email, password))?.id === account.id;
}

async function toSignIn(
  visit: OpenVisit,
  next: string,
  email = "",
  errors: readonly FieldError[] = [],
): Promise<Reply> {
  const password = { name: "password", label: "Password", type: "password" } as const;
  const content = html`${postForm(
      SIGN_IN_PATH,
      visit.formToken,
      html`${hiddenField("next", next)}${emailField(email, errors)}
        ${textField({ ...password, autocomplete: "current-password" }, errors)}
        <button>Sign in</button>`,
    )}
    ${await toPasskeySignIn(visit, next)}
    <p><a href="${RESET_PATH}">Forgot your password?</a></p>
    <p>No account yet? <a href="${withNext(SIGN_UP_PATH, next)}">Sign up</a></p>`;
  return toPage(visit, { title: "Sign in", content, head: toScript("passkeys"), errors });
}
