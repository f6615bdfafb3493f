import type { ServerResponse } from "node:http";
import type { KoaContextWithOIDC, Provider } from "oidc-provider";
import { BASELINE } from "../../contract/response-headers.ts";
import { StoreUnavailable } from "../store/store.ts";
import { MAX_REGISTRATION_BYTES } from "./clients.ts";
import { ALL_SCOPES, REQUEST_COOKIES, ROUTES, SESSION_COOKIE } from "./configuration.ts";
import { renderError } from "./error-page.ts";
import { isStranger } from "./strangers.ts";

type Context = Pick<
  KoaContextWithOIDC,
  "accepts" | "body" | "method" | "path" | "req" | "request" | "res" | "set" | "status" | "type"
>;

/** Adds what oidc-provider leaves to its host. */
export function addMiddleware(provider: Provider, log: (message: string) => void): void {
  const report = (error: Error): void => log(`oauth: unexpected: ${error.stack ?? error.message}`);
  // The forwarded headers are written by bindToIssuer.
  provider.proxy = true;
  // Errors are caught below; Koa would also log clients that disconnect.
  provider.silent = true;
  const troubled = new WeakSet<object>();
  provider.on("server_error", (ctx, error) => {
    if (error instanceof StoreUnavailable) troubled.add(ctx);
    report(error);
  });
  provider.use(async (ctx, next) => {
    ctx.set({ ...BASELINE, "Content-Security-Policy": "frame-ancestors 'none'; base-uri 'none'" });
    if (ctx.path === ROUTES.registration && !admitRegistration(ctx)) return;
    try {
      await next();
    } catch (error) {
      report(error instanceof Error ? error : new Error(String(error)));
      refuse(ctx, 500, "server_error", "Something went wrong; try again.");
    }
    if (troubled.has(ctx) && ctx.status === 500) {
      ctx.set("Retry-After", "30");
      refuse(ctx, 503, "temporarily_unavailable", "Accounts are unavailable; try again later.");
    }
    if (DISCOVERY.has(ctx.path)) nameScopes(ctx);
    if (ctx.status === 404 && ctx.body === undefined) {
      ctx.status = 404;
      renderError(ctx, NO_ENDPOINT, "Page not found");
    }
    dropCookies(ctx.res, isStranger(ctx.req) ? REQUEST_COOKIES : [SESSION_COOKIE]);
  });
}

const NO_ENDPOINT = {
  error: "not_found",
  error_description: "No such endpoint, or it does not take this method.",
};

const DISCOVERY: ReadonlySet<string> = new Set([
  "/.well-known/oauth-authorization-server",
  "/.well-known/openid-configuration",
]);

/** oidc-provider ties scopes to resources, and so leaves them out of its metadata. */
function nameScopes(ctx: Context): void {
  if (typeof ctx.body !== "object" || ctx.body === null || Buffer.isBuffer(ctx.body)) return;
  ctx.body = { ...ctx.body, scopes_supported: ALL_SCOPES };
}

/** Any origin may register, as it takes no credentials. False when already answered. */
function admitRegistration(ctx: Context): boolean {
  ctx.set("Access-Control-Allow-Origin", "*");
  if (ctx.method === "OPTIONS") {
    ctx.set("Access-Control-Allow-Methods", "POST");
    ctx.set("Access-Control-Allow-Headers", "Content-Type, MCP-Protocol-Version");
    ctx.set("Access-Control-Max-Age", "3600");
    ctx.status = 204;
    return false;
  }
  if ((ctx.request.length ?? 0) <= MAX_REGISTRATION_BYTES) return true;
  const most = `A registration has at most ${MAX_REGISTRATION_BYTES} bytes.`;
  refuse(ctx, 413, "invalid_client_metadata", most);
  return false;
}

function refuse(ctx: Context, status: number, error: string, description: string): void {
  ctx.status = status;
  ctx.set("Cache-Control", "no-store");
  ctx.body = { error, error_description: description };
}

/** Drops cookies that refer to state we do not store. */
function dropCookies(response: ServerResponse, names: readonly string[]): void {
  const cookies = [response.getHeader("set-cookie") ?? []].flat().map(String);
  const others = cookies.filter((cookie) => !names.some((name) => cookie.startsWith(name)));
  if (others.length === cookies.length) return;
  if (others.length === 0) response.removeHeader("set-cookie");
  else response.setHeader("set-cookie", others);
}
