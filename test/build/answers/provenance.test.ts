import { join } from "node:path";
import { expect, test } from "vitest";
import { bonusesReadOn } from "../../../build/answers/evidence.ts";
import { toProvenance } from "../../../build/answers/provenance.ts";
import { toEstimates } from "../../../build/answers/valuations.ts";
import { toCatalog } from "../../../build/catalog.ts";
import { readTables } from "../../../build/read.ts";
import { toChecked } from "../../../build/site/cards/checked.ts";
import { siteOf } from "../../../build/source-site.ts";
import { PUBLISHERS } from "../../../data/vocab.ts";
import { cardList, type CardRow } from "../../../server/contract/cards.ts";
import {
  cardProvenance,
  cardProvenanceList,
  transferProvenanceList,
  valuationProvenanceList,
} from "../../../server/contract/provenance.ts";
import { html, toText } from "../../../server/look/html.ts";
import { transfersExport } from "../../../server/contract/exports.ts";
import { valuations } from "../../../server/contract/valuations.ts";
import { readJson } from "../../support/published.ts";
import { BASE, readRows, toBaseCatalog, toDataAnswers } from "../fixtures.ts";

const { openCards, tables } = toCatalog(
  readTables(join(import.meta.dirname, "../../../data")).tables,
);
const cards = cardList.parse(readJson("public/v1/public/credit-cards.json"));
const provenance = cardProvenanceList.parse(
  readJson("public/v1/public/provenance/credit-cards.json"),
);

/** The address behind each source of a row. */
const addressesOf = (keys: readonly string[]): readonly string[] => {
  const known = new Map(tables.sources.map(({ key, url }) => [key, url]));
  return keys.map((key) => known.get(key) ?? key).toSorted();
};

/** A published field and, of a list, one of its values. */
const cellsOf = (row: CardRow): readonly string[] =>
  Object.entries(row).flatMap(([field, value]) =>
    Array.isArray(value) && value.length > 0 ? value.map((one) => `${field}: ${one}`) : [field],
  );

test("every published field and value of every card has its provenance", () => {
  for (const [at, card] of cards.entries()) {
    const facts = provenance[at]?.facts ?? [];
    expect(provenance[at]?.id).toBe(card.id);
    const told = facts.map(({ field, value }) => (value ? `${field}: ${value}` : field));
    expect(told).toEqual(cellsOf(card));
  }
});

test("what rests on the card's row has its day, confidence and sources", () => {
  for (const [at, { card }] of openCards.entries()) {
    const ofRow = (provenance[at]?.facts ?? []).filter(({ basis }) => basis === "row");
    expect(ofRow.map(({ field }) => field)).toContain("annual_fee");
    for (const { as_of, confidence, sources } of ofRow) {
      expect({ as_of, confidence }).toEqual({ as_of: card.as_of, confidence: card.confidence });
      expect(sources.map(({ url }) => url).toSorted()).toEqual(addressesOf(card.sources));
    }
  }
});

test("a value of a list rests on a row that names it", () => {
  for (const [at, { protections }] of openCards.entries()) {
    const facts = provenance[at]?.facts.filter(({ field }) => field === "protections") ?? [];
    for (const { value, as_of, sources } of facts.filter((one) => one.value !== undefined)) {
      const rows = protections.filter(({ protection }) => protection === value);
      const urls = sources.map(({ url }) => url).toSorted();
      expect(rows.map((row) => [row.as_of, addressesOf(row.sources)])).toContainEqual([
        as_of,
        urls,
      ]);
    }
  }
});

test("what no source says is unverified, not denied", () => {
  for (const [at, card] of cards.entries()) {
    const facts = provenance[at]?.facts ?? [];
    const fact = facts.find(({ field }) => field === "protections");
    if (card.protections.length > 0) continue;
    expect(fact).toEqual({
      field: "protections",
      basis: "own",
      confidence: "unverified",
      sources: [],
    });
  }
  expect(cards.filter(({ protections }) => protections.length === 0)).not.toEqual([]);
});

test("issuers' pages stand first", () => {
  const order = ["issuer", "dataset", "publication", "forum"];
  const found = provenance.flatMap(({ facts }) => facts.map(({ sources }) => sources));
  expect(found.some(([first]) => first?.kind === "issuer")).toBe(true);
  for (const sources of found) {
    const places = sources.map(({ kind }) => order.indexOf(kind));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
});

test("a card's own file says what the list says of it", () => {
  for (const one of provenance) {
    const alone = readJson(`public/v1/public/provenance/credit-cards/${one.id}.json`);
    expect(cardProvenance.parse(alone)).toEqual(one);
  }
});

test("every route has the provenance of each of its fields, and no address of a bonus", () => {
  const { data } = transfersExport.parse(
    readJson("public/v1/public/exports/transfer_partners.json"),
  );
  const routes = transferProvenanceList.parse(
    readJson("public/v1/public/provenance/transfer-partners.json"),
  );
  const ends = new Set(["source_program", "dest_program"]);
  expect(routes.map(({ facts }) => facts.map(({ field }) => field))).toEqual(
    data.map((row) => Object.keys(row).filter((field) => !ends.has(field))),
  );
  const bonuses = routes.flatMap(({ facts }) =>
    facts.filter(({ field }) => field === "has_transfer_bonus"),
  );
  expect(bonuses.flatMap(({ sources }) => sources)).toEqual([]);
  const live = data.filter((row) => row.is_active);
  for (const [at, { as_of, confidence }] of bonuses.entries()) {
    expect(as_of).toMatch(/^\d{4}-\d\d-\d\d$/);
    // Only an inference says that no bonus started since that day.
    expect(confidence === "unverified").toBe(live[at]?.has_transfer_bonus === false);
  }
});

test("every value names its publishers, none of which is a data set", () => {
  const all = valuationProvenanceList.parse(
    readJson("public/v1/public/provenance/valuations.json"),
  );
  const known = new Set(PUBLISHERS.values());
  expect(all.flatMap((one) => one.publishers).filter((name) => !known.has(name))).toEqual([]);
  const values = valuations.parse(readJson("public/v1/public/valuations.json")).valuations;
  expect(all.map(({ program }) => program)).toEqual(Object.keys(values));
  for (const { confidence, publishers } of all) {
    const fresh = publishers.length > 1 ? "confirmed" : "single_source";
    expect([fresh, "unverified"]).toContain(confidence);
  }
});

test("a value that nobody has looked at for nine months stays and is unverified", () => {
  const releases = tables.releases.map((one) => ({ ...one, released_at: "2028-01-01T00:00:00Z" }));
  const catalog = { ...toCatalog({ ...tables, releases }), openCards: [] };
  const { valuations: all } = toProvenance(catalog, [], []);
  expect(all).toHaveLength(toEstimates(toCatalog(tables)).length);
  expect(new Set(all.map(({ value }) => value.confidence))).toEqual(new Set(["unverified"]));
});

test("a list of bonuses that is read again moves the day they were read", () => {
  const read = (as_of: string) =>
    bonusesReadOn(
      toCatalog({
        ...tables,
        sources: tables.sources.map((one) => (one.key === "rg-code" ? { ...one, as_of } : one)),
      }),
    );
  expect(read("2026-11-27")).toBe("2026-11-27");
  expect(read("2026-09-24")).toBe("2026-10-05");
});

test("a page is named by its site, a repository with its owner", () => {
  expect(siteOf(new URL("https://www.chase.com/cards?a=1"))).toBe("chase.com");
  expect(siteOf(new URL("https://github.com/owner/name/blob/main/x"))).toBe(
    "github.com/owner/name",
  );
});

test("a page that others read for us is named as their reading", () => {
  const sources = readRows(BASE).sources.map((one) =>
    one.key === "acme-site" ? { ...one, reader: "finch" } : { ...one, reader: "us" },
  );
  const told = new Map(
    toDataAnswers(toBaseCatalog({ sources })).map(({ url, body }) => [url, body]),
  );
  const path = "/v1/public/provenance/credit-cards";
  const fee = cardProvenance
    .parse(JSON.parse(told.get(`${path}/acme-plus`) ?? ""))
    .facts.find(({ field }) => field === "annual_fee");
  expect(fee?.sources.map(({ publisher, reader }) => [publisher, reader])).toEqual([
    ["Acme Bank", "finch"],
    ["Points Post", undefined],
  ]);
  expect(told.get(`${path}.csv`)).toContain('"Acme Bank, as read by finch; Points Post"');
  const checked = toChecked(fee ? [{ ...fee, basis: "own" }] : [], () => html``);
  expect(toText(checked("annual_fee"))).toContain("at acme.example, as read by finch, and 1 other");
});
