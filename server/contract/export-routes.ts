import * as z from "zod";
import { cardsExport, exportsStatus, transfersExport, valuationsExport } from "./exports.ts";
import { defineRoute, publishedFile, type Route } from "./route.ts";

export const getExportsStatus = defineRoute({
  ...publishedFile,
  path: "/v1/public/exports/status",
  alsoAt: "/v1/public/exports",
  summary: "State of the full-dataset files",
  description: "Size, time and address of each export.",
  response: exportsStatus,
});

const exportRoute = {
  ...publishedFile,
  description: "The stored file as it is, envelope included. HEAD answers 404.",
  head: false,
} as const;

export const exportCards = defineRoute({
  ...exportRoute,
  path: "/v1/public/exports/credit_cards",
  summary: "Every open card in one file",
  response: cardsExport,
  dataset: "credit_cards",
});

export const exportTransfers = defineRoute({
  ...exportRoute,
  path: "/v1/public/exports/transfer_partners",
  summary: "Every transfer route in one file, ended ones included",
  response: transfersExport,
  dataset: "transfer_partners",
});

export const exportValuations = defineRoute({
  ...exportRoute,
  path: "/v1/public/exports/valuations",
  summary: "Every valuation in one file",
  response: valuationsExport,
  dataset: "valuations",
});

/** Shared by all full exports in other formats, which are ordinary files. */
const fileRoute = { ...publishedFile, response: z.string() } as const;

const csvRoute = {
  ...fileRoute,
  description:
    "RFC 4180 in UTF-8 with a header row. Lists are joined with `; `, `family` is spread over its " +
    "fields, and what a row lacks is an empty cell.",
  contentType: "text/csv; charset=utf-8; header=present",
} as const;

export const exportCardsCsv = defineRoute({
  ...csvRoute,
  path: "/v1/public/exports/credit_cards.csv",
  summary: "Every open card as CSV",
  dataset: "credit_cards",
});

export const exportTransfersCsv = defineRoute({
  ...csvRoute,
  path: "/v1/public/exports/transfer_partners.csv",
  summary: "Every transfer route as CSV, ended ones included",
  dataset: "transfer_partners",
});

export const exportValuationsCsv = defineRoute({
  ...csvRoute,
  path: "/v1/public/exports/valuations.csv",
  summary: "Every valuation as CSV",
  dataset: "valuations",
});

const ndjsonRoute = {
  ...fileRoute,
  description: "NDJSON: the rows of the JSON export, one per line, without the envelope.",
  contentType: "application/x-ndjson",
} as const;

export const exportCardsNdjson = defineRoute({
  ...ndjsonRoute,
  path: "/v1/public/exports/credit_cards.ndjson",
  summary: "Every open card, one JSON line each",
  dataset: "credit_cards",
});

export const exportTransfersNdjson = defineRoute({
  ...ndjsonRoute,
  path: "/v1/public/exports/transfer_partners.ndjson",
  summary: "Every transfer route, one JSON line each, ended ones included",
  dataset: "transfer_partners",
});

export const exportValuationsNdjson = defineRoute({
  ...ndjsonRoute,
  path: "/v1/public/exports/valuations.ndjson",
  summary: "Every valuation, one JSON line each",
  dataset: "valuations",
});

/** The full-dataset files (SPEC 4.10, 4.11) and the same rows in other formats. */
export const exportRoutes = {
  getExportsStatus,
  exportCards,
  exportTransfers,
  exportValuations,
  exportCardsCsv,
  exportTransfersCsv,
  exportValuationsCsv,
  exportCardsNdjson,
  exportTransfersNdjson,
  exportValuationsNdjson,
} as const satisfies Record<string, Route>;
