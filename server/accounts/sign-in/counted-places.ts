import * as z from "zod";
import { type Deps, digestOf } from "../deps.ts";
import { defineRecord } from "../records.ts";
import { type Delete, type Put, type Stored, update, type Write } from "../store/store.ts";

/** Attempts within the current window. */
export const attempts = defineRecord(
  "attempts",
  z.looseObject({ count: z.int().positive(), window_ends: z.number() }),
);

const WINDOW_MS = 15 * 60_000;

/**
 * A window that ends too late was begun by a clock that has since been set back, and must not lock
 * anybody out until then; clocks of several machines may differ by some minutes.
 */
const isRunning = (ends: number, now: number, windowMs: number): boolean =>
  ends > now && ends <= now + 2 * windowMs;

/** A counter: its name, and how much it allows within its window. */
export type Place = readonly [what: string, most: number, windowMs?: number, ofAddress?: boolean];

const NOWHERE: Place = ["", 0];

/** Counters of addresses and networks alone; strangers may have any number of these. */
export const ofAddresses = (places: readonly Place[]): readonly Place[] =>
  places.map(([what, most]) => [what, most, WINDOW_MS, true]);

/** Counters of addresses are grouped by digest, so that making room reads one group only. */
function idsOf([what, , , ofAddress = false]: Place): readonly string[] {
  const digest = digestOf(what);
  return ofAddress ? [`from${digest.slice(0, 1)}`, digest] : [digest];
}

/** There are 64 groups, so all counters of addresses together take less than a megabyte. */
const MAX_IN_GROUP = 128;

/**
 * Deletes counters of addresses when new ones would overfill their group. Those with the fewest
 * attempts go first: they block nobody yet. Counters of one account are never deleted here.
 */
async function makeRoom(
  { store }: Deps,
  counted: readonly Put[],
  added: readonly Place[],
): Promise<readonly Delete[]> {
  const written = new Set(counted.map(({ key }) => key));
  const groups = added.map(idsOf).flatMap(([group = "", own]) => (own === undefined ? [] : group));
  const surplus = await Promise.all(
    [...new Set(groups)].map(async (group) => {
      const before = await attempts.list(store, group);
      const more = groups.filter((one) => one === group).length;
      return before
        .filter((one) => !written.has(attempts.key(...one.ids)))
        .toSorted((a, b) => a.value.count - b.value.count || a.version - b.version)
        .slice(0, Math.max(0, before.length + more - MAX_IN_GROUP));
    }),
  );
  return surplus.flat().map(({ ids }) => attempts.del(ids));
}

/** Counts one attempt in several counters; if any of them refuses, none counts it. */
export function countAll(
  deps: Deps,
  [first, ...others]: readonly Place[],
): Promise<number | undefined> {
  if (first === undefined) return Promise.resolve(undefined);
  return update(deps.store, attempts.key(...idsOf(first)), async (before) => {
    const known = [before, ...(await readAll(deps, others))];
    const places = [first, ...others];
    const counted = places.map((place, at) => countOnce(deps.now(), place, known[at]));
    const wait = Math.max(0, ...counted.map((one) => one.wait));
    if (wait > 0) return { writes: [], outcome: wait };
    const writes = counted.map((one) => one.write);
    const added = places.filter((_, at) => known[at] === undefined);
    return { writes: [...writes, ...(await makeRoom(deps, writes, added))], outcome: undefined };
  });
}

/** Resets the first counter, and takes one attempt back from each of the others. */
export function forgetAll(deps: Deps, [own = NOWHERE, ...shared]: readonly Place[]): Promise<void> {
  return update(deps.store, attempts.key(...idsOf(own)), async (before) => {
    const others = await readAll(deps, shared);
    const lowered = others.flatMap((one) => (one === undefined ? [] : [lowerOnce(one)]));
    return {
      writes: [...(before ? [attempts.del(idsOf(own))] : []), ...lowered],
      outcome: undefined,
    };
  });
}

const readAll = ({ store }: Deps, places: readonly Place[]) =>
  Promise.all(places.map((place) => store.get(attempts.key(...idsOf(place)))));

/** The seconds to wait (0 for none), and the write that counts one more attempt. */
function countOnce(now: number, place: Place, before: Stored | undefined) {
  const [, most, windowMs = WINDOW_MS] = place;
  const known = before && attempts.parse(before).value;
  const current = known && isRunning(known.window_ends, now, windowMs) ? known : undefined;
  const { count: tries, window_ends: ends } = current ?? { count: 0, window_ends: now + windowMs };
  const condition = { if: before?.version ?? null, expiresAt: ends };
  return {
    wait: tries >= most ? Math.ceil((ends - now) / 1000) : 0,
    write: attempts.put(idsOf(place), { count: tries + 1, window_ends: ends }, condition),
  };
}

/** The write that takes one attempt back. */
function lowerOnce(stored: Stored): Write {
  const { ids, value, version } = attempts.parse(stored);
  if (value.count === 1) return attempts.del(ids, { if: version });
  const condition = { if: version, expiresAt: value.window_ends };
  return attempts.put(ids, { ...value, count: value.count - 1 }, condition);
}
