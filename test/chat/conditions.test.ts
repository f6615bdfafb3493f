import { expect, test } from "vitest";
import { EMPTY_WALLET, type Wallet } from "../../server/accounts/wallet.ts";
import { createReasoner } from "../../server/chat/engine.ts";
import { openLore } from "../../server/chat/learning/lore.ts";
import { converse } from "./converse.ts";

/** Conditions, kinds and holders in a question that an answer must keep; the demo wallet unless another is given. */
const reasoner = createReasoner({ open: openLore });

interface Kept {
  readonly messages: readonly string[];
  readonly says: RegExp;
  readonly never?: RegExp;
  readonly wallet?: Wallet;
}

const KEPT: Readonly<Record<string, Kept>> = {
  "cards that the asker leaves out are no fact of the shop": {
    messages: ["which card for amazon, not an amex"],
    says: /Use \*\*Capital One Venture X/,
    never: /Not accepted/,
  },
  "all of a list of networks are left out": {
    messages: ["which card do i use at target without a visa, mastercard or amex"],
    says: /None of your cards is left/,
  },
  "a network that is left out filters, and a student is offered no business card": {
    messages: [
      "any no fee card with no foreign fee and isn't a Visa? going to study abroad in Spain",
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
};

test.each(Object.entries(KEPT))("%s", async (_, { messages, says, never, wallet }) => {
  const { text } = await converse(reasoner, messages, wallet);
  expect(text).toMatch(says);
  if (never !== undefined) expect(text).not.toMatch(never);
});
