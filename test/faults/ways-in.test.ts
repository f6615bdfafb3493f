import { beforeEach, describe, expect, test } from "vitest";
import type { Letter } from "../../server/accounts/mail/mailer.ts";
import { listSessions, MAX_SESSIONS } from "../../server/accounts/sign-in/sessions.ts";
import { findAccountByEmail } from "../../server/accounts/users.ts";
import { openSite, ORIGIN, PASSWORD, type Site } from "../pages/support/site.ts";
import { createVisitor, signUp, type Visitor } from "../pages/support/visitor.ts";
import { type Authenticator, createAuthenticator, optionsOf } from "../support/authenticator.ts";

/* Strangers who try every way into an account, and the ways that stay open for its member. */

const EMAIL = "ada@example.org";
const ANOTHER = "another horse battery";
const WRONG_CODE = "AAAA-AAAA-AAAA-AAAA-AAAA-AAAA";

let letters: Letter[];
let site: Site;
let ada: Visitor;
let authenticator: Authenticator;
let codes: readonly string[];
beforeEach(async () => {
  letters = [];
  site = openSite();
  ada = await signUp(site, EMAIL);
  authenticator = createAuthenticator(ORIGIN);
  const made = await ada.submit("/account/security", {}, "/account/security/codes");
  codes = [...made.text.matchAll(/<code>([A-Z2-7-]+)<\/code>/g)].map(([, code = ""]) => code);
});

const typePassword = async (visitor: Visitor, password = PASSWORD) =>
  (await visitor.submit("/sign-in", { email: EMAIL, password })).status;

const typeCode = async (visitor: Visitor, code = "") =>
  (await visitor.submit("/account/recovery", { email: EMAIL, code, password: ANOTHER })).status;

async function addPasskey(): Promise<void> {
  const { text } = await ada.get("/account/security");
  const credential = authenticator.create(optionsOf(text));
  await ada.submit("/account/security", { credential }, "/account/security/passkeys");
}

/** Answers with the passkey of Ada, or with what is none. */
async function usePasskey(visitor: Visitor, given?: string) {
  const { text } = await createVisitor(site).get("/sign-in");
  const credential = given ?? authenticator.get(optionsOf(text));
  const { status, headers } = await visitor.submit(
    "/account/recovery",
    { credential, next: "/account" },
    "/account/passkey",
  );
  return status === 303 ? headers.get("location") : status;
}

/** Does so many tries, each in a browser and from an address of its own. */
async function tryFromEverywhere(tries: number, enter: (visitor: Visitor) => Promise<unknown>) {
  for (let at = 0; at < tries; at++) {
    site.clock.address = `198.${at}.0.1`;
    // oxlint-disable-next-line no-await-in-loop
    await enter(createVisitor(site));
  }
  site.clock.address = "192.0.2.1";
}

describe("while strangers have used up the wrong passwords of an account", () => {
  beforeEach(async () => {
    await addPasskey();
    await tryFromEverywhere(110, (visitor) => typePassword(visitor, "wrong password"));
  });

  test("a new browser waits a quarter of an hour for the password, and no longer", async () => {
    expect(await typePassword(createVisitor(site))).toBe(429);
    site.clock.now += 15 * 60_000;
    expect(await typePassword(createVisitor(site))).toBe(303);
  });

  test("passkeys, recovery codes, letters and open sessions work in any browser", async () => {
    expect((await ada.get("/account")).status).toBe(200);
    expect(await usePasskey(createVisitor(site))).toBe("/account");
    expect(await typeCode(createVisitor(site), codes[0])).toBe(303);
    const send = (letter: Letter) => void letters.push(letter);
    const mailing = openSite({
      deps: site.deps,
      passwords: site.passwords,
      mailer: { send, deliver: async (letter) => send(letter) },
    });
    const reset = createVisitor(mailing);
    await reset.submit("/account/reset", { email: EMAIL });
    await expect.poll(() => letters.length).toBe(1);
    const link = /https:\S+/.exec(letters[0]?.text ?? "")?.[0]?.replace(ORIGIN, "") ?? "";
    const { headers } = await reset.submit(link, { password: PASSWORD });
    expect(headers.get("location")).toBe("/account");
  });
});

describe("while strangers try recovery codes from everywhere", () => {
  beforeEach(() => tryFromEverywhere(130, (visitor) => typeCode(visitor, WRONG_CODE)));

  test("a right one works in a browser that is known and in one that is not", async () => {
    const known = createVisitor(site);
    known.cookies.set("__Host-device", ada.cookies.get("__Host-device") ?? "");
    expect(await typeCode(known, codes[0])).toBe(303);
    expect(await typeCode(createVisitor(site), codes[1])).toBe(303);
  });

  test("passwords work", async () => {
    expect(await typePassword(createVisitor(site))).toBe(303);
  });
});

test("one address has ten wrong recovery codes, which a known browser there has of its own", async () => {
  const stranger = createVisitor(site);
  const statuses = [];
  for (let at = 0; at < 12; at++) statuses.push(await typeCode(stranger, WRONG_CODE));
  expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
  await ada.submit("/account", {}, "/sign-out");
  expect(await typeCode(ada, codes[0])).toBe(303);
});

test("one address has two hundred answers of passkeys, and keeps no known browser out", async () => {
  await addPasskey();
  const stranger = createVisitor(site);
  for (let at = 0; at < 200; at++) expect(await usePasskey(stranger, "{}")).toBe("/sign-in");
  expect(await usePasskey(stranger, "{}")).toBe(429);
  expect(await usePasskey(createVisitor(site))).toBe(429);
  expect(await typePassword(createVisitor(site))).toBe(303);
  await ada.submit("/account", {}, "/sign-out");
  expect(await usePasskey(ada)).toBe("/account");
  site.clock.address = "198.51.100.1";
  expect(await usePasskey(createVisitor(site))).toBe("/account");
});

test("who signs in with a passkey again and again keeps fifty browsers", async () => {
  await addPasskey();
  for (let at = 0; at < MAX_SESSIONS + 5; at++) await usePasskey(createVisitor(site));
  const account = await findAccountByEmail(site.deps, EMAIL);
  expect(await listSessions(site.deps, account?.id ?? "")).toHaveLength(MAX_SESSIONS);
  expect((await ada.get("/account")).status).toBe(303);
});
