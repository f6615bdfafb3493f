import { createRequire } from "node:module";
import { openAt } from "./open-at.ts";

/*
 * Opens the stores at the addresses and prints which drivers are loaded, then what happens when one
 * who may not write opens the last one.
 */
const [address = "", forbidden] = process.argv.slice(2);
const store = await openAt(address);
await store.close();
const loaded = Object.keys(createRequire(import.meta.url).cache);
const isLoaded = (name: string): boolean =>
  loaded.some((file) => file.includes(`/node_modules/${name}/`));
console.log(["libsql", "pg"].filter(isLoaded).join(" "));
if (forbidden !== undefined) {
  // The superuser may write anywhere; 65534 is nobody.
  if (process.getuid?.() === 0) process.setuid?.(65_534);
  await openAt(forbidden).catch((error: unknown) => console.log(String(error)));
}
