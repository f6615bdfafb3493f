import * as z from "zod";
import { errorBody } from "../../server/contract/errors.ts";
import type { Route } from "../../server/contract/route.ts";
import { routes } from "../../server/contract/routes.ts";
import { asObject, type Json, type Override, withoutId } from "./json-schema.ts";

/** JSON Schemas of the route table; named ones are components, to which the others refer. */
export interface RouteSchemas {
  /** `listCards response`, `searchCards body`, `getCard :cardId`, `listCards ?issuer`, `error`. */
  readonly schemas: Json;
  readonly components: Json;
}

/** The schemas of all routes; `override` can change those of answers. */
export function toRouteSchemas(override: Override): RouteSchemas {
  const table = Object.entries<Route>(routes);
  const responses = table.map(([name, route]) => [`${name} response`, route.response] as const);
  const requests = table.flatMap(([name, { body, params, query }]) => [
    ...(body === undefined ? [] : [[`${name} body`, body] as const]),
    ...Object.entries(params?.shape ?? {}).map(([key, s]) => [`${name} :${key}`, s] as const),
    ...Object.entries(query?.shape ?? {}).map(([key, s]) => [`${name} ?${key}`, s] as const),
  ]);
  // Converted separately: `override` is for answers only.
  const answered = convert([...responses, ["error", errorBody]], override);
  const asked = convert(requests);
  return {
    schemas: { ...answered.schemas, ...asked.schemas },
    components: { ...answered.components, ...asked.components },
  };
}

function convert(
  shapes: readonly (readonly [string, z.ZodType])[],
  override: Override = () => undefined,
): RouteSchemas {
  const all = z.object(Object.fromEntries(shapes));
  const converted: Json = JSON.parse(
    JSON.stringify(z.toJSONSchema(all, { override })).replaceAll(
      '"#/$defs/',
      '"#/components/schemas/',
    ),
  );
  return {
    schemas: asObject(converted["properties"]),
    components: Object.fromEntries(
      Object.entries(asObject(converted["$defs"])).map(([id, schema]) => [id, withoutId(schema)]),
    ),
  };
}
