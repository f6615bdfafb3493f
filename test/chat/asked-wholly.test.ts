import { expect, test } from "vitest";
import { createBuiltinReasoner } from "../../server/chat/builtin/engine.ts";
import { converse } from "./converse.ts";
import { walletNamed } from "./eval/wallets.ts";

/* Every part of what is asked is answered, or told to be unknown. */

const reasoner = createBuiltinReasoner({
  onFault: (error) => {
    throw error;
  },
});

type Case = readonly [question: string, wallet: string, says: readonly RegExp[]];

test.each<Case>([
  [
    "do you have the Altitude Reserve still open for new folks",
    "demo",
    [/takes no (?:new )?applications/],
  ],
  ["can Capital One still say yes", "velocity", [/^\*\*No rule of Capital One/]],
  [
    "can my Gold become the Green or the Platinum",
    "twelve",
    [/can become the \*\*American Express Platinum Card/, /Green/],
  ],
  [
    "upgrade my freedom to sapphire, do they pull my credit",
    "one_card",
    [/Sapphire Preferred/, /pulls your credit for a change is \*\*not known/],
  ],
  [
    "100k amex to ANA how many tickets can i get to Phnom Penh",
    "demo",
    [/^Whether and how often that is enough I \*\*cannot tell/, /become \*\*100,000/],
  ],
  [
    "which point worth most of what i have, and least",
    "demo",
    [/Membership Rewards\*\* count for the most/, /ThankYou Rewards\*\* counts for the least/],
  ],
  [
    "20000 hyatt or 40000 hilton, which you pick",
    "demo",
    [/^Worth most: \*\*World of Hyatt/, /Hilton Honors/],
  ],
  ["does Hilton Aspire Plus get lounge", "twelve", [/I do not know "Hilton Aspire Plus"/]],
  ["Amex Gold Reserve any good?", "demo", [/I do not know "Amex Gold Reserve"/]],
  [
    "heard Chase killed the 5/24 rule last month. true?",
    "demo",
    [/^By what is known it \*\*still/],
  ],
  ["If I get denied, how soon can I try again with Citi?", "demo", [/^How long .*\*\*not known/]],
  [
    "any card I could swap the Reserve for that still keeps my points movable",
    "fees",
    [/can become the \*\*Chase Sapphire Preferred Card\*\* \(\$95 a year\)\. \[/],
  ],
  [
    "how many Chase points to top off Delta by 10k",
    "fees",
    [/no transfer route from Chase Ultimate Rewards to Delta/],
  ],
  [
    "LifeMiles going in December, can I save them by moving points in?",
    "expiring",
    [/December 15, 2026/, /the time begins anew/],
  ],
  ["does the Marriott card transfer to united", "demo", [/^\*\*Yes\*\*: .*\*\*3:1/]],
  [
    "can Dana and me both get the sapphire bonus, or is it one per house",
    "couple",
    [/^Each person is judged by \*\*their own/, /You:/, /Dana:/],
  ],
  ["when do I drop to 3/24", "velocity", [/^\*\*After April 14, 2027/]],
  ["2 cents for hyatt good or bad", "demo", [/^\*\*Good\*\*: 2 cents is at least/]],
  ["any way to buy more Hyatt points cheap", "demo", [/^What a program sells .*not in the data/]],
  ["who wins at restaurants, gold or preferred", "demo", [/American Express Gold Card/]],
])("%s", async (question, wallet, says) => {
  const { text } = await converse(reasoner, [question], walletNamed(wallet));
  for (const words of says) expect(text).toMatch(words);
});
