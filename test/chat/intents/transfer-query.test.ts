import { expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { transferIntents } from "../../../server/chat/builtin/intents/transfer/intents.ts";
import { held, walletOf } from "../../tools/golden/golden.ts";
import { answering } from "./answering.ts";

const ask = answering(transferIntents, DEMO_WALLET);

test.each([
  ["which chase partners are instant", /^\*\*Ten of fourteen\*\* usually arrive at once: \*\*Aer/],
  [
    "are all chase partners 1:1",
    /^\*\*No\*\*, not \*\*World of Hyatt\*\*; the others run at 1:1\./,
  ],
  ["are any chase partners not 1:1", /^\*\*Yes\*\*, one of fourteen do not run at 1:1: \*\*World/],
  [
    "which transfers take more than 2 days",
    /^\*\*Two of thirty-six\*\* take more than 2 days: \*\*Leaders/,
  ],
  [
    "which transfers charge a fee",
    /^\*\*Two of thirty-six\*\* charge a fee: \*\*Delta SkyMiles, Jet/,
  ],
  ["how many hotels can i transfer amex to", /^\*\*Four of twenty\*\* are hotels: \*\*/],
  ["which amex partners give better than 1:1", /give more than they take: \*\*Aeromexico.*Hilton/],
  ["which capital one partners have the worst ratio", /^The worst ratio is \*\*ALL Accor\*\*: 2:1/],
  ["whats the slowest amex transfer", /^The slowest is \*\*Leaders Club\*\*: up to 72 hours/],
])("%s: is read as conditions and an order over the transfers", (question, lead) => {
  expect(ask("transfer_partners", question).text).toMatch(lead);
});

test.each([
  [
    "how many partners does amex have vs chase",
    /^\*\*American Express Membership Rewards\*\* has the most partners: \*\*twenty\*\*, Chase .* fourteen/,
  ],
  ["which partners do chase and amex share", /share \*\*nine\*\* partners: \*\*Aer Lingus/],
  [
    "what does chase have that amex doesnt, partners wise",
    /^Chase Ultimate Rewards reaches \*\*IHG.*World of Hyatt, Wyndham Rewards\*\*, which American/,
  ],
  [
    "which of my programs has the fewest airline partners",
    /^\*\*Chase.*the fewest airline partners/,
  ],
])("%s: currencies are compared by what they reach", (question, lead) => {
  expect(ask("transfer_partners", question).text).toMatch(lead);
});

test("what can be sent the most of is a balance that a card opens", () => {
  const { text } = ask("transfer_partners", "which program has the most i can send");
  expect(text).toMatch(/^\*\*American Express Membership Rewards\*\*.*\*\*248,500\*\* points/);
  expect(text).not.toContain("World of Hyatt");
});

test("which of my points reach a program names them first, and no others", () => {
  const { text } = ask("transfer_sources", "which of my points go to air france");
  expect(text).toMatch(/^With your cards: \*\*American Express/);
  expect(text).not.toContain("Wells Fargo");
});

test("routes lost with a card are those that no other held card opens", () => {
  const { text, tools } = ask("transfer_partners", "if i drop the csp which partners do i lose");
  expect(text).toMatch(/^Without the .* you lose \*\*fourteen\*\* transfers of Chase/);
  expect(tools).toEqual(["list_transfer_routes", "list_transfer_routes"]);
  const both = answering(
    transferIntents,
    walletOf([held("chase-sapphire-reserve"), held("chase-ink-preferred")]),
  );
  const kept = both(
    "transfer_partners",
    "what partners do i lose if i cancel the sapphire reserve",
  );
  expect(kept.text).toMatch(/^\*\*None\*\* are lost/);
  expect(kept.text).toContain("World of Hyatt falls to 4:3");
});

test("of can I and how long both are told, whether at all first", () => {
  const { text } = ask("route_check", "can i send chase to united and how long does it take");
  expect(text).toMatch(/^\*\*Yes\*\*: Chase/);
  expect(text).toContain("usually arrive **at once**");
});

test("one term of several transfers is told by its values", () => {
  const { text } = ask("route_check", "how long do amex to ana and amex to delta take");
  expect(text).toContain("Usually **at once**: Delta SkyMiles.");
  expect(text).toContain("Up to **48** hours: ANA Mileage Club.");
});

test("which points cannot go somewhere are those held without a way", () => {
  const { text } = ask("transfer_sources", "which of my points cant go to united");
  expect(text).toMatch(/^\*\*American.*Capital One Miles.*\*\* cannot go to United MileagePlus/);
  expect(text).toContain("These can: Chase Ultimate Rewards");
});

test("whether own cards reach a program is a yes with the cards", () => {
  const { text } = ask("transfer_sources", "do i have any cards that transfer to jetblue");
  expect(text).toMatch(/^\*\*Yes\*\*\. With your cards: /);
  expect(text).toContain("Chase Ultimate Rewards at 1:1, with the Chase Sapphire Preferred Card");
});

test("a ratio that is asked to be confirmed is, before what else is asked of the route", () => {
  const { text } = ask("route_check", "is the chase to united transfer 1:1 and is it instant");
  expect(text).toMatch(/^\*\*Yes\*\*: Chase Ultimate Rewards points move to United/);
  expect(text).toContain("usually arrive **at once**");
});

test("what stays behind is told first where it is asked", () => {
  const { text } = ask(
    "transfer_amount",
    "what would i still have in amex after sending 90k to ana",
  );
  expect(text).toMatch(/^\*\*158,500 American Express Membership Rewards points\*\* are left/);
});

test("a kind narrows the transfers of which something is asked", () => {
  const { text } = ask("transfer_partners", "are all capital one airline partners 1:1");
  expect(text).toMatch(/^\*\*No\*\*, not \*\*EVA Air.*\*\*; the others run at 1:1/);
  expect(text).not.toContain("Choice Privileges");
});

test("of one program the points are named that reach it so", () => {
  const { text } = ask("transfer_sources", "do any of my points transfer instantly to emirates");
  expect(text).toMatch(/usually arrive at once: \*\*American Express Membership Rewards/);
});
