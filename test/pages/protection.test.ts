import { beforeEach, describe, expect, test } from "vitest";
import { addressesRefusing, addressesTaking } from "./support/routes.ts";
import { openSite, type Site } from "./support/site.ts";
import { createVisitor, signUp, tokenIn, type Visitor } from "./support/visitor.ts";

let site: Site;
let ada: Visitor;
beforeEach(async () => {
  site = openSite();
  ada = await signUp(site, "ada@example.org");
});

const ALL = [...addressesTaking("get"), "/consent/unknown"];
/** Pages with a script of ours, which may ask this service and nobody else. */
const SCRIPTED: ReadonlySet<string> = new Set([
  "/sign-in",
  "/sign-up",
  "/account/chat",
  "/account/confirm",
  "/account/mail/unknown",
  "/account/password",
  "/account/recovery",
  "/account/security",
]);

describe.each(ALL)("%s", (path) => {
  test.each(["a member", "a stranger"])(
    "cannot be framed, scripted or cached by %s",
    async (who) => {
      const visitor = who === "a member" ? ada : createVisitor(site);
      const { headers } = await visitor.get(path);
      const ours = SCRIPTED.has(path) ? " script-src 'self'; connect-src 'self';" : "";
      expect(headers.get("content-security-policy")?.replace(ours, "")).toBe(
        "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      );
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(headers.get("access-control-allow-origin")).toBeNull();
    },
  );

  test("stands alone among windows, unless an app may have opened it to ask for access", async () => {
    const { headers } = await ada.get(path);
    const popup = /^\/(?:sign|consent|account\/(?:reset|recovery|mail|confirm))/.test(path);
    expect(headers.get("cross-origin-opener-policy")).toBe(popup ? "unsafe-none" : "same-origin");
  });

  test("has no inline style or script", async () => {
    const { text } = await ada.get(path);
    const inline = text.replaceAll(/<script type="module" src="[^"]+"><\/script>/g, "");
    expect(inline).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i);
    expect(inline === text).toBe(!SCRIPTED.has(path) || !text.includes("<form"));
  });

  test("HEAD says what GET says, without the body", async () => {
    const visitor = await signUp(site, `head@example.org`);
    const got = await visitor.get(path);
    const answer = await site.app.request(`https://cards.example${path}`, {
      method: "HEAD",
      headers: { cookie: `__Host-session=${visitor.cookies.get("__Host-session")}` },
    });
    expect(await answer.text()).toBe("");
    if (!path.startsWith("/consent")) {
      expect(answer.status).toBe(got.status);
      // The length of a stream is not known before its end.
      const length = path === "/account/export" ? null : String(Buffer.byteLength(got.text));
      expect(answer.headers.get("content-length")).toBe(length);
    }
  });

  test.each(["PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND"])(
    "%s is not allowed",
    async (method) => {
      const answer = await site.app.request(`https://cards.example${path}`, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get("allow")).toMatch(/^GET, HEAD(?:, POST)?$/);
      expect(answer.headers.get("x-frame-options")).toBe("DENY");
    },
  );

  test("with a slash at its end leads to the one without", async () => {
    const { status, headers } = await ada.get(`${path}/?owner=Sam`);
    expect([status, headers.get("location")]).toEqual([303, `${path}?owner=Sam`]);
  });
});

test.each(addressesRefusing("get"))("GET %s is not allowed", async (path) => {
  const { status, headers } = await ada.get(path);
  expect([status, headers.get("allow")]).toEqual([405, "POST"]);
});

test.each(addressesRefusing("post"))("POST %s is not allowed", async (path) => {
  const { status, headers } = await ada.post(path, {});
  expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

describe("the stylesheet", () => {
  test("may be cached and is not sent again when it is known", async () => {
    const { status, headers, text } = await createVisitor(site).get("/account.css");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/css; charset=utf-8");
    expect(headers.get("cache-control")).toBe("public, max-age=3600");
    expect(headers.getSetCookie()).toEqual([]);
    expect(text).toContain("prefers-color-scheme: dark");
    const etag = headers.get("etag") ?? "";
    const again = await createVisitor(site).get("/account.css", { "if-none-match": etag });
    expect([again.status, again.text]).toEqual([304, ""]);
  });

  test("is only read", async () => {
    const { status, headers } = await ada.post("/account.css", {});
    expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });
});

describe("errors", () => {
  test("are pages for people and JSON for programs", async () => {
    const visitor = createVisitor(site);
    const people = await visitor.post("/sign-in", {});
    expect(people.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(people.text).toContain("<h1>This form was not accepted</h1>");
    const programs = await visitor.post("/sign-in", {}, { accept: "application/json" });
    expect(programs.headers.get("content-type")).toBe("application/json");
    expect(programs.status).toBe(403);
    expect(JSON.parse(programs.text)).toEqual({ error: expect.any(String) });
    expect(programs.headers.get("x-frame-options")).toBe("DENY");
  });

  test.each(["text/html", "application/json"])(
    "of ours are logged and tell nothing, as %s",
    async (accept) => {
      const store = {
        ...site.deps.store,
        get: () => Promise.reject(new Error("secret-host:5432")),
      };
      const broken = openSite({ deps: { ...site.deps, store } });
      const visitor = createVisitor(broken);
      visitor.cookies.set("__Host-session", "A".repeat(43));
      const { status, text, headers } = await visitor.get("/account", { accept });
      expect(status).toBe(500);
      expect(text).not.toContain("secret-host");
      expect(text).not.toMatch(/\bat .*\.ts/);
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(broken.logged.join()).toContain("secret-host");
    },
  );

  test("nothing a visitor typed reaches the log", async () => {
    const visitor = createVisitor(site);
    await visitor.submit("/sign-in", { email: "ada@example.org", password: "a wrong secret" });
    await visitor.submit("/sign-up", { email: "x", password: "another secret" });
    await ada.post("/account/keys", { name: "secret" });
    expect(site.logged).toEqual([`sign-in failed from ${site.clock.address}: wrong password`]);
  });
});

describe("next", () => {
  const OWN = [
    "/account",
    "/account/wallet",
    "/account/wallet/add",
    "/account/wallet/next",
    "/account/wallet/pay",
    "/account/wallet/points",
    "/account/wallet/cards/demo-gold",
    "/account/wallet/add/statement?card=demo-gold",
    "/account/wallet/pay?where=caf%C3%A9+%2F+bar&amount=120",
    "/account/chat",
    "/account/keys",
    "/account/apps",
    "/consent/uid-1",
    "/account/delete",
  ];
  const FOREIGN = [
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https://evil.example",
    "https:evil.example",
    "javascript:alert(1)",
    "/account@evil.example",
    "/account/../../evil",
    "/%2f%2fevil.example",
    "%2f%2fevil.example",
    "/account//evil.example",
    "/account?x=//evil.example",
    "/account?x=\r\nlocation: https://evil.example",
    "/account?",
    "/account?x=1#y",
    "/sign-out?x=1",
    "/account#x",
    " /account",
    "/account\n",
    "/account\r\nlocation: https://evil.example",
    "/consent/",
    "/consent/../account",
    "/consent/a/b",
    "/consent/uid-1\n",
    "/consent/%2e%2e",
    "/sign-out",
    "/account/export",
    "/Account",
    "",
  ];

  const enter = async (path: "/sign-in" | "/sign-up", next: string, at: number) => {
    const visitor = createVisitor(site);
    site.clock.address = `192.0.2.${at}`;
    const email = path === "/sign-in" ? "ada@example.org" : `m${at}@example.org`;
    const { text } = await visitor.get(`${path}?next=${encodeURIComponent(next)}`);
    const hidden = /name="next" value="([^"]*)"/.exec(text)?.[1]?.replaceAll("&amp;", "&");
    const fields = { email, password: "correct horse battery", next, form_token: tokenIn(text) };
    const { headers } = await visitor.post(path, fields);
    return [hidden, headers.get("location")];
  };

  test.each(OWN)("%j is gone on to", async (next) => {
    expect(await enter("/sign-in", next, 1)).toEqual([next, next]);
    expect(await enter("/sign-up", next, 2)).toEqual([next, next]);
  });

  test.each(FOREIGN)("%j leads to the account instead", async (next) => {
    expect(await enter("/sign-in", next, 1)).toEqual(["/account/wallet", "/account/wallet"]);
    expect(await enter("/sign-up", next, 2)).toEqual(["/account/wallet", "/account/wallet"]);
    const { headers } = await ada.get(`/sign-in?next=${encodeURIComponent(next)}`);
    expect(headers.get("location")).toBe("/account/wallet");
  });

  test("given twice, or twice encoded, is no way around", async () => {
    const twice = await ada.get("/sign-in?next=//evil.example&next=/account/keys");
    expect(twice.headers.get("location")).toBe("/account/wallet");
    const encoded = await ada.get("/sign-in?next=%252f%252fevil.example");
    expect(encoded.headers.get("location")).toBe("/account/wallet");
  });
});
