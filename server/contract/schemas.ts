import type * as z from "zod";
import { benefitList, searchBenefitsBody } from "./benefits.ts";
import { cardList, cardRow, searchCardsBody } from "./cards.ts";
import { changes } from "./changes.ts";
import { errorBody } from "./errors.ts";
import { cardsExport, exportsStatus, transfersExport, valuationsExport } from "./exports.ts";
import { health } from "./health.ts";
import {
  cardProvenance,
  cardProvenanceList,
  transferProvenanceList,
  valuationProvenanceList,
} from "./provenance.ts";
import { activeTransferList, transferList, transferRow } from "./transfers.ts";
import { valuationRow, valuations } from "./valuations.ts";

/** Answer schemas by the name under which they are published. */
export const ANSWER_SCHEMAS = {
  card: cardRow,
  cards: cardList,
  "benefit-matches": benefitList,
  "transfer-route": transferRow,
  "transfer-routes": transferList,
  "active-transfer-routes": activeTransferList,
  valuation: valuationRow,
  valuations,
  "exports-status": exportsStatus,
  "credit-cards-export": cardsExport,
  "transfer-partners-export": transfersExport,
  "valuations-export": valuationsExport,
  "card-provenance": cardProvenance,
  "cards-provenance": cardProvenanceList,
  "transfers-provenance": transferProvenanceList,
  "valuations-provenance": valuationProvenanceList,
  changes,
  health,
  error: errorBody,
} as const satisfies Record<string, z.ZodType>;

/** Schemas of request bodies. */
export const REQUEST_SCHEMAS = {
  "card-search": searchCardsBody,
  "benefit-search": searchBenefitsBody,
} as const satisfies Record<string, z.ZodType>;

export type SchemaName = keyof typeof ANSWER_SCHEMAS | keyof typeof REQUEST_SCHEMAS;

// Object.keys types the names as plain strings.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const SCHEMA_NAMES = Object.keys({ ...ANSWER_SCHEMAS, ...REQUEST_SCHEMAS }) as SchemaName[];
