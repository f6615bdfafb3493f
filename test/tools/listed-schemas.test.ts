import { expect, test } from "vitest";
import * as z from "zod";
import { type JsonNode, jsonNode, toListed } from "../../server/tools/frame/listed-schemas.ts";
import { memberTools } from "../../server/tools/registry.ts";
import { listTools, sumSizes, toListSizes, toTokens } from "./size-of.ts";

/*
 * Compares the listed shape of an answer with the full schema: every key of `data` and of its rows,
 * its type, and if it may be absent.
 */
interface Shape {
  readonly [key: string]: string | Shape;
}

/** A line of the notation as an object; a list of objects has the key `[]`. */
function parseShape(line: string): Shape {
  const json = line
    .replaceAll(/ \((?:[^()]|\([^()]*\))*\)/g, "")
    .replaceAll(/like [\w.]+(?:\[\])*|\[key\]|\w[\w|]*\??(?:\[\])*/g, '"$&"')
    .replaceAll(/([{,])("[^"]+")(?=[,}])/g, '$1$2:"string"')
    .replaceAll("}[]", ',"[]":"list"}');
  return shape.parse(JSON.parse(json));
}

const shape: z.ZodType<Shape> = z.lazy(() => z.record(z.string(), z.union([z.string(), shape])));

/** The same with each `like …` replaced by what stands there. */
function resolve(value: string | Shape, root: Shape): string | Shape {
  if (typeof value !== "string") {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolve(one, root)]));
  }
  const [, path, lists] = /^like ([\w.]+)((?:\[\])*)$/.exec(value) ?? [];
  if (path === undefined) return value;
  const found = path
    .split(".")
    .reduce<string | Shape | undefined>(
      (at, key) => (typeof at === "object" ? (at[key] ?? at[`${key}?`]) : undefined),
      root,
    );
  if (typeof found !== "object") throw new Error(`nothing stands at ${path}`);
  const { "[]": _, ...keys } = found;
  return resolve(lists === "" ? keys : { ...keys, "[]": "list" }, root);
}

const TYPES: Readonly<Record<string, string>> = {
  date: "date",
  "date-time": "datetime",
  integer: "int",
  number: "num",
  boolean: "bool",
  string: "string",
};

/** The shape of a value by its full schema. */
function toShape(node: JsonNode): string | Shape {
  if (node.anyOf) {
    const types = node.anyOf.map((one) => z.string().parse(toShape(one)));
    return [...new Set(types)].join("|");
  }
  if (node.type === "array") {
    const items = toShape(node.items ?? {});
    return typeof items === "string" ? `${items}[]` : { ...items, "[]": "list" };
  }
  if (node.properties) {
    const entries = Object.entries(node.properties).map(([key, one]) => {
      const name = node.required?.includes(key) === true ? key : `${key}?`;
      return [name, toShape(one)] as const;
    });
    return Object.fromEntries(entries);
  }
  if (node.additionalProperties) return { "[key]": toShape(node.additionalProperties) };
  return TYPES[node.format ?? ""] ?? TYPES[node.type ?? ""] ?? "any";
}

const tellsType = (node: JsonNode): boolean =>
  node.items !== undefined || node.description?.startsWith("{") === true;

/** A key of `data` as it is listed: a line of notation, or a plain type. */
function toListedShape(node: JsonNode): string | Shape {
  const { type = "", format = "", description = "" } = node;
  if (type !== "array" && type !== "object" && !tellsType(node)) {
    return TYPES[format] ?? TYPES[type] ?? "any";
  }
  const of = description.startsWith("{") ? parseShape(description) : description;
  if (type !== "array") return of;
  return typeof of === "string" ? `${of}[]` : { ...of, "[]": "list" };
}

test.each(memberTools)("$name lists every key of its answer", ({ input, output }) => {
  const listed = jsonNode.parse(toListed({ input, output }).output).properties ?? {};
  const full = jsonNode.parse(z.toJSONSchema(output, { io: "output", unrepresentable: "any" }));
  const keys = Object.entries(listed["data"]?.properties ?? {});
  const root = Object.fromEntries(keys.map(([key, node]) => [key, toListedShape(node)]));
  const { properties = {} } = full.properties?.["data"] ?? {};
  const told = Object.entries(properties).map(([key, node]) => [key, toShape(node)]);
  expect(resolve(root, root)).toEqual(Object.fromEntries(told));
});

test("a number whose name tells no unit has its description", () => {
  const name = "calculate_transfer";
  const tool = memberTools.find((one) => one.name === name);
  expect(JSON.stringify(tool && toListed(tool).output)).toMatch(/hours?\b|Hours/);
});

test("the list keeps within its size", async () => {
  const sizes = sumSizes((await listTools(memberTools, toListed)).map(toListSizes));
  expect(sizes.whole).toBeLessThanOrEqual(110_000);
  expect(toTokens(sizes.withoutOutput)).toBeLessThanOrEqual(15_000);
});

test("inputs are listed without what only validates", () => {
  const text = JSON.stringify(memberTools.map((tool) => toListed(tool).input));
  expect(text).not.toMatch(/"(?:\$schema|pattern|m(?:in|ax)imum|m(?:in|ax)(?:Length|Items))":/);
});
