import { getSchema } from "../../server/contract/schema-routes.ts";
import { SCHEMA_NAMES } from "../../server/contract/schemas.ts";
import { toSchemaFile } from "../emit/json-schema.ts";
import { type Answer, answer, toFragment } from "./answer.ts";

export const answerSchemas = (): readonly Answer[] =>
  SCHEMA_NAMES.flatMap((schema) =>
    answer(getSchema, { schema }, toFragment(getSchema.response, toSchemaFile(schema))),
  );
