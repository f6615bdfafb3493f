import * as z from "zod";
import { TOOLS_PATH } from "../../server/contract/addresses.ts";
import { memberTools } from "../../server/tools/registry.ts";

/** The parts of a JSON Schema that readers need. */
const schema = z.looseObject({
  get properties() {
    return z.record(z.string(), schema).optional();
  },
  get items() {
    return schema.optional();
  },
  get anyOf() {
    return z.array(schema).optional();
  },
  get additionalProperties() {
    return z.union([z.boolean(), schema]).optional();
  },
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.union([z.string(), z.number(), z.boolean()])).optional(),
  const: z.union([z.string(), z.number(), z.boolean()]).optional(),
  format: z.string().optional(),
  description: z.string().optional(),
  required: z.array(z.string()).optional(),
});

type Schema = z.infer<typeof schema>;
type MemberTool = (typeof memberTools)[number];

/** tools.md: member tools for human readers, generated from their definitions. */
export const toToolReference = (): string =>
  [
    "# The member tools",
    "",
    `${memberTools.length} MCP tools over a member's wallet, at POST ${TOOLS_PATH} with a Bearer token (an API key or`,
    "an OAuth access token with the scope service:tools, which reads, or service:tools:write, which",
    "reads and changes the wallet), or over stdio with `cardfile tools`. They return data and arithmetic; the caller",
    "reasons.",
    "",
    "Every answer is one envelope: `status` (ok, needs_input, or refused with `refusal`), `summary`,",
    "`data` (below), `as_of` (the day of the newest fact used), `today` (the member's), `assumptions`,",
    "`warnings`, `sources`, `next_actions`. Tools that write also take `dry_run` (changes nothing) and",
    "`idempotency_key` (a repeat within 24 hours is done once), and return `dry_run`. Tools that read the",
    "wallet take `as_if`, which supposes cards opened, closed or changed, balances, monthly spend or a",
    "later day, and saves nothing.",
    "",
    "An ambiguous name comes back in `needs_input`: the `argument` (its path),",
    "what was `given`, and `candidates`, each with `id` and `label`. An unknown name is an",
    "error with the same `needs_input` in its structured content; its candidates are the nearest.",
    "",
    ...memberTools.map(
      (tool) => `- [${tool.name}](#${tool.name}): ${tool.title} (${toMode(tool)})`,
    ),
    ...memberTools.flatMap(toSection),
  ]
    .join("\n")
    .concat("\n");

function toMode({ readOnly, destructive }: MemberTool): string {
  if (readOnly) return "reads";
  return destructive === true ? "writes, may destroy" : "writes";
}

function toSection(tool: MemberTool): readonly string[] {
  const input = toSchema(tool.input, "input");
  const data = toSchema(tool.output, "output").properties?.["data"];
  return [
    "",
    `## ${tool.name}`,
    "",
    toAscii(tool.description),
    "",
    `Mode: ${toMode(tool)}.`,
    "",
    "Inputs:",
    "",
    ...toFields(input, 0),
    "",
    "In `data`:",
    "",
    ...(data === undefined ? [] : toFields(data, 0)),
  ];
}

const toSchema = (type: z.ZodType, io: "input" | "output"): Schema =>
  schema.parse(z.toJSONSchema(type, { io, unrepresentable: "any" }));

const INDENT = "  ";
const DEEPEST = 3;

function toFields(of: Schema, depth: number): readonly string[] {
  const fields = Object.entries(of.properties ?? {});
  if (fields.length === 0) return depth === 0 ? ["- none"] : [];
  return fields.flatMap(([name, field]) => {
    const mark = of.required?.includes(name) === true ? "" : "?";
    const about = field.description === undefined ? "" : `: ${toAscii(field.description)}`;
    const line = `${INDENT.repeat(depth)}- \`${name}${mark}\` ${toType(field)}${about}`;
    const inner = field.items ?? field;
    const isTold = depth >= DEEPEST || field.description?.startsWith("{") === true;
    return isTold ? [line] : [line, ...toFields(inner, depth + 1)];
  });
}

function toType(field: Schema): string {
  if (field.enum !== undefined) return field.enum.map(String).join(" | ");
  if (field.const !== undefined) return String(field.const);
  if (field.anyOf !== undefined) return [...new Set(field.anyOf.map(toType))].join(" or ");
  if (field.items !== undefined) return `list of ${toType(field.items)}`;
  if (typeof field.additionalProperties === "object") {
    return `map to ${toType(field.additionalProperties)}`;
  }
  return (
    field.format ?? (Array.isArray(field.type) ? field.type.join(" or ") : (field.type ?? "any"))
  );
}

/** Bodies are written one byte per character. */
const toAscii = (text: string): string =>
  text.replaceAll(/[^\n\x20-\x7E]/g, (character) => ASCII.get(character) ?? "?");

const ASCII: ReadonlyMap<string, string> = new Map([
  ["\u2018", "'"],
  ["\u2019", "'"],
  ["\u201C", '"'],
  ["\u201D", '"'],
  ["\u2013", "-"],
  ["\u2014", "-"],
  ["\u2212", "-"],
  ["\u2026", "..."],
  ["\u00D7", "x"],
  ["\u2192", "->"],
  ["\u2264", "<="],
  ["\u2265", ">="],
]);
