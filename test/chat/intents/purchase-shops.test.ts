import { expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { purchaseIntents } from "../../../server/chat/builtin/intents/purchase/intents.ts";
import { answering } from "./answering.ts";

const ask = answering(purchaseIntents, DEMO_WALLET);

test("a shop whose name is a card's too is the shop", () => {
  const { text } = ask("best_card", "which card should i use at sam's club");
  expect(text).toMatch(/^Use the \*\*Capital One Venture X Rewards Credit Card\*\* at Sam's Club/);
});

test.each([
  ["ramen with the team, 160, which card", { category: "dining", amount: 160 }],
  ["which card for flowers, about $80", { category: "everything_else", amount: 80 }],
  ["costco, 800, in store", { merchant: "costco", amount: 800 }],
  ["dinner for 8, which card", { category: "dining", amount: 100 }],
])("%s: what is bought and for how much", (question, input) => {
  expect(ask("best_card", question).calls[0]?.input).toMatchObject(input);
});

test("a station that is one of many is a shop only where fuel is bought", () => {
  expect(ask("best_card", "pulling into a shell, $55 into the pump").calls[0]?.input).toMatchObject(
    { merchant: "shell" },
  );
});

test.each(["not thru a portal", "rather than in the portal", "straight with them"])(
  "%s is booked direct",
  (how) => {
    expect(ask("best_card", `hilton, $700, booked ${how}`).calls[0]?.input).toMatchObject({
      channel: "direct",
    });
  },
);

test.each(["capital one portal", "cap one travel portal"])(
  "the %s is what is booked through, and no card",
  (portal) => {
    const { calls } = ask("best_card", `hotel through the ${portal}, $600`);
    expect(calls[0]?.input).toMatchObject({ category: "hotels", via: "capital-one-travel" });
  },
);
