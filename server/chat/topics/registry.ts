import { acceptance } from "../plans/acceptance.ts";
import { annualRewards } from "../plans/annual-rewards.ts";
import { applications, eligibility } from "../plans/applying.ts";
import { awardPrice } from "../plans/award-price.ts";
import { card, earnRates, offers } from "../plans/card.ts";
import { compare } from "../plans/compare.ts";
import { funding } from "../plans/funding.ts";
import { goal } from "../plans/goal.ts";
import { caps } from "../plans/caps.ts";
import { cardChange } from "../plans/card-change.ts";
import { cardNews } from "../plans/card-news.ts";
import { nextCard } from "../plans/next-card.ts";
import { pointsAfterChange } from "../plans/points-after-change.ts";
import { pointsValue } from "../plans/points-value.ts";
import { pooling } from "../plans/pooling.ts";
import { portfolio } from "../plans/portfolio.ts";
import { productChanges } from "../plans/product-changes.ts";
import { purchase } from "../plans/purchase.ts";
import { redemption } from "../plans/redemption.ts";
import { renewal } from "../plans/renewal.ts";
import { transferBonuses } from "../plans/transfer-bonuses.ts";
import { rotating } from "../plans/rotating.ts";
import { transfer, transferUndo } from "../plans/transfer.ts";
import { unlockCards } from "../plans/unlock-cards.ts";
import { balances, pointsExpiry } from "./balances.ts";
import { bonuses } from "./bonuses.ts";
import { cheatSheet, gaps } from "./cheat-sheet.ts";
import { fees } from "./fees.ts";
import { about } from "./about.ts";
import { profile } from "../plans/profile.ts";
import { glossary } from "./glossary.ts";
import { notKept } from "./not-kept.ts";
import { talk } from "./replies.ts";
import { bonusExclusions } from "../plans/bonus-exclusions.ts";
import { creditsVsFee } from "../plans/credits-vs-fee.ts";
import { enrolment } from "../plans/enrolment.ts";
import { findCards } from "../plans/find-cards.ts";
import { issuerRules } from "../plans/issuer-rules.ts";
import { lounges } from "../plans/lounges.ts";
import { protection } from "../plans/protection.ts";
import { certificates } from "./certificates.ts";
import { credits } from "./credits.ts";
import { expiring } from "./expiring.ts";
import type { TopicId } from "./ids.ts";
import { myCards } from "./my-cards.ts";
import { routes } from "./routes.ts";
import { spending } from "../plans/spending.ts";
import type { Answerable } from "./topic.ts";
import { valuations } from "./valuations.ts";

/** How each topic is answered. */
export const topics: Readonly<Record<TopicId, Answerable>> = {
  balances,
  points_value: pointsValue,
  portfolio,
  points_expiry: pointsExpiry,
  valuations,
  pooling,
  routes,
  transfer,
  transfer_bonuses: transferBonuses,
  transfer_undo: transferUndo,
  unlock_cards: unlockCards,
  funding,
  goal,
  award_price: awardPrice,
  redemption,
  purchase,
  cheat_sheet: cheatSheet,
  gaps,
  earn_rates: earnRates,
  rotating,
  caps,
  acceptance,
  annual_rewards: annualRewards,
  spending,
  card_change: cardChange,
  next_card: nextCard,
  product_changes: productChanges,
  points_after_change: pointsAfterChange,
  card_changes: cardNews,
  fees,
  renewal,
  eligibility,
  applications,
  bonuses,
  offers,
  card,
  compare,
  my_cards: myCards,
  credits,
  credits_vs_fee: creditsVsFee,
  expiring,
  certificates,
  enrolment,
  lounges,
  protection,
  bonus_exclusions: bonusExclusions,
  issuer_rules: issuerRules,
  find_cards: findCards,
  profile,
  talk,
  about,
  glossary,
  not_kept: notKept,
};
