import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { countSignIn } from "../../server/accounts/sign-in/attempts.ts";
import { callBody } from "../mcp/requests.ts";
import { createMemoryStore } from "../support/memory-store.ts";
import { createBrowser } from "../support/browser.ts";
import { type MemberServer, listenWithMembers } from "../members/server.ts";
import { callTool, makeMember, type Member } from "./member.ts";
import { ask, asMember, LONG_MS } from "./requests.ts";

/* The clock of the process jumps, as when a machine finds out that its own was wrong. */
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOON = Date.parse("2026-11-21T12:00:00Z");

let server: MemberServer;
let member: Member;
beforeAll(async () => {
  server = await listenWithMembers();
  member = await makeMember({ file: `${server.folder}/cardfile.db` });
});
afterAll(() => server.close());
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: NOON }));
afterEach(() => void vi.useRealTimers());

const jump = (ms: number): void => void vi.setSystemTime(NOON + ms);

test(
  "tools answer whatever the clock says, and a day that was used up stays so",
  { timeout: LONG_MS },
  async () => {
    const usedOn = async (ms: number): Promise<number> => {
      jump(ms);
      const answer = await callTool(server.root, member.key, "list_credits");
      expect(answer.outcome, answer.text).toBe("ok");
      const response = await fetch(
        `${server.root}/tools/mcp`,
        asMember(member.key, callBody("get_wallet")),
      );
      expect(response.headers.get("x-ratelimit-reset-requests")).toMatch(/^\d+s$/);
      return Number(response.headers.get("x-ratelimit-remaining-requests"));
    };
    const first = await usedOn(0);
    // Another day has its own count, and the first day's is kept for when the clock comes back.
    for (const days of [2, -3, 400, -400]) expect(await usedOn(days * DAY_MS)).toBe(first);
    expect(await usedOn(HOUR_MS)).toBe(first - 2);
    expect(await usedOn(-HOUR_MS)).toBe(first - 4);
  },
);

test(
  "a session outlives jumps within its month, and ends after it",
  { timeout: LONG_MS },
  async () => {
    const browser = createBrowser(server.root, () => true);
    await browser.submit(await browser.open(`${server.root}/sign-up`), {
      email: "ada@example.org",
      password: "correct horse battery",
    });
    const headers = {
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    };
    const statusAfter = async (ms: number): Promise<number> => {
      jump(ms);
      return (await ask(`${server.root}/account`, { headers })).status;
    };
    expect(await statusAfter(0)).toBe(200);
    for (const days of [-5, 8, 20, 29]) expect(await statusAfter(days * DAY_MS)).toBe(200);
    expect(await statusAfter(31 * DAY_MS)).toBe(303);
  },
);

test("the catalog does not look at the clock", async () => {
  const path = "/v1/public/credit-cards/amex-gold";
  const before = await ask(server.root + path);
  for (const days of [-400, 400]) {
    jump(days * DAY_MS);
    expect(await ask(server.root + path)).toEqual(before);
    expect((await ask(`${server.root}/health`)).text).toContain('"status":"ok"');
  }
});

test("who tried to sign in while the clock was days ahead is not locked out for days", async () => {
  let clock = NOON + 3 * DAY_MS;
  const now = () => clock;
  const deps = { store: createMemoryStore(now), now, randomBytes };
  const attempt = () => countSignIn(deps, "ada@example.org", "192.0.2.1");
  for (let time = 0; time < 10; time++) expect(await attempt()).toBeUndefined();
  expect(await attempt()).toBeGreaterThan(0);
  clock = NOON;
  expect(await attempt()).toBeUndefined();
});
