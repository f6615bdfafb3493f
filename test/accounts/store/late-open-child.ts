import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/*
 * Opens the store at a path, but stops once it has read the header of the file: prints "looked" and
 * waits for a line. Then prints the number of records it finds.
 */
const read = fs.readSync;
const readAndWait = (fd: number, bytes: Buffer, offset: number, length: number, at: number) => {
  const count = read(fd, bytes, offset, length, at);
  console.log("looked");
  read(0, Buffer.alloc(1));
  return count;
};
Object.assign(fs, { readSync: readAndWait });
syncBuiltinESMExports();
const [path = ""] = process.argv.slice(2);
const { openAt } = await import("./open-at.ts");
const store = await openAt(path);
console.log(String((await store.list("a/")).length));
await store.close();
