import { describe, expect, test } from "vitest";
import { understand } from "../../../server/chat/language/understand.ts";
import { toScene } from "../../../server/member/scene.ts";
import { readPinnedFacts } from "../../fixtures/pinned-facts.ts";
import { converse } from "../converse.ts";
import { openEngine } from "../eval/engine.ts";
import { walletNamed } from "../eval/wallets.ts";

const scene = toScene(walletNamed("demo"), {
  facts: readPinnedFacts(),
  now: Date.parse("2026-11-21T17:00:00Z"),
  newId: () => "new",
});
const named = (text: string) => understand(text, scene).mentions.map(({ kind }) => kind);

describe("a country is no airline and no card", () => {
  test.each(["France", "Qatar", "the United Kingdom", "the United Arab Emirates"])(
    "in %s",
    async (country) => {
      const { text, intent } = await converse(
        openEngine().reasoner,
        [`which of my cards should i use in ${country}`],
        walletNamed("demo"),
      );
      expect(intent).toBe("foreign_purchase");
      expect(text).toContain("Capital One Venture X");
    },
  );

  test("though airlines are called like some", () => {
    expect(named("how many united miles do i have")).toContain("program");
    expect(named("send 20k to qatar airways")).toContain("program");
    expect(named("move citi points to qatar")).toContain("program");
    expect(named("is the air france klm card any good")).toContain("card");
  });
});
