import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { join, resolve } from "node:path";

const ATTEMPTS = 100;
const ATTEMPT_MS = 20;

/**
 * Serves the public folder with one nginx process, the way a careful operator would set it up.
 * Undefined when nginx is not installed.
 */
export async function startNginx(
  dist: string,
): Promise<{ readonly child: ChildProcess; readonly root: string } | undefined> {
  if (spawnSync("nginx", ["-v"]).error !== undefined) return undefined;
  const port = await findFreePort();
  const file = join(resolve(dist), "nginx.conf");
  writeFileSync(file, toConfig(resolve(dist), port));
  const child = spawn("nginx", ["-p", resolve(dist), "-c", file, "-e", "stderr"], {
    stdio: "ignore",
  });
  if (await becomesReady(port)) return { child, root: `http://127.0.0.1:${port}` };
  child.kill();
  throw new Error("nginx is installed, but did not start; run nginx -t with the same settings");
}

/** Asks until it answers. */
async function becomesReady(port: number, attempt = 0): Promise<boolean> {
  if (await isListening(port)) return true;
  if (attempt === ATTEMPTS) return false;
  await sleep(ATTEMPT_MS);
  return becomesReady(port, attempt + 1);
}

function toConfig(dist: string, port: number): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${join(dist, "nginx")};`)
    .join("\n  ");
  return `daemon off;
master_process off;
pid ${join(dist, "nginx.pid")};
events { worker_connections 1024; }
http {
  ${temporary}
  access_log off;
  keepalive_requests 100000000;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=10000 inactive=600s;
  open_file_cache_valid 600s;
  gzip_static on;
  gzip_vary on;
  types { application/json json; }
  server {
    listen 127.0.0.1:${port};
    root ${join(dist, "public")};
    add_header Cache-Control "public, max-age=300";
    add_header Access-Control-Allow-Origin "*";
    add_header Access-Control-Expose-Headers "ETag";
    location / { try_files $uri.json $uri =404; }
  }
}
`;
}

async function findFreePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => done(port));
    });
  });
}

async function isListening(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      done(true);
    });
    socket.once("error", () => done(false));
  });
}
