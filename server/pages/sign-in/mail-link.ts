import { getRouterParam, HTTPError } from "h3";
import * as z from "zod";
import { toTimestamp } from "../../accounts/deps.ts";
import { type Access, ACCESS, endAccess, endLinks } from "../../accounts/end-access.ts";
import { findLink, type MailLink, useLink } from "../../accounts/mail/links.ts";
import { restoreUse } from "../../accounts/quotas.ts";
import { hasSecondFactor, readFactors } from "../../accounts/sign-in/factors.ts";
import { toWideNetwork } from "../../accounts/sign-in/attempts.ts";
import { findWeakness, newPasswordField } from "../../accounts/sign-in/password-rules.ts";
import {
  type Account,
  changeAccount,
  findAccountByEmail,
  insertAccount,
} from "../../accounts/users.ts";
import { html } from "../../look/html.ts";
import { notFound } from "../page/errors.ts";
import { checkbox, postForm } from "../forms/fields.ts";
import { type FieldError, parseForm } from "../forms/form.ts";
import { toPage } from "../page/layout.ts";
import { toNext } from "../page/next.ts";
import { keepNotice, redirect, redirectWith, withHeaders } from "../page/reply.ts";
import { toScript } from "../scripts/script.ts";
import { signInMember } from "./sign-in-member.ts";
import { newPasswordInput } from "./new-password.ts";
import { MAIL_LINK_PATH } from "./paths.ts";
import { finishPassword } from "./second-step.ts";
import { tellMember } from "./tell.ts";
import type { OpenRoute, OpenVisit, Reply } from "../page/route.ts";

/** Robots that scan mail open its links, so opening one does nothing yet. */
export const mailLinkRoute: OpenRoute = {
  for: "anybody",
  path: MAIL_LINK_PATH,
  popup: true,
  scripted: true,
  get: async (visit) => toLinkPage(visit, await getLink(visit)),
  post: follow,
};

const GONE = "This link has been used or has expired. Ask for a new one.";

async function getLink({ context, event }: OpenVisit): Promise<MailLink> {
  const link = await findLink(context.deps, getRouterParam(event, "token") ?? "");
  if (link === undefined) throw notFound(GONE);
  return link;
}

async function follow(visit: OpenVisit, form: URLSearchParams): Promise<Reply> {
  const link = await getLink(visit);
  const { purpose, email } = link.value;
  if (purpose === "sign-up") return finishSignUp(visit, link, form);
  const account = await findAccountByEmail(visit.context.deps, email);
  if (account === undefined || account.disabled) throw notFound(GONE);
  return purpose === "reset" ? reset(visit, link, account, form) : verify(visit, link, account);
}

async function finishSignUp(
  visit: OpenVisit,
  link: MailLink,
  form: URLSearchParams,
): Promise<Reply> {
  const { deps, passwords, secret } = visit.context;
  const { email, next } = link.value;
  let { password = "" } = link.value;
  if (isBegunElsewhere(visit, link)) {
    const { values, errors } = await parsePassword(form, email);
    if (errors !== undefined) return toLinkPage(visit, link, errors);
    const strangersOf = toWideNetwork(visit.context.clientAddress(visit.event));
    password = await passwords.hash(values.password, strangersOf);
  }
  await use(visit, link);
  const verified_at = toTimestamp(deps.now());
  const account = await insertAccount(deps, { email, password, plan: "free", verified_at });
  if (account === undefined) throw notFound("This address already has an account. Sign in.");
  await restoreUse(deps, secret, account);
  return redirect(toNext(next), await signInMember(visit, account, "signing up"));
}

/** True when somebody else may have begun the sign-up, so that its password must not count. */
const isBegunElsewhere = ({ browserMark }: OpenVisit, { value }: MailLink): boolean =>
  value.purpose === "sign-up" && value.browser_mark !== browserMark;

async function verify(visit: OpenVisit, link: MailLink, account: Account): Promise<Reply> {
  const { deps } = visit.context;
  // Otherwise a stranger who signed up with this address would have its owner confirm it.
  if (visit.member?.account.id !== account.id) {
    const message = "Sign in to this account here first, then open the link again.";
    throw new HTTPError({ status: 403, message });
  }
  await use(visit, link);
  await changeAccount(deps, account.id, { verified_at: toTimestamp(deps.now()) });
  return redirectWith(visit, "/account", "address-verified");
}

const passwordForm = z.object({ password: newPasswordField });

async function parsePassword(form: URLSearchParams, email: string) {
  const parsed = parseForm(passwordForm, form);
  if (parsed.errors !== undefined) return parsed;
  const weakness = await findWeakness(parsed.values.password, email);
  if (weakness === undefined) return parsed;
  return { values: undefined, errors: [{ field: "password", message: weakness }] };
}

async function reset(
  visit: OpenVisit,
  link: MailLink,
  account: Account,
  form: URLSearchParams,
): Promise<Reply> {
  const { deps, passwords, secure } = visit.context;
  const { values, errors } = await parsePassword(form, account.email);
  if (errors !== undefined) return toLinkPage(visit, link, errors);
  const password = await passwords.hash(values.password);
  await use(visit, link);
  const verified_at = toTimestamp(deps.now());
  const changed = await changeAccount(deps, account.id, { password, verified_at });
  await endLinks(deps, account);
  await endAccess(deps, account.id, toEnded(account, form));
  tellMember(visit.context, account, { kind: "password" });
  const isGuarded = hasSecondFactor(await readFactors(deps, account.id));
  const reply = isGuarded
    ? await finishPassword(visit, changed, "/account")
    : redirect("/account", await signInMember(visit, changed, "an e-mail link"));
  return withHeaders(reply, [keepNotice(secure, "password-changed")]);
}

/** Mail to a confirmed address does not replace the second factor, so that stays. */
function toEnded({ verified }: Account, form: URLSearchParams): readonly Access[] {
  // Until now the account may have belonged to somebody else who entered this address.
  if (!verified) return ACCESS;
  return form.get("end") === "all" ? ACCESS.filter((one) => one !== "factors") : ["sessions"];
}

/** Throws when the link was used a moment before. */
async function use({ context }: OpenVisit, link: MailLink): Promise<void> {
  if (!(await useLink(context.deps, link))) throw notFound(GONE);
}

const TITLES = {
  "sign-up": "Finish signing up",
  reset: "Choose a new password",
  verify: "Confirm your address",
} as const;

const BEGUN_ELSEWHERE = html`<p>
  The sign-up was started in another browser, so we cannot know that it was you. Choose your
  password here; the one entered there does not count.
</p>`;

function toLinkPage(visit: OpenVisit, link: MailLink, errors: readonly FieldError[] = []) {
  const { purpose, email } = link.value;
  const title = TITLES[purpose];
  const isElsewhere = isBegunElsewhere(visit, link);
  const asksPassword = isElsewhere || purpose === "reset";
  const label = isElsewhere ? "Password" : "New password";
  const fields = html`${asksPassword && newPasswordInput({ name: "password", label, email }, errors)}
  ${purpose === "reset" && checkbox({ name: "end", value: "all", label: "Also end all API keys, apps and the calendar address" }, false)}`;
  const content = html`<p>
      This is for <strong><bdi>${email}</bdi></strong
      >.
    </p>
    ${isElsewhere && BEGUN_ELSEWHERE}
    ${postForm(visit.event.url.pathname, visit.formToken, html`${fields}<button>${title}</button>`)}`;
  const head = asksPassword ? toScript("password") : undefined;
  return toPage(visit, { title, content, errors, head });
}
