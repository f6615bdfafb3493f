import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/support/global-setup.ts"],
    // Some tests compare memory before and after; they collect garbage first.
    execArgv: ["--expose-gc"],
    exclude: ["**/node_modules/**"],
    // By default one core is left free, which on two cores means one worker.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
