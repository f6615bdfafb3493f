import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../server/accounts/demo.ts";
import { EMPTY_WALLET } from "../../server/accounts/wallet.ts";
import type { Intent } from "../../server/chat/builtin/intent.ts";
import { understand } from "../../server/chat/language/understand.ts";
import { settle } from "../../server/chat/builtin/settle.ts";
import { toScene } from "../../server/tools/core/scene.ts";
import { intents } from "../../server/chat/builtin/intents/registry.ts";
import { readPinnedFacts } from "../fixtures/pinned-facts.ts";

const settled = (id: string, question: string, wallet = DEMO_WALLET) => {
  const facts = readPinnedFacts();
  const scene = toScene(wallet, {
    facts,
    now: Date.parse("2026-11-21T17:00:00Z"),
    newId: () => "new",
  });
  const intent = intents.find((one: Intent) => one.id === id);
  if (intent === undefined) throw new TypeError(`no intent is called ${id}`);
  return settle(intent, understand(question, scene), scene);
};

describe("people whom the wallet does not hold", () => {
  test.each([
    ["balances", "how many points does my mom have with amex, my moms points"],
    ["renewal_value", "my dad has a sapphire reserve should he cancel it"],
    ["upcoming_fees", "my sister's venture x, when is the fee due"],
  ])("%s of theirs are not told", (id, question) => {
    const found = settled(id, question);
    expect("draft" in found && found.draft.kind).toBe("refuse");
  });

  test("a partner counts as one where nobody else is in the wallet", () => {
    const found = settled("balances", "my wife's amex points", EMPTY_WALLET);
    expect("draft" in found && found.draft.kind).toBe("refuse");
    expect("draft" in settled("balances", "my wife's amex points")).toBe(false);
  });

  test.each([
    ["card_fee", "whats the fee on my dads platinum"],
    ["best_card", "should my son use the csr or the gold at mcdonalds"],
    ["balances", "my dad says i have too many amex points, how many are there"],
    ["lounge_access", "can my nephew get into the centurion lounge with my platinum"],
    ["lounge_access", "does my mom get in free at the centurion lounge"],
  ])("%s needs nobody's wallet, or the member's", (id, question) => {
    expect("draft" in settled(id, question)).toBe(false);
  });
});
