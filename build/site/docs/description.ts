import * as z from "zod";
import { toOpenApi } from "../../emit/openapi.ts";

/** The parts of a JSON Schema that readers need. */
export const schema = z.looseObject({
  get properties() {
    return z.record(z.string(), schema).optional();
  },
  get items() {
    return schema.optional();
  },
  get oneOf() {
    return z.array(schema).optional();
  },
  get anyOf() {
    return z.array(schema).optional();
  },
  get additionalProperties() {
    return z.union([z.boolean(), schema]).optional();
  },
  $ref: z.string().optional(),
  type: z.string().optional(),
  enum: z.array(z.string()).optional(),
  const: z.union([z.string(), z.number(), z.boolean()]).optional(),
  format: z.string().optional(),
  description: z.string().optional(),
  required: z.array(z.string()).optional(),
  default: z.unknown().optional(),
  examples: z.array(z.unknown()).optional(),
});

export type Schema = z.infer<typeof schema>;

const content = z.record(z.string(), z.object({ schema }));

const parameter = z.object({
  name: z.string(),
  in: z.enum(["path", "query"]),
  required: z.boolean(),
  description: z.string().optional(),
  example: z.union([z.string(), z.number(), z.boolean()]).optional(),
  schema,
});

export type Parameter = z.infer<typeof parameter>;

const response = z.object({
  description: z.string(),
  headers: z
    .record(z.string(), z.object({ example: z.union([z.string(), z.number()]).optional() }))
    .default({}),
  content: content.optional(),
});

const described = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  parameters: z.array(parameter).default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), response),
});

const description = z.object({
  paths: z.record(z.string(), z.record(z.string(), described)),
  components: z.object({ schemas: z.record(z.string(), schema) }),
});

export interface Operation extends z.infer<typeof described> {
  readonly method: string;
  /** With parameters in braces: `/v1/public/credit-cards/{cardId}`. */
  readonly path: string;
  readonly alsoAt: readonly string[];
  readonly body: Schema | undefined;
  /** The success response and its media type. */
  readonly success: { readonly mediaType: string; readonly schema: Schema } | undefined;
}

export interface Description {
  readonly operations: readonly Operation[];
  readonly schemas: Readonly<Record<string, Schema>>;
}

/** The content of /openapi.json, ready for the page. */
export function readDescription(): Description {
  const { paths, components } = description.parse(toOpenApi());
  const { schemas } = components;
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) =>
      toOperation({ method: method.toUpperCase(), path }, one, schemas),
    ),
  );
  const operations = all
    .filter((one) => !isAlias(one))
    .map((one) => ({
      ...one,
      alsoAt: all
        .filter(({ operationId }) => operationId === one.operationId + ALIAS)
        .map(({ path }) => path),
    }));
  return { operations, schemas };
}

/** Suffix of operation ids for a route's second address. */
const ALIAS = "Alias";

const isAlias = ({ operationId }: Operation): boolean => operationId.endsWith(ALIAS);

function toOperation(
  at: Pick<Operation, "method" | "path">,
  one: z.infer<typeof described>,
  schemas: Description["schemas"],
): Operation {
  const [body] = Object.values(one.requestBody?.content ?? {});
  const [success] = Object.entries(one.responses["200"]?.content ?? {});
  return {
    ...one,
    ...at,
    alsoAt: [],
    // A body belongs to one operation, so it is inlined there.
    body: body && (schemas[nameOf(body.schema) ?? ""] ?? body.schema),
    success: success && { mediaType: success[0], schema: success[1].schema },
  };
}

/** The name of the referenced schema. */
export const nameOf = ({ $ref }: Schema): string | undefined => $ref?.split("/").at(-1);
