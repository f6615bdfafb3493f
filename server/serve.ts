import { createApp } from "./app.ts";
import { openDist } from "./catalog/dist.ts";
import { type Config, toOrigin } from "./config.ts";
import { createHttpServer } from "./http.ts";
import { logLine as log } from "./log.ts";

/** How long running requests may take to finish when the server is told to stop. */
const SHUTDOWN_MS = 5000;
const SWEEP_MS = 100;

/** Serves everything over HTTP until it is told to stop. */
export async function serve(config: Config): Promise<void> {
  const { host, reloadSeconds } = config;
  const catalog = await openDist(config.dist, { reloadSeconds, log });
  const app = createApp({ ...config, current: catalog.current, now: () => new Date(), log });
  const server = createHttpServer(app, catalog.current, log);

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
