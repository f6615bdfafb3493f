import { describe, expect, test } from "vitest";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { tripIntents } from "../../../server/chat/builtin/intents/trip/intents.ts";
import { answering } from "./answering.ts";

const points = (program: string, amount: number, owner = "me") => ({
  program,
  owner,
  points: amount,
  as_of: "2026-11-01",
});

const ask = answering(tripIntents, {
  ...EMPTY_WALLET,
  balances: [
    points("world_of_hyatt", 14_000),
    points("world_of_hyatt", 8000, "Dana"),
    points("united_mileageplus", 100_000),
  ],
  profile: { ...EMPTY_WALLET.profile, household: ["Dana"] },
});

const goals = (id: string, question: string) => ask(id, question).calls[0]?.input;

describe("how many points a trip takes", () => {
  test.each([
    ["5 nights at 30k hyatt points each so 150k all in, how short are we", 150_000],
    ["5 nights at the hyatt at 30k a night, how short am i", 150_000],
    ["a week at the hyatt, 25k per night, how far off am i", 175_000],
    ["2 rooms for 3 nights at 20k hyatt a night, how short are we", 120_000],
    ["three hyatt nights, total is 66,000 points. how short am i", 66_000],
  ])("%s: of all nights", (question, needed) => {
    expect(goals("points_goal", question)).toMatchObject({
      goals: [{ program: "world_of_hyatt", points: needed }],
    });
  });

  test.each([
    ["two of us need 60k apiece on united, how short are we", 60_000, 2],
    ["do we have enough for 2 people at 55k united miles each way", 110_000, 2],
    ["me and dana and the two kids, 35k a seat on united, how short are we", 35_000, 4],
    ["45,000 united one way, round trip for two, how short am i", 90_000, 2],
    ["family of four at 40k united each, what's missing", 40_000, 4],
  ])("%s: of each traveller", (question, each, travelers) => {
    expect(goals("points_goal", question)).toMatchObject({
      goals: [{ program: "united_mileageplus", points: each, travelers }],
    });
  });

  test("the total that is told counts, not the price of one", () => {
    expect(goals("points_goal", "4 tickets at 45k united miles each, 180k total")).toEqual({
      goals: [{ program: "united_mileageplus", points: 180_000 }],
    });
  });

  test("one way is one way", () => {
    expect(goals("points_goal", "45k united one way, how short am i")).toEqual({
      goals: [{ program: "united_mileageplus", points: 45_000 }],
    });
  });

  test("two programs are two goals", () => {
    const { text, calls } = ask("points_goal", "we need 60k hyatt and 200k united by june 2027");
    expect(calls[0]?.input).toMatchObject({
      goals: [
        { program: "world_of_hyatt", points: 60_000, by_date: "2027-06-30" },
        { program: "united_mileageplus", points: 200_000, by_date: "2027-06-30" },
      ],
    });
    expect(text).toMatch(/missing\*\* of 60,000[\s\S]*100,000 points are missing\*\* of 200,000/);
  });
});

describe("whose points go there", () => {
  test("the asker's alone where the others' are left out", () => {
    const { text, calls } = ask("points_goal", "how do i get to 90k hyatt, not counting dana's");
    expect(calls[0]?.input).toMatchObject({ household: false });
    expect(text).toContain("Only yours are counted, not Dana's.");
  });

  test("a yes or a no for who asks whether there are enough", () => {
    expect(ask("points_goal", "do i have enough for 80k united").text).toMatch(/^\*\*Yes\*\*/);
    expect(ask("points_goal", "do i have enough for 300k united").text).toMatch(/^\*\*No, not yet/);
  });

  test("what comes after the day that is told is no yes", () => {
    const marriott = answering(tripIntents, {
      ...EMPTY_WALLET,
      balances: [points("marriott_bonvoy", 200_000)],
    });
    const { text } = marriott(
      "points_goal",
      "do i have enough for 50k virgin atlantic by tomorrow",
    );
    expect(text).toMatch(/^\*\*No, not yet/);
    expect(text).toContain("**50,000 of these come after your date**");
  });

  test("what is missing for a price that is told, though prices are not known", () => {
    const { kind, text } = ask("award_price", "3 hyatt nights, 30k a night. how far off am i");
    expect(kind).toBe("answer");
    expect(text).toMatch(/points are missing\*\* of 90,000/);
  });
});

describe("what everybody has there", () => {
  test("is told to who asks of both, though it may not be pooled", () => {
    const hilton = answering(tripIntents, {
      ...EMPTY_WALLET,
      balances: [points("hilton_honors", 42_500), points("hilton_honors", 118_000, "Dana")],
      profile: { ...EMPTY_WALLET.profile, household: ["Dana"] },
    });
    const both = hilton("points_goal", "how many hilton points short of 200k are we");
    expect(both.text).toMatch(/\*\*160,500\*\* together, \*\*39,500\*\* short/);
    const own = hilton("points_goal", "how many hilton points short of 200k am i");
    expect(own.text).not.toContain("39,500");
  });
});

describe("points that are to make up the difference", () => {
  const bilt = answering(tripIntents, {
    ...EMPTY_WALLET,
    balances: [
      points("united_mileageplus", 33_000),
      points("bilt_rewards", 27_000),
      points("marriott_bonvoy", 120_000),
    ],
  });

  test.each([
    ["the united seat is 70k, can bilt make up the difference", "not enough"],
    ["the united seat is 55k, can bilt make up the difference", "enough"],
  ])("%s: what they do alone comes first", (question, verdict) => {
    expect(bilt("points_goal", question).text).toMatch(
      new RegExp(`^\\*\\*Those alone are ${verdict}\\*\\*: .*Bilt Rewards`),
    );
  });

  test("nothing of them where only the program is named", () => {
    expect(bilt("points_goal", "the united seat is 70k, what is missing").text).not.toContain(
      "Those alone",
    );
  });
});

test("nights that each cost so much are all counted, whoever asks for the price of them", () => {
  const { text } = ask("award_price", "how many points for the andaz on hyatt, 3 nights 45k each");
  expect(text).toContain("135,000");
});
