import { applications, eligibility } from "./applications/applying.ts";
import { bonusExclusions } from "./applications/bonus-exclusions.ts";
import { bonuses } from "./applications/bonuses.ts";
import { issuerRules } from "./applications/issuer-rules.ts";
import { nextCard } from "./applications/next-card.ts";
import { awardPrice } from "./awards/award-price.ts";
import { funding } from "./awards/funding.ts";
import { goal } from "./awards/goal.ts";
import { redemption } from "./awards/redemption.ts";
import { certificates } from "./benefits/certificates.ts";
import { credits } from "./benefits/credits.ts";
import { enrolment } from "./benefits/enrolment.ts";
import { expiring } from "./benefits/expiring.ts";
import { lounges } from "./benefits/lounges.ts";
import { protection } from "./benefits/protection.ts";
import { cardNews } from "./cards/card-news.ts";
import { card, earnRates, offers } from "./cards/card.ts";
import { compare } from "./cards/compare.ts";
import { findCards } from "./cards/find-cards.ts";
import { myCards } from "./cards/my-cards.ts";
import { balances, pointsExpiry } from "./points/balances.ts";
import { pointsValue } from "./points/points-value.ts";
import { pooling } from "./points/pooling.ts";
import { portfolio } from "./points/portfolio.ts";
import { valuations } from "./points/valuations.ts";
import { acceptance } from "./purchase/acceptance.ts";
import { annualRewards } from "./purchase/annual-rewards.ts";
import { caps } from "./purchase/caps.ts";
import { cheatSheet, gaps } from "./purchase/cheat-sheet.ts";
import { purchase } from "./purchase/purchase.ts";
import { rotating } from "./purchase/rotating.ts";
import { spending } from "./purchase/spending.ts";
import { cardChange } from "./renewal/card-change.ts";
import { creditsVsFee } from "./renewal/credits-vs-fee.ts";
import { fees } from "./renewal/fees.ts";
import { interest } from "./renewal/interest.ts";
import { pointsAfterChange } from "./renewal/points-after-change.ts";
import { productChanges } from "./renewal/product-changes.ts";
import { renewal } from "./renewal/renewal.ts";
import { routes } from "./transfers/routes.ts";
import { transferBonuses } from "./transfers/transfer-bonuses.ts";
import { transfer, transferUndo } from "./transfers/transfer.ts";
import { unlockCards } from "./transfers/unlock-cards.ts";
import { about } from "./about.ts";
import { glossary } from "./glossary.ts";
import type { TopicId } from "./ids.ts";
import { notKept } from "./not-kept.ts";
import { profile } from "./profile.ts";
import { talk } from "./replies.ts";
import type { Answerable } from "./topic.ts";

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
  interest,
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
