import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { toCatalogToolSet } from "../../server/catalog-mcp/endpoint.ts";
import { createEndpoint } from "../../server/mcp/endpoint.ts";
import { createFastLane } from "../../server/mcp/fast-lane.ts";
import { type PlainRequest, toPlainRequest } from "../../server/mcp/envelope.ts";
import type { MaybePromise } from "../../server/mcp/tool.ts";
import { createSdkPath, type SdkPath } from "../../server/mcp/sdk-path.ts";
import { openService } from "../support/service.ts";
import { callBody, envelopeHeaders, toEnvelope } from "./requests.ts";

/*
 * The SDK is the reference. Whatever the fast lane answers must be, byte for byte, what the SDK
 * would have answered; what it leaves alone goes to the SDK anyway.
 */
type FastLane = (plain: PlainRequest) => MaybePromise<string | undefined>;
let fast: FastLane;
let bySdk: SdkPath;
let endpoint: ReturnType<typeof createEndpoint>;

beforeAll(async () => {
  const { catalog } = await openService();
  const set = toCatalogToolSet({ current: catalog.current, publicUrl: "https://cards.example" });
  const log = (message: string): void => {
    throw new Error(message);
  };
  const answerFast = createFastLane(set);
  fast = (plain) => answerFast(plain, set.getContext);
  bySdk = createSdkPath(set, log);
  endpoint = createEndpoint(set, { allowedHosts: undefined, log });
});

function toRequest(body: unknown, headers: Readonly<Record<string, string>>): Request {
  return new Request("http://127.0.0.1/mcp", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

/** Compares all three; tells whether the fast lane answered. */
async function compare(body: unknown, headers: Readonly<Record<string, string>>): Promise<boolean> {
  const reference = await bySdk(toRequest(body, headers), structuredClone(body));
  const text = await reference.text();
  const served = await endpoint(toRequest(body, headers));
  expect(served.status).toBe(reference.status);
  expect(await served.text()).toBe(text);
  const plain = toPlainRequest(body, new Headers(headers));
  const quick = plain && (await fast(plain));
  if (quick !== undefined) expect(quick).toBe(text);
  return quick !== undefined;
}

const calls: readonly [tool: string, input: object][] = [
  ["get_card_facts", { card_name: "csp" }],
  ["get_card_facts", { card_name: "sapphire" }],
  ["search_card_catalog", {}],
  ["search_card_catalog", { issuer: "amex", no_foreign_transaction_fee: true, limit: 3 }],
  ["compare_card_facts", { card_names: ["csp", "csr", "venture x"] }],
  ["find_transfer_routes", { from_program: "UR" }],
  ["find_transfer_routes", { include_inactive: true, limit: 200 }],
  ["estimate_point_value", {}],
  ["estimate_point_value", { program: "hyatt", points: 12_345 }],
];

describe.each(["handshake", "envelope"] as const)("in the %s era", (era) => {
  const inEra = (body: Readonly<Record<string, unknown>>) => {
    const sent = era === "envelope" ? toEnvelope(body) : body;
    return [sent, era === "envelope" ? envelopeHeaders(sent) : {}] as const;
  };

  test.each(calls)("%s %j takes the fast lane and is the same", async (tool, input) => {
    expect(await compare(...inEra(callBody(tool, input)))).toBe(true);
  });

  test.each<readonly [string, Readonly<Record<string, unknown>>]>([
    ["an unknown tool", callBody("nope", {})],
    ["wrong arguments", callBody("get_card_facts", { card_name: 7 })],
    ["a list", { jsonrpc: "2.0", id: 1, method: "tools/list" }],
    ["a ping", { jsonrpc: "2.0", id: 1, method: "ping" }],
    ["a null id", callBody("get_card_facts", { card_name: "csp" }, null)],
    ["an object id", callBody("get_card_facts", { card_name: "csp" }, {})],
    ["a fraction as id", callBody("get_card_facts", { card_name: "csp" }, 1.5)],
    ["another member", { ...callBody("get_card_facts", { card_name: "csp" }), extra: 1 }],
  ])("%s is left to the SDK and is the same", async (_, body) => {
    expect(await compare(...inEra(body))).toBe(false);
  });

  test("a card nobody knows is refused in the same bytes", async () => {
    expect(
      await compare(...inEra(callBody("get_card_facts", { card_name: "unicorn elite" }))),
    ).toBe(true);
  });

  const text = fc.oneof(
    {
      weight: 9,
      arbitrary: fc.constantFrom("csp", "amex plat", "hyatt", "UR", "delta", "gold", "venture x"),
    },
    { weight: 1, arbitrary: fc.constantFrom("", 'é✈\u2028"\\') },
    { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
  );
  const input = fc.record(
    {
      card_name: text,
      card_names: fc.array(text, { minLength: 1, maxLength: 5 }),
      query: text,
      issuer: text,
      card_type: fc.constantFrom("personal", "business", "other"),
      annual_fee_max: fc.oneof(fc.nat(900), fc.double()),
      no_foreign_transaction_fee: fc.boolean(),
      from_program: text,
      to_program: text,
      program: text,
      points: fc.oneof(fc.nat(), fc.double({ min: -1, max: 1e6 })),
      limit: fc.integer({ min: 0, max: 205 }),
    },
    { requiredKeys: [] },
  );
  const FIELDS: Readonly<Record<string, readonly string[]>> = {
    get_card_facts: ["card_name"],
    compare_card_facts: ["card_names"],
    search_card_catalog: [
      "query",
      "issuer",
      "card_type",
      "annual_fee_max",
      "no_foreign_transaction_fee",
      "limit",
    ],
    find_transfer_routes: ["from_program", "to_program", "limit"],
    estimate_point_value: ["program", "points"],
  };
  const call = fc
    .tuple(fc.constantFrom(...Object.keys(FIELDS)), input, fc.nat(9))
    .map(([tool, fields, dice]) => {
      const own = Object.entries(fields).filter(([field]) => FIELDS[tool]?.includes(field));
      return callBody(tool, dice === 0 ? fields : Object.fromEntries(own));
    });
  const id = fc.oneof(fc.integer(), fc.string(), fc.constantFrom(0, -1, 2 ** 53 - 1, 2 ** 53));

  test("generated calls are the same", async () => {
    let quick = 0;
    await fc.assert(
      fc.asyncProperty(call, id, async (body, anyId) => {
        // Only JSON values reach a server.
        const sent: Readonly<Record<string, unknown>> = JSON.parse(
          JSON.stringify({ ...body, id: anyId }),
        );
        if (await compare(...inEra(sent))) quick++;
      }),
      { numRuns: 300 },
    );
    expect(quick).toBeGreaterThan(50);
  });
});
