import { describe, expect, test } from "vitest";
import { createBuiltinReasoner } from "../../../server/chat/builtin/engine.ts";
import { yearIntents } from "../../../server/chat/builtin/intents/year/intents.ts";
import { held, walletOf } from "../../tools/golden/golden.ts";
import { converse } from "../converse.ts";
import { answering } from "./answering.ts";

/* What single kinds of spend bring in a year. */

const ask = answering(yearIntents, {
  ...walletOf([held("amex-blue-business-plus"), held("citi-double-cash")]),
  spend: { rent: 2600, dining: 500, travel: 300 },
});
const leadOf = (question: string) => ask("annual_rewards", question).text.split("\n")[0];

describe("points of one kind of spend come first", () => {
  test.each([
    "yard rent I pay every month on card, same like I told you in my spending. From rent only how many points I am making in whole year?",
    "rent by itself, points per year?",
    "what's my rent worth to me in points over a year",
    "how many points does my rent make in a year",
    "just my rent, how many points a year",
  ])("%s", (question) => {
    expect(leadOf(question)).toMatch(/^Rent: \*\*62,400 points\*\* a year with the \*\*Blue Bus/);
  });

  test.each([
    ["how many points a year from dining alone", /^Restaurants and bars: \*\*12,000 points\*\*/],
    ["from travel only, how many points a year", /^Travel: \*\*7,200 points\*\*/],
    ["what do i make a year just from dining", /^Restaurants and bars: \*\*\$228\*\* a year/],
  ])("%s", (question, lead) => {
    expect(leadOf(question)).toMatch(lead);
  });
});

test("nothing is known of what no spend is saved for", () => {
  expect(leadOf("points per year from my advertising spend only?")).toMatch(
    /^No spend on \*\*Advertising\*\* is in your profile/,
  );
});

test("of two kinds each, after what they bring together", () => {
  const { text } = ask("annual_rewards", "points a year from dining and travel alone");
  expect(text).toContain("**12,000 points** a year");
  expect(text).toContain("**7,200 points** a year");
});

test("of a spend that is told by the month, though the card is asked for too", async () => {
  const { text } = await converse(createBuiltinReasoner(), [
    "I eat in restaurants for maybe 400 monthly, which of my card and what points i'd have in one year from the eating?",
  ]);
  expect(text).toMatch(
    /^Restaurants and bars: \*\*[\d,]+ points\*\* a year with the \*\*American Express Gold/,
  );
});
