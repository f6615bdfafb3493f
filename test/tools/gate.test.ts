import { beforeEach, describe, expect, test } from "vitest";
import * as z from "zod";
import { DEFAULT_CEILINGS } from "../../server/accounts/plans.ts";
import { SCOPE_MEANINGS } from "../../server/accounts/scopes.ts";
import { changeAccount } from "../../server/accounts/users.ts";
import { EMPTY_WALLET } from "../../server/accounts/wallet.ts";
import { readPinnedFacts } from "../fixtures/pinned-facts.ts";
import { callBody } from "../mcp/requests.ts";
import { held, walletOf } from "./held.ts";
import { type Member, openMember } from "./member.ts";

const CHANGE = callBody("set_balance", { program: "amex", points: 5 });

let member: Member;
beforeEach(async () => {
  member = await openMember();
});

const challengeOf = (response: Response) => response.headers.get("www-authenticate");

describe("without a credential that opens it, the tools", () => {
  test("say where to get one, and name every scope", async () => {
    const response = await member.post(callBody("get_wallet"), "");
    expect(response.status).toBe(401);
    expect(challengeOf(response)).toBe(
      'Bearer scope="service:tools service:tools:write", resource_metadata="https://cards.example/.well-known/oauth-protected-resource/tools/mcp"',
    );
    expect(response.headers.get("access-control-expose-headers")).toBe("WWW-Authenticate");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test.each(["nonsense", "svc_0000000000000000_x", "a".repeat(4000)])("refuse %s", async (key) => {
    const response = await member.post(callBody("get_wallet"), key);
    expect(response.status).toBe(401);
    expect(challengeOf(response)).toContain('error="invalid_token"');
  });

  test("refuse a disabled account", async () => {
    await changeAccount(member.deps, member.account.id, { disabled: true });
    expect((await member.post(CHANGE)).status).toBe(401);
    expect(await member.wallet()).toEqual(EMPTY_WALLET);
  });

  test("refuse to read with a key for the chat", async () => {
    const response = await member.post(
      callBody("get_wallet"),
      await member.newKey(["service:chat"]),
    );
    expect(response.status).toBe(403);
    expect(challengeOf(response)).toContain('error="insufficient_scope", scope="service:tools"');
  });

  test("refuse to write with a key that reads, and change nothing", async () => {
    const key = await member.newKey(["service:tools"]);
    const response = await member.post(CHANGE, key);
    expect(response.status).toBe(403);
    expect(challengeOf(response)).toContain(
      'error="insufficient_scope", scope="service:tools:write"',
    );
    expect((await member.post(callBody("get_wallet"), key)).status).toBe(200);
    const batch = await member.post([CHANGE], key);
    expect(JSON.stringify(await batch.json())).toContain('"status":"refused"');
    expect(await member.wallet()).toEqual(EMPTY_WALLET);
  });

  test("let a key that only writes read too, as its scope says", async () => {
    expect(SCOPE_MEANINGS["service:tools:write"]).toContain("Read and change");
    const key = await member.newKey(["service:tools:write"]);
    for (const message of [CHANGE, callBody("get_wallet")]) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await member.post(message, key)).status).toBe(200);
    }
    expect((await member.wallet()).balances).toMatchObject([{ points: 5 }]);
  });

  test.each([7, "seven"])("refuse a request of a member under its own id %s", async (id) => {
    const key = await member.newKey(["service:tools"]);
    const response = await member.post({ ...CHANGE, id }, key);
    expect(await response.json()).toMatchObject({ error: { code: -32_001 }, id });
  });

  test.each(["", "nonsense"])(
    "refuse a stranger with the key %o before the id is read",
    async (key) => {
      const response = await member.post(CHANGE, key);
      expect(await response.json()).toMatchObject({ error: { code: -32_001 }, id: null });
    },
  );

  test("say nothing of what there is", async () => {
    const list = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };
    expect((await member.post(list, "")).status).toBe(401);
    expect((await member.post(list)).status).toBe(200);
  });
});

describe("a ceiling that is reached", () => {
  test("refuses with what it is, when it resets and what lifts it, and changes nothing", async () => {
    member = await openMember({ ...DEFAULT_CEILINGS, free: { tools: 2, chat: 0 } });
    await member.call("get_wallet");
    await member.call("set_balance", { program: "amex", points: 5 });
    expect(await member.call("set_balance", { program: "amex", points: 9 })).toMatchObject({
      status: "refused",
      summary:
        "Nothing was done: all 2 of today's tool calls are used; more on Sunday, 22 November.",
      refusal: {
        reason: "quota_exhausted",
        limit: 2,
        used: 2,
        resets_at: "2026-11-22T00:00:00Z",
        remedy: expect.stringMatching(
          /^Wait until Sunday, 22 November, or move the account to the member plan: https?:.*\/account\/plans$/,
        ),
      },
    });
    expect((await member.wallet()).balances).toMatchObject([{ points: 5 }]);
    await changeAccount(member.deps, member.account.id, { plan: "member" });
    expect(await member.call("get_wallet")).toMatchObject({ status: "ok" });
  });

  test("is told with every call in the headers", async () => {
    member = await openMember({ ...DEFAULT_CEILINGS, free: { tools: 2, chat: 0 } });
    const headersOf = async () => {
      const { headers } = await member.post(callBody("get_wallet"));
      return ["limit", "remaining", "reset"].map((name) =>
        headers.get(`x-ratelimit-${name}-requests`),
      );
    };
    expect(await headersOf()).toEqual(["2", "1", "43200s"]);
    expect(await headersOf()).toEqual(["2", "0", "43200s"]);
    expect(await headersOf()).toEqual(["2", "0", "43200s"]);
  });

  test("counts a call once, whether it succeeds, asks back or fails", async () => {
    member = await openMember({ ...DEFAULT_CEILINGS, free: { tools: 3, chat: 0 } });
    await member.fail("list_balances", { program: "unicorn points" });
    await member.call("get_wallet");
    await member.call("get_wallet");
    expect(await member.call("get_wallet")).toMatchObject({ status: "refused" });
  });
});

test.each(["__proto__", "constructor", "toString"])(
  "%s is a tool that is not there",
  async (name) => {
    const answerTo = async (tool: string) =>
      JSON.stringify(await (await member.post(callBody(tool))).json());
    const unknown = await answerTo("nothing_such");
    expect(unknown).toContain("not found");
    expect(await answerTo(name)).toBe(unknown.replaceAll("nothing_such", name));
  },
);

test("the facts are never of a day that has not begun for the member", async () => {
  const facts = readPinnedFacts();
  const now = `${facts.asOf}T05:00:00Z`;
  member = await openMember(DEFAULT_CEILINGS, { facts, now });
  expect(await member.call("get_wallet")).toMatchObject({ as_of: facts.asOf });
  const before = new Date(Date.parse(now) - 86_400_000).toISOString().slice(0, 10);
  const time_zone = "Pacific/Pago_Pago";
  await member.call("update_profile", { time_zone });
  expect(await member.call("get_wallet")).toMatchObject({ as_of: before });
  expect(await member.call("list_balances", {})).toMatchObject({ as_of: before });
  const asked = await member.call("get_card", { card: "sapphire" });
  expect(asked).toMatchObject({ status: "needs_input", as_of: before });
  expect(await member.call("update_profile", { time_zone })).toMatchObject({ as_of: before });
});

test("as_of is the day of the newest fact used, and today stands beside it", async () => {
  const facts = readPinnedFacts();
  member = await openMember(DEFAULT_CEILINGS, { facts, now: "2026-12-24T17:00:00Z" });
  const answer = await member.call("get_card", { card: "csr" });
  const sources = z.array(z.object({ as_of: z.string().optional() })).parse(answer["sources"]);
  const newest = sources.flatMap(({ as_of: day }) => day ?? []).toSorted();
  expect(answer).toMatchObject({ as_of: newest.at(-1), today: "2026-12-24" });
  expect(await member.call("get_wallet")).toMatchObject({ as_of: facts.asOf, today: "2026-12-24" });
});

test.each([
  ["get_crd", "Tool get_crd not found. Nearest: get_card."],
  ["list_credit", "Tool list_credit not found. Nearest: list_credits."],
  ["renewal", "Nearest: evaluate_renewal."],
  ["best_card", "Nearest: best_card_for_purchase."],
])("a call of %s is told the nearest tool", async (name, told) => {
  expect(await (await member.post(callBody(name))).json()).toMatchObject({
    id: 1,
    error: { code: -32602, message: expect.stringContaining(told) },
  });
});

test("limits and wrong values are told in words", async () => {
  const cards = Array.from({ length: 200 }, (_, at) => held("amex-gold", { id: `c${at}` }));
  await member.setWallet(walletOf(cards));
  expect(await member.fail("add_wallet_card", { card: "csr" })).toBe(
    "The wallet cannot hold this: cards: at most 200, not 201",
  );
  const told = [
    ["compare_cards", { cards: ["csr"] }, "cards: at least 2, not 1"],
    ["search_cards", { limit: 1000 }, "limit: at most 100, not 1,000"],
    ["search_cards", { card_type: "biz" }, 'card_type: "biz" is not one of: personal, business'],
    ["best_card_for_purchase", { category: "gas", amount: "5" }, "amount: must be a number"],
    ["best_card_for_purchase", { category: "gas" }, "amount: is missing"],
    ["list_upcoming_fees", { until: "2026-02-30" }, '"2026-02-30" is not a date'],
  ] as const;
  for (const [name, input, words] of told) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await member.fail(name, input), name).toContain(words);
  }
});
