import { html } from "../../look/html.ts";
import { hiddenField, postForm } from "../forms/fields.ts";
import type { MemberVisit } from "../page/visit.ts";

/** So long after signing in the ways to sign in can be changed. */
const FRESH_MS = 15 * 60_000;

/** True when the member signed in within the last minutes. */
export const isFresh = ({ context, member }: MemberVisit): boolean =>
  context.deps.now() - Date.parse(member.session.createdAt) <= FRESH_MS;

/** Leads back to a page over signing in again. */
export const toSignInAgain = ({ member, event }: MemberVisit) =>
  html`<p class="warning">To change this, sign in again: you did so more than 15 minutes ago.</p>
    ${postForm(
      "/sign-out",
      member.formToken,
      html`${hiddenField("next", event.url.pathname)}<button>Sign in again</button>`,
    )}`;
