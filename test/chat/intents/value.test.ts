import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { EMPTY_WALLET, type Wallet } from "../../../server/accounts/wallet.ts";
import { valueIntents } from "../../../server/chat/builtin/intents/value/intents.ts";
import { held, walletOf } from "../../tools/golden/golden.ts";
import { answering } from "./answering.ts";

const ask = answering(valueIntents, DEMO_WALLET);
const empty = answering(valueIntents, EMPTY_WALLET);
const cashBack = answering(valueIntents, walletOf([held("chase-freedom-unlimited")]));

describe("what points are worth", () => {
  test.each([
    ["what are 60k points worth in the capital one portal", "Capital One Miles"],
    ["what are 60k points worth in the amex portal", "American Express Membership Rewards"],
  ])("%s: a bank's portal takes its points", (question, program) => {
    expect(ask("points_value", question).text).toContain(`**60,000 ${program}**`);
  });

  test("so many points, as an estimate with its spread", () => {
    const { text, tools } = ask("points_value", "what are 50,000 amex points worth?");
    expect(tools).toEqual(["value_points"]);
    expect(text).toMatch(
      /\*\*50,000 American Express Membership Rewards\*\* points are worth about \*\*\$950\*\*/,
    );
    expect(text).toContain("estimates");
  });

  test("without a number those that are held", () => {
    const { text } = ask("points_value", "what are my hyatt points worth");
    expect(text).toMatch(/\*\*21,000 World of Hyatt\*\* points are worth about \*\*\$315\*\*/);
  });

  test("a single point", () => {
    const { text, tools } = ask("points_value", "how much is a chase point worth");
    expect(tools).toEqual(["list_valuations", "value_points"]);
    expect(text).toMatch(
      /^A point of \*\*Chase Ultimate Rewards\*\* is worth about \*\*1\.9 cents\*\*/,
    );
  });

  test("as cash first when cash is asked for", () => {
    const { text } = ask("points_value", "if i cash out 20,000 chase points what do i get");
    expect(text).toMatch(/^As cash they pay \*\*\$200\*\*/);
  });

  test("an own figure is said to be one", () => {
    const valuations = { chase_ultimate_rewards: { cpp: 1.5, set_on: "2026-10-01" } };
    const own: Wallet = { ...DEMO_WALLET, valuations };
    const { text } = answering(valueIntents, own)(
      "points_value",
      "what are 10,000 chase points worth",
    );
    expect(text).toMatch(/\$150\*\* by your own figure of 1\.5 cents/);
    expect(text).toMatch(/By our estimate of 1\.9 cents: \$190/);
  });

  test("quoted cents beside the values", () => {
    const { text } = ask("points_value", "is 1.4 cents good for chase");
    expect(text).toContain("1.9 cents");
  });

  test("points that nobody names and that are not held: asks which", () => {
    expect(ask("points_value", "what are 50,000 points worth").kind).toBe("clarify");
  });
});

describe("lists of values", () => {
  test("those held", () => {
    const { calls, text } = ask("all_values", "cents per point for each of my currencies");
    expect(calls[0]?.input).toMatchObject({ held_only: true });
    expect(text).toContain("World of Hyatt");
  });

  test("all, those of banks first", () => {
    const { text } = empty("all_values", "show me point valuations for all the programs");
    expect(text).toMatch(/\*\*Bank points\*\*: .*Chase Ultimate Rewards 1\.9 cents/);
  });

  test("of hotels only", () => {
    const { text } = ask("all_values", "which hotel points are worth the most");
    expect(text).not.toMatch(/Chase/);
    expect(text).toContain("World of Hyatt");
  });
});

describe("the whole stash", () => {
  test("the total with its spread and parts", () => {
    const { text, tools } = ask("stash_value", "what is my whole stash worth in dollars?");
    expect(tools).toEqual(["value_portfolio"]);
    expect(text).toMatch(/about \*\*\$10,097\.56\*\*, from \$8,148\.45/);
    expect(text).toMatch(/Of it yours: \$8,364\.76/);
    expect(text).not.toContain("Sam");
  });

  test("of one person", () => {
    const { text } = ask("stash_value", "what are sam's points worth in total");
    expect(text).toContain("$1,732.80");
  });

  test("nothing known: says what to add", () => {
    expect(empty("stash_value", "how much are all my points worth").text).toMatch(
      /^I know no point/,
    );
  });
});

describe("points of cards without transfers", () => {
  test("both figures, and that no held card opens them", () => {
    const { text, tools } = cashBack(
      "locked_value",
      "are freedom unlimited points worth the same as csr points",
    );
    expect(tools).toEqual(["value_points"]);
    expect(text).toMatch(/^\*\*No\*\*/);
    expect(text).toMatch(/\*\*1 cent\*\* a point without such a card, \*\*1\.9 cents\*\* with one/);
    expect(text).toContain("None of your cards opens them");
  });

  test("what is held, in dollars with and without such a card", () => {
    const { text } = ask(
      "locked_value",
      "how many dollars would my chase points be without a card",
    );
    expect(text).toMatch(/83,640 points: \$836\.40 without, \$1,589\.16 with such a card/);
  });

  test("a held card that opens them", () => {
    const { text } = ask("locked_value", "are my freedom flex points worth the same");
    expect(text).toMatch(/^\*\*Yes, with your cards\*\*/);
    expect(text).toMatch(/Your Chase Sapphire Preferred Card opens them/);
  });

  test("none named: those held, or all there are", () => {
    expect(empty("locked_value", "are points of a no fee card worth the same").calls).toHaveLength(
      2,
    );
  });

  test("points of one kind only", () => {
    const { text } = ask("locked_value", "are hyatt points from any card worth the same");
    expect(text).toMatch(/whichever card it comes from/);
  });
});

describe("whether an award is good", () => {
  test("cents per point beside the estimate, with the taxes", () => {
    const question = "is 60,000 flying blue + $45 for a $1200 flight a good deal?";
    const { text, tools } = ask("redemption_value", question);
    expect(tools).toEqual(["calculate_redemption_value"]);
    expect(text).toMatch(/^\*\*Yes\*\*: \*\*1\.93 cents a point\*\*: more than the 1\.3 cents/);
  });

  test("less than they count for", () => {
    const { text } = ask("redemption_value", "is 80k hilton for a $350 night worth it");
    expect(text).toMatch(/^\*\*Yes\*\*: \*\*0\.44 cents a point\*\*/);
  });

  test("filled by a transfer when both ends are named", () => {
    const { calls } = ask(
      "redemption_value",
      "transfer chase to hyatt, 30k points for a $500 room, good?",
    );
    expect(calls[0]?.input).toMatchObject({
      from: "chase_ultimate_rewards",
      program: "world_of_hyatt",
    });
  });

  test("without prices or a program: asks", () => {
    expect(ask("redemption_value", "is this hyatt award a good deal").kind).toBe("clarify");
    expect(ask("redemption_value", "is 30,000 points for a $500 room good").kind).toBe("clarify");
  });

  test("points of which none are there would have to be moved, for good", () => {
    const text = (question: string) => ask("redemption_value", question).text;
    expect(text("a $640 fare or 42k aeroplan plus 60 in tax")).toMatch(
      /\$640 - \$60 taxes[\s\S]*cannot be undone/,
    );
    expect(text("20k hyatt for a $500 room")).not.toContain("undone");
  });

  test("a place in a hotel's name is no airline", () => {
    const { calls } = ask("redemption_value", "Hilton Hawaiian Village: 70k or $389");
    expect(calls[0]?.input).toEqual({ program: "hilton_honors", points: 70_000, cash_price: 389 });
  });
});
