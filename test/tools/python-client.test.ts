import { execFile, spawnSync } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { memberTools } from "../../server/tools/registry.ts";
import { TOOLSETS } from "../../server/tools/toolsets.ts";
import { type Demo, openDemo } from "./demo-server.ts";
import { SAMPLE_CALLS } from "./sample-calls.ts";

/** A Python that has the package mcp; `.ci/run` makes one. */
const PYTHON = process.env["TEST_PYTHON"] ?? "python3";
const IMPORT = "from mcp.client.streamable_http import create_mcp_http_client";
const hasClient = spawnSync(PYTHON, ["-c", IMPORT]).status === 0;
if (!hasClient) console.warn(`skipped: ${PYTHON} has no mcp (pip install mcp; TEST_PYTHON)`);

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
  if (hasClient) await demo.reset();
});
afterAll(() => demo.close());

/** An ordinary call of a tool that reads, by toolset. */
const calls = Object.fromEntries(
  Object.entries(TOOLSETS).flatMap(([name, { tools }]) => {
    const reads = memberTools.filter((tool) => tool.readOnly && tools.includes(tool.name));
    const call = SAMPLE_CALLS.find(([tool]) => reads.some((one) => one.name === tool));
    return call === undefined ? [] : [[name, call]];
  }),
);

test.skipIf(!hasClient)("the Python client lists and calls through every toolset", async () => {
  const script = join(import.meta.dirname, "python", "client.py");
  const { stdout } = await promisify(execFile)(
    PYTHON,
    [script, `${demo.root}/tools/mcp`, JSON.stringify(calls)],
    { env: { ...process.env, CARDFILE_KEY: demo.keyInUse() } },
  );
  const told: Record<string, { tools: string[]; failed: boolean }> = JSON.parse(stdout);
  for (const [name, { tools }] of Object.entries(TOOLSETS)) {
    expect(told[name]?.tools).toEqual(expect.arrayContaining([...tools]));
    expect(told[name]?.failed).toBe(false);
  }
});
