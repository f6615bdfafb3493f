import { type AccessEvent, accessLetter } from "../../accounts/mail/letters.ts";
import type { Account } from "../../accounts/users.ts";
import type { PagesContext } from "../visit.ts";

/** Tells a member by mail of something new that has access; an address nobody confirmed gets none. */
export function tellMember(
  { mailer, publicUrl }: PagesContext,
  { email, verified }: Account,
  event: AccessEvent,
): void {
  if (verified) mailer?.send(accessLetter(email, event, publicUrl));
}
