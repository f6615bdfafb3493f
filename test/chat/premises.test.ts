import { test } from "vitest";
import { DEMO_WALLET } from "../../server/accounts/demo.ts";
import { EMPTY_WALLET, type Wallet } from "../../server/accounts/wallet.ts";
import { createReasoner } from "../../server/chat/engine.ts";
import { openLore } from "../../server/chat/learning/lore.ts";
import { type Exchange, expectExchange } from "./converse.ts";

/** Questions that take something for granted, or build on an earlier turn. */
const reasoner = createReasoner({ open: openLore });

const BONUS_RUNS: Wallet = {
  ...DEMO_WALLET,
  bonuses: [
    {
      id: "running",
      wallet_card_id: "demo-venture",
      status: "active",
      required_usd: 4000,
      net_spent_usd: 1500,
      deadline: "2027-01-31",
      reward: "60,000 miles",
      updated_on: "2026-11-20",
    },
  ],
};

const CLAIMS: Readonly<Record<string, Exchange>> = {
  "a rate that is claimed too high gets a no": {
    messages: ["does the gold really give 6x at restaurants"],
    says: /^\*\*No\*\*: \*\*Amex Gold\*\* earns \*\*4 points per dollar on Restaurants/,
  },
  "a rate that is claimed rightly gets a yes": {
    messages: ["do i get 3x on dining with the sapphire preferred"],
    says: /^\*\*Yes\*\*: \*\*Sapphire Preferred\*\* earns \*\*3 points/,
  },
  "a rate that depends on how it is booked gets neither": {
    messages: ["is it true i earn 5x on flights with the platinum"],
    says: /^\*\*Amex Platinum\*\* earns \*\*5 points per dollar on Flights; bought from/,
  },
  "a claimed rate is that of all purchases where the card has no other": {
    messages: ["does the double cash give 2x on gas"],
    says: /^\*\*Yes\*\*: \*\*Double Cash\*\* has no special rate there: it earns 2/,
  },
  "a claimed rate that is only that of all purchases elsewhere gets a no": {
    messages: ["do i get 5x on dining with the venture x"],
    says: /^\*\*No\*\*: \*\*Venture X\*\* has no special rate there: it earns 2/,
  },
  "a claimed rate at a shop is weighed against the shop's": {
    messages: ["does my csp earn 5x at trader joe's"],
    says: /^\*\*No\*\*: \*\*Chase Sapphire Preferred Card\*\* earns 1x at Trader Joe's/,
    never: /leaving out/i,
  },
  "points of a bonus are no spending towards it": {
    messages: ["how much more do i need to spend for the 60k bonus on my venture x"],
    says: /^Spend \*\*\$2,500\*\* more/,
    never: /This assumes|\$60,000/,
    wallet: BONUS_RUNS,
  },
  "points of a small bonus are no spending either": {
    messages: ["how much more do i need to spend for the 20k bonus on my venture x"],
    says: /^Spend \*\*\$2,500\*\* more/,
    never: /This assumes|\$20,000/,
    wallet: BONUS_RUNS,
  },
  "spending that is told counts towards a bonus": {
    messages: ["i put $2,500 on the venture x so far, how much is left for the bonus"],
    says: /^Spend \*\*\$1,500\*\* more[^]*This assumes \$2,500 spent so far/,
    wallet: BONUS_RUNS,
  },
  "80k is points, where no dollar sign stands": {
    messages: ["have i got the 80k bonus for sam's platinum"],
    says: /is \*\*complete\*\*: all of the required \$8,000 is spent/,
    never: /\$80,000|This assumes/,
  },
  "a cap is held against the spending that is known": {
    messages: ["at what point this year do i reach the gold's supermarket cap"],
    says: /At \$1,100 a month on groceries, you would \*\*not reach\*\* .*\$13,200/,
  },
  "a price with its tax in is the price of all": {
    messages: ["is 20k hyatt for a $300 room including tax any good"],
    says: /20,000 World of Hyatt points for \$300 bring \*\*1\.5 cents\*\*/,
    never: /after \$|all in\?/,
  },
  "a tax bill is spending on taxes": {
    messages: ["which card for my tax bill of $4,000"],
    says: /Use \*\*Capital One Venture X.*for taxes and government.*on \$4,000/,
  },
};

const PEOPLE: Readonly<Record<string, Exchange>> = {
  "children are guests, and what they pay is told": {
    messages: ["going to the capital one lounge with three kids. what does it cost me"],
    says: /Your 3 guests cost \*\*\$135\*\* on one visit as adults\. Children: .*\$25/,
  },
  "children are guests of every lounge of a card": {
    messages: ["do i get lounge access with venture x for my wife and 2 kids"],
    says: /Your 3 guests cost \*\*\$135\*\* at .*, as adults\. Children: at Capital One Lounge, .*\$25/,
  },
  "who comes along is a guest, and not who holds the cards": {
    messages: ["capital one lounge with my wife and our two kids, what will it cost"],
    says: /Your 3 guests cost \*\*\$135\*\*/,
    never: /none of your cards/,
  },
  "one guest is one adult": {
    messages: ["capital one lounge with my wife, what does she cost"],
    says: /Your guest costs \*\*\$45\*\* on one visit as an adult\./,
  },
  "she is who was named before, whatever is asked next": {
    messages: ["what does sam pay in annual fees", "is she eligible for the venture x"],
    says: /Venture X Rewards Credit Card\*\* and its welcome bonus are open to Sam/,
  },
  "he is who was named before, asked the same of another card": {
    messages: ["can sam get the csp", "is he eligible for the gold"],
    says: /^Sam can apply for \*\*American Express Gold Card\*\*, but \*\*not its welcome bonus/,
  },
  "what she has is hers": {
    messages: ["what are sam's points worth", "which cards does she hold"],
    says: /American Express Platinum Card \(Sam's\)/,
    never: /Gold|Venture X/,
  },
};

const CARDS: Readonly<Record<string, Exchange>> = {
  "who never had a card needs one that needs no history": {
    messages: ["i've never had a credit card before, which one should i get first"],
    says: /^Of secured .*\*\*Discover it Secured Credit Card\*\*/,
    wallet: EMPTY_WALLET,
  },
  "a student without credit gets a student's card, and college is nothing to pay for": {
    messages: ["starting college, no credit yet. which card"],
    says: /^Of student .*Student.* on all purchases/,
    never: /[Ss]ecured|[Ee]ducation/,
    wallet: EMPTY_WALLET,
  },
  "annual fees that are not wanted are none": {
    messages: ["i don't want annual fees, what card should i get next"],
    says: /with no annual fee/,
    never: /after its \$/,
  },
  "a card for a country has no foreign fee": {
    messages: ["which card next for a year in germany"],
    says: /Of the cards without a foreign transaction fee/,
  },
  "a first card for a country has no foreign fee either": {
    messages: ["which card should i get for eating out in portugal"],
    says: /without an annual or foreign transaction fee/,
    wallet: EMPTY_WALLET,
  },
  "a card abroad has no foreign fee where no country is named": {
    messages: ["going abroad soon, which card do i use"],
    says: /without an annual or foreign transaction fee/,
    wallet: EMPTY_WALLET,
  },
  "nobody says that no card charges a fee where some are not taken": {
    messages: ["which of my cards can i use at costco in canada without a fee"],
    says: /Without a foreign transaction fee in Canada: .*Venture X.*Sapphire Preferred/,
    never: /None of your cards/,
  },
  "cards of an empty wallet are those of the catalog, and that is said": {
    messages: ["which cards of mine have no annual fee and trip delay"],
    says: /Bonvoy Bold[^]*Your wallet has no cards yet/,
    never: /no card in your wallet meets/,
    wallet: EMPTY_WALLET,
  },
  "another of a bank that is not wanted is left out": {
    messages: ["which card should i get next, but not another chase"],
    says: /would add the most/,
    never: /Chase/,
  },
  "a second card of a kind is told as one": {
    messages: ["can i downgrade my platinum to a gold when i already have one"],
    says: /Amex Gold: one is held already; this would make a second/,
  },
  "a first card of a kind is none, whoever else holds one": {
    messages: ["can sam change her platinum to gold"],
    says: /^\*\*Yes\*\*: .*\(Sam's\)\*\* can become \*\*American Express Gold Card/,
    never: /make a second/,
  },
  "too soon gets a yes where a rule stops it": {
    messages: ["am i too early to apply for the capital one venture x again"],
    says: /^\*\*Yes\*\*, a rule blocks an application .*April 1, 2030/,
  },
  "too soon gets no yes where no rule does": {
    messages: ["would i be too early to apply for the sapphire reserve"],
    says: /^\*\*No rule\*\* we know of stops you from getting \*\*Chase Sapphire Reserve/,
  },
  "or too soon gets the answer to what is asked before it": {
    messages: ["can i get the strata premier now, or too early"],
    says: /^\*\*Yes\*\*, .*Citi Strata Premier Card\*\* and its welcome bonus are open to you/,
  },
  "or too soon gets a no where a rule stops it": {
    messages: ["can i get the venture x bonus again or is that too soon"],
    says: /^\*\*No\*\*, a rule blocks an application/,
  },
};

const TERMS: Readonly<Record<string, Exchange>> = {
  "primary cover comes before higher secondary cover": {
    messages: ["which of my cards is primary on a rental"],
    says: /use \*\*Capital One Venture X[^]*Sapphire Preferred: \*\*primary\*\*, up to \*\*\$60,000\*\*[^]*Amex Platinum: \*\*secondary\*\*, up to \*\*\$75,000/,
  },
  "the notes of a cover are told": {
    messages: ["is a delayed flight covered on my csp"],
    says: /after \*\*12 hours\*\*[^]*Terms noted: .*or an overnight stay/,
  },
  "a flight that is rebooked is a delay": {
    messages: ["we got rebooked onto a flight tomorrow, will a card pay the hotel"],
    says: /carries trip delay/,
  },
  "what is not recorded of a free night is said": {
    messages: ["can i use my hyatt free night at any hotel"],
    says: /at which hotels, .* is not recorded here/,
  },
  "a transfer that is asked for next has both its ends": {
    messages: ["can i send chase points to hyatt", "amex to ana too"],
    says: /^\*\*Yes\*\*\. American Express Membership Rewards points to ANA Mileage Club/,
    never: /Chase|Hyatt/,
  },
  "food at a store is bought at the store": {
    messages: ["which card for food at target"],
    says: /^Use \*\*Capital One Venture X.* at Target: it earns 2x/,
  },
  "a credit that is used is marked in the wallet": {
    messages: ["how do i put in that i used my resy credit"],
    says: /^Change or remove cards, points and credits used/,
  },
};

test.each(Object.entries({ ...CLAIMS, ...PEOPLE, ...CARDS, ...TERMS }))("%s", (_, exchange) =>
  expectExchange(reasoner, exchange),
);
