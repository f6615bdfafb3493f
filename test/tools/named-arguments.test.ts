import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { DEMO_WALLET } from "../../server/accounts/demo.ts";
import { DEFAULT_CEILINGS } from "../../server/accounts/plans.ts";
import { memberTools } from "../../server/tools/registry.ts";
import { type Member, openMember } from "./member.ts";
import { ARGUMENTS, KINDS } from "./named-arguments.ts";
import { sampleCallsAt } from "./sample-calls.ts";

/*
 * Every argument that names something goes through a finder: as people write it, it is the same as
 * by its id; a name of nothing fails and says which argument it was, and what comes near.
 */

const NOW = "2026-11-21T17:00:00Z";
const UNKNOWN = "zzqx blorf";
const CEILINGS = { ...DEFAULT_CEILINGS, free: { tools: 5000, chat: 1 } };

const schemaNode = z.object({
  type: z.string().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.string().optional(),
  get anyOf() {
    return z.array(schemaNode).optional();
  },
  get items() {
    return schemaNode.optional();
  },
  get properties() {
    return z.record(z.string(), schemaNode).optional();
  },
  get additionalProperties() {
    return schemaNode.optional().catch(undefined);
  },
});

type SchemaNode = z.infer<typeof schemaNode>;

const OF_EVERY_WRITER = /\.idempotency_key$/;
const isDate = ({ format, pattern = "" }: SchemaNode): boolean =>
  format === "date" || pattern.startsWith(String.raw`^\d{4}-`);

/** The paths of the texts that an input takes: `card`, `cards[]`, `spend.<key>`, `swap.from`. */
function textPaths(node: SchemaNode, path: string): readonly string[] {
  const { type, anyOf = [], items, properties = {}, additionalProperties } = node;
  const isText = type === "string" && node.enum === undefined && !isDate(node) && !node.const;
  return [
    ...(isText ? [path] : []),
    ...anyOf.flatMap((one) => textPaths(one, path)),
    ...(items === undefined ? [] : textPaths(items, `${path}[]`)),
    ...Object.entries(properties).flatMap(([key, one]) => textPaths(one, `${path}.${key}`)),
    ...(additionalProperties === undefined
      ? []
      : [`${path}.<key>`, ...textPaths(additionalProperties, `${path}.{}`)]),
  ];
}

const found = new Set(
  memberTools
    .flatMap(({ name, input }) =>
      textPaths(schemaNode.parse(z.toJSONSchema(input, { io: "input" })), name),
    )
    .filter((path) => !OF_EVERY_WRITER.test(path))
    .map((path) => path.replace(/^\w+\.as_if\./, "get_wallet.as_if.")),
);

test("every argument of text is listed with what it names", () => {
  expect([...found].filter((path) => !(path in ARGUMENTS))).toEqual([]);
  expect(Object.keys(ARGUMENTS).filter((path) => !found.has(path))).toEqual([]);
});

const samples = new Map(sampleCallsAt(Date.parse(NOW)));

/** The value with a name at a path; what stands on the way stays as it is. */
function withName(value: unknown, steps: readonly string[], name: string): unknown {
  const [step, ...others] = steps;
  if (step === undefined) return name;
  if (step === "[]") {
    const [first, ...rest]: readonly unknown[] = Array.isArray(value) ? value : [];
    return [withName(first, others, name), ...rest];
  }
  const before = typeof value === "object" && value !== null ? value : {};
  if (step === "<key>") return { [name]: 100 };
  if (FLAGS.has(step)) return { ...before, [step]: { [name]: true } };
  return { ...before, [step]: withName(Reflect.get(before, step), others, name) };
}

/** Records whose values say yes or no; others are of dollars. */
const FLAGS: ReadonlySet<string> = new Set(["enrolments", "relationships"]);

interface Asked {
  readonly tool: string;
  readonly path: string;
  readonly steps: readonly string[];
  readonly beside: object;
}

const toSteps = (path: string): readonly string[] =>
  path
    .replaceAll("[]", ".[]")
    .split(".")
    .filter((step) => step !== "");

function callWith({ tool, steps, beside }: Asked, name: string) {
  const isWriter = memberTools.some((one) => one.name === tool && !one.readOnly);
  const input = { ...samples.get(tool), ...beside, ...(isWriter && { dry_run: true }) };
  return withName(input, steps, name);
}

const failure = z.looseObject({
  status: z.literal("needs_input"),
  needs_input: z.object({
    argument: z.string(),
    given: z.string(),
    candidates: z.array(z.object({ id: z.string(), label: z.string() })),
  }),
});

const answer = z.looseObject({
  result: z.looseObject({
    content: z.array(z.looseObject({ text: z.string() })),
    structuredContent: z.looseObject({}).optional(),
    isError: z.boolean().optional(),
  }),
});

const rows = Object.entries(ARGUMENTS).flatMap(([path, argument]) => {
  if (argument === "free") return [];
  const [kind, beside] = typeof argument === "string" ? [argument, {}] : argument;
  const [tool = "", ...rest] = path.split(".");
  return [{ tool, path: rest.join("."), steps: toSteps(rest.join(".")), beside, kind }];
});

describe("an argument that names something", () => {
  let member: Member;
  beforeAll(async () => {
    member = await openMember(CEILINGS, { now: NOW });
    const [card] = DEMO_WALLET.cards;
    if (card === undefined) throw new Error("The demonstration holds no card.");
    const boa = { ...card, id: "demo-boa", card_id: "boa-customized-cash", last4: "6006" };
    await member.setWallet({ ...DEMO_WALLET, cards: [...DEMO_WALLET.cards, boa] });
  });

  const ask = async (asked: Asked, name: string) => {
    const params = { name: asked.tool, arguments: callWith(asked, name) };
    const response = await member.post({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
    return answer.parse(await response.json()).result;
  };

  test.each(rows)("$tool $path: $kind", async (asked) => {
    const { id, usual, ...more } = KINDS[asked.kind];
    const byId = await ask(asked, id);
    expect(byId.structuredContent).toMatchObject({ status: "ok" });
    for (const name of usual) {
      // oxlint-disable-next-line no-await-in-loop
      const { structuredContent, content } = await ask(asked, name);
      const told = structuredContent?.["data"] ?? content[0]?.text;
      expect(plain(told), name).toEqual(plain(byId.structuredContent?.["data"]));
    }
    const unknown = failure.parse((await ask(asked, UNKNOWN)).structuredContent);
    const argument = asked.path.replaceAll("[]", "[0]").replace("<key>", UNKNOWN);
    expect(unknown.needs_input).toMatchObject({ argument, given: UNKNOWN });
    if (!("near" in more)) return;
    const near = failure.parse((await ask(asked, more.near)).structuredContent);
    expect(near.needs_input.candidates.length).toBeGreaterThan(0);
  });
});

/** Without the ids that each call makes anew. */
const plain = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data ?? "").replaceAll(/\b[0-9a-f]{16,}\b/g, "id"));
