import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { collectUnhandledRejections } from "../support/rejections.ts";
import { rounds } from "../support/rounds.ts";
import { type ListeningService, listen } from "../support/service.ts";
import { callBody, envelopeHeaders, toEnvelope } from "./requests.ts";

const REQUESTS = rounds(1000, 10_000);
const AT_ONCE = 32;

let service: ListeningService;
const unhandled = collectUnhandledRejections();

beforeAll(async () => {
  service = await listen();
});
afterAll(() => service.close());

interface Sent {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const json = JSON.stringify;
const anyId = fc.oneof(
  fc.integer(),
  fc.string(),
  fc.constantFrom<unknown>(null, {}, [], 1.5, 1e308, "x".repeat(5000), 2 ** 53, true),
);
const tool = fc.constantFrom(
  "search_card_catalog",
  "get_card_facts",
  "compare_card_facts",
  "find_transfer_routes",
  "estimate_point_value",
  "__proto__",
  "nope",
);
const input = fc.oneof(
  fc.dictionary(
    fc.constantFrom("card_name", "card_names", "query", "program", "points", "limit", "__proto__"),
    fc.oneof(fc.constantFrom("csp", "UR", "hyatt"), fc.jsonValue({ maxDepth: 2 })),
    { maxKeys: 4 },
  ),
  fc.jsonValue({ maxDepth: 2 }),
);
const method = fc.constantFrom(
  "tools/call",
  "tools/list",
  "initialize",
  "ping",
  "server/discover",
  "notifications/cancelled",
  "notifications/initialized",
  "subscriptions/listen",
  "resources/list",
  "logging/setLevel",
  "",
);
const call = fc.tuple(tool, input, anyId).map(([name, fields, id]) => ({
  ...callBody(name, {}),
  id,
  params: { name, arguments: fields },
}));
const message = fc.oneof(
  call,
  fc.record(
    { jsonrpc: fc.constantFrom("2.0", "1.0", 2), id: anyId, method, params: fc.jsonValue() },
    { requiredKeys: [] },
  ),
);
const header = fc.constantFrom(
  "2025-06-18",
  "2026-07-28",
  "1999-01-01",
  "tools/call",
  "get_card_facts",
  "=?utf-8?B?w6k=?=",
  "",
);
const headers = fc.record(
  {
    accept: fc.constantFrom("application/json", "text/event-stream", "*/*", "image/png", ""),
    "content-type": fc.constantFrom("application/json", "application/json", "text/plain"),
    "mcp-protocol-version": header,
    "mcp-method": header,
    "mcp-name": header,
    "mcp-session-id": fc.constantFrom("1", "x".repeat(200)),
    "last-event-id": fc.constantFrom("1", "_"),
  },
  { requiredKeys: [] },
);
const request: fc.Arbitrary<Sent> = fc.oneof(
  fc.tuple(message, headers).map(([body, sent]) => ({ body: json(body), headers: sent })),
  call.map((body) => ({
    body: json(toEnvelope(body)),
    headers: envelopeHeaders(toEnvelope(body)),
  })),
  fc
    .tuple(fc.array(message, { maxLength: 5 }), headers)
    .map(([batch, sent]) => ({ body: json(batch), headers: sent })),
  fc
    .tuple(
      fc.constantFrom("{", '{"a":'.repeat(9000), "[".repeat(100_000), "\0", '"', "NaN", "\uFEFF{}"),
      headers,
    )
    .map(([body, sent]) => ({ body, headers: sent })),
);

async function send({ body, headers: sent }: Sent): Promise<number> {
  const answer = await fetch(`${service.root}/mcp`, {
    method: "POST",
    headers: { "content-type": "application/json", ...sent },
    body,
    signal: AbortSignal.timeout(20_000),
  });
  const text = await answer.text();
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  if (text !== "") JSON.parse(text);
  return answer.status;
}

const heapAfterCollection = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

test(`${REQUESTS} generated requests, many at once: no 5xx, no hang, no growth`, async () => {
  const sent = fc.sample(request, { numRuns: REQUESTS, seed: 20261121 });
  const statuses = new Map<number, number>();
  const work = async (part: readonly Sent[]): Promise<void> => {
    for (const one of part) {
      const status = await send(one);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const halves = [sent.slice(0, REQUESTS / 2), sent.slice(REQUESTS / 2)];
  const heaps: number[] = [];
  for (const half of halves) {
    const lanes = Array.from({ length: AT_ONCE }, (_, lane) =>
      half.filter((_one, at) => at % AT_ONCE === lane),
    );
    await Promise.all(lanes.map(work));
    heaps.push(heapAfterCollection());
  }
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 10);
  expect(unhandled).toEqual([]);
  expect(service.logged.filter((line) => line.startsWith("unexpected"))).toEqual([]);
  const [first = 0, second = 0] = heaps;
  // The second half may not leave behind what the first did not: 10 MB are noise of the test itself.
  expect(second - first).toBeLessThan(10_000_000);
}, 180_000);
