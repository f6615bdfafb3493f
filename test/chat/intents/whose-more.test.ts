import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { bonusIntents } from "../../../server/chat/builtin/intents/bonus/intents.ts";
import { yearIntents } from "../../../server/chat/builtin/intents/year/intents.ts";
import { understand } from "../../../server/chat/language/understand.ts";
import { shapedAs } from "../../../server/chat/builtin/ranking/shaped.ts";
import { sceneOf } from "../converse.ts";
import { walletNamed } from "../eval/wallets.ts";
import { answering } from "./answering.ts";

describe("who earns more", () => {
  const couple = answering(yearIntents, walletNamed("couple"));

  test.each(["dana or me, who makes more rewards", "are my cards bringing in more than dana's"])(
    "%s: both are counted, the most first",
    (text) => {
      const answer = couple("annual_rewards", text);
      expect(answer.calls.map(({ input }) => input)).toEqual([{ owner: "me" }, { owner: "Dana" }]);
      expect(answer.text).toMatch(/^\*\*Yours earn more\*\*: about \$[\d,.]+ a year against/);
    },
  );

  test("of one person alone only that one's", () => {
    expect(couple("annual_rewards", "what do dana's cards bring in a year").text).toMatch(
      /^Dana's cards earn about/,
    );
  });
});

describe("whose points go where", () => {
  test("what goes to somebody is the asker's", () => {
    const scene = sceneOf(walletNamed("couple"));
    expect(understand("may i transfer my hyatt points over to dana", scene).owner).toBeUndefined();
    expect(understand("may dana transfer her points to hyatt", scene).owner).toBe("Dana");
  });
});

describe("which cards have had their bonus", () => {
  const demo = answering(bonusIntents, DEMO_WALLET);

  test("those that had it before the others, or after them where these are asked for", () => {
    const [had, not] = [
      "which of my cards already got their bonus",
      "which of my cards never got one bonus",
    ];
    expect(demo("bonus_progress", had ?? "").text).toMatch(
      /^By your wallet the bonus was received on: \*\*[^*]*Capital One Venture X/,
    );
    expect(demo("bonus_progress", not ?? "").text).toMatch(
      /^None is noted as received on: \*\*American Express Gold Card/,
    );
  });

  test("no cards of the catalog are looked for", () => {
    const scene = sceneOf();
    const asked = understand("which of my cards have not paid a sign up bonus", scene);
    expect(shapedAs("find_cards", asked, scene.facts)).toBe("bonus_progress");
  });
});
