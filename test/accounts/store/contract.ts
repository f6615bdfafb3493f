import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { MAX_SESSIONS, startSession } from "../../../server/accounts/sign-in/sessions.ts";
import { insertAccount } from "../../../server/accounts/users.ts";
import { Conflict, type Store, update, type Write } from "../../../server/accounts/store/store.ts";
import { describeEdges, type OpenStore } from "./contract-edges.ts";

/** The contract of every store. */
export function describeStore(title: string, open: OpenStore): void {
  describeEdges(title, open);
  describe(title, () => {
    let store: Store;
    let clock = 0;

    beforeEach(async () => {
      clock = 1_800_000_000_000;
      store = await open(() => clock);
    });
    afterEach(() => store.close());

    const put = (key: string, value: number, condition?: number | null): Write =>
      condition === undefined ? { key, put: value } : { key, put: value, if: condition };

    test("a record is read as it was written, with a version", async () => {
      const value = { text: 'Zürich 🌲 \u0000 \\ "', list: [1, 2.5, null, true], inner: { a: {} } };
      const version = await store.commit([{ key: "a/b", put: value }]);
      expect(await store.get("a/b")).toEqual({ key: "a/b", value, version });
    });

    test("what was never written is not there", async () => {
      expect(await store.get("a/b")).toBeUndefined();
      expect(await store.list("a/")).toEqual([]);
    });

    test("any JSON value comes back", async () => {
      const values = fc
        .jsonValue({ maxDepth: 4 })
        .map((value) => JSON.parse(JSON.stringify(value)));
      await fc.assert(
        fc.asyncProperty(values, async (value) => {
          await store.commit([{ key: "a", put: value }]);
          expect((await store.get("a"))?.value).toEqual(value);
        }),
        { numRuns: 50 },
      );
    });

    test("all records of a batch have its version, which is above all before", async () => {
      const first = await store.commit([put("a", 1), put("b", 2)]);
      const second = await store.commit([put("b", 3)]);
      expect(second).toBeGreaterThan(first);
      expect((await store.get("a"))?.version).toBe(first);
      expect((await store.get("b"))?.version).toBe(second);
    });

    test("null lets a record be made once", async () => {
      await store.commit([put("a", 1, null)]);
      await expect(store.commit([put("a", 2, null)])).rejects.toThrow(Conflict);
      expect((await store.get("a"))?.value).toBe(1);
    });

    test("a version lets a record be replaced once", async () => {
      const version = await store.commit([put("a", 1)]);
      await store.commit([put("a", 2, version)]);
      await expect(store.commit([put("a", 3, version)])).rejects.toThrow(Conflict);
      await expect(store.commit([{ key: "a", del: true, if: version }])).rejects.toThrow(Conflict);
      await expect(store.commit([put("never", 3, version)])).rejects.toThrow(Conflict);
      expect((await store.get("a"))?.value).toBe(2);
    });

    test("a version is never used again, so that a record made anew is another one", async () => {
      const version = await store.commit([put("a", 1)]);
      await store.commit([{ key: "a", del: true }]);
      await store.commit([put("a", 1)]);
      await expect(store.commit([put("a", 2, version)])).rejects.toThrow(Conflict);
    });

    test("a batch is written whole or not at all", async () => {
      await store.commit([put("c", 1)]);
      const writes = [put("a", 1), { key: "c", del: true } as const, put("b", 1, 12_345)];
      await expect(store.commit(writes)).rejects.toThrow(Conflict);
      expect(await store.get("a")).toBeUndefined();
      expect((await store.get("c"))?.value).toBe(1);
    });

    test("deleting on the condition that there is none does nothing, or conflicts", async () => {
      await store.commit([{ key: "a", del: true, if: null }, put("b", 1)]);
      await expect(store.commit([{ key: "b", del: true, if: null }])).rejects.toThrow(Conflict);
      expect((await store.get("b"))?.value).toBe(1);
    });

    test("a batch may delete, make and replace", async () => {
      const version = await store.commit([put("a", 1), put("b", 1), put("c", 1)]);
      const writes = [put("d", 2, null), { key: "b", del: true } as const, put("a", 2, version)];
      await store.commit([...writes, put("e", 2), { key: "c", del: true, if: version }]);
      const values = await Promise.all(["a", "b", "c", "d", "e"].map((key) => store.get(key)));
      expect(values.map((record) => record?.value)).toEqual([2, undefined, undefined, 2, 2]);
    });

    test("batches without conditions never conflict, in whatever order they write", async () => {
      const keys = Array.from({ length: 20 }, (_, at) => `a/${at}`);
      const commits = Array.from({ length: 40 }, (_, round) => {
        const writes = keys.map((key, at): Write => {
          return (at + round) % 3 === 0 ? { key, del: true } : put(key, round);
        });
        return store.commit(round % 2 === 0 ? writes : writes.toReversed());
      });
      expect(new Set(await Promise.all(commits)).size).toBe(40);
      const values = (await store.list("a/")).map(({ value }) => value);
      // The last one wrote all that is there.
      expect(new Set(values).size).toBe(1);
    });

    test("of many who make a record at once, one does", async () => {
      const makes = Array.from({ length: 30 }, (_, at) => store.commit([put("a", at, null)]));
      const outcomes = await Promise.allSettled(makes);
      const winners = outcomes.flatMap(({ status }, at) => (status === "fulfilled" ? [at] : []));
      expect(winners).toEqual([(await store.get("a"))?.value]);
      const errors = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
      expect(errors.every((error) => error instanceof Conflict)).toBe(true);
    });

    test("a deleted record is gone, and deleting it again does no harm", async () => {
      await store.commit([put("a", 1)]);
      await store.commit([{ key: "a", del: true }]);
      await store.commit([{ key: "a", del: true }]);
      expect(await store.get("a")).toBeUndefined();
    });

    test("a prefix lists its own records only, in byte order, in pages", async () => {
      const keys = [
        "a/1",
        "a/10",
        "a/2",
        "a/B",
        "a/_",
        "a/a",
        "a/b/c",
        "a-/x",
        "a0/x",
        "ab/x",
        "A/1",
      ];
      await store.commit(keys.toReversed().map((key) => put(key, 1)));
      const listed = async (options?: { after?: string; limit?: number }) =>
        (await store.list("a/", options)).map(({ key }) => key);
      expect(await listed()).toEqual(["a/1", "a/10", "a/2", "a/B", "a/_", "a/a", "a/b/c"]);
      expect(await listed({ limit: 2 })).toEqual(["a/1", "a/10"]);
      expect(await listed({ after: "a/10", limit: 2 })).toEqual(["a/2", "a/B"]);
      expect(await listed({ after: "a/b/c" })).toEqual([]);
    });

    test("an expired record is not there: not read, not listed, and free to be made anew", async () => {
      await store.commit([{ key: "a/b", put: 1, expiresAt: clock + 1000 }]);
      clock += 999;
      const version = (await store.get("a/b"))?.version ?? 0;
      expect(version).toBeGreaterThan(0);
      clock += 1;
      expect(await store.get("a/b")).toBeUndefined();
      expect(await store.list("a/")).toEqual([]);
      await expect(store.commit([put("a/b", 2, version)])).rejects.toThrow(Conflict);
      await store.commit([put("a/b", 2, null)]);
      expect((await store.get("a/b"))?.value).toBe(2);
    });

    test("sweeping frees what has expired and nothing else", async () => {
      await store.commit([{ key: "a/b", put: 1, expiresAt: clock + 1 }, put("a/c", 2)]);
      await store.commit([{ key: "a/d", put: 3, expiresAt: clock + 5000 }]);
      clock += 1000;
      await store.sweep();
      expect((await store.list("a/")).map(({ key }) => key)).toEqual(["a/c", "a/d"]);
      // Were it kept, it would be back when the clock is set back.
      clock -= 1000;
      expect(await store.get("a/b")).toBeUndefined();
    });

    test("writing without a time ends an expiry", async () => {
      await store.commit([{ key: "a", put: 1, expiresAt: clock + 10 }]);
      await store.commit([put("a", 2)]);
      clock += 1000;
      expect((await store.get("a"))?.value).toBe(2);
    });

    test("two hundred updates at once lose none", async () => {
      const add = () =>
        update(store, "a/count", (before) => ({
          writes: [put("a/count", Number(before?.value ?? 0) + 1, before?.version ?? null)],
          outcome: undefined,
        }));
      await Promise.all(Array.from({ length: 200 }, add));
      expect((await store.get("a/count"))?.value).toBe(200);
    });

    test("of sixty sessions of an account that begin at once fifty stay, whole", async () => {
      const deps = { store, now: () => clock, randomBytes };
      const fields = { email: "ada@example.org", password: "phc", plan: "free" };
      const account = await insertAccount(deps, fields);
      const id = account?.id ?? "";
      await Promise.all(Array.from({ length: 60 }, () => startSession(deps, id, "Firefox")));
      const [kept, named] = await Promise.all([
        store.list("sessions/"),
        store.list(`account-sessions/${id}/`),
      ]);
      expect([kept.length, named.length]).toEqual([MAX_SESSIONS, MAX_SESSIONS]);
    });

    test("money moved between records at once is neither made nor lost", async () => {
      const names = ["a", "b", "c", "d"];
      await store.commit(names.map((name) => put(`purse/${name}`, 100)));
      const move = async (from: string, to: string): Promise<void> => {
        for (;;) {
          const [source, dest] = [await store.get(`purse/${from}`), await store.get(`purse/${to}`)];
          if (source === undefined || dest === undefined) throw new Error("a purse is gone");
          try {
            await store.commit([
              put(source.key, Number(source.value) - 1, source.version),
              put(dest.key, Number(dest.value) + 1, dest.version),
            ]);
            return;
          } catch (error) {
            if (!(error instanceof Conflict)) throw error;
          }
        }
      };
      const moves = names.flatMap((from) =>
        names.filter((to) => to !== from).flatMap((to) => [1, 2, 3].map(() => move(from, to))),
      );
      await Promise.all(moves);
      const purses = await store.list("purse/");
      expect(purses.map(({ value }) => value)).toEqual([100, 100, 100, 100]);
    });
  });
}
