import { beforeEach, describe, expect, test } from "vitest";
import { countRegistration, countSignUp } from "../../server/accounts/sign-in/attempts.ts";
import { openStore } from "../../server/accounts/store/open.ts";
import { toNetwork } from "../../server/http/client-network.ts";
import { createDeps, type TestDeps } from "../accounts/deps.ts";
import { listenWithMembers } from "../members/server.ts";
import { openSite, PASSWORD } from "../pages/support/site.ts";
import { createVisitor } from "../pages/support/visitor.ts";
import { ask } from "./requests.ts";

/* Strangers who come again and again, with as many addresses as they like. */

describe.each([
  ["applications that are registered", countRegistration, { near: 90, far: 180, all: undefined }],
  ["accounts that are made", countSignUp, { near: 100, far: 400, all: 2000 }],
] as const)("%s", (_, count, most) => {
  let deps: TestDeps;
  beforeEach(() => {
    deps = createDeps();
  });

  /** The number of attempts let through, each from a network of its own. */
  async function letThrough(toAddress: (at: number) => string, tries: number): Promise<number> {
    let done = 0;
    for (let at = 0; at < tries; at++) {
      // oxlint-disable-next-line no-await-in-loop
      if ((await count(deps, toNetwork(toAddress(at)))) === undefined) done++;
    }
    return done;
  }

  test("are bounded in a /48 and a /32 of IPv6, and in a /24 of IPv4", async () => {
    const hex = (at: number) => at.toString(16);
    expect(await letThrough((at) => `2001:db8:1:${hex(at)}::1`, 500)).toBe(most.near);
    expect(await letThrough((at) => `2001:db8:${hex(at + 2)}::1`, 500)).toBe(most.far - most.near);
    expect(await letThrough((at) => `192.0.2.${at}`, 250)).toBe(most.near);
  });

  test("are bounded in all, and begin anew after a quarter of an hour", async () => {
    const toAddress = (at: number) => `${1 + (at >> 8)}.${at & 255}.0.1`;
    const tries = (most.all ?? 600) + 50;
    expect(await letThrough(toAddress, tries)).toBe(most.all ?? tries);
    deps.wait(900_000);
    expect(await count(deps, "192.0.2.1")).toBeUndefined();
  });

  test("leave nothing behind when they are refused", async () => {
    await letThrough((at) => `192.0.2.${at}`, most.near);
    const before = (await deps.store.list("attempts/")).length;
    expect(await count(deps, "192.0.2.250")).toBeGreaterThan(0);
    expect(await deps.store.list("attempts/")).toHaveLength(before);
  });
});

describe("accounts that are made in a day", () => {
  const QUARTER_MS = 900_000;
  const DAY_MS = 86_400_000;

  test("are sixty from an address, which is then told how long to wait", async () => {
    const site = openSite();
    let made = 0;
    const signUp = async () => {
      const fields = { email: `stranger${made}@example.org`, password: PASSWORD };
      const answer = await createVisitor(site).submit("/sign-up", fields);
      if (answer.status === 303) made++;
      return answer;
    };
    const refused = [];
    for (let quarter = 0; quarter < 4; quarter++) {
      for (let tries = 0; tries < 20; tries++) await signUp();
      const { status, headers, text } = await signUp();
      const [, wait] = /Wait ([^.]*) and try again/.exec(text) ?? [];
      refused.push([made, status, headers.get("retry-after"), wait]);
      site.clock.now += QUARTER_MS;
    }
    expect(refused).toEqual([
      [20, 429, "900", "15 minutes"],
      [40, 429, "900", "15 minutes"],
      // The window of a quarter of an hour is used up as well; the longer wait is told.
      [60, 429, "84600", "24 hours"],
      [60, 429, "83700", "24 hours"],
    ]);
    site.clock.address = "192.0.2.2";
    expect((await signUp()).status).toBe(303);
    site.clock.address = "192.0.2.1";
    site.clock.now += DAY_MS - 5 * QUARTER_MS;
    expect((await signUp()).headers.get("retry-after")).toBe("900");
    site.clock.now += QUARTER_MS;
    expect((await signUp()).status).toBe(303);
  });

  test.each([
    ["a /24 of IPv4", (at: number) => `192.0.2.${at % 250}`, 300],
    ["a /48 of IPv6", (at: number) => `2001:db8:1:${(at % 250).toString(16)}::/64`, 300],
    ["a /32 of IPv6", (at: number) => `2001:db8:${(at % 250).toString(16)}:1::/64`, 1200],
  ])("are bounded in %s", async (_, toAddress, most) => {
    const deps = createDeps();
    let made = 0;
    for (let quarter = 0; quarter < 5; quarter++) {
      for (let at = 0; at < most / 2; at++) {
        // oxlint-disable-next-line no-await-in-loop
        if ((await countSignUp(deps, toAddress(at))) === undefined) made++;
      }
      deps.wait(QUARTER_MS);
    }
    expect(made).toBe(most);
    expect(await countSignUp(deps, toAddress(0))).toBe((DAY_MS - 5 * QUARTER_MS) / 1000);
    deps.wait(DAY_MS - 5 * QUARTER_MS);
    expect(await countSignUp(deps, toAddress(0))).toBeUndefined();
  });
});

test("tries from more networks than anybody remembers leave a bounded number of records", async () => {
  const deps = createDeps();
  const ofStranger = (at: number) => countRegistration(deps, `${1 + (at >> 8)}.${at & 255}.0.1`);
  const busy = "192.0.2.1";
  for (let at = 0; at < 60; at++) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await countRegistration(deps, busy)).toBeUndefined();
  }
  for (let at = 0; at < 5000; at += 50) {
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all(Array.from({ length: 50 }, (_, next) => ofStranger(at + next)));
  }
  const records = await deps.store.list("attempts/");
  expect(records.length).toBeGreaterThan(8000);
  // Those that come at the same moment do not see each other.
  expect(records.length).toBeLessThanOrEqual(64 * 128 + 100);
  // Strangers with a try each make no room for one who has used up his.
  expect(await countRegistration(deps, busy)).toBeGreaterThan(0);
});

test("requests for access by strangers are not stored", async () => {
  const server = await listenWithMembers();
  const registered = await ask(`${server.root}/oauth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ redirect_uris: ["http://127.0.0.1:1/cb"] }),
  });
  const query = new URLSearchParams({
    response_type: "code",
    client_id: /"client_id":"([^"]+)"/.exec(registered.text)?.[1] ?? "",
    redirect_uri: "http://127.0.0.1:1/cb",
    code_challenge: "x".repeat(43),
    code_challenge_method: "S256",
  });
  const { status } = await ask(`${server.root}/oauth/authorize?${query.toString()}`);
  const now = () => Date.now();
  const file = `${server.folder}/cardfile.db`;
  const store = await openStore({ url: undefined, file, now, log: () => undefined });
  const stored = (await store.list("oauth/")).map(({ key }) => key.split("/")[1]);
  await store.close();
  await server.close();
  expect([status, stored]).toEqual([303, ["Client"]]);
});
