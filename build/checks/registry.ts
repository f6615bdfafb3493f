import addressableNames from "./addressable-names.ts";
import bonusPeriods from "./bonus-periods.ts";
import cardStatus from "./card-status.ts";
import type { Check } from "./check.ts";
import cleanText from "./clean-text.ts";
import counts from "./counts.ts";
import creditNames from "./credit-names.ts";
import datesNotInFuture from "./dates-not-in-future.ts";
import endedPrograms from "./ended-programs.ts";
import families from "./families.ts";
import feeBounds from "./fee-bounds.ts";
import knownReferences from "./known-references.ts";
import knownSources from "./known-sources.ts";
import networkTiers from "./network-tiers.ts";
import openCardNetwork from "./open-card-network.ts";
import releaseOrder from "./release-order.ts";
import releasedContent from "./released-content.ts";
import routeEndDates from "./route-end-dates.ts";
import sourcedFacts from "./sourced-facts.ts";
import staleness from "./staleness.ts";
import uniqueNames from "./unique-names.ts";
import uniqueRows from "./unique-rows.ts";
import valueBounds from "./value-bounds.ts";

/** Every rule the data must keep, in the order in which problems are shown. */
export const checks: readonly Check[] = [
  counts,
  uniqueRows,
  uniqueNames,
  knownReferences,
  knownSources,
  sourcedFacts,
  networkTiers,
  openCardNetwork,
  cardStatus,
  feeBounds,
  families,
  addressableNames,
  endedPrograms,
  routeEndDates,
  bonusPeriods,
  valueBounds,
  creditNames,
  releaseOrder,
  releasedContent,
  datesNotInFuture,
  cleanText,
  staleness,
];
