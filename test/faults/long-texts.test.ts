import * as z from "zod";
import { describe, expect, test } from "vitest";
import { DEMO_WALLET } from "../../server/accounts/demo.ts";
import { memberTools } from "../../server/tools/registry.ts";
import { callBody } from "../mcp/requests.ts";
import { openMember } from "../tools/member.ts";
import { SAMPLE_CALLS } from "../tools/sample-calls.ts";

/*
 * The longest texts that a tool takes, in shapes that a pattern which looks back reads for minutes,
 * and the first and last days and numbers.
 */

/** Escaped in JSON, twice as much still fits in a request. */
const LONGEST_IMPORT = 100_000;
const LONGEST_OTHER = 20_000;

/** A request this slow counts as hanging. */
const HANGS_MS = 20_000;

const fill = (text: string, length: number): string =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

const SHAPES = {
  blanks: (length: number) => `best${fill(" ", length - 8)}card`,
  "a single line": (length: number) => fill("gold and plat & csr ", length),
  "lines of one letter": (length: number) => fill("x\n", length),
  dots: (length: number) => `a${fill(".:", length - 2)}b`,
  commas: (length: number) => fill("x, ", length),
  "and signs": (length: number) => fill("a & ", length),
  quotes: (length: number) => fill('"', length),
  digits: (length: number) => fill("1", length),
  "digits apart": (length: number) => fill("1 ", length),
  years: (length: number) => fill("in 2022 ", length),
  "open brackets": (length: number) => fill("{", length),
  separators: (length: number) => fill(";", length),
} as const;

const TYPES = ["auto", "text", "csv", "json"] as const;

describe.each(Object.entries(SHAPES))("an import of %s", (_, toText) => {
  test.each(TYPES)("is answered as %s", { timeout: HANGS_MS }, async (format) => {
    const member = await openMember();
    const response = await member.post(
      callBody("import_wallet", { content: toText(LONGEST_IMPORT), format }),
    );
    expect(response.status).toBe(200);
  });
});

test.each(Object.entries(SHAPES))(
  "a statement of %s is answered",
  { timeout: HANGS_MS },
  async (_, toText) => {
    const member = await openMember();
    const statement = toText(LONGEST_IMPORT);
    const response = await member.post(
      callBody("record_purchase", { card: "amex gold", statement }),
    );
    expect(response.status).toBe(200);
  },
);

const listed = z.object({
  result: z.object({
    tools: z.array(
      z.object({
        name: z.string(),
        inputSchema: z.object({
          properties: z.record(z.string(), z.json()),
          required: z.array(z.string()).default([]),
        }),
      }),
    ),
  }),
});

/** The longest text that any branch of a schema takes. */
const toLongest = (schema: unknown): number => {
  const found = /"maxLength":(\d+)/.exec(JSON.stringify(schema))?.[1];
  return Math.min(Number(found ?? LONGEST_OTHER), LONGEST_OTHER);
};

const takesList = (schema: unknown): boolean => JSON.stringify(schema).includes('"array"');

const openBusyMember = () =>
  openMember({ free: { tools: 1_000_000, chat: 0 }, member: { tools: 1_000_000, chat: 0 } });

test("every argument of every tool is answered at its longest", async () => {
  const member = await openBusyMember();
  const list = await member.post({ jsonrpc: "2.0", id: 1, method: "tools/list" });
  const { tools } = listed.parse(await list.json()).result;
  for (const { name, inputSchema } of tools) {
    const others = Object.fromEntries(inputSchema.required.map((one) => [one, "x"]));
    for (const [argument, schema] of Object.entries(inputSchema.properties)) {
      for (const toText of [SHAPES.blanks, SHAPES.commas, SHAPES["digits apart"]]) {
        const text = toText(toLongest(schema));
        const input = { ...others, [argument]: takesList(schema) ? [text] : text };
        const response = await member.post(callBody(name, input));
        expect(response.status, `${name}.${argument}`).toBe(200);
      }
    }
  }
});

const node = z.looseObject({
  type: z.string().optional(),
  format: z.string().optional(),
  anyOf: z.array(z.unknown()).default([]),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).default({}),
  additionalProperties: z.unknown().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
});

const EXTREME_DAYS = ["0001-01-01", "1950-01-01", "2199-12-31", "9999-12-31"];
const EXTREME_NUMBERS = [-1e308, 0, 0.001, 5e-324, Number.MAX_SAFE_INTEGER, 1e308];

/** Values of a schema with one day or number at an extreme; none where it holds neither. */
function extremesOf(schema: unknown): readonly unknown[] {
  const { success, data } = node.safeParse(schema);
  if (!success) return [];
  if (data.format === "date") return EXTREME_DAYS;
  if (data.type === "number" || data.type === "integer") {
    return [...EXTREME_NUMBERS, data.minimum, data.maximum].filter((one) => one !== undefined);
  }
  return [
    ...data.anyOf.flatMap(extremesOf),
    ...extremesOf(data.items).map((one) => [one]),
    ...extremesOf(data.additionalProperties).map((one) => ({ dining: one })),
    ...Object.entries(data.properties).flatMap(([name, inner]) =>
      extremesOf(inner).map((one) => ({ [name]: one })),
    ),
  ];
}

test("every day and number of every tool is answered at its extremes", async () => {
  const member = await openBusyMember();
  const samples = new Map(SAMPLE_CALLS);
  const failed: string[] = [];
  for (const { name, input } of memberTools) {
    const { properties } = node.parse(z.toJSONSchema(input, { io: "input" }));
    const inputs = Object.entries(properties).flatMap(([argument, schema]) =>
      extremesOf(schema).map((value) => ({ [argument]: value })),
    );
    for (const extreme of inputs) {
      await member.setWallet(DEMO_WALLET);
      const call = callBody(name, { ...samples.get(name), ...extreme });
      const status = await member.post(call).then((response) => response.status, String);
      if (status !== 200) failed.push(`${name} ${JSON.stringify(extreme)}: ${status}`);
    }
  }
  expect(failed).toEqual([]);
}, 120_000);
