import { writeSync } from "node:fs";
import { openAt } from "./open-at.ts";
import { toWrites } from "./writes.ts";

/*
 * Writes batches to the store at an address until it is killed: `<address> <name> <writers>`. After
 * each commit it prints `<writer> <number of the batch>`.
 */
const [address = "", name = "", writers = ""] = process.argv.slice(2);
writeSync(1, "opening\n");
const store = await openAt(address);

async function write(writer: string): Promise<never> {
  for (let number = 0; ; number++) {
    await store.commit(toWrites(writer, number));
    // Before anything else can happen, as far as a process can.
    writeSync(1, `${writer} ${number}\n`);
  }
}

await Promise.all(Array.from({ length: Number(writers) }, (_, at) => write(`${name}-${at}`)));
