import { beforeAll, describe, expect, test } from "vitest";
import { type TransferRow, transferList } from "../../server/contract/transfers.ts";
import { readTransfers } from "../support/published.ts";
import { getAs, getError } from "../support/requests.ts";
import { openService, type Service } from "../support/service.ts";

const TRANSFERS = "/v1/public/transfer-partners";

let service: Service;
beforeAll(async () => {
  service = await openService();
});

describe("GET /public/transfer-partners", () => {
  const all = readTransfers();
  const keyOf = (row: TransferRow) => `${row.source_program} -> ${row.dest_program}`;
  const keysWhere = (keep: (row: TransferRow) => boolean) => all.filter(keep).map(keyOf);

  test.each<[string, (row: TransferRow) => boolean]>([
    ["", (row) => row.is_active],
    ["?active_only=true", (row) => row.is_active],
    ["?active_only=false", () => true],
    ["?active_only=FALSE", () => true],
    ["?has_bonus=true", (row) => row.is_active && row.has_transfer_bonus],
    ["?has_bonus=false", (row) => row.is_active && !row.has_transfer_bonus],
    ["?active_only=false&has_bonus=true", (row) => row.is_active && row.has_transfer_bonus],
  ])("%s gives the routes asked for", async (query, keep) => {
    const rows = await getAs(service, transferList, TRANSFERS + query);
    expect(rows.map(keyOf)).toEqual(keysWhere(keep));
  });

  test("active_only=maybe is refused", async () => {
    const { status, error } = await getError(service, `${TRANSFERS}?active_only=maybe`);
    expect(status).toBe(400);
    expect(error).toContain("active_only: expected true or false");
  });

  test.each([
    "Chase Ultimate Rewards",
    "chase ultimate rewards",
    "chase_ultimate_rewards",
    "UR",
    "Ultimate Rewards",
  ])("from/%s gives the live routes out of it", async (name) => {
    const rows = await getAs(
      service,
      transferList,
      `${TRANSFERS}/from/${encodeURIComponent(name)}`,
    );
    const expected = keysWhere(
      (row) => row.is_active && row.source_program === "Chase Ultimate Rewards",
    );
    expect(expected.length).toBeGreaterThan(10);
    expect(rows.map(keyOf)).toEqual(expected);
  });

  test.each(["World of Hyatt", "WORLD OF HYATT", "world_of_hyatt", "hyatt", "World+of+Hyatt"])(
    "to/%s gives the live routes into it",
    async (name) => {
      const rows = await getAs(
        service,
        transferList,
        `${TRANSFERS}/to/${name.replaceAll(" ", "%20")}`,
      );
      expect(rows.map(keyOf)).toEqual(
        keysWhere((row) => row.is_active && row.dest_program === "World of Hyatt"),
      );
    },
  );

  test("an ended program is recognised and has no live routes", async () => {
    expect(await getAs(service, transferList, `${TRANSFERS}/to/Spirit%20Free%20Spirit`)).toEqual(
      [],
    );
    expect(await getAs(service, transferList, `${TRANSFERS}/to/HawaiianMiles`)).toEqual([]);
  });

  test.each(["from/nobody", "to/nobody", "from/%20", "to/%FF", "from/a%2Fb"])(
    "%s is not found",
    async (path) => {
      const { status } = await getError(service, `${TRANSFERS}/${path}`);
      expect([400, 404]).toContain(status);
    },
  );
});
