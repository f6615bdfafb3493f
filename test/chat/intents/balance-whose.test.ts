import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { balanceIntents } from "../../../server/chat/builtin/intents/balance/intents.ts";
import { answering } from "./answering.ts";

const ask = answering(balanceIntents, DEMO_WALLET);

const points = (program: string, amount: number, owner = "me") => ({
  program,
  owner,
  points: amount,
  as_of: "2026-11-01",
});

const couple = answering(balanceIntents, {
  ...EMPTY_WALLET,
  balances: [
    points("chase_ultimate_rewards", 10_000),
    points("chase_ultimate_rewards", 20_000, "Dana"),
    points("hilton_honors", 90_000),
    { ...points("avianca_lifemiles", 5000), expires_on: "2026-12-15" },
  ],
  profile: { ...EMPTY_WALLET.profile, household: ["Dana"] },
});

describe("whose points", () => {
  test.each(["MR bal P1 / P2?", "how many amex points do i have and how many does sam have"])(
    "%s: each one's, then the sum",
    (question) => {
      const { text } = ask("balances", question);
      expect(text).toMatch(
        /^You have \*\*248,500\*\*[\s\S]*Sam has \*\*91,200\*\*[\s\S]*Together you have \*\*339,700\*\*/,
      );
      expect(text).toMatch(/Sam's are worth about \$1,732\.80/);
    },
  );

  test.each(["all my balances, not counting dana's", "my balances, only mine, not hers, dana"])(
    "%s: the asker's alone",
    (question) => {
      const { text, calls } = couple("balances", question);
      expect(calls[0]?.input).toEqual({ owner: "me" });
      expect(text).toContain("Only yours are counted, not Dana's.");
      expect(text).not.toContain("20,000");
    },
  );
});

describe("balances by their size", () => {
  test.each([
    ["which of my balances is the biggest", "biggest is **Hilton Honors**: **90,000**"],
    ["which balance is the second biggest", "second biggest is **Chase Ultimate Rewards**"],
    ["which balance is worth the least in dollars", "smallest is **Avianca LifeMiles**"],
    ["do i have more hilton or more lifemiles", "more in **Hilton Honors**: **90,000** points"],
    ["which has fewer points, my hilton or my lifemiles", "less in **Avianca LifeMiles**"],
  ])("%s", (question, first) => {
    expect(couple("balances", question).text.split("\n")[0]).toContain(first);
  });

  test("several programs are all told, those without a balance too", () => {
    const { text } = couple("balances", "how many hilton and hyatt points do i have");
    expect(text).toContain("**90,000** points in **Hilton Honors**");
    expect(text).toContain("no balance in **World of Hyatt**");
  });

  test.each([
    ["only hotel points, how many do i have", "Hilton Honors", "Chase"],
    ["points i have at airlines", "Avianca LifeMiles", "Hilton"],
  ])("%s", (question, shown, other) => {
    const { text } = couple("balances", question);
    expect(text).toContain(shown);
    expect(text).not.toContain(other);
  });

  test("whether there are as many as told", () => {
    expect(couple("balances", "do i have at least 80k hilton points").text).toMatch(/^\*\*Yes/);
    expect(couple("balances", "do i have 100,000 hilton points").text).toMatch(/^\*\*No/);
  });
});

describe("balances by a condition", () => {
  const first = (question: string) => couple("balances", question).text.split("\n")[0];

  test("only those over so many points, with their sum", () => {
    expect(first("which balances are over 20k points")).toMatch(
      /^\*\*Hilton Honors\*\*.*\*\*\d+,000\*\* points in all/,
    );
    expect(first("which balances are over 900k points")).toMatch(/^\*\*None\*\*/);
    expect(first("any balance under 6,000 points")).toMatch(/^\*\*Yes\*\*: .*LifeMiles/);
  });

  test("without a kind or a program", () => {
    expect(first("how many points do i have without the hotel ones")).not.toContain("Hilton");
    expect(first("how many points do i have not counting hilton")).not.toContain("Hilton");
  });

  test("how many programs, and since when", () => {
    expect(first("how many programs do we have points in")).toMatch(/^In \*\*\d\*\* programs/);
    expect(first("when did i last update my lifemiles")).toMatch(/^The balance is of \*\*/);
  });

  test("both ends of the order", () => {
    expect(first("which balance is the biggest and which the smallest")).toMatch(
      /^The biggest is \*\*Hilton Honors/,
    );
    expect(couple("balances", "which balance is the biggest and which the smallest").text).toMatch(
      /The smallest is \*\*/,
    );
  });

  test("whether one has more than the other", () => {
    expect(first("does dana have more chase points than me")).toMatch(/^\*\*Yes\.\*\*/);
    expect(first("do i have more chase points than dana")).toMatch(/^\*\*No\.\*\*/);
  });
});

describe("whether points expire", () => {
  test.each([
    ["do my lifemiles expire before march", /^\*\*Yes\*\*: \*\*5,000 points/],
    ["do my lifemiles expire by december 1", /^\*\*No\*\*, later: \*\*5,000 points/],
    ["are my lifemiles safe until march 2027", /^\*\*No\*\*, before that: \*\*5,000 points/],
    ["do hilton points ever expire", /^\*\*Yes\*\*: points of/],
    ["when do delta miles expire", /^Points of \*\*Delta SkyMiles\*\* do \*\*not\*\* expire/],
  ])("%s", (question, first) => {
    expect(couple("points_expiry", question).text).toMatch(first);
  });
});

describe("sums", () => {
  test("of hotels alone", () => {
    expect(ask("balances", "add up all my hotel points").text).toMatch(
      /^In hotel programs there are \*\*21,000\*\* points in all, worth about \*\*\$315/,
    );
  });

  test("of two people with what they are worth", () => {
    expect(couple("balances", "how many chase points do we have together").text).toMatch(
      /Together you have \*\*30,000\*\* points in \*\*Chase Ultimate Rewards\*\*, worth about \$\d+/,
    );
  });

  test("who of two has more", () => {
    expect(couple("balances", "who has more chase points, me or dana").text).toMatch(
      /^\*\*Dana has more\*\*: \*\*20,000\*\* points; you have \*\*10,000\*\*, a difference of 10,000/,
    );
  });
});
