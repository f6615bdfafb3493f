import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Tests that need a process of their own. All others share what they import, which takes longest. */
const ALONE = [
  // The longest, which are begun first and so end beside all others.
  "test/chat/{eval,reworded}.test.ts",
  "test/build/{main,kill}.test.ts",
  "test/site/accessibility.test.ts",
  // They compare memory, or learn the chat anew.
  "test/mcp/fuzz.test.ts",
  "test/chat/learning.test.ts",
  // They break what they run on: disks, clocks, databases, processes.
  "test/faults/**/*.test.ts",
];

const shared = {
  // Some tests compare memory before and after; they collect garbage first.
  execArgv: ["--expose-gc"],
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    // Of the whole run: each project would build and learn once more.
    globalSetup: ["test/support/global-setup.ts"],
    // Many tests wait for processes, browsers and databases, so there is room for one more than two
    // cores; with more yet, each takes so long that some run out of time.
    maxWorkers: Math.max(3, availableParallelism()),
    projects: [
      { test: { ...shared, name: "alone", include: ALONE } },
      {
        test: {
          ...shared,
          name: "together",
          include: ["test/**/*.test.ts"],
          // Clients that npm test does not install: npm run test:clients.
          exclude: ["**/node_modules/**", "test/clients/**", ...ALONE],
          isolate: false,
        },
      },
    ],
  },
});
