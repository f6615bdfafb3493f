import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../../server/accounts/demo.ts";
import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { coverIntents } from "../../../server/chat/builtin/intents/cover/intents.ts";
import { walletNamed } from "../eval/wallets.ts";
import { answering } from "./answering.ts";

const ask = answering(coverIntents, DEMO_WALLET);
const askEmpty = answering(coverIntents, EMPTY_WALLET);

const firstOf = (text: string): string => text.split("\n\n")[0] ?? "";

describe("protection", () => {
  test("the card to book on, its limits, and what the cover asks for", () => {
    const { text, tools } = ask("protection", "which card for trip delay on this flight");
    expect(tools).toEqual(["check_protection"]);
    expect(firstOf(text)).toMatch(/American Express Platinum Card.*up to \$500; after 6 hours/);
    expect(text).toContain("Needed: Pay the fare with the card.");
    expect(text).toContain("The terms decide.");
  });

  test("primary or secondary, of a card that is named", () => {
    const { text } = ask("protection", "is my csp rental coverage primary");
    expect(firstOf(text)).toMatch(/Chase Sapphire Preferred Card\*\* carries .*: primary/);
    expect(text).toContain("Better for it is your Capital One Venture X");
  });

  test("what nobody verified is not denied", () => {
    const { text } = ask("protection", "does my double cash have trip delay");
    expect(firstOf(text)).toContain("is not known; nobody verified it");
  });

  test("travel insurance is several protections", () => {
    const { tools, calls, text } = ask("protection", "best travel insurance of my cards");
    expect(new Set(tools)).toEqual(new Set(["check_protection"]));
    expect(calls).toHaveLength(4);
    expect(firstOf(text)).toContain("Trip delay");
  });

  test.each([
    ["hiring a car for the weekend, which card", "Auto rental coverage"],
    ["we hired an suv, whose cover is best", "Auto rental coverage"],
    ["they called our trip off, which card helps", "Trip cancellation and interruption"],
    ["my travel buddy backed out, which card helps", "Trip cancellation and interruption"],
    ["stuck at the airport all night, which card helps", "Trip delay"],
    ["my iphone got smashed, which card helps", "Cell phone protection"],
  ])("what it is for, in other words: %s", (question, name) => {
    const { calls } = ask("protection", question);
    expect(calls.map(({ input }) => input)).toContainEqual({ protection: name });
  });

  test("a card not held, an empty wallet, and no protection", () => {
    expect(ask("protection", "does the csr cover lost luggage").tools).toEqual(["get_card"]);
    const { text, tools } = askEmpty("protection", "best card for rental car insurance");
    expect(tools).toEqual(["check_protection", "find_cards_by_benefit"]);
    expect(firstOf(text)).toContain("Chase Sapphire Preferred Card");
    expect(ask("protection", "which card is safest").kind).toBe("clarify");
  });
});

describe("am_i_covered", () => {
  const decides = "the card's guide to benefits decides";

  test("what the card that paid carries; the terms decide", () => {
    const { text } = ask("am_i_covered", "my flight was delayed and i booked with my csp");
    expect(firstOf(text)).toMatch(/Chase Sapphire Preferred Card\*\* carries Trip delay/);
    expect(text).toContain(decides);
  });

  test("which card was used is not known here", () => {
    const { text } = ask(
      "am_i_covered",
      "which card did we book with, am i covered if i am not the main driver",
    );
    expect(text).toContain("not kept here; your statement says");
    expect(text).toContain("drivers named in the rental agreement");
    expect(text).toContain(decides);
  });

  test("what happened tells the protection", () => {
    const tool = (question: string) => ask("am_i_covered", question).calls[0]?.input;
    expect(tool("i dropped my phone")).toEqual({ protection: "Cell phone protection" });
    expect(tool("my laptop was stolen")).toEqual({ protection: "Purchase protection" });
    expect(tool("my suitcase is late")).toEqual({ protection: "Baggage delay" });
  });

  test("a card not held, and nothing told", () => {
    const { text, tools } = ask("am_i_covered", "my bag was lost, i paid with the csr");
    expect(tools).toEqual(["get_card"]);
    expect(text).toContain(decides);
    expect(ask("am_i_covered", "am i covered").kind).toBe("clarify");
  });
});

describe("by what cards are compared, and yes or no", () => {
  const askTwelve = answering(coverIntents, walletNamed("twelve"));

  test.each([
    ["phone insurance with the lowest deductible", /Aspire Card\*\*.*deductible \$50/],
    ["phone insurance with the highest limit", /Ink Business Preferred.*up to \$1,000/],
    ["rental coverage besides the venture x", /use the \*\*Chase Sapphire Reserve/],
    ["second best card for rental coverage", /use the \*\*Chase Sapphire Reserve/],
  ])("%s", (question, first) => {
    expect(firstOf(askTwelve("protection", question).text)).toMatch(first);
  });

  test.each([
    ["is the csp primary for rentals, yes or no", /^Yes: .*primary/],
    ["does my platinum have primary rental coverage", /^No: .*secondary/],
    [
      "do any of my cards have trip delay",
      /^\*\*Yes\*\*: five of your seven cards carry Trip delay/,
    ],
    ["which card has trip delay", /^Five of your seven cards carry Trip delay, the best first/],
  ])("%s", (question, first) => {
    expect(firstOf(ask("protection", question).text)).toMatch(first);
  });

  test("a hired car that is told by its make is a rental", () => {
    const { tools, text } = ask("protection", "hired a little fiat, which card if i scrape it");
    expect(tools).toEqual(["check_protection"]);
    expect(firstOf(text)).toContain("Auto rental coverage");
  });

  test("a car of a private owner is told to be left out by many guides", () => {
    expect(ask("am_i_covered", "turo, does venture x cover it").text).toContain("private owners");
  });
});

test("where the card that paid is not known to carry it, the one that does is told", () => {
  const { text } = ask("am_i_covered", "bags are late, paid with the venture x, am i covered");
  expect(text).toMatch(/\*\*Chase Sapphire Preferred Card\*\* is known to carry Baggage delay/);
});

describe("figures of a cover", () => {
  const askTwelve = answering(coverIntents, walletNamed("twelve"));

  test.each(["phone cover on the ink preferred", "cell phone coverage of my ink preferred"])(
    "whatever word is used for it: %s",
    (question) => {
      expect(firstOf(askTwelve("protection", question).text)).toMatch(
        /Cell phone protection: up to \$1,000; deductible \$100/,
      );
    },
  );

  test("one that nobody knows is said to be so", () => {
    const { text } = askTwelve("protection", "what is the deductible of rental cover on the csr");
    expect(text).toContain("No source says what its deductible is");
  });

  test("of each card, those of the same terms together", () => {
    const { text } = askTwelve(
      "protection",
      "how long is the extended warranty on each of my cards",
    );
    expect(firstOf(text)).toMatch(/of your twelve cards carry Extended warranty/);
  });
});
