import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAuthenticator, optionsOf } from "../support/authenticator.ts";
import { type Browser, createBrowser } from "../support/browser.ts";
import { listenWithMembers, type MemberServer } from "./server.ts";

/* Attacks on the ways to sign in, by strangers who see no more than the running service. */

const PASSWORD = "correct horse battery";

let server: MemberServer;
let root: string;
let members = 0;
beforeAll(async () => {
  server = await listenWithMembers("", undefined, { HOST: "localhost" });
  root = server.root.replace("127.0.0.1", "localhost");
});
afterAll(() => server.close());

const newBrowser = (): Browser => createBrowser(root, (url) => url.origin === root);

async function send(browser: Browser, path: string, fields: Record<string, string>) {
  return browser.submit(await browser.open(root + path), fields, path);
}

/** A member with a passkey. */
async function signUp() {
  const browser = newBrowser();
  const email = `member${++members}@example.org`;
  await send(browser, "/sign-up", { email, password: PASSWORD });
  const authenticator = createAuthenticator(root);
  const page = await browser.open(`${root}/account/security`);
  const credential = authenticator.create(optionsOf(page.text));
  const added = await browser.submit(page, { credential }, "/account/security/passkeys");
  expect(added.text).toContain("Remove the passkey");
  return { browser, email, authenticator };
}

const isSignedIn = async (browser: Browser): Promise<boolean> =>
  (await browser.open(`${root}/account`)).address === `${root}/account`;

/** Sends an answer of an authenticator in a browser of its own; true when that signs in. */
async function answers(credential: string): Promise<boolean> {
  const browser = newBrowser();
  const page = await browser.open(`${root}/sign-in`);
  await browser.submit(page, { credential }, "/account/passkey");
  return isSignedIn(browser);
}

const askPasskey = async (): Promise<string> =>
  optionsOf((await newBrowser().open(`${root}/sign-in`)).text);

describe("the answer of a passkey", () => {
  test("signs in once, however it is written", async () => {
    const { authenticator } = await signUp();
    const answer = authenticator.get(await askPasskey());
    expect(await answers(answer)).toBe(true);
    expect(await answers(answer)).toBe(false);
    const { clientDataJSON } = JSON.parse(answer).response;
    for (const same of [`${clientDataJSON}=`, `${clientDataJSON}==`, ` ${clientDataJSON}`]) {
      expect(await answers(answer.replace(clientDataJSON, same))).toBe(false);
    }
  });

  test("for another site, of another challenge or for another account is refused", async () => {
    const { authenticator } = await signUp();
    const other = await signUp();
    const stranger = createAuthenticator("http://localhost.example");
    stranger.create(optionsOf((await other.browser.open(`${root}/account/security`)).text));
    expect(await answers(stranger.get(await askPasskey()))).toBe(false);
    const creation = optionsOf((await other.browser.open(`${root}/account/security`)).text);
    expect(await answers(authenticator.get(creation))).toBe(false);
    const made = JSON.stringify({ challenge: "AAAA", rpId: "localhost" });
    expect(await answers(authenticator.get(made))).toBe(false);
    const own = authenticator.get(await askPasskey());
    const handle = /"userHandle":"([^"]+)"/;
    const theirs = handle.exec(other.authenticator.get(await askPasskey()))?.[1] ?? "";
    expect(await answers(own.replace(handle, `"userHandle":"${theirs}"`))).toBe(false);
  });
});
