import { expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { feeIntents } from "../../../server/chat/builtin/intents/fee/intents.ts";
import { loungeIntents } from "../../../server/chat/builtin/intents/lounge/intents.ts";
import { transferIntents } from "../../../server/chat/builtin/intents/transfer/intents.ts";
import { walletNamed } from "../eval/wallets.ts";
import { answering } from "./answering.ts";

/* What the asker takes for true is confirmed or contradicted in the first line. */

const transfer = answering(transferIntents, DEMO_WALLET);
const fee = answering(feeIntents, DEMO_WALLET);
const lounge = answering(loungeIntents, DEMO_WALLET);
const empty = answering(loungeIntents, EMPTY_WALLET);

test.each([
  ["chase to hyatt is 1:1 so 12,000 becomes 12,000 hyatt, right?", "**No**, not 12,000:", "9,000"],
  ["50k membership rewards is 50k emirates, correct?", "**No**, not 50k:", "40,000"],
  ["so 10,000 chase = 10,000 united", "**Yes**:", "10,000"],
  ["marriott to united is 3 to 1 so 60k bonvoy gets me 20k united right", "**No**, not", "30,000"],
  ["chase to hyatt at par, i send 20k from my chase points", "**No**, not at 1:1:", "15,000"],
])("%s: points that are told to arrive are checked", (question, start, receive) => {
  const { text } = transfer("transfer_amount", question);
  expect(text.startsWith(start)).toBe(true);
  expect(text).toContain(`become **${receive}**`);
});

test("points that are wanted are no claim", () => {
  const { text } = transfer("transfer_amount", "i have 50k chase and need 30k hyatt, right?");
  expect(text).toContain("Move **40,000 Chase Ultimate Rewards points**");
});

test.each([
  ["my csp has no annual fee, correct?", "**No**."],
  ["my gold has no foreign transaction fee, true?", "**Yes**."],
])("%s: of a fee", (question, start) => {
  expect(fee("card_fee", question).text.startsWith(start)).toBe(true);
});

test("a card that opens no lounge is told so before those that do", () => {
  const { text } = lounge("lounge_access", "the gold comes with priority pass, right?");
  expect(text).toMatch(
    /^\*\*No\*\*: The \*\*American Express Gold Card\*\* does \*\*not come with/,
  );
  expect(text).toContain("Show the **American Express Platinum Card (yours)**");
});

test("of cards that are not held each is told", () => {
  const { text } = empty("lounge_access", "venture or venture x, which one opens a lounge");
  expect(text).toMatch(/^The \*\*Capital One Venture X Rewards Credit Card\*\*.*it opens/);
  expect(text).toContain(
    "**Capital One Venture Rewards Credit Card** is not in your wallet, and it",
  );
});

test.each([
  ["transfer_amount", "how many Sun Country points for 40,000 of my amex points"],
  ["route_check", "can I move ultimate rewards to Allegiant"],
])("%s: an airline whose points no list has takes none", (id, question) => {
  const { text } = transfer(id, question);
  expect(text).toMatch(
    /^\*\*No\*\* points program of \*\*(?:Sun Country Airlines|Allegiant Air)\*\*/,
  );
});

test("a day that is told", () => {
  const fees = answering(feeIntents, walletNamed("fees"));
  expect(fees("refund_window", "the csr refund deadline is Dec 5, right?").text).toMatch(
    /^\*\*Yes\*\*\. You have until at least \*\*December 5, 2026\*\*/,
  );
  expect(fees("refund_window", "the csr refund deadline is Dec 20, right?").text).toMatch(
    /^\*\*No\*\*, not on that day/,
  );
});
