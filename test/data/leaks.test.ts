import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { readTables } from "../../build/read.ts";
import { toEstimates } from "../../build/answers/valuations.ts";
import { toCatalog } from "../../build/catalog.ts";
import { TABLE_NAMES, type TableName, tables as allTables } from "../../data/tables.ts";
import { NO_REWARDS } from "../../data/vocab.ts";
import { valuations } from "../../server/contract/valuations.ts";
import { readManifest } from "../build/dist.ts";
import {
  ALLOWED_CHANGES,
  CHANGE_KEYS,
  isTitle,
  tellsChanges,
  toldValues,
} from "./public-changes.ts";
import { cellLeaves, createFinder, readData, readPublic } from "./published-text.ts";

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** SPEC 2.1 to 2.7: every key a data file may have. Another key is a leak until it is added here. */
const PUBLIC_KEYS = wordsOf(`
  id card_name display_name issuer card_type network card_network_tier annual_fee
  foreign_transaction_fee rewards_currency welcome_offer_available has_statement_credits
  credit_types lounge_networks protections has_elite_status_benefits has_free_night_certificate
  family family_name tier_name can_upgrade can_downgrade

  source_program dest_program is_active has_transfer_bonus deactivated_date

  version unit valuations updated_at rrv_last_sync created_at value display_name category program

  datasets credit_cards transfer_partners last_sync available size_bytes last_modified download_url
  checksum count data
`);

/** Where facts come from is told in files of its own, on the pages of cards and in examples. */
const isProvenance = (file: string): boolean => file.startsWith("v1/public/provenance/");
const tellsSources = (file: string): boolean =>
  isProvenance(file) ||
  tellsChanges(file) ||
  ["docs.html", "changes.html"].includes(file) ||
  /^cards\/[^/]+\.html$/.test(file);
const PROVENANCE_KEYS = wordsOf(`
  id card_name facts field value as_of confidence basis sources publisher url kind
  source_program dest_program program display_name publishers reader urls
`);

/** Names that columns share with what is public elsewhere: health (2.5), filters (4.4), changes, skills. */
const PUBLIC_NAMES = wordsOf(
  "status lounge_network credit_type protection name date kind title card_id old new url field",
);

/** The columns whose name alone must never be seen outside. */
const SECRET = wordsOf(`
  confidence sources as_of note status_date successor former_ids aliases deactivated_precision
  publisher observed_on cpp tier_order credit_name certificate_name level how starts ends
  trust
`);

const { tables } = readTables(join(import.meta.dirname, "../../data"));
const files = readManifest(inject("dist")).files.map(({ file }) => file);
/** Files of data; the rest, at the root, is about the service. */
const dataFiles = files.filter((file) => file.startsWith("v1/"));

const privateColumns = [
  ...new Set(TABLE_NAMES.flatMap((name) => Object.keys(allTables[name].row.shape))),
].filter((column) => !PUBLIC_KEYS.has(column));

const programKeys = new Set(
  Object.keys(valuations.parse(JSON.parse(readPublic("v1/public/valuations.json"))).valuations),
);

/** All keys in a JSON value, at any depth. */
function keysOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== "object" || value === null) return [];
  return [...Object.keys(value), ...Object.values(value).flatMap(keysOf)];
}

/** The names that schemas and parameters of the description promise, at any depth. */
function promisedNames(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(promisedNames);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key === "properties" ? Object.keys(inner ?? {}) : []),
    ...(key === "name" && "in" in value ? [String(inner)] : []),
    ...promisedNames(inner),
  ]);
}

/** Every byte of some files once, with the escaped characters written out as in the tables. */
const textOf = (some: readonly string[]): string =>
  [...new Set(some.map(readPublic))]
    .join("\n")
    .replaceAll(/\\u([0-9a-f]{4})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

const publicText = textOf(files);
const isPublic = createFinder(publicText);

const cellsOf = (columns: readonly string[]) =>
  new Set(
    TABLE_NAMES.flatMap((name) =>
      tables[name].flatMap((row) =>
        Object.entries(row)
          .filter(([column]) => columns.includes(column))
          .flatMap(([, cell]) => [cell].flat().map(String)),
      ),
    ),
  );

describe("the columns that are not public", () => {
  test("include those that must never be seen", () => {
    expect(privateColumns).toEqual(expect.arrayContaining([...SECRET]));
  });

  test("are no keys of any data file, nor is anything else the SPEC does not name", () => {
    const isPublicKey = (key: string) => PUBLIC_KEYS.has(key) || programKeys.has(key);
    const leaks = dataFiles.flatMap((file) => {
      const keys = new Set(keysOf(readData(file)));
      if (isProvenance(file))
        return [...keys].filter((key) => !PROVENANCE_KEYS.has(key)).map((key) => `${file}: ${key}`);
      const isKnown = tellsChanges(file) ? (key: string) => CHANGE_KEYS.has(key) : isPublicKey;
      return [...keys].filter((key) => !isKnown(key)).map((key) => `${file}: ${key}`);
    });
    expect(leaks).toEqual([]);
  });

  test("are promised by no schema and no parameter of openapi.json", () => {
    const names = new Set(promisedNames(JSON.parse(readPublic("openapi.json"))));
    expect(names).toContain("annual_fee");
    const leaked = privateColumns.filter(
      (one) => names.has(one) && !PUBLIC_NAMES.has(one) && !PROVENANCE_KEYS.has(one),
    );
    expect(leaked).toEqual([]);
  });
});

/** The columns whose cells are published, by table; what is not named here is private. */
const PUBLISHED: Partial<Record<TableName, readonly string[]>> = {
  cards: [
    "id",
    "card_name",
    "display_name",
    "issuer",
    "card_type",
    "network",
    "card_network_tier",
    "annual_fee",
    "foreign_transaction_fee",
    // By which the pages search.
    "aliases",
  ],
  issuers: ["name", "aliases"],
  families: ["family_name", "tier_name"],
  lounges: ["lounge_network"],
  protections: ["protection"],
  credits: ["credit_type"],
  programs: ["key", "name", "category", "aliases"],
  routes: ["deactivated_date"],
  releases: ["released_at"],
  // Publishers of values, by their full names.
  sources: ["publisher"],
  // Written by the release from what it publishes.
  publishedChanges: ["field", "old", "new", "as_of", "publisher", "url"],
  // Words of the language, no facts.
  nicknames: ["name", "words"],
};

const cellsIn = (name: TableName, column: string): readonly unknown[] =>
  tables[name].map((row): unknown => Reflect.get(row, column)).filter((cell) => cell !== undefined);

const texts = (name: TableName, column: string) => new Set<unknown>(cellsIn(name, column));

const programNames = texts("programs", "name");

/**
 * The allowed values of each key in a data file: the cells of one public column, or a form of its
 * own.
 */
const ALLOWED: Readonly<Record<string, ReadonlySet<unknown> | RegExp>> = {
  id: texts("cards", "id"),
  card_name: texts("cards", "card_name"),
  display_name: new Set([...texts("cards", "display_name"), ...programNames]),
  issuer: texts("cards", "issuer"),
  card_type: texts("cards", "card_type"),
  network: texts("cards", "network"),
  card_network_tier: texts("cards", "card_network_tier"),
  annual_fee: texts("cards", "annual_fee"),
  foreign_transaction_fee: texts("cards", "foreign_transaction_fee"),
  rewards_currency: new Set([...programNames, NO_REWARDS]),
  credit_types: texts("credits", "credit_type"),
  lounge_networks: texts("lounges", "lounge_network"),
  protections: texts("protections", "protection"),
  family_name: texts("families", "family_name"),
  tier_name: texts("families", "tier_name"),
  source_program: programNames,
  dest_program: programNames,
  deactivated_date: texts("routes", "deactivated_date"),
  program: texts("programs", "key"),
  category: texts("programs", "category"),
  value: new Set(toEstimates(toCatalog(tables)).map(({ value }) => value)),
  version: /^(?:1\.0|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/,
  unit: /^cents_per_point$/,
  updated_at: texts("releases", "released_at"),
  created_at: texts("releases", "released_at"),
  last_modified: texts("releases", "released_at"),
  last_sync: texts("releases", "released_at"),
  rrv_last_sync: /^\d{4}-\d\d-\d\dT00:00:00Z$/,
  size_bytes: /^\d+$/,
  count: /^\d+$/,
  checksum: /^(?:sha256:)?[0-9a-f]{64}$/,
  download_url: /^\/v1\/public\/exports\/[a-z_]+$/,
};

/** Every text and number in a JSON value, with the key it stands under. */
function leavesOf(value: unknown, key = ""): readonly (readonly [string, unknown])[] {
  if (Array.isArray(value)) return value.flatMap((inner) => leavesOf(inner, key));
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, name));
  }
  // Yes and no are told of what is public; they hold no private value.
  return typeof value === "boolean" ? [] : [[key, value]];
}

test("every text and number in a data file comes from a public column", () => {
  const strange = dataFiles
    .filter((file) => !isProvenance(file))
    .flatMap((file) =>
      leavesOf(readData(file))
        .flatMap(([key, value]) =>
          file.endsWith(".csv") ? cellLeaves(key, String(value)) : [[key, value] as const],
        )
        .filter(([key, value]) => {
          if (tellsChanges(file) && key === "title") return !isTitle(String(value));
          const allowed = (tellsChanges(file) ? ALLOWED_CHANGES : ALLOWED)[key];
          return allowed instanceof RegExp ? !allowed.test(String(value)) : !allowed?.has(value);
        })
        .map(([key, value]) => `${file}: ${key} ${String(value)}`),
    );
  expect(strange).toEqual([]);
});

test("no text of a private column is in any public byte", () => {
  const published = TABLE_NAMES.flatMap((name) =>
    (PUBLISHED[name] ?? []).flatMap((column) => cellsIn(name, column).map(String)),
  )
    .concat([...toldValues].map(String))
    .join("\n");
  // One word may stand anywhere; several in one order are somebody's text.
  const isTelling = (text: string) => text.length >= 12 && text.includes(" ");
  const hidden = TABLE_NAMES.flatMap((name) =>
    Object.keys(allTables[name].row.shape)
      .filter((column) => !(PUBLISHED[name] ?? []).includes(column))
      .flatMap((column) => cellsIn(name, column).flat().map(String)),
  ).filter((text) => isTelling(text) && !published.includes(text));
  expect(hidden.length).toBeGreaterThan(5000);
  expect([...new Set(hidden)].filter(isPublic)).toEqual([]);
});

test("the private files are not under the public folder, and are listed with their checksums", () => {
  const { private: hidden } = readManifest(inject("dist"));
  expect(hidden.map(({ file }) => file)).toEqual(["lookup.json", "facts.json", "alone.json"]);
  expect(files.filter((file) => /facts|lookup|private/.test(file))).toEqual([]);
});

/** The tables whose sources are told; those of bonuses and earn rates would tell their size. */
const SHOWN_SOURCES: readonly TableName[] = [
  "cards",
  "families",
  "lounges",
  "protections",
  "credits",
  "eliteStatus",
  "certificates",
  "offers",
  "routes",
];

describe("no public byte has", () => {
  test("an address from where a fact comes, but where it tells of public facts", () => {
    const addresses = [...cellsOf(["sources", "url"])].filter((cell) => cell.startsWith("https:"));
    const elsewhere = textOf(files.filter((file) => !tellsSources(file)));
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => elsewhere.includes(address))).toEqual([]);
  });

  test("an address of private facts alone", () => {
    const shown = new Set(SHOWN_SOURCES.flatMap((name) => cellsIn(name, "sources").flat()));
    const listed = new Set(tables.sources.map(({ url }) => url));
    const hidden = [...cellsOf(["sources"])].filter(
      (cell) => cell.startsWith("https:") && !shown.has(cell) && !listed.has(cell),
    );
    const told = new Set(publicText.match(/https:[^"<>;\s]+/g));
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.filter((address) => told.has(address))).toEqual([]);
  });

  test("the text of a note", () => {
    // A note of one or two words may also be a kind of credit, or part of a name.
    const names = new Set(tables.programs.flatMap(({ aliases }) => aliases));
    const notes = [...cellsOf(["note"])].filter(
      (note) => note.split(" ").length > 2 && !names.has(note),
    );
    expect(notes.length).toBeGreaterThan(0);
    expect(notes.filter(isPublic)).toEqual([]);
  });
});
