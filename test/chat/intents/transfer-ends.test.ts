import { describe, expect, test } from "vitest";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { endsOf, fromOf, toOf } from "../../../server/chat/builtin/intents/transfer/ends/ends.ts";
import { quantityOf } from "../../../server/chat/builtin/intents/transfer/amount/quantity.ts";
import { understand } from "../../../server/chat/language/understand.ts";
import { pricesOf } from "../../../server/chat/builtin/readings/prices.ts";
import { toScene } from "../../../server/tools/core/scene.ts";
import { readPinnedFacts } from "../../fixtures/pinned-facts.ts";

const facts = readPinnedFacts();
const now = Date.parse("2026-11-21T17:00:00Z");
const scene = toScene(EMPTY_WALLET, { facts, now, newId: () => "new" });
const asks = (text: string) => understand(text, scene);

function endsIn(text: string) {
  const ends = endsOf(asks(text), facts);
  return [fromOf(ends, facts), toOf(ends, facts)];
}

const UR = "chase_ultimate_rewards";
const MR = "amex_membership_rewards";
const HYATT = "world_of_hyatt";
const AEROPLAN = "air_canada_aeroplan";
const UNITED = "united_mileageplus";
const MARRIOTT = "marriott_bonvoy";
const DELTA = "delta_skymiles";
const BLUE = "flying_blue";

describe("which program points leave and which they reach", () => {
  test.each([
    ["transfer from chase to hyatt", UR, HYATT],
    ["transfer to hyatt from chase", UR, HYATT],
    ["chase to hyatt", UR, HYATT],
    ["hyatt from chase", UR, HYATT],
    ["move 50k chase points into hyatt", UR, HYATT],
    ["move 50k out of chase into my hyatt account", UR, HYATT],
    ["how many amex do i need for 60k aeroplan", MR, AEROPLAN],
    ["how many aeroplan do i get for 60k amex", MR, AEROPLAN],
    ["60k aeroplan from amex", MR, AEROPLAN],
    ["a united seat for 60k via aeroplan", undefined, AEROPLAN],
    ["i need 60k aeroplan, how many amex points is that", MR, AEROPLAN],
    ["with my amex points can i get 60k aeroplan", MR, AEROPLAN],
    ["use amex for aeroplan", MR, AEROPLAN],
    ["does hyatt take chase points", UR, HYATT],
    ["is hyatt a transfer partner of chase", UR, HYATT],
    ["is chase a partner of hyatt", UR, HYATT],
    ["can i turn my amex into delta miles", MR, DELTA],
    ["book hyatt with chase points", UR, HYATT],
    ["with my csp what ratio do i get to hyatt", UR, HYATT],
    ["is chase to hyatt still 1:1 for my csp", UR, HYATT],
    ["transfer my csr points to united", UR, UNITED],
    ["transfer marriott to united", MARRIOTT, UNITED],
    ["united from marriott", MARRIOTT, UNITED],
    ["chase to marriott", UR, MARRIOTT],
    ["marriott from chase", UR, MARRIOTT],
    ["marriott united ratio", MARRIOTT, UNITED],
    ["chase marriott transfer", UR, MARRIOTT],
    ["my wife's amex points to delta", MR, DELTA],
    // Asked the wrong way round: the words count, not what is possible.
    ["can i transfer hyatt points to chase", HYATT, UR],
    ["move united miles back to chase", UNITED, UR],
    ["flying blue or delta from amex", MR, BLUE],
    ["which banks transfer to flying blue", undefined, BLUE],
    ["where can i transfer amex points", MR, undefined],
  ])("%s", (text, from, to) => {
    expect(endsIn(text)).toEqual([from, to]);
  });

  test("programs that stand in for each other share an end", () => {
    const ends = endsOf(asks("can i move chase or amex points to delta or united"), facts);
    expect([ends.from.length, ends.to.length]).toEqual([2, 2]);
  });

  test("of what a name may mean, the one that is such an end is meant", () => {
    const mention = { kind: "program" as const, start: 2, end: 3, text: "american" };
    const asked = {
      ...asks("transfer to american"),
      mentions: [{ ...mention, ids: [MR, "american_aadvantage"] }],
    };
    expect(toOf(endsOf(asked, facts), facts)).toBe("american_aadvantage");
  });
});

describe("whether points are sent or needed", () => {
  test.each([
    ["how many amex points for 60k aeroplan", { need: 60_000 }],
    ["i need 60,000 aeroplan from amex", { need: 60_000 }],
    ["i have 80k chase and need 45k hyatt", { need: 45_000 }],
    ["what do 50k chase points become at hyatt", { send: 50_000 }],
    ["transfer 50k from chase to hyatt", { send: 50_000 }],
    ["how many hyatt points do i get for 50k chase", { send: 50_000 }],
    ["i want to transfer 20,000 amex to delta", { send: 20_000 }],
    ["move 25000 mr to jetblue how many do i get", { send: 25_000 }],
    ["what must i send from chase to end up with 30k in hyatt", { need: 30_000 }],
    ["chase to hyatt, how many would i get from 20,000", { send: 20_000 }],
    ["does chase transfer to hyatt", undefined],
  ])("%s", (text, quantity) => {
    const asked = asks(text);
    expect(quantityOf(asked, endsOf(asked, facts))).toEqual(quantity);
  });
});

describe("the cash price and the taxes", () => {
  test.each([
    ["60k or $900 with $50 taxes", { cash_price: 900, taxes: 50 }],
    ["taxes of $86 and the fare is $1,200", { cash_price: 1200, taxes: 86 }],
    ["60k and $45 for a $1200 flight", { cash_price: 1200, taxes: 45 }],
    ["25k or $480", { cash_price: 480 }],
    ["$900 including taxes or 60k", { cash_price: 900 }],
    ["the flight costs $640 or 42k plus 60 in tax", { cash_price: 640, taxes: 60 }],
    ["60k plus 32 in tax, or 700 dollars", { cash_price: 700, taxes: 32 }],
    ["no prices at all", {}],
  ])("%s", (text, prices) => {
    expect(pricesOf(asks(text))).toEqual(prices);
  });
});
