import { describe, expect, test } from "vitest";
import { createBuiltinReasoner } from "../../server/chat/builtin/engine.ts";
import { converse } from "./converse.ts";
import { walletNamed } from "./eval/wallets.ts";

const reasoner = createBuiltinReasoner();
const lastOf = async (questions: readonly string[], wallet: string) =>
  (await converse(reasoner, questions, walletNamed(wallet))).text;

describe("more of the cover that was asked about", () => {
  test.each(["whats the deductible", "how much do they pay", "how many claims a year"])(
    "%s",
    async (then) => {
      const text = await lastOf(["phone cover on the ink preferred", then], "twelve");
      expect(text).toMatch(/^Your \*\*Ink Business Preferred Credit Card\*\* carries Cell phone/);
    },
  );
});

describe("two asks of two cards", () => {
  test("each cover is told of its own card", async () => {
    const text = await lastOf(
      ["does bilt palladium cover lost luggage and what's the cell phone cover on ink preferred"],
      "twelve",
    );
    expect(text).toMatch(/Bilt Palladium Card\*\* carries Lost luggage is not known/);
    expect(text).toMatch(
      /Ink Business Preferred Credit Card\*\* carries Cell phone protection: up to/,
    );
  });

  test("a second half that begins with whether is answered too", async () => {
    const text = await lastOf(
      [
        "please tell me what the amex green earns on restaurants, and whether it is still possible to apply for it",
      ],
      "demo",
    );
    expect(text).toMatch(/earns \*\*3x\*\* on Restaurants/);
    expect(text).toMatch(/takes no applications/);
  });
});

describe("cards compared", () => {
  test("after credits, the fee less all of them", async () => {
    const text = await lastOf(["venture x vs csr, which is cheaper after credits"], "couple");
    expect(text).toMatch(
      /^With every credit used at face value the \*\*Chase Sapphire Reserve\*\* costs less/,
    );
  });

  test("in two kinds of purchase", async () => {
    const text = await lastOf(
      ["compare strata premier and strata elite on hotels and airfare"],
      "velocity",
    );
    expect(text).toMatch(/Hotels: Citi Strata Premier/);
    expect(text).toMatch(/Flights: Citi Strata Premier/);
  });

  test.each([
    "which is better for europe, active cash or explorer",
    "active cash or explorer for a trip to spain",
  ])("for use abroad the foreign fee comes first: %s", async (question) => {
    expect(await lastOf([question], "fees")).toMatch(
      /United Explorer Card\*\* charges less abroad/,
    );
  });

  test("that they cost the same is no answer to how they differ", async () => {
    const text = await lastOf(
      ["difference between freedom unlimited and freedom flex"],
      "one_card",
    );
    expect(text).toMatch(/^They differ in what they give; the annual fee is the same: \*\*\$0\*\*/);
  });
});

test.each([
  "how did the united explorer fee change and when",
  "when was the fee of the explorer changed",
])("a change of fee is looked for in all years: %s", async (question) => {
  expect(await lastOf([question], "fees")).toMatch(/from \*\*\$95\*\* to \*\*\$150\*\*/);
});

describe("what one card has and another has not", () => {
  test.each([
    [
      "which lounges does the csr open that my platinum doesnt",
      /Chase Sapphire Reserve\*\* has what .*: lounges \*\*Air Canada Maple Leaf Lounge, Chase Sapphire Lounge\*\*/,
    ],
    [
      "I already have the Platinum. Does the Business Platinum get anything the personal doesn't?",
      /^\*\*Yes\*\*\. The \*\*American Express Business Platinum Card\*\* has what/,
    ],
  ])("%s", async (question, said) => {
    expect(await lastOf([question], "demo")).toMatch(said);
  });

  test("of a card that is to be replaced, what goes", async () => {
    const text = await lastOf(
      [
        "I am considering the Sapphire Preferred as a cheaper replacement for my Reserve. What would I give up?",
      ],
      "fees",
    );
    expect(text).toMatch(
      /^The \*\*Chase Sapphire Reserve\*\* has what .*lounges \*\*.*Priority Pass/,
    );
  });
});

test("a rate is told of each place that is named", async () => {
  const text = await lastOf(["is the strata premier 3x on gas or just groceries"], "velocity");
  expect(text).toMatch(/earns \*\*3x\*\* on Gas stations[^]*earns \*\*3x\*\* on Groceries/);
});

test("cards that only the beginning of a long question names are not lost", async () => {
  const text = await lastOf(
    [
      "Between Wells Fargo Autograph and the Citi Strata, which one earns more on transit and streaming?",
    ],
    "one_card",
  );
  expect(text).toMatch(/Streaming: Wells Fargo Autograph Card/);
});

test.each(["how long do i have to wait before they pay", "and the limit?"])(
  "a case that was told goes on: %s",
  async (then) => {
    const text = await lastOf(
      ["my bag never showed up in rome, flight was on the csr.", then],
      "twelve",
    );
    expect(text).toMatch(
      /Baggage delay: \*\*Chase Sapphire Reserve\*\*, up to \$500; after 6 hours/,
    );
  },
);

test("a next card has what it must have", async () => {
  const text = await lastOf(["which card should i get next that has no foreign fee"], "cashback");
  expect(text).toMatch(/^The \*\*Citi Strata Premier Card\*\* would add the most/);
});

test("whether authorised users get into a lounge is told first", async () => {
  const text = await lastOf(
    ["do authorized users of the amex platinum get into the centurion lounge"],
    "demo",
  );
  expect(text).toMatch(/^\*\*Yes\*\*: authorised users get into/);
});

test("a level of status is told with how it comes", async () => {
  const text = await lastOf(["does the surpass come with hilton gold or diamond status"], "couple");
  expect(text).toMatch(
    /^\*\*Yes\*\*: .*Hilton Honors Gold: by holding the card[^]*Hilton Honors Diamond: for \$40,000/,
  );
});

test("the tier of a network is part of its name", async () => {
  expect(await lastOf(["is the venture x a visa infinite"], "demo")).toMatch(/^\*\*Yes\*\*\./);
  expect(await lastOf(["is the venture x a visa signature"], "demo")).toMatch(/^\*\*No\*\*\./);
});

describe("two cards set beside each other", () => {
  test("in what one network of lounges gives", async () => {
    const text = await lastOf(
      ["whats the difference in guests between csr and venture x for priority pass"],
      "twelve",
    );
    expect(text).toMatch(/^\*\*Chase Sapphire Reserve\*\*: Priority Pass: 2 guests free/);
    expect(text).not.toContain("Maple Leaf");
  });

  test("in their fee and what more there is", async () => {
    const text = await lastOf(
      ["how much is the delta reserve more than my delta platinum, and what more do i get"],
      "fees",
    );
    expect(text).toMatch(
      /^The \*\*Delta SkyMiles Platinum American Express Card\*\* costs less, by \*\*\$300/,
    );
    expect(text).toMatch(/has not: lounges \*\*Centurion Lounge/);
  });

  test("where one is worth its fee beside the other", async () => {
    const text = await lastOf(["is the aspire worth its fee compared with the surpass"], "couple");
    expect(text).toMatch(/costs less, by \*\*\$400/);
  });
});

test.each(["pays more at the pump", "gives more on gas"])(
  "two cards in what they give on a purchase: which %s",
  async (what) => {
    const text = await lastOf(
      [`which card ${what}, the costco visa or the custom cash?`],
      "one_card",
    );
    expect(text).toMatch(/Costco Anywhere Visa Card by Citi/);
    expect(text).toMatch(/4%/);
  },
);

test("of cards that are not held the one that gives most is the one of the figures", async () => {
  const text = await lastOf(
    [
      "is the sapphire preferred a better deal than the venture for someone spending 2k a month on dining",
    ],
    "one_card",
  );
  expect(text).toMatch(/By the catalog the \*\*Chase Sapphire Preferred Card\*\* earns most/);
});

test("free nights are found in the record of a card by their kind", async () => {
  const text = await lastOf(["hyatt card: annual fee, free nights, foreign fee"], "couple");
  expect(text).toMatch(/\*\*free night\*\*: yes/);
});

test.each(["my parents, 2 of them,", "both of my parents", "my parents"])(
  "guests are counted: %s",
  async (who) => {
    const text = await lastOf(
      [`what does it cost to take ${who} to the capital one lounge`],
      "demo",
    );
    expect(text).toContain("$90");
  },
);

test("a long case of a cover is no purchase", async () => {
  const text = await lastOf(
    ["If my phone gets stolen, which of my cards should have been paying the phone bill?"],
    "twelve",
  );
  expect(text).toMatch(/^For Cell phone protection, use the \*\*Ink Business Preferred/);
});

test.each([
  [
    "how many free checked bags does my delta platinum give me",
    "fees",
    /not\*\* tell this .*: free checked bags/,
  ],
  [
    "do i need a costco membership for the costco visa",
    "one_card",
    /whether a membership is needed/,
  ],
  ["is my venture x metal", "demo", /what a card is made of/],
])("what nobody noted of any card is said to be unknown: %s", async (question, wallet, said) => {
  const text = await lastOf([question], wallet);
  expect(text).toMatch(/^My data does \*\*not\*\* tell/);
  expect(text).toMatch(said);
});

test("the terms of what was found are asked for afterwards", async () => {
  const text = await lastOf(
    ["cheapest card that gets me into a delta sky club", "and how many visits a year"],
    "cashback",
  );
  expect(text).toMatch(/^The cheapest are: .*Delta Sky Club: 15 visits a year/);
});
