import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { transferIntents } from "../../../server/chat/builtin/intents/transfer/intents.ts";
import { held, walletOf } from "../../tools/golden/golden.ts";
import { answering } from "./answering.ts";

const ask = answering(transferIntents, DEMO_WALLET);
const empty = answering(transferIntents, EMPTY_WALLET);
const doubleCash = answering(transferIntents, walletOf([held("citi-double-cash")]));

describe("what is there already", () => {
  test("lessens what is moved to have so many in all, and not what an award takes", () => {
    const inAll = ask("transfer_amount", "how many chase points do i move to have 30,000 at hyatt");
    expect(inAll.text).toMatch(/^Move \*\*12,000 Chase/);
    expect(inAll.text).toContain("**21,000** points lie in World of Hyatt already");
    const award = ask("transfer_amount", "got to have 30k hyatt, how much do i pull from chase");
    expect(award.text).toMatch(/^Move \*\*40,000 Chase/);
  });
});

describe("where points can go", () => {
  test("the partners by ratio, with the card that opens them", () => {
    const { text, tools } = ask("transfer_partners", "where can i transfer my chase points");
    expect(tools).toEqual(["list_transfer_routes"]);
    expect(text).toMatch(/\*\*Chase Ultimate Rewards\*\* points move to 14 programs/);
    expect(text).toContain("Chase Sapphire Preferred Card");
    expect(text).toMatch(/At 4:3: World of Hyatt/);
    expect(text).toContain("cannot be undone");
  });

  test("hotels alone when only hotels are asked for", () => {
    const { text } = ask("transfer_partners", "which hotels can i send amex points to");
    expect(text).toMatch(/Hilton Honors/);
    expect(text).not.toMatch(/Delta/);
  });

  test("without a card the catalog answers, and says what opens it", () => {
    const { text } = empty("transfer_partners", "chase transfer partners");
    expect(text).toMatch(/None of your cards opens them/);
    expect(text).toMatch(/It opens with .*Chase Sapphire Reserve/);
  });

  test("an empty wallet and no name: asks which points", () => {
    expect(empty("transfer_partners", "where can i transfer my points").kind).toBe("clarify");
  });

  test("no name: every currency held", () => {
    const { text } = ask("transfer_partners", "where can i transfer my points");
    expect(text).toMatch(/American Express Membership Rewards, .*Capital One Miles/);
  });

  test("what cannot be transferred is said to have no route", () => {
    const { text } = ask("transfer_partners", "discover cashback bonus transfer partners");
    expect(text).toMatch(/No transfer route from Discover/);
  });
});

describe("what reaches a program", () => {
  test("sources with ratios; those opened by cards apart from those that need none", () => {
    const { text, tools } = ask("transfer_sources", "which banks transfer to flying blue");
    expect(tools).toEqual(["list_transfer_routes"]);
    expect(text).toMatch(/With your cards: \*\*American Express Membership Rewards/);
    expect(text).toMatch(/Without any card: .*Rove Miles/);
    expect(text).toMatch(/Marriott Bonvoy at 3:1/);
  });

  test("a shared name asks which", () => {
    const { kind, tools } = ask("transfer_sources", "who transfers to avios");
    expect(kind).toBe("clarify");
    expect(tools).toEqual([]);
  });

  test("without any card nothing is said to be the asker's", () => {
    const { text } = empty("transfer_sources", "what transfers to delta");
    expect(text).toMatch(/None of your cards opens any of these/);
  });
});

describe("whether one program transfers to another", () => {
  test("a ratio that is no longer so is said first", () => {
    const { text } = ask("route_check", "is chase to hyatt still 1:1 for my card?");
    expect(text).toMatch(/^\*\*Not at that ratio\*\*: .* at \*\*4:3\*\*/);
    expect(text).toMatch(/A better ratio comes with Chase Sapphire Reserve \(1:1, \$795 a year\)/);
  });

  test("the terms of a card that is named, held or not", () => {
    const { text } = ask("route_check", "is chase to hyatt 1:1 with the csr");
    expect(text).toMatch(/^\*\*Yes\*\*: .* at \*\*1:1\*\* with the Chase Sapphire Reserve/);
  });

  test("a route that ended, with what reaches the program instead", () => {
    const { text } = ask("route_check", "does bilt still transfer to american airlines");
    expect(text).toMatch(/^\*\*No\*\*: .*ended; its last day was June 20, 2024/);
    expect(text).toMatch(/What does reach American Airlines AAdvantage: Citi ThankYou Rewards/);
  });

  test("locked points are not a plain yes", () => {
    const { text } = empty("route_check", "can i transfer citi to flying blue");
    expect(text).toMatch(/^\*\*Not with your cards\*\*/);
    expect(text).toMatch(/It opens with Citi Strata Elite Card/);
  });

  test("several pairs are told one by one", () => {
    const { text, calls } = ask("route_check", "can i move chase or amex points to delta");
    expect(calls).toHaveLength(2);
    expect(text).toMatch(
      /No transfer route from Chase Ultimate Rewards to Delta SkyMiles is known/,
    );
  });
});

describe("how many points a transfer takes", () => {
  test("what must be sent, at the terms of the cards held", () => {
    const { text, tools } = ask("transfer_amount", "how many chase points for 30k hyatt");
    expect(tools).toContain("calculate_transfer");
    expect(text).toMatch(
      /Move \*\*40,000 Chase Ultimate Rewards points\*\*: they become \*\*30,000\*\*/,
    );
    expect(text).toContain("cannot be undone");
    expect(text).toContain("estimates");
  });

  test("what arrives", () => {
    const { text } = ask("transfer_amount", "what do 40k chase points become at hyatt");
    expect(text).toMatch(/\*\*40,000 Chase Ultimate Rewards points\*\* become \*\*30,000\*\*/);
  });

  test("a card that is not held is calculated with, and said not to be held", () => {
    const { text } = ask("transfer_amount", "with the csr how many chase points for 30k hyatt");
    expect(text).toMatch(/Chase Sapphire Reserve, which your wallet does not hold/);
    expect(text).toMatch(/Move \*\*30,000/);
  });

  test("locked points: as if the card that opens them were held", () => {
    const { text } = empty("transfer_amount", "what do 50k chase points become in united");
    expect(text).toMatch(/^None of your cards opens this transfer; with the .* it would be:/);
    expect(text).toMatch(/become \*\*50,000\*\*/);
  });

  test("no source named: every currency that reaches it, the cheapest first", () => {
    const { text } = ask("transfer_amount", "how many points do i move for 60,000 aeroplan");
    expect(text).toMatch(/^Move \*\*60,000 Capital One Miles points\*\*/);
    expect(text).toMatch(/Chase Ultimate Rewards: 60,000 points/);
  });

  test("no source named and nothing held: the catalog, without a pick", () => {
    const { text } = empty("transfer_amount", "how many points do i move for 60,000 aeroplan");
    expect(text).toMatch(/^None of your points is known to reach it; by the catalog/);
    expect(text).toMatch(/Marriott Bonvoy: 150,000 points/);
  });

  test("a bonus that was quoted counts", () => {
    const { text } = ask("transfer_amount", "with a 20% bonus how many amex points for 60k delta");
    expect(text).toMatch(/Move \*\*50,000 American Express/);
  });

  test("an ended route is told as such", () => {
    expect(ask("transfer_amount", "50k bilt points to american airlines").text).toMatch(/ended/);
  });

  test("no destination: asks for it", () => {
    expect(ask("transfer_amount", "transfer 50k chase points").kind).toBe("clarify");
  });
});

describe("transfer bonuses", () => {
  test("none known, and up to which day", () => {
    const { text, tools } = ask("transfer_bonus", "is there a transfer bonus right now?");
    expect(tools).toEqual(["list_transfer_bonuses"]);
    expect(text).toContain("October 5, 2026");
  });

  test("the history of a route when both ends are named", () => {
    const { text } = ask("transfer_bonus", "amex to flying blue bonus, has it been better");
    expect(text).toMatch(/known to have given everybody: 25%/);
    expect(text).toMatch(/Before: 25%, ended October 31, 2026/);
  });

  test("by what the bank sends", () => {
    const { calls } = ask("transfer_bonus", "current transfer bonuses for chase");
    expect(calls[0]?.input).toMatchObject({ from: "chase_ultimate_rewards" });
  });
});

describe("what to fund an award with", () => {
  test("the balance that gives up least, and the others", () => {
    const { text, tools } = ask("fund_award", "which of my points should i use for 60k aeroplan");
    expect(tools).toEqual(["compare_transfer_paths"]);
    expect(text).toMatch(/^Use \*\*60,000 Capital One Miles\*\*/);
    expect(text).toContain("60,000 American Express Membership Rewards (Sam's)");
  });

  test("with a cash price every whole way, cash among them", () => {
    const { text } = ask("fund_award", "60k aeroplan plus $50 taxes or $900 cash, what is best");
    expect(text).toMatch(/^\*\*Paying cash\*\* costs least, \$900/);
    expect(text).toMatch(/By the award with Capital One Miles: \$1,070/);
  });

  test("which points reach a program at all", () => {
    const { text } = ask("fund_award", "which of my points reach united");
    expect(text).toMatch(/Chase Ultimate Rewards at 1:1: 83,640/);
  });

  test("portal or transfer in general: what a point brings either way", () => {
    const { text } = ask("fund_award", "should i transfer or use the portal");
    expect(text).toMatch(/Chase Ultimate Rewards: about 1\.9 cents/);
  });

  test("too little is said to be short", () => {
    expect(ask("fund_award", "which points for 900k aeroplan").text).toMatch(/376,000 short/);
  });

  test("no balances known: what reaches it by the catalog", () => {
    const { text } = empty("fund_award", "which points for 60k aeroplan");
    expect(text).toMatch(/^I know no point balances of yours/);
    expect(text).toContain("Air Canada Aeroplan");
  });
});

describe("which card opens transfers", () => {
  test("a card that opens some only, and those that open all", () => {
    const { text } = doubleCash("unlock_card", "which card unlocks transfers for my citi points");
    expect(text).toMatch(
      /Your Citi Double Cash Card opens .* \*\*Citi Strata Elite Card, Citi Strata Premier Card\*\*/,
    );
  });

  test("a card that is held already", () => {
    const { text } = ask("unlock_card", "what card do i need to transfer chase points");
    expect(text).toMatch(/Your \*\*Chase Sapphire Preferred Card\*\* opens transfers/);
  });

  test("with a destination, the one route", () => {
    const { text } = empty("unlock_card", "which card do i need to transfer chase points to hyatt");
    expect(text).toMatch(/It opens with Chase Sapphire Reserve \(1:1, \$795 a year\)/);
  });
});

describe("moving points back", () => {
  test.each([
    "can i move points back to amex if the seat is gone?",
    "is a transfer from chase to united reversible",
    "i transferred to hyatt by mistake can i undo it",
    "can i move them back",
  ])("%s: no", (question) => {
    const { text, tools } = ask("transfer_undo", question);
    expect(text).toMatch(/^\*\*No\*\*: a transfer cannot be undone/);
    expect(tools).toEqual(["list_transfer_routes"]);
  });
});

describe("points that lie in the other program already", () => {
  const amountOf = (question: string) => ask("transfer_amount", question);

  test("lessen what must be moved, where the question says so", () => {
    const { calls, text } = amountOf(
      "the room is 45000 hyatt points and i have some hyatt already. how much ur do i push over",
    );
    expect(calls.at(-1)?.input).toMatchObject({ need: 24_000 });
    expect(text).toContain("**21,000** points lie in World of Hyatt already");
  });

  test.each([
    "how many chase points do i need for 45000 hyatt points",
    "i have some chase points already, how many of them for 45000 hyatt points",
  ])("%s: are not counted else", (question) => {
    expect(amountOf(question).calls.at(-1)?.input).toMatchObject({ need: 45_000 });
  });
});
