import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../server/accounts/demo.ts";
import { DEFAULT_CEILINGS } from "../../server/accounts/plans.ts";
import { changeAccount } from "../../server/accounts/users.ts";
import { memberReaders } from "../../server/tools/registry.ts";
import { callBody } from "../mcp/requests.ts";
import { type Member, openMember } from "./member.ts";
import { SAMPLE_CALLS } from "./sample-calls.ts";

const NO_CALLS = { ...DEFAULT_CEILINGS, free: { tools: 0, chat: 0 } };

async function openDemo(ceilings = DEFAULT_CEILINGS): Promise<Member> {
  const member = await openMember(ceilings);
  await member.setWallet(DEMO_WALLET);
  return member;
}

const readers = new Set(memberReaders.map(({ name }) => name));
const calls = SAMPLE_CALLS.map(([name, input]) => ({ name, input }));

/** Every refusal holds for every tool, and leaves the wallet as it is. */
describe.each(calls)("$name", ({ name, input }) => {
  test("is refused to a disabled account", async () => {
    const member = await openDemo();
    await changeAccount(member.deps, member.account.id, { disabled: true });
    expect((await member.post(callBody(name, input))).status).toBe(401);
    expect(await member.wallet()).toEqual(DEMO_WALLET);
  });

  test("is refused when the calls of the day are used up", async () => {
    const member = await openDemo(NO_CALLS);
    expect(await member.call(name, input)).toMatchObject({
      status: "refused",
      refusal: { reason: "quota_exhausted", limit: 0, resets_at: "2026-11-22T00:00:00Z" },
    });
    expect(await member.wallet()).toEqual(DEMO_WALLET);
  });

  test("is refused to a key that lacks its scope", async () => {
    const member = await openDemo();
    const key = await member.newKey(readers.has(name) ? ["service:chat"] : ["service:tools"]);
    const response = await member.post(callBody(name, input), key);
    expect(response.status).toBe(403);
    expect(response.headers.get("www-authenticate")).toContain("insufficient_scope");
    expect(await member.wallet()).toEqual(DEMO_WALLET);
  });
});
