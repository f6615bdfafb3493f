import * as z from "zod";
import type { FactIndex } from "../../server/member/facts.ts";
import { memberTools } from "../../server/tools/registry.ts";
import { type Argument, ARGUMENTS, KINDS } from "../tools/named-arguments.ts";
import { sampleCallsAt } from "../tools/sample-calls.ts";

/* Calls that bring the arguments of a tool to their limits, one by one, in pairs and all at once. */

export interface LimitCall {
  readonly tool: string;
  /** The arguments at their limits. */
  readonly what: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Names as ids, or misspelt, so that each has to be searched for. */
export const SPELLINGS = ["ids", "misspelt"] as const;

const node = z.object({
  type: z.string().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  minimum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  maximum: z.number().optional(),
  maxItems: z.number().optional(),
  maxLength: z.number().optional(),
  get anyOf() {
    return z.array(node).optional();
  },
  get items() {
    return node.optional();
  },
  get properties() {
    return z.record(z.string(), node).optional();
  },
  get additionalProperties() {
    return node.optional().catch(undefined);
  },
});

type Node = z.infer<typeof node>;

const MOST_ITEMS = 200;
const MOST_LETTERS = 2000;
const MOST_KEYS = 60;
const MOST_SUPPOSED = 20;

type Names = Readonly<Partial<Record<string, readonly string[]>>>;

/** Ids of everything that arguments name, by the kind that named-arguments.ts tells. */
export function toNames(facts: FactIndex, held: readonly string[]): Names {
  const { tables } = facts;
  const programs = tables.programs.map(({ key }) => key);
  const categories = [...facts.categories.keys()];
  return {
    card: tables.cards.map(({ id }) => id),
    held,
    flex: held,
    source: programs,
    dest: programs,
    merchant: tables.merchants.map(({ key }) => key),
    category: categories,
    cap: categories,
    choice: categories,
    cycle: categories,
    issuer: [...new Set(tables.cards.map(({ issuer }) => issuer))],
    creditName: tables.credits.map(({ credit_name: name }) => name),
    credit: tables.credits.map(({ credit_name: name }) => name),
    benefit: tables.credits.map(({ credit_name: name }) => name),
  };
}

/** The calls of one tool; the first is an ordinary one. */
export function limitCallsOf(name: string, wanted: Wanted, now: number): readonly LimitCall[] {
  const tool = memberTools.find((one) => one.name === name);
  const sample = sampleCallsAt(now).find(([one]) => one === name)?.[1] ?? {};
  const { properties = {} } = node.parse(
    z.toJSONSchema(tool?.input ?? z.object(), { io: "input", unrepresentable: "any" }),
  );
  const extremes = Object.entries(properties).flatMap(([key, one]) => {
    const path = `${key === "as_if" ? "get_wallet" : name}.${key}`;
    return extremesOf(one, path, wanted).map((value) => ({ key, value }));
  });
  // Lists and tables, each beside every other argument; misspelt ones by themselves.
  const long = extremes.filter(({ value }) => typeof value === "object" && value !== null);
  const pairs = long.flatMap((one) =>
    extremes.flatMap((other) => (one.key === other.key ? [] : [[one, other]])),
  );
  const paired = wanted.spelling === "ids" ? pairs : [];
  return [[], ...extremes.map((one) => [one]), ...paired, extremes].map((chosen) => ({
    tool: name,
    what: [wanted.spelling, ...chosen.map(({ key }) => key)].join(" "),
    input: { ...sample, ...Object.fromEntries(chosen.map(({ key, value }) => [key, value])) },
  }));
}

interface Wanted {
  readonly names: Names;
  readonly spelling: (typeof SPELLINGS)[number];
}

/** The largest value of an argument; of numbers, days and switches also the other end. */
function extremesOf(one: Node, path: string, wanted: Wanted): readonly unknown[] {
  const { type, format, anyOf } = one;
  if (one.enum !== undefined) return one.enum.slice(-1);
  if (one.const !== undefined) return [one.const];
  if (anyOf !== undefined) return anyOf.flatMap((other) => extremesOf(other, path, wanted));
  if (format === "date") return ["1950-01-01", "2199-12-31"];
  if (isDay(one)) return ["1950-01", "2199-12"];
  if (type === "boolean") return [true, false];
  if (type === undefined || type === "null") return [null];
  if (type === "number" || type === "integer") {
    return [Math.min(one.maximum ?? 1e6, 1e9), one.minimum ?? one.exclusiveMinimum ?? 0];
  }
  return [largestOf(one, path, wanted)];
}

const isDay = ({ format, pattern = "" }: Node): boolean =>
  format === "date" || pattern.startsWith(String.raw`^\d{4}-`);

function largestOf(one: Node, path: string, wanted: Wanted, at = 0): unknown {
  const { type, items, properties } = one;
  if (type === "array" && items !== undefined) return longestList(one, items, path, wanted);
  if (type === "object" && properties !== undefined) {
    return Object.fromEntries(
      Object.entries(properties).map(([key, of]) => [
        key,
        largestOf(of, `${path}.${key}`, wanted, at),
      ]),
    );
  }
  if (type === "object") return longestTable(one, path, wanted);
  if (type === "string" && one.enum === undefined && !isDay(one)) {
    const texts = textsFor(path, wanted);
    return (texts[at % texts.length] ?? "").slice(0, one.maxLength ?? MOST_LETTERS);
  }
  // Amounts that grow, so that no two entries are alike.
  if (type === "number" || type === "integer")
    return Math.min(one.maximum ?? 1e6, 500 + 10_000 * at);
  const extremes = extremesOf(one, path, wanted);
  return extremes[at % extremes.length];
}

function longestList({ maxItems = MOST_ITEMS }: Node, items: Node, path: string, wanted: Wanted) {
  const length = Math.min(maxItems, items.enum?.length ?? MOST_ITEMS);
  return Array.from({ length }, (_, place) =>
    items.enum === undefined ? largestOf(items, `${path}[]`, wanted, place) : items.enum[place],
  );
}

function longestTable({ additionalProperties = {} }: Node, path: string, wanted: Wanted) {
  const most = path.includes(".as_if") ? MOST_SUPPOSED : MOST_KEYS;
  const keys = textsFor(`${path}.<key>`, wanted).slice(0, most);
  return Object.fromEntries(
    keys.map((key, at) => [key, largestOf(additionalProperties, `${path}.{}`, wanted, at)]),
  );
}

function textsFor(path: string, { names, spelling }: Wanted): readonly string[] {
  const argument: Argument = ARGUMENTS[path] ?? "free";
  const kind = typeof argument === "string" ? argument : argument[0];
  if (kind === "free") return ["wx yz ".repeat(MOST_LETTERS / 6)];
  const ids = names[kind] ?? [KINDS[kind].id];
  return spelling === "ids" ? ids : ids.map(misspell);
}

/** A vowel less: no name, and near to many. */
const misspell = (id: string): string => id.replaceAll(/[-_]/g, " ").replace(/[aeiou](?=\w)/, "");
