import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { transferIntents } from "../../../server/chat/builtin/intents/transfer/intents.ts";
import { tripIntents } from "../../../server/chat/builtin/intents/trip/intents.ts";
import { walletNamed } from "../eval/wallets.ts";
import { answering } from "./answering.ts";

describe("when points are together", () => {
  test("the day comes first, by the spending that is known", () => {
    const demo = answering(tripIntents, DEMO_WALLET);
    expect(demo("points_goal", "how soon can i be at 320k amex points").text).toMatch(
      /^By spending alone \*\*\w+ \d+, 2027\*\*: that takes \*\*\d+ months?\*\*/,
    );
  });

  const single = answering(tripIntents, walletNamed("one_card"));

  test("the only points held are meant, and a spend that is told counts", () => {
    const { text } = single("points_goal", "how long to 60k points spending 2500 a month");
    expect(text).toMatch(/^By spending alone \*\*/);
    expect(text).toContain("of 60,000 in **Chase Ultimate Rewards**");
  });

  test("without a spend it is said that it is not known", () => {
    expect(single("points_goal", "when do i get to 60k points").text).toMatch(
      /^\*\*When is not known\*\*/,
    );
  });
});

describe("what can be moved at all", () => {
  test("points that no card opens are told as such", () => {
    const single = answering(transferIntents, walletNamed("one_card"));
    expect(single("transfer_partners", "could i send my points anywhere").text).toMatch(
      /^\*\*Not with your cards\*\*: \*\*Chase Ultimate Rewards\*\*/,
    );
  });

  test("asked for those that cannot, these come first", () => {
    const demo = answering(transferIntents, DEMO_WALLET);
    const { text } = demo("transfer_partners", "which of my points can never be moved");
    expect(text).toMatch(/^\*\*World of Hyatt\*\* cannot be transferred with your cards/);
    expect(text).toContain("These can: American Express Membership Rewards");
  });
});
