import { H3, type HTTPError } from "h3";
import { type CatalogContext, mountCatalog, toResponse } from "./catalog/serve.ts";
import { forReader } from "./catalog/missing-page.ts";
import { CATALOG_MCP_PATH } from "./contract/addresses.ts";
import { createCatalogEndpoint } from "./catalog-mcp/endpoint.ts";
import { compressing } from "./http/compress.ts";
import type { NoteCall } from "./mcp/timed-tool.ts";
import { CATALOG_MCP, toMcpPage } from "./pages/mcp-page.ts";
import { MEMBER_PATHS, type Members } from "./members.ts";
import {
  internalError,
  notFound,
  preflight,
  type Reply,
  toErrorReply,
  withoutBody,
} from "./catalog/reply.ts";
import { NO_SUCH_ROUTE } from "./contract/refusals.ts";

export interface AppContext extends CatalogContext {
  /** Address under which users reach this service. */
  readonly publicUrl: string;
  /** Host names the MCP endpoint answers to; undefined when any will do. */
  readonly allowedHosts: readonly string[] | undefined;
  readonly log: (message: string) => void;
  /** Accounts and the member side; undefined when this server has only the catalog. */
  readonly members?: Members | undefined;
  /** Called after every call of a catalog tool. */
  readonly note?: NoteCall | undefined;
}

/** The whole service as one h3 app. */
export function createApp(context: AppContext): H3 {
  const app = new H3({
    silent: true,
    onError: (error) => toResponse(toError(error, context.log)),
  });
  mountCatalog(app, context);
  const catalogMcp = compressing(createCatalogEndpoint(context, context));
  app.all(
    CATALOG_MCP_PATH,
    ({ req }) => toMcpPage(req, CATALOG_MCP, context.publicUrl) ?? catalogMcp(req),
  );
  const { members } = context;
  if (members !== undefined) {
    for (const path of MEMBER_PATHS) app.all(path, (event) => members.fetch(event.req));
  }
  app.on("OPTIONS", "/**", () => toResponse(preflight));
  app.on("HEAD", "/**", (event) =>
    toResponse(withoutBody(forReader(noSuchRoute, event, context.current()))),
  );
  app.all("/**", (event) => toResponse(forReader(noSuchRoute, event, context.current())));
  return app;
}

const noSuchRoute = notFound(NO_SUCH_ROUTE);

const UNREADABLE = "The request cannot be read; check the percent-encoding of its address.";

/** h3's refusals keep their status; anything else is our fault, is logged and reveals nothing. */
function toError(error: HTTPError, log: (message: string) => void): Reply {
  if (!error.unhandled && error.status < 500) return toErrorReply(error.status, UNREADABLE);
  log(`unexpected: ${error.cause instanceof Error ? error.cause.stack : error.stack}`);
  return internalError;
}
