import {
  findSigner,
  type PasskeyWorld,
  toPasskeyWorld,
  toRequest,
} from "../../accounts/sign-in/passkeys.ts";
import { findAccount } from "../../accounts/users.ts";
import type { Html } from "../../look/html.ts";
import { hiddenField } from "../fields.ts";
import { toNext } from "../next.ts";
import { keepNotice } from "../notices.ts";
import { redirect, type Reply } from "../reply.ts";
import type { OpenRoute } from "../route.ts";
import { findKnownBrowser, signInMember } from "../sign-in-member.ts";
import type { OpenVisit, PagesContext } from "../visit.ts";
import { passkeyForm } from "./passkey-form.ts";
import { logFailure, tellOfBrowser } from "./tell.ts";

const PASSKEY_PATH = "/account/passkey";

/** For whom challenges of signing in are: whoever answers. */
export const SIGNING_IN = "sign-in";

/** Signs in with a passkey alone. */
export const passkeySignInRoute: OpenRoute = {
  for: "anybody",
  path: PASSKEY_PATH,
  popup: true,
  post: signIn,
};

export const worldOf = ({ deps, secret, publicUrl }: PagesContext): PasskeyWorld | undefined =>
  toPasskeyWorld(deps, secret, publicUrl);

/** The form with which a passkey signs in; undefined where there can be none. */
export async function toPasskeySignIn(visit: OpenVisit, next: string): Promise<Html | undefined> {
  const world = worldOf(visit.context);
  if (world === undefined) return undefined;
  return passkeyForm({
    action: PASSKEY_PATH,
    formToken: visit.formToken,
    options: await toRequest(world, SIGNING_IN),
    kind: "get",
    button: "Sign in with a passkey",
    fields: hiddenField("next", next),
  });
}

async function signIn(visit: OpenVisit, form: URLSearchParams): Promise<Reply> {
  const { context } = visit;
  const world = worldOf(context);
  const accountId = world && (await findSigner(world, form.get("credential") ?? "", SIGNING_IN));
  const account = accountId ? await findAccount(context.deps, accountId) : undefined;
  if (account === undefined || account.disabled) {
    logFailure(visit, "passkey refused");
    return redirect("/sign-in", [keepNotice(context.secure, "passkey-refused")]);
  }
  if ((await findKnownBrowser(visit, account.email)) === undefined) tellOfBrowser(visit, account);
  return redirect(toNext(form.get("next")), await signInMember(visit, account, "passkey"));
}
