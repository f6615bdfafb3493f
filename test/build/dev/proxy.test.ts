import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { createProxy } from "../../../build/dev/proxy.ts";

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function listenTo(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return address.port;
}

async function openProxy(listener: RequestListener) {
  const proxy = createProxy(await listenTo(listener));
  const root = `http://127.0.0.1:${await listenTo(proxy.listener)}`;
  return { ...proxy, root };
}

const PAGE = { accept: "text/html" };

test("a page loads the script that reloads it, and nothing else changes", async () => {
  const { root } = await openProxy((request, response) => {
    const isPage = request.url === "/";
    response.writeHead(200, { "content-type": isPage ? "text/html" : "application/json" });
    response.end(isPage ? "<body>Hi</body>" : '{"text":"</body>"}');
  });
  const page = await fetch(root, { headers: PAGE });
  expect(await page.text()).toBe(
    '<body>Hi<script type="module" src="/__dev/reload.js"></script></body>',
  );
  const data = await fetch(`${root}/data`);
  expect(await data.json()).toEqual({ text: "</body>" });
  const script = await fetch(`${root}/__dev/reload.js`);
  expect(script.headers.get("content-type")).toBe("text/javascript");
  expect(await script.text()).toContain("location.reload()");
});

test("what is sent arrives, and so do status and headers", async () => {
  const { root } = await openProxy((request, response) => {
    request.pipe(response.writeHead(201, { "x-method": request.method }));
  });
  const answer = await fetch(`${root}/form`, { method: "POST", body: "a=1" });
  expect([answer.status, answer.headers.get("x-method"), await answer.text()]).toEqual([
    201,
    "POST",
    "a=1",
  ]);
});

test("open pages are told to reload", async () => {
  const { root, reload } = await openProxy((_, response) => response.end());
  const events = await fetch(`${root}/__dev/events`);
  const reader = events.body?.getReader();
  await reader?.read();
  reload();
  const { value } = (await reader?.read()) ?? {};
  expect(new TextDecoder().decode(value)).toContain("event: reload");
  await reader?.cancel();
});

test("while the server is away, that is said", async () => {
  const proxy = createProxy(1);
  const root = `http://127.0.0.1:${await listenTo(proxy.listener)}`;
  const answer = await fetch(root);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
});
