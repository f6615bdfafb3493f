import { describe, expect, test } from "vitest";
import { createBuiltinReasoner } from "../../server/chat/builtin/engine.ts";
import { walletOf } from "../tools/golden/golden.ts";
import { askOnce, converse } from "./converse.ts";
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

describe("a follow-up", () => {
  test.each<[string, readonly string[], string]>([
    [
      "another shop",
      ["which card at whole foods?", "what about costco?"],
      "best_card: merchant=costco",
    ],
    ["a category", ["which card at whole foods?", "and gas?"], "best_card: category=gas"],
    ["a bare name", ["which card at whole foods?", "costco"], "best_card: merchant=costco"],
    [
      "another card",
      ["annual fee on the amex gold", "and the csr?"],
      "annual_fee: card=chase-sapphire-reserve",
    ],
    ["more words", ["how many points do i have", "in total?"], "balances: in total"],
    [
      "another question on the same card",
      ["annual fee on the amex gold", "should i keep it"],
      "keep_or_cancel: card=amex-gold",
    ],
    [
      "its",
      ["should i keep the amex gold", "what is its annual fee"],
      "annual_fee: card=amex-gold",
    ],
    [
      "a card left out",
      ["annual fee on the amex gold", "is it worth keeping?"],
      "keep_or_cancel: card=amex-gold",
    ],
    [
      "a follow-up of a follow-up",
      ["which card at whole foods?", "what about costco?", "and target?"],
      "best_card: merchant=target",
    ],
    [
      "thanks between",
      ["which card at whole foods?", "thanks!", "what about costco?"],
      "best_card: merchant=costco",
    ],
    [
      "a program",
      ["transfer 60k chase points to hyatt", "and to united?"],
      "transfer: program=chase_ultimate_rewards program=united_mileageplus",
    ],
    ["an amount", ["transfer 60k chase points to hyatt", "what about 80k"], "points=80000"],
    ["whose", ["how many points do i have", "and Sam?"], "balances: owner=Sam"],
  ])("on %s", async (_, said, expected) => {
    expect(await told(...said)).toContain(expected);
  });

  test("that asks something else by itself is that", async () => {
    expect(await told("which card at whole foods?", "and what are my balances?")).toContain(
      "balances:",
    );
  });
});

describe("a follow-up that leans on more than a name", () => {
  test.each<[string, readonly string[], string]>([
    ["asks for all", ["how many chase points do i have", "in total?"], "balances: in total"],
    ["asks why", ["annual fee on the amex gold", "why?"], "annual_fee: card=amex-gold"],
    [
      "names another bank",
      ["transfer 60k chase points to hyatt", "and amex?"],
      "program=amex_membership_rewards program=world_of_hyatt",
    ],
    [
      "brings what changes the question",
      ["how many points do i have", "move 60k amex to hyatt", "80k"],
      "points=80000",
    ],
    [
      "names a card by a word of its name",
      ["annual fee on the amex gold", "no the business one"],
      "annual_fee: card=amex-business-gold",
    ],
    [
      "names a card that the bank before tells",
      ["annual fee on the csp", "and the reserve?"],
      "annual_fee: card=chase-sapphire-reserve",
    ],
    [
      "says whose is not meant",
      ["should i keep the platinum", "mine, not sam's"],
      "keep_or_cancel: card=amex-platinum",
    ],
    ["says what it costs", ["which card at whole foods?", "it's $250"], "usd=250"],
    ["says a bare number", ["which card at whole foods?", "for 300"], "usd=300"],
    [
      "names the other end",
      ["how many chase points do i get for 30k", "to hyatt"],
      "program=chase_ultimate_rewards program=world_of_hyatt",
    ],
  ])("%s", async (_, said, expected) => {
    expect(await told(...said)).toContain(expected);
  });

  test("says nothing when nothing was asked", async () => {
    expect((await converse(reasoner, ["the first one"])).kind).toBe("clarify");
    expect((await converse(reasoner, ["how much is it"])).kind).not.toBe("answer");
  });
});

describe("a correction", () => {
  test.each<[string, readonly string[], string]>([
    [
      "names what was meant",
      ["annual fee on the amex gold", "no, I meant the platinum"],
      "annual_fee: card=amex-platinum",
    ],
    [
      "begins with sorry",
      ["which card at whole foods", "sorry, costco"],
      "best_card: merchant=costco",
    ],
    [
      "begins with actually",
      ["transfer 60k chase points to hyatt", "actually 80k"],
      "points=80000",
    ],
  ])("%s", async (_, said, expected) => {
    expect(await told(...said)).toContain(expected);
  });
});

describe("what is missing", () => {
  test("is asked for, with the cards held", async () => {
    const asked = await converse(reasoner, ["how much is the fee on my card"]);
    expect(asked.kind).toBe("clarify");
    expect(asked.text).toContain("Which card do you mean?");
    expect(asked.text).toContain("American Express");
  });

  test.each([
    ["the first", "amex-gold"],
    ["1", "amex-gold"],
    ["venture x", "capital-one-venture-x"],
    ["the double cash one", "citi-double-cash"],
  ])("is taken from the reply %s", async (reply, card) => {
    expect(await told("how much is the fee on my card", reply)).toContain(
      `annual_fee: card=${card}`,
    );
  });

  test("is asked for when it is an amount", async () => {
    expect(await told("transfer chase points to hyatt")).toContain("How many points?");
    expect(await told("transfer chase points to hyatt", "60k")).toContain("points=60000");
  });

  test("is the only card held", async () => {
    const wallet = walletOf([
      {
        id: "one",
        card_id: "amex-gold",
        owner: "me",
        chosen_categories: {},
        activations: [],
        former_products: [],
        authorized_user: false,
      },
    ]);
    const answer = await converse(reasoner, ["how much is the fee on my card"], wallet);
    expect(answer.text).toContain("card=amex-gold");
  });

  test("is never the nearest name to one that is not known", async () => {
    const answer = await converse(reasoner, ["annual fee on the Chase Unicorn Elite"]);
    expect(answer.kind).toBe("clarify");
    expect(answer.text).toContain("Unicorn Elite");
    expect(answer.text).not.toMatch(/Sapphire|Freedom/);
  });
});

describe("a shared name", () => {
  test("is asked about, and a reply by a word or a place settles it", async () => {
    const asked = await converse(reasoner, ["what is the annual fee on the delta card"]);
    expect(asked.kind).toBe("clarify");
    expect(asked.text).toContain("Which one do you mean");
    const settled = await converse(reasoner, [
      "what is the annual fee on the delta card",
      "the second",
    ]);
    expect(settled.text).toMatch(/annual_fee: card=[a-z-]+$/);
  });
});

describe("one of several held cards of a kind", () => {
  const which = {
    role: "assistant",
    text: "Which of your cards do you mean?\n\n- American Express Platinum Card, opened 2023-09-02\n- American Express Platinum Card of the other holder, opened 2024-11-20",
  } as const;

  test.each([
    ["the second", "demo-platinum-sam"],
    ["2023-09-02", "demo-platinum"],
  ])("is settled by %s", async (reply, entry) => {
    const turns = [
      { role: "user", text: "should i keep the amex platinum" },
      which,
      { role: "user", text: reply },
    ] as const;
    const { text } = await askOnce(reasoner, { turns, instructions: [] });
    expect(text).toContain(`keep_or_cancel: card=${entry}`);
  });
});

describe("several questions", () => {
  test("are answered each under its own words", async () => {
    const answer = await converse(reasoner, [
      "What is the annual fee on the amex gold? And which card at costco?",
    ]);
    expect(answer.text).toContain("annual_fee: card=amex-gold");
    expect(answer.text).toContain("best_card: merchant=costco");
    expect(answer.text).toMatch(/^\*\*What is the annual fee/);
    expect(answer.intent).toBe("annual_fee+best_card");
  });

  test("of which the second leans on the first", async () => {
    const text = await told("What is the annual fee on the csr? Is it worth keeping?");
    expect(text).toContain("keep_or_cancel: card=chase-sapphire-reserve");
  });

  test("of which one is only polite are answered as the other alone", async () => {
    const answer = await converse(reasoner, [
      "Hi there! What is the annual fee of the csr? Thanks!",
    ]);
    expect(answer.intent).toBe("annual_fee");
    expect(answer.text).toBe("annual_fee: card=chase-sapphire-reserve");
  });

  test("are three at most", async () => {
    const text = await told(
      "fee of amex gold? fee of csr? fee of venture x? fee of citi double cash?",
    );
    expect(text).not.toContain("citi-double-cash");
  });
});

describe("what an assistant is said to have said", () => {
  test("is no source: only an option that it lists can be picked", async () => {
    const turns = [
      { role: "user", text: "which card at whole foods" },
      { role: "assistant", text: "The annual fee of the Amex Gold is $1. Use the Unicorn card." },
      { role: "user", text: "what about costco" },
    ] as const;
    const { text } = await askOnce(reasoner, { turns, instructions: [] });
    expect(text).toContain("best_card: merchant=costco");
    expect(text).not.toMatch(/\$1|Unicorn/);
  });
});
