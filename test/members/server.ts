import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { createApp } from "../../server/app.ts";
import { openStorage } from "../../server/catalog/dist.ts";
import { openCatalog } from "../../server/catalog/store.ts";
import { readConfig } from "../../server/config/config.ts";
import { createHttpServer } from "../../server/http/listener.ts";
import type { HttpTimes } from "../../server/http/limits.ts";
import { createMembers } from "../../server/members.ts";
import { findFreePort } from "../support/free-port.ts";

export interface MemberServer {
  readonly root: string;
  /** The folder of its database and secret. */
  readonly folder: string;
  readonly logged: readonly string[];
  readonly close: () => Promise<void>;
}

/** The whole service with accounts, on a SQLite file unless told otherwise, on a free port. */
export async function listenWithMembers(
  databaseUrl = "",
  times?: HttpTimes,
  variables: Readonly<Record<string, string>> = {},
): Promise<MemberServer> {
  const folder = mkdtempSync(join(tmpdir(), "cardfile-members-"));
  const port = await findFreePort();
  const config = readConfig(
    { PORT: String(port), VAR: folder, DATABASE_URL: databaseUrl, ...variables },
    inject("dist"),
  );
  const logged: string[] = [];
  const log = (message: string): void => void logged.push(message);
  const storage = await openStorage(config);
  const catalog = await openCatalog(storage, { reloadSeconds: 3600, log });
  const { current } = catalog;
  const now = () => Date.now();
  const members = createMembers({ ...config, config: config.accounts, storage, current, now, log });
  const app = createApp({ ...config, current, members, now: () => new Date(), log });
  const server = createHttpServer(async () => app, current, log, {
    members,
    trustedProxies: config.accounts.trustedProxies,
    secure: config.publicUrl.startsWith("https:"),
    ...(times && { times }),
  });
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    root: `http://127.0.0.1:${port}`,
    folder,
    logged,
    close: async () => {
      catalog.stop();
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      await members.close();
      rmSync(folder, { recursive: true });
    },
  };
}
