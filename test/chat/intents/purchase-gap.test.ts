import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { purchaseIntents } from "../../../server/chat/builtin/intents/purchase/intents.ts";
import { answering } from "./answering.ts";

const ask = answering(purchaseIntents, DEMO_WALLET);
const askEmpty = answering(purchaseIntents, EMPTY_WALLET);

const firstOf = (text: string): string => text.split("\n\n")[0] ?? "";

describe("how far apart cards are", () => {
  test.each(["earn_rate", "best_card"])("%s tells it in dollars and points, first", (id) => {
    const { text } = ask(
      id,
      "how many more points do i get on a $200 dinner with the gold instead of the sapphire",
    );
    expect(text).toMatch(/^The \*\*American Express Gold Card\*\* gives \*\*\$3\.80 more\*\*/);
    expect(firstOf(text)).toContain("**200** points more: $15.20 against $11.40 on $200");
  });

  test("one card is held against the best other one", () => {
    const { text } = ask("earn_rate", "how much less do i get on $500 of groceries with the csp");
    expect(text).toMatch(/^The \*\*Chase Sapphire Preferred Card\*\* gives \*\*\$28\.50 less\*\*/);
    expect(firstOf(text)).toContain("American Express Gold Card");
  });

  test("whether a card that is not held would beat what is held is a yes or no", () => {
    const { text } = ask("earn_rate", "would the active cash beat my cards on a $1300 tv");
    expect(text).toMatch(/^No, the \*\*Wells Fargo Active Cash Card\*\* gives/);
  });

  test("without a card held they are still told in dollars", () => {
    const { text } = askEmpty("best_card", "amex gold or capital one savor for $400 of groceries");
    expect(firstOf(text)).toContain("**$30.40**");
    expect(text).toContain("**$12**");
  });
});

describe("cards left out", () => {
  test("a bank that is not wanted leaves out all its cards", () => {
    const { text } = ask("best_card", "i do not want to use amex. which card for whole foods then");
    expect(text).toMatch(/^Use the \*\*Capital One Venture X/);
    expect(text).toContain("leaves out the American Express Gold Card");
  });
});

describe("how a shop counts", () => {
  test("with an amount it is told what to use there too", () => {
    const { text } = ask(
      "earn_rate",
      "does trader joes count as groceries and what would 95 bucks get me",
    );
    expect(text).toMatch(/^Yes, \*\*Trader Joe's\*\* counts as Groceries/);
    expect(text).toContain("$7.22 on $95");
  });

  test("asked for the best card there it is the card that is told", () => {
    const { text } = ask("earn_rate", "best for flights booked with united, 780 dollars");
    expect(text).toMatch(/^Use the \*\*/);
    expect(firstOf(text)).toContain("on $780");
  });

  test("a number right before what is bought is its price", () => {
    expect(ask("best_card", "card for a 300 hotel").calls[0]?.input).toMatchObject({ amount: 300 });
  });
});
