import { tmpdir } from "node:os";
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import * as z from "zod";
import { startNginx } from "./nginx.ts";
import { ROOT, TSX } from "./run-script.ts";

/** Where the servers of this run keep their accounts. */
const OWN_FOLDER = join(tmpdir(), `cardfile-bench-${process.pid}`);
/** Nobody signs in here, so it need not be where they listen. */
export const ANY_ADDRESS = "http://127.0.0.1:3000";
process.once("exit", () => rmSync(OWN_FOLDER, { recursive: true, force: true }));

/** A server in a process of its own. */
export interface Server {
  readonly name: string;
  /** `http://127.0.0.1:4321` */
  readonly root: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

const run = promisify(execFile);

const START_LIMIT_MS = 20_000;

/** Builds the data, and the server when it is shipped as a bundle, into a folder. */
export async function buildDist(data: string, dist: string): Promise<void> {
  const main = join(ROOT, "build", "main.ts");
  await run(process.execPath, [...TSX, main, "--data", data, "--dist", dist], { cwd: ROOT });
}

/** The arguments of node with which `npm start` runs our server. */
export function shippedCommand(dist: string): readonly string[] {
  const [program, file = "", ...args] = lastCommandOf("start")
    .replace(/^exec /, "")
    .split(" ");
  if (program !== "node") throw new Error("npm start does not run node; teach this file how");
  return [file.replace(/^dist\//, `${dist}/`), ...args];
}

/** The file and arguments that run our server from its sources. */
export const SOURCE_COMMAND = ["server/main.ts", "serve"] as const;

const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) });

function lastCommandOf(script: string): string {
  const { scripts } = packageSchema.parse(
    JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")),
  );
  return scripts[script]?.split(" && ").at(-1) ?? "";
}

export const startOurs = (dist: string): Promise<Server> =>
  startServer("ours", shippedCommand(dist), { DIST: dist });

export const startRaw = (dist: string): Promise<Server> =>
  startServer("raw", [...TSX, join(import.meta.dirname, "raw-server.ts"), dist]);

/** Undefined when nginx is not installed. */
export async function startNginxServer(dist: string): Promise<Server | undefined> {
  const started = await startNginx(dist);
  if (started === undefined) return undefined;
  const { child, root } = started;
  return toServer("nginx", child, root);
}

/** Starts node with these arguments and waits until it says where it listens. */
export async function startServer(
  name: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, VAR: OWN_FOLDER, PUBLIC_URL: ANY_ADDRESS, ...environment, PORT: "0" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  return toServer(name, child, await readAddress(name, child));
}

function toServer(name: string, child: ChildProcess, root: string): Server {
  const kill = () => void child.kill("SIGTERM");
  process.once("exit", kill);
  return {
    name,
    root,
    pid: child.pid ?? 0,
    stop: async () => {
      process.off("exit", kill);
      if (child.exitCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

/** The first address in what the child writes to its standard error. */
async function readAddress(name: string, child: ChildProcess): Promise<string> {
  let text = "";
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error(`${name} did not start: ${text}`));
    const limit = setTimeout(fail, START_LIMIT_MS);
    child.once("exit", fail);
    child.stderr?.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(text) ?? [];
      if (address === undefined) return;
      clearTimeout(limit);
      child.off("exit", fail);
      resolve(address);
    });
  });
}
