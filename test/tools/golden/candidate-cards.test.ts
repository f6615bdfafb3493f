import { EMPTY_WALLET } from "../../../server/accounts/wallet.ts";
import { held, profileOf, testGolden, walletOf } from "./golden.ts";

const ACTIVE = held("wells-fargo-active-cash", { opened_on: "2021-08-01" });
const UNLIMITED = held("chase-freedom-unlimited", { opened_on: "2018-04-01" });

testGolden("cards not held", [
  {
    question: "Which free cash-back card adds most to my Active Cash on $600 of groceries?",
    because:
      "7,200 at 2% now. Savor, Savor Student and Robinhood Gold (3% on everything) add 1%: 72; equal, " +
      "so by id. Blue Cash Everyday adds 1% of its first 6,000: 60. No other free one pays more than " +
      "2% without a condition. Business cards are left out.",
    wallet: walletOf([ACTIVE], {
      spend: { groceries: 600 },
      profile: profileOf({ business_eligible: false }),
    }),
    tool: "rank_candidate_cards",
    input: { goal: "cash back", max_fee: 0, limit: 5 },
    expect: {
      data: {
        rewards_now_usd: 144,
        ranked: [
          { card_id: "capital-one-savor", delta_ongoing_usd: 72 },
          { card_id: "capital-one-savor-student", delta_ongoing_usd: 72 },
          { card_id: "robinhood-gold", delta_ongoing_usd: 72 },
          { card_id: "amex-blue-cash-everyday", delta_ongoing_usd: 60 },
          { delta_ongoing_usd: 0 },
        ],
      },
    },
  },
  {
    question: "I want Hyatt points: which personal card up to $100, on $1,000 of dining?",
    because:
      "World of Hyatt itself, and what moves there: Bilt, and Sapphire Preferred, which opens its own " +
      "points; a Freedom's would not move. Sapphire 12,000 × 3 × 1.9% = 684 − 95 = 589. Obsidian, dining " +
      "chosen, 3 × 1.8%: 648 − 95 = 553. Hyatt 2 × 1.5%: 360 − 95 = 265, and 30,000 points after " +
      "3,000 in three months = $450. Bilt Blue 1 × 1.8% = 216. Sapphire's offer asks for 5,000: nothing.",
    wallet: { ...EMPTY_WALLET, spend: { dining: 1000 } },
    tool: "rank_candidate_cards",
    input: { goal: "hyatt", max_fee: 100, card_type: "personal" },
    expect: {
      data: {
        considered: 4,
        ranked: [
          { card_id: "chase-sapphire-preferred", delta_ongoing_usd: 589, offer_value_usd: 0 },
          { card_id: "bilt-obsidian", delta_ongoing_usd: 553 },
          { card_id: "chase-hyatt", delta_ongoing_usd: 265, offer_value_usd: 450 },
          { card_id: "bilt-blue", delta_ongoing_usd: 216 },
        ],
      },
    },
  },
  {
    question: "What does a Sapphire add beside my Freedom?",
    because:
      "As simulated: +259.20 − 95 = 164.20, for it makes the Freedom's points worth 1.9 cents. Of the " +
      "personal cards up to $95 that reach Hyatt, with a Freedom held.",
    wallet: walletOf([UNLIMITED], { spend: { dining: 300, everything_else: 1000 } }),
    tool: "rank_candidate_cards",
    input: { goal: "world of hyatt", max_fee: 95, card_type: "personal", limit: 1 },
    expect: {
      data: { ranked: [{ card_id: "chase-sapphire-preferred", delta_ongoing_usd: 164.2 }] },
    },
  },
  {
    question: "Which Business card should I try? (There is no business.)",
    because: "The profile says so, so no business card is ranked.",
    wallet: walletOf([ACTIVE], {
      spend: { dining: 300 },
      profile: profileOf({ business_eligible: false }),
    }),
    tool: "rank_candidate_cards",
    input: { card_type: "business" },
    expect: { data: { considered: 0, ranked: [] }, summary: "No card fits what was asked." },
  },
  {
    question: "Which card next? (No spend was ever told.)",
    because: "Spend is never guessed.",
    tool: "rank_candidate_cards",
    error: "set_spending_profile",
  },
  {
    question: "Cards for the goal of winning?",
    because: "It is neither a kind of rewards nor a program.",
    wallet: walletOf([ACTIVE], { spend: { dining: 300 } }),
    tool: "rank_candidate_cards",
    input: { goal: "winning the lottery" },
    error: "No program is called",
  },
]);
