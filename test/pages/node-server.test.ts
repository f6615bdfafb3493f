import { afterAll, beforeAll, expect, test } from "vitest";
import { listenToPages } from "./support/browser-site.ts";

let site: Awaited<ReturnType<typeof listenToPages>>;
beforeAll(async () => {
  site = await listenToPages("http://127.0.0.1:1");
});
afterAll(() => site.close());

const post = (body: string | ReadableStream<Uint8Array>) =>
  fetch(`${site.root}/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: site.root },
    body,
    duplex: "half",
  });

test("a body over the limit is refused while it is still being sent", async () => {
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(4096)),
  });
  expect((await post(endless)).status).toBe(413);
  expect((await post("x".repeat(100_000))).status).toBe(413);
  expect((await post("email=x")).status).toBe(403);
});

test("several cookies of one answer arrive as several", async () => {
  const form = await fetch(`${site.root}/sign-up`);
  const [cookie = ""] = form.headers.getSetCookie();
  const [, token = ""] = /name="form_token" value="([^"]+)"/.exec(await form.text()) ?? [];
  const answer = await fetch(`${site.root}/sign-up`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: site.root, cookie: cookie.split(";")[0] ?? "" },
    body: new URLSearchParams({
      email: "ada@example.org",
      password: "correct horse battery",
      form_token: token,
    }),
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.getSetCookie().map((line) => line.split("=")[0])).toEqual([
    "session",
    "device",
    "form",
  ]);
});

test("HEAD gives the length and no body", async () => {
  const answer = await fetch(`${site.root}/sign-in`, { method: "HEAD" });
  expect(answer.status).toBe(200);
  expect(Number(answer.headers.get("content-length"))).toBeGreaterThan(500);
  expect(await answer.text()).toBe("");
});
