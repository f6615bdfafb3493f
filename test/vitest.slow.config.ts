import { defineConfig } from "vitest/config";
import { shared, workers } from "./vitest.config.ts";

/** Tests of `npm test` that try more here, or in more looks (support/rounds.ts). */
const MORE_ROUNDS = [
  "test/accounts/store/{kill,processes}.test.ts",
  "test/advice/{transfer-funding,yearly-rewards}.test.ts",
  "test/build/{kill,records}.test.ts",
  "test/chat/eval.test.ts",
  "test/chat/language/properties.test.ts",
  "test/mcp/fuzz.test.ts",
  "test/oracle/*.test.ts",
  "test/server/{filters.property,fuzz}.test.ts",
  "test/site/{looks.browser,cards-filter.property}.test.ts",
  "test/members/chat-browser.test.ts",
  "test/pages/{looks,wallet/browser-looks}.test.ts",
  "test/tools/{answers,clients,notes}.test.ts",
];

/** Long tests that find little, which `npm test` skips. */
export default defineConfig({
  test: {
    ...shared,
    globalSetup: ["test/support/global-setup.ts"],
    maxWorkers: workers,
    include: ["test/**/*.slow.test.ts", ...MORE_ROUNDS],
    env: { TEST_THOROUGH: "1" },
  },
});
