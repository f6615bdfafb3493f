import { countMail } from "../../accounts/sign-in/attempts.ts";
import {
  knownAddressLetter,
  resetLetter,
  signUpLetter,
  verifyLetter,
} from "../../accounts/mail/letters.ts";
import { issueLink } from "../../accounts/mail/links.ts";
import type { Letter } from "../../accounts/mail/mailer.ts";
import { type Account, findAccountByEmail } from "../../accounts/users.ts";
import { html } from "../../look/html.ts";
import { tooMany } from "../page/errors.ts";
import { toPage } from "../page/layout.ts";
import { toMailLink } from "./paths.ts";
import type { Reply, Visit } from "../page/route.ts";

type LinkFields = Parameters<typeof issueLink>[1];

/** Writes the letter for a link. */
type Write = (to: string, link: string) => Letter;

/** Mails a link that finishes signing up; only the letter reveals an existing account. */
export const sendSignUpLink = (
  visit: Visit,
  link: Required<Pick<LinkFields, "email" | "password" | "browser_mark" | "next">>,
): void =>
  inBackground(visit, async (send) => {
    const account = await findAccountByEmail(visit.context.deps, link.email);
    if (account === undefined) return send({ ...link, purpose: "sign-up" }, signUpLetter);
    if (account.disabled) return undefined;
    return send({ email: link.email, purpose: "reset" }, knownAddressLetter);
  });

/** Mails a link to choose a new password, where the address has an account. */
export const sendResetLink = (visit: Visit, email: string): void =>
  inBackground(visit, async (send) => {
    const account = await findAccountByEmail(visit.context.deps, email);
    if (account === undefined || account.disabled) return undefined;
    return send({ email, purpose: "reset" }, resetLetter);
  });

export const sendVerifyLink = (visit: Visit, { email }: Account): void =>
  inBackground(visit, (send) => send({ email, purpose: "verify" }, verifyLetter));

type Send = (link: LinkFields, write: Write) => Promise<void>;

/** The answer does not wait for this, so its time does not reveal who has an account. */
function inBackground({ context, event }: Visit, work: (send: Send) => Promise<void>): void {
  const { deps, log, mailer, publicUrl } = context;
  // Read now: it is gone once the answer has been sent and the connection closed.
  const address = context.clientAddress(event);
  const send: Send = async (link, write) => {
    const token = await issueLink(deps, link, address);
    if (token !== undefined) mailer?.send(write(link.email, toMailLink(publicUrl, token)));
  };
  work(send).catch((error: unknown) => {
    log(`mail: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  });
}

/** Counts a requested letter. Throws after too many. */
export async function countLetter({ context, event }: Visit): Promise<void> {
  const wait = await countMail(context.deps, context.clientAddress(event));
  if (wait !== undefined) throw tooMany(wait);
}

/** The reply to a request for a letter: the same whether or not one was sent. */
export const toLookForMail = (visit: Visit, email: string): Reply =>
  toPage(visit, {
    title: "Check your e-mail",
    content: html`<p>
        If <strong><bdi>${email}</bdi></strong> can be used, an e-mail with a link is on its way.
        The link works once, within an hour.
      </p>
      <p class="hint">Nothing after a few minutes? Check your spam folder, then ask again.</p>`,
  });
