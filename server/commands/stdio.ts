import { openStorage } from "../catalog/dist.ts";
import { openCatalog } from "../catalog/store.ts";
import { toCatalogToolSet } from "../catalog-mcp/endpoint.ts";
import type { Config } from "../config/config.ts";
import { logLine } from "../ops/log.ts";
import { serveOverStdio } from "../mcp/stdio.ts";

/** The catalog tools for a local agent: no network, no server; only protocol on stdout. */
export async function serveCatalogOverStdio(config: Config): Promise<void> {
  const { current } = await openCatalog(await openStorage(config), {
    reloadSeconds: config.reloadSeconds,
    log: logLine,
  });
  if (current() === undefined) {
    throw new Error(`No built catalog in ${config.dist}; run \`npm run build\`, or set DIST.`);
  }
  // `publicUrl` may be a guess, and nothing may be running there.
  serveOverStdio(toCatalogToolSet({ current, publicUrl: config.toldUrl }), logLine);
}
