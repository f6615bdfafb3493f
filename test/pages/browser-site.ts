import { randomBytes } from "node:crypto";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { H3 } from "h3";
import { toNodeHandler } from "srvx/node";
import { createDeviceCookies } from "../../server/accounts/sign-in/device-cookies.ts";
import type { Deps } from "../../server/accounts/deps.ts";
import { createPasswords } from "../../server/accounts/sign-in/passwords.ts";
import { DEFAULT_CEILINGS } from "../../server/accounts/plans.ts";
import { createMemoryStore } from "../support/memory-store.ts";
import { mountPages } from "../../server/pages/mount.ts";
import { readPinnedFacts } from "../fixtures/pinned-facts.ts";
import { openSite } from "./site.ts";

export interface Listening {
  readonly root: string;
  readonly close: () => Promise<void>;
}

/** A server on a free port of loopback. */
async function listen(server: Server): Promise<Listening> {
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  // A server on a TCP port has an address object; only pipes have a text.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  };
  return { root: `http://127.0.0.1:${port}`, close };
}

/** The pages as browsers meet them: over a socket, with real passwords. */
export async function listenToPages(appRoot: string) {
  const app = new H3({ silent: true });
  // srvx types its handler for HTTP/1 and 2 at once; this server speaks HTTP/1 only.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const handle = toNodeHandler((request) => app.fetch(request)) as RequestListener;
  const listening = await listen(createServer(handle));
  const now = () => Date.now();
  const deps: Deps = { store: createMemoryStore(now), now, randomBytes };
  const { oauth } = openSite();
  oauth.request = {
    uid: "uid-1",
    clientId: "client-1",
    clientName: "Points Pal",
    redirectHost: new URL(appRoot).host,
    scopes: ["service:chat", "service:tools", "service:tools:write"],
  };
  mountPages(app, {
    deps,
    passwords: createPasswords(),
    devices: createDeviceCookies(deps, [randomBytes(32)]),
    ceilings: DEFAULT_CEILINGS,
    secret: randomBytes(32),
    oauth: () => ({
      ...oauth,
      allow: async (_request, response, accountId, scopes) => {
        oauth.decisions.push({ accountId, scopes });
        response.setHeader("set-cookie", "resume=1; Path=/oauth");
        return `${listening.root}/oauth/resume`;
      },
    }),
    getFacts: async () => readPinnedFacts(),
    askChat: () => Promise.reject(new Error("nobody answers here")),
    publicUrl: listening.root,
    secure: false,
    clientAddress: () => "127.0.0.1",
    log: (line) => {
      throw new Error(line);
    },
  });
  app.get("/oauth/resume", (event) => {
    const carried = (event.req.headers.get("cookie") ?? "").includes("resume=1");
    const location = `${appRoot}/callback?code=${carried ? "right" : "lost"}`;
    return new Response(null, { status: 303, headers: { location } });
  });
  return { ...listening, deps, oauth };
}

/** Another origin: an app that redirects once more, and pages that mean harm. */
export function listenElsewhere(): Promise<Listening> {
  const elsewhere = createServer(({ url = "/", headers }, response) => {
    const { pathname, search, searchParams } = new URL(url, "http://localhost");
    if (pathname === "/callback") {
      const port = String(headers.host).split(":")[1];
      response.writeHead(302, { location: `http://localhost:${port}/home${search}` }).end();
      return;
    }
    const target = searchParams.get("target") ?? "";
    const harm = `<form method="post" action="${target}"><button>Win a prize</button></form>
      <iframe src="${target}"></iframe>`;
    response.writeHead(200, { "content-type": "text/html" });
    response.end(pathname === "/harm" ? harm : `<h1>The app</h1><p>${search}</p>`);
  });
  return listen(elsewhere);
}
