import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");

/** Runs `npm run dev` with words that it refuses: its exit code and what it says. */
function develop(...words: readonly string[]) {
  const args = ["--import", "tsx", "build/dev/main.ts", ...words];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { cwd: ROOT }, (_, stdout, stderr) =>
      resolve({ status: child.exitCode, stdout, stderr }),
    );
  });
}

test("an unknown option is told in one line", async () => {
  expect(await develop("--bogus")).toEqual({
    status: 2,
    stdout: "",
    stderr: "Unknown option '--bogus'; `npm run dev -- --help` lists the options.\n",
  });
});

test.each(["abc", "99999"])("%s is no port", async (port) => {
  expect(await develop("--port", port)).toEqual({
    status: 1,
    stdout: "",
    stderr: `--port: expected a port from 0 to 65535, got "${port}"\n`,
  });
});

test("a busy port is told in one line, and no other is taken", async () => {
  const server = createServer().listen(0, "localhost");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  expect(await develop("--port", String(port))).toEqual({
    status: 1,
    stdout: "",
    stderr: `Port ${port} on localhost is in use; stop what listens there, or choose another with --port.\n`,
  });
});
