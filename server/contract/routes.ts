import * as z from "zod";
import { benefitList, searchBenefitsBody } from "./benefits.ts";
import { cardList, cardRow, listCardsQuery, searchCardsBody } from "./cards.ts";
import { changes } from "./changes.ts";
import { discoveryRoutes } from "./discovery-routes.ts";
import { UNAVAILABLE } from "./errors.ts";
import { exportRoutes } from "./export-routes.ts";
import { provenanceRoutes } from "./provenance-routes.ts";
import { health } from "./health.ts";
import { defineRoute, publishedFile, type Route } from "./route.ts";
import { getSchema } from "./schema-routes.ts";
import { activeTransferList, listTransfersQuery, transferList } from "./transfers.ts";
import { listValuationsQuery, valuations } from "./valuations.ts";

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
  ...publishedFile,
  path: "/v1/public/credit-cards",
  summary: "All open cards",
  description: "Sorted by name. Filters combine; text is compared without case and punctuation.",
  query: listCardsQuery,
  response: cardList,
  errors: { 400: MALFORMED, 503: UNAVAILABLE },
  dataset: "credit_cards",
});

export const getCard = defineRoute({
  ...publishedFile,
  path: "/v1/public/credit-cards/:cardId",
  summary: "One open card",
  description: "By id, not by name. Cards that are not open are not in the catalog.",
  params: z.object({ cardId: z.string().meta({ examples: ["amex-gold"] }) }),
  response: cardRow,
  errors: { 400: MALFORMED, 404: "Card not found", 503: UNAVAILABLE },
  dataset: "credit_cards",
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
  response: benefitList,
  errors: bodyErrors,
  cache: "5m",
  dataset: "credit_cards",
  published: false,
  head: false,
});

export const listTransfers = defineRoute({
  ...publishedFile,
  path: "/v1/public/transfer-partners",
  summary: "All transfer routes",
  description: "Live routes; `active_only=false` adds the ended ones.",
  query: listTransfersQuery,
  response: transferList,
  errors: { 400: MALFORMED, 503: UNAVAILABLE },
  dataset: "transfer_partners",
});

export const listTransfersFrom = defineRoute({
  ...publishedFile,
  path: "/v1/public/transfer-partners/from/:sourceProgram",
  summary: "Where a program's points can go",
  description: "Live routes out of one program, named by name, key or nickname.",
  params: z.object({
    sourceProgram: z.string().meta({ examples: ["Chase Ultimate Rewards"] }),
  }),
  response: activeTransferList,
  errors: { 400: MALFORMED, 404: "Source program not found", 503: UNAVAILABLE },
  dataset: "transfer_partners",
});

export const listTransfersTo = defineRoute({
  ...publishedFile,
  path: "/v1/public/transfer-partners/to/:destProgram",
  summary: "Which programs transfer to a program",
  description: "Live routes into one program, named by name, key or nickname.",
  params: z.object({ destProgram: z.string().meta({ examples: ["World of Hyatt"] }) }),
  response: activeTransferList,
  errors: { 400: MALFORMED, 404: "Destination program not found", 503: UNAVAILABLE },
  dataset: "transfer_partners",
});

export const getValuations = defineRoute({
  ...publishedFile,
  path: "/v1/public/valuations",
  summary: "Cents per point of every program",
  description: "The service's estimates. `programs` narrows the map; unknown names are left out.",
  query: listValuationsQuery,
  response: valuations,
  dataset: "valuations",
});

export const getChanges = defineRoute({
  ...publishedFile,
  path: "/v1/public/changes",
  summary: "What changed in the catalog",
  description:
    "Public facts only, newest first: cards added, closed and renamed, annual and foreign fees, " +
    "networks, transfer routes opened and ended, every other published fact that a release " +
    "changed, with its source, and the last release. New kinds may be added.",
  response: changes,
});

export const getChangesFeed = defineRoute({
  ...publishedFile,
  path: "/v1/public/changes.atom",
  summary: "What changed in the catalog, as a feed",
  description: "The same changes as an Atom feed (RFC 4287) for feed readers.",
  response: z.string(),
  contentType: "application/atom+xml; charset=utf-8",
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
  ...exportRoutes,
  ...provenanceRoutes,
  getChanges,
  getChangesFeed,
  getSchema,
  ...discoveryRoutes,
} as const satisfies Record<string, Route>;
