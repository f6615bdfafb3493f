import type { JsonNode } from "./json-node.ts";

/*
 * The shape of a row in a line, a third of its JSON Schema:
 *
 *   {program,cpp?:num,left:num (Of the period),steps:{step:int,reward}[]}
 *
 * A key without a type is a string, one with `?` may be absent. A number whose name does not tell its
 * unit has its description. A shape that was written before is `like` the path where it stands.
 */

/** Gives the notation of a value that stands at a path. */
type Notate = (value: JsonNode, path: string) => string;

/** Gives the notation of each of several values that are read together. */
export function createNotation(): Notate {
  const pathsByShape = new Map<string, string>();
  return toNotation((value, path) => {
    const shape = whole(value, "");
    const before = pathsByShape.get(shape);
    if (before === undefined) pathsByShape.set(shape, path);
    return before === undefined ? undefined : `like ${before}`;
  });
}

/** `find` gives what to write in place of a shape that is known. */
function toNotation(find: (value: JsonNode, path: string) => string | undefined): Notate {
  const notate: Notate = (value, path) => {
    const { items, properties, anyOf, additionalProperties } = value;
    if (anyOf) return [...new Set(anyOf.map((one) => notate(one, path)))].join("|");
    if (value.type === "array") return `${notate(items ?? {}, path)}[]`;
    if (properties) return find(value, path) ?? notateKeys(value, path);
    if (additionalProperties) return `{[key]:${notate(additionalProperties, path)}}`;
    return NAMES[value.format ?? ""] ?? NAMES[value.type ?? ""] ?? "any";
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

/** Every shape in full, so that the same one is always written the same. */
const whole: Notate = toNotation(() => undefined);

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

/** What a number counts, where its name does not say: the start of its description. */
export function tellUnit(key: string, { type, description }: JsonNode): string | undefined {
  const isNumber = type === "number" || type === "integer";
  return isNumber && !UNIT_IN_NAME.test(key) ? description?.split(/[.;]/)[0] : undefined;
}
