import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { benefitRow } from "../../server/contract/benefits.ts";
import type { CardRow } from "../../server/contract/cards.ts";
import { readCards } from "../support/published.ts";
import { getAs, getError } from "../support/requests.ts";
import { openService, postJson, type Service } from "../support/service.ts";

const BENEFITS = "/v1/public/benefits-search";

const allCards = readCards();

let service: Service;
beforeAll(async () => {
  service = await openService();
});

const ids = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id);
const idsWhere = (keep: (card: CardRow) => boolean) => ids(allCards.filter(keep));

describe("POST /public/benefits-search", () => {
  const search = (body: unknown) => getAs(service, z.array(benefitRow), BENEFITS, postJson(body));

  test("finds lounges by name and labels them", async () => {
    const rows = await search({ query: "priority pass" });
    expect(ids(rows)).toEqual(idsWhere((card) => card.lounge_networks.includes("Priority Pass")));
    for (const row of rows) expect(row.matched_benefits).toContain("lounge: Priority Pass");
  });

  test.each([
    ["CELL phone!", "protection: Cell phone protection"],
    ["tsa precheck", "credit: Global Entry or TSA PreCheck"],
    ["uber cash", "credit: Uber Cash"],
    ["rental auto", "protection: Auto rental coverage"],
    ["free night", "certificate: Free night"],
  ])("%s matches %s", async (query, label) => {
    const rows = await search({ query });
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.matched_benefits).toContain(label);
  });

  test("the words of a query must occur in one label", async () => {
    expect(await search({ query: "priority phone" })).toEqual([]);
  });

  test("limit takes the first cards of the list", async () => {
    const all = await search({ query: "hotel" });
    expect(await search({ query: "hotel", limit: 2 })).toEqual(all.slice(0, 2));
  });

  test.each([{}, { query: "" }, { query: " -!" }, { query: 5 }])("%j is refused", async (body) => {
    const { status, error } = await getError(service, BENEFITS, postJson(body));
    expect(status).toBe(400);
    expect(error).toContain("query");
  });
});
