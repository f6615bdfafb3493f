import { openAt } from "./open-at.ts";

/*
 * Where files cannot grow far: writes a small batch beside one that does not fit, then another, and
 * prints what became of each.
 */
const store = await openAt(process.argv[2] ?? "");
const large = Array.from({ length: 5 }, (_, at) => ({
  key: `large/${at}`,
  put: "x".repeat(700_000),
}));
const outcomes = await Promise.allSettled([
  store.commit([{ key: "small/1", put: 1 }]),
  store.commit(large),
  store.commit([{ key: "small/2", put: 2 }]),
]);
for (const one of outcomes) console.log(one.status === "fulfilled" ? "written" : `${one.reason}`);
await store.commit([{ key: "small/3", put: 3 }]);
console.log((await store.list("large/")).length, (await store.list("small/")).length);
await store.close();
