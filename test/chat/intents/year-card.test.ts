import { describe, expect, test } from "vitest";
import { yearIntents } from "../../../server/chat/builtin/intents/year/intents.ts";
import { walletNamed } from "../eval/wallets.ts";
import { answering } from "./answering.ts";

const askFees = answering(yearIntents, walletNamed("fees"));
const askTwelve = answering(yearIntents, walletNamed("twelve"));

describe("a year of one kind of spend on a card that is named", () => {
  test.each([
    ["annual_rewards", "how much would the united card earn me a year on dining"],
    [
      "add_card_effect",
      "how much would i earn per year if i moved all my dining to the united card",
    ],
  ])("%s: %s", (id, question) => {
    const { text } = askFees(id, question);
    expect(text).toMatch(/^On \$7,800 .*United Explorer Card\*\* earns \*\*\$187.20\*\*/);
    expect(text).toContain("**$257.40 less a year**");
  });

  test("beside another card", () => {
    const { text } = askFees(
      "annual_rewards",
      "does the active cash earn more than the reserve on travel in a year",
    );
    expect(text).toMatch(/^The \*\*Wells Fargo Active Cash.*\*\*\$9.60 more a year\*\*/);
  });

  test("spend that nobody told of is asked for", () => {
    expect(askFees("annual_rewards", "what does the reserve earn on groceries a year").kind).toBe(
      "clarify",
    );
  });
});

test("spend that is told by the month is told with its card and points", () => {
  const { text } = askTwelve("annual_rewards", "rent 2600 a month, how many points a year is that");
  expect(text).toMatch(/^Rent: \*\*62,400 points\*\* a year with the \*\*Blue Business Plus/);
});

test("the average return", () => {
  const { text } = askTwelve("annual_rewards", "what percent back do i get on average");
  expect(text).toMatch(/^On average your cards give \*\*5.13%\*\* back/);
});

test("a single card of the whole", () => {
  const { text } = askTwelve("annual_rewards", "how much does my gold make me a year");
  expect(text).toMatch(/^The \*\*American Express Gold Card\*\* earns \*\*\$1,651.10\*\*/);
});

test("how much cash back is made is no comparison", () => {
  const { text } = askFees("annual_rewards", "how much cash back do i make a year");
  expect(text).toMatch(/^Your cards earn about/);
});

test("cards that do not earn their fee by rewards alone", () => {
  const { text } = askTwelve("annual_rewards", "which of my cards do not earn their fee");
  expect(text).toMatch(
    /^On rewards alone these do not earn their fee: .*\$125.10 for a fee of \$495/,
  );
});
