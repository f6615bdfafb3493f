import { type AccessEvent, accessLetter } from "../../accounts/mail/letters.ts";
import type { Account } from "../../accounts/users.ts";
import { tooMany } from "../page/errors.ts";
import { toBrowserName } from "./browser-name.ts";
import type { PagesContext, Visit } from "../page/route.ts";

/** Operators watch for this line, as build/deploy/README.md says. */
export const logFailure = ({ context, event }: Visit, why: string): void =>
  context.log(`sign-in failed from ${context.clientAddress(event)}: ${why}`);

/** Refuses an attempt that has to wait; logs it for the operators. */
export function refuseIfWaiting(visit: Visit, waitSeconds: number | undefined): void {
  if (waitSeconds === undefined) return;
  logFailure(visit, "too many tries");
  throw tooMany(waitSeconds);
}

/** Mails a member about a change of access, but only to a confirmed address. */
export function tellMember(
  { mailer, publicUrl }: PagesContext,
  { email, verified }: Account,
  event: AccessEvent,
): void {
  if (verified) mailer?.send(accessLetter(email, event, publicUrl));
}

export function tellOfBrowser({ context, event }: Visit, account: Account): void {
  const name = toBrowserName(event.req.headers.get("user-agent") ?? "");
  tellMember(context, account, { kind: "browser", name });
}
