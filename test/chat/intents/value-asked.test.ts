import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { valueIntents } from "../../../server/chat/builtin/intents/value/intents.ts";
import { answering } from "./answering.ts";

const ask = answering(valueIntents, DEMO_WALLET);
const empty = answering(valueIntents, EMPTY_WALLET);

const points = (program: string, amount: number, owner = "me") => ({
  program,
  owner,
  points: amount,
  as_of: "2026-11-01",
});

const couple = answering(valueIntents, {
  ...EMPTY_WALLET,
  balances: [
    points("hilton_honors", 40_000),
    points("hilton_honors", 100_000, "Dana"),
    points("capital_one_miles", 50_000),
  ],
  profile: { ...EMPTY_WALLET.profile, household: ["Dana"] },
});

describe("the whole table", () => {
  test.each(["full cpp table, all the currencies you track", "cents per point of every program"])(
    "%s: every program that is valued, by kind",
    (question) => {
      const { text } = empty("all_values", question);
      for (const name of ["World of Hyatt 1.5", "Delta SkyMiles 1.1", "Hilton Honors 0.4", "Cash"])
        expect(text).toContain(name);
      expect(text.match(/\d cents?/g)?.length).toBeGreaterThan(75);
    },
  );

  test("all of one kind", () => {
    const { text } = empty("all_values", "cpp of all airline programs");
    expect(text).toContain("BreezePoints 1 cent");
    expect(text).not.toContain("Hilton");
  });

  test.each([
    ["which hotel points are worth the most", /^\*\*Leaders Club\*\* counts for the most/],
    ["which is worth more, hyatt or hilton", /^\*\*World of Hyatt\*\* counts for the most/],
    ["which hotel points are worth the second most", /^\*\*ALL Accor\*\* counts for the second/],
    ["which airline miles are worth the least", /^\*\*Aeromexico Rewards\*\* counts for the least/],
  ])("%s", (question, first) => {
    expect(empty("all_values", question).text).toMatch(first);
  });

  test("several that count for the same are all told", () => {
    expect(ask("all_values", "which of my points are worth the most").text).toMatch(
      /^\*\*American Express Membership Rewards\*\* and \*\*Chase Ultimate Rewards\*\* count/,
    );
  });
});

describe("the member's own points", () => {
  test("a point's worth and that of all there are", () => {
    expect(couple("points_value", "what is a cap one mile worth, in dollars").text).toMatch(
      /1\.7 cents[\s\S]*\*\*50,000 Capital One Miles\*\* points are worth about \*\*\$850\*\*/,
    );
  });

  test("where none are known it is said", () => {
    expect(couple("points_value", "what are my united miles worth in dollars").text).toMatch(
      /^I know no balance in \*\*United MileagePlus\*\*/,
    );
  });

  test("only the asker's", () => {
    const { text } = couple("points_value", "what are my hilton points worth, not dana's");
    expect(text).toMatch(/^\*\*40,000 Hilton Honors\*\*/);
    expect(text).toContain("not Dana's");
  });
});

describe("cents that are quoted", () => {
  test.each([
    ["points_value", "is 1.2 cents each for capital one miles any good", /^\*\*No, not good\*\*/],
    ["points_value", "is 2 cents a point good for hyatt", /^\*\*Yes\*\*: 2 cents/],
    ["redemption_value", "they offer 1.2 cents each on cap one miles. trash?", /^\*\*No, not/],
  ])("%s: %s", (id, question, first) => {
    expect(couple(id, question).text).toMatch(first);
  });
});

test.each([
  ["are 90,000 membership rewards worth more than $1500", /^\*\*Yes\*\*, by the estimate/],
  ["90k membership rewards is like 2500 bucks right", /^\*\*No\*\*, not by/],
  ["are 90,000 membership rewards worth at least $2000", /^\*\*No\*\*, not by/],
])("%s", (question, first) => {
  expect(ask("points_value", question).text).toMatch(first);
});

test("an award and its price in place of a sum of points", () => {
  const { text } = ask("points_value", "hyatt asks $412 or 20,000 points, how many cents a point");
  expect(text).toMatch(/^\*\*2\.06 cents a point\*\*/);
});

describe("cash", () => {
  test("what cash pays before a credit that pays more", () => {
    expect(couple("points_value", "cash out of all my cap one miles").text).toMatch(
      /^As cash they pay \*\*\$250\*\*[\s\S]*As a statement credit they pay \*\*\$500\*\*/,
    );
  });

  test("of the whole stash, program by program", () => {
    const { text } = couple("stash_value", "what if i cashed everything out today");
    expect(text).toMatch(/Cashed out they pay less[\s\S]*Capital One Miles as a statement credit/);
    expect(text).toContain("Hilton Honors: no cash value is known");
  });

  test("a price with its taxes in it is the price", () => {
    const { calls } = ask("redemption_value", "21,000 hyatt for a room that is $280 with tax");
    expect(calls[0]?.input).toMatchObject({ cash_price: 280, points: 21_000 });
  });
});

describe("the stash by its parts", () => {
  test("the biggest, and the second where it is asked", () => {
    expect(ask("stash_value", "which of my points is the biggest, second biggest?").text).toMatch(
      /^The biggest is \*\*American[\s\S]*The second biggest is \*\*Capital One Miles\*\*/,
    );
  });

  test("each one's share, and a program that is named first", () => {
    expect(couple("stash_value", "what is our stash worth, each").text).toContain("Dana's: $400");
    expect(couple("stash_value", "what are our hilton points worth").text).toMatch(
      /^Hilton Honors: 140,000/,
    );
  });
});

describe("several sums of points", () => {
  test.each([
    "how much more is 50k of chase points than 50k of capital one miles",
    "50k chase or 50k capital one, worth more?",
    "is 50k chase worth more than capital one",
  ])("%s: each is valued, that which is worth most first", (question) => {
    expect(ask("points_value", question).text).toMatch(
      /^Worth most: \*\*Chase Ultimate Rewards\*\*[\s\S]*\$950[\s\S]*\$850/,
    );
  });
});

describe("who of two has more", () => {
  test.each([
    "who has more points in dollars, me or dana",
    "whose points are worth more, dana's or mine",
  ])("%s", (question) => {
    expect(couple("stash_value", question).text).toMatch(
      /^\*\*Yours\*\* are worth more: about \*\*\$1,010\*\* against \*\*\$400\*\*/,
    );
  });
});

describe("the order and the kind that is asked for", () => {
  test("from the least up, of bank points alone", () => {
    const { text } = ask("all_values", "rank my bank points by value please, low to high");
    expect(text).toMatch(/Capital One Miles[\s\S]*American Express Membership Rewards/);
    expect(text).not.toContain("World of Hyatt");
  });

  test("more or less than a sum", () => {
    expect(ask("points_value", "is 40,100 amex worth more or less than $700").text).toMatch(
      /^\*\*More\*\*/,
    );
    expect(ask("points_value", "is 40,100 amex worth more or less than $900").text).toMatch(
      /^\*\*Less\*\*/,
    );
  });
});

describe("points without a name", () => {
  test("are those of the balance of just so many, or of the only one", () => {
    expect(ask("points_value", "so 102,300 points means how many dollars").text).toMatch(
      /^\*\*102,300 Capital One Miles/,
    );
    const one = answering(valueIntents, {
      ...EMPTY_WALLET,
      balances: [points("delta_skymiles", 9000)],
    });
    expect(one("points_value", "what are 20,000 points in dollars").text).toMatch(
      /^\*\*20,000 Delta SkyMiles/,
    );
    expect(ask("points_value", "what are 20,000 points in dollars").kind).toBe("clarify");
  });
});

test("one program of two people: each one's, and the sum", () => {
  const { text } = couple("stash_value", "hilton, mine and Dana's, what is the lot worth");
  expect(text).toContain("Together you have **140,000** points");
  expect(text).toContain("Dana has **100,000** points");
});

describe("ways to spend them that are named", () => {
  test("each is told, what pays most first", () => {
    const { text } = ask("points_value", "83,640 UR: cash out or travel portal or transfer");
    expect(text).toMatch(/^Best of these: Moved to partners.*\n\nAs cash .*\n\nAs travel/);
  });

  test("whether a transfer is better, against the best fixed use", () => {
    const { text } = ask("points_value", "is it better to transfer my capital one miles");
    expect(text).toMatch(/^\*\*Yes\*\*, by our estimate: moved to partners/);
  });
});

describe("a figure that is claimed for points", () => {
  test.each([
    ["i read chase points are always 2 cents, right?", /^\*\*No\*\*, not always/],
    ["amex points are worth 2 cents each, right?", /^\*\*Roughly\*\*/],
    ["chase points are worth 1.9 cents each, right?", /^\*\*Yes\*\*: we count them/],
    ["is 0.8 cents a point bad for chase", /^\*\*Yes\*\*: 0.8 cents/],
  ])("%s", (question, verdict) => {
    expect(ask("points_value", question).text).toMatch(verdict);
  });
});

test("of several programs that are named the sum is theirs", () => {
  const { text } = couple(
    "stash_value",
    "what are my hilton and capital one points worth together",
  );
  expect(text).toMatch(/^Together that is/);
});

test("that the estimate may be changed is told", () => {
  const { text } = ask("points_value", "what are amex points worth and can i change that");
  expect(text).toContain("**Yes**, you can");
});

describe("whether an award is good comes first", () => {
  test.each([
    ["75,000 MR for a $1,200 seat plus $200 fees. Good?", /^\*\*No\*\*: \*\*1.33 cents/],
    ["is 25k hyatt for a $500 room a bad deal", /^\*\*No\*\*: \*\*2 cents/],
    ["60k MR or pay cash, the flight is $700", /^\*\*Cash\*\*, and keep the points/],
  ])("%s", (question, verdict) => {
    expect(ask("redemption_value", question).text).toMatch(verdict);
  });

  test("points of a bank are those that leave, and the portal is told beside", () => {
    const { text } = ask(
      "redemption_value",
      "transfer 50k UR to hyatt for a $600 room or just use the portal",
    );
    expect(text).toContain("1.2 cents a point");
    expect(text).toContain("still more than travel booked in the portal");
  });

  test("a price beside points that are worth something is an award", () => {
    expect(ask("points_value", "a hyatt night is $260 for 15k").text).toContain("1.73 cents");
  });
});
