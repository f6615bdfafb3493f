import { expect, test } from "vitest";
import { createReasoner } from "../../server/chat/engine.ts";
import { openLore } from "../../server/chat/learning/lore.ts";
import { converse } from "./converse.ts";

/** Replies that take one of the options of a question back. */
const reasoner = createReasoner({ open: openLore });

const CHOICES: Readonly<
  Record<string, { readonly messages: readonly string[]; readonly says: RegExp }>
> = {
  "an option is chosen by its place": {
    messages: ["2 of us, 4 nights. are my hyatt points enough at 30k a night", "the first one"],
    says: /short of 120,000 World of Hyatt/,
  },
  "an option is chosen by a word that the others do not have": {
    messages: ["2 of us, 4 nights. are my hyatt points enough at 30k a night", "for the award"],
    says: /short of 120,000 World of Hyatt/,
  },
  "a card is chosen by its place among those asked about": {
    messages: ["what happens to the value of my remaining points if i downgrade", "4"],
    says: /Chase Ultimate Rewards/,
  },
};

test.each(Object.entries(CHOICES))("%s", async (_, { messages, says }) => {
  const { text } = await converse(reasoner, messages);
  expect(text).toMatch(says);
});
