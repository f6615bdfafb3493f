import { setImmediate as nextRound } from "node:timers/promises";
import * as z from "zod";
import type { Deps } from "./deps.ts";
import { defineRecord } from "./records.ts";
import type { Store, Write } from "./store/store.ts";
import { DamagedRecord, UnreadableRecord } from "./store/unreadable.ts";

/*
 * Purchases of a wallet's cards, kept beside it: a record per month, and one of sums, so that
 * answers need not read the purchases.
 */

const id = z.string().regex(/^[\w-]{1,64}$/);
const key = z.string().regex(/^[a-z0-9_-]{1,64}$/);
const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/);
const cents = z.int().min(-1_000_000_000).max(1_000_000_000);

export const purchase = z.object({
  id,
  wallet_card_id: id,
  on: z.iso.date(),
  /** Negative for refunds and credits. */
  cents,
  text: z.string().max(80),
  kind: z.enum(["purchase", "refund", "credit"]),
  category: key.optional(),
  merchant: key.optional(),
  /** The card's cap that it counts towards. */
  cap: z.string().max(200).optional(),
  /** The card's credit that paid for it. */
  credit: z.string().max(120).optional(),
  source: z.enum(["told", "ofx", "csv"]),
  /** The import or the call that wrote it, to undo it by. */
  log_id: id,
});

const keptPurchase = purchase.extend({
  /** Earlier versions that later imports corrected, newest last. */
  was: z.array(purchase).max(5).optional(),
});

/** A purchase as it is kept. */
export type Purchase = z.infer<typeof keptPurchase>;

/** Cents by day of the month; answers read thousands of them, so the check is a cheap one. */
const byDay = z.custom<Record<string, number>>(
  (value) =>
    typeof value === "object" && value !== null && Object.values(value).every(Number.isSafeInteger),
);

const monthSums = z.object({
  rows: z.int(),
  cards: z.record(
    z.string(),
    z.object({
      /** Purchases less refunds. */
      net: byDay,
      caps: z.record(z.string(), byDay),
      uses: z.array(z.object({ credit: z.string(), on: z.iso.date(), cents })),
    }),
  ),
  /** Purchases less refunds by spend category; the empty key holds unknown categories. */
  categories: z.record(z.string(), z.int()),
});

export type MonthSums = z.infer<typeof monthSums>;

export const statementImport = z.object({
  id,
  wallet_card_ids: z.array(id),
  source: z.enum(["ofx", "csv"]),
  from: z.iso.date(),
  to: z.iso.date(),
  imported_on: z.iso.date(),
});

const sums = z.object({
  format: z.literal(1),
  months: z.record(month, monthSums),
  imports: z.array(statementImport),
  /** Column mappings the member has made, by the layout of the file. */
  shapes: z.record(z.string(), z.record(z.string(), z.string())),
});

export type PurchaseSums = z.infer<typeof sums>;

export const NO_PURCHASES: PurchaseSums = { format: 1, months: {}, imports: [], shapes: {} };

/** Rebuilt from the months when missing. */
export const sumRecords = defineRecord("purchase-sums", sums);
export const monthRecords = defineRecord(
  "purchases",
  z.object({ format: z.literal(1), rows: z.array(keptPurchase) }),
);

/** More than anyone buys in a month; a record of this many still fits in the store. */
export const MAX_MONTH_ROWS = 3000;
/** Twenty years of a household's purchases; a call may have to read them all. */
export const MAX_LOG_ROWS = 30_000;
const MAX_IMPORTS = 500;
/** Summed over the statements, as each is listed under each of its cards. */
const MAX_IMPORT_CARDS = 1000;
const MAX_SHAPES = 50;

export interface SumsEntry {
  readonly sums: PurchaseSums;
  /** Null when nothing is kept yet. */
  readonly version: number | null;
}

/** Damaged sums read as none. Throws when a newer version wrote them. */
export async function readPurchaseSums({ store }: Deps, accountId: string): Promise<SumsEntry> {
  const stored = await store.get(sumRecords.key(accountId));
  if (stored === undefined) return { sums: NO_PURCHASES, version: null };
  const entry = sumRecords.tryParse(stored);
  if (entry instanceof DamagedRecord) return { sums: NO_PURCHASES, version: stored.version };
  const { value } = sumRecords.parse(stored);
  return { sums: { ...value, imports: newestOf(value.imports) }, version: stored.version };
}

/** The newest statements, as many as there is room for. */
function newestOf(imports: PurchaseSums["imports"]): PurchaseSums["imports"] {
  const newest = imports.slice(-MAX_IMPORTS);
  let room = MAX_IMPORT_CARDS;
  const firstLeftOut = newest.findLastIndex(({ wallet_card_ids: ids }) => {
    room -= ids.length;
    return room < 0;
  });
  return newest.slice(firstLeftOut + 1);
}

/** The sums; undefined when nothing is logged. */
export async function readLog(deps: Deps, accountId: string): Promise<PurchaseSums | undefined> {
  const { sums: log } = await readPurchaseSums(deps, accountId);
  return log === NO_PURCHASES ? undefined : log;
}

/** The purchases of a month and the version they were read at. */
export interface MonthEntry {
  readonly rows: readonly Purchase[];
  readonly version: number | null;
}

export async function readMonth(
  { store }: Deps,
  accountId: string,
  name: string,
): Promise<MonthEntry> {
  const entry = await monthRecords.read(store, accountId, name);
  return { rows: entry?.value.rows ?? [], version: entry?.version ?? null };
}

/** Writes sums and months, each only if unchanged since it was read. */
export function toPurchaseWrites(
  accountId: string,
  { version }: SumsEntry,
  after: PurchaseSums,
  months: readonly {
    readonly name: string;
    readonly entry: MonthEntry;
    readonly rows: readonly Purchase[];
  }[],
): readonly Write[] {
  const kept = {
    ...after,
    imports: newestOf(after.imports),
    shapes: Object.fromEntries(Object.entries(after.shapes).slice(-MAX_SHAPES)),
  };
  return [
    sumRecords.put([accountId], kept, { if: version }),
    ...months.map(({ name, entry, rows }) =>
      rows.length === 0 && entry.version !== null
        ? monthRecords.del([accountId, name], { if: entry.version })
        : monthRecords.put(
            [accountId, name],
            { format: 1, rows: [...rows] },
            { if: entry.version },
          ),
    ),
  ];
}

/**
 * The purchases of an account a month at a time, oldest first, reading each month on demand. Skips
 * damaged months. Throws at one of a newer version.
 */
export async function* eachMonth(
  { store }: Deps,
  accountId: string,
): AsyncGenerator<readonly Purchase[], void, void> {
  const prefix = `${monthRecords.key(accountId)}/`;
  // One at a time, as listing all months would read them all at once.
  let [stored] = await store.list(prefix, { limit: 1 });
  while (stored !== undefined) {
    const entry = monthRecords.tryParse(stored);
    if (!(entry instanceof UnreadableRecord)) yield entry.value.rows;
    else if (!(entry instanceof DamagedRecord)) throw entry;
    // oxlint-disable-next-line no-await-in-loop
    [stored] = await store.list(prefix, { after: stored.key, limit: 1 });
  }
}

/** All purchases of an account, oldest month first; other work runs between months. */
export async function listPurchases(deps: Deps, accountId: string): Promise<readonly Purchase[]> {
  const all: Purchase[] = [];
  for await (const rows of eachMonth(deps, accountId)) {
    all.push(...rows);
    await nextRound();
  }
  return all;
}

/** The keys of all records of purchases, to delete them with their account. */
export const purchaseRecords = async (
  store: Store,
  accountId: string,
): Promise<readonly string[]> => [
  sumRecords.key(accountId),
  ...(await store.list(`${monthRecords.key(accountId)}/`)).map(({ key: name }) => name),
];
