import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { DEMO_WALLET } from "../../server/accounts/demo.ts";
import { memberReaders } from "../../server/tools/registry.ts";
import { callBody } from "../mcp/requests.ts";
import { type Member, openMember } from "./member.ts";
import { quantileOf, textSizes, toTokens } from "./size-of.ts";
import { bigWallet } from "./wallets.ts";

let member: Member;
beforeAll(async () => {
  member = await openMember();
  await member.setWallet(DEMO_WALLET);
});

const callResult = z.object({
  result: z.object({
    content: z.array(z.object({ type: z.literal("text"), text: z.string() })),
    structuredContent: z.looseObject({
      summary: z.string(),
      warnings: z.array(z.string()),
      data: z.record(z.string(), z.unknown()),
    }),
  }),
});

async function send(name: string, input: object) {
  const response = await member.post(callBody(name, input));
  const { content, structuredContent } = callResult.parse(await response.json()).result;
  return { text: content.map((block) => block.text).join("\n"), structured: structuredContent };
}

describe("the text of an answer", () => {
  test("begins with the summary and gives rows as lines", async () => {
    const { text, structured } = await send("list_balances", {});
    const lines = text.split("\n");
    expect(lines[0]).toBe(structured.summary);
    expect(lines).toContain("balances, 5:");
    expect(lines).toContain("World of Hyatt | me | 21000 | 336 | 1.6");
  });

  test("tells the id of a card that was added, and none of a dry run", async () => {
    const input = { card: "chase freedom flex", allow_duplicate: true };
    const dry = await send("add_wallet_card", { ...input, dry_run: true });
    expect(dry.text).not.toContain("wallet_card_id: ");
    const { text, structured } = await send("add_wallet_card", input);
    const { wallet_card_id: id } = z
      .object({ wallet_card_id: z.string() })
      .parse(structured.data["wallet_card"]);
    expect(text).toContain(`wallet_card_id: ${id}`);
    await member.setWallet(DEMO_WALLET);
  });

  test("is the whole answer as JSON when full detail is asked for", async () => {
    const { text, structured } = await send("list_credits", { detail: "full" });
    expect(JSON.parse(text)).toEqual(structured);
  });

  test("counts what it leaves out, and the structure holds it", async () => {
    await member.setWallet(bigWallet(30));
    const { text, structured } = await send("list_credits", {});
    const [, shown, all] = /^credits, (\d+) of (\d+):$/m.exec(text) ?? [];
    expect(Number(shown)).toBeGreaterThan(10);
    expect(structured.data["credits"]).toHaveLength(Number(all));
    expect(text).toContain(`Left out here: ${Number(all) - Number(shown)} of credits`);
    await member.setWallet(DEMO_WALLET);
  });

  test("says how the earning of a renewal is counted", async () => {
    const { text } = await send("evaluate_renewal", { wallet_card_id: "demo-platinum" });
    expect(text).toContain("Assumed: Earning is how much less the household");
  });

  test("has what ends first when not all fits", async () => {
    await member.setWallet(bigWallet(30));
    const { text } = await send("list_credits", {});
    const [, ...rows] = text.slice(text.indexOf("credits, ")).split("\n");
    const ends = rows.slice(1, 11).map((row) => row.split(" | ").at(-2) ?? "");
    expect(ends).toEqual(ends.toSorted());
    await member.setWallet(DEMO_WALLET);
  });

  test("names what an ambiguous name may mean", async () => {
    const response = await member.post(callBody("get_card", { card: "delta" }));
    expect(JSON.stringify(await response.json())).toContain(
      "amex-delta-reserve | Delta SkyMiles Reserve",
    );
  });
});

describe("limit", () => {
  test("cuts the list, and says how many are left out", async () => {
    const { text, structured } = await send("list_balances", { limit: 2 });
    expect(structured.data["balances"]).toHaveLength(2);
    expect(structured.data["total_points"]).toBe(546_640);
    expect(structured.warnings).toContain("balances: 2 of 5 given; limit left out 3.");
    expect(text).toContain("balances, 2:");
  });

  test("shows all rows that it gives", async () => {
    await member.setWallet(bigWallet(30));
    const { text } = await send("list_credits", { limit: 60 });
    expect(text).toContain("credits, 60:");
    await member.setWallet(DEMO_WALLET);
  });
});

const schemaNode = z.looseObject({
  get properties() {
    return z.record(z.string(), schemaNode).optional();
  },
  get items() {
    return schemaNode.optional();
  },
  get anyOf() {
    return z.array(schemaNode).optional();
  },
  get additionalProperties() {
    return schemaNode.optional().catch(undefined);
  },
});
type SchemaNode = z.infer<typeof schemaNode>;

/** The rows of a list, the values of a record, each alternative of a union. */
const within = (node: SchemaNode): readonly SchemaNode[] => [
  node,
  ...[node.items, node.additionalProperties, ...(node.anyOf ?? [])].flatMap((one) =>
    one === undefined ? [] : within(one),
  ),
];

const hasPath = (node: SchemaNode, [key, ...rest]: readonly string[]): boolean =>
  key === undefined ||
  within(node).some(({ properties = {} }) => {
    const { [key]: next } = properties;
    return next !== undefined && hasPath(next, rest);
  });

test("every list and column that a tool names is there", () => {
  for (const { name, brief, schemas } of memberReaders) {
    const data = schemaNode.parse(
      z.toJSONSchema(schemas.data, { io: "output", unrepresentable: "any" }),
    );
    const { rows, columns = {}, lowestFirst } = brief ?? {};
    const paths = Object.entries(columns).flatMap(([list, keys]) => [
      [list],
      ...(keys === "" ? [] : keys.split(" ")).map((key) => [list, ...key.split(".")]),
    ]);
    if (rows !== undefined) paths.push([rows]);
    if (rows !== undefined && lowestFirst !== undefined) paths.push([rows, lowestFirst]);
    for (const path of paths) {
      expect.soft(hasPath(data, path), `${name}: ${path.join(".")}`).toBe(true);
    }
  }
});

test.each([
  ["big_30", 400, 2500],
  ["big_200", 500, 6000],
])("answers for %s have a median of %i tokens and at most %i", async (wallet, median, most) => {
  const sizes = [...(await textSizes(wallet)).values()];
  expect(toTokens(quantileOf(sizes, 0.5))).toBeLessThanOrEqual(median);
  expect(toTokens(Math.max(...sizes))).toBeLessThanOrEqual(most);
});
