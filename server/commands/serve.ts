import type { Server } from "node:http";
import type { Storage } from "unstorage";
import { TOOLS_PATH } from "../contract/addresses.ts";
import { openStorage } from "../catalog/dist.ts";
import { FactsUnavailable, isCatalogAlone } from "../catalog/read-facts.ts";
import { openCatalog } from "../catalog/store.ts";
import { type AccountsConfig, type Config, toOrigin } from "../config/config.ts";
import { createHttpServer } from "../http/listener.ts";
import { findMostConnections, limitConnections } from "../http/limits.ts";
import { createMembers, type Members } from "../members.ts";
import { describeListenError } from "../ops/listen-error.ts";
import { createLogger, type Log, surviveLostLog, writeToStderr } from "../ops/log.ts";
import { openOps } from "../ops/open.ts";
import { within } from "../ops/timeout.ts";

const SWEEP_MS = 100;
const ALIVE_MS = 2000;

/** Serves everything over HTTP until it is told to stop. */
export async function serve(config: Config): Promise<void> {
  const { reloadSeconds, accounts, ops: wanted } = config;
  surviveLostLog();
  const logger = createLogger({
    format: wanted.logFormat,
    now: () => new Date(),
    write: writeToStderr,
  });
  const { log } = logger;
  const storage = await openStorage(config);
  const withAccounts = await hasAccounts(accounts, storage, log);
  const host = { accounts: withAccounts, publicUrl: config.toldUrl };
  const catalog = await openCatalog(storage, { reloadSeconds, log, host });
  const { current } = catalog;

  let isStopping = false;
  let members: Members | undefined;
  const ops = await openOps({
    ...wanted,
    logger,
    dataVersion: () => current()?.version,
    cache: () => current()?.computed.counts(),
    // Ready even without the database: all processes share it, and none should be taken out of
    // service while it still has the catalog.
    isReady: () => !isStopping && current()?.whole === true,
    areAccountsUp: async () => (members === undefined ? undefined : isAlive(members)),
    now: Date.now,
  });
  const { metrics, watch } = ops;
  if (withAccounts) {
    const shared = { storage, current, now: Date.now, log, note: metrics };
    members = createMembers({ ...config, ...shared, config: accounts });
  }
  const note = metrics?.tool;
  const context = { ...config, current, members, now: () => new Date(), log, note };
  const openApp = async () => (await import("../app.ts")).createApp(context);
  const server = createHttpServer(openApp, current, log, {
    members,
    watch,
    trustedProxies: accounts.trustedProxies,
    secure: config.publicUrl.startsWith("https:"),
  });
  limitConnections(server, findMostConnections(), log);

  listen(server, config, log, (root) => {
    if (current() === undefined) log(describeNoData(config.dist, root));
    else announce(root, log, members !== undefined);
    // The catalog is served even if this fails; requests for an account wait for it.
    members?.open().catch((error: unknown) => {
      log(`accounts: ${error instanceof Error ? error.message : String(error)}`);
    });
  });

  stopOnSignal(() => {
    isStopping = true;
    catalog.stop();
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    const giveUp = setTimeout(() => server.closeAllConnections(), wanted.shutdownSeconds * 1000);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(giveUp);
      ops.server?.close().closeAllConnections();
      void members?.close();
    });
  });
}

/** Listens and then calls back with the address; ends the process when it cannot. */
function listen(
  server: Server,
  { host, port }: Config,
  log: Log,
  whenListening: (root: string) => void,
): void {
  server.on("error", (error) => {
    log(describeListenError(error, { host, port }));
    process.exit(1);
  });
  server.listen(port, host, () => {
    const address = server.address();
    const taken = typeof address === "object" && address ? address.port : port;
    whenListening(toOrigin(host, taken));
  });
}

/** True when accounts are enabled and have facts. Throws when they must not be served. */
async function hasAccounts(
  { enabled, doubt, refusal }: AccountsConfig,
  storage: Storage,
  log: Log,
): Promise<boolean> {
  if (!enabled) return false;
  if (await isCatalogAlone(storage)) {
    log(`no accounts: ${new FactsUnavailable().message}`, "info");
    return false;
  }
  if (refusal !== undefined) throw new Error(refusal);
  if (doubt !== undefined) log(doubt);
  return true;
}

/** Probes and scrapes expect an answer within seconds, and a database that hangs is not alive. */
const isAlive = (members: Members): Promise<boolean> =>
  within(ALIVE_MS, members.isAlive(), () => false);

/** A second signal ends the process at once. */
const stopOnSignal = (stop: () => void): void =>
  void process.once("SIGINT", stop).once("SIGTERM", stop);

const describeNoData = (dist: string, root: string): string =>
  `No built catalog in ${dist}; run \`npm run build\`, or set DIST. ${root} answers 503 until there is one.`;

function announce(root: string, log: Log, withAccounts: boolean): void {
  const lines = [
    `cardfile is listening on ${root}`,
    `  pages    ${root}/`,
    `  cards    ${root}/v1/public/credit-cards`,
    `  routes   ${root}/openapi.json`,
    `  MCP      ${root}/mcp`,
    `  health   ${root}/health`,
    ...(withAccounts ? [`  account  ${root}/account`, `  tools    ${root}${TOOLS_PATH}`] : []),
  ];
  for (const line of lines) log(line, "info");
}
