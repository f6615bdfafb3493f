import { expect, test } from "vitest";
import { EMPTY_WALLET } from "../../server/accounts/wallet.ts";
import { createReasoner } from "../../server/chat/engine.ts";
import { openLore } from "../../server/chat/learning/lore.ts";
import { createToolbox } from "../../server/chat/toolbox.ts";
import { type Exchange, expectExchange, sceneOf } from "./converse.ts";

/** Details of a question that change its answer; the demo wallet unless another is given. */
const reasoner = createReasoner({ open: openLore });

const DETAILS: Readonly<Record<string, Exchange>> = {
  "both programs of a list are destinations": {
    messages: ["any transfer bonuses to virgin or air france right now"],
    says: /to \*\*Virgin Atlantic Flying Club\*\* or \*\*Air France-KLM Flying Blue\*\*/,
  },
  "cover decides where the asker cares about cover": {
    messages: ["which card do i use at home depot for a washer with extended warranty"],
    says: /For extended warranty, use \*\*/,
  },
  "about an amount is an amount": {
    messages: ["target run, 140ish"],
    says: /on \$140\b/,
    never: /No amount given/,
  },
  "what is spent of a cap is no purchase": {
    messages: ["safeway. gold is at 23,600 of the 25k. next $3k goes where?"],
    says: /on \$3,000\b/,
    never: /on \$2[35],/,
  },
  "spent already, though after an if": {
    messages: [
      "what should i put trader joe's on?",
      "and if i've already put 24 thousand on the gold at supermarkets?",
      "how much of a spending cap is left",
    ],
    says: /\$1,000\*\* left of its cap/,
  },
  "a word that objects of the language have is a word like others": {
    messages: ["who is constructor and what does constructor hold"],
    says: /only read your own wallet/,
    never: /went wrong/,
  },
  "one odd word beside a name is no other world": {
    messages: ["gas on the turnpike, not an amex, which card"],
    says: /Use \*\*Chase Sapphire Preferred Card\*\* for gas/,
  },
  "what is left out of a list is not what is listed": {
    messages: ["credits that end by 12/31, skip anything under $25"],
    says: /Digital entertainment|Lululemon|Resy/i,
    never: /Dunkin/,
  },
  "a relative and his kid are two guests, and nobody of the household": {
    messages: [
      "what does it cost to bring my brother-in-law and his kid into the capital one lounge",
    ],
    says: /Your 2 guests cost/,
    never: /none of your cards/,
  },
  "this week changes nothing and is not remarked on": {
    messages: ["dinner at carbone tonight, $300"],
    says: /Use \*\*American Express Gold Card\*\*/,
    never: /tonight/,
  },
  "my card is the asker's own where a partner holds it too": {
    messages: ["should i cancel my platinum"],
    says: /\*\*American Express Platinum Card\*\* comes out/,
    never: /Which of them|Sam's/,
  },
  "two held cards beside a shop are a purchase": {
    messages: ["gold or csp for culvers drive thru"],
    says: /Use \*\*American Express Gold Card\*\* at Culver's/,
  },
  "an asker's age is no price": {
    messages: ["I am 71 and retired. Which of my cards should I use at restaurants?"],
    says: /this assumes \$100/,
    never: /\$71/,
  },
  "the next few months begin today": {
    messages: ["annual fees for the next 6 months"],
    says: /Venture X[^]*Gold/,
    never: /Platinum/,
  },
  "this month and next are both": {
    messages: ["what fees are hitting me this month and next"],
    says: /Venture X fee of \*\*\$395\*\* is due on \*\*December 9, 2026/,
  },
  "a reason is no question": {
    messages: [
      "downgrade csp to a freedom unlimited?? since i have the venture x now. whats the catch",
    ],
    says: /can become \*\*Chase Freedom Unlimited\*\*/,
    never: /Venture X/,
  },
  "all that is kept is deleted on the account page": {
    messages: ["how do i wipe everything you got on me"],
    says: /^Delete your account, .*\(\/account\)/,
  },
  "an assistant may be connected": {
    messages: ["can i hook this up to claude or chatgpt"],
    says: /^\*\*Yes\*\*: you can connect .*\/docs\/mcp/,
  },
  "an API key of one's own is no secret of the service": {
    messages: ["how do i make an api key"],
    says: /^Create an API key on your account page/,
  },
  "cards are added on a page of their own": {
    messages: ["how do i add a card"],
    says: /^Add cards and points at \/account\/wallet\/add/,
    wallet: EMPTY_WALLET,
  },
  "with no card named before, a price is that of the service": {
    messages: ["is it free"],
    says: /\/account\/plans/,
  },
  "after a card, a price is the card's": {
    messages: ["when is my csp fee due", "what does it cost"],
    says: /\$95/,
  },
  "a card goes by its short name below the first paragraph": {
    messages: ["$50 at trader joes, which card"],
    says: /^Use \*\*American Express Gold Card\*\*[^]*- \*\*Venture X\*\*/,
  },
  "points of one's own are meant by their number": {
    messages: ["when is my csp fee due, what happens to my 83k if i close it"],
    says: /\*\*83,640\*\* Chase Ultimate Rewards points/,
  },
  "a welcome offer's minimum is no month's spending": {
    messages: ["which card next, assume about $4k spend in 3 months"],
    says: /leaving out "\$4k"/i,
  },
  "people are no nights": {
    messages: [
      "2 of us, 4 nights. are my hyatt points enough at 30k a night",
      "which of your points to use for an award",
    ],
    says: /short of 120,000 World of Hyatt/,
  },
  "the longest warranty comes first": {
    messages: ["which of my cards has the longest extended warranty"],
    says: /use \*\*Chase Sapphire Preferred Card\*\*: up to 12 months more/,
  },
  "no yes about guests where the terms name none": {
    messages: [
      "What's the cheapest card that gets you Priority Pass?",
      "does it let guests in for free",
    ],
    says: /opens Priority Pass/,
    never: /\*\*Yes\*\*/,
    wallet: EMPTY_WALLET,
  },
  "credits of a past quarter are not known": {
    messages: ["which credits did i miss last quarter"],
    says: /I only know credits in their current periods/,
  },
  "free bags are in no table, whatever else is asked for": {
    messages: ["do any us cards give free checked bags on alaska AND no foreign fees"],
    says: /no facts on what a card gives at the airport/,
    wallet: EMPTY_WALLET,
  },
  "the limit that is left is not spent": {
    messages: ["freedom flex q4 categories + how much of the 1500 have i got left"],
    says: /this assumes all \*\*\$1,500\*\* is left/,
  },
  "a large sum without a period is a year's": {
    messages: ["Suppose we spend $40,000 all told. what do my cards earn"],
    says: /this assumes spending per year/,
  },
  "a first year without a fee costs none": {
    messages: ["Next card for me. I fly Delta out of MSP and would like a big bonus."],
    says: /Delta SkyMiles Gold American Express Card\*\* brings the most in its first year: about \*\*\$880\*\*/,
  },
  "a better rate under a condition leaves no winner": {
    messages: [
      "chase ink preferred vs amex business gold for about 9k a month in facebook ads, who wins",
    ],
    says: /\*\*Advertising\*\*/,
    never: /earns more on advertising/,
    wallet: EMPTY_WALLET,
  },
  "each sum is of the category behind it": {
    messages: ["what do my cards earn in a year on $400 a month gas and $300 dining"],
    says: /\$168\*\*/,
  },
  "a sum for several things is no spending on one of them": {
    messages: [
      "about $6k a month on lumber, tools and google ads, which business card next",
      "which card to get next",
    ],
    says: /leaving out "\$6k"/i,
    never: /at your spending/,
    wallet: EMPTY_WALLET,
  },
  "an age of somebody else is no price": {
    messages: ["my aunt is 66, which card should she get for groceries without a fee"],
    says: /leaving out "66"/i,
    never: /a year at your spending/,
    wallet: EMPTY_WALLET,
  },
  "tax on top leaves the price a price": {
    messages: ["my 21k buys a hyatt night, cash rate is $310 plus tax. decent use?"],
    says: /for \$310 bring/,
  },
  "two teenagers are two guests": {
    messages: ["capital one lounge: what do my two teenagers cost as guests"],
    says: /cost \*\*\$90\*\* on one visit as adults\. Children: .*\$25/,
  },
  "a rule on cards of somebody else is a rule": {
    messages: ["does my husband's card that im AU on count for 5/24"],
    says: /authorized user/,
    wallet: EMPTY_WALLET,
  },
  "a reading that can be answered comes before one that asks back": {
    messages: ["which card for the electric bill"],
    says: /Use \*\*Capital One Venture X Rewards Credit Card\*\* for utilities/,
  },
  "a bag that gets lost is lost luggage": {
    messages: ["am i covered if our bag gets lost, i paid with sapphire"],
    says: /lost luggage/,
  },
  "two shops without a card are asked about in the catalog": {
    messages: ["best card for groceries, we shop at kroger and sometimes meijer"],
    says: /most back on groceries/,
    wallet: EMPTY_WALLET,
  },
  "an offer that ended is no welcome offer of today": {
    messages: ["what card should I get next without an annual fee"],
    says: /welcome offer worth/,
    never: /IHG/,
  },
  "an ended offer is told with its last day": {
    messages: ["what's the welcome bonus on the ihg one rewards card"],
    says: /ended on November 18, 2026: [^]*what followed is unknown/,
  },
  "no change of a fee is not no change at all": {
    messages: ["whats changed lately on the amex platinum, my neighbor said the fee went up a ton"],
    says: /^No change in the fees is on record since [^]*Other things have changed since then\.[^]*Saks/,
    never: /No change is on record/,
  },
  "a list of changes that is cut says how many more there are": {
    messages: ["has anything changed on my cards in the last few months that i should care about"],
    says: /And \d+ earlier ones/,
  },
  "a comparison tells flights and hotels where a card has its own rates for them": {
    messages: ["csr vs venture x for someone who already has a platinum"],
    says: /\*\*Flights\*\*\. Sapphire Reserve: 4 points[^]*\*\*Hotels\*\*\. /,
    never: /\*\*Travel\*\*/,
  },
  "a refund names its fee, which is not the one paid last": {
    messages: ["is my platinum worth keeping, I only use the uber credit"],
    says: /fee of \$895 due September 2, 2027 is refunded if you close it by October 2, 2027\. For last year's fee, the deadline was October 2, 2026/,
  },
  "a list of covers that is cut names the cards that are left": {
    messages: ["which of my cards give extended warranty, thinking of buying a washer dryer"],
    says: /And 1 more: /,
  },
  "a credit that has ended is told with its end": {
    messages: ["the saks credit on platinum is that still a thing or did they get rid of it"],
    says: /Saks Fifth Avenue on .*Platinum.* has ended: it has been gone since \*\*July 1, 2026/,
  },
  "a credit that has ended is told without its card too": {
    messages: ["do i still get the saks credit"],
    says: /Saks Fifth Avenue on .*Platinum.* has ended: it has been gone since \*\*July 1, 2026/,
  },
  "a sum of fees of several people is told per person too": {
    messages: ["Total up every annual fee our household pays in a year, mine and Sam's separately"],
    says: /\*\*\$2,605\*\* a year: \$1,710 on your cards and \$895 on Sam's cards/,
  },
};

test.each(Object.entries(DETAILS))("%s", (_, exchange) => expectExchange(reasoner, exchange));

test("a change that sources disagree on is no yes", async () => {
  const scene = sceneOf();
  const { tables } = scene.facts;
  const productChanges = tables.productChanges.map((row) => ({
    ...row,
    confidence: "disputed" as const,
  }));
  const facts = { ...scene.facts, tables: { ...tables, productChanges } };
  const { text } = await reasoner.answer(
    {
      turns: [{ role: "user", text: "can i downgrade the platinum to a card with no fee" }],
      instructions: [],
    },
    createToolbox({ ...scene, facts }),
    { signal: new AbortController().signal },
  );
  expect(text).toMatch(/^\*\*Perhaps\*\*: .*EveryDay.*sources disagree/);
  expect(text).not.toContain("can be done now");
});
