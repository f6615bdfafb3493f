import { expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { transferIntents } from "../../../server/chat/builtin/intents/transfer/intents.ts";
import { held, walletOf } from "../../tools/golden/golden.ts";
import { answering } from "./answering.ts";

const ask = answering(transferIntents, DEMO_WALLET);

test.each([
  ["how long do amex points take to ana", "It takes **up to 48 hours**"],
  ["what is the smallest amount i can move from capital one to emirates", "The least is **1,000**"],
  [
    "is there a fee to move amex to delta",
    "**A fee is charged**: **$0.0006** a point, at most **$99**",
  ],
  ["is there a fee to move chase to united", "**No fee** is known"],
  ["amex to delta 40000, any fee", "The fee of this transfer is **$24**"],
])("%s: what is asked of a route is told first", (question, start) => {
  expect(ask("route_check", question).text.startsWith(start)).toBe(true);
});

test("a ratio that is asked for needs no yes", () => {
  expect(ask("route_check", "chase to hyatt ratio").text).toMatch(/^Chase Ultimate Rewards points/);
  expect(ask("route_check", "can i move chase to united").text).toMatch(/^\*\*Yes\*\*/);
});

test("terms that all cards have by now are not told as those of new cards only", () => {
  const { text } = ask("transfer_amount", "40000 chase points to hyatt, what arrives");
  expect(text).toContain(
    "These terms hold for all since October 1, 2026; cards applied for from June 15, 2026",
  );
});

test("of two programs both are told", () => {
  const two = answering(
    transferIntents,
    walletOf([held("amex-gold")], {
      balances: [
        { program: "amex_membership_rewards", owner: "me", points: 50_000, as_of: "2026-11-20" },
      ],
    }),
  );
  const { text } = two("fund_award", "which points should i use for delta or british airways");
  expect(text).toContain("Delta SkyMiles");
  expect(text).toContain("British Airways Club");
});

test("what is asked for needs no yes, and no is said once", () => {
  const least = ask("route_check", "whats the least amount of mr i can ship to ana").text;
  expect(least).toContain("The least is **1,000**");
  expect(least).not.toContain("**Yes**");
  expect(ask("route_check", "can i turn hilton points into delta miles").text).toMatch(
    /^\*\*No\*\*: no transfer route/,
  );
});
