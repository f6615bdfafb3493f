import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { findFreePort } from "../../support/free-port.ts";
import { nginxBinary, startNginx } from "../../support/nginx.ts";
import { CASES, exchangeAll, isAllowed, LEVELS, type WireCase } from "./wire.ts";

/* npm run wire -- ADDRESS: our server there beside a bare one of node:http and nginx, case by case. */

const [ours = "http://127.0.0.1:3000"] = process.argv.slice(2);

/** Addresses that every server of the report answers; the cases use no others. */
const ADDRESSES = ["/health", "/sign-in", "/v1/public/credit-cards/search"];

async function startNode() {
  const server = createServer({ requestTimeout: 5000, connectionsCheckingInterval: 500 });
  server.on("request", (request, response) => {
    const status = ADDRESSES.includes(request.url?.split("?")[0] ?? "") ? 200 : 404;
    if (request.method !== "POST") response.writeHead(status).end();
    else {
      json(request).then(
        () => response.writeHead(status).end(),
        () => response.writeHead(400).end(),
      );
    }
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  return { root: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

const NGINX = `client_header_timeout 5s; client_body_timeout 5s;
server { listen 80; ${ADDRESSES.map((path) => `location = ${path} { return 200 ok; }`).join(" ")}
  location / { return 404; } }`;

async function tryAll(name: string, root: string) {
  const exchanges = await exchangeAll(root);
  const held = (one: WireCase): boolean => isAllowed(one, exchanges.get(one)?.outcome ?? "");
  for (const one of CASES.filter((each) => !held(each))) {
    const { name: what, rfc, level, allowed } = one;
    print(
      `${name}: ${what} (${level}, RFC ${rfc}): ${exchanges.get(one)?.outcome}, not ${allowed}`,
    );
  }
  return [name, held] as const;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const node = await startNode();
const nginx =
  nginxBinary === undefined ? undefined : await startNginx({ conf: NGINX, files: "/tmp" });
const tried = [
  await tryAll("cardfile", ours),
  await tryAll("node:http", node.root),
  ...(nginx === undefined ? [] : [await tryAll("nginx", nginx.root)]),
];
for (const level of LEVELS) {
  const cases = CASES.filter((one) => one.level === level);
  const counts = tried.map(([name, held]) => `${name} ${cases.filter(held).length}`);
  print(`${level}: of ${cases.length} ${counts.join(", ")}`);
}
node.stop();
await nginx?.stop();
