import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/support/global-setup.ts"],
    // Some tests compare memory before and after; they collect garbage first.
    execArgv: ["--expose-gc"],
    exclude: ["**/node_modules/**"],
    // Many tests wait for processes, browsers and databases, so there is more room than cores.
    maxWorkers: Math.max(3, availableParallelism()),
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
