import { beforeEach, describe, expect, test } from "vitest";
import { countSignIn, countSignUp } from "../../server/accounts/sign-in/attempts.ts";
import { type AccessToken, authenticate, toChallenge } from "../../server/accounts/caller.ts";
import { DEFAULT_CEILINGS } from "../../server/accounts/plans.ts";
import { consumeQuota, readQuotas } from "../../server/accounts/quotas.ts";
import { SCOPES } from "../../server/accounts/scopes.ts";
import { type Account, changeAccount } from "../../server/accounts/users.ts";
import { ADA, newKey, signUp } from "./ada.ts";
import { createDeps, type TestDeps } from "./deps.ts";

const AUDIENCE = "https://cards.example/tools/mcp";
const nobody = async () => undefined;

let deps: TestDeps;
beforeEach(() => {
  deps = createDeps();
});

describe("a bearer token", () => {
  const call = (header: string | undefined, find = nobody as typeof findToken) =>
    authenticate(deps, find, header, AUDIENCE);
  let token: AccessToken;
  const findToken = async (): Promise<AccessToken | undefined> => token;

  test("of an API key tells who calls and what he may do", async () => {
    const { text, account, key } = await newKey(deps, ["service:chat"]);
    const caller = await call(`Bearer ${text}`);
    expect(caller).toEqual({
      accountId: account.id,
      plan: "free",
      verified: false,
      scopes: new Set(["service:chat"]),
      via: "api_key",
      clientId: key.id,
    });
  });

  test("of an application must be for this address", async () => {
    const { id } = await signUp(deps);
    token = { accountId: id, clientId: "app", scopes: ["service:tools"], audiences: [AUDIENCE] };
    expect(await call("Bearer abc.def", findToken)).toMatchObject({ accountId: id, via: "oauth" });
    token = { ...token, audiences: ["https://cards.example/chat/v1"] };
    expect(await call("Bearer abc.def", findToken)).toMatchObject({ error: "invalid_token" });
  });

  test.each([undefined, "", "Basic abc", "Bearer", "Bearer ", "Bearer a b", "svc_x"])(
    "is missing or none in %j",
    async (header) => {
      const refusal = await call(header);
      expect(refusal).toMatchObject({ error: header ? "invalid_token" : "missing_token" });
    },
  );

  test("opens nothing of a disabled account", async () => {
    const { text, account } = await newKey(deps);
    await changeAccount(deps, account.id, { disabled: true });
    expect(await call(`Bearer ${text}`)).toMatchObject({ error: "invalid_token" });
  });

  test("that is refused is answered with where to get one", () => {
    const where = { metadataUrl: "https://cards.example/m", scopes: SCOPES };
    expect(toChallenge({ error: "missing_token" }, where)).toBe(
      'Bearer scope="service:chat service:tools service:tools:write", resource_metadata="https://cards.example/m"',
    );
    expect(toChallenge({ error: "insufficient_scope", needed: "service:chat" }, where)).toBe(
      'Bearer error="insufficient_scope", scope="service:chat", resource_metadata="https://cards.example/m"',
    );
  });
});

describe("a quota", () => {
  let holder: Account;
  beforeEach(async () => {
    holder = await signUp(deps);
  });
  const ceilings = { ...DEFAULT_CEILINGS, free: { tools: 3, chat: 1 } };
  const consume = () => consumeQuota(deps, ceilings, holder, "tools");

  test("counts to its ceiling and begins anew at midnight UTC", async () => {
    expect(await consume()).toEqual({
      allowed: true,
      quota: {
        metered: "tools",
        plan: "free",
        limit: 3,
        used: 1,
        remaining: 2,
        resetsAt: "2026-11-22T00:00:00Z",
      },
    });
    await consume();
    await consume();
    expect(await consume()).toMatchObject({ allowed: false, quota: { used: 3, remaining: 0 } });
    deps.wait(12 * 3_600_000);
    expect(await consume()).toMatchObject({ allowed: true, quota: { used: 1 } });
  });

  test("is not passed by thirty at once", async () => {
    const outcomes = await Promise.all(Array.from({ length: 30 }, consume));
    expect(outcomes.filter(({ allowed }) => allowed)).toHaveLength(3);
  });

  test("of one kind leaves the other", async () => {
    await consume();
    const quotas = await readQuotas(deps, ceilings, holder);
    expect(quotas.map(({ metered, used, limit }) => [metered, used, limit])).toEqual([
      ["tools", 1, 3],
      ["chat", 0, 1],
    ]);
  });
});

describe("tries to sign in", () => {
  test("end after ten from one address, for a quarter of an hour", async () => {
    const attempt = () => countSignIn(deps, ADA.email, "192.0.2.1");
    for (let tries = 0; tries < 10; tries++) expect(await attempt()).toBeUndefined();
    expect(await attempt()).toBe(900);
    deps.wait(60_000);
    expect(await attempt()).toBe(840);
    deps.wait(840_000);
    expect(await attempt()).toBeUndefined();
  });

  test("end after a hundred from many addresses", async () => {
    for (let tries = 0; tries < 100; tries++) {
      expect(await countSignIn(deps, ADA.email, `192.0.${tries}.1`)).toBeUndefined();
    }
    expect(await countSignIn(deps, ADA.email, "198.51.100.1")).toBe(900);
    expect(await countSignIn(deps, "eve@example.org", "198.51.100.1")).toBeUndefined();
  });

  test("and accounts made from one address end too", async () => {
    for (let tries = 0; tries < 20; tries++) expect(await countSignUp(deps, "a")).toBeUndefined();
    expect(await countSignUp(deps, "a")).toBeGreaterThan(0);
  });
});
