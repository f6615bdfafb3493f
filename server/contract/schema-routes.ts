import * as z from "zod";
import { UNAVAILABLE } from "./errors.ts";
import { defineRoute, publishedFile } from "./route.ts";
import { SCHEMA_NAMES } from "./schemas.ts";

export const getSchema = defineRoute({
  ...publishedFile,
  path: "/schemas/:schema.json",
  summary: "JSON Schema of a resource",
  description: "Draft 2020-12, self-contained, for validators and code generators.",
  params: z.object({ schema: z.enum(SCHEMA_NAMES).meta({ examples: ["card"] }) }),
  response: z.looseObject({ $schema: z.url(), $id: z.string() }),
  errors: { 404: "Schema not found", 503: UNAVAILABLE },
});
