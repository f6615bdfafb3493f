import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { yearIntents } from "../../../server/chat/builtin/intents/year/intents.ts";
import { held, walletOf } from "../../tools/golden/golden.ts";
import { answering } from "./answering.ts";

const ask = answering(yearIntents, DEMO_WALLET);
const small = answering(
  yearIntents,
  walletOf([held("citi-double-cash"), held("amex-hilton-surpass")], {
    spend: { dining: 500, groceries: 500 },
  }),
);

describe("what is not in the figures", () => {
  test("credits and free nights are said to count for nothing, with what they could be", () => {
    const { text } = ask("add_card_effect", "what changes if i add the marriott boundless");
    expect(text).toContain("Statement credits count for nothing in that. With every one of them");
    expect(text).toMatch(
      /not counted: Free Night Award, each anniversary, up to 35,000 points: worth at most \$245/,
    );
  });

  test("a night without a cap has no figure", () => {
    expect(ask("add_card_effect", "what changes if i add the hilton aspire").text).toMatch(
      /Hilton free night reward, each anniversary; it has no cap/,
    );
  });

  test("a share of the credits that the asker tells counts", () => {
    const { calls, text } = ask(
      "add_card_effect",
      "what changes if i add the hilton aspire and use half the credits",
    );
    expect(calls.map(({ input }) => input)).toEqual([
      { add: ["amex-hilton-aspire"], credits_used_percent: 50 },
    ]);
    expect(text).not.toContain("count for nothing");
  });

  test("without the welcome offer", () => {
    const { calls } = ask("add_card_effect", "forget the bonus: what changes if i add the aspire");
    expect(calls[0]?.input).toMatchObject({ include_offer: false });
  });
});

describe("what is asked comes first", () => {
  test("a yes, a no, or that it hangs on the credits", () => {
    expect(ask("add_card_effect", "should i add the hilton aspire").text).toMatch(
      /^\*\*It depends on the credits\*\*: -\$550 in a later year/,
    );
    expect(small("add_card_effect", "should i drop the double cash").text).toMatch(/^\*\*No, by/);
  });

  test("a normal year", () => {
    expect(ask("add_card_effect", "what would the aspire add year after year").text).toMatch(
      /^\*\*-\$550 in a later year\*\*, with \$250 in the first/,
    );
  });

  test("what goes, without the welcome award that is long had", () => {
    const { text } = small("add_card_effect", "what do i lose if i drop the surpass");
    expect(text).toMatch(/^Lost: Hilton hotels \(\$50, a quarter\)/);
    expect(text).not.toContain("welcome");
  });

  test("points are worth no more by dropping a card", () => {
    const { text } = answering(
      yearIntents,
      walletOf([held("citi-double-cash")], {
        spend: { dining: 500 },
        balances: [{ program: "citi_thankyou", owner: "me", points: 20_000, as_of: "2026-11-01" }],
      }),
    )("add_card_effect", "what happens if i drop the double cash");
    expect(text).not.toContain("What your balances count for");
  });

  test("one card alone is the others left out", () => {
    const { calls } = small("add_card_effect", "what would i earn with only the double cash");
    expect(calls[0]).toMatchObject({
      name: "estimate_annual_rewards",
      input: { exclude_cards: ["amex-hilton-surpass"] },
    });
  });
});

describe("parts of a year", () => {
  test.each([
    ["which card earns the most over a year", /^The \*\*American Express Gold Card\*\* earns the/],
    ["how much do i earn on groceries in a year", /^Groceries: \*\*\$[\d.,]+\*\* a year/],
    ["what is left after fees in a year", /^\*\*\$930\.20\*\* a year is left/],
  ])("%s", (question, first) => {
    expect(ask("annual_rewards", question).text).toMatch(first);
  });

  test("the biggest category of the spending", () => {
    expect(ask("spending_profile", "what is my biggest spending category").text).toMatch(
      /^The biggest is Everything else: \*\*\$1,500\*\*/,
    );
  });
});

describe("the next card by what is told", () => {
  test("banks that are named to be left out", () => {
    const { text } = ask("next_card", "which card should i get next, nothing from us bank");
    expect(text).not.toContain("U.S. Bank");
  });

  test("the second best", () => {
    expect(ask("next_card", "what is the second best card to add").text).toMatch(
      /^The second best is the \*\*U\.S\. Bank Cash\+/,
    );
  });
});

describe("two cards beside each other", () => {
  test("which of them earns more, or less", () => {
    const of = (question: string) => ask("annual_rewards", question).text;
    expect(of("which earns me less a year, the venture x or the gold")).toMatch(
      /^The \*\*Capital One Venture X Rewards Credit Card\*\* earns less/,
    );
    expect(of("which earns me more a year, the venture x or the gold")).toMatch(
      /^The \*\*American Express Gold Card\*\* earns more/,
    );
  });
});

describe("by how much a change pays", () => {
  test("better or worse with the figure, not whether", () => {
    const { text } = ask("add_card_effect", "how much worse off am i without the csp each year");
    expect(text).toMatch(/^In a later year you are worse off, \*\*-\$/);
  });
});

describe("spend as it is told", () => {
  test.each([
    ["with 400 groceries, 200 gas what do i earn", { groceries: 400, gas: 200 }],
    ["dining 300 and groceries $500 what do i earn", { dining: 300, groceries: 500 }],
    ["$500 groceries and $900 on everything else", { groceries: 500, everything_else: 900 }],
    ["i spend $2,000 a month total", { everything_else: 2000 }],
  ])("%s", (question, spend) => {
    expect(ask("annual_rewards", question).calls[0]?.input).toMatchObject({ spend });
  });
});

describe("cards that stay", () => {
  test("what is told to be held beside does not go", () => {
    const { calls } = ask("add_card_effect", "would the csr add anything over my double cash");
    expect(calls[0]?.input).not.toHaveProperty("drop");
    const kept = ask("add_card_effect", "what if i keep the gold and drop the csp").calls[0]?.input;
    expect(kept).toMatchObject({ drop: ["demo-sapphire"] });
    expect(kept).not.toHaveProperty("add");
  });
});

describe("both ends of the ranking", () => {
  test("the most and the least", () => {
    const { text } = ask("annual_rewards", "which card earns the most and which the least");
    expect(text).toMatch(/earns the most: .*\n.*earns the least: /s);
  });
});

describe("several cards of one name", () => {
  test("both go", () => {
    const { calls } = ask("add_card_effect", "what changes if i drop both platinums");
    expect(calls[0]?.input).toMatchObject({ drop: ["demo-platinum", "demo-platinum-sam"] });
  });
});
