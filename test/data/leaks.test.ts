import { join } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { readTables } from "../../build/read.ts";
import { TABLE_NAMES, tables as allTables } from "../../data/tables.ts";
import { valuations } from "../../server/contract/valuations.ts";
import { readManifest } from "../build/dist.ts";
import { readPublic } from "./published-text.ts";

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

/** Names that columns share with what is public elsewhere: health (2.5), filters (4.4), server.json. */
const PUBLIC_NAMES = wordsOf("status lounge_network credit_type protection name");

/** The columns whose name alone must never be seen outside. */
const SECRET = wordsOf(`
  confidence sources as_of note status_date successor former_ids aliases deactivated_precision
  publisher observed_on cpp tier_order credit_name certificate_name level how starts ends
  trust
`);

const { tables } = readTables(join(import.meta.dirname, "../../data"));
const files = readManifest(inject("dist")).files.map(({ file }) => file);
/** What is published about the data; the rest, at the root, is about the service. */
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

/** Every public byte once, with the escaped characters written out as in the tables. */
const publicText = [...new Set(files.map(readPublic))]
  .join("\n")
  .replaceAll(/\\u([0-9a-f]{4})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

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
    const isPublic = (key: string) => PUBLIC_KEYS.has(key) || programKeys.has(key);
    const leaks = dataFiles.flatMap((file) => {
      const keys = new Set(keysOf(JSON.parse(readPublic(file))));
      return [...keys].filter((key) => !isPublic(key)).map((key) => `${file}: ${key}`);
    });
    expect(leaks).toEqual([]);
  });

  test("are promised by no schema and no parameter of openapi.json", () => {
    const names = new Set(promisedNames(JSON.parse(readPublic("openapi.json"))));
    expect(names).toContain("annual_fee");
    const leaked = privateColumns.filter((one) => names.has(one) && !PUBLIC_NAMES.has(one));
    expect(leaked).toEqual([]);
  });
});

describe("no public byte has", () => {
  test("an address from where a fact comes", () => {
    const addresses = [...cellsOf(["sources", "url"])].filter((cell) => cell.startsWith("https:"));
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => publicText.includes(address))).toEqual([]);
  });

  test("the text of a note", () => {
    // A note of one or two words may also be a kind of credit, or part of a name.
    const notes = [...cellsOf(["note"])].filter((note) => note.split(" ").length > 2);
    expect(notes.length).toBeGreaterThan(0);
    expect(notes.filter((note) => publicText.includes(note))).toEqual([]);
  });
});
