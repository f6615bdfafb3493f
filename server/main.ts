import { createStorage } from "unstorage";
import fsDriver from "unstorage/drivers/fs";
import { createApp } from "./app.ts";
import { openCatalog } from "./catalog/store.ts";
import { readConfig } from "./config.ts";
import { createHttpServer } from "./http.ts";

/** How long running requests may take to finish when the server is told to stop. */
const SHUTDOWN_MS = 5000;
const SWEEP_MS = 100;

const log = (message: string): void => void process.stderr.write(`${message}\n`);

try {
  await start();
} catch (error) {
  log(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const storage = createStorage({ driver: fsDriver({ base: config.dist, readOnly: true }) });
  const catalog = await openCatalog(storage, { reloadSeconds: config.reloadSeconds, log });
  const app = createApp({
    current: catalog.current,
    environment: config.environment,
    publicUrl: config.publicUrl,
    allowedHosts: config.allowedHosts,
    now: () => new Date(),
    log,
  });
  const server = createHttpServer(app, catalog.current);

  server.on("error", (error) => {
    log(`cannot listen on ${config.host}:${config.port}: ${error.message}; set HOST or PORT`);
    process.exit(1);
  });
  server.listen(config.port, config.host, () => {
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : config.port;
    const root = `http://${config.host.includes(":") ? `[${config.host}]` : config.host}:${port}`;
    log(`cardfile is listening on ${root}`);
    log(`  cards    ${root}/v1/public/credit-cards`);
    log(`  routes   ${root}/openapi.json`);
    log(`  MCP      ${root}/mcp`);
    log(`  health   ${root}/health`);
  });

  const stop = (): void => {
    catalog.stop();
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    const giveUp = setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(giveUp);
    });
  };
  process.once("SIGINT", stop).once("SIGTERM", stop);
}
