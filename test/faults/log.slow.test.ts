import { spawn } from "node:child_process";
import { openSync } from "node:fs";
import { expect, inject, onTestFinished, test } from "vitest";
import { startProgram } from "../ops/program.ts";
import { findFreePort } from "../support/free-port.ts";
import { findProgram } from "../support/programs.ts";
import { ask } from "./requests.ts";

test("a server whose log nobody reads any more goes on", async () => {
  const program = await startProgram({ ACCESS_LOG: "on" });
  onTestFinished(() => void program.stop());
  program.child.stderr?.destroy();
  for (let time = 0; time < 5; time++) {
    expect((await ask(`${program.root}/health`)).status).toBe(200);
  }
  expect(await program.stop()).toBe(0);
});

test("a server whose log lies on a full disk goes on", async () => {
  const port = await findFreePort();
  const root = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [findProgram(), "serve"], {
    env: {
      ...process.env,
      DIST: inject("dist"),
      PORT: String(port),
      ACCOUNTS: "off",
      ACCESS_LOG: "on",
    },
    stdio: ["ignore", "ignore", openSync("/dev/full", "w")],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const statusOf = () =>
    ask(`${root}/health`).then(
      ({ status }) => status,
      () => undefined,
    );
  await expect.poll(statusOf, { timeout: 40_000, interval: 200 }).toBe(200);
  expect(await statusOf()).toBe(200);
  expect(child.exitCode).toBeNull();
});
