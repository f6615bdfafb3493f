import { type Html, html } from "../../look/html.ts";
import { hiddenField, postForm, textField } from "../forms/fields.ts";
import type { FieldError } from "../forms/form.ts";
import type { MemberVisit } from "../page/route.ts";

/** How long after signing in the ways to sign in can be changed. */
const FRESH_MS = 15 * 60_000;

/** True when the member signed in within the last minutes. */
export const isFresh = ({ context, member }: MemberVisit): boolean =>
  context.deps.now() - Date.parse(member.session.createdAt) <= FRESH_MS;

/** Asks the member to sign in again, and then leads back to this page. */
export const toSignInAgain = ({ member, event }: MemberVisit): Html =>
  html`<p class="warning">To change this, sign in again: you last did more than 15 minutes ago.</p>
    ${postForm(
      "/sign-out",
      member.formToken,
      html`${hiddenField("next", event.url.pathname)}<button>Sign in again</button>`,
    )}`;

/** The field where a member proves their presence; without a password a fresh sign-in does. */
export function proofField(
  visit: MemberVisit,
  name: string,
  label: string,
  errors: readonly FieldError[],
): Html | undefined {
  if (!visit.member.account.hasPassword) return undefined;
  return textField({ name, label, type: "password", autocomplete: "current-password" }, errors);
}

export const whyNotProved = ({ member }: MemberVisit): string =>
  member.account.hasPassword ? "This is not your password." : "Sign in again first.";

/** Shown above such a form if the member has neither. */
export const toProofHint = (visit: MemberVisit): Html | undefined =>
  visit.member.account.hasPassword || isFresh(visit) ? undefined : toSignInAgain(visit);
