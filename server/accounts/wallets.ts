import * as z from "zod";
import type { Deps } from "./deps.ts";
import { checkWallet, WalletRefused } from "./check-wallet.ts";
import { defineRecord } from "./records.ts";
import { type PurchaseSums, purchaseRecords, readLog } from "./purchases.ts";
import { type Store, update, type Write } from "./store/store.ts";
import { DamagedRecord, Gone } from "./store/unreadable.ts";
import { requireAccount } from "./users.ts";
import { slips } from "./wallet-slips.ts";
import { EMPTY_WALLET, type Wallet, wallet, WALLET_FORMAT } from "./wallet.ts";

type Raw = Readonly<Record<string, unknown>>;

/** Migrations from each older wallet format to the next. */
const MIGRATIONS: ReadonlyMap<number, (old: Raw) => Raw> = new Map();

const anyFormat = z.looseObject({ format: z.int() });

/** Records are read in any format and brought up to date before they are parsed. */
export const wallets = defineRecord("wallets", anyFormat, WALLET_FORMAT);

/** A wallet and the version it was read at; 0 when the account has none yet. */
export interface WalletEntry {
  readonly wallet: Wallet;
  readonly version: number;
  /** Sums of logged purchases; absent where none are kept. */
  readonly log?: PurchaseSums;
}

export async function readWallet(deps: Deps, accountId: string): Promise<WalletEntry> {
  const [entry, sums] = await Promise.all([
    wallets.read(deps.store, accountId),
    readLog(deps, accountId),
  ]);
  const log = sums === undefined ? {} : { log: sums };
  return entry === undefined
    ? { wallet: EMPTY_WALLET, version: 0, ...log }
    : { wallet: parseWallet(entry.value).known, version: entry.version, ...log };
}

/** A wallet as stored, for its member, whichever version wrote it. */
export const readKeptWallet = async ({ store }: Deps, accountId: string): Promise<unknown> =>
  (await store.get(wallets.key(accountId)))?.value ?? EMPTY_WALLET;

/** The new wallet, the result to return, and other records to commit with it. */
interface WalletChange<Outcome> {
  readonly after: Wallet;
  readonly outcome: Outcome;
  readonly also?: readonly Write[];
}

type Change<Outcome> = (before: Wallet) => WalletChange<Outcome> | Promise<WalletChange<Outcome>>;

/**
 * Changes a wallet. The change gets the latest wallet, so it may run several times and must have no
 * side effects. Returns its outcome. Throws WalletRefused when the new wallet is invalid or too
 * large.
 */
export async function changeWallet<Outcome>(
  { store, now }: Deps,
  accountId: string,
  change: Change<Outcome>,
): Promise<{ readonly before: Wallet; readonly after: Wallet; readonly outcome: Outcome }> {
  const changed = update(store, wallets.key(accountId), async (stored) => {
    const { known: before, unknown } =
      stored === undefined ? NO_WALLET : parseWallet(wallets.parse(stored).value);
    const { after, outcome, also = [] } = await change(before);
    const condition = { if: stored?.version ?? null };
    const isSame = after === before;
    const toKept = (): z.infer<typeof anyFormat> => {
      const checked = checkWallet(after, before, now());
      return unknown.length === 0 ? checked : anyFormat.parse(putBack(checked, before, unknown));
    };
    const writes = isSame ? also : [wallets.put([accountId], toKept(), condition), ...also];
    return {
      writes: writes.length === 0 ? writes : [requireAccount(accountId), ...writes],
      outcome: { before, after, outcome },
    };
  });
  return changed.catch((error: unknown) => {
    throw error instanceof Gone ? new WalletRefused(error.message, { cause: error }) : error;
  });
}

/** Previews a change without making it. Throws as changeWallet does. */
export async function previewWallet<Outcome>(
  deps: Deps,
  accountId: string,
  change: Change<Outcome>,
) {
  const { wallet: before } = await readWallet(deps, accountId);
  const { after, outcome } = await change(before);
  return {
    before,
    after: after === before ? before : checkWallet(after, before, deps.now()),
    outcome,
  };
}

/** The keys of a wallet's records, to delete them with its account. */
export const walletRecords = async (
  store: Store,
  accountId: string,
): Promise<readonly string[]> => [
  wallets.key(accountId),
  ...(await slips.listKeys(store, accountId)),
  ...(await purchaseRecords(store, accountId)),
];

const NO_WALLET = { known: EMPTY_WALLET, unknown: [] } as const;

function toNewestFormat(record: z.infer<typeof anyFormat>): Raw {
  let current: Raw = record;
  for (let format = record.format; format < WALLET_FORMAT; format++) {
    const migrate = MIGRATIONS.get(format);
    if (migrate === undefined) throw new Error(`no way from wallet format ${format}`);
    current = migrate(current);
  }
  return current;
}

/** The wallet, and its fields from a newer version. */
export function parseWallet(record: z.infer<typeof anyFormat>) {
  const current = toNewestFormat(record);
  const parsed = wallet.safeParse(current);
  if (parsed.success) return { known: parsed.data, unknown: [] };
  const { known, unknown } = partUnknown(wallet, current);
  const { data, error } = wallet.safeParse(known);
  if (error) throw new DamagedRecord(wallets.key(), error.issues[0]?.path.join(".") ?? "");
  return { known: data, unknown };
}

type Fields = Readonly<Record<string, unknown>>;

/** Fields of a newer version, and the path of the object that holds them. */
interface UnknownFields {
  readonly path: readonly PropertyKey[];
  readonly fields: Fields;
}

/** Splits a record into what a strict schema knows and the fields it does not. */
function partUnknown(schema: z.ZodType, record: unknown) {
  const { error } = schema.safeParse(record);
  const unknown: UnknownFields[] = [];
  const known = structuredClone(record);
  for (const issue of error?.issues ?? []) {
    if (issue.code !== "unrecognized_keys") continue;
    const holder = issue.path.reduce(stepInto, known);
    if (!isObject(holder)) continue;
    const fields = Object.fromEntries(issue.keys.map((key) => [key, holder[key]]));
    unknown.push({ path: issue.path, fields });
    for (const key of issue.keys) Reflect.deleteProperty(holder, key);
  }
  return { known, unknown };
}

/** The changed record, with the unknown fields of what is still there put back. */
function putBack(changed: unknown, before: unknown, unknown: readonly UnknownFields[]): unknown {
  const whole = structuredClone(changed);
  for (const { path, fields } of unknown) {
    let [theirs, ours]: readonly unknown[] = [before, whole];
    for (const step of path) {
      theirs = stepInto(theirs, step);
      const name = nameOf(theirs);
      ours = Array.isArray(ours) ? ours.find((one) => nameOf(one) === name) : stepInto(ours, step);
    }
    if (isObject(ours)) Object.assign(ours, fields);
  }
  return whole;
}

/** Identifies an entry of a list across a change. */
function nameOf(entry: unknown): unknown {
  if (!isObject(entry)) return entry;
  const { id, program, owner } = entry;
  if (id !== undefined) return id;
  return JSON.stringify(program === undefined ? entry : [program, owner]);
}

export const stepInto = (holder: unknown, step: PropertyKey): unknown =>
  typeof holder === "object" && holder !== null ? Reflect.get(holder, step) : undefined;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
