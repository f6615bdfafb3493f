import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { cardIntents } from "../../../server/chat/builtin/intents/card/intents.ts";
import { loungeIntents } from "../../../server/chat/builtin/intents/lounge/intents.ts";
import { purchaseIntents } from "../../../server/chat/builtin/intents/purchase/intents.ts";
import { held, walletOf } from "../../tools/golden/golden.ts";
import { answering } from "./answering.ts";

const ask = answering([...purchaseIntents, ...cardIntents, ...loungeIntents], DEMO_WALLET);
const askCash = answering(purchaseIntents, walletOf([held("amex-blue-cash-preferred")]));
const askOne = answering(
  [...purchaseIntents, ...cardIntents],
  walletOf([held("chase-freedom-unlimited")]),
);

const firstOf = (text: string): string => text.split("\n\n")[0] ?? "";

describe("caps", () => {
  test("what is told to be spent on rotating categories is taken off their cap", () => {
    const { text } = ask(
      "cap_left",
      "ive put 900 on the flex this quarter in the bonus stuff, how much room is left",
    );
    expect(text).toMatch(/^\*\*\$600\*\* of the cap of \$1,500 a quarter is left/);
  });

  test("a rotating cap that is spent is told to be used up", () => {
    const { text } = ask("cap_left", "i did $1500 on the freedom flex this quarter, anything left");
    expect(firstOf(text)).toContain("is used up");
  });

  test.each([
    ["$31,000", /^No, not any more/],
    ["$9,000", /^Yes, still: \*\*\$16,000\*\*/],
  ])("whether the rate still holds after %s is a yes or no", (spent, verdict) => {
    const { text } = ask("cap_left", `spent ${spent} on groceries on my gold this year. still 4x?`);
    expect(text).toMatch(verdict);
  });

  test("a cap that is asked for beside the best card is told, or that there is none", () => {
    const { text } = ask("best_card", "best card for groceries and what is its cap");
    expect(text).toMatch(/cap is \*\*\$25,000\*\* a calendar year/);
    expect(ask("best_card", "which card for gas, and is there a limit").text).toContain("No cap");
  });
});

test("all cards in their order are told, not the best three", () => {
  const { text } = ask("best_card", "rank all my cards for gas");
  expect(text.match(/Next: /g)?.length).toBeGreaterThan(3);
});

test("what a fee abroad comes to is told right after its rate", () => {
  const { text } = askOne(
    "foreign_purchase",
    "will my freedom charge extra on a $250 hotel in mexico",
  );
  expect(text.split("\n\n")[1]).toMatch(/^That is \*\*\$7\.50\*\* on \$250/);
});

test("either of two people may pay", () => {
  const { calls } = ask("best_card", "dinner about $180 who should pay me or sam");
  expect(calls[0]?.input).not.toHaveProperty("owner");
});

test("whether a card runs on a network is a yes or no", () => {
  expect(ask("card_network", "is my amex gold a mastercard").text).toMatch(/^\*\*No\*\*\./);
  expect(ask("card_network", "is the venture x a visa").text).toMatch(/^\*\*Yes\*\*\./);
});

test("children are told to be counted as adults, with what is known of their price", () => {
  const { text } = ask(
    "lounge_access",
    "centurion lounge with my wife and 2 kids, what will it run me",
  );
  expect(text).toMatch(/\$150 a visit/);
  expect(text).toMatch(/counts children as adults.*from 2 to 17 years pays \$30/);
});

test("what is spent by the month counts for the months that are past", () => {
  const { text } = askCash(
    "cap_left",
    "what is left of my 6000 grocery cap if i spent 450 a month",
  );
  expect(text).toMatch(/^\*\*\$1,050\*\*/);
});

test("anything better than the best card is answered with no", () => {
  const asked = "is there anything better in my wallet than the blue cash preferred for groceries";
  expect(askCash("best_card", asked).text).toMatch(/^No, the \*\*Blue Cash Preferred/);
});

test("a shop beside a card that is named is not a card of that name", () => {
  const { text } = ask(
    "earn_rate",
    "a $1100 jetblue flight, how much more with the platinum than the csp",
  );
  expect(text).toMatch(/^The \*\*American Express Platinum Card\*\* gives \*\*\$62\.70 more/);
  expect(text).toContain("earns **5x** at JetBlue");
});

test("each place has its own sum, told before or after it", () => {
  const { calls } = ask("best_card", "65 at chipotle then 30 uber home");
  expect(calls.map(({ input }) => input)).toMatchObject([{ amount: 65 }, { amount: 30 }]);
});

test("the only card held is compared as my card", () => {
  const { text } = askOne("compare_cards", "compare my card with the csp and csr");
  expect(text).toMatch(/^The \*\*Chase Freedom Unlimited\*\* costs least/);
});
