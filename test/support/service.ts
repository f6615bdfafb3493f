import type { AddressInfo } from "node:net";
import type { H3 } from "h3";
import { createStorage } from "unstorage";
import fsDriver from "unstorage/drivers/fs";
import { inject } from "vitest";
import { createApp } from "../../server/app.ts";
import type { Host } from "../../server/catalog/fit-answers.ts";
import { type CatalogStore, openCatalog } from "../../server/catalog/store.ts";
import { createHttpServer } from "../../server/http/listener.ts";

export interface Service {
  readonly app: H3;
  readonly catalog: CatalogStore;
  /** Log lines of the service. */
  readonly logged: readonly string[];
}

/** The service over a folder, without a socket. */
export async function openService(dist: string = inject("dist"), host?: Host): Promise<Service> {
  const logged: string[] = [];
  const log = (message: string): void => void logged.push(message);
  const storage = createStorage({ driver: fsDriver({ base: dist }) });
  const catalog = await openCatalog(storage, {
    reloadSeconds: 3600,
    log,
    ...(host === undefined ? {} : { host }),
  });
  const app = createApp({
    current: catalog.current,
    environment: "test",
    publicUrl: "https://cards.example",
    allowedHosts: ["127.0.0.1", "localhost"],
    now: () => new Date("2026-11-21T12:34:56Z"),
    log,
  });
  return { app, catalog, logged };
}

export interface ListeningService extends Service {
  readonly root: string;
  readonly close: () => Promise<void>;
}

/** The service on a free port of loopback, through the same server as `npm start`. */
export async function listen(dist?: string): Promise<ListeningService> {
  const service = await openService(dist);
  const server = createHttpServer(
    async () => service.app,
    service.catalog.current,
    (line) => {
      throw new Error(line);
    },
  );
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  // A server on a TCP port has an address object; only pipes have a text.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  return {
    ...service,
    root: `http://127.0.0.1:${port}`,
    close: async () => {
      service.catalog.stop();
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

/** A POST with a JSON body. */
export const postJson = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: typeof body === "string" ? body : JSON.stringify(body),
});
