import { describe, expect, test } from "vitest";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { cardIntents } from "../../../server/chat/builtin/intents/card/intents.ts";
import { answering } from "./answering.ts";

const ask = answering(cardIntents, EMPTY_WALLET);

describe("find_cards", () => {
  test("a benefit in other words than its name, within the fee that is told", () => {
    const { text, calls } = ask(
      "find_cards",
      "who gives a hotel night a year for a fee under $100",
    );
    expect(calls[0]?.input).toMatchObject({ benefit: "free night" });
    expect(text).toMatch(/^Of \d+ cards that carry it these ask a fee of \$100 or less: /);
    expect(text).toContain("World of Hyatt Credit Card");
    expect(text).not.toContain("Aspire");
  });

  test("nobody is told of his own cards who has none", () => {
    expect(ask("find_cards", "which cards come with priority pass").text).not.toContain("yours");
  });
});
