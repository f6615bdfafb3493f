import { describe, expect, test } from "vitest";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { cardIntents } from "../../../server/chat/builtin/intents/card/intents.ts";
import { feeIntents } from "../../../server/chat/builtin/intents/fee/intents.ts";
import { purchaseIntents } from "../../../server/chat/builtin/intents/purchase/intents.ts";
import { transferIntents } from "../../../server/chat/builtin/intents/transfer/intents.ts";
import { answering } from "./answering.ts";

/* The same question in other words has the same answer. */

const intents = [...purchaseIntents, ...cardIntents, ...feeIntents, ...transferIntents];
const ask = answering(intents, DEMO_WALLET);
const askNobody = answering(intents, EMPTY_WALLET);

const firstOf = (text: string): string => text.split("\n\n")[0] ?? "";

test.each(["combined yearly fees", "my fees collectively", "total yearly fees"])(
  "the sum comes first: %s",
  (question) => {
    expect(firstOf(ask("upcoming_fees", question).text)).toMatch(/^All annual fees together/);
  },
);

test("asked when a capped rate runs out, it is not told to be gone", () => {
  const { text } = ask("cap_left", "when does 4x run out on the gold for groceries");
  expect(firstOf(text)).toMatch(/does not run out.*\$25,000/);
});

test("a table of the best card per category is no question for the best category", () => {
  const { text } = ask("cheat_sheet", "make me a table of best card per category");
  expect(firstOf(text)).toMatch(/^Use the/);
});

test.each(["least rewarding card at costco", "what card earns the least at costco"])(
  "the card to leave at home is asked for: %s",
  (question) => {
    expect(firstOf(ask("best_card", question).text)).not.toMatch(/^Use the/);
  },
);

test.each(["transfer time chase to united", "chase to united wait time"])(
  "how long it takes comes first: %s",
  (question) => {
    expect(firstOf(ask("route_check", question).text)).toMatch(/at once|hours/);
  },
);

describe("cards looked for by what they charge", () => {
  test.each(["which cards are free to have", "cards that cost nothing a year"])(
    "have no annual fee: %s",
    (question) => {
      expect(firstOf(askNobody("find_cards", question).text)).toContain("cards fit");
    },
  );

  test.each(["cards without foreign fees", "which credit cards are free to use overseas"])(
    "are those of the catalog for who holds none: %s",
    (question) => {
      expect(firstOf(askNobody("foreign_purchase", question).text)).toContain("cards fit");
    },
  );

  test("are the member's own where he says so, though he holds none", () => {
    const { text } = askNobody("foreign_purchase", "which of my cards have no foreign fee");
    expect(firstOf(text)).toContain("no open card");
  });
});
