import { expect } from "vitest";
import type { Store } from "../../../server/accounts/store/store.ts";

/** The last batch of each writer that a child has acknowledged. */
export function readAcknowledged(lines: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    lines
      .filter((line) => line.includes(" "))
      .map((line) => line.split(" "))
      .map(([writer = "", number]) => [writer, Number(number)]),
  );
}

/** Checks that all that was acknowledged is there and that no batch is there by half. */
export async function expectWhole(
  store: Store,
  acknowledged: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [writer, number] of acknowledged) {
    const last = Number((await store.get(`last/${writer}`))?.value ?? -1);
    expect(last, `the last batch of ${writer}`).toBeGreaterThanOrEqual(number);
  }
  for (const { key, value } of await store.list("last/")) {
    const writer = key.slice("last/".length);
    const records = await store.list(`log/${writer}/`);
    const numbers = records.map((record) => Number(record.value)).toSorted((a, b) => a - b);
    expect(numbers, key).toEqual(Array.from({ length: Number(value) + 1 }, (_, at) => at));
    const marks = await store.list(`mark/${writer}/`);
    expect(marks.map((mark) => mark.value)).toEqual([value]);
  }
  const writers = (await store.list("log/")).map(({ key }) => key.split("/")[1]);
  const lasts = (await store.list("last/")).map(({ key }) => key.split("/")[1]);
  expect([...new Set(writers)]).toEqual(lasts);
}
