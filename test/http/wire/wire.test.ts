import { afterAll, beforeAll, expect, test } from "vitest";
import { HTTP_TIMES } from "../../../server/http/limits.ts";
import { listenWithMembers, type MemberServer } from "../../members/server.ts";
import { CASES, exchangeAll, isAllowed } from "./wire.ts";

/** Some cases never end their request; the times of the shipped server would be minutes. */
const TIMES = { ...HTTP_TIMES, headers: 2000, request: 2000, check: 100 };

let server: MemberServer;
let exchanges: Awaited<ReturnType<typeof exchangeAll>>;
beforeAll(async () => {
  server = await listenWithMembers("", TIMES);
  await fetch(`${server.root}/sign-in`);
  exchanges = await exchangeAll(server.root);
});
afterAll(() => server.close());

test.each(CASES)("$level, RFC $rfc: $name", (one) => {
  const { outcome = "", received = "" } = exchanges.get(one) ?? {};
  expect(received).toMatch(new RegExp(one.received, "i"));
  if (one.ours === "") expect(outcome).toMatch(new RegExp(`^(?:${one.allowed})$`));
  else expect([outcome, isAllowed(one, outcome)]).toEqual([one.ours, false]);
});

test("only what is no MUST has exceptions, each with its reason", () => {
  for (const { name, level, ours, reason } of CASES) {
    expect(reason !== "", name).toBe(ours !== "");
    if (level.startsWith("MUST")) expect(ours, name).toBe("");
  }
});
