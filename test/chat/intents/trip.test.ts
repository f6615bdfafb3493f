import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { tripIntents } from "../../../server/chat/builtin/intents/trip/intents.ts";
import { answering } from "./answering.ts";

const ask = answering(tripIntents, DEMO_WALLET);
const empty = answering(tripIntents, EMPTY_WALLET);

describe("a goal of points", () => {
  test("what is there, what comes by transfer, and that nothing is missing", () => {
    const { text, tools } = ask("points_goal", "i want 200k flying blue miles by june 2027");
    expect(tools).toEqual(["plan_points_goal"]);
    expect(text).toMatch(
      /^\*\*Nothing is missing\*\* \(0 of 200,000 points in \*\*Air France-KLM Flying Blue\*\*\)/,
    );
    expect(text).toContain("cannot be undone");
  });

  test("what is missing, and ways to earn it", () => {
    const { text } = ask("points_goal", "how do i get to 900k hyatt points");
    expect(text).toMatch(/^\*\*[\d,]+ points are missing\*\* of 900,000/);
    expect(text).toMatch(/By spending: /);
    expect(text).toMatch(/Offer of the /);
    expect(text).toContain("you have 21,000 there, which leaves a gap of 879,000");
  });

  test("so many for each traveller", () => {
    const { calls } = ask("points_goal", "we need 75k flying blue each for 4 people by june 2027");
    expect(calls[0]?.input).toMatchObject({
      goals: [{ points: 75_000, travelers: 4, by_date: "2027-06-30" }],
    });
  });

  test("without a number or a program: asks, and says that prices are not known", () => {
    const goal = ask("points_goal", "how do i save up for a hyatt trip");
    expect(goal.kind).toBe("clarify");
    expect(goal.text).toContain("award prices");
    expect(ask("points_goal", "how do i get to europe on points").kind).toBe("clarify");
  });

  test("an empty wallet has everything missing", () => {
    const { text } = empty("points_goal", "how do i get to 60k hyatt points");
    expect(text).toMatch(/^\*\*60,000 points are missing\*\*/);
  });
});

describe("what an award costs", () => {
  test.each(["how many points to fly to japan", "find me award seats JFK to London in May"])(
    "%s: not known here, with what can be done",
    (question) => {
      const { kind, text } = ask("award_price", question);
      expect(kind).toBe("refuse");
      expect(text).toMatch(/^I do not know award prices or seats/);
      expect(text).toContain("which of your points reach it");
    },
  );

  test("where the points named could go", () => {
    const { text, tools } = ask(
      "award_price",
      "i have 60,000 amex points: what can i book LAX-HNL?",
    );
    expect(tools).toEqual(["list_transfer_routes"]);
    expect(text).toMatch(/Membership Rewards points can go to these airlines: .*Delta SkyMiles/);
  });

  test("what is there in the program named, and what reaches it", () => {
    const { text } = ask("award_price", "how many hyatt points for a night");
    expect(text).toMatch(/In World of Hyatt there are 21,000 points/);
  });
});
