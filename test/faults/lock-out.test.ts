import { beforeEach, describe, expect, test } from "vitest";
import { Busy, createPasswords } from "../../server/accounts/sign-in/passwords.ts";
import { openSite, PASSWORD, type Site } from "../pages/site.ts";
import { createVisitor, signIn, signUp, type Visitor } from "../pages/visitor.ts";

/* Strangers who guess passwords, and the members they would keep out. */

const EMAIL = "ada@example.org";

let site: Site;
let ada: Visitor;
let bob: Visitor;
beforeEach(async () => {
  site = openSite();
  ada = await signUp(site, EMAIL);
  bob = await signUp(site, "bob@example.org");
});

const enter = async (visitor: Visitor, email = EMAIL, password = PASSWORD) =>
  (await visitor.submit("/sign-in", { email, password })).status;

/** Guesses Ada's password from so many addresses; gives what each was answered. */
async function guess(tries: number, toAddress: (at: number) => string): Promise<number[]> {
  const statuses = [];
  for (let at = 0; at < tries; at++) {
    site.clock.address = toAddress(at);
    statuses.push(await enter(createVisitor(site), EMAIL, "wrong password"));
  }
  return statuses;
}

const passed = (statuses: readonly number[]): number =>
  statuses.filter((status) => status === 422).length;

/** Uses up all that unknown browsers may try at Ada's account. */
const exhaust = () => guess(110, (at) => `198.${at}.0.1`);

describe("while strangers have used up the tries at an account", () => {
  beforeEach(async () => {
    expect(passed(await exhaust())).toBe(100);
  });

  test("a browser that has signed in before signs in", async () => {
    await ada.submit("/account", {}, "/sign-out");
    expect(await enter(ada)).toBe(303);
    expect((await ada.get("/account")).status).toBe(200);
  });

  test("who is signed in changes the password, exports and deletes the account", async () => {
    const change = { current_password: PASSWORD, new_password: "another horse battery" };
    const changed = await ada.submit("/account/password", change);
    expect([changed.status, changed.headers.get("location")]).toEqual([303, "/account"]);
    expect((await ada.get("/account/export")).status).toBe(200);
    const typed = { confirmation: "delete my account", password: "another horse battery" };
    expect((await ada.submit("/account/delete", typed)).status).toBe(303);
  });

  test("other members sign in from anywhere, and work", async () => {
    expect((await bob.get("/account")).status).toBe(200);
    expect((await (await signIn(site, "bob@example.org")).get("/account")).status).toBe(200);
  });

  test("a browser of another account, or with a made-up cookie, is a stranger", async () => {
    const stolen = createVisitor(site);
    stolen.cookies.set("__Host-device", bob.cookies.get("__Host-device") ?? "");
    expect(await enter(stolen)).toBe(429);
    stolen.cookies.set("__Host-device", `${"A".repeat(22)}.${"A".repeat(43)}`);
    expect(await enter(stolen)).toBe(429);
  });
});

test("a known browser has ten tries too, and signing in again gives it no other ten", async () => {
  const cookie = ada.cookies.get("__Host-device");
  await ada.submit("/account", {}, "/sign-out");
  expect(await enter(ada)).toBe(303);
  expect(ada.cookies.get("__Host-device")).toBe(cookie);
  await ada.submit("/account", {}, "/sign-out");
  for (let at = 0; at < 10; at++) expect(await enter(ada, EMAIL, "wrong password")).toBe(422);
  expect(await enter(ada)).toBe(429);
  expect(await enter(createVisitor(site))).toBe(303);
});

test("a device cookie outlives the session, and is out of reach of scripts", async () => {
  const { headers } = await createVisitor(site).submit("/sign-in", {
    email: EMAIL,
    password: PASSWORD,
  });
  const line = headers.getSetCookie().find((one) => one.startsWith("__Host-device="));
  expect(line).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=34560000$/);
});

test("an address that has tried many accounts keeps none of its members out", async () => {
  site.clock.address = "192.0.2.77";
  for (let at = 0; at < 210; at++) {
    await enter(createVisitor(site), `nobody${at}@example.org`, "wrong password");
  }
  expect(await enter(createVisitor(site))).toBe(429);
  await ada.submit("/account", {}, "/sign-out");
  expect(await enter(ada)).toBe(303);
});

test("neighbouring networks share the guesses at one account", async () => {
  expect(passed(await guess(40, (at) => `192.0.2.${at}`))).toBe(20);
  expect(passed(await guess(40, (at) => `2001:db8:1:${at}::/64`))).toBe(20);
  expect(passed(await guess(60, (at) => `2001:db8:${at + 2}:0::/64`))).toBe(20);
});

test("who signs in again and again uses up nothing that others share", async () => {
  for (let at = 0; at < 220; at++) expect(await enter(createVisitor(site))).toBe(303);
});

describe("while a flood of strangers waits for its passwords to be compared", () => {
  /** Eighty at once from one network; gives how many have been compared so far, and refused at last. */
  async function flood() {
    const passwords = createPasswords();
    const phc = await passwords.hash(PASSWORD);
    let compared = 0;
    const asked = Array.from({ length: 80 }, () =>
      passwords.matches("wrong password", phc, "203.0.113").then(
        () => void compared++,
        (error: unknown) => error,
      ),
    );
    const refused = async () => (await Promise.all(asked)).filter((one) => one instanceof Busy);
    return { passwords, phc, compared: () => compared, refused };
  }

  test("members come first, and strangers beyond the line are told to come back", async () => {
    const { passwords, phc, compared, refused } = await flood();
    expect(await passwords.matches(PASSWORD, phc)).toBe(true);
    expect(compared()).toBeLessThan(8);
    expect((await refused()).length).toBeGreaterThanOrEqual(80 - 64 - 2);
  });

  test("strangers of other networks have their turn", async () => {
    const { passwords, phc, compared, refused } = await flood();
    const others = ["198.51.100", "192.0.2"].map((from) => passwords.matches(PASSWORD, phc, from));
    expect(await Promise.all(others)).toEqual([true, true]);
    expect(compared()).toBeLessThan(12);
    await refused();
  });
});
