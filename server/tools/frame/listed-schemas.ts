import * as z from "zod";
import { mapValues } from "../../contract/map-values.ts";
import type { AnyTool } from "../../mcp/tool.ts";
import type { JsonSchema, ListedSchemas } from "../../mcp/tool-set.ts";
import { type JsonNode, jsonNode } from "./json-node.ts";
import { createNotation, tellUnit } from "./row-notation.ts";

/*
 * What `tools/list` gives of a tool's schemas. The full ones are five times as large as what a model
 * needs to call and to read; the tests, the chat and /tools.md use those.
 */

/** Gives the schemas of a tool as they are listed. They are made once. */
export function toListed({ input, output }: Schemas): ListedSchemas {
  const before = made.get(input);
  if (before !== undefined) return before;
  const listed = { input: toListedInput(input), output: toListedOutput(output) };
  made.set(input, listed);
  return listed;
}

type Schemas = Pick<AnyTool<never>, "input" | "output">;

const made = new WeakMap<z.ZodObject, ListedSchemas>();

/** The input's schema without what only validates: what does not fit is told by the call. */
const toListedInput = (input: z.ZodObject): JsonSchema =>
  toLean(jsonNode.parse(z.toJSONSchema(input, { io: "input" })));

/**
 * The output's schema: each key of `data`, the shape of rows as a line of text. What every answer has
 * beside them is told once, in the instructions of the server.
 */
function toListedOutput(output: z.ZodObject): JsonSchema {
  const full = jsonNode.parse(z.toJSONSchema(output, { io: "output", unrepresentable: "any" }));
  const { data = {} } = full.properties ?? {};
  const notate = createNotation();
  const toKey = (value: JsonNode, key: string): JsonSchema => {
    const { type, format } = value;
    if (isScalar(value)) return { type, format, description: tellUnit(key, value) };
    // That it is a list of them tells the type.
    return { type, description: notate(type === "array" ? (value.items ?? {}) : value, key) };
  };
  const properties = mapValues(data.properties ?? {}, toKey);
  return { type: "object", properties: { data: { type: "object", properties } } };
}

/** A longer list is told by the call that names none of it. */
const MAX_WORDS = 10;

function toLean(schema: JsonNode): JsonSchema {
  // A shape that its description writes out, as rows of answers are.
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
  // What is in a list that has a description needs none of its own.
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
 * Alternatives that are one type, or that or null, as one schema: two take thrice the room. A word
 * that stands for the default is not told.
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

/** Whether only its type is told of a value. */
const isPlain = (value: JsonNode): boolean =>
  isScalar(value) && value.enum === undefined && value.const === undefined;
