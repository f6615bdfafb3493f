import { afterEach, beforeEach, expect, test } from "vitest";
import { authorize, CALLBACK, newVerifier, type Parameters, registerClient } from "./app.ts";
import { createBrowser } from "./browser.ts";
import { startWorld, type World } from "./world.ts";

/* A request for access by a browser that is not signed in. */

let world: World;
let clientId: string;
let signedIn: boolean;
beforeEach(async () => {
  signedIn = false;
  world = await startWorld({ isSignedIn: async () => signedIn });
  clientId = await registerClient(world);
});
afterEach(() => world.close());

const ask = async (more: Parameters = {}, browser = createBrowser(world)) =>
  authorize(world, clientId, newVerifier().challenge, more, browser);

const stored = async () => (await world.deps.store.list("oauth/")).map(({ key }) => key);

/** Where the sign-in page leads when somebody has signed in. */
const nextOf = (url: URL): string => `${world.issuer}${url.searchParams.get("next")}`;

test("leaves nothing in the store and no cookie in the browser", async () => {
  const before = await stored();
  const browser = createBrowser(world);
  const { url } = await ask({}, browser);
  expect(url.pathname).toBe("/sign-in");
  expect(await stored()).toEqual(before);
  expect(browser.cookies()).toEqual([]);
});

test("goes on after signing in as it was asked, in one piece", async () => {
  const browser = createBrowser(world);
  const state = "a state & more=1 ~ ü";
  const { url } = await ask({ state, resource: Object.values(world.resources) }, browser);
  signedIn = true;
  const { url: end } = await browser.follow(nextOf(url));
  expect(end.origin + end.pathname).toBe(CALLBACK);
  expect(end.searchParams.get("state")).toBe(state);
  expect(end.searchParams.get("code")).toMatch(/./);
  expect(world.shown).toHaveLength(1);
});

test("that is wrong is refused before anybody signs in", async () => {
  const { parameters } = await ask({ code_challenge_method: "plain" });
  expect(parameters).toMatchObject({ error: "invalid_request" });
  const unknown = await authorize(world, "nobody", newVerifier().challenge);
  expect(unknown.response?.status).toBe(400);
});

test("that must not ask anybody is told so", async () => {
  const { parameters } = await ask({ prompt: "none" });
  expect(parameters).toMatchObject({ error: "login_required" });
});

test.each([
  ["state", { state: "x".repeat(1025) }, /state has at most 1024/],
  ["request", { login_hint: "x".repeat(5000) }, /at most 4096/],
])("a %s that is too long is refused", async (_, more, told) => {
  const { parameters } = await ask(more);
  expect(parameters).toMatchObject({
    error: "invalid_request",
    error_description: expect.stringMatching(told),
  });
});

test("a state of 1,024 characters comes back", async () => {
  signedIn = true;
  const state = "x".repeat(1024);
  expect((await ask({ state })).parameters).toMatchObject({ state });
});
