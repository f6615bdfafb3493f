import type { Json, Stored } from "./store/store.ts";
import { DamagedRecord, NewerRecord } from "./store/unreadable.ts";
import { EMPTY_WALLET, wallet as walletSchema } from "./wallet.ts";
import { parseWallet, wallets } from "./wallets.ts";

/** A damaged wallet without what is damaged in it. */
interface Salvaged {
  /** Undefined when nothing of it can be read. */
  readonly wallet: Json | undefined;
  /** What was taken out, as paths. */
  readonly lost: readonly string[];
}

/** Each round takes something out of each damaged entry. */
const MAX_ROUNDS = 50;

/** Undefined for a wallet that is not damaged. */
export function salvageWallet(stored: Stored): Salvaged | undefined {
  const entry = wallets.tryParse(stored);
  if (entry instanceof NewerRecord) return undefined;
  if (entry instanceof DamagedRecord) return { wallet: undefined, lost: [] };
  const wallet = structuredClone(stored.value);
  const lost: string[] = [];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    if (isWhole({ ...stored, value: wallet })) return round === 0 ? undefined : { wallet, lost };
    const { error } = walletSchema.safeParse(wallet);
    const issues = error?.issues.filter(({ code }) => code !== "unrecognized_keys") ?? [];
    // One of each entry, which may go with it, and from the end, so that places in a list stay right.
    const paths = new Map(issues.map(({ path }) => [path.slice(0, 2).join("."), path]));
    for (const path of [...paths.values()].toReversed()) lost.push(takeOut(wallet, path).join("."));
  }
  return { wallet: undefined, lost: [] };
}

function isWhole(stored: Stored): boolean {
  try {
    parseWallet(wallets.parse(stored).value);
    return true;
  } catch (error) {
    if (error instanceof DamagedRecord) return false;
    throw error;
  }
}

/** Takes out what a path leads to, or what it lacks there the holder of. Gives the path of it. */
function takeOut(wallet: Json, path: readonly PropertyKey[]): readonly string[] {
  const name = path.at(-1);
  const holder = path.slice(0, -1).reduce<unknown>(stepInto, wallet);
  const empty = path.reduce<unknown>(stepInto, EMPTY_WALLET);
  if (name === undefined || typeof holder !== "object" || holder === null) return path.map(String);
  if (Array.isArray(holder)) holder.splice(Number(name), 1);
  else if (empty !== undefined) Reflect.set(holder, name, structuredClone(empty));
  else if (Reflect.has(holder, name)) Reflect.deleteProperty(holder, name);
  else return takeOut(wallet, path.slice(0, -1));
  return path.map(String);
}

const stepInto = (holder: unknown, step: PropertyKey): unknown =>
  typeof holder === "object" && holder !== null ? Reflect.get(holder, step) : undefined;
