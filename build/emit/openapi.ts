import { CATALOG_MCP_PATH, pathsOf, toBraces } from "../../server/contract/addresses.ts";
import { getLlmsTxt } from "../../server/contract/discovery-routes.ts";
import { CACHE_SECONDS, RETRY_AFTER_SECONDS } from "../../server/contract/limits.ts";
import { JSON_TYPE, type Route } from "../../server/contract/route.ts";
import { routes } from "../../server/contract/routes.ts";
import { allowAdditions, asObject, type Json } from "./json-schema.ts";
import { toRouteSchemas } from "./route-schemas.ts";

/** The OpenAPI 3.1 description of the catalog, generated from the route table. */
export function toOpenApi(): Json {
  const { schemas, components } = toRouteSchemas(allowAdditions);
  const paths: Record<string, Json> = {};
  for (const [name, route] of Object.entries<Route>(routes)) {
    for (const [at, address] of pathsOf(route).entries()) {
      const operationId = at === 0 ? name : `${name}Alias`;
      const path = toBraces(address);
      paths[path] = {
        ...paths[path],
        [route.method.toLowerCase()]: toOperation(name, operationId, route, schemas),
      };
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "cardfile catalog",
      version: "1.0.0",
      description:
        `The same catalog is served to agents as MCP tools at POST ${CATALOG_MCP_PATH}; ` +
        `more in ${getLlmsTxt.path}.`,
      summary: "US credit cards, transfer partners and point values. Free, keyless, read-only.",
      license: { name: "CC BY 4.0 (the data)", identifier: "CC-BY-4.0" },
    },
    servers: [{ url: "/" }],
    security: [],
    tags: [{ name: "catalog" }],
    paths,
    components: { schemas: components },
  };
}

function toOperation(name: string, operationId: string, route: Route, schemas: Json): Json {
  const parameters = [
    ...Object.entries(route.params?.shape ?? {}).map(([key]) =>
      toParameter("path", key, true, schemas[`${name} :${key}`]),
    ),
    ...Object.entries(route.query?.shape ?? {}).map(([key]) =>
      toParameter("query", key, false, schemas[`${name} ?${key}`]),
    ),
  ];
  return {
    operationId,
    tags: ["catalog"],
    summary: route.summary,
    description: route.description,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(route.body === undefined
      ? {}
      : { requestBody: { required: true, content: asJson(schemas[`${name} body`]) } }),
    responses: {
      200: {
        description: "Success",
        headers: toHeaders(route),
        content: { [route.contentType ?? JSON_TYPE]: { schema: schemas[`${name} response`] } },
      },
      ...(route.cache === "5m" && route.method === "GET"
        ? { 304: { description: "Not modified since the ETag in If-None-Match." } }
        : {}),
      ...Object.fromEntries(
        Object.entries(route.errors).map(([status, description]) => [
          status,
          toError(Number(status), description, schemas["error"]),
        ]),
      ),
    },
  };
}

function toParameter(where: string, name: string, required: boolean, schema: unknown): Json {
  const { description, examples, ...rest } = asObject(schema);
  const [example] = Array.isArray(examples) ? examples : [];
  return {
    name,
    in: where,
    required,
    ...(description === undefined ? {} : { description }),
    ...(example === undefined ? {} : { example }),
    schema: rest,
  };
}

function toHeaders({ cache, method }: Route): Json {
  const cacheControl = cache === "5m" ? `public, max-age=${CACHE_SECONDS}` : "no-store";
  return {
    "Cache-Control": { schema: { type: "string" }, example: cacheControl },
    ...(cache === "5m" && method === "GET" ? { ETag: { schema: { type: "string" } } } : {}),
  };
}

function toError(status: number, description: string, schema: unknown): Json {
  const retry = { "Retry-After": { schema: { type: "integer" }, example: RETRY_AFTER_SECONDS } };
  return { description, ...(status === 503 ? { headers: retry } : {}), content: asJson(schema) };
}

const asJson = (schema: unknown): Json => ({ [JSON_TYPE]: { schema } });
