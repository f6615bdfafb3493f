import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { becomesReady, findFreePort } from "./port.ts";

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
