import * as z from "zod";
import { ANSWER_SCHEMAS, REQUEST_SCHEMAS, type SchemaName } from "../../server/contract/schemas.ts";

export type Json = Record<string, unknown>;

export type Override = (context: { jsonSchema: z.core.JSONSchema.BaseSchema }) => void;

/** The published, self-contained JSON Schema (draft 2020-12) of a resource. */
export function toSchemaFile(name: SchemaName): { $schema: string; $id: string } {
  const { $schema, $defs, ...schema } = asObject(toJsonSchema(name));
  const parts = Object.entries(asObject($defs)).map(([id, part]) => [id, withoutId(part)]);
  return {
    $schema: z.string().parse($schema),
    // Relative, so that it works on every host and below any folder.
    $id: `${name}.json`,
    ...withoutId(schema),
    ...(parts.length > 0 ? { $defs: Object.fromEntries(parts) } : {}),
  };
}

function toJsonSchema(name: SchemaName): unknown {
  const answers: Readonly<Partial<Record<string, z.ZodType>>> = ANSWER_SCHEMAS;
  const answer = answers[name];
  if (answer !== undefined) return z.toJSONSchema(answer, { override: allowAdditions });
  const requests: Readonly<Partial<Record<string, z.ZodType>>> = REQUEST_SCHEMAS;
  return z.toJSONSchema(requests[name] ?? z.never());
}

/** Drops the long pattern where zod also gives a format. */
export const sayOnce: Override = ({ jsonSchema }) => {
  if (jsonSchema.format === "date" || jsonSchema.format === "date-time") delete jsonSchema.pattern;
};

/** Fields and values may be added to answers within /v1, so a client must not refuse new ones. */
export const allowAdditions: Override = (context) => {
  sayOnce(context);
  const { jsonSchema } = context;
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  const { enum: values, description } = jsonSchema;
  if (values === undefined) return;
  delete jsonSchema.enum;
  const known = `Known values: ${values.join(", ")}. More may be added.`;
  jsonSchema.description = description === undefined ? known : `${description} ${known}`;
};

/** Drops `id`, the name in the contract, which is not a JSON Schema keyword. */
export function withoutId(schema: unknown): Json {
  const { id, ...rest } = asObject(schema);
  return id === undefined ? rest : { title: id, ...rest };
}

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

export const asObject = (value: unknown): Json => (isObject(value) ? value : {});
