import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { bonusIntents } from "../../../server/chat/builtin/intents/bonus/intents.ts";
import { purchaseIntents } from "../../../server/chat/builtin/intents/purchase/intents.ts";
import { transferIntents } from "../../../server/chat/builtin/intents/transfer/intents.ts";
import { walletNamed } from "../eval/wallets.ts";
import { answering } from "./answering.ts";

describe("how many in all", () => {
  test("what arrives is told with what lies there already", () => {
    const ask = answering(transferIntents, DEMO_WALLET);
    const { text } = ask(
      "transfer_amount",
      "i send 20000 chase to hyatt, how many do i end up with",
    );
    expect(text).toMatch(/^\*\*36,000\*\* points in World of Hyatt in all, with the 21,000/);
  });

  test("what stays behind is another question", () => {
    const ask = answering(transferIntents, DEMO_WALLET);
    const { text } = ask(
      "transfer_amount",
      "send 20000 chase to hyatt, what will i have left in chase",
    );
    expect(text).toMatch(/^\*\*63,640 Chase/);
  });

  test("a bonus to come is told with the balance of now", () => {
    const ask = answering(bonusIntents, walletNamed("bonus"));
    const { text } = ask("bonus_progress", "after the bonus how many miles would i have");
    expect(text).toMatch(/^\*\*76,900\*\* points with the reward of 75,000/);
    expect(ask("bonus_progress", "how much do i still have to put on the venture").text).toMatch(
      /^\*\*\$2,650\*\* is left/,
    );
  });

  test("sums of two kinds on one card are added up", () => {
    const ask = answering(purchaseIntents, DEMO_WALLET);
    const { text } = ask("earn_rate", "what does the gold earn on $200 of gas and $600 of dining");
    expect(text).toMatch(
      /^In all the \*\*American Express Gold Card\*\* earns \*\*2,600\*\* points/,
    );
  });
});

describe("what a purchase costs and where it is", () => {
  const ask = answering(purchaseIntents, DEMO_WALLET);

  test("a thing with its price before it", () => {
    expect(ask("best_card", "a 750 phone from amazon, double cash or venture x").text).toContain(
      "on $750",
    );
  });

  test("a dealer of cars by the make", () => {
    expect(ask("best_card", "620 at the honda dealer, card and points").text).toMatch(
      /for Car dealers: it gives \$21\.08 on \$620/,
    );
  });

  test("one's card against the other's is not looked for among one person's alone", () => {
    const { text } = ask(
      "earn_rate",
      "does sam's platinum earn more on flights than my double cash",
    );
    expect(text).not.toContain("not held");
    expect(text).toMatch(/^\*\*Yes\*\*/);
  });
});
