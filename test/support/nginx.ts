import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Undefined, with a line that says so, when there is no nginx; those tests are skipped. */
export const nginxBinary = ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/sbin/nginx"].find(
  (path) => existsSync(path),
);
if (nginxBinary === undefined) {
  process.stderr.write(
    "nginx tests are skipped: no nginx in /usr/sbin, /usr/bin, /usr/local/sbin\n",
  );
}

export interface Nginx {
  readonly root: string;
  readonly stop: () => Promise<void>;
}

export interface NginxOptions {
  /** A configuration of the http level, as the build wrote it. */
  readonly conf: string;
  /** The folder it serves. */
  readonly files: string;
}

/** The line by which nginx says that it listens. */
const LISTENS = /using the "\w+" event method/;

/** Runs nginx unprivileged on a free port of loopback, with the edits that the README asks for. */
export async function startNginx({ conf, files }: NginxOptions): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "cardfile-nginx-"));
  const port = await findFreePort();
  const edited = [
    ["listen 80;", `listen 127.0.0.1:${port};`],
    ["root /usr/share/nginx/html;", `root ${files};`],
  ].reduce((text, [from = "", to = ""]) => text.replace(from, to), conf);
  writeFileSync(join(folder, "site.conf"), edited);
  writeFileSync(join(folder, "nginx.conf"), toMain(folder));
  mkdirSync(join(folder, "temp"));
  // With a folder of its own it leaves the system's alone.
  const child = spawn(nginxBinary ?? "nginx", ["-p", folder, "-e", "stderr", "-c", "nginx.conf"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const gone = new Promise<void>((resolve) => {
    child.on("exit", () => resolve());
  });
  let said = "";
  await new Promise<void>((resolve, reject) => {
    child.stderr.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      if (LISTENS.test(said)) resolve();
    });
    child.on("error", reject);
    child.on("exit", () => reject(new Error(`nginx did not start: ${said}`)));
  });
  return {
    root: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill("SIGTERM");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const TEMP_PATHS = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"] as const;

/** Wraps a configuration of the http level; no module is loaded. */
const toMain = (folder: string): string => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr notice;
events { worker_connections 512; }
http {
  access_log off;
  ${TEMP_PATHS.map((name) => `${name}_temp_path ${folder}/temp/${name};`).join("\n  ")}
  include ${folder}/site.conf;
}
`;

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, "127.0.0.1", resolve);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a TCP port has an address
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  return port;
}
