import { createInterface } from "node:readline";
import { update } from "../../../server/accounts/store/store.ts";
import { openAt } from "./open-at.ts";

/*
 * Prints a line when it is ready. For each line it then reads, `<address> <name> <updates>`, it
 * opens the store there, adds one to the shared counter and to a counter of its own so many times
 * at once, and prints a line.
 */
console.log("ready");
for await (const line of createInterface({ input: process.stdin })) {
  const [address = "", name = "", updates = ""] = line.split(" ");
  const store = await openAt(address);
  const add = (key: string): Promise<void> =>
    update(store, key, (before) => ({
      writes: [{ key, put: Number(before?.value ?? 0) + 1, if: before?.version ?? null }],
      outcome: undefined,
    }));
  const keys = Array.from({ length: Number(updates) }, (_, at) => `own/${name}-${at}`);
  await Promise.all(keys.flatMap((key) => [add("shared/counter"), add(key)]));
  await store.close();
  console.log("done");
}
