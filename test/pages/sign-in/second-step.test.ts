import { beforeEach, describe, expect, test } from "vitest";
import type { Letter } from "../../../server/accounts/mail/mailer.ts";
import {
  changeAccount,
  createAccount,
  findAccount,
  findAccountByEmail,
} from "../../../server/accounts/users.ts";
import { createAuthenticator, optionsOf } from "../../support/authenticator.ts";
import { openSite, ORIGIN, PASSWORD, REQUEST, type Site } from "../support/site.ts";
import { createVisitor, signIn, tokenIn, type Visitor } from "../support/visitor.ts";

const EMAIL = "ada@example.org";
const ANOTHER = "another horse battery";

let letters: Letter[];
let site: Site;
let ada: Visitor;
beforeEach(async () => {
  letters = [];
  const send = (letter: Letter) => void letters.push(letter);
  site = openSite({ mailer: { send, deliver: async (letter) => send(letter) } });
  ada = createVisitor(site);
  await ada.submit("/sign-up", { email: EMAIL, password: PASSWORD });
  await follow(ada);
});

/** Opens the link in the newest letter and sends its form. */
async function follow(visitor: Visitor, fields: Record<string, string> = {}) {
  const link = /https:\S+/.exec((await takeLetter()).text)?.[0] ?? "";
  return visitor.submit(link.replace(ORIGIN, ""), fields);
}

async function takeLetter(): Promise<Letter> {
  await expect.poll(() => letters.length).toBeGreaterThan(0);
  return letters.splice(0).at(-1) ?? { to: "", subject: "", text: "" };
}

const isSignedIn = async (visitor: Visitor) => (await visitor.get("/account")).status === 200;

const typePassword = (visitor: Visitor, password = PASSWORD) =>
  visitor.submit("/sign-in", { email: EMAIL, password });

/** As from a page that was opened before. */
const confirm = (visitor: Visitor, fields: Record<string, string>) =>
  visitor.submit("/sign-in", fields, "/account/confirm");

/** A stranger who knows the password, before the second step; and the code that is in the letter. */
async function begin() {
  const stranger = createVisitor(site);
  await typePassword(stranger);
  return { stranger, code: (await takeLetter()).subject.slice(0, 8) };
}

async function addPasskey() {
  const authenticator = createAuthenticator(ORIGIN);
  const { text } = await ada.get("/account/security");
  const credential = authenticator.create(optionsOf(text));
  await ada.submit("/account/security", { credential }, "/account/security/passkeys");
  const again = await ada.submit("/account/security", {}, "/account/security/codes");
  const codes = [...again.text.matchAll(/<code>([A-Z2-7-]+)<\/code>/g)].map(
    ([, code = ""]) => code,
  );
  letters = [];
  return { authenticator, codes };
}

describe("a code in a letter", () => {
  test("signs in within ten minutes", async () => {
    const { stranger, code } = await begin();
    site.clock.now += 599_000;
    await confirm(stranger, { code });
    expect(await isSignedIn(stranger)).toBe(true);
  });

  test("signs in no more after ten minutes", async () => {
    const { stranger, code } = await begin();
    site.clock.now += 600_000;
    await confirm(stranger, { code });
    expect(await isSignedIn(stranger)).toBe(false);
  });

  test("signs in no more when the password has been changed", async () => {
    const { stranger, code } = await begin();
    const { text } = await stranger.get("/account/confirm");
    expect(text).toContain("we sent a code");
    await ada.submit("/account/password", { current_password: PASSWORD, new_password: ANOTHER });
    await confirm(stranger, { code });
    expect(await isSignedIn(stranger)).toBe(false);
  });

  test("that is wrong is logged, and the member is told after five", async () => {
    const { stranger } = await begin();
    for (let tries = 0; tries < 6; tries++) {
      // oxlint-disable-next-line no-await-in-loop
      await confirm(stranger, { code: "00000000" });
    }
    expect(site.logged).toEqual(Array(5).fill("sign-in failed from 192.0.2.1: wrong code"));
    expect((await takeLetter()).subject).toBe("Someone knows your password");
  });

  test("is asked for no more often than a day bears, but of browsers that are known", async () => {
    const own = createVisitor(site);
    own.cookies.set("__Host-device", ada.cookies.get("__Host-device") ?? "");
    await addPasskey();
    let begun = 0;
    for (let quarters = 0; quarters < 12; quarters++) {
      for (let tries = 0; tries < 10; tries++) {
        // oxlint-disable-next-line no-await-in-loop
        const { status } = await typePassword(createVisitor(site));
        if (status === 303) begun++;
      }
      site.clock.now += 15 * 60_000;
    }
    expect(begun).toBe(60);
    expect((await typePassword(own)).headers.get("location")).toBe("/account/confirm");
  });
});

test("letters with a link to one address are bounded, however many ask at once", async () => {
  const ask = async () => createVisitor(site).submit("/account/reset", { email: EMAIL });
  await Promise.all(Array.from({ length: 15 }, ask));
  await expect.poll(() => letters.length).toBe(2);
});

test("the link in a letter leads here, whatever host the request names", async () => {
  const stranger = createVisitor(site);
  const { text } = await stranger.get("/account/reset");
  const from = { origin: "https://evil.example", "x-forwarded-host": "evil.example" };
  const { status } = await stranger.post(
    "https://evil.example/account/reset",
    { email: EMAIL, form_token: tokenIn(text) },
    { ...from, "sec-fetch-site": "same-origin" },
  );
  expect(status).toBe(200);
  const letter = await takeLetter();
  expect(letter.text).toContain(`${ORIGIN}/account/mail/`);
  expect(letter.text).not.toContain("evil");
});

test("a new password by a letter or a code does without no second factor", async () => {
  const { authenticator, codes } = await addPasskey();
  const reset = createVisitor(site);
  await reset.submit("/account/reset", { email: EMAIL });
  const answer = await follow(reset, { password: ANOTHER, end: "all" });
  expect(answer.headers.get("location")).toBe("/account/confirm");
  expect(await isSignedIn(reset)).toBe(false);
  const recovered = createVisitor(site);
  const [first = "", second = ""] = codes;
  const fields = { email: EMAIL, code: first, password: PASSWORD };
  await recovered.submit("/account/recovery", fields);
  expect(await isSignedIn(recovered)).toBe(false);
  await confirm(recovered, { code: first });
  expect(await isSignedIn(recovered)).toBe(false);
  await confirm(recovered, { code: second });
  expect(await isSignedIn(recovered)).toBe(true);
  // The sign-in that waited for its second step used the old password.
  const { text } = await createVisitor(site).get("/sign-in");
  await confirm(reset, { credential: authenticator.get(optionsOf(text)) });
  expect(await isSignedIn(reset)).toBe(false);
});

test("who did not just sign in changes no way to sign in", async () => {
  const { authenticator } = await addPasskey();
  site.clock.now += 15 * 60_000 + 1;
  const page = await ada.get("/account/security");
  expect(page.text).toContain("sign in again");
  expect(page.text).not.toContain("data-options");
  for (const action of ["codes", "app", "passkeys/remove", "password"]) {
    // oxlint-disable-next-line no-await-in-loop
    const { status } = await ada.submit("/account/security", {}, `/account/security/${action}`);
    expect(status).toBe(303);
  }
  expect(letters).toEqual([]);
  const { text } = await createVisitor(site).get("/sign-in");
  const fresh = createVisitor(site);
  const credential = authenticator.get(optionsOf(text));
  await fresh.submit("/sign-in", { credential, next: "/account" }, "/account/passkey");
  expect(await isSignedIn(fresh)).toBe(true);
});

test("a passkey that is not known and a wrong recovery code are logged, with no name", async () => {
  const stranger = createVisitor(site);
  await stranger.submit("/sign-in", { credential: "{}", next: "/account" }, "/account/passkey");
  const fields = { email: EMAIL, code: "AAAA-AAAA", password: ANOTHER };
  await stranger.submit("/account/recovery", fields);
  expect(site.logged).toEqual([
    "sign-in failed from 192.0.2.1: passkey refused",
    "sign-in failed from 192.0.2.1: wrong code",
  ]);
});

test("without a password, a letter alone lets nobody in", async () => {
  const { authenticator } = await addPasskey();
  const id = (await findAccountByEmail(site.deps, EMAIL))?.id ?? "";
  await changeAccount(site.deps, id, { password: "" });
  const reset = createVisitor(site);
  await reset.submit("/account/reset", { email: EMAIL });
  await follow(reset, { password: ANOTHER });
  expect(await isSignedIn(reset)).toBe(false);
  const { text } = await reset.get("/account/confirm");
  await confirm(reset, { credential: authenticator.get(optionsOf(text)) });
  expect(await isSignedIn(reset)).toBe(true);
});

test("the link that confirms an address works for who is signed in to its account", async () => {
  const email = "grace@example.org";
  const account = await createAccount(site.deps, site.passwords, { email, password: PASSWORD });
  const grace = await signIn(site, email);
  await grace.submit("/account", {}, "/account/verify");
  const link = /https:\S+/.exec((await takeLetter()).text)?.[0]?.replace(ORIGIN, "") ?? "";
  const isVerified = async () => (await findAccount(site.deps, account?.id ?? ""))?.verified;
  const owner = await createVisitor(site).submit(link, {});
  expect(owner.text).toContain("Sign in to this account here first");
  expect(await isVerified()).toBe(false);
  await grace.submit(link, {});
  expect(await isVerified()).toBe(true);
});

test("the name of an app writes no more of a letter than a name", async () => {
  site.oauth.request = { ...REQUEST, clientName: "Points\r\n\r\nSign in at\u2028evil.example" };
  await ada.submit("/consent/uid-1", { decision: "allow", scopes: ["service:tools"] });
  const { text } = await takeLetter();
  expect(text).toContain('It calls itself: "Points Sign in at evil.example".\n');
});

test("an address that would be two, or more than an address, gets no letter", async () => {
  for (const email of [
    "mal@example.org\r\nBcc: eve@example.org",
    "mal@example.org, eve@example.org",
    "mal@example.org%0d%0aBcc:eve@example.org",
    "<mal@example.org>eve@example.org",
    '"mal@example.org\r\nRCPT TO:<eve@example.org>"@example.org',
  ]) {
    for (const path of ["/account/reset", "/sign-up"]) {
      // oxlint-disable-next-line no-await-in-loop
      const { status } = await createVisitor(site).submit(path, { email, password: PASSWORD });
      expect(status).toBe(422);
    }
  }
  expect(letters).toEqual([]);
});
