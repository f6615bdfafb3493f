import { beforeAll, describe, expect, test } from "vitest";
import { exportsStatus } from "../../server/contract/exports.ts";
import { health } from "../../server/contract/health.ts";
import { valuations } from "../../server/contract/valuations.ts";
import { getAs, getError } from "../support/requests.ts";
import { openService, type Service } from "../support/service.ts";

const VALUATIONS = "/v1/public/valuations";

let service: Service;
beforeAll(async () => {
  service = await openService();
});

describe("GET /health", () => {
  test.each(["/health", "/api/health"])("%s says that the data is there", async (url) => {
    expect(await getAs(service, health, url)).toEqual({
      status: "ok",
      data_available: true,
      environment: "test",
      timestamp: "2026-11-21T12:34:56.000Z",
    });
    expect((await service.app.request(url)).headers.get("cache-control")).toBe("no-store");
  });

  test("is not under /v1", async () => {
    expect((await getError(service, "/v1/health")).status).toBe(404);
  });
});

describe("GET /public/valuations", () => {
  test("gives cents per point by snake_case key", async () => {
    const body = await getAs(service, valuations, VALUATIONS);
    expect(body.version).toBe("1.0");
    expect(Object.keys(body.valuations).length).toBeGreaterThan(70);
    for (const key of Object.keys(body.valuations)) expect(key).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/);
  });

  test.each([
    ["chase_ultimate_rewards", ["chase_ultimate_rewards"]],
    ["World of Hyatt, delta_skymiles", ["delta_skymiles", "world_of_hyatt"]],
    ["WORLD OF HYATT,,nobody", ["world_of_hyatt"]],
    ["nobody", []],
  ])("?programs=%s narrows the map", async (programs, keys) => {
    const all = await getAs(service, valuations, VALUATIONS);
    const some = await getAs(
      service,
      valuations,
      `${VALUATIONS}?programs=${encodeURIComponent(programs)}`,
    );
    expect(Object.keys(some.valuations)).toEqual(keys);
    for (const key of keys) expect(some.valuations[key]).toEqual(all.valuations[key]);
    expect({ ...some, valuations: {} }).toEqual({ ...all, valuations: {} });
  });
});

describe("exports", () => {
  test("status says the real size of each file", async () => {
    const status = await getAs(service, exportsStatus, "/v1/public/exports/status");
    expect(Object.keys(status.datasets)).toEqual([
      "credit_cards",
      "transfer_partners",
      "valuations",
    ]);
    for (const { available, size_bytes, download_url } of Object.values(status.datasets)) {
      const file = await service.app.request(download_url);
      expect(available).toBe(true);
      expect((await file.arrayBuffer()).byteLength).toBe(size_bytes);
    }
  });

  test("/exports is the same as /exports/status", async () => {
    const one = await service.app.request("/v1/public/exports");
    const other = await service.app.request("/v1/public/exports/status");
    expect(await one.text()).toBe(await other.text());
  });

  test("an unknown dataset is not found", async () => {
    expect((await getError(service, "/v1/public/exports/lounges")).status).toBe(404);
  });
});
