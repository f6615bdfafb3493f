import { asObject } from "./json-schema.ts";

/** Answers may gain enum values later; requests may not. */
export type Direction = "answer" | "request";

/** The TypeScript type of a JSON Schema that zod wrote. */
export function toType(schema: unknown, direction: Direction): string {
  const shape = asObject(schema);
  const { $ref: ref, const: only, enum: values, items } = shape;
  if (typeof ref === "string") return ref.slice(ref.lastIndexOf("/") + 1);
  if (only !== undefined) return JSON.stringify(only);
  if (Array.isArray(values)) return toEnum(values, direction);
  const choices = [shape["oneOf"], shape["anyOf"]].find(Array.isArray);
  if (choices !== undefined) {
    return choices.map((choice: unknown) => toType(choice, direction)).join(" | ");
  }
  if (shape["type"] === "array") return `Array<${toType(items, direction)}>`;
  if (shape["type"] === "object") return toObjectType(shape, direction);
  return PRIMITIVES[String(shape["type"])] ?? "unknown";
}

export function toFields(shape: Readonly<Record<string, unknown>>, direction: Direction): string {
  const required: unknown = shape["required"];
  const isRequired = (field: string) => Array.isArray(required) && required.includes(field);
  return Object.entries(asObject(shape["properties"]))
    .map(([field, schema]) => {
      const name = /^[\w$]+$/.test(field) ? field : JSON.stringify(field);
      const mark = isRequired(field) ? "" : "?";
      return `${toComment(asObject(schema)["description"])}${name}${mark}: ${toType(schema, direction)};`;
    })
    .join("\n");
}

export const toComment = (text: unknown): string =>
  typeof text === "string" ? `/** ${text.replaceAll("*/", "* /")} */\n` : "";

const PRIMITIVES: Readonly<Record<string, string>> = {
  string: "string",
  number: "number",
  integer: "number",
  boolean: "boolean",
  null: "null",
};

/** With `string & {}` an editor still offers the known values. */
function toEnum(values: readonly unknown[], direction: Direction): string {
  const known = values.map((value) => JSON.stringify(value)).join(" | ");
  return direction === "answer" ? `${known} | (string & {})` : known;
}

function toObjectType(shape: Readonly<Record<string, unknown>>, direction: Direction): string {
  const { properties, additionalProperties: more } = shape;
  const isOpen = typeof more === "object" && more !== null;
  const rest = `[key: string]: ${Object.keys(asObject(more)).length > 0 ? toType(more, direction) : "unknown"};`;
  if (properties === undefined) return `{ ${rest} }`;
  return `{\n${toFields(shape, direction)}\n${isOpen ? `${rest}\n` : ""}}`;
}
