import { availableParallelism } from "node:os";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { areInstalled, CLIENTS } from "./support/own-packages.ts";

/** Tests that need a process of their own. All others share what they import, which takes longest. */
const ALONE = [
  // The longest, which are begun first and so end beside all others.
  "test/chat/{eval,reworded}.test.ts",
  "test/build/kill.test.ts",
  // They compare memory, or learn the chat anew.
  "test/mcp/fuzz.test.ts",
  "test/chat/learning.test.ts",
  // They break what they run on: clocks and connections.
  "test/faults/**/*.test.ts",
];

/** Rare clients and the conformance suite of MCP: tried where their packages are installed. */
const WITH_CLIENTS = CLIENTS.map((folder) => `${folder}/*.test.ts`);

/** What takes long and finds little is for `npm run test:slow`. */
const LEFT_OUT = ["**/node_modules/**", "test/**/*.slow.test.ts"];

/** npm run test:slow gives more time, as it runs all tests twice at once. */
const LIMIT_MS = Number(process.env["TEST_LIMIT_MS"] ?? 60_000);

export const shared = {
  // Some tests compare memory before and after; they collect garbage first.
  execArgv: ["--expose-gc"],
  testTimeout: LIMIT_MS,
  hookTimeout: LIMIT_MS,
};

/**
 * Many tests wait for processes, browsers and databases, so there is room for one more than two
 * cores; with more yet, each takes so long that some run out of time.
 */
export const workers = Math.max(3, availableParallelism());

const clients: TestProjectConfiguration = {
  test: { ...shared, name: "clients", include: WITH_CLIENTS, isolate: false },
};

export default defineConfig({
  test: {
    // Of the whole run: each project would build and learn once more.
    globalSetup: ["test/support/global-setup.ts"],
    maxWorkers: workers,
    projects: [
      { test: { ...shared, name: "alone", include: ALONE, exclude: LEFT_OUT } },
      {
        test: {
          ...shared,
          name: "together",
          include: ["test/**/*.test.ts"],
          exclude: [...LEFT_OUT, ...ALONE, ...WITH_CLIENTS],
          isolate: false,
        },
      },
      ...(CLIENTS.every(areInstalled) ? [clients] : []),
    ],
  },
});
