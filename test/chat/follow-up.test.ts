import { describe, expect, test } from "vitest";
import { createBuiltinReasoner } from "../../server/chat/builtin/engine.ts";
import { withoutLead } from "../../server/chat/builtin/talks/around/leads.ts";
import { converse } from "./converse.ts";
import { readFollowUps } from "../../server/chat/builtin/phrasings/follow-ups.ts";
import { TOY_INTENTS } from "./toy-intents.ts";

const reasoner = createBuiltinReasoner({
  phrasings: { intents: TOY_INTENTS, followUps: readFollowUps() },
  onFault: (error) => {
    throw error;
  },
});

/** What the last of several things said was understood as. */
const told = async (...said: readonly string[]) => (await converse(reasoner, said)).text;

const SHOP = "which card at whole foods?";
const GOLD_FEE = "annual fee on the amex gold";

describe("what leads to a follow-up", () => {
  test.each([
    ["gah no, meant the double cash", "the double cash"],
    ["no no sorry, not costco. sam's club", "sam's club"],
    ["perfect. and gas?", "gas?"],
    ["ugh. what about hers", "hers"],
    ["n surpass", "surpass"],
    ["Only the hotel nights, please", "the hotel nights, please"],
  ])("is no part of it: %s", (text, rest) => {
    expect(withoutLead(text)).toMatchObject({ told: rest, follows: true });
  });

  test.each(["which card at whole foods", "great wolf lodge", "thanks", "no"])(
    "is not the whole of it: %s",
    (text) => {
      expect(withoutLead(text)).toEqual({ told: text, follows: false, supposes: false });
    },
  );
});

describe("a question for a part of the answer before", () => {
  test.each(["up to how much", "how many times", "how much a month", "dang. when then?"])(
    "names nothing: %s",
    async (text) => {
      expect(await told(GOLD_FEE, text)).toBe("annual_fee: card=amex-gold");
    },
  );

  test.each(["how many points do i have", "what are my points"])(
    "is not one that asks for itself: %s",
    async (text) => {
      expect(await told(GOLD_FEE, text)).toContain("balances:");
    },
  );
});

describe("a follow-up", () => {
  test.each<[string, readonly string[], string]>([
    ["after a sigh", [SHOP, "gah no, meant costco"], "best_card: merchant=costco"],
    ["not this but that", [SHOP, "no no sorry, not whole foods. costco"], "merchant=costco"],
    ["n another", [GOLD_FEE, "n csr"], "annual_fee: card=chase-sapphire-reserve"],
    [
      "with words around a name",
      [SHOP, "perfect. and gas for the team van on the way home?"],
      "best_card: category=gas",
    ],
    ["the same elsewhere", [SHOP, "at costco is same?"], "best_card: merchant=costco"],
    [
      "one of those named by a shared name",
      ["annual fee on the delta card", "The personal Platinum."],
      "annual_fee: card=amex-delta-platinum",
    ],
    [
      "mine, with a remark",
      ["should i keep sam's platinum", "ok what about mine, had it forever"],
      "keep_or_cancel: card=amex-platinum",
    ],
    [
      "another number, to be worked out anew",
      ["transfer 60k chase points to hyatt", "I misread the chart, it is 30,000. Recompute."],
      "points=30000",
    ],
    ["hers", ["how many points do i have", "What about hers?"], "balances: owner=Sam"],
    ["a part of the answer", [GOLD_FEE, "up to how much"], "annual_fee: card=amex-gold"],
    [
      "from the bank to its card",
      [GOLD_FEE, "would amex say it is worth keeping"],
      "keep_or_cancel: card=amex-gold",
    ],
  ])("on %s", async (_, said, expected) => {
    expect(await told(...said)).toContain(expected);
  });

  test("that supposes points puts them in the place of points", async () => {
    const said = ["transfer 60k chase points to hyatt", "hmm what if i only pay 45k"];
    expect(await told(...said)).toContain("points=45000");
  });
});

describe("doubt", () => {
  test.each([
    "are you sure?",
    "are you sure? feels high. where does that come from",
    "wrong. it was 250 when i got it, check again",
    "source?",
  ])("is answered with the answer before and its sources: %s", async (text) => {
    expect(await told(GOLD_FEE, text)).toBe("annual_fee: card=amex-gold");
  });

  test("with a name of its own is a correction", async () => {
    expect(await told(GOLD_FEE, "wrong, i meant the csr")).toContain("card=chase-sapphire-reserve");
  });
});
