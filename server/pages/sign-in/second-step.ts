import { SIGN_IN_PATH } from "../../contract/addresses.ts";
import { countSecondStep } from "../../accounts/sign-in/attempts.ts";
import { codeLetter } from "../../accounts/mail/letters.ts";
import {
  beginPending,
  findPending,
  guessPending,
  PENDING_SECONDS,
  type PendingSignIn,
} from "../../accounts/sign-in/pending.ts";
import { useFactorCode } from "../../accounts/sign-in/factor-codes.ts";
import { hasSecondFactor, readFactors } from "../../accounts/sign-in/factors.ts";
import { findSigner, toRequest } from "../../accounts/sign-in/passkeys.ts";
import { type Account, findAccount } from "../../accounts/users.ts";
import { type Html, html } from "../../look/html.ts";
import { clearCookie, readCookie, setCookie } from "../page/cookies.ts";
import { postForm, textField } from "../forms/fields.ts";
import type { FieldError } from "../forms/form.ts";
import { toPage } from "../page/layout.ts";
import { redirect } from "../page/reply.ts";
import { toScript } from "../scripts/script.ts";
import { findKnownBrowser, signInMember } from "./sign-in-member.ts";
import { passkeyForm, worldOf } from "./passkeys.ts";
import { logFailure, refuseIfWaiting, tellMember, tellOfBrowser } from "./tell.ts";
import type { OpenRoute, OpenVisit, Reply, Visit } from "../page/route.ts";

const CONFIRM_PATH = "/account/confirm";

export const secondStepRoute: OpenRoute = {
  for: "anybody",
  path: CONFIRM_PATH,
  popup: true,
  scripted: true,
  get: async (visit) => {
    const waiting = await findPending(visit.context.deps, readPendingCookie(visit));
    return waiting === undefined ? redirect(SIGN_IN_PATH) : toStep(visit, waiting);
  },
  post: confirm,
};

/** Signs in after the right password, or asks for a second step first. */
export async function finishPassword(visit: Visit, account: Account, next: string): Promise<Reply> {
  const { deps, mailer, secure } = visit.context;
  const isGuarded = hasSecondFactor(await readFactors(deps, account.id));
  const isKnown = (await findKnownBrowser(visit, account.email)) !== undefined;
  const byMail = !isGuarded && !isKnown && account.verified && mailer !== undefined;
  if (!isGuarded && !byMail) return redirect(next, await signInMember(visit, account, "password"));
  await countStep(visit, account);
  const { cookie, code } = await beginPending(deps, account, { next, byMail });
  if (byMail) mailer?.send(codeLetter(account.email, code));
  return redirect(CONFIRM_PATH, [setCookie(secure, "pending", cookie, PENDING_SECONDS)]);
}

async function countStep(visit: Visit, account: Account): Promise<void> {
  const browser = await findKnownBrowser(visit, account.email);
  const wait = await countSecondStep(visit.context.deps, account, browser);
  refuseIfWaiting(visit, wait);
}

const readPendingCookie = ({ context, event }: Visit): string | undefined =>
  readCookie(event.req.headers.get("cookie"), context.secure, "pending");

async function confirm(visit: OpenVisit, form: URLSearchParams): Promise<Reply> {
  const { deps, secure } = visit.context;
  const cookie = readPendingCookie(visit);
  const waiting = await findPending(deps, cookie);
  const account = waiting && (await findAccount(deps, waiting.accountId));
  if (cookie === undefined || waiting === undefined) return redirect(SIGN_IN_PATH);
  const { passwordMark } = waiting;
  if (account?.passwordMark !== passwordMark || account.disabled) return redirect(SIGN_IN_PATH);
  await countStep(visit, account);
  const code = (form.get("code") ?? "").replaceAll(/\s/g, "");
  const outcome = await guessPending(deps, cookie, code, () =>
    isFactor(visit, account.id, waiting.hasCode ? undefined : form),
  );
  if (outcome === "ended") {
    tellMember(visit.context, account, { kind: "guesses" });
    return redirect(SIGN_IN_PATH, [clearCookie(secure, "pending")]);
  }
  if (outcome === "wrong") {
    logFailure(visit, "wrong code");
    const errors = [{ field: "code", message: waiting.hasCode ? WRONG_LETTER : WRONG }];
    return toStep(visit, waiting, errors);
  }
  if ((await findKnownBrowser(visit, account.email)) === undefined) tellOfBrowser(visit, account);
  const by = form.get("credential") === null ? "password and code" : "password and passkey";
  const signedIn = await signInMember(visit, account, by);
  return redirect(waiting.next, [...signedIn, clearCookie(secure, "pending")]);
}

/** True for an answer of the account's passkey, a code of its app or a recovery code. */
async function isFactor(
  { context }: Visit,
  accountId: string,
  form: URLSearchParams | undefined,
): Promise<boolean> {
  if (form === undefined) return false;
  const credential = form.get("credential");
  if (credential === null) {
    const secrets = [context.secret, ...(context.olderSecrets ?? [])];
    return useFactorCode(context.deps, secrets, accountId, form.get("code") ?? "");
  }
  const world = worldOf(context);
  return world !== undefined && (await findSigner(world, credential)) === accountId;
}

const WRONG_LETTER = "This is not the code. Check the newest e-mail.";
const WRONG = "This is wrong or already used. Try again.";

async function toStep(
  visit: OpenVisit,
  waiting: PendingSignIn,
  errors: readonly FieldError[] = [],
): Promise<Reply> {
  const content = waiting.hasCode
    ? toLetterStep(visit, errors)
    : await toFactorStep(visit, waiting, errors);
  const head = toScript("passkeys");
  return toPage(visit, { title: "Confirm it is you", content, head, errors });
}

const toCodeForm = ({ formToken }: OpenVisit, label: string, errors: readonly FieldError[]): Html =>
  postForm(
    CONFIRM_PATH,
    formToken,
    html`${textField({ name: "code", label, autocomplete: "one-time-code" }, errors)}
      <button>Sign in</button>`,
  );

const toLetterStep = (visit: OpenVisit, errors: readonly FieldError[]): Html =>
  html`<p>
      This browser has not signed in to your account before, so we sent a code to your e-mail
      address. It works only here, for ten minutes.
    </p>
    ${toCodeForm(visit, "Code", errors)}
    <p><a href="${SIGN_IN_PATH}">Start again</a> to get another code.</p>`;

async function toFactorStep(
  visit: OpenVisit,
  { accountId }: PendingSignIn,
  errors: readonly FieldError[],
): Promise<Html> {
  const { totp, passkeys } = await readFactors(visit.context.deps, accountId);
  const world = worldOf(visit.context);
  const passkey =
    world !== undefined &&
    passkeys.length > 0 &&
    passkeyForm({
      action: CONFIRM_PATH,
      formToken: visit.formToken,
      options: await toRequest(world),
      kind: "get",
      button: "Use your passkey",
    });
  const label = totp === undefined ? "Recovery code" : "Code from your app, or a recovery code";
  return html`<p>Your password is right. Now confirm that it is you.</p>
    ${passkey}${toCodeForm(visit, label, errors)}`;
}
