import { expect, test } from "vitest";
import { DEFAULT_CEILINGS } from "../../server/accounts/plans.ts";
import { createMatcher, matchName } from "../../server/catalog/match-names.ts";
import { readPinnedFacts } from "../fixtures/pinned-facts.ts";
import { openMember } from "./member.ts";

const open = () => openMember(DEFAULT_CEILINGS, { facts: readPinnedFacts() });

test("of names that share the same words the one with the fewest others is nearest", async () => {
  const member = await open();
  expect(await member.fail("get_card", { card: "amx gold" })).toContain(
    "Nearest: American Express Gold Card;",
  );
});

test("a word of three letters with a slip is offered and never taken", () => {
  const matcher = createMatcher([{ value: "amex", names: ["Amex"] }]);
  expect(matchName(matcher, "amx")).toEqual({ kind: "unknown", nearest: ["amex"] });
});

test("a text far longer than a name is asked about, not taken", () => {
  const matcher = createMatcher([{ value: 1, names: ["one two three"] }]);
  expect(matchName(matcher, `one two three ${"one ".repeat(20)}`)).toEqual({
    kind: "ambiguous",
    values: [1],
  });
  expect(matchName(matcher, "x".repeat(200))).toEqual({ kind: "unknown", nearest: [] });
});

test("a card added by a misspelt name is told, for the member to see", async () => {
  const member = await open();
  const { data, warnings } = await member.call("add_wallet_card", { card: "amex platinm" });
  expect(data).toMatchObject({ matched_card: { id: "amex-platinum" } });
  expect(warnings[0]).toBe(
    "The name was misspelt; it was understood as American Express Platinum Card. If it is " +
      "another card, take this one out with remove_wallet_card.",
  );
  const exact = await member.call("add_wallet_card", { card: "amex gold" });
  expect(exact.warnings.join()).not.toContain("misspelt");
  const begun = await member.call("add_wallet_card", { card: "venture x busi" });
  expect(begun.warnings.join()).not.toContain("misspelt");
});

test("a misspelt name of a card that is not sold any more asks which is meant", async () => {
  const member = await open();
  const answer = await member.call("add_wallet_card", { card: "chase freedm" });
  expect(answer).toMatchObject({ status: "needs_input" });
  expect(JSON.stringify(answer["candidates"])).toContain("Chase Freedom Unlimited");
  expect((await member.wallet()).cards).toEqual([]);
  // Written as it is called it is meant.
  expect(await member.call("add_wallet_card", { card: "chase freedom" })).toMatchObject({
    data: { matched_card: { card_name: "Chase Freedom" } },
  });
});
