import * as z from "zod";
import type { TableName, tables } from "../../data/tables.ts";
import { timestamp } from "./values.ts";

/** The name of the file under `private/`. */
export const FACTS_FILE = "facts.json";

/** One table: column names once, then one list of cells per row; null is an empty cell. */
const factTable = z.strictObject({
  columns: z.array(z.string()),
  // They come from JSON; checking each cell took most of the time to read the file.
  rows: z.array(z.array(z.unknown())),
});

/**
 * dist/private/facts.json: every fact about open and closed cards, for tools and chat. Cells of a
 * `sources` column are indexes into the list of sources. Never served.
 */
export const factsFile = z.strictObject({
  version: timestamp,
  sources: z.array(z.strictObject({ key: z.string(), title: z.string(), url: z.string() })),
  tables: z.record(z.string(), factTable),
  /** The service's estimate for each program, in cents per point, with the spread it rests on. */
  valuations: z.array(
    z.strictObject({
      program: z.string(),
      value: z.number(),
      low: z.number(),
      high: z.number(),
      publishers: z.int().positive(),
      as_of: z.iso.date(),
      /** Given when no figure is from the last nine months and the newest stays in use. */
      stale: z.literal(true).optional(),
    }),
  ),
  /** Names for the chat, in the format of its lexicon; gathered from the tables when absent. */
  names: z.string().optional(),
});

export type FactsFile = z.infer<typeof factsFile>;

/** The tables of the file, as they are named in data/tables.ts. */
type FactTable = Exclude<TableName, "releases" | "sources" | "observations">;

/** A row as its schema parses it, with `sources` resolved. */
export type FactRow<Name extends FactTable> = Omit<
  z.output<(typeof tables)[Name]["row"]>,
  "sources"
> & { readonly sources: readonly FactSource[] };

type FactSource = FactsFile["sources"][number];

/** Every fact, ready for tools and chat. Cells without a value are undefined. */
export interface Facts extends Pick<FactsFile, "version" | "valuations" | "names"> {
  readonly tables: { readonly [Name in FactTable]: readonly FactRow<Name>[] };
}

/** Parses the text of facts.json. Throws when it does not match the schema. */
export const parseFacts = (text: string): Facts => decodeFacts(factsFile.parse(JSON.parse(text)));

export function decodeFacts(file: FactsFile): Facts {
  const decoded = Object.fromEntries(
    Object.entries(file.tables).map(([name, table]) => [name, toRows(table, file.sources)]),
  );
  // The build wrote these rows from the schemas of their tables, and the manifest vouches for them.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const facts = decoded as unknown as Facts["tables"];
  return { version: file.version, valuations: file.valuations, names: file.names, tables: facts };
}

function toRows(table: z.infer<typeof factTable>, sources: readonly FactSource[]) {
  return table.rows.map((cells) =>
    Object.fromEntries(
      table.columns.map((column, at) => {
        const cell = cells[at] ?? undefined;
        return [column, column === "sources" ? toSources(cell, sources) : cell];
      }),
    ),
  );
}

const toSources = (places: unknown, sources: readonly FactSource[]): readonly FactSource[] =>
  Array.isArray(places) ? places.flatMap((place) => sources[Number(place)] ?? []) : [];
