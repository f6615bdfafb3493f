import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");

test("the authorization server loads without a warning about Node, and others are still shown", async () => {
  const file = join(ROOT, "server/accounts/oauth/server.ts");
  const script = `await import(${JSON.stringify(file)}); console.warn("another warning");`;
  const words = ["--import", "tsx", "--input-type=module", "--eval", script];
  const { stderr } = await promisify(execFile)(process.execPath, words, { cwd: ROOT });
  expect(stderr).toBe("another warning\n");
});
