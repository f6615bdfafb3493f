import { afterAll, beforeAll } from "vitest";

/** Collects the promises that fail without anybody looking, while the tests of a file run. */
export function collectUnhandledRejections(): readonly unknown[] {
  const unhandled: unknown[] = [];
  const remember = (reason: unknown): void => void unhandled.push(reason);
  beforeAll(() => void process.on("unhandledRejection", remember));
  afterAll(() => void process.off("unhandledRejection", remember));
  return unhandled;
}
