import * as z from "zod";
import { UNAVAILABLE } from "./errors.ts";
import { defineRoute, type Route } from "./route.ts";

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

/** The files by which programs and agents find out what the service offers. */
export const discoveryRoutes = {
  getOpenApi,
  getLlmsTxt,
  getToolReference,
  getServerJson,
} as const satisfies Record<string, Route>;
