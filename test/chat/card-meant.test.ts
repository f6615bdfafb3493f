import { describe, expect, test } from "vitest";
import type { Wallet } from "../../server/accounts/wallet.ts";
import { intents } from "../../server/chat/builtin/intents/registry.ts";
import { understand } from "../../server/chat/language/understand.ts";
import { settle } from "../../server/chat/builtin/settle.ts";
import { mentionsOf } from "../../server/chat/language/understood.ts";
import { toScene } from "../../server/tools/core/scene.ts";
import { readPinnedFacts } from "../fixtures/pinned-facts.ts";
import { walletNamed } from "./eval/wallets.ts";

const settled = (id: string, question: string, wallet: Wallet) => {
  const scene = toScene(wallet, {
    facts: readPinnedFacts(),
    now: Date.parse("2026-11-21T17:00:00Z"),
    newId: () => "new",
  });
  const intent = intents.find((one) => one.id === id);
  if (intent === undefined) throw new TypeError(`no intent is called ${id}`);
  return settle(intent, understand(question, scene), scene);
};

const cardsOf = (id: string, question: string, wallet: string) => {
  const found = settled(id, question, walletNamed(wallet));
  return "asked" in found ? mentionsOf(found.asked, "card").map(({ ids }) => ids) : undefined;
};

describe("the card that a shared name means", () => {
  test("is told by the word that stands beside it", () => {
    expect(cardsOf("card_fee", "gold delta amex yearly fee", "empty")).toEqual([
      ["amex-delta-gold"],
    ]);
    expect(cardsOf("card_fee", "the plus southwest card a year", "empty")).toEqual([
      ["chase-southwest-plus"],
    ]);
  });

  test("is one of the wallet that earns the same, though its bank has no more of it", () => {
    expect(cardsOf("renamed_card", "what became of my american airlines card", "closed")).toEqual([
      ["barclays-aviator-red"],
    ]);
  });

  test("needs no telling where any of the name will do", () => {
    expect(cardsOf("downgrade_points", "my points if i go down to a freedom", "fees")).toHaveLength(
      1,
    );
    expect(
      cardsOf("points_value", "what would my points be worth with a sapphire", "one_card"),
    ).toHaveLength(1);
    expect(cardsOf("earn_rate", "what does a freedom earn on gas", "twelve")).toBeUndefined();
  });
});
