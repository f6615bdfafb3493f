import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sirv from "sirv";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { OPEN_CARDS } from "../../build/checks/counts.ts";
import { toOperations } from "../../build/emit/client.ts";
import { CatalogError, createClient } from "../../server/client/runtime.ts";
import type {
  CachedAnswer,
  ClientOptions,
  Fetch,
  FetchRequest,
} from "../../server/client/types.ts";
import { isJson, JSON_TYPE, type Route } from "../../server/contract/route.ts";
import { routes } from "../../server/contract/routes.ts";
import { type ListeningService, listen, postJson } from "../support/service.ts";

const operations = toOperations();

let service: ListeningService;
beforeAll(async () => {
  service = await listen();
});
afterAll(() => service.close());

/** Calls a method by its name, as the typed client does. */
function createCaller(options: Partial<ClientOptions> = {}) {
  const client = createClient(operations, { baseUrl: service.root, ...options });
  return (name: string, ...args: readonly unknown[]): Promise<unknown> => {
    const method = client[name];
    if (method === undefined) throw new Error(`no method ${name}`);
    return method(...args);
  };
}

const INPUTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  getCard: { cardId: "amex-gold" },
  getCardProvenance: { cardId: "amex-gold" },
  searchCards: { issuer: "amex" },
  searchBenefits: { query: "priority pass" },
  listTransfersFrom: { sourceProgram: "American Express Membership Rewards" },
  listTransfersTo: { destProgram: "Lufthansa Miles & More" },
  getSchema: { schema: "card" },
};

const parseAs = (type: string = JSON_TYPE, text: string): unknown =>
  isJson(type) ? JSON.parse(text) : text;

test.each(Object.entries<Route>(routes))("%s gives what the route answers", async (name, route) => {
  const input = INPUTS[name] ?? {};
  const url = route.path.replaceAll(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(input[key] ?? ""),
  );
  const asked = route.method === "POST" ? postJson(input) : {};
  const answer = await fetch(service.root + url, asked);
  const expected = parseAs(route.contentType, await answer.text());
  const args = name in INPUTS ? [input] : [];
  const found = await createCaller()(name, ...args);
  if (name === "getHealth") expect(found).toMatchObject({ status: "ok" });
  else expect(found).toEqual(expected);
});

test("a query narrows a list; what is undefined is not sent", async () => {
  const call = createCaller();
  const input = { issuer: "amex", limit: 2, network: undefined };
  expect(await call("listCards", input)).toHaveLength(2);
  expect(await call("listTransfers", { active_only: false })).not.toEqual(
    await call("listTransfers"),
  );
});

/** A fetch that remembers what it was asked and answers as told. */
function createFetch(...answers: readonly Response[]) {
  const asked: (FetchRequest & { readonly url: string })[] = [];
  const left = [...answers];
  const answer: Fetch = (url, request) => {
    asked.push({ ...request, url });
    const next = left.shift();
    return next === undefined
      ? Promise.reject(new Error("asked too often"))
      : Promise.resolve(next);
  };
  return { fetch: answer, asked };
}

describe("an error", () => {
  test("of the catalog has its status and its message", async () => {
    const call = createCaller();
    await expect(call("getCard", { cardId: "no-such-card" })).rejects.toThrow(
      expect.objectContaining({ name: "CatalogError", status: 404, message: "Card not found" }),
    );
    await expect(call("listCards", { limit: 0 })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining("limit"),
    });
    await expect(call("searchCards", { isuer: "amex" })).rejects.toBeInstanceOf(CatalogError);
  });

  test("of something between has its status", async () => {
    const { fetch: ask } = createFetch(new Response("<h1>Bad gateway</h1>", { status: 502 }));
    await expect(createCaller({ fetch: ask })("getHealth")).rejects.toMatchObject({
      status: 502,
      message: "status 502",
    });
  });

  test("tells a page that is no answer of the catalog", async () => {
    const { fetch: ask } = createFetch(new Response("<h1>Welcome</h1>"));
    await expect(createCaller({ fetch: ask })("getHealth")).rejects.toMatchObject({
      status: 200,
      message: expect.stringContaining("baseUrl"),
    });
  });

  test("of the network is that of fetch", async () => {
    const gone = createCaller({ baseUrl: "http://127.0.0.1:1" });
    await expect(gone("getHealth")).rejects.toBeInstanceOf(TypeError);
  });

  test("tells a missing part of the address before anything is asked", async () => {
    const { fetch: ask, asked } = createFetch();
    await expect(createCaller({ fetch: ask })("getCard", {})).rejects.toMatchObject({
      status: 0,
      message: "cardId is missing",
    });
    expect(asked).toEqual([]);
  });
});

test("headers of a call go over those of the client", async () => {
  const { fetch: ask, asked } = createFetch(new Response("{}"));
  const call = createCaller({ fetch: ask, headers: { a: "1", b: "1" } });
  await call("getHealth", { headers: { b: "2" } });
  expect(asked[0]?.headers).toEqual({ a: "1", b: "2" });
});

test("a call ends with the signal of the client, and with its own", async () => {
  const one = new AbortController();
  const other = new AbortController();
  const waiting: Fetch = (_, { signal }) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason));
    });
  const call = createCaller({ fetch: waiting, signal: one.signal });
  const both = call("getHealth", { signal: other.signal });
  other.abort(new Error("the call"));
  await expect(both).rejects.toThrow("the call");
  const clients = call("getHealth");
  one.abort(new Error("the client"));
  await expect(clients).rejects.toThrow("the client");
});

describe("with a cache", () => {
  test("an answer that did not change is not sent again", async () => {
    const statuses: number[] = [];
    const counting: Fetch = async (url, request) => {
      const answer = await fetch(url, request);
      statuses.push(answer.status);
      return answer;
    };
    const call = createCaller({ fetch: counting, cache: new Map<string, CachedAnswer>() });
    const first = await call("listCards", { issuer: "amex" });
    expect(await call("listCards", { issuer: "amex" })).toEqual(first);
    expect(await call("getLlmsTxt")).toEqual(await call("getLlmsTxt"));
    expect(statuses).toEqual([200, 304, 200, 304]);
  });

  test("what a caller does to an answer does not reach the next", async () => {
    const call = createCaller({ cache: new Map<string, CachedAnswer>() });
    const first = await call("listCards");
    if (Array.isArray(first)) first.length = 0;
    expect(await call("listCards")).toHaveLength(OPEN_CARDS);
  });

  test("a changed answer takes the place of the old one; searches are not kept", async () => {
    const { fetch: ask, asked } = createFetch(
      new Response("[1]", { headers: { etag: '"1"' } }),
      new Response("[2]", { headers: { etag: '"2"' } }),
      new Response(undefined, { status: 304 }),
      new Response("[]", { headers: { etag: '"3"' } }),
    );
    const cache = new Map<string, CachedAnswer>();
    const call = createCaller({ fetch: ask, cache, baseUrl: "http://cards.example/" });
    expect([await call("listCards"), await call("listCards"), await call("listCards")]).toEqual([
      [1],
      [2],
      [2],
    ]);
    await call("searchCards", {});
    expect(asked.map(({ headers }) => headers["if-none-match"])).toEqual([
      undefined,
      '"1"',
      '"2"',
      undefined,
    ]);
    expect([...cache.keys()]).toEqual(["http://cards.example/v1/public/credit-cards"]);
  });
});

describe("on a copy of the files", () => {
  const host = createServer(sirv(join(inject("dist"), "public"), { extensions: [] }));
  let baseUrl: string;
  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        host.listen(0, "127.0.0.1", () => {
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a TCP port has an address
          baseUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
          resolve();
        });
      }),
  );
  afterAll(
    () =>
      new Promise((resolve) => {
        host.close(resolve);
        host.closeAllConnections();
      }),
  );

  // sirv finds no file whose name has an & in it; package CDNs do.
  const published = Object.entries<Route>(routes).filter(
    ([name, route]) => route.published && name !== "listTransfersTo",
  );

  test.each(published)("%s gives the same as the service", async (name) => {
    const args = name in INPUTS ? [INPUTS[name]] : [];
    expect(await createCaller({ baseUrl, files: true })(name, ...args)).toEqual(
      await createCaller()(name, ...args),
    );
  });

  test.each([
    ["a filter", "listCards", { issuer: "amex" }],
    ["a search", "searchCards", {}],
    ["the health of a server", "getHealth", undefined],
  ])("%s is refused, since only a server answers it", async (_, name, input) => {
    const { fetch: ask, asked } = createFetch();
    const call = createCaller({ baseUrl, files: true, fetch: ask });
    await expect(call(name, input)).rejects.toMatchObject({ status: 0 });
    expect(asked).toEqual([]);
  });
});
