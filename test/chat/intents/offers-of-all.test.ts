import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { cardIntents } from "../../../server/chat/builtin/intents/card/intents.ts";
import { valueIntents } from "../../../server/chat/builtin/intents/value/intents.ts";
import { understand } from "../../../server/chat/language/understand.ts";
import { shapedAs } from "../../../server/chat/builtin/ranking/shaped.ts";
import { sceneOf } from "../converse.ts";
import { answering } from "./answering.ts";

const ask = answering(cardIntents, DEMO_WALLET);
const inputOf = (text: string) => ask("find_cards", text).calls[0]?.input;

describe("offers of all cards", () => {
  test.each([
    "what is the third highest bonus",
    "what welcome offer could i get with 2000 of spend",
    "easiest to reach bonus, which is it",
  ])("%s: no card's own offer is meant", (text) => {
    const scene = sceneOf();
    expect(shapedAs("offer_now", understand(text, scene), scene.facts)).toBe("find_cards");
  });

  test("the bonus that runs is another question", () => {
    const scene = sceneOf();
    const asked = understand("what is the most i still get for my bonus", scene);
    expect(shapedAs("bonus_progress", asked, scene.facts)).not.toBe("find_cards");
  });

  test("what can be spent bounds them, and the least to spend is an order", () => {
    expect(inputOf("which bonus can i hit with 2500 in 3 months")).toMatchObject({
      offer_spend_max: 2500,
      order_by: "offer_value",
    });
    expect(inputOf("which offer asks for the lowest spend")).toMatchObject({
      order_by: "offer_spend",
    });
  });

  test("the second is told with the one before it", () => {
    expect(ask("find_cards", "the second biggest welcome bonus").text).toMatch(
      /^Second: the \*\*[^\n]+\n\nBefore it: the \*\*American Express Business Platinum Card/,
    );
  });
});

describe("a worth in cents that is told", () => {
  const value = answering(valueIntents, DEMO_WALLET);

  test("a bound is so or not", () => {
    expect(value("points_value", "are hilton points worth less than a cent").text).toMatch(
      /^\*\*Yes\*\*: we count them at 0\.4 cents/,
    );
    expect(value("points_value", "do united miles get to be worth over 2 cents").text).toMatch(
      /^\*\*No\*\*: we count them at 1\.2 cents/,
    );
  });

  test("more than a whole cent is more", () => {
    expect(value("points_value", "is a chase point really worth a cent").text).toMatch(
      /^\*\*More than that\*\*: we count them at 1\.9 cents/,
    );
  });

  test("whether they can be cashed is a yes before the sums", () => {
    expect(value("points_value", "could i cash out my chase points").text).toMatch(
      /^\*\*Yes\*\*\. As cash they pay/,
    );
  });
});
