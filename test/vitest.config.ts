import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Tests of pure functions and of what only reads: nothing that one of them does is seen by another. */
const PURE = [
  "test/advice/**/*.test.ts",
  "test/chat/intents/**/*.test.ts",
  "test/chat/language/**/*.test.ts",
  // Of the others of the chat those that open no network, learn nothing and are not minutes long.
  "test/chat/!(clients|eval|learning|python-client|reworded|upstream|wire).test.ts",
  "test/build/{answers,checks}/!(exports).test.ts",
  "test/contract/**/*.test.ts",
  "test/data/**/*.test.ts",
  // What lies right in the folder runs servers and clients.
  "test/tools/*/**/*.test.ts",
];

const shared = {
  globalSetup: ["test/support/global-setup.ts"],
  // Some tests compare memory before and after; they collect garbage first.
  execArgv: ["--expose-gc"],
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    // Many tests wait for processes, browsers and databases, so there is more room than cores.
    maxWorkers: Math.max(3, availableParallelism()),
    projects: [
      // What they import is most of their time, so their files share it.
      { test: { ...shared, name: "pure", include: PURE, isolate: false } },
      {
        test: {
          ...shared,
          name: "all others",
          include: ["test/**/*.test.ts"],
          exclude: ["**/node_modules/**", ...PURE],
        },
      },
    ],
  },
});
