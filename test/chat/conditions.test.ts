import { test } from "vitest";
import { EMPTY_WALLET } from "../../server/accounts/wallet.ts";
import { createReasoner } from "../../server/chat/engine.ts";
import { openLore } from "../../server/chat/learning/lore.ts";
import { type Exchange, expectExchange } from "./converse.ts";

/** Conditions, kinds and holders in a question that an answer must keep; the demo wallet unless another is given. */
const reasoner = createReasoner({ open: openLore });

const KEPT: Readonly<Record<string, Exchange>> = {
  "cards that the asker leaves out are no fact of the shop": {
    messages: ["which card for amazon, not an amex"],
    says: /Use \*\*Capital One Venture X/,
    never: /Not accepted/,
  },
  "all of a list of networks are left out": {
    messages: ["which card do i use at target without a visa, mastercard or amex", "1"],
    says: /You have no other card for this/,
  },
  "a network that is left out filters, and a student is offered no business card": {
    messages: [
      "any no fee card with no foreign fee and isn't a Visa? going to study abroad in Spain",
      "1",
    ],
    says: /Mastercard/,
    never: /Amazon Visa|Visa Signature|Business/,
    wallet: EMPTY_WALLET,
  },
  "a bank that is left out is not the one searched": {
    messages: ["cards with no foreign transaction fee not from chase"],
    says: /cards: /,
    never: /Chase/,
    wallet: EMPTY_WALLET,
  },
  "that one, after a list of several, asks which one": {
    messages: [
      "which card has cell phone protection and no annual fee",
      "does that one have fx fee tho",
    ],
    says: /Which card do you mean/,
    never: /\*\*Yes/,
    wallet: EMPTY_WALLET,
  },
  "no data says which lounges an airport has, and Priority Pass lets guests in": {
    messages: ["which of my cards get me into a lounge at JFK and can I bring 2 guests"],
    says: /cost \*\*nothing\*\* at .*Priority Pass.*We do not know which of these are at JFK\./,
  },
  "a city is a place whose lounges are not known": {
    messages: ["what lounges can i use in denver"],
    says: /We do not know which of these are at Denver/,
  },
  "a membership in a comparison is a benefit and no shop": {
    messages: ["priority pass on venture x vs platinum, whats different"],
    says: /2 free guests[^]*\$35 for each further guest/,
    never: /Use \*\*/,
  },
  "status with two hotels is that of both": {
    messages: ["Do I get Hilton Gold from any card I have, and what about Marriott?", "1"],
    says: /Hilton Honors Gold[^]*Marriott Bonvoy Gold/,
    never: /Use \*\*/,
  },
  "travel insurance of a card is its protections": {
    messages: ["does the freedom flex have any travel insurance at all or none"],
    says: /\*\*Freedom Flex\*\* carries .*Trip cancellation and interruption: up to/,
    never: /such (?:a )?credit/,
  },
  "the first authorized users are free, and that is what it costs": {
    messages: [
      "please add my daughter as authorized user on the gold, shes 16. also does that cost anything",
    ],
    says: /5 authorized users\*\* on \*\*Amex Gold\*\* cost \*\*nothing/,
    never: /annual fee/,
  },
  "lounge access of an authorized user is not that of the card": {
    messages: [
      "is there a fee on the venture x for an authorized user",
      "and would Sam get lounge access as one?",
      "1",
    ],
    says: /Authorized users of \*\*Venture X\*\*: .*not open with the card alone \(authorized users for \$125/i,
    never: /\*\*Yes/,
  },
  "a card for a business is a business card": {
    messages: ["Sam started a little LLC. What's a good card for a business?"],
    says: /not eligible for business cards[^]*Blue Business Cash/,
  },
  "a bank whose card is held by somebody with an empty wallet is asked about": {
    messages: [
      "does any of my stuff cover a rental car, i think my only card is a wells fargo one",
      "1",
    ],
    says: /tell me which one you have[^]*Wells Fargo Autograph/,
    never: /None of your cards/,
    wallet: EMPTY_WALLET,
  },
  "who keeps hers is not the one whose card goes": {
    messages: ["suppose i cancelled the platinum but Sam kept hers, what do we actually lose", "1"],
    says: /Without the \*\*American Express Platinum Card\*\*/,
  },
  "the next card for two kinds of spending is sought among the best of both": {
    messages: ["Sam wants his own card for gas and groceries. which one should he get"],
    says: /Blue Cash/,
  },
  "abroad, each kind of spending has its best card": {
    messages: ["Going to Portugal. What do I use for restaurants there, for the hotel"],
    says: /for restaurants and bars in Portugal[^]*for hotels/,
  },
};

test.each(Object.entries(KEPT))("%s", (_, exchange) => expectExchange(reasoner, exchange));
