import { expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { coverIntents } from "../../../server/chat/builtin/intents/cover/intents.ts";
import { answering } from "./answering.ts";

const ask = answering(coverIntents, DEMO_WALLET);
const coverOf = (question: string) => ask("am_i_covered", question).calls[0]?.input;

test.each([
  "my flight is cancel until tomorrow and i must sleep here, the card pays me the hotel",
  "flight cancelled, stuck overnight in denver, does a card pay for the hotel and meals",
  "they bumped us to the 7am flight and we had to get a motel",
  "airline cancelled my flight to tomorrow, can i get dinner reimbursed",
  "storm, delta cancelled on us and the next flight is tomorrow, do we get a hotel paid",
])("a night or a meal because a flight leaves later is a delay: %s", (question) => {
  expect(coverOf(question)).toMatchObject({ protection: "Trip delay" });
});

test.each([
  "i got sick and had to call off the trip, is the hotel covered",
  "my flight tomorrow got cancelled, am i covered",
  "flight was cancelled and i lost my nonrefundable hotel",
  "our trip got cancelled, does my card cover the prepaid hotel",
])("a trip not taken, or a booking lost, is a cancellation: %s", (question) => {
  expect(coverOf(question)).toMatchObject({ protection: "Trip cancellation and interruption" });
});
