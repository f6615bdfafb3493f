import { beforeEach, describe, expect, test } from "vitest";
import { RequestExpired } from "../../../server/accounts/oauth/oauth.ts";
import { SCOPE_MEANINGS } from "../../../server/accounts/scopes.ts";
import { findAccountByEmail } from "../../../server/accounts/users.ts";
import { openSite, PASSWORD, REQUEST, type Site } from "../support/site.ts";
import { createVisitor, signUp, tokenIn, type Visitor } from "../support/visitor.ts";

const PATH = "/consent/uid-1";

let site: Site;
let ada: Visitor;
let accountId: string | undefined;
beforeEach(async () => {
  site = openSite();
  ada = await signUp(site, "ada@example.org");
  accountId = (await findAccountByEmail(site.deps, "ada@example.org"))?.id;
});

test("tells who asks, where one is sent, whose account it is and what it lets the app do", async () => {
  const { text } = await ada.get(PATH);
  for (const words of ["Points Pal", "pal.example", "ada@example.org"]) {
    expect(text).toContain(`<strong><bdi>${words}</bdi></strong`);
  }
  for (const meaning of Object.values(SCOPE_MEANINGS)) expect(text).toContain(meaning);
});

test("offers only what was asked for", async () => {
  site.oauth.request = { ...REQUEST, scopes: ["service:chat"] };
  const { text } = await ada.get(PATH);
  expect(text).toContain('value="service:chat"');
  expect(text).not.toContain('value="service:tools"');
});

test("signs in first and comes back", async () => {
  const visitor = createVisitor(site);
  const asked = await visitor.get(PATH);
  expect([asked.status, asked.headers.get("location")]).toEqual([
    303,
    "/sign-in?next=%2Fconsent%2Fuid-1",
  ]);
  const form = await visitor.get("/sign-in?next=%2Fconsent%2Fuid-1");
  expect(form.text).toContain('href="/sign-up?next=%2Fconsent%2Fuid-1"');
  const { headers } = await visitor.post("/sign-in", {
    email: "ada@example.org",
    password: PASSWORD,
    next: PATH,
    form_token: tokenIn(form.text),
  });
  expect(headers.get("location")).toBe(PATH);
  expect((await visitor.get(PATH)).text).toContain("Points Pal");
});

describe("the decision", () => {
  test("to allow passes on what was left checked, and the browser goes on", async () => {
    const { status, text, headers } = await ada.submit(PATH, {
      decision: "allow",
      scopes: ["service:tools", "service:chat"],
    });
    expect(status).toBe(200);
    expect(site.oauth.decisions).toEqual([
      { accountId, scopes: ["service:chat", "service:tools"] },
    ]);
    expect(text).toContain('content="0; url=https://cards.example/oauth/auth/uid-1?a=1&amp;b=2"');
    expect(text).toContain('<a href="https://cards.example/oauth/auth/uid-1?a=1&amp;b=2">');
    // A cookie of ours would push aside what the authorization server sets on the same answer.
    expect(headers.getSetCookie()).toEqual([]);
  });

  test("to deny grants nothing, whatever is checked", async () => {
    await ada.submit(PATH, { decision: "deny", scopes: ["service:chat"] });
    expect(site.oauth.decisions).toEqual([{ accountId: undefined, scopes: [] }]);
  });

  test("never grants more than was asked for", async () => {
    site.oauth.request = { ...REQUEST, scopes: ["service:chat"] };
    const scopes = ["service:chat", "service:tools", "service:tools:write"];
    await ada.submit(PATH, { decision: "allow", scopes });
    expect(site.oauth.decisions).toEqual([{ accountId, scopes: ["service:chat"] }]);
  });

  test.each([
    ["nothing checked", { decision: "allow" }],
    ["only what was not asked for", { decision: "allow", scopes: ["service:tools:write"] }],
    ["an unknown scope", { decision: "allow", scopes: ["service:chat", "service:admin"] }],
    ["no button", { scopes: ["service:chat"] }],
    ["another button", { decision: "maybe", scopes: ["service:chat"] }],
  ])("with %s is asked again", async (_name, fields) => {
    site.oauth.request = { ...REQUEST, scopes: ["service:chat"] };
    const { status, text } = await ada.submit(PATH, fields);
    expect(status).toBe(422);
    expect(text).toContain('<a href="#scopes">');
    expect(site.oauth.decisions).toEqual([]);
  });
});

describe("a request that has ended or is another browser's", () => {
  test.each(["/consent/uid-2", "/consent/x%2f..", "/consent/__proto__"])(
    "%s is 404",
    async (path) => {
      expect((await ada.get(path)).status).toBe(404);
    },
  );

  test("is 404 without a running request", async () => {
    const token = tokenIn((await ada.get(PATH)).text);
    site.oauth.request = undefined;
    expect((await ada.get(PATH)).text).toContain("Start again in the app");
    const fields = { decision: "allow", scopes: ["service:chat"], form_token: token };
    expect((await ada.post(PATH, fields)).status).toBe(404);
    expect(site.oauth.decisions).toEqual([]);
  });

  test("is 404 when it ends at the moment of the decision", async () => {
    const ended = openSite({
      oauth: () => ({ ...site.oauth, allow: () => Promise.reject(new RequestExpired()) }),
    });
    const visitor = await signUp(ended, "ada@example.org");
    const fields = { decision: "allow", scopes: ["service:chat"] };
    expect((await visitor.submit(PATH, fields)).status).toBe(404);
    expect(ended.logged).toEqual([]);
  });

  test("cannot be allowed through the page of another", async () => {
    const token = tokenIn((await ada.get(PATH)).text);
    site.oauth.request = { ...REQUEST, uid: "uid-2" };
    const fields = { decision: "allow", scopes: ["service:chat"], form_token: token };
    expect((await ada.post(PATH, fields)).status).toBe(404);
    expect(site.oauth.decisions).toEqual([]);
  });
});
