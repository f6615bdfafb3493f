import fc from "fast-check";
import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Route } from "../../server/contract/route.ts";
import { routes } from "../../server/contract/routes.ts";
import { collectUnhandledRejections } from "../support/rejections.ts";
import { type ListeningService, listen } from "../support/service.ts";
import { rounds } from "../support/rounds.ts";

let service: ListeningService;
const unhandled = collectUnhandledRejections();

beforeAll(async () => {
  service = await listen();
});
afterAll(() => service.close());

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

interface Received {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

/** One request as it is, without the clean-up of fetch. */
function exchange({ method, path, headers, body }: Sent): Promise<Received> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(service.root);
    const sent = request({ hostname, port, method, path, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        const text = Buffer.concat(chunks).toString("latin1");
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Only the pages of text are not JSON. */
const isJson = ({ headers: sent }: Received): boolean =>
  sent["content-type"] === "application/json";

const paths = Object.values<Route>(routes).map(({ path }) => path);
const pathPiece = fc.oneof(
  fc.constantFrom("amex-gold", "UR", "..", ".", "%2e%2e", "%2F", "%00", "%", "%FF", "__proto__"),
  fc.constantFrom("constructor", "toString", "Chase%20Ultimate%20Rewards", "a".repeat(3000), "+"),
  fc.webSegment(),
);
const path = fc.oneof(
  fc.constantFrom(...paths).chain((template) =>
    fc.array(pathPiece, { minLength: 2, maxLength: 2 }).map((pieces) => {
      let next = 0;
      return template.replaceAll(/:\w+/g, () => pieces[next++] ?? "");
    }),
  ),
  fc.array(pathPiece, { maxLength: 6 }).map((pieces) => `/${pieces.join("/")}`),
);
const parameter = fc.oneof(
  fc.constantFrom("limit=1", "limit=-1", "limit=1e999", "active_only=", "programs=,,,", "issuer"),
  fc.constantFrom(
    "search=%ZZ",
    "search=%00",
    "__proto__=1",
    "has_bonus=true",
    "search=%F0%9F%92%B3",
  ),
  fc.tuple(fc.webQueryParameters()).map(([text]) => text),
);
const query = fc.array(parameter, { maxLength: 4 }).map((parts) => parts.join("&"));
const headerText = fc.string({
  unit: fc.constantFrom(...'abcz019 ,;=*"/-q.W'.split("")),
  maxLength: 40,
});
const headers = fc
  .record(
    {
      "accept-encoding": headerText,
      "if-none-match": headerText,
      "content-type": fc.oneof(fc.constant("application/json"), headerText),
      "x-forwarded-host": headerText,
      origin: headerText,
      range: headerText,
      cookie: headerText,
    },
    { requiredKeys: [] },
  )
  .map((record) => Object.fromEntries(Object.entries(record).filter(([, text]) => text.trim())));
const body = fc.option(
  fc.oneof(
    fc.json(),
    fc.string(),
    fc.constantFrom(
      '{"limit":1e400}',
      '{"query":"\\u0000"}',
      '{"a":'.repeat(5000),
      "[".repeat(9000),
    ),
    fc
      .dictionary(fc.constantFrom("issuer", "limit", "query", "search", "family"), fc.jsonValue())
      .map((fields) => JSON.stringify(fields)),
  ),
  { nil: undefined },
);

const url = fc.tuple(path, query).map(([address, text]) => (text ? `${address}?${text}` : address));

const generated = fc.oneof(
  fc.record({
    method: fc.constantFrom("GET", "HEAD", "OPTIONS", "DELETE"),
    path: url,
    headers,
    body: fc.constant(undefined),
  }),
  fc.record({ method: fc.constantFrom("POST", "POST", "PUT", "PATCH"), path: url, headers, body }),
);

test("no generated request makes the service fail, hang or say something that is not JSON", async () => {
  await fc.assert(
    fc.asyncProperty(generated, async (sent) => {
      const answer = await exchange(sent);
      expect(answer.status).toBeGreaterThanOrEqual(200);
      expect(answer.status).toBeLessThan(500);
      expect(answer.headers["access-control-allow-origin"]).toBe("*");
      if (sent.method === "HEAD" || answer.status === 204 || answer.status === 304) {
        expect(answer.body).toBe("");
      } else if (answer.headers["content-encoding"] === undefined && isJson(answer)) {
        const json: unknown = JSON.parse(answer.body);
        if (answer.status >= 400) expect(json).toEqual({ error: expect.any(String) });
      }
    }),
    { numRuns: rounds(300, 1500) },
  );
  expect(unhandled).toEqual([]);
  expect(service.logged.filter((line) => line.startsWith("unexpected"))).toEqual([]);
});

test("the server and the app give the same answer to the same GET", async () => {
  const timestamp = /"timestamp":"[^"]+"/;
  await fc.assert(
    fc.asyncProperty(
      url,
      fc.constantFrom(undefined, "br", "gzip", "gzip, br;q=0.1"),
      async (address, encoding) => {
        const accepted: Record<string, string> =
          encoding === undefined ? {} : { "accept-encoding": encoding };
        const asked = new Request(service.root + address, { headers: accepted });
        // A web Request resolves .. and the like; only addresses it leaves alone can be compared.
        fc.pre(asked.url === service.root + address);
        const direct = await exchange({
          method: "GET",
          path: address,
          headers: accepted,
          body: undefined,
        });
        const viaApp = await service.app.request(asked);
        const text = Buffer.from(await viaApp.arrayBuffer()).toString("latin1");
        expect(direct.status).toBe(viaApp.status);
        expect(direct.headers["etag"]).toBe(viaApp.headers.get("etag") ?? undefined);
        expect(direct.body.replace(timestamp, "")).toBe(text.replace(timestamp, ""));
      },
    ),
    { numRuns: rounds(100, 500) },
  );
});
