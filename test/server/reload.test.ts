import {
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { RETRY_AFTER_SECONDS } from "../../server/contract/limits.ts";
import { damageFile, linkDist } from "../support/linked-dist.ts";
import { openService, postJson, type Service } from "../support/service.ts";

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), "cardfile-dist-"));
  linkDist(dist);
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

const CARD = "/v1/public/credit-cards/amex-gold";
const ROUTES = "/v1/public/transfer-partners";
const VALUES = "/v1/public/valuations";
const SEARCH = "/v1/public/credit-cards/search";

const statusOf = async ({ app }: Service, url: string, init?: RequestInit) =>
  (await app.request(url, init)).status;

const healthOf = async ({ app }: Service) => {
  const body: unknown = await (await app.request("/health")).json();
  return body;
};

const damage = (file: string): void => damageFile(join(dist, file));

describe("a dataset that does not match its checksum", () => {
  test.each([
    ["public/v1/public/exports/credit_cards.json"],
    ["public/v1/public/credit-cards.json"],
    ["public/v1/public/credit-cards/chase-hyatt.json"],
  ])("%s answers 503 while the rest keeps working", async (file) => {
    damage(file);
    const service = await openService(dist);
    for (const url of [CARD, "/v1/public/credit-cards", "/v1/public/credit-cards?issuer=amex"]) {
      const answer = await service.app.request(url);
      expect(answer.status, url).toBe(503);
      expect(answer.headers.get("retry-after")).toBe(String(RETRY_AFTER_SECONDS));
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(await answer.json()).toEqual({ error: expect.stringContaining("try again") });
    }
    expect(await statusOf(service, SEARCH, postJson({}))).toBe(503);
    expect(await statusOf(service, "/v1/public/benefits-search", postJson({ query: "uber" }))).toBe(
      503,
    );
    expect(await statusOf(service, ROUTES)).toBe(200);
    expect(await statusOf(service, `${ROUTES}/from/UR`)).toBe(200);
    expect(await statusOf(service, VALUES)).toBe(200);
    expect(await healthOf(service)).toMatchObject({ status: "degraded", data_available: false });
  });

  test("is marked as not available in the exports' status", async () => {
    damage("public/v1/public/exports/transfer_partners.json");
    const service = await openService(dist);
    for (const url of ["/v1/public/exports", "/v1/public/exports/status"]) {
      expect(await (await service.app.request(url)).json()).toMatchObject({
        datasets: {
          credit_cards: { available: true },
          transfer_partners: { available: false },
          valuations: { available: true },
        },
      });
    }
    expect(await statusOf(service, "/v1/public/exports/transfer_partners")).toBe(503);
    expect(await statusOf(service, `${ROUTES}/to/hyatt`)).toBe(503);
    expect(await healthOf(service)).toMatchObject({ status: "degraded", data_available: true });
  });

  test("is served again once it is repaired", async () => {
    const file = "public/v1/public/valuations.json";
    const good = readFileSync(join(dist, file));
    damage(file);
    const service = await openService(dist);
    expect(await statusOf(service, VALUES)).toBe(503);
    writeFileSync(join(dist, file), good);
    await service.catalog.reload();
    expect(await statusOf(service, VALUES)).toBe(200);
    expect(await healthOf(service)).toMatchObject({ status: "ok" });
  });

  test("is served again when it alone of several is repaired", async () => {
    const file = "public/v1/public/valuations.json";
    const good = readFileSync(join(dist, file));
    damage(file);
    damage("public/v1/public/credit-cards.json");
    const service = await openService(dist);
    writeFileSync(join(dist, file), good);
    await service.catalog.reload();
    expect(await statusOf(service, VALUES)).toBe(200);
    expect(await statusOf(service, CARD)).toBe(503);
  });

  test("a damaged compressed variant only costs the compression", async () => {
    damage("public/v1/public/credit-cards.json.br");
    const { app } = await openService(dist);
    const answer = await app.request("/v1/public/credit-cards", {
      headers: { "accept-encoding": "br, gzip" },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-encoding")).toBe("gzip");
  });
});

describe("without any usable data", () => {
  test.each([
    ["no folder", () => rmSync(dist, { recursive: true })],
    ["no manifest", () => rmSync(join(dist, "manifest.json"))],
    ["half a manifest", () => truncateSync(join(dist, "manifest.json"), 1000)],
    ["a foreign manifest", () => writeFileSync(join(dist, "manifest.json"), '{"hello":1}')],
  ])("%s: the server runs and says so", async (_, breakIt) => {
    breakIt();
    const service = await openService(dist);
    expect(await healthOf(service)).toMatchObject({
      status: "unavailable",
      data_available: false,
    });
    for (const url of [CARD, ROUTES, VALUES, "/v1/public/exports", "/openapi.json"]) {
      expect(await statusOf(service, url), url).toBe(503);
    }
    expect(await statusOf(service, "/nowhere")).toBe(404);
  });

  test("data that arrives later is picked up", async () => {
    renameSync(join(dist, "manifest.json"), join(dist, "aside"));
    const service = await openService(dist);
    expect(await statusOf(service, CARD)).toBe(503);
    renameSync(join(dist, "aside"), join(dist, "manifest.json"));
    await service.catalog.reload();
    expect(await statusOf(service, CARD)).toBe(200);
  });
});

describe("a new build", () => {
  /** A manifest of a later version over the same files. */
  function publishLater(): void {
    const path = join(dist, "manifest.json");
    const text = readFileSync(path, "utf8");
    const { version }: { version: string } = JSON.parse(text);
    writeFileSync(path, text.replace(`"version":"${version}"`, '"version":"2099-01-01T00:00:00Z"'));
  }

  test("is taken over while requests are answered", async () => {
    const service = await openService(dist);
    publishLater();
    const statuses = await Promise.all([
      ...Array.from({ length: 50 }, () => statusOf(service, CARD)),
      service.catalog.reload().then(() => 200),
      ...Array.from({ length: 50 }, () => statusOf(service, "/v1/public/credit-cards?limit=3")),
    ]);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(service.catalog.current()?.version).toBe("2099-01-01T00:00:00Z");
  });

  test("that is damaged is refused and the last good data stays", async () => {
    const service = await openService(dist);
    const before = service.catalog.current();
    publishLater();
    damage("public/v1/public/credit-cards.json");
    await service.catalog.reload();
    expect(service.catalog.current()).toBe(before);
    expect(await statusOf(service, "/v1/public/credit-cards")).toBe(200);
    expect(await healthOf(service)).toMatchObject({ status: "ok" });
    expect(service.logged.at(-1)).toContain("refused a damaged build");
  });

  test("that is gone or unreadable leaves the last good data", async () => {
    const service = await openService(dist);
    for (const content of ["", "{", '{"version":1}']) {
      writeFileSync(join(dist, "manifest.json"), content);
      await service.catalog.reload();
      expect(await statusOf(service, CARD)).toBe(200);
    }
    rmSync(dist, { recursive: true });
    await service.catalog.reload();
    expect(await statusOf(service, CARD)).toBe(200);
  });
});
