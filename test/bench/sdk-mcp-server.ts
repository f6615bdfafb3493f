/**
 * The cost of the SDK's own pattern: a server object per request, for the same tools. Usage:
 * sdk-mcp-server.ts DIST
 */
import { createServer } from "node:http";
import { toNodeHandler } from "srvx/node";
import { toCatalogToolSet } from "../../server/catalog-mcp/endpoint.ts";
import { openStorage } from "../../server/catalog/dist.ts";
import { openCatalog } from "../../server/catalog/store.ts";
import { createSdkPath } from "../../server/mcp/sdk-path.ts";
import { announce } from "./announce.ts";

const { current } = await openCatalog(await openStorage({ dist: process.argv[2] ?? "dist" }), {
  reloadSeconds: 3600,
  log: () => undefined,
});
const set = toCatalogToolSet({ current, publicUrl: "http://127.0.0.1:3000" });
const answer = createSdkPath(set, () => undefined);
const handle = toNodeHandler(async (request) => answer(request, await request.json()));
// srvx types its handler for HTTP/1 and 2 at once; this server speaks HTTP/1 only.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
announce(createServer(handle as Parameters<typeof createServer>[1]));
