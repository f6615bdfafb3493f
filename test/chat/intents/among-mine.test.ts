import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { purchaseIntents } from "../../../server/chat/builtin/intents/purchase/intents.ts";
import { yearIntents } from "../../../server/chat/builtin/intents/year/intents.ts";
import { understand } from "../../../server/chat/language/understand.ts";
import { movesMeant } from "../../../server/chat/builtin/ranking/moves-meant.ts";
import { takenFor } from "../../../server/chat/builtin/ranking/taken-for.ts";
import { sceneOf } from "../converse.ts";
import { walletNamed } from "../eval/wallets.ts";
import { answering } from "./answering.ts";

const demo = answering(purchaseIntents, DEMO_WALLET);

describe("which of the cards held, and which not", () => {
  test("cards without a bonus rate at a place are those asked for", () => {
    const text = "which of our cards get no extra points on streaming";
    const scene = sceneOf();
    expect(takenFor("category_gaps", understand(text, scene), scene.facts)).toBe("best_card");
    const answer = demo("best_card", text).text;
    expect(answer).toMatch(/^\*\*\w+\*\* of your seven cards earn no bonus rate for Streaming/);
    expect(answer.split("\n")[0]).not.toContain("Sapphire Preferred");
  });

  test("those that a shop does not take come first where these are asked for", () => {
    expect(demo("acceptance", "which of my cards does costco never take").text).toMatch(
      /^\*\*American Express Gold Card, .*\*\*: not at Costco/,
    );
    expect(demo("acceptance", "will costco accept one of my cards").text).toMatch(/^\*\*Yes\*\*: /);
  });

  test("whether a cap begins anew is a yes", () => {
    expect(demo("cap_left", "does the cap on the freedom flex start over").text).toMatch(
      /^\*\*Yes\*\*: it is \$1,500 a quarter, and begins anew/,
    );
  });
});

describe("a year by how it is asked", () => {
  const year = answering(yearIntents, DEMO_WALLET);

  test("whether rewards pay for all fees is a yes or a no first", () => {
    expect(year("annual_rewards", "do my rewards offset all my annual fees").text).toMatch(
      /^\*\*Yes\*\*, by rewards alone: \$[\d,.]+ more than the fees/,
    );
  });

  test("to get by with a few is of the cards held", () => {
    const of = answering(yearIntents, walletNamed("twelve"));
    const { calls } = of("annual_rewards", "would i manage with two cards");
    expect(calls[0]?.input).toMatchObject({ best_of: 2 });
  });
});

describe("points and cards by how they are put", () => {
  const meant = (id: string, text: string) => movesMeant(id, understand(text, sceneOf()));

  test("all that could be in a program is one sum", () => {
    const text = "how many points could be moved to flying blue in total";
    expect(meant("route_check", text)).toBe("fund_award");
    expect(meant("route_check", "can chase points be moved to flying blue")).toBeUndefined();
  });

  test("points used for another program are moved there", () => {
    expect(meant("pooling", "may i use my amex points for ana")).toBe("route_check");
  });

  test("one card alone is asked for a year, at a place for a rate", () => {
    expect(meant("earn_rate", "what would we make with just the double cash")).toBe(
      "annual_rewards",
    );
    expect(meant("earn_rate", "what would i earn on gas with only the gold")).toBeUndefined();
  });
});
