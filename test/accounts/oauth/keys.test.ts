import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import type { Deps } from "../../../server/accounts/deps.ts";
import { loadSigningKeys, toCookieKeys } from "../../../server/accounts/oauth/keys.ts";
import { createMemoryStore } from "../../support/memory-store.ts";
import { authorize, newVerifier, registerClient } from "./app.ts";
import { createBrowser } from "./browser.ts";
import { startWorld } from "./world.ts";

const createDeps = (): Deps => ({
  store: createMemoryStore(Date.now),
  now: Date.now,
  randomBytes,
});
const ignore = (): void => undefined;
const [older, newer, other] = ["older", "newer", "other"].map((name) =>
  Buffer.from(name.repeat(8)),
);
const OLDER = Buffer.from(older ?? "");
const NEWER = Buffer.from(newer ?? "");
const OTHER = Buffer.from(other ?? "");

test("processes that start at once agree on one key", async () => {
  const deps = createDeps();
  const keys = await Promise.all([1, 2, 3].map(() => loadSigningKeys(deps, [OLDER], ignore)));
  expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(1);
});

test("the key outlives a restart", async () => {
  const deps = createDeps();
  const keys = await loadSigningKeys(deps, [OLDER], ignore);
  expect(keys).toHaveLength(1);
  expect(await loadSigningKeys(deps, [OLDER], ignore)).toEqual(keys);
});

test("a new secret brings a new key, and the one before still verifies", async () => {
  const deps = createDeps();
  const [first] = await loadSigningKeys(deps, [OLDER], ignore);
  const rotated = await loadSigningKeys(deps, [NEWER, OLDER], ignore);
  expect(rotated).toEqual([expect.not.objectContaining({ n: first?.n }), first]);
  // They lie under the newest now, so the older secret is not needed any more.
  expect(await loadSigningKeys(deps, [NEWER], ignore)).toEqual(rotated);
  const again = await loadSigningKeys(deps, [OTHER, NEWER], ignore);
  expect(again.map(({ n }) => n)).toEqual([expect.any(String), rotated[0]?.n]);
});

test("when its secret is lost there is a new key, and a line in the log", async () => {
  const deps = createDeps();
  const key = await loadSigningKeys(deps, [OLDER], ignore);
  const logged: string[] = [];
  const next = await loadSigningKeys(deps, [OTHER], (message) => logged.push(message));
  expect(next).not.toEqual(key);
  expect(logged).toEqual([expect.stringContaining("no secret opens the stored signing keys")]);
});

test("the store does not tell the key", async () => {
  const deps = createDeps();
  const [key] = await loadSigningKeys(deps, [OLDER], ignore);
  if (key === undefined) throw new Error("no key");
  const stored = JSON.stringify(await deps.store.list("oauth-keys/"));
  expect(stored).toContain("sealed");
  for (const part of [key.d, key.p, key.n]) expect(stored).not.toContain(part);
});

test("without a secret nothing starts", async () => {
  await expect(loadSigningKeys(createDeps(), [], ignore)).rejects.toThrow("needs a secret");
});

test("cookie keys are not the secrets", () => {
  const keys = toCookieKeys([NEWER, OLDER]);
  expect(new Set(keys).size).toBe(2);
  expect(keys).not.toContain(NEWER.toString());
});

test("a request that began under the older secret is answered under the newer", async () => {
  const world = await startWorld({ secrets: [OLDER] });
  const clientId = await registerClient(world);
  const browser = createBrowser(world);
  world.decide(({ scopes }) => scopes);
  const { challenge } = newVerifier();
  const search = new URLSearchParams({
    response_type: "code",
    client_id: clientId,
    redirect_uri: "http://127.0.0.1:7777/callback",
    code_challenge: challenge,
    code_challenge_method: "S256",
  });
  const begun = await browser.visit(`${world.issuer}/oauth/authorize?${search.toString()}`);
  const page = new URL(begun.headers.get("location") ?? "", world.issuer).href;
  await world.restart({ secrets: [NEWER, OLDER] });
  const { url } = await browser.follow(page);
  expect(url.searchParams.has("code")).toBe(true);
  await world.restart({ secrets: [OTHER] });
  const { parameters } = await authorize(world, clientId, challenge, {}, browser);
  expect(parameters).toHaveProperty("code");
  await world.close();
});
