import { beforeEach, describe, expect, test } from "vitest";
import { Busy } from "../../../server/accounts/sign-in/passwords.ts";
import { IDLE_SECONDS } from "../../../server/accounts/sign-in/sessions.ts";
import { changeAccount, findAccountByEmail } from "../../../server/accounts/users.ts";
import { openSite, PASSWORD, type Site } from "../support/site.ts";
import { createVisitor, signIn, signUp } from "../support/visitor.ts";

const EMAIL = "ada@example.org";
const COOKIE = "__Host-session";

let site: Site;
beforeEach(() => {
  site = openSite();
});

describe("signing up and in", () => {
  test("a new member is signed in and sees the account", async () => {
    const visitor = await signUp(site, EMAIL);
    const { status, text } = await visitor.get("/account");
    expect(status).toBe(200);
    expect(text).toContain(EMAIL);
    expect(text).toContain("0 of 200 used, 200 left");
    expect(text).toContain("Free");
  });

  test("the address is found in any case and with blanks around it", async () => {
    await signUp(site, EMAIL);
    const visitor = await signIn(site, "  ADA@Example.ORG ");
    expect((await visitor.get("/account")).status).toBe(200);
  });

  test("who is signed in is led on from the forms", async () => {
    const visitor = await signUp(site, EMAIL);
    for (const path of ["/sign-in", "/sign-up"]) {
      const { status, headers } = await visitor.get(`${path}?next=/account/keys`);
      expect([status, headers.get("location")]).toEqual([303, "/account/keys"]);
    }
  });

  test("an app's request for access goes on from the form, and nothing that only looks like it", async () => {
    const visitor = await signUp(site, EMAIL);
    const goesTo = async (next: string) =>
      (await visitor.get(`/sign-in?next=${encodeURIComponent(next)}`)).headers.get("location");
    const asked =
      "/oauth/authorize?client_id=a&redirect_uri=http%3A%2F%2F127.0.0.1%2Fcb&state=a+b*";
    expect(await goesTo(asked)).toBe(asked);
    const others = ["?a=//evil.example", "?a=\r\nb", "?a=%5c\\evil", "/../sign-out?a=1", "?"];
    for (const other of others)
      expect(await goesTo(`/oauth/authorize${other}`)).toBe("/account/wallet");
  });

  test("signing out ends the session in the store, not only the cookie", async () => {
    const visitor = await signUp(site, EMAIL);
    const cookie = visitor.cookies.get(COOKIE) ?? "";
    const { status, headers } = await visitor.submit("/account", {}, "/sign-out");
    expect([status, headers.get("location")]).toEqual([303, "/sign-in"]);
    expect(visitor.cookies.has(COOKIE)).toBe(false);
    expect((await visitor.get("/sign-in")).text).toContain("You are signed out.");
    expect((await visitor.get("/sign-in")).text).not.toContain("You are signed out.");
    visitor.cookies.set(COOKIE, cookie);
    expect((await visitor.get("/account")).status).toBe(303);
  });

  test("pages of members ask to sign in and come back", async () => {
    const { status, headers } = await createVisitor(site).get("/account/keys");
    expect([status, headers.get("location")]).toEqual([303, "/sign-in?next=%2Faccount%2Fkeys"]);
  });

  test("with the query of the page that was asked for", async () => {
    await signUp(site, EMAIL);
    const visitor = createVisitor(site);
    const asked = await visitor.get("/account/wallet/pay?where=café / bar&amount=120");
    const form = asked.headers.get("location") ?? "";
    const { text } = await visitor.get(form);
    const [, next = ""] = /name="next" value="([^"]*)"/.exec(text) ?? [];
    const fields = { email: EMAIL, password: PASSWORD, next: next.replaceAll("&amp;", "&") };
    const { headers } = await visitor.submit(form, fields, "/sign-in");
    const back = new URL(headers.get("location") ?? "", "https://cards.example");
    expect(back.pathname).toBe("/account/wallet/pay");
    expect(Object.fromEntries(back.searchParams)).toEqual({ where: "café / bar", amount: "120" });
  });

  test.each([
    ["/login", "/sign-in"],
    ["/login?next=%2Faccount%2Fkeys", "/sign-in?next=%2Faccount%2Fkeys"],
    ["/login/", "/login"],
    ["/signup", "/sign-up"],
    ["/signup/", "/signup"],
    ["/sign-in/", "/sign-in"],
    ["/account/wallet/", "/account/wallet"],
  ])("%s leads to %s", async (path, to) => {
    const { status, headers } = await createVisitor(site).get(path);
    expect([status, headers.get("location")]).toEqual([303, to]);
  });

  test("a session ends after its time", async () => {
    const visitor = await signUp(site, EMAIL);
    site.clock.now += IDLE_SECONDS * 1000 - 1;
    expect((await visitor.get("/account")).status).toBe(200);
    site.clock.now += IDLE_SECONDS * 1000;
    expect((await visitor.get("/account")).status).toBe(303);
  });

  test("disabling an account ends its sessions", async () => {
    const visitor = await signUp(site, EMAIL);
    const account = await findAccountByEmail(site.deps, EMAIL);
    await changeAccount(site.deps, account?.id ?? "", { disabled: true });
    expect((await visitor.get("/account")).status).toBe(303);
  });

  test("what is wrong with the form stands above it and leads to its field", async () => {
    const visitor = createVisitor(site);
    const { status, text } = await visitor.submit("/sign-up", { email: "ada", password: "short" });
    expect(status).toBe(422);
    expect(text).toContain("<title>Error: Sign up · cardfile</title>");
    expect(text).toContain('role="alert"');
    expect(text).toContain('<a href="#email">Enter an e-mail address');
    expect(text).toContain('<a href="#password">Choose a password of at least 15');
    expect(text).toMatch(/id="email"[^>]*aria-describedby="email-error" aria-invalid="true"/s);
    expect(text).toMatch(/aria-describedby="password-hint password-error"/);
    expect(text).not.toContain("short");
  });
});

describe("the cookie of a session", () => {
  test("is bound to this host, out of reach of scripts and not sent from elsewhere", async () => {
    const visitor = createVisitor(site);
    const { headers } = await visitor.submit("/sign-up", { email: EMAIL, password: PASSWORD });
    const line = headers.getSetCookie().find((one) => one.startsWith(`${COOKIE}=`));
    expect(line).toMatch(
      /^__Host-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=2592000$/,
    );
  });

  test("on plain http has no prefix, which browsers would refuse", async () => {
    const plain = openSite({ secure: false });
    const visitor = await signUp(plain, EMAIL);
    expect([...visitor.cookies.keys()]).toEqual(["session", "device"]);
  });

  test("is new at every sign-in; a planted one is never taken over", async () => {
    await signUp(site, EMAIL);
    const visitor = createVisitor(site);
    const planted = "A".repeat(43);
    visitor.cookies.set(COOKIE, planted);
    await visitor.submit("/sign-in", { email: EMAIL, password: PASSWORD });
    expect(visitor.cookies.get(COOKIE)).not.toBe(planted);
    const attacker = createVisitor(site);
    attacker.cookies.set(COOKIE, planted);
    expect((await attacker.get("/account")).status).toBe(303);
  });

  test("another one the browser had is ended at sign-in", async () => {
    const mallory = await signUp(site, "mallory@example.org");
    await signUp(site, EMAIL);
    const planted = mallory.cookies.get(COOKIE) ?? "";
    const visitor = createVisitor(site);
    visitor.cookies.set(COOKIE, planted);
    // The form was opened before the cookie was planted.
    const form = createVisitor(site);
    const { text } = await form.get("/sign-in");
    for (const [name, value] of form.cookies) visitor.cookies.set(name, value);
    const [, token = ""] = /name="form_token" value="([^"]+)"/.exec(text) ?? [];
    const fields = { email: EMAIL, password: PASSWORD, form_token: token };
    expect((await visitor.post("/sign-in", fields)).status).toBe(303);
    expect((await visitor.get("/account")).text).toContain(EMAIL);
    expect((await mallory.get("/account")).status).toBe(303);
  });

  test.each(["", "x", `${"A".repeat(43)}/../x`, "%00".repeat(20)])(
    "the value %j is nobody's and does no harm",
    async (value) => {
      const visitor = createVisitor(site);
      visitor.cookies.set(COOKIE, value);
      expect((await visitor.get("/account")).status).toBe(303);
      expect(site.logged).toEqual([]);
    },
  );
});

describe("guessing", () => {
  const PATTERN = /name="form_token" value="[^"]+"|data-options="[^"]+"/g;

  /** The answer to a try, with the address and the token that were sent taken out. */
  async function answerTo(email: string, password: string) {
    const visitor = createVisitor(site);
    const before = site.passwords.compared;
    const { status, text, headers } = await visitor.submit("/sign-in", { email, password });
    return {
      status,
      text: text.replaceAll(email, "EMAIL").replaceAll(PATTERN, ""),
      names: [...headers.keys()],
      compared: site.passwords.compared - before,
    };
  }

  test("unknown, wrong and disabled are told apart by nothing", async () => {
    await signUp(site, EMAIL);
    await signUp(site, "disabled@example.org");
    const disabled = await findAccountByEmail(site.deps, "disabled@example.org");
    await changeAccount(site.deps, disabled?.id ?? "", { disabled: true });
    const wrong = await answerTo(EMAIL, "wrong password");
    expect(wrong.status).toBe(422);
    expect(wrong.compared).toBe(1);
    expect(wrong.text).toContain("The e-mail address or password is wrong.");
    expect(await answerTo("nobody@example.org", "wrong password")).toEqual(wrong);
    expect(await answerTo("disabled@example.org", PASSWORD)).toEqual(wrong);
    expect(await answerTo("disabled@example.org", "wrong password")).toEqual(wrong);
  });

  test("ten tries for an account from an address, then 429 until the window ends", async () => {
    await signUp(site, EMAIL);
    const visitor = createVisitor(site);
    const tryOnce = (password: string) => visitor.submit("/sign-in", { email: EMAIL, password });
    for (let at = 0; at < 10; at++) expect((await tryOnce("wrong password")).status).toBe(422);
    site.clock.now += 60_000;
    const compared = site.passwords.compared;
    const refused = await tryOnce(PASSWORD);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("840");
    expect(refused.text).toContain("Wait 14 minutes");
    expect(site.passwords.compared).toBe(compared);
    site.clock.now += 840_000;
    expect((await tryOnce(PASSWORD)).status).toBe(303);
  });

  test("another spelling of the address is no further ten tries", async () => {
    const spellings = [
      "ada@example.org",
      "ADA@example.org",
      " ada@example.org ",
      "Ada@Example.Org",
    ];
    const visitor = createVisitor(site);
    const statuses = [];
    for (let at = 0; at < 11; at++) {
      const email = spellings[at % spellings.length];
      statuses.push((await visitor.submit("/sign-in", { email, password: "wrong" })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test("a hundred tries for an account from everywhere", async () => {
    await signUp(site, EMAIL);
    const visitor = createVisitor(site);
    const statuses = [];
    for (let at = 0; at < 101; at++) {
      site.clock.address = `192.0.${Math.floor(at / 10)}.1`;
      statuses.push((await visitor.submit("/sign-in", { email: EMAIL, password: "x" })).status);
    }
    expect(statuses.slice(0, 100).every((status) => status === 422)).toBe(true);
    expect(statuses[100]).toBe(429);
  });

  test("an account unknown is limited as one that is known", async () => {
    const statuses = [];
    for (let at = 0; at < 11; at++) {
      statuses.push((await answerTo("nobody@example.org", "wrong")).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  });

  test("the password is guarded on the pages of members too", async () => {
    const visitor = await signUp(site, EMAIL);
    const fields = { current_password: "wrong password", new_password: "another horse battery" };
    for (let at = 0; at < 10; at++) {
      expect((await visitor.submit("/account/password", fields)).status).toBe(422);
    }
    expect((await visitor.submit("/account/password", fields)).status).toBe(429);
    const typed = { confirmation: "delete my account", password: PASSWORD };
    expect((await visitor.submit("/account/delete", typed)).status).toBe(429);
  });

  test("twenty accounts from an address, then 429", async () => {
    for (let at = 0; at < 20; at++) await signUp(site, `member${at}@example.org`);
    const visitor = createVisitor(site);
    const fields = { email: EMAIL, password: PASSWORD };
    const { status, headers } = await visitor.submit("/sign-up", fields);
    expect([status, headers.get("retry-after")]).toEqual([429, "900"]);
  });

  test("when too many sign in at once, 503 asks to wait", async () => {
    const busy = openSite({
      passwords: {
        hash: () => Promise.reject(new Busy("busy")),
        matches: () => Promise.reject(new Busy("busy")),
      },
    });
    const visitor = createVisitor(busy);
    for (const path of ["/sign-in", "/sign-up"]) {
      const { status, headers } = await visitor.submit(path, { email: EMAIL, password: PASSWORD });
      expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
    }
    expect(busy.logged).toEqual([]);
  });
});
