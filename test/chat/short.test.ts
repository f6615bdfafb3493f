import { expect, test } from "vitest";
import { createReasoner } from "../../server/chat/engine.ts";
import { openLore } from "../../server/chat/learning/lore.ts";
import { converse } from "./converse.ts";

/** Questions of a few words, as members type them every day, and how their answers begin. */
const reasoner = createReasoner({ open: openLore });

test.each([
  ["what should i cancel", /Not worth their fee|No card clearly costs more than it gives/],
  ["any cards i should close", /Not worth their fee|No card clearly costs more than it gives/],
  ["should i cancel any of my cards", /Not worth their fee|No card clearly costs more/],
  ["are my cards worth it", /Worth their fee: \*\*/],
  ["what should i do this month", /expires by November 30/],
  ["what am i missing out on", /expires by/],
  ["what's my best card", /American Express Gold Card for restaurants/],
  ["do i need another card", /would add the most/],
  ["i cancelled the gold", /Nothing was changed/],
  ["change my points", /Nothing was changed/],
  ["how do i get to hawaii", /do not know award prices/],
  ["got 4 hours at lax any lounge", /^Your cards open .*We do not know which of these are at LAX/],
  ["did i get my venture x bonus", /Venture X Rewards Credit Card, posted March 2026/],
  ["whats sam got in his wallet", /American Express Platinum Card \(Sam's\)/],
])("%s", async (question, says) => {
  const { text } = await converse(reasoner, [question]);
  expect(text.split("\n", 1)[0]).toMatch(says);
});
