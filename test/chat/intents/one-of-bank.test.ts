import { expect, test } from "vitest";
import { creditIntents } from "../../../server/chat/builtin/intents/credit/intents.ts";
import { feeIntents } from "../../../server/chat/builtin/intents/fee/intents.ts";
import { held, walletOf } from "../../tools/golden/golden.ts";
import { answering } from "./answering.ts";

const wallet = walletOf([
  held("citi-strata-premier", { opened_on: "2025-06-17" }),
  held("citi-double-cash", { opened_on: "2018-03-10" }),
  held("chase-sapphire-preferred", { opened_on: "2024-06-30" }),
]);
const ask = answering([...feeIntents, ...creditIntents], wallet);

test.each(["how much i pay of annual fee for my citi card", "when is the fee on my citi card due"])(
  "of two cards of a bank each with its fee: %s",
  (question) => {
    const { text } = ask("upcoming_fees", question);
    expect(text).toMatch(
      /^Two cards of Citi are held: \*\*Citi Strata Premier Card\*\*: \*\*\$95\*\*/,
    );
    expect(text).toContain("**Citi Double Cash Card**: **no annual fee**");
  },
);

test("of a single one it alone", () => {
  expect(ask("upcoming_fees", "when is the fee on my chase card due").text).toMatch(
    /^The next fee of the \*\*Chase Sapphire Preferred/,
  );
});

test("where none falls due then, the next one of the bank", () => {
  const { text } = ask("upcoming_fees", "any fee on my citi card this year");
  expect(text).toContain("Citi Strata Premier Card");
  expect(text).not.toContain("Sapphire");
});

test("credits, and the card that has none", () => {
  expect(ask("credits", "what credits does my citi card have").text).toContain(
    "Of your **Citi Double Cash Card** no such credit is known.",
  );
});
