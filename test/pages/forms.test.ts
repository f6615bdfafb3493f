import { beforeEach, describe, expect, test } from "vitest";
import { listApiKeys } from "../../server/accounts/api-keys.ts";
import { findAccountByEmail } from "../../server/accounts/users.ts";
import { openSite, ORIGIN, REQUEST, type Site } from "./support/site.ts";
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
beforeEach(async () => {
  site = openSite();
  ada = await signUp(site, "ada@example.org");
});

describe("markup", () => {
  const EVIL = `"><img src=x onerror=alert(1)>'<script>alert(1)</script>`;
  const SHORT = `"><script>alert(1)</script>`;

  const expectHarmless = (text: string) => {
    const ours = /<script type="module" src="\/account\/[a-z]+\.js"><\/script>/g;
    expect(text.replaceAll(ours, "")).not.toMatch(/<script|<img/i);
    expect(text).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  };

  test("in an address that is refused is only text", async () => {
    for (const path of ["/sign-in", "/sign-up"]) {
      const fields = { email: EVIL, password: "a wrong password" };
      const { text } = await createVisitor(site).submit(path, fields);
      expectHarmless(text);
      expect(text).toContain('value="&quot;&gt;&lt;img');
    }
  });

  test("in an address that is taken is only text", async () => {
    const email = "o'brien@example.org";
    const visitor = createVisitor(site);
    await visitor.submit("/sign-up", { email, password: "correct horse battery" });
    const { text } = await visitor.get("/account");
    expect(text).toContain("<dd>o&#39;brien@example.org</dd>");
  });

  test("in the name of a key is only text", async () => {
    expectHarmless((await createKey(ada, SHORT)).text);
    expectHarmless((await ada.get("/account/keys")).text);
    expectHarmless((await ada.submit("/account/keys", { name: EVIL })).text);
  });

  test("in what an app calls itself is only text", async () => {
    const account = await findAccountByEmail(site.deps, "ada@example.org");
    const app = {
      grantId: "grant-1",
      clientId: EVIL,
      clientName: EVIL,
      scopes: ["service:chat"],
      since: "2026-11-01T00:00:00Z",
    } as const;
    site.oauth.apps.set(account?.id ?? "", [app]);
    expectHarmless((await ada.get("/account/apps")).text);
    site.oauth.request = { ...REQUEST, clientName: EVIL, redirectHost: EVIL };
    expectHarmless((await ada.get("/consent/uid-1")).text);
  });

  test("a name that turns the direction of writing does not turn the page", async () => {
    site.oauth.request = { ...REQUEST, clientName: "\u202Eknab ruoY" };
    expect((await ada.get("/consent/uid-1")).text).toContain("<bdi>\u202Eknab ruoY</bdi>");
  });

  test("in next and in other parameters is nowhere", async () => {
    const query = `next=${encodeURIComponent(EVIL)}&email=${encodeURIComponent(EVIL)}`;
    const { text } = await createVisitor(site).get(`/sign-in?${query}`);
    expect(text).not.toContain("alert(1)");
  });
});

describe("a body", () => {
  const send = async (
    body: string | ReadableStream<Uint8Array>,
    headers: Record<string, string> = {},
  ) => {
    const answer = await site.app.request(`${ORIGIN}/sign-in`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", ...FROM_HERE, ...headers },
      body,
      // Node asks for it when the body is a stream.
      duplex: "half",
    });
    return answer.status;
  };

  test("over 16 KiB is refused, whether its length is declared or not", async () => {
    const large = `email=${"x".repeat(16_384)}`;
    expect(await send(large)).toBe(413);
    expect(await send(large, { "content-length": String(large.length) })).toBe(413);
    expect(await send(new Blob([large]).stream())).toBe(413);
    expect(await send(new Blob(["email=x"]).stream())).toBe(403);
  });

  test("without end is not read to its end", async () => {
    let chunks = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        chunks++;
        controller.enqueue(new Uint8Array(4096));
      },
    });
    expect(await send(endless)).toBe(413);
    expect(chunks).toBeLessThan(10);
  });

  test.each([
    ["application/json", '{"email":"x"}'],
    ["text/plain", "email=x"],
    ["multipart/form-data; boundary=x", "--x--"],
    ["", "email=x"],
  ])("of type %j is refused", async (type, body) => {
    expect(await send(body, { "content-type": type })).toBe(415);
  });

  test("that is packed is refused", async () => {
    expect(await send("email=x", { "content-encoding": "gzip" })).toBe(415);
  });
});

describe("fields", () => {
  const post = async (body: string) => {
    const token = tokenIn((await ada.get("/account/keys")).text);
    // The body as it is: what builds forms would not build these.
    return ada.post("/account/keys", new URLSearchParams(`${body}&form_token=${token}`));
  };

  test("named after parts of objects change no object", async () => {
    const names = ["__proto__", "constructor", "prototype", "__proto__[admin]", "toString"];
    const extra = names.map((name) => `${encodeURIComponent(name)}=polluted`).join("&");
    const { status } = await post(`name=mine&scopes=service:chat&${extra}`);
    expect(status).toBe(200);
    expect(Reflect.get({}, "admin")).toBeUndefined();
    expect(Object.prototype.toString.call({})).toBe("[object Object]");
  });

  test.each(["__proto__", "constructor", "toString", "hasOwnProperty"])(
    "whose value is %s are only text or refused",
    async (value) => {
      expect((await post(`name=${value}&scopes=${value}`)).status).toBe(422);
      expect((await post(`name=${value}&scopes=service:chat`)).status).toBe(200);
      const id = { id: value };
      expect((await ada.submit("/account/keys", id, "/account/keys/revoke")).status).toBe(404);
      const next = await createVisitor(site).get(`/sign-in?next=${value}`);
      expect(next.text).toContain('name="next" value="/account/wallet"');
      ada.cookies.set("__Host-notice", value);
      expect((await ada.get("/account")).text).not.toContain('role="status"');
    },
  );

  test("given twice count once: the first of a text, every one of a list", async () => {
    await post("name=first&name=second&scopes=service:chat&scopes=service:chat");
    const account = await findAccountByEmail(site.deps, "ada@example.org");
    const keys = await listApiKeys(site.deps, account?.id ?? "");
    expect(keys.map(({ name, scopes }) => [name, scopes])).toEqual([["first", ["service:chat"]]]);
  });

  test.each(["", "x", "../accounts/x", "a/b", "%00", "0".repeat(17), "0".repeat(5000)])(
    "with the id %j find nothing and break nothing",
    async (id) => {
      for (const [page, action] of [
        ["/account/keys", "/account/keys/revoke"],
        ["/account/sessions", "/account/sessions/end"],
        ["/account/apps", "/account/apps/disconnect"],
      ] as const) {
        expect((await ada.submit(page, { id }, action)).status).toBe(404);
      }
      expect(site.logged).toEqual([]);
    },
  );
});
