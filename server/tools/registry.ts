import type { AnyTool } from "../mcp/tool.ts";
import { listBalances } from "./balances/list-balances.ts";
import { setBalance } from "./balances/set-balance.ts";
import { compareCards } from "./cards/compare-cards.ts";
import { findCardsByBenefit } from "./cards/find-cards-by-benefit.ts";
import { getCardChanges } from "./cards/get-card-changes.ts";
import { getCard } from "./cards/get-card.ts";
import { searchCards } from "./cards/search-cards.ts";
import { checkProtection } from "./benefits/check-protection.ts";
import { listCertificates } from "./benefits/list-certificates.ts";
import { listCredits } from "./benefits/list-credits.ts";
import { listExpiringTool } from "./benefits/list-expiring.ts";
import { listLoungeAccess } from "./benefits/list-lounge-access.ts";
import { recordCertificate } from "./benefits/record-certificate.ts";
import { recordCreditUse } from "./benefits/record-credit-use.ts";
import type { MemberContext } from "./frame/context.ts";
import type { MemberReader } from "./frame/reader.ts";
import { evaluateRenewal } from "./fees/evaluate-renewal.ts";
import { listProductChangeOptions } from "./fees/list-product-change-options.ts";
import { listUpcomingFees } from "./fees/list-upcoming-fees.ts";
import { checkCardEligibility } from "./offers/check-eligibility.ts";
import { getApplicationHistory } from "./offers/get-application-history.ts";
import { getBonusProgress } from "./offers/get-bonus-progress.ts";
import { recordBonusProgress } from "./offers/record-bonus-progress.ts";
import { exportWallet } from "./reports/export-wallet.ts";
import { importWallet } from "./reports/import-wallet.ts";
import { bestCardForPurchase } from "./spending/best-card-for-purchase.ts";
import { categoryCheatSheet } from "./spending/category-cheat-sheet.ts";
import { estimateAnnualRewards } from "./year/estimate-annual-rewards.ts";
import { getSpendingProfile } from "./spending/get-spending-profile.ts";
import { rankCandidateCards } from "./year/rank-candidate-cards.ts";
import { recordPurchase } from "./purchases/record-purchase.ts";
import { simulateCardChange } from "./year/simulate-card-change.ts";
import { calculateTransfer } from "./transfers/calculate-transfer.ts";
import { compareTransferPaths } from "./transfers/compare-transfer-paths.ts";
import { listTransferBonuses } from "./transfers/list-transfer-bonuses.ts";
import { listTransferRoutes } from "./transfers/list-transfer-routes.ts";
import { calculateRedemptionValue } from "./trip/calculate-redemption-value.ts";
import { planPointsGoal } from "./trip/plan-points-goal.ts";
import { listValuations } from "./valuations/list-valuations.ts";
import { setValuationOverride } from "./valuations/set-valuation-override.ts";
import { valuePoints } from "./valuations/value-points.ts";
import { valuePortfolio } from "./valuations/value-portfolio.ts";
import { addWalletCard } from "./wallet/add-wallet-card.ts";
import { closeWalletCard } from "./wallet/close-wallet-card.ts";
import { getWallet } from "./wallet/get-wallet.ts";
import { recordProductChange } from "./wallet/record-product-change.ts";
import { removeWalletCard } from "./wallet/remove-wallet-card.ts";
import { updateProfile } from "./wallet/update-profile.ts";
import { updateWalletCard } from "./wallet/update-wallet-card.ts";

/** The tools over a member's wallet (SPEC 4.13) by toolset, in the order they are listed. */
const grouped = {
  wallet: [
    getWallet,
    addWalletCard,
    updateWalletCard,
    closeWalletCard,
    recordProductChange,
    removeWalletCard,
    updateProfile,
  ],
  cards: [searchCards, getCard, compareCards, findCardsByBenefit, getCardChanges],
  points: [
    listBalances,
    setBalance,
    listValuations,
    valuePoints,
    setValuationOverride,
    valuePortfolio,
  ],
  transfers: [listTransferRoutes, calculateTransfer, compareTransferPaths, listTransferBonuses],
  spend: [
    bestCardForPurchase,
    categoryCheatSheet,
    getSpendingProfile,
    recordPurchase,
    estimateAnnualRewards,
    simulateCardChange,
    rankCandidateCards,
  ],
  benefits: [
    listCredits,
    listExpiringTool,
    recordCreditUse,
    listLoungeAccess,
    checkProtection,
    listCertificates,
    recordCertificate,
  ],
  fees: [listUpcomingFees, evaluateRenewal, listProductChangeOptions],
  offers: [checkCardEligibility, getApplicationHistory, getBonusProgress, recordBonusProgress],
  trip: [calculateRedemptionValue, planPointsGoal],
  files: [exportWallet, importWallet],
} as const;

type AnyMemberTool = AnyTool<MemberContext> | MemberReader;

const isReader = (tool: AnyMemberTool): tool is MemberReader => "answerOn" in tool;

/** The tools by toolset name. Import and export belong to the wallet and are listed last. */
export const toolGroups: Readonly<Record<keyof typeof grouped, readonly AnyMemberTool[]>> = grouped;

export const memberTools: readonly AnyMemberTool[] = Object.values(toolGroups).flat();

type Reader = Extract<(typeof grouped)[keyof typeof grouped][number], { answerOn: unknown }>;

export type ReaderName = Reader["name"];

export type ReaderNamed<Name extends ReaderName> = Extract<Reader, { name: Name }>;

/** The reading tools, for callers that have read the wallet already. */
export const memberReaders: readonly MemberReader[] = memberTools.filter(isReader);
