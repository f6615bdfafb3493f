import * as z from "zod";
import { mapValues } from "../../contract/map-values.ts";
import type { AnyTool } from "../../mcp/tool.ts";
import type { JsonSchema, ListedSchemas } from "../../mcp/tool-set.ts";
import { oncePer } from "../../contract/once-per.ts";

/** The members of a JSON Schema that tell what a value is, without those that only validate. */
export const jsonNode = z.object({
  type: z.string().optional(),
  format: z.string().optional(),
  description: z.string().optional(),
  enum: z.array(z.union([z.string(), z.number()])).optional(),
  const: z.unknown().optional(),
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), jsonNode).optional();
  },
  get items() {
    return jsonNode.optional();
  },
  get anyOf() {
    return z.array(jsonNode).optional();
  },
  /** The schema of a record's values; false and true say nothing. */
  get additionalProperties() {
    return jsonNode.optional().catch(undefined);
  },
});

export type JsonNode = z.infer<typeof jsonNode>;

/*
 * The shape of a row in a line, a third of its JSON Schema:
 *
 *   {program,cpp?:num,left:num (Of the period),steps:{step:int,reward}[]}
 *
 * A key without a type is a string, one with `?` may be absent. A number without a unit in its name
 * has its description. A shape that was written before is `like` the path where it stands.
 */

type Notate = (value: JsonNode, path: string) => string;

/** Creates a notation for several values that are read together. */
function createNotation(): Notate {
  const pathsByShape = new Map<string, string>();

  const notate: Notate = (value, path) => {
    const { items, properties, anyOf, additionalProperties } = value;
    if (anyOf) return [...new Set(anyOf.map((one) => notate(one, path)))].join("|");
    if (value.type === "array") return `${notate(items ?? {}, path)}[]`;
    if (additionalProperties) return `{[key]:${notate(additionalProperties, path)}}`;
    if (!properties) return NAMES[value.format ?? ""] ?? NAMES[value.type ?? ""] ?? "any";
    const shape = JSON.stringify(value, (key, inner: unknown) =>
      key === "description" && typeof inner === "string" ? undefined : inner,
    );
    const before = pathsByShape.get(shape);
    if (before !== undefined) return `like ${before}`;
    pathsByShape.set(shape, path);
    return notateKeys(value, path);
  };

  const notateKeys: Notate = ({ properties = {}, required = [] }, path) => {
    const keys = Object.entries(properties).map(([key, value]) => {
      const type = notate(value, `${path}.${key}`);
      const unit = tellUnit(key, value);
      const name = required.includes(key) ? key : `${key}?`;
      return name + (type === "string" ? "" : `:${type}`) + (unit ? ` (${unit})` : "");
    });
    return `{${keys.join(",")}}`;
  };

  return notate;
}

const NAMES: Readonly<Record<string, string>> = {
  date: "date",
  "date-time": "datetime",
  string: "string",
  integer: "int",
  number: "num",
  boolean: "bool",
  null: "null",
};

const UNIT_IN_NAME =
  /(?:^|_)(?:usd|points|cpp|percent|pct|days|months|years?|hours|age|count|users|publishers)(?:_|$)/;

/** The unit of a number, if its name lacks it: the start of its description. */
function tellUnit(key: string, { type, description }: JsonNode): string | undefined {
  const isNumber = type === "number" || type === "integer";
  return isNumber && !UNIT_IN_NAME.test(key) ? description?.split(/[.;]/)[0] : undefined;
}

/*
 * Schemas as `tools/list` gives them. The full ones are five times as large as a model needs to
 * call and read; the tests, the chat and /tools.md use those.
 */

type Schemas = Pick<AnyTool<never>, "input" | "output">;

export const toListed = ({ input, output }: Schemas): ListedSchemas => ({
  input: listedInput(input),
  output: listedOutput(output),
});

const listedInput = oncePer((input: z.ZodObject) => toListedInput(input));
const listedOutput = oncePer((output: z.ZodObject) => toListedOutput(output));

/** The input schema without pure validation: the call itself reports invalid values. */
const toListedInput = (input: z.ZodObject): JsonSchema =>
  toLean(jsonNode.parse(z.toJSONSchema(input, { io: "input" })));

/**
 * The output schema: each key of `data`, with row shapes as one line of text. The envelope is the
 * same in every answer, so only the server's instructions describe it.
 */
function toListedOutput(output: z.ZodObject): JsonSchema {
  const full = jsonNode.parse(z.toJSONSchema(output, { io: "output", unrepresentable: "any" }));
  const { data = {} } = full.properties ?? {};
  const notate = createNotation();
  const toKey = (value: JsonNode, key: string): JsonSchema => {
    const { type, format } = value;
    if (isScalar(value)) return { type, format, description: tellUnit(key, value) };
    // The type already says that it is a list.
    return { type, description: notate(type === "array" ? (value.items ?? {}) : value, key) };
  };
  const properties = mapValues(data.properties ?? {}, toKey);
  return { type: "object", properties: { data: { type: "object", properties } } };
}

/** Longer enums are left out: a call with an unknown word lists them. */
const MAX_WORDS = 10;

function toLean(schema: JsonNode): JsonSchema {
  // The description already writes out the shape, as for rows of answers.
  if (/^[{[]/.test(schema.description ?? "")) {
    return { type: schema.type, description: schema.description };
  }
  const {
    anyOf,
    properties,
    items,
    additionalProperties,
    enum: words,
    ...rest
  } = withoutNull(schema);
  // Items of a described list need no description of their own.
  const hidden = rest.description === undefined ? {} : { description: undefined };
  return {
    ...rest,
    enum: words !== undefined && words.length > MAX_WORDS ? undefined : words,
    anyOf: anyOf?.map(toLean),
    properties: properties && mapValues(properties, toLean),
    items: items && { ...toLean(items), ...hidden },
    additionalProperties: additionalProperties && { ...toLean(additionalProperties), ...hidden },
  };
}

interface Nullable extends Omit<JsonNode, "type" | "enum"> {
  readonly type?: string | readonly string[] | undefined;
  readonly enum?: readonly (string | number | null)[] | undefined;
}

/**
 * Merges alternatives of one type, or that type and null, into one schema: two take three times the
 * room. A word that stands for the default is left out.
 */
function withoutNull({ anyOf, ...schema }: JsonNode): Nullable {
  const alternatives = anyOf
    ?.flatMap((one) => one.anyOf ?? [one])
    .filter((one) => one.const === undefined);
  const types = new Set(alternatives?.map(({ type }) => type ?? ""));
  const [value, ...others] = alternatives?.filter(({ type }) => type !== "null") ?? [];
  const isOne = others.every((one) => isPlain(one) && one.type === value?.type);
  if (value?.type === undefined || !isOne) return { ...schema, anyOf: alternatives };
  const { format, ...one } = value;
  const description = schema.description ?? value.description;
  const kept = others.length === 0 ? { ...one, format } : one;
  if (!types.has("null")) return { ...kept, description, type: value.type };
  const values = one.enum && [...one.enum, null];
  return { ...kept, description, type: [value.type, "null"], enum: values };
}

const isScalar = ({ properties, items, anyOf, additionalProperties }: JsonNode): boolean =>
  [properties, items, anyOf, additionalProperties].every((part) => part === undefined);

const isPlain = (value: JsonNode): boolean =>
  isScalar(value) && value.enum === undefined && value.const === undefined;
