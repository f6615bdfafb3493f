import { describe, expect, test } from "vitest";
import { createBuiltinReasoner } from "../../server/chat/builtin/engine.ts";
import { converse } from "./converse.ts";
import { walletNamed } from "./eval/wallets.ts";

/* Talks about points, transfers and fees: what changes from one question to the next. */

const reasoner = createBuiltinReasoner({
  onFault: (error) => {
    throw error;
  },
});

type Case = readonly [what: string, wallet: string, said: readonly string[], answer: RegExp];

const SOURCE = "i need 30k hyatt, what do i send over";
const SEAT = "flight is 25k united or 340 cash worth it";

describe("a question that goes on from the one before", () => {
  test.each<Case>([
    [
      "leaves out points that were told",
      "twelve",
      ["need 25k hyatt, what do i move", "not the bilt, keep that. whats next and how many"],
      /^Move \*\*25,000 Chase/,
    ],
    [
      "leaves out cards, and asks what remains",
      "fees",
      ["list my annual fees", "leave out the reserve and the delta. whats left to pay"],
      /^Without the Chase Sapphire Reserve and the Delta .*\$150/,
    ],
    [
      "is of the asker's own cards",
      "couple",
      ["what are all our annual fees in total", "only the ones in my own name, not Dana's"],
      /\*\*\$515\*\* a year/,
    ],
    [
      "asks what stays of somebody's points",
      "demo",
      ["which points for 70k aeroplan", "from sams amex pile. would that do and whats left over"],
      /21,200 American Express/,
    ],
    [
      "comes back to an award",
      "twelve",
      [SOURCE, "what lounges do i get", "back to hyatt. chase only: how many left after"],
      /\*\*182,480 Chase/,
    ],
    [
      "moves all of it",
      "twelve",
      ["can bilt points go to hyatt", "if i send every one of them what do i get"],
      /^\*\*26,000 Bilt Rewards points\*\* become/,
    ],
    [
      "tells of taxes, which do not replace the price",
      "demo",
      [SEAT, "forgot, there is 40 in taxes with the miles"],
      /^(?:\*\*(?:Yes|No)\*\*: )?\*\*1\.2 cents a point/,
    ],
    [
      "corrects a price by what it was",
      "demo",
      [SEAT, "correction, $340 was before tax. $390 all in"],
      /^(?:\*\*(?:Yes|No)\*\*: )?\*\*1\.56 cents a point/,
    ],
    [
      "names both ends that were missing",
      "twelve",
      [
        "if i transfer some points how many do i end up with",
        "sorry, you would need to know that. from amex to hilton, 50,000 of them",
      ],
      /become \*\*100,000\*\* in Hilton/,
    ],
    [
      "names an amount alone, of points that were not",
      "demo",
      ["any transfer bonus to flying blue", "so 12k becomes how much"],
      /become \*\*12,000\*\* in Air France/,
    ],
    [
      "points to the program of the answer",
      "twelve",
      ["which of my points is the biggest part in value", "and that one alone, how many dollars"],
      /Chase Ultimate Rewards\*\* points are worth about \*\*\$4,037\.12/,
    ],
    [
      "keeps less of more",
      "demo",
      ["what are sams points worth", "no i meant mine. and just the amex ones"],
      /^\*\*248,500 American Express/,
    ],
    [
      "is of one of the certificates that were told",
      "expiring",
      ["list my free nights", "and the marriott one, which day is it dead and for how many points"],
      /^\*\*A Marriott Bonvoy certificate\*\* expires on \*\*May 31, 2027\*\*; good for up to 50,000/,
    ],
    [
      "is of the asker's own card of the name",
      "demo",
      ["does sams platinum pay for itself", "now the one in my name"],
      /-\$735\.40/,
    ],
    [
      "asks for all of it, after a remark",
      "demo",
      ["whats my amex worth", "and cap1", "bet. all of it together tho"],
      /\$10,097\.56/,
    ],
    [
      "is of another subject",
      "couple",
      [
        "do our cards cover lost luggage",
        "thanks! different subject, how long does a passport take",
      ],
      /outside of what I know/,
    ],
    [
      "asks where a figure comes from",
      "closed",
      [
        "what are my aa miles worth",
        "I see. Where do you get that number, and how far may I trust it",
      ],
      /^\*\*47,600 American/,
    ],
    [
      "forgets one card for another",
      "velocity",
      [
        "can i get the ink preferred now",
        "forget the ink. the sapphire reserve, whats the first day",
      ],
      /the \*\*Chase Sapphire Reserve\*\*/,
    ],
    [
      "goes on from what was not quite clear",
      "twelve",
      ["45k hyatt needed. source?", "make that 60"],
      /60,000 points in World of Hyatt/,
    ],
    [
      "goes back to what somebody else has",
      "demo",
      [
        "when does sams platinum fee post",
        "and mine?",
        "scratch that, back to his. last day he can close it and get the 895 back",
      ],
      /December 20, 2026.*\(Sam's\)/,
    ],
    [
      "is of all that were told, not of one",
      "twelve",
      ["which of my cards have priority pass", "of those, which need enrolling first"],
      /Marriott Bonvoy Brilliant .*Venture X/,
    ],
    [
      "is of the card that replaced another",
      "closed",
      ["what happened to my aviator card", "and whats the fee on the new one"],
      /^The annual fee of the \*\*Citi \/ AAdvantage Platinum Select/,
    ],
    [
      "corrects an amount told before another question",
      "demo",
      [
        "is 40k hyatt or 700 dollars good for a room",
        "whats a hyatt point worth",
        "i misread, it was 36k",
      ],
      /^(?:\*\*(?:Yes|No)\*\*: )?\*\*1\.94 cents a point/,
    ],
    [
      "orders something of the wallet in the end",
      "twelve",
      [
        "do i lose points if i close the freedom unlimited",
        "its over with them. strike it from my list, would you",
      ],
      /Nothing was changed/,
    ],
    [
      "asks for the cheapest card that opens what was asked",
      "one_card",
      ["can i move my chase points to united", "which card opens that up the cheapest"],
      /at \*\*\$95\*\* a year/,
    ],
    [
      "is of a bag that is late and not lost",
      "fees",
      ["which card covers lost luggage", "what if its not lost, only a day late"],
      /Baggage delay/,
    ],
    [
      "says taxes before their amount",
      "demo",
      ["52k delta or 690 bucks, worth it?", "hang on the taxes are 11.20 on the miles one"],
      /^(?:\*\*(?:Yes|No)\*\*: )?\*\*1\.31 cents a point/,
    ],
    [
      "says what was meant",
      "demo",
      ["how much are 60k united miles worth", "nah i said united i meant hyatt"],
      /^\*\*60,000 World of Hyatt/,
    ],
    [
      "points to what somebody else has",
      "demo",
      ["how many amex points does sam have", "what are those worth"],
      /\*\*91,200 American Express/,
    ],
    [
      "moves all of what was said to move",
      "twelve",
      ["do chase points move to southwest", "say all of mine, how many is that"],
      /become \*\*212,000\*\* in Southwest/,
    ],
    [
      "is of somebody's points in place of the asker's",
      "demo",
      ["need 50k flying blue for a seat", "out of sams amex instead of mine, whats left over"],
      /41,200 American Express/,
    ],
    [
      "goes back to what was told first",
      "fees",
      [
        "which annual fee hits me next",
        "what lounges does the reserve open",
        "back to that first fee. if i drop that card, last day for the money back",
      ],
      /Delta SkyMiles Platinum.*January 11, 2027/s,
    ],
  ])("%s", async (_, wallet, said, answer) => {
    const { text } = await converse(reasoner, said, walletNamed(wallet));
    expect(text).toMatch(answer);
  });
});
