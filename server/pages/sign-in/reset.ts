import * as z from "zod";
import { SIGN_IN_PATH } from "../../contract/addresses.ts";
import { credentials } from "../../accounts/users.ts";
import { html } from "../../look/html.ts";
import { emailField, postForm } from "../forms/fields.ts";
import { type FieldError, parseForm } from "../forms/form.ts";
import { toPage } from "../page/layout.ts";
import { RECOVERY_PATH, RESET_PATH } from "./paths.ts";
import { countLetter, sendResetLink, toLookForMail } from "./send-link.ts";
import type { OpenRoute, OpenVisit, Reply } from "../page/route.ts";

export const resetRoute: OpenRoute = {
  for: "anybody",
  path: RESET_PATH,
  popup: true,
  get: (visit) => toReset(visit),
  post: ask,
};

const resetForm = z.object({ email: credentials.shape.email });

async function ask(visit: OpenVisit, form: URLSearchParams): Promise<Reply> {
  const { values, errors } = parseForm(resetForm, form);
  if (errors !== undefined) return toReset(visit, form.get("email") ?? "", errors);
  if (visit.context.mailer === undefined) return toReset(visit);
  await countLetter(visit);
  sendResetLink(visit, values.email);
  return toLookForMail(visit, values.email);
}

function toReset(visit: OpenVisit, email = "", errors: readonly FieldError[] = []) {
  const title = "Forgot your password?";
  if (visit.context.mailer === undefined) return toPage(visit, { title, content: NO_MAIL });
  const content = html`<p>We will send you a link to choose a new one.</p>
    ${postForm(RESET_PATH, visit.formToken, html`${emailField(email, errors)}<button>Send the link</button>`)}${BY_CODE}`;
  return toPage(visit, { title, content, errors });
}

const BY_CODE = html`<p>
  Do you have a <a href="${RECOVERY_PATH}">recovery code</a>? With a passkey you can
  <a href="${SIGN_IN_PATH}">sign in</a> right away.
</p>`;

const NO_MAIL = html`<p>
    This server sends no e-mail, so it cannot send you a link. Signed-in browsers stay signed in.
  </p>
  <p>Ask whoever runs this server to set a new password for you.</p>
  ${BY_CODE}`;
