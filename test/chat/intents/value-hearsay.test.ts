import { expect, test } from "vitest";
import { valueIntents } from "../../../server/chat/builtin/intents/value/intents.ts";
import { walletOf } from "../../tools/golden/golden.ts";
import { answering } from "./answering.ts";

const balance = (program: string, points: number) => ({
  program,
  points,
  owner: "me",
  as_of: "2026-11-14",
});
const wallet = {
  ...walletOf([]),
  balances: [balance("world_of_hyatt", 14_300), balance("hilton_honors", 160_500)],
};
const ask = answering(valueIntents, wallet);
const told = (question: string) => ask("points_value", question).text;

test.each([
  "my fiance says hyatt points are worth way more than hilton ones?? like how much is each",
  "my buddy swears hyatt points are worth more than hilton points",
  "hyatt points worth more than hilton points?",
])("what is said of points is judged by the point: %s", (question) => {
  expect(told(question)).toMatch(
    /^\*\*Yes\*\*: a point of \*\*World of Hyatt\*\*.*\*\*1\.5 cents\*\*/,
  );
});

test("and told wrong where it is", () => {
  expect(told("my coworker says hilton points are worth more than hyatt points")).toMatch(
    /^\*\*No\*\*: a point of \*\*World of Hyatt\*\*/,
  );
});

test.each([
  "are my hyatt points worth more than my hilton points",
  "whose pile is worth more, hyatt or hilton",
])("the member's own are counted where they are meant: %s", (question) => {
  expect(told(question)).toContain("**Hilton Honors**, about **$642**");
});
