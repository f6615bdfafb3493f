import { describe, expect, test } from "vitest";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { transferIntents } from "../../../server/chat/builtin/intents/transfer/intents.ts";
import { held, walletOf } from "../../tools/golden/golden.ts";
import { answering } from "./answering.ts";

const points = (program: string, amount: number, owner = "me") => ({
  program,
  owner,
  points: amount,
  as_of: "2026-11-01",
});

const ask = answering(transferIntents, {
  ...walletOf([held("amex-gold"), held("chase-sapphire-preferred")], {
    balances: [
      points("amex_membership_rewards", 150_000),
      points("chase_ultimate_rewards", 90_000),
      points("amex_membership_rewards", 40_000, "Dana"),
    ],
  }),
  profile: { ...EMPTY_WALLET.profile, household: ["Dana"] },
});

const inputOf = (id: string, question: string, tool: string) =>
  ask(id, question).calls.find(({ name }) => name === tool)?.input;

describe("what an amount is in a transfer", () => {
  test.each([
    ["so that 30,000 arrive at hilton, how many amex", { need: 30_000 }],
    ["i want 20k landing on the jetblue side from amex", { need: 20_000 }],
    [
      "30,000 points have to show up in our hilton account, how many amex is that",
      { need: 30_000 },
    ],
    ["if i send 30,000 amex how many arrive at hilton", { send: 30_000 }],
    ["40k amex miles shows up as how many at delta", { send: 40_000 }],
    ["moving 12k amex to delta, when do they land", { send: 12_000 }],
  ])("%s", (question, amount) => {
    expect(inputOf("transfer_amount", question, "calculate_transfer")).toMatchObject(amount);
  });

  test.each([
    ["i have got 12,000 flying blue already and the ticket costs 50,000. what from amex?", 38_000],
    ["flying blue seat is 50,000 points, 12,000 are sitting there already. how many amex", 38_000],
    ["i have 12,000 flying blue from before, the seat is 50,000. how much amex", 38_000],
    ["need 50k flying blue, i am at 12k there, how many amex points", 38_000],
  ])("%s: what is there already is counted", (question, need) => {
    const { text, calls } = ask("transfer_amount", question);
    expect(calls.find(({ name }) => name === "calculate_transfer")?.input).toMatchObject({ need });
    expect(text).toMatch(/The 12(?:,000|k) that you have there are counted/);
  });

  test("points of the program that sends are not there already", () => {
    const question = "i have 60k amex points already, how many of them for 45000 delta points";
    expect(inputOf("transfer_amount", question, "calculate_transfer")).toMatchObject({
      need: 45_000,
    });
  });
});

describe("the price of one for all nights and travellers", () => {
  test.each([
    ["the hilton wants 20k a night and we are staying 4 nights, which points", 80_000],
    ["united wants 35k each way for two of us, what do we pay it with", 140_000],
    ["4 nights at a 30k hilton, which points", 120_000],
    ["40k flying blue apiece for 3 people, which points do i use", 120_000],
    ["a 45k flying blue seat, which points do i use", 45_000],
  ])("%s", (question, need) => {
    expect(inputOf("fund_award", question, "compare_transfer_paths")).toMatchObject({ need });
  });

  test("of a transfer too", () => {
    const question = "hilton is 30k a night for 3 nights, how many amex do i move";
    expect(inputOf("transfer_amount", question, "calculate_transfer")).toMatchObject({
      need: 90_000,
    });
  });
});

describe("whether it is enough", () => {
  test("a yes or a no first where that is asked", () => {
    expect(ask("fund_award", "delta wants 85k each, enough for both of us?").text).toMatch(
      /^\*\*Yes/,
    );
    expect(ask("fund_award", "can i cover 900k flying blue").text).toMatch(/^\*\*No/);
  });

  test("none where it is asked how", () => {
    expect(ask("fund_award", "how can i cover 60k flying blue").text).toMatch(/^Use/);
    expect(ask("fund_award", "which of my points could i use for 60k flying blue").text).toMatch(
      /^Use/,
    );
  });
});

describe("which points reach a program", () => {
  test("in all, where the sum is asked for", () => {
    const { text } = ask("fund_award", "which of my points reach flying blue, how many in all");
    expect(text).toMatch(
      /^In all \*\*240,000\*\* points could be in \*\*Air France-KLM Flying Blue/,
    );
  });

  test("the list alone where it is not", () => {
    const { tools } = ask("fund_award", "which of my points reach flying blue");
    expect(tools).not.toContain("plan_points_goal");
  });
});

describe("points that shall leave a program", () => {
  test("of an airline whose miles go nowhere: no", () => {
    for (const question of [
      "can my aa miles go to another airline",
      "can i move my aa miles somewhere else",
    ]) {
      expect(ask("transfer_partners", question).text).toMatch(
        /^\*\*No\*\*: No transfer route from/,
      );
    }
  });

  test("who sends to it is another question", () => {
    expect(ask("transfer_partners", "who partners with aadvantage").text).toMatch(
      /takes points from/,
    );
  });
});

describe("whether a move makes sense", () => {
  test("what the points count for before and after", () => {
    const { text } = ask("route_check", "is it a good idea to move amex points to hilton");
    expect(text).toMatch(/^\*\*As a rule value is lost\*\*.*\$190.*\$80/);
  });

  test("of an amount too; none where only the route is asked about", () => {
    expect(ask("transfer_amount", "is it worth it to turn 50k amex into delta").text).toMatch(
      /^\*\*As a rule value is lost\*\*.*\$950.*\$550/,
    );
    expect(ask("route_check", "does amex go to hilton").text).not.toMatch(/As a rule/);
  });
});

describe("which points are locked", () => {
  test("none, where a card opens each", () => {
    expect(ask("unlock_card", "which of my points can't be transferred").text).toMatch(
      /^\*\*None\*\*/,
    );
  });

  test("of points that nothing opens: no first", () => {
    const freedom = answering(transferIntents, walletOf([held("chase-freedom-unlimited")]));
    expect(freedom("unlock_card", "so i can't transfer my chase points, right").text).toMatch(
      /^\*\*No\*\*, not with the cards you hold/,
    );
  });

  test("what the cheapest card that opens them costs", () => {
    const freedom = answering(transferIntents, walletOf([held("chase-freedom-unlimited")]));
    expect(freedom("unlock_card", "which card unlocks transfers of chase points").text).toMatch(
      /The cheapest of them are \*\*[^*]*Chase Sapphire Preferred Card[^*]*\*\*, at \*\*\$95\*\* a year each/,
    );
  });
});

describe("which points are drained", () => {
  test("those that are named come first, cheaper ones after", () => {
    const miles = answering(
      transferIntents,
      walletOf([held("amex-gold"), held("capital-one-venture-x")], {
        balances: [
          points("amex_membership_rewards", 150_000),
          points("capital_one_miles", 150_000),
        ],
      }),
    );
    expect(miles("fund_award", "110k aeroplan from amex, do i have enough").text).toMatch(
      /^\*\*Yes[\s\S]*Use \*\*110,000 American Express/,
    );
    expect(miles("fund_award", "which points for 110k aeroplan").text).toMatch(
      /^Use \*\*110,000 Capital One Miles/,
    );
    expect(miles("fund_award", "i want 200k aeroplan, from amex alone").text).toMatch(
      /^150,000 American Express .*50,000 points short/,
    );
  });

  test.each([
    "i would rather keep amex, what gets me 50k aeroplan",
    "50k aeroplan without touching amex",
  ])("%s: those that shall be kept come last", (question) => {
    expect(ask("fund_award", question).text).toMatch(/^Use \*\*50,000 Chase/);
  });

  test("what is short is what must come", () => {
    const question = "i am 8,000 short of 40,000 aeroplan, which of my points fill that";
    expect(inputOf("fund_award", question, "compare_transfer_paths")).toMatchObject({ need: 8000 });
  });

  test("of several currencies those that are enough go first", () => {
    const { text } = answering(
      transferIntents,
      walletOf([held("chase-sapphire-reserve")], {
        balances: [points("bilt_rewards", 20_000), points("chase_ultimate_rewards", 90_000)],
      }),
    )("transfer_amount", "how many of my points for 60k hyatt");
    expect(text).toMatch(/^Move \*\*60,000 Chase/);
  });
});

describe("a hotel by the name of a house", () => {
  test("takes the points of its program", () => {
    const question = "the park hyatt is 35k a night for 2 nights, how many chase points";
    expect(inputOf("transfer_amount", question, "calculate_transfer")).toMatchObject({
      to: "world_of_hyatt",
      need: 70_000,
    });
  });
});

describe("whether another card is needed", () => {
  test("yes or no first", () => {
    const freedom = answering(transferIntents, walletOf([held("chase-freedom-unlimited")]));
    const question = "do i need another card before my chase points go to airlines";
    expect(freedom("unlock_card", question).text).toMatch(/^\*\*Yes\*\*/);
    expect(ask("unlock_card", question).text).toMatch(/^\*\*No\*\*/);
  });
});

describe("whether a bonus runs on the way", () => {
  test("is told beside the amount to who asks", () => {
    const { text } = ask("transfer_amount", "any bonus to jetblue now, what are 20k amex there");
    expect(text).toMatch(/\*\*16,000\*\*[\s\S]*No live transfer bonus/);
  });
});
