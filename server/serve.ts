import { TOOLS_PATH } from "./accounts/oauth/resource.ts";
import { createApp } from "./app.ts";
import { openStorage } from "./catalog/dist.ts";
import { openCatalog } from "./catalog/store.ts";
import { type Config, toOrigin } from "./config.ts";
import { createHttpServer } from "./http.ts";
import { logLine as log } from "./log.ts";
import { createMembers } from "./members.ts";

/** How long running requests may take to finish when the server is told to stop. */
const SHUTDOWN_MS = 5000;
const SWEEP_MS = 100;

/** Serves everything over HTTP until it is told to stop. */
export async function serve(config: Config): Promise<void> {
  const { host, reloadSeconds } = config;
  const { enabled, refusal } = config.accounts;
  if (enabled && refusal !== undefined) throw new Error(refusal);
  const storage = openStorage(config.dist);
  const catalog = await openCatalog(storage, { reloadSeconds, log });
  const { current } = catalog;
  const members = enabled
    ? createMembers({ ...config, config: config.accounts, storage, current, now: Date.now, log })
    : undefined;
  const app = createApp({ ...config, current, members, now: () => new Date(), log });
  const server = createHttpServer(app, current, log, members);

  server.on("error", (error) => {
    log(`cannot listen on ${host}:${config.port}: ${error.message}; set HOST or PORT`);
    process.exit(1);
  });
  server.listen(config.port, host, () => {
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : config.port;
    const root = toOrigin(host, port);
    log(`cardfile is listening on ${root}`);
    log(`  cards    ${root}/v1/public/credit-cards`);
    log(`  routes   ${root}/openapi.json`);
    log(`  MCP      ${root}/mcp`);
    log(`  health   ${root}/health`);
    if (members === undefined) return;
    log(`  account  ${root}/account`);
    log(`  tools    ${root}${TOOLS_PATH}`);
    // The catalog is served whatever becomes of the accounts; who asks for one waits for this.
    members.open().catch((error: unknown) => {
      log(`accounts: ${error instanceof Error ? error.message : String(error)}`);
    });
  });

  const stop = (): void => {
    catalog.stop();
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    const giveUp = setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(giveUp);
      void members?.close();
    });
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
}
