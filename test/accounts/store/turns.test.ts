import { afterEach, expect, test, vi } from "vitest";
import { takeTurn } from "../../../server/accounts/store/turns.ts";

afterEach(() => void vi.useRealTimers());

test("work that hangs holds up the next for five seconds, not for ever", async () => {
  vi.useFakeTimers();
  const owner = {};
  const begun: string[] = [];
  const work = (name: string, ends: Promise<unknown>) => () => {
    begun.push(name);
    return ends;
  };
  void takeTurn(owner, "a", work("hangs", new Promise(() => undefined)));
  const next = takeTurn(owner, "a", work("next", Promise.resolve("done")));
  await takeTurn(owner, "b", work("another record", Promise.resolve()));
  await takeTurn({}, "a", work("another store", Promise.resolve()));
  await vi.advanceTimersByTimeAsync(4999);
  expect(begun).toEqual(["hangs", "another record", "another store"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun.at(-1)).toBe("next");
  expect(await next).toBe("done");
  expect(vi.getTimerCount()).toBe(0);
});

test("those who wait long still go one by one, as each has five seconds of its own", async () => {
  vi.useFakeTimers();
  let running = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 4000));
    running -= 1;
  };
  const owner = {};
  const all = Array.from({ length: 4 }, () => takeTurn(owner, "a", work));
  await vi.advanceTimersByTimeAsync(16_000);
  await Promise.all(all);
  expect(most).toBe(1);
});
