import { beforeEach, describe, expect, test } from "vitest";
import { addressesTaking } from "./support/routes.ts";
import { openSite, PASSWORD, type Site } from "./support/site.ts";
import {
  createKey,
  createVisitor,
  FROM_HERE,
  signUp,
  tokenIn,
  type Visitor,
} from "./support/visitor.ts";

let site: Site;
let ada: Visitor;
let key: string;
let token: string;
beforeEach(async () => {
  site = openSite();
  ada = await signUp(site, "ada@example.org");
  key = (await createKey(ada)).id;
  token = tokenIn((await ada.get("/account/keys")).text);
});

/** Forms of those who have not signed in; all others are of members. */
const OPEN: ReadonlySet<string> = new Set([
  "/sign-up",
  "/sign-in",
  "/account/reset",
  "/account/recovery",
  "/account/mail/unknown",
  "/account/confirm",
  "/account/passkey",
]);
const POSTS = addressesTaking("post").filter((path) => !OPEN.has(path));

/** Fields with which each of the forms would do something. */
const fieldsOf = () => ({
  id: key,
  name: "stolen",
  question: "Which card?",
  content: "plat x2",
  scopes: ["service:tools"],
  kinds: ["fees"],
  decision: "allow",
  current_password: PASSWORD,
  new_password: "another horse battery",
  confirmation: "delete my account",
  password: PASSWORD,
});

describe.each(POSTS)("POST %s", (path) => {
  test.each<[string, Record<string, string>]>([
    ["neither Origin nor Sec-Fetch-Site", {}],
    ["a foreign Origin", { origin: "https://evil.example" }],
    ["a foreign Origin and a same-origin site", { ...FROM_HERE, origin: "https://evil.example" }],
    ["a subdomain as Origin", { origin: "https://a.cards.example" }],
    ["our host on http as Origin", { origin: "http://cards.example" }],
    ["another port as Origin", { origin: "https://cards.example:8443" }],
    ["Origin null without more", { origin: "null" }],
    ["a cross-site form", { origin: "null", "sec-fetch-site": "cross-site" }],
    ["a form of a subdomain", { ...FROM_HERE, "sec-fetch-site": "same-site" }],
    ["an address typed by the user", { ...FROM_HERE, "sec-fetch-site": "none" }],
  ])("with %s is refused, even with the right token", async (_name, headers) => {
    const before = await site.dump();
    const { status } = await ada.post(path, { ...fieldsOf(), form_token: token }, headers);
    expect(status).toBe(403);
    expect(await site.dump()).toEqual(before);
    expect(site.oauth.decisions).toEqual([]);
  });

  test("with no, a wrong or another session's token is refused", async () => {
    const mallory = await signUp(site, "mallory@example.org");
    const theirs = tokenIn((await mallory.get("/account")).text);
    const open = tokenIn((await createVisitor(site).get("/sign-in")).text);
    const before = await site.dump();
    for (const form_token of [undefined, "", "x", `${token}x`, token.slice(1), theirs, open]) {
      const { status } = await ada.post(path, { ...fieldsOf(), form_token });
      expect(status, form_token).toBe(403);
    }
    expect(await site.dump()).toEqual(before);
    expect(site.oauth.decisions).toEqual([]);
  });

  test("without a session only leads to signing in", async () => {
    const before = await site.dump();
    const { status, headers } = await createVisitor(site).post(path, {
      ...fieldsOf(),
      form_token: token,
    });
    expect(status).toBe(303);
    expect(headers.get("location")).toMatch(/^\/sign-in(?:\?next=|$)/);
    expect(await site.dump()).toEqual(before);
  });

  test("is not done by GET", async () => {
    const before = await site.dump();
    await ada.get(`${path}?id=${key}&form_token=${token}&decision=allow&scopes=service:tools`);
    expect(await site.dump()).toEqual(before);
    expect(site.oauth.decisions).toEqual([]);
  });
});

describe.each(["/sign-in", "/sign-up"])("POST %s without an account", (path) => {
  const fields = { email: "eve@example.org", password: PASSWORD };

  test("needs the token of the browser's own cookie", async () => {
    const visitor = createVisitor(site);
    const own = tokenIn((await visitor.get(path)).text);
    const other = tokenIn((await createVisitor(site).get(path)).text);
    for (const form_token of [undefined, other, token]) {
      expect((await visitor.post(path, { ...fields, form_token })).status).toBe(403);
    }
    expect((await visitor.post(path, { ...fields, form_token: own })).status).not.toBe(403);
  });

  test("needs the cookie: a form on another site cannot sign anybody in", async () => {
    const own = tokenIn((await createVisitor(site).get(path)).text);
    const { status } = await createVisitor(site).post(path, { ...fields, form_token: own });
    expect(status).toBe(403);
  });

  test("needs the right Origin", async () => {
    const visitor = createVisitor(site);
    const form_token = tokenIn((await visitor.get(path)).text);
    const { status } = await visitor.post(
      path,
      { ...fields, form_token },
      { origin: "https://evil.example" },
    );
    expect(status).toBe(403);
  });
});

test("a browser that tells only one of the two headers may go on", async () => {
  const create = (headers: Record<string, string>) =>
    ada.post("/account/keys", { ...fieldsOf(), form_token: token }, headers);
  expect((await create({ origin: FROM_HERE.origin })).status).toBe(200);
  expect((await create({ "sec-fetch-site": "same-origin" })).status).toBe(200);
  // Browsers send this from a page without a referrer.
  expect((await create({ origin: "null", "sec-fetch-site": "same-origin" })).status).toBe(200);
});

test("the browser may have reached the service by another name than its first", async () => {
  const headers = { origin: "https://www.cards.example", "sec-fetch-site": "same-origin" };
  const fields = { ...fieldsOf(), form_token: token };
  const create = (host: string) => ada.post(`${host}/account/keys`, fields, headers);
  expect((await create("https://www.cards.example")).status).toBe(200);
  expect((await create("https://cards.example")).status).toBe(403);
});

test("a token of before is worth nothing after signing in anew", async () => {
  await ada.submit("/account", {}, "/sign-out");
  await ada.submit("/sign-in", { email: "ada@example.org", password: PASSWORD });
  const { status } = await ada.post("/account/keys", { ...fieldsOf(), form_token: token });
  expect(status).toBe(403);
});

test("the token is written otherwise in each answer, and each is as good", async () => {
  const tokens = [
    tokenIn((await ada.get("/account/keys")).text),
    tokenIn((await ada.get("/account/keys")).text),
  ];
  expect(new Set(tokens).size).toBe(2);
  for (const [at, form_token] of tokens.entries()) {
    const fields = { name: `key ${at}`, scopes: ["service:tools"], form_token };
    expect((await ada.post("/account/keys", fields)).status).toBe(200);
  }
});
