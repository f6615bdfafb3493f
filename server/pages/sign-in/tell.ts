import { type AccessEvent, accessLetter } from "../../accounts/mail/letters.ts";
import type { Account } from "../../accounts/users.ts";
import { toBrowserName } from "../browser-name.ts";
import type { PagesContext, Visit } from "../visit.ts";

/** Operators look for this line, as their documents say: build/deploy/README.md. */
export const logFailure = ({ context, event }: Visit, why: string): void =>
  context.log(`sign-in failed from ${context.clientAddress(event)}: ${why}`);

/** Tells a member by mail of something new that has access; an address nobody confirmed gets none. */
export function tellMember(
  { mailer, publicUrl }: PagesContext,
  { email, verified }: Account,
  event: AccessEvent,
): void {
  if (verified) mailer?.send(accessLetter(email, event, publicUrl));
}

/** Tells of the browser that is signing in. */
export function tellOfBrowser({ context, event }: Visit, account: Account): void {
  const name = toBrowserName(event.req.headers.get("user-agent") ?? "");
  tellMember(context, account, { kind: "browser", name });
}
