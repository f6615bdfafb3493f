import { defineConfig } from "vitest/config";

/* npm run test:clients: tests with clients that npm test would otherwise have to install. */

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ["*.test.ts"],
    globalSetup: ["./install.ts", "../support/global-setup.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
