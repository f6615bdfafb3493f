import { randomBytes } from "node:crypto";
import { CALLBACK, newVerifier, post, registerClient } from "../accounts/oauth/app.ts";
import { type Browser, createBrowser, type Page } from "../support/browser.ts";
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
  /** What an app got and has not redeemed. */
  readonly unused: { readonly client: string; readonly verifier: string; readonly code: string };
  readonly app: { readonly client: string; readonly access: string; readonly refresh: string };
  readonly key: string;
  readonly calendar: string;
}

export const newBrowser = (root: string): Browser =>
  createBrowser(root, (url) => url.origin === root);

export const signIn = async (root: string, browser: Browser, email: string, password = PASSWORD) =>
  browser.submit(await browser.open(`${root}/sign-in`), { email, password }, "/sign-in");

/** An account with one of everything, and who holds it. */
export async function makeHolder(root: string): Promise<Holder> {
  const email = `${randomBytes(6).toString("hex")}@example.org`;
  const browser = newBrowser(root);
  const fields = { email, password: PASSWORD };
  await browser.submit(await browser.open(`${root}/sign-up`), fields, "/sign-up");
  const first = await askAndAgree(root, browser);
  const tokens = await redeem(root, first);
  const keyForm = await browser.open(`${root}/account/keys`);
  const keyPage = await submitKey(browser, keyForm);
  const calendarPage = await browser.open(`${root}/account/wallet/calendar`);
  const made = await browser.submit(calendarPage, {}, "/account/wallet/calendar/feed");
  const unused = await askAndAgree(root, browser);
  return {
    email,
    browser,
    form: keyForm,
    asking: await ask(root, browser),
    unused,
    app: { client: first.client, ...tokens },
    key: /svc_[0-9a-f]{16}_[\w-]{43}/.exec(keyPage.text)?.[0] ?? "",
    calendar: /http:[^"]+\.ics/.exec(made.text)?.[0] ?? "",
  };
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
  password: async (root, { email }) => {
    const { address } = await signIn(root, newBrowser(root), email);
    return new URL(address).pathname.startsWith("/account");
  },
  session: async (root, { browser }) =>
    new URL((await browser.open(`${root}/account`)).address).pathname === "/account",
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
};
