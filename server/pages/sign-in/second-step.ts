import { countSecondStep } from "../../accounts/attempts.ts";
import { codeLetter } from "../../accounts/mail/letters.ts";
import {
  beginPending,
  findPending,
  guessPending,
  PENDING_SECONDS,
  type PendingSignIn,
} from "../../accounts/sign-in/pending.ts";
import { type Account, findAccount } from "../../accounts/users.ts";
import { html } from "../../look/html.ts";
import { toBrowserName } from "../browser-name.ts";
import { clearCookie, readCookie, setCookie } from "../cookies.ts";
import { tooMany } from "../errors.ts";
import { postForm, textField } from "../fields.ts";
import type { FieldError } from "../form.ts";
import { toPage } from "../layout.ts";
import { page, redirect, type Reply } from "../reply.ts";
import type { OpenRoute } from "../route.ts";
import { findKnownBrowser, signInMember } from "../sign-in-member.ts";
import type { OpenVisit, Visit } from "../visit.ts";
import { tellMember } from "./tell.ts";

const CONFIRM_PATH = "/account/confirm";

export const secondStepRoute: OpenRoute = {
  for: "anybody",
  path: CONFIRM_PATH,
  popup: true,
  get: async (visit) => {
    const waiting = await readPending(visit);
    return waiting === undefined ? redirect("/sign-in") : page(toStep(visit));
  },
  post: confirm,
};

/** Signs in who gave the right password, or asks for a second step first. */
export async function finishPassword(visit: Visit, account: Account, next: string): Promise<Reply> {
  const { context } = visit;
  const isKnown = (await findKnownBrowser(visit, account.email)) !== undefined;
  const byMail = !isKnown && account.verified && context.mailer !== undefined;
  if (!byMail) return redirect(next, await signInMember(visit, account.id));
  const wait = await countSecondStep(context.deps, account.id);
  if (wait !== undefined) throw tooMany(wait);
  const { cookie, code } = await beginPending(context.deps, account.id, { next, byMail });
  context.mailer?.send(codeLetter(account.email, code));
  return redirect(CONFIRM_PATH, [setCookie(context.secure, "pending", cookie, PENDING_SECONDS)]);
}

const readPending = (visit: Visit): Promise<PendingSignIn | undefined> =>
  findPending(visit.context.deps, readPendingCookie(visit));

const readPendingCookie = ({ context, event }: Visit): string | undefined =>
  readCookie(event.req.headers.get("cookie"), context.secure, "pending");

async function confirm(visit: OpenVisit, form: URLSearchParams): Promise<Reply> {
  const { deps, secure } = visit.context;
  const cookie = readPendingCookie(visit);
  const waiting = await findPending(deps, cookie);
  const account = waiting && (await findAccount(deps, waiting.accountId));
  if (cookie === undefined || account === undefined || account.disabled)
    return redirect("/sign-in");
  const wait = await countSecondStep(deps, account.id);
  if (wait !== undefined) throw tooMany(wait);
  const code = (form.get("code") ?? "").replaceAll(/\D/g, "");
  const outcome = await guessPending(deps, cookie, code, async () => false);
  if (outcome === "ended") return redirect("/sign-in", [clearCookie(secure, "pending")]);
  if (outcome === "wrong") return page(toStep(visit, [{ field: "code", message: WRONG }]), 422);
  tellOfBrowser(visit, account);
  const signedIn = await signInMember(visit, account.id);
  return redirect(waiting?.next ?? "/account", [...signedIn, clearCookie(secure, "pending")]);
}

const WRONG = "This is not the code. Look at the newest letter.";

function tellOfBrowser({ context, event }: Visit, account: Account): void {
  const name = toBrowserName(event.req.headers.get("user-agent") ?? "");
  tellMember(context, account, { kind: "browser", name });
}

function toStep(visit: OpenVisit, errors: readonly FieldError[] = []) {
  const field = textField(
    { name: "code", label: "Code", type: "text", autocomplete: "one-time-code", numeric: true },
    errors,
  );
  const content = html`<p>
      This browser has not signed in to your account before, so we sent a code to your e-mail
      address. It works here, for ten minutes.
    </p>
    ${postForm(CONFIRM_PATH, visit.formToken, html`${field}<button>Sign in</button>`)}
    <p><a href="/sign-in">Begin again</a> to get another code.</p>`;
  return toPage(visit, { title: "Confirm that it is you", content, errors });
}
