import { expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { purchaseIntents } from "../../../server/chat/builtin/intents/purchase/intents.ts";
import { walletNamed } from "../eval/wallets.ts";
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

test.each([
  ["target run about $140, and gas after, $50", [140, 50], ["target", "gas"]],
  ["dinner $120 and gas $60", [120, 60], ["dining", "gas"]],
  ["gas $40 and then costco $300", [40, 300], ["gas", "costco"]],
])("%s: two errands, each with its own sum", (question, sums, places) => {
  const { calls } = ask("best_card", question);
  expect(calls.map(({ input }) => input)).toMatchObject(
    sums.map((amount, at) => ({
      amount,
      [at === places.indexOf("target") || at === places.indexOf("costco")
        ? "merchant"
        : "category"]: places[at],
    })),
  );
});

test("what is bought at a shop beside other things is no other errand", () => {
  const { calls } = ask("best_card", "snacks and groceries at target, $90");
  expect(calls.map(({ input }) => input)).toMatchObject([{ merchant: "target", amount: 90 }]);
});

test("a bare sum before a card's name is the price", () => {
  const { calls } = ask("best_card", "walmart pickup 180 double cash or venture x");
  expect(calls[0]?.input).toMatchObject({ merchant: "walmart", amount: 180 });
});

test.each([
  ["a 2.3% fee", /\*\*Yes\*\*, it is worth a fee/],
  ["a 4% fee", /\*\*No\*\*, it is not worth a fee/],
])("paying taxes with %s: whether it is worth it", (fee, verdict) => {
  expect(ask("best_card", `$5,000 of taxes with ${fee}, worth it`).text).toMatch(verdict);
});

test("of two cards that are compared in dollars both are told in dollars, first of all", () => {
  const { text } = ask(
    "earn_rate",
    "how much more would i get with the gold than the double cash at whole foods on $60",
  );
  const [first] = text.split("\n\n");
  expect(first).toMatch(/American Express Gold Card\*\* gives \*\*\$3\.36 more/);
  expect(first).toContain("$4.56 against $1.20 on $60");
});

test("sums beside categories are told in dollars, not as a sheet", () => {
  const { tools } = ask("cheat_sheet", "dinner $120 and gas $60, which card for each");
  expect(tools).toEqual(["best_card_for_purchase", "best_card_for_purchase"]);
});

test("one of mine or the other's: cards of both are ranked", () => {
  const { calls } = answering(purchaseIntents, walletNamed("couple"))(
    "best_card",
    "hampton inn, $420, one of mine or dana's",
  );
  expect(calls[0]?.input).not.toHaveProperty("owner");
});

test("abroad the fee is told in dollars beside what the card gives", () => {
  const { text } = answering(purchaseIntents, walletNamed("one_card"))(
    "earn_rate",
    "freedom unlimited on a $90 dinner in paris",
  );
  expect(text).toContain("is **$2.70** and its rewards are worth $2.70");
});
