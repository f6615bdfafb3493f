import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
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

/** Long tests that find little run in `npm run test:slow`; rare clients, where they are installed. */
const LEFT_OUT = [
  "**/node_modules/**",
  "test/**/*.slow.test.ts",
  ...(CLIENTS.every(areInstalled) ? [] : CLIENTS.map((folder) => `${folder}/**`)),
];

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

/** Begun before the others that share a process, so that none is left over at the end. */
const LONGEST = new Set(
  [
    "client/package",
    "conformance/conformance",
    "supply-chain/install",
    "site/looks.browser",
    "pages/wallet/browser-looks",
    "members/passkeys",
    "members/ways-in",
    "build/main",
    "ops/three-processes",
  ].map((name) => join(import.meta.dirname, `${name}.test.ts`)),
);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // That of the sequencer, which is not of an array.
    // oxlint-disable-next-line unicorn/no-array-sort
    const sorted = await super.sort(files);
    const rankOf = ({ moduleId, project }: TestSpecification): number =>
      project.name === "alone" ? 0 : LONGEST.has(moduleId) ? 1 : 2;
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

export default defineConfig({
  test: {
    // Once per run: in a project it would build and learn again.
    globalSetup: ["test/support/global-setup.ts"],
    maxWorkers: workers,
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...shared, name: "alone", include: ALONE, exclude: LEFT_OUT } },
      {
        test: {
          ...shared,
          name: "together",
          include: ["test/**/*.test.ts"],
          exclude: [...LEFT_OUT, ...ALONE],
          isolate: false,
        },
      },
    ],
  },
});
