import { resolve } from "node:path";
import addressableNames from "./addressable-names.ts";
import baseRates from "./base-rates.ts";
import benefitPaths from "./benefit-paths.ts";
import bonuses from "./bonuses.ts";
import cardStatus from "./card-status.ts";
import cardAprs from "./card-aprs.ts";
import cardTerms from "./card-terms.ts";
import changes from "./changes.ts";
import type { Check } from "./check.ts";
import cleanText from "./clean-text.ts";
import confirmedFacts from "./confirmed-facts.ts";
import counts from "./counts.ts";
import creditNames from "./credit-names.ts";
import creditTerms from "./credit-terms.ts";
import dateSpans from "./date-spans.ts";
import datesNotInFuture from "./dates-not-in-future.ts";
import earnBoosts from "./earn-boosts.ts";
import earnRates from "./earn-rates.ts";
import endedBenefits from "./ended-benefits.ts";
import endedPrograms from "./ended-programs.ts";
import families from "./families.ts";
import feeBounds from "./fee-bounds.ts";
import issuerPolicies from "./issuer-policies.ts";
import issuerRules from "./issuer-rules.ts";
import knownReferences from "./known-references.ts";
import knownSources from "./known-sources.ts";
import loungeVisits from "./lounge-visits.ts";
import narrowingNotes from "./narrowing-notes.ts";
import networkTiers from "./network-tiers.ts";
import nicknames from "./nicknames.ts";
import offerSteps from "./offer-steps.ts";
import openCardNetwork from "./open-card-network.ts";
import productChanges from "./product-changes.ts";
import programDetails from "./program-details.ts";
import protectionLimits from "./protection-limits.ts";
import releaseOrder from "./release-order.ts";
import releasedContent from "./released-content.ts";
import routeEndDates from "./route-end-dates.ts";
import sourcedFacts from "./sourced-facts.ts";
import spendCategories from "./spend-categories.ts";
import staleness from "./staleness.ts";
import successors from "./successors.ts";
import transferTerms from "./transfer-terms.ts";
import uniqueNames from "./unique-names.ts";
import uniqueRows from "./unique-rows.ts";
import valueBounds from "./value-bounds.ts";

/** Rules for any set of tables, in the order problems are shown. */
export const checks: readonly Check[] = [
  uniqueRows,
  uniqueNames,
  knownReferences,
  knownSources,
  sourcedFacts,
  confirmedFacts,
  networkTiers,
  openCardNetwork,
  cardStatus,
  feeBounds,
  families,
  addressableNames,
  endedPrograms,
  routeEndDates,
  bonuses,
  valueBounds,
  baseRates,
  earnRates,
  earnBoosts,
  dateSpans,
  creditTerms,
  narrowingNotes,
  transferTerms,
  loungeVisits,
  protectionLimits,
  benefitPaths,
  offerSteps,
  issuerRules,
  issuerPolicies,
  productChanges,
  spendCategories,
  nicknames,
  programDetails,
  cardAprs,
  cardTerms,
  changes,
  endedBenefits,
  successors,
  creditNames,
  releaseOrder,
  releasedContent,
  datesNotInFuture,
  cleanText,
  staleness,
];

/** Rules for our own tables, which must also have the promised number of cards. */
export const ourChecks: readonly Check[] = [counts, ...checks];

/** The rules for a folder of tables; `ours` is the folder of our own. */
export const checksFor = (folder: string, ours: string): readonly Check[] =>
  resolve(folder) === resolve(ours) ? ourChecks : checks;
