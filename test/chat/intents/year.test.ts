import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { yearIntents } from "../../../server/chat/builtin/intents/year/intents.ts";
import { held, walletOf } from "../../tools/golden/golden.ts";
import { walletNamed } from "../eval/wallets.ts";
import { answering } from "./answering.ts";

const ask = answering(yearIntents, DEMO_WALLET);
const empty = answering(yearIntents, EMPTY_WALLET);
const cashback = answering(yearIntents, walletNamed("cashback"));
const noSpend = answering(yearIntents, walletOf([held("amex-gold")]));
const small = answering(
  yearIntents,
  walletOf([held("citi-double-cash")], { spend: { dining: 500, groceries: 500 } }),
);

describe("a year of rewards", () => {
  test("the total, the fees, and a plain card beside it", () => {
    const { text, tools } = ask("annual_rewards", "how much do i earn in rewards a year?");
    expect(tools).toEqual(["estimate_annual_rewards"]);
    expect(text).toMatch(/^Your cards earn about \*\*\$[\d,.]+\*\* a year on \$61,680/);
    expect(text).toMatch(/A plain 2% card would give \$1,233\.60/);
    expect(text).toContain("estimates");
  });

  test("the verdict first when it is asked for", () => {
    const { text } = ask("annual_rewards", "is cash back better than points for me?");
    expect(text).toMatch(/^\*\*A plain cash-back card would do better\*\*/);
    expect(small("annual_rewards", "do my cards beat a plain 1.5% card").text).toMatch(
      /^\*\*Your cards do better\*\*/,
    );
  });

  test("a plain card of another rate", () => {
    const { calls } = ask("annual_rewards", "do my cards beat a flat 1.5% card");
    expect(calls[0]?.input).toMatchObject({ baseline_pct: 1.5 });
  });

  test("spend told in the question counts in place of the profile's", () => {
    const question =
      "if i spend $500 a month on dining and $300 on groceries what do i earn a year";
    const { calls } = noSpend("annual_rewards", question);
    expect(calls[0]?.input).toMatchObject({ spend: { dining: 500, groceries: 300 } });
  });

  test("spend is never guessed", () => {
    expect(noSpend("annual_rewards", "what do my cards earn me a year").kind).toBe("clarify");
    expect(empty("annual_rewards", "what do my cards earn me a year").kind).toBe("clarify");
  });

  test("no cards: what a plain one would give", () => {
    const { text } = empty("annual_rewards", "what do i earn a year on $1000 of groceries a month");
    expect(text).toMatch(/^I know no cards of yours that earn/);
  });
});

describe("cards that come and go", () => {
  test("what adding one changes, first year and later", () => {
    const { text, calls } = ask(
      "add_card_effect",
      "what changes if i add the blue cash preferred?",
    );
    expect(calls[0]?.name).toBe("simulate_card_change");
    expect(calls[0]?.input).toMatchObject({ add: ["amex-blue-cash-preferred"] });
    expect(text).toMatch(/^\*\*Adding .* in the first year, .* in a later year\.\*\*/);
    expect(text).toMatch(/In a later year: rewards \$/);
  });

  test.each([
    ["what would i lose if i dropped my csp", { drop: ["demo-sapphire"] }],
    ["swap my csp for the csr", { add: ["chase-sapphire-reserve"], drop: ["demo-sapphire"] }],
    ["replace the csp with the csr", { add: ["chase-sapphire-reserve"], drop: ["demo-sapphire"] }],
    [
      "get the csr instead of the csp",
      { add: ["chase-sapphire-reserve"], drop: ["demo-sapphire"] },
    ],
    ["going from the csp to the csr", { add: ["chase-sapphire-reserve"], drop: ["demo-sapphire"] }],
    ["drop the csp and the double cash", { drop: ["demo-sapphire", "demo-double"] }],
    ["what if i had the csr", { add: ["chase-sapphire-reserve"] }],
  ])("%s", (question, input) => {
    const { calls } = ask("add_card_effect", question);
    expect(calls[0]?.input).toEqual(input);
  });

  test("dropping what is not held changes nothing", () => {
    const { kind, text } = ask("add_card_effect", "what if i drop the csr");
    expect(kind).toBe("clarify");
    expect(text).toContain("not among your open cards");
  });

  test("no card named: asks", () => {
    expect(ask("add_card_effect", "what changes if i add a card").kind).toBe("clarify");
  });
});

describe("the next card", () => {
  test("the one that adds most, as arithmetic", () => {
    const { text, calls } = ask("next_card", "which card should i get next?");
    expect(calls[0]?.name).toBe("rank_candidate_cards");
    expect(text).toMatch(
      /^The \*\*[^*]+\*\* would add the most beside your cards: \*\*\$[\d.]+\*\*/,
    );
    expect(text).toContain("not a recommendation");
  });

  test.each([
    ["best new card for me? no annual fee", { max_fee: 0 }],
    ["which new card under $100 a year should i get", { max_fee: 100 }],
    ["what business card should i get next", { card_type: "business" }],
    ["which card next, but no business plastic", { card_type: "personal" }],
    ["best next card? a business card is not for me", { card_type: "personal" }],
    ["which hotel card should i get", { goal: "hotel points" }],
    ["which card should i get to earn hyatt points", { goal: "world_of_hyatt" }],
  ])("%s", (question, input) => {
    expect(ask("next_card", question).calls[0]?.input).toMatchObject(input);
  });

  test("beside a business card the best personal one", () => {
    const { text } = cashback("next_card", "which card should i get next");
    expect(text).toMatch(
      /^The \*\*Blue Business Plus.*\n\nThat is a business card; of the personal ones the \*\*/,
    );
  });

  test("of one bank", () => {
    const { text } = ask("next_card", "which chase card should i get next");
    expect(text).not.toMatch(/Wells Fargo|Choice Privileges|Capital One/);
  });

  test("without spend: what the catalog tells without it, and what to tell for more", () => {
    const { kind, text, tools } = noSpend("next_card", "which card should i get next");
    expect(kind).toBe("answer");
    expect(tools).toEqual(["search_cards", "search_cards"]);
    expect(text).toMatch(/^Without an annual fee the \*\*/);
    expect(text).toContain("tell me what you spend a month");
  });
});

describe("the spending profile", () => {
  test("totals and every category", () => {
    const { text, tools } = ask("spending_profile", "what spending do you have for me?");
    expect(tools).toEqual(["get_spending_profile"]);
    expect(text).toMatch(/of November 1, 2026 you spend \*\*\$5,140\*\* a month/);
  });

  test("one category", () => {
    expect(ask("spending_profile", "how much do i spend on dining a month").text).toMatch(
      /Restaurants and bars: \*\*\$900\*\* a month/,
    );
  });

  test("a category that was not told", () => {
    expect(ask("spending_profile", "how much do i spend on rent").text).toMatch(
      /^You have told me no/,
    );
  });

  test("none told", () => {
    expect(empty("spending_profile", "what spend numbers are you using").text).toMatch(
      /^I have no spending/,
    );
  });
});
