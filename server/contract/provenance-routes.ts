import * as z from "zod";
import { UNAVAILABLE } from "./errors.ts";
import {
  cardProvenance,
  cardProvenanceList,
  transferProvenanceList,
  valuationProvenanceList,
} from "./provenance.ts";
import { defineRoute, publishedFile, type Route } from "./route.ts";

const DESCRIPTION =
  "Each published field with its sources, our confidence and the day it was last checked.";

export const listCardProvenance = defineRoute({
  ...publishedFile,
  path: "/v1/public/provenance/credit-cards",
  summary: "Where the facts of all cards come from",
  description: DESCRIPTION,
  response: cardProvenanceList,
  dataset: "credit_cards",
});

export const getCardProvenance = defineRoute({
  ...publishedFile,
  path: "/v1/public/provenance/credit-cards/:cardId",
  summary: "Where the facts of a card come from",
  description: DESCRIPTION,
  params: z.object({ cardId: z.string().meta({ examples: ["amex-gold"] }) }),
  response: cardProvenance,
  errors: { 404: "Card not found", 503: UNAVAILABLE },
  dataset: "credit_cards",
});

export const listTransferProvenance = defineRoute({
  ...publishedFile,
  path: "/v1/public/provenance/transfer-partners",
  summary: "Where the facts of transfer routes come from",
  description: `${DESCRIPTION} Ended routes are included.`,
  response: transferProvenanceList,
  dataset: "transfer_partners",
});

export const listValuationProvenance = defineRoute({
  ...publishedFile,
  path: "/v1/public/provenance/valuations",
  summary: "Where the valuations come from",
  description:
    "The publishers behind each value and the day of the newest figure. Individual figures are private.",
  response: valuationProvenanceList,
  dataset: "valuations",
});

const csv = {
  ...publishedFile,
  description: "The same as CSV, one line per fact (RFC 4180, UTF-8). Lists are joined with `; `.",
  response: z.string(),
  contentType: "text/csv; charset=utf-8; header=present",
} as const;

export const cardProvenanceCsv = defineRoute({
  ...csv,
  path: "/v1/public/provenance/credit-cards.csv",
  summary: "Where the facts of all cards come from, as CSV",
  dataset: "credit_cards",
});

export const transferProvenanceCsv = defineRoute({
  ...csv,
  path: "/v1/public/provenance/transfer-partners.csv",
  summary: "Where the facts of transfer routes come from, as CSV",
  dataset: "transfer_partners",
});

export const valuationProvenanceCsv = defineRoute({
  ...csv,
  path: "/v1/public/provenance/valuations.csv",
  summary: "Where the valuations come from, as CSV",
  dataset: "valuations",
});

export const provenanceRoutes = {
  listCardProvenance,
  getCardProvenance,
  listTransferProvenance,
  listValuationProvenance,
  cardProvenanceCsv,
  transferProvenanceCsv,
  valuationProvenanceCsv,
} as const satisfies Record<string, Route>;
