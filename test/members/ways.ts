import { randomBytes } from "node:crypto";
import { CALLBACK, newVerifier, post, registerClient } from "../accounts/oauth/app.ts";
import { type Authenticator, createAuthenticator, optionsOf } from "../support/authenticator.ts";
import { type Browser, createBrowser, type Page } from "../support/browser.ts";
import type { Arrived, MailServer } from "../support/mail-server.ts";
import { callTool } from "./call-tool.ts";

export const PASSWORD = "correct horse battery";

const ALL_SCOPES = ["service:tools", "service:tools:write"];

/** An app that asks for access, with the page of consent open in the member's browser. */
interface Asking {
  readonly client: string;
  readonly verifier: string;
  readonly consent: Page;
}

/** Somebody who holds everything that ever let him in. */
export interface Holder {
  readonly email: string;
  readonly browser: Browser;
  /** A page with a form, opened while all was well. */
  readonly form: Page;
  readonly asking: Asking;
  /** An app's code that it has not redeemed. */
  readonly unused: { readonly client: string; readonly verifier: string; readonly code: string };
  readonly app: { readonly client: string; readonly access: string; readonly refresh: string };
  readonly key: string;
  readonly calendar: string;
  readonly authenticator: Authenticator;
  readonly recoveryCode: string;
  /** A browser in which the password was right and the second step is asked for. */
  readonly waiting: Browser;
  /** A link from a letter, for a new password. */
  readonly link: string;
  /** The code in the next letter. */
  readonly takeCode: () => Promise<string>;
}

export const newBrowser = (root: string): Browser =>
  createBrowser(root, (url) => url.origin === root);

const typePassword = async (root: string, browser: Browser, email: string, password = PASSWORD) =>
  browser.submit(await browser.open(`${root}/sign-in`), { email, password }, "/sign-in");

/** Signs in with the password, and what is asked for then. */
export async function signIn(root: string, browser: Browser, holder: Holder): Promise<void> {
  await confirm(browser, await typePassword(root, browser, holder.email), holder);
}

/** Takes the second step where a page asks for it: by passkey, or by the code in a letter. */
async function confirm(browser: Browser, page: Page, { authenticator, takeCode }: Holder) {
  if (!isAt(page, "/account/confirm")) return;
  const options = optionsOf(page.text);
  if (options !== "") await browser.submit(page, { credential: authenticator.get(options) });
  else if (page.text.includes("sent a code"))
    await browser.submit(page, { code: await takeCode() });
}

const isAt = ({ address }: Page, path: string): boolean => new URL(address).pathname === path;

const isIn = async (root: string, browser: Browser): Promise<boolean> =>
  isAt(await browser.open(`${root}/account`), "/account");

/** Signs up, and adds a passkey and recovery codes. */
async function signUp(root: string, mail: MailServer, browser: Browser) {
  const email = `${randomBytes(6).toString("hex")}@example.org`;
  const fields = { email, password: PASSWORD };
  await browser.submit(await browser.open(`${root}/sign-up`), fields, "/sign-up");
  const { link: finish } = await mail.take(email);
  await browser.submit(await browser.open(finish), {});
  const authenticator = createAuthenticator(root);
  const page = await browser.open(`${root}/account/security`);
  const credential = authenticator.create(optionsOf(page.text));
  await browser.submit(page, { credential }, "/account/security/passkeys");
  const { text } = await browser.submit(page, {}, "/account/security/codes");
  const [, recoveryCode = ""] = /<code>([A-Z2-7-]+)/.exec(text) ?? [];
  return { email, authenticator, recoveryCode };
}

/** An account with one of everything, and who holds it. */
export async function makeHolder(root: string, mail: MailServer): Promise<Holder> {
  const browser = newBrowser(root);
  const account = await signUp(root, mail, browser);
  const first = await askAndAgree(root, browser);
  const tokens = await redeem(root, first);
  const keyForm = await browser.open(`${root}/account/keys`);
  const keyPage = await submitKey(browser, keyForm);
  const calendarPage = await browser.open(`${root}/account/wallet/calendar`);
  const made = await browser.submit(calendarPage, {}, "/account/wallet/calendar/feed");
  const unused = await askAndAgree(root, browser);
  const waiting = newBrowser(root);
  await typePassword(root, waiting, account.email);
  const forgot = await waiting.open(`${root}/account/reset`);
  await waiting.submit(forgot, { email: account.email }, "/account/reset");
  return {
    ...account,
    browser,
    waiting,
    link: (await takeLetter(mail, account.email, /^Choose a new password/)).link,
    takeCode: async () => (await takeLetter(mail, account.email, CODE)).subject.slice(0, 8),
    form: keyForm,
    asking: await ask(root, browser),
    unused,
    app: { client: first.client, ...tokens },
    key: /svc_[0-9a-f]{16}_[\w-]{43}/.exec(keyPage.text)?.[0] ?? "",
    calendar: /http:[^"]+\.ics/.exec(made.text)?.[0] ?? "",
  };
}

const CODE = /^\d{8} is your code/;

/** The next letter with such a subject; others tell of what was done. */
async function takeLetter(mail: MailServer, email: string, subject: RegExp): Promise<Arrived> {
  const letter = await mail.take(email);
  return subject.test(letter.subject) ? letter : takeLetter(mail, email, subject);
}

const submitKey = (browser: Browser, form: Page): Promise<Page> =>
  browser.submit(form, { name: "script", scopes: ALL_SCOPES }, "/account/keys");

export async function ask(root: string, browser: Browser, client?: string): Promise<Asking> {
  const clientId = client ?? (await registerClient({ issuer: root }));
  const { verifier, challenge } = newVerifier();
  const query = new URLSearchParams({
    response_type: "code",
    client_id: clientId,
    redirect_uri: CALLBACK,
    code_challenge: challenge,
    code_challenge_method: "S256",
    scope: ALL_SCOPES.join(" "),
    resource: `${root}/tools/mcp`,
  });
  const consent = await browser.open(`${root}/oauth/authorize?${query.toString()}`);
  return { client: clientId, verifier, consent };
}

/** Agrees on the page of consent; the code is empty when that led to none. */
export async function agree(
  browser: Browser,
  { client, verifier, consent }: Asking,
  scopes: readonly string[] = ALL_SCOPES,
) {
  const sent = await browser.submit(consent, { decision: "allow", scopes });
  const code = URL.parse(sent.address)?.searchParams.get("code") ?? "";
  return { client, verifier, code };
}

const askAndAgree = async (root: string, browser: Browser) =>
  agree(browser, await ask(root, browser));

interface Redeemable {
  readonly client: string;
  readonly verifier: string;
  readonly code: string;
}

/** Tokens for a code; they are empty when there are none. */
export async function redeem(root: string, { client, verifier, code }: Redeemable) {
  const { body } = await post({ issuer: root }, "/oauth/token", {
    grant_type: "authorization_code",
    client_id: client,
    code,
    code_verifier: verifier,
    redirect_uri: CALLBACK,
  });
  return toTokens(body);
}

export async function refresh(
  root: string,
  { client, refresh: token }: { readonly client: string; readonly refresh: string },
  scope?: string,
) {
  const { body } = await post({ issuer: root }, "/oauth/token", {
    grant_type: "refresh_token",
    client_id: client,
    refresh_token: token,
    scope,
  });
  return toTokens(body);
}

const toTokens = (body: Readonly<Record<string, unknown>>) => ({
  access: typeof body["access_token"] === "string" ? body["access_token"] : "",
  refresh: typeof body["refresh_token"] === "string" ? body["refresh_token"] : "",
});

const opens = async (root: string, token: string): Promise<boolean> =>
  token !== "" && (await callTool(root, token)) === 200;

/** Every way to a token, to a session or to what a member keeps; true when it leads in. */
export const WAYS: Readonly<Record<string, (root: string, holder: Holder) => Promise<boolean>>> = {
  password: async (root, holder) => {
    const browser = newBrowser(root);
    await signIn(root, browser, holder);
    return isIn(root, browser);
  },
  passkey: async (root, { authenticator }) => {
    const browser = newBrowser(root);
    const page = await browser.open(`${root}/sign-in`);
    const credential = authenticator.get(optionsOf(page.text));
    await browser.submit(page, { credential }, "/account/passkey");
    return isIn(root, browser);
  },
  "second step begun before": async (root, holder) => {
    const { waiting } = holder;
    await confirm(waiting, await waiting.open(`${root}/account/confirm`), holder);
    return isIn(root, waiting);
  },
  session: (root, { browser }) => isIn(root, browser),
  "form opened before": async (root, { browser, form }) => {
    const { text } = await submitKey(browser, form);
    return opens(root, /svc_[0-9a-f]{16}_[\w-]{43}/.exec(text)?.[0] ?? "");
  },
  "consent opened before": async (root, { browser, asking }) =>
    opens(root, (await redeem(root, await agree(browser, asking))).access),
  "code not yet redeemed": async (root, { unused }) =>
    opens(root, (await redeem(root, unused)).access),
  "access token": (root, { app }) => opens(root, app.access),
  "refresh token": async (root, { app }) => opens(root, (await refresh(root, app)).access),
  "API key": (root, { key }) => opens(root, key),
  "calendar address": async (_root, { calendar }) => (await fetch(calendar)).status === 200,
  // These set a new password, so they come last.
  "link in a letter": async (root, holder) => {
    const browser = newBrowser(root);
    const form = await browser.open(holder.link);
    if (form.status !== 200) return false;
    await confirm(browser, await browser.submit(form, { password: PASSWORD }), holder);
    return isIn(root, browser);
  },
  "recovery code": async (root, holder) => {
    const browser = newBrowser(root);
    const form = await browser.open(`${root}/account/recovery`);
    const fields = { email: holder.email, code: holder.recoveryCode, password: PASSWORD };
    await confirm(browser, await browser.submit(form, fields, "/account/recovery"), holder);
    return isIn(root, browser);
  },
};
