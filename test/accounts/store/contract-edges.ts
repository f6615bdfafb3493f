import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Store, update, type Write } from "../../../server/accounts/store/store.ts";
import { Gone } from "../../../server/accounts/store/unreadable.ts";

/** Opens an empty store whose clock the test sets. */
export type OpenStore = (now: () => number) => Promise<Store>;

/** The part of the contract that is about limits, what is refused, and the end of a store. */
export function describeEdges(title: string, open: OpenStore): void {
  describe(`${title} at its limits`, () => {
    let store: Store;
    let clock = 0;

    beforeEach(async () => {
      clock = 1_800_000_000_000;
      store = await open(() => clock);
    });
    afterEach(() => store.close());

    const put = (key: string, value: number, condition?: number | null): Write =>
      condition === undefined ? { key, put: value } : { key, put: value, if: condition };

    test("a batch that requires a record is written while it is there, and leaves it as it is", async () => {
      const required = { key: "owner", required: true } as const;
      const version = await store.commit([put("owner", 1)]);
      await store.commit([required, put("a", 1)]);
      expect(await store.get("owner")).toEqual({ key: "owner", value: 1, version });
      await store.commit([{ key: "owner", del: true }]);
      await expect(store.commit([put("a", 2), required])).rejects.toThrow(Gone);
      const once = { key: "owner", put: 1, expiresAt: clock + 1 };
      await store.commit([once]);
      clock += 1;
      const beside = await Promise.allSettled([
        store.commit([put("a", 3), required]),
        store.commit([put("b", 1)]),
      ]);
      expect(beside.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
      expect((await store.get("a"))?.value).toBe(1);
      expect((await store.get("b"))?.value).toBe(1);
    });

    test("of writes that require a record and its deletion at once, none comes after", async () => {
      const required = { key: "owner", required: true } as const;
      await store.commit([put("owner", 1)]);
      const writes = Array.from({ length: 20 }, (_, at) =>
        store.commit([required, put(`a/${at}`, 1)]).catch((error: unknown) => error),
      );
      await store.commit([{ key: "owner", del: true }]);
      const before = (await store.list("a/")).length;
      const refused = (await Promise.all(writes)).filter((one) => one instanceof Gone);
      expect(await store.list("a/")).toHaveLength(before);
      expect(before + refused.length).toBe(20);
    });

    test("a list that starts outside its prefix is that of the prefix, or empty", async () => {
      await store.commit(["Z/1", "a-/x", "a/1", "a/2", "a0/x"].map((key) => put(key, 1)));
      const listed = async (after: string) =>
        (await store.list("a/", { after })).map(({ key }) => key);
      for (const before of ["Z/1", "Z", "a", "a-/x"]) {
        expect(await listed(before)).toEqual(["a/1", "a/2"]);
      }
      expect(await listed("a0")).toEqual([]);
      expect(await listed("b/1")).toEqual([]);
    });

    test("a limit of nothing lists nothing, and what is no limit or key is refused", async () => {
      await store.commit([put("a/1", 1)]);
      expect(await store.list("a/", { limit: 0 })).toEqual([]);
      for (const limit of [-1, 1.5, NaN, Infinity]) {
        await expect(store.list("a/", { limit })).rejects.toThrow(TypeError);
      }
      for (const after of ["", "a/", "ä", "\u0000"]) {
        await expect(store.list("a/", { after })).rejects.toThrow(TypeError);
      }
    });

    test("five thousand records are listed whole", async () => {
      const key = (at: number): string => `many/${String(at).padStart(5, "0")}`;
      for (let from = 0; from < 5000; from += 1000) {
        await store.commit(Array.from({ length: 1000 }, (_, at) => put(key(from + at), from + at)));
      }
      const values = (await store.list("many/")).map(({ value }) => value);
      expect(values).toEqual(Array.from({ length: 5000 }, (_, at) => at));
    });

    test("a batch has at most a thousand writes", async () => {
      const writes = Array.from({ length: 1001 }, (_, at) => put(`a/${at}`, at));
      await expect(store.commit(writes)).rejects.toThrow(TypeError);
      expect(await store.list("a/")).toEqual([]);
    });

    test("a key has at most a thousand characters", async () => {
      const random = Array.from({ length: 8 }, () => randomBytes(62).toString("hex")).join("/");
      const key = random.padEnd(1000, "x");
      await store.commit([put(key, 1)]);
      expect((await store.get(key))?.value).toBe(1);
      await expect(store.get(`${key}x`)).rejects.toThrow(TypeError);
      await expect(store.commit([put(`${key}x`, 1)])).rejects.toThrow(TypeError);
      await expect(store.list(`${key}/`)).rejects.toThrow(TypeError);
    });

    test.each([NaN, Infinity, 1.5, 2 ** 60])("a record cannot expire at %d", async (expiresAt) => {
      await expect(store.commit([{ key: "a", put: 1, expiresAt }])).rejects.toThrow(TypeError);
    });

    test("what is no JSON value is refused", async () => {
      const writes = JSON.parse('[{ "key": "a" }]');
      writes[0].put = undefined;
      await expect(store.commit(writes)).rejects.toThrow(TypeError);
    });

    test("a record that expires now is not there", async () => {
      await store.commit([{ key: "a", put: 1, expiresAt: clock }]);
      expect(await store.get("a")).toBeUndefined();
      await store.commit([put("a", 2, null)]);
      expect((await store.get("a"))?.value).toBe(2);
    });

    test("sweeping frees thousands", async () => {
      for (let from = 0; from < 3000; from += 1000) {
        const writes = Array.from({ length: 1000 }, (_, at) => ({
          key: `a/${from + at}`,
          put: 1,
          expiresAt: clock + 1,
        }));
        await store.commit(writes);
      }
      clock += 1;
      await store.sweep();
      clock -= 1;
      expect(await store.list("a/")).toEqual([]);
    });

    test.each(["", "/", "a//b", "a/", "/a", "a b", "ä", "a.b", "../a", "a\nb", "x".repeat(129)])(
      "%j is no key",
      async (key) => {
        await expect(store.get(key)).rejects.toThrow(TypeError);
        await expect(store.commit([put(key, 1)])).rejects.toThrow(TypeError);
      },
    );

    test.each(["a", "", "/", "a//", "a/b"])("%j is no prefix", async (prefix) => {
      await expect(store.list(prefix)).rejects.toThrow(TypeError);
    });

    test("a key stands once in a batch, and a record is not larger than a mebibyte", async () => {
      await expect(store.commit([put("a", 1), put("a", 2)])).rejects.toThrow(TypeError);
      const large = { key: "a", put: "x".repeat(1_048_576) };
      await expect(store.commit([large])).rejects.toThrow("larger than 1048576 bytes");
      await store.commit([{ key: "a", put: "x".repeat(1_048_574) }]);
    });

    test("updates of one record by one process take turns", async () => {
      let tries = 0;
      const add = () =>
        update(store, "a", (before) => {
          tries++;
          const sum = Number(before?.value ?? 0) + 1;
          return { writes: [put("a", sum, before?.version ?? null)], outcome: sum };
        });
      const sums = await Promise.all(Array.from({ length: 100 }, add));
      expect(sums.toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 100 }, (_, at) => at + 1),
      );
      // One each; a turn ends after five seconds, which a busy machine may need. Without turns, thousands.
      expect(tries).toBeLessThan(200);
    });

    test("an update that fails does not hold up the next, nor fail it", async () => {
      const updates = [0, 1, 2, 3].map((at) =>
        update(store, "a", (before) => {
          if (at % 2 === 0) throw new Error("undecided");
          return { writes: [put("a", at, before?.version ?? null)], outcome: at };
        }),
      );
      const outcomes = await Promise.allSettled(updates);
      expect(outcomes.map((one) => (one.status === "fulfilled" ? one.value : "failed"))).toEqual([
        "failed",
        1,
        "failed",
        3,
      ]);
    });

    test("says that it is alive, until it is closed", async () => {
      expect(await store.isAlive()).toBe(true);
      await store.close();
      expect(await store.isAlive()).toBe(false);
    });

    test("closing lets what was begun end and refuses what comes later", async () => {
      const commits = Array.from({ length: 50 }, (_, at) => store.commit([put(`a/${at}`, at)]));
      const reads = Array.from({ length: 50 }, () => store.get("a/1"));
      const closed = store.close();
      await expect(store.get("a")).rejects.toThrow("the store is closed");
      await expect(store.commit([put("a", 1)])).rejects.toThrow("the store is closed");
      await expect(store.list("a/")).rejects.toThrow("the store is closed");
      await expect(store.sweep()).rejects.toThrow("the store is closed");
      expect(new Set(await Promise.all(commits)).size).toBe(50);
      await Promise.all(reads);
      await closed;
      await store.close();
    });
  });
}
