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
import type { PagesContext, Reply, Visit } from "../page/route.ts";

type LinkFields = Parameters<typeof issueLink>[1];

/** Writes the letter for a link. */
type Write = (to: string, link: string) => Letter;

/** Finishes signing up; who has an account already is told so by mail and by nothing else. */
export const sendSignUpLink = (
  context: PagesContext,
  link: Required<Pick<LinkFields, "email" | "password" | "browser_mark" | "next">>,
): void =>
  inBackground(context, async () => {
    const account = await findAccountByEmail(context.deps, link.email);
    if (account === undefined) return send(context, { ...link, purpose: "sign-up" }, signUpLetter);
    if (account.disabled) return undefined;
    return send(context, { email: link.email, purpose: "reset" }, knownAddressLetter);
  });

/** A link to choose a new password, where the address has an account. */
export const sendResetLink = (context: PagesContext, email: string): void =>
  inBackground(context, async () => {
    const account = await findAccountByEmail(context.deps, email);
    if (account === undefined || account.disabled) return undefined;
    return send(context, { email, purpose: "reset" }, resetLetter);
  });

export const sendVerifyLink = (context: PagesContext, { email }: Account): void =>
  inBackground(context, () => send(context, { email, purpose: "verify" }, verifyLetter));

/** After the answer is on its way, so that its time tells nothing of who has an account. */
function inBackground({ log }: PagesContext, work: () => Promise<void>): void {
  work().catch((error: unknown) => {
    log(`mail: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  });
}

async function send(context: PagesContext, link: LinkFields, write: Write): Promise<void> {
  const token = await issueLink(context.deps, link);
  if (token === undefined) return;
  context.mailer?.send(write(link.email, toMailLink(context.publicUrl, token)));
}

/** Counts a letter that somebody asks for. Throws when there were too many. */
export async function countLetter({ context, event }: Visit): Promise<void> {
  const wait = await countMail(context.deps, context.clientAddress(event));
  if (wait !== undefined) throw tooMany(wait);
}

/** The answer to who asked for a letter: the same whether or not one was sent. */
export const toLookForMail = (visit: Visit, email: string): Reply =>
  toPage(visit, {
    title: "Look for our letter",
    content: html`<p>
        If <strong><bdi>${email}</bdi></strong> can be used, a letter with a link is on its way. The
        link works once, for an hour.
      </p>
      <p class="hint">Nothing after some minutes? Look among the spam, then ask again.</p>`,
  });
