import { SIGN_IN_PATH } from "../../contract/addresses.ts";
import {
  findSigner,
  readClaim,
  type PasskeyWorld,
  toPasskeyWorld,
  toRequest,
} from "../../accounts/sign-in/passkeys.ts";
import { countPasskey } from "../../accounts/sign-in/attempts.ts";
import { findAccount } from "../../accounts/users.ts";
import { type Html, html } from "../../look/html.ts";
import { hiddenField, postForm } from "../forms/fields.ts";
import { toNext } from "../page/next.ts";
import { redirect, redirectWith } from "../page/reply.ts";
import { findKnownBrowser, findKnownDevice, signInMember } from "./sign-in-member.ts";
import { logFailure, refuseIfWaiting, tellOfBrowser } from "./tell.ts";
import type { OpenRoute, OpenVisit, PagesContext, Reply } from "../page/route.ts";

const PASSKEY_PATH = "/account/passkey";

/** Signs in with a passkey alone. */
export const passkeySignInRoute: OpenRoute = {
  for: "anybody",
  path: PASSKEY_PATH,
  popup: true,
  post: signIn,
};

export const worldOf = ({ deps, secret, publicUrl }: PagesContext): PasskeyWorld | undefined =>
  toPasskeyWorld(deps, secret, publicUrl);

/** The form to sign in with a passkey; undefined where passkeys cannot work. */
export async function toPasskeySignIn(visit: OpenVisit, next: string): Promise<Html | undefined> {
  const world = worldOf(visit.context);
  if (world === undefined) return undefined;
  return passkeyForm({
    action: PASSKEY_PATH,
    formToken: visit.formToken,
    options: await toRequest(world),
    kind: "get",
    button: "Sign in with a passkey",
    fields: hiddenField("next", next),
  });
}

interface PasskeyForm {
  readonly action: string;
  readonly formToken: string;
  /** WebAuthn options, as JSON. */
  readonly options: string;
  readonly kind: "create" | "get";
  readonly button: string;
  readonly fields?: Html;
}

/** A form that the script of the page fills from a passkey; it stays hidden without the script. */
export const passkeyForm = ({
  action,
  formToken,
  options,
  kind,
  button,
  fields,
}: PasskeyForm): Html =>
  html`<div class="passkey" data-passkey="${kind}" data-options="${options}" hidden>
    ${postForm(
      action,
      formToken,
      html`${fields}${hiddenField("credential", "")}<button class="quiet">${button}</button>
        <p class="error" role="alert"></p>`,
    )}
  </div>`;

async function signIn(visit: OpenVisit, form: URLSearchParams): Promise<Reply> {
  const { context } = visit;
  const world = worldOf(context);
  const credential = form.get("credential") ?? "";
  await countAnswer(visit, readClaim(credential));
  const accountId = world && (await findSigner(world, credential));
  const account = accountId ? await findAccount(context.deps, accountId) : undefined;
  if (account === undefined || account.disabled) {
    logFailure(visit, "passkey refused");
    return redirectWith(visit, SIGN_IN_PATH, "passkey-refused");
  }
  if ((await findKnownBrowser(visit, account.email)) === undefined) tellOfBrowser(visit, account);
  return redirect(toNext(form.get("next")), await signInMember(visit, account, "passkey"));
}

async function countAnswer(visit: OpenVisit, accountId: string): Promise<void> {
  const { context, event } = visit;
  const known = findKnownDevice(visit, accountId);
  const wait = await countPasskey(context.deps, context.clientAddress(event), accountId, known);
  refuseIfWaiting(visit, wait);
}
