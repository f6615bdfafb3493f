import { expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { purchaseIntents } from "../../../server/chat/builtin/intents/purchase/intents.ts";
import { held, walletOf } from "../../tools/golden/golden.ts";
import { answering } from "./answering.ts";

const ask = answering(purchaseIntents, DEMO_WALLET);
const cash = answering(
  purchaseIntents,
  walletOf([
    held("amex-blue-cash-preferred"),
    held("discover-it-cash-back"),
    held("citi-double-cash"),
  ]),
);

test("of two cards the better is told with what each gives, a card called by its bank too", () => {
  const { text } = cash("best_card", "bcp or discover for gas");
  expect(text).toMatch(/^Use the \*\*Blue Cash Preferred.*\$3 on \$100, the Discover it.* \$1\./);
  expect(cash("best_card", "is discover better than bcp for gas").text).toMatch(
    /^\*\*No\*\*\. Use/,
  );
});

test("a bare name is a card's where it is put over another, and the sum after for is counted", () => {
  const { text } = ask("best_card", "gold over venture x for 900 groceries");
  expect(text).toMatch(
    /^Use the \*\*American Express Gold Card\*\*.*\$68\.40 on \$900, the Capital/,
  );
});

test("whose card is better is answered with the person, or that it is the same", () => {
  expect(ask("best_card", "whose platinum is better for flights").text).toMatch(
    /^\*\*Either\*\*: yours and Sam's give the same for Flights, \$9\.50/,
  );
  expect(ask("best_card", "whose gold is better for groceries").text).toMatch(
    /^\*\*Yours\*\*: nobody/,
  );
});

test("the cards of one bank alone are chosen from, and what is forgone is told", () => {
  const { text, calls } = ask("best_card", "which chase card is best for dining");
  expect(text).toMatch(/^Use the \*\*Chase/);
  expect(text).toContain("leaves out the American Express Gold Card, which would give $7.60");
  expect(JSON.stringify(calls[0])).toContain("amex-gold");
  expect(ask("best_card", "best discover card for gas").text).toMatch(
    /^\*\*None\*\* of your cards/,
  );
  expect(ask("cheat_sheet", "cheat sheet just for my amex cards").text).not.toContain("Venture X");
});

test.each([
  [
    "which of my cards earn 3x or more on dining",
    /^\*\*Three\*\* of your seven cards earn 3x or more/,
  ],
  [
    "how many of my cards get a bonus on flights",
    /^\*\*\S+\*\* of your seven cards earn a bonus rate/,
  ],
  ["do any of my cards get more than 4% on gas", /^\*\*Yes\*\*, one of your seven.*Preferred/],
  ["which of my cards only get 1x at target", /earn no more than 1x at Target: /],
])("%s: held cards by the rate that they earn there", (question, lead) => {
  expect(ask("best_card", question).text).toMatch(lead);
});

test.each([
  ["what categories am i only getting 1x on", /^\*\*None\*\* of thirty everyday categories/],
  [
    "which categories do i earn over 5% on",
    /^\*\*Seven\*\* of thirty.*more than 5%.*\*\*Restaurants/,
  ],
  ["whats my best category", /^You earn the most on \*\*Flights\*\*: 5x, worth \*\*9\.5%\*\*/],
])("%s: everyday categories by what the best card gives", (question, lead) => {
  expect(ask("category_gaps", question).text).toMatch(lead);
});

test("of each person the own best card", () => {
  const { text } = ask("best_card", "what should sam use for flights and what should i use");
  expect(text).toMatch(/^Sam: Use the \*\*American Express Platinum/);
  expect(text).toContain("You: Use the");
});

test("which cards charge abroad, which do not, and whether one will do", () => {
  expect(ask("foreign_purchase", "which of my cards charge foreign transaction fees").text).toMatch(
    /^\*\*One\*\* of your cards charges a foreign transaction fee: \*\*Citi Double Cash/,
  );
  expect(ask("foreign_purchase", "which of my cards have no foreign fee").text).toMatch(
    /charge no foreign transaction fee: \*\*/,
  );
  const one = answering(purchaseIntents, walletOf([held("chase-freedom-unlimited")]));
  expect(one("foreign_purchase", "is my freedom unlimited enough for italy").text).toMatch(
    /^\*\*No\*\*, not without a loss\. The .* charges a foreign transaction fee of 3%.*\*\*\$3\*\*/,
  );
  expect(ask("foreign_purchase", "is my venture x ok for mexico").text).toMatch(
    /^\*\*Yes\*\*\. The .* no foreign/,
  );
});

test("a bare sum before what is bought is a sum, though points are asked for", () => {
  const { text } = ask("earn_rate", "how many points do i earn on 2k of flights with the platinum");
  expect(text).toMatch(
    /^On \$2,000 your American Express Platinum Card earns \*\*10,000\*\* points/,
  );
});

test("which of two persons has the better card may be either", () => {
  expect(ask("best_card", "which of us has the better card for flights").text).toMatch(
    /^\*\*Either\*\*: yours and Sam's give the same/,
  );
});

test("whether anything is good for one category is a yes or a no with the card", () => {
  const { text } = ask("category_gaps", "do i have anything good for gas");
  expect(text).toMatch(/^\*\*Yes\*\*\. Gas stations: \*\*Chase Sapphire Preferred/);
});

test("each kind of purchase has the sum that stands beside it", () => {
  const { text } = cash("best_card", "how much back on 600 of gas and 400 of groceries");
  expect(text).toContain("$18 on $600");
  expect(text).toContain("$24 on $400");
});

test("what is put on a card is a sum", () => {
  const { text } = ask("earn_rate", "if i put 1000 on the gold at restaurants how many points");
  expect(text).toMatch(/^On \$1,000 your American Express Gold Card earns \*\*4,000\*\* points/);
});

test("own and another's card are both counted where they are chosen from", () => {
  const { text } = ask("best_card", "my gold or sams platinum for a 300 dinner");
  expect(text).toMatch(/^Use the \*\*American Express Gold Card\*\*.*\$22\.80 on \$300/);
  expect(text).not.toContain("do not hold");
  expect(text).toContain("Counted with your cards and Sam's.");
});

test("whether a fee is paid abroad is a yes with the fee", () => {
  expect(ask("foreign_purchase", "do i pay a fee using the double cash in canada").text).toMatch(
    /^\*\*Yes\*\*\. The \*\*Citi Double Cash Card\*\* charges a foreign transaction fee of 3%/,
  );
});
