import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";

/** The checkout, built and served on a local port. */
export interface Site {
  readonly port: number;
  /** Rebuilds what changed and restarts the server; false after reporting a failed build. */
  readonly renew: (publicUrl: string) => Promise<boolean>;
  readonly end: () => void;
}

const POLL_MS = 50;
const LOOPBACK = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

export async function createSite(root: string, env: NodeJS.ProcessEnv): Promise<Site> {
  const port = await findFreePort();
  let server: ChildProcess | undefined;
  const renew = async (publicUrl: string): Promise<boolean> => {
    const building = run(join(root, "build/main.ts"), "--if-stale", "inherit", env);
    const [code] = await once(building, "exit");
    if (code !== 0) return false;
    await stop(server);
    server = serve(root, { ...env, PORT: String(port) }, publicUrl);
    await whenUp(server, port);
    return server.exitCode === null;
  };
  return { port, renew, end: () => void server?.kill() };
}

const run = (file: string, command: string, output: "inherit" | "pipe", env: NodeJS.ProcessEnv) =>
  spawn(process.execPath, ["--import", "tsx", file, command], {
    env,
    stdio: ["ignore", "inherit", output],
  });

/** Starts a server and prints its errors only: the addresses it announces are not the proxy's. */
function serve(root: string, env: NodeJS.ProcessEnv, publicUrl: string): ChildProcess {
  const settings = {
    ...env,
    HOST: "127.0.0.1",
    LOG: "json",
    TRUSTED_PROXIES: "1",
    // Accounts stay off when others can reach the site: passwords need more care than a dev server.
    ACCOUNTS: env["ACCOUNTS"] ?? (LOOPBACK.test(publicUrl) ? "on" : "off"),
    PUBLIC_URL: publicUrl,
  };
  const server = run(join(root, "server/main.ts"), "serve", "pipe", settings);
  if (server.stderr !== null) {
    createInterface({ input: server.stderr }).on("line", (line) => {
      if (!line.includes('"level":"info"')) process.stderr.write(`${line}\n`);
    });
  }
  return server;
}

async function stop(server: ChildProcess | undefined): Promise<void> {
  if (server === undefined || server.exitCode !== null) return;
  server.kill();
  await once(server, "exit");
}

async function whenUp(server: ChildProcess, port: number): Promise<void> {
  if (server.exitCode !== null) return;
  const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined);
  if (answer?.ok === true) return;
  await wait(POLL_MS);
  await whenUp(server, port);
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (typeof address === "object" && address !== null) return address.port;
  throw new Error("no free port");
}
