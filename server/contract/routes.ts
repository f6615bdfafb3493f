import * as z from "zod";
import { benefitRow, searchBenefitsBody } from "./benefits.ts";
import { cardList, cardRow, listCardsQuery, searchCardsBody } from "./cards.ts";
import { cardsExport, exportsStatus, transfersExport, valuationsExport } from "./exports.ts";
import { health } from "./health.ts";
import { defineRoute, type Route } from "./route.ts";
import { activeTransferList, listTransfersQuery, transferList } from "./transfers.ts";
import { listValuationsQuery, valuations } from "./valuations.ts";

const UNAVAILABLE = "The dataset is being repaired; try again after Retry-After seconds.";
const MALFORMED = "The request is malformed; the message names the field.";
const TOO_LARGE = "The body is over 64 KiB.";
const NOT_JSON = "The body is not declared as application/json.";

const bodyErrors = { 400: MALFORMED, 413: TOO_LARGE, 415: NOT_JSON, 503: UNAVAILABLE } as const;

export const getHealth = defineRoute({
  method: "GET",
  path: "/health",
  alsoAt: "/api/health",
  summary: "Is the data reachable?",
  description: "Always 200; read `status` and `data_available`. Not under /v1.",
  response: health,
  errors: {},
  cache: "no-store",
  published: false,
  head: true,
});

export const listCards = defineRoute({
  method: "GET",
  path: "/v1/public/credit-cards",
  summary: "All open cards",
  description: "Sorted by name. Filters combine; text is compared without case and punctuation.",
  query: listCardsQuery,
  response: cardList,
  errors: { 400: MALFORMED, 503: UNAVAILABLE },
  cache: "5m",
  dataset: "credit_cards",
  published: true,
  head: true,
});

export const getCard = defineRoute({
  method: "GET",
  path: "/v1/public/credit-cards/:cardId",
  summary: "One open card",
  description: "By id, not by name. Cards that are not open are not in the catalog.",
  params: z.object({ cardId: z.string().meta({ examples: ["amex-gold"] }) }),
  response: cardRow,
  errors: { 400: MALFORMED, 404: "Card not found", 503: UNAVAILABLE },
  cache: "5m",
  dataset: "credit_cards",
  published: true,
  head: true,
});

export const searchCards = defineRoute({
  method: "POST",
  path: "/v1/public/credit-cards/search",
  summary: "Cards that match a filter",
  description: "`{}` gives the whole list. An unknown field is refused, so that a typo shows.",
  body: searchCardsBody,
  response: cardList,
  errors: bodyErrors,
  cache: "5m",
  dataset: "credit_cards",
  published: false,
  head: false,
});

export const searchBenefits = defineRoute({
  method: "POST",
  path: "/v1/public/benefits-search",
  summary: "Cards that carry a benefit",
  description: "Matches the labels of lounges, credits and protections, e.g. `priority pass`.",
  body: searchBenefitsBody,
  response: z.array(benefitRow),
  errors: bodyErrors,
  cache: "5m",
  dataset: "credit_cards",
  published: false,
  head: false,
});

export const listTransfers = defineRoute({
  method: "GET",
  path: "/v1/public/transfer-partners",
  summary: "All transfer routes",
  description: "Live routes; `active_only=false` adds the ended ones.",
  query: listTransfersQuery,
  response: transferList,
  errors: { 400: MALFORMED, 503: UNAVAILABLE },
  cache: "5m",
  dataset: "transfer_partners",
  published: true,
  head: true,
});

export const listTransfersFrom = defineRoute({
  method: "GET",
  path: "/v1/public/transfer-partners/from/:sourceProgram",
  summary: "Where points of a program can go",
  description: "Live routes out of one program, named by name, key or nickname.",
  params: z.object({
    sourceProgram: z.string().meta({ examples: ["Chase Ultimate Rewards"] }),
  }),
  response: activeTransferList,
  errors: { 400: MALFORMED, 404: "Source program not found", 503: UNAVAILABLE },
  cache: "5m",
  dataset: "transfer_partners",
  published: true,
  head: true,
});

export const listTransfersTo = defineRoute({
  method: "GET",
  path: "/v1/public/transfer-partners/to/:destProgram",
  summary: "Which programs reach a program",
  description: "Live routes into one program, named by name, key or nickname.",
  params: z.object({ destProgram: z.string().meta({ examples: ["World of Hyatt"] }) }),
  response: activeTransferList,
  errors: { 400: MALFORMED, 404: "Destination program not found", 503: UNAVAILABLE },
  cache: "5m",
  dataset: "transfer_partners",
  published: true,
  head: true,
});

export const getValuations = defineRoute({
  method: "GET",
  path: "/v1/public/valuations",
  summary: "Cents per point of every program",
  description: "The service's estimates. `programs` narrows the map; unknown names are left out.",
  query: listValuationsQuery,
  response: valuations,
  errors: { 503: UNAVAILABLE },
  cache: "5m",
  dataset: "valuations",
  published: true,
  head: true,
});

export const getExportsStatus = defineRoute({
  method: "GET",
  path: "/v1/public/exports/status",
  alsoAt: "/v1/public/exports",
  summary: "State of the full-dataset files",
  description: "Size, time and address of each export.",
  response: exportsStatus,
  errors: { 503: UNAVAILABLE },
  cache: "5m",
  published: true,
  head: true,
});

const exportRoute = {
  method: "GET",
  description: "The stored file as it is, envelope included. HEAD answers 404.",
  errors: { 503: UNAVAILABLE },
  cache: "5m",
  published: true,
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

export const getOpenApi = defineRoute({
  method: "GET",
  path: "/openapi.json",
  summary: "This description",
  description: "OpenAPI 3.1, generated from the route table.",
  response: z.looseObject({ openapi: z.string() }),
  errors: { 503: UNAVAILABLE },
  cache: "5m",
  published: true,
  head: true,
});

export const getLlmsTxt = defineRoute({
  method: "GET",
  path: "/llms.txt",
  summary: "What agents should know",
  description: "The service in a page of Markdown: routes, tools, what is absent.",
  response: z.string(),
  contentType: "text/plain; charset=utf-8",
  errors: { 503: UNAVAILABLE },
  cache: "5m",
  published: true,
  head: true,
});

export const getToolReference = defineRoute({
  method: "GET",
  path: "/tools.md",
  summary: "Reference of the member tools",
  description: "Every tool over a member's wallet with its inputs and outputs, as Markdown.",
  response: z.string(),
  contentType: "text/markdown; charset=utf-8",
  errors: { 503: UNAVAILABLE },
  cache: "5m",
  published: true,
  head: true,
});

export const getServerJson = defineRoute({
  method: "GET",
  path: "/server.json",
  summary: "Entry for the MCP registry",
  description: "Names the MCP server, its package and its remote address.",
  response: z.looseObject({ name: z.string(), version: z.string() }),
  errors: { 503: UNAVAILABLE },
  cache: "5m",
  published: true,
  head: true,
});

/** The route table: everything the catalog answers over HTTP (SPEC 4.1–4.11). */
export const routes = {
  getHealth,
  listCards,
  getCard,
  searchCards,
  searchBenefits,
  listTransfers,
  listTransfersFrom,
  listTransfersTo,
  getValuations,
  getExportsStatus,
  exportCards,
  exportTransfers,
  exportValuations,
  getOpenApi,
  getLlmsTxt,
  getToolReference,
  getServerJson,
} as const satisfies Record<string, Route>;
