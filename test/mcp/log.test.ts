import { afterEach, expect, test, vi } from "vitest";
import { openService, postJson } from "../support/service.ts";

afterEach(() => void vi.useRealTimers());

test("broken messages bring one line a minute, with their number", async () => {
  vi.useFakeTimers({ toFake: ["performance"], now: 0 });
  const { app, logged } = await openService();
  const lines = () => logged.filter((line) => line.startsWith("mcp:"));
  const send = async (): Promise<void> => {
    expect((await app.request("/mcp", postJson({ a: 1 }))).status).toBe(400);
  };
  await Promise.all([send(), send(), send(), send()]);
  expect(lines()).toHaveLength(1);
  vi.advanceTimersByTime(61_000);
  await send();
  expect(lines()).toEqual([
    expect.not.stringContaining("since"),
    expect.stringContaining("(4 since the last line)"),
  ]);
});
