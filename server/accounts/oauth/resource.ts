import type { H3 } from "h3";
import { CHAT_PATH, TOOLS_PATH } from "../../contract/addresses.ts";
import { BASELINE } from "../../contract/response-headers.ts";
import { type Scope, SCOPES } from "../scopes.ts";

/** The addresses an access token can be for (RFC 8707). */
export interface Resources {
  readonly tools: string;
  readonly chat: string;
}

/** The scopes that an access token for each of them can have. */
const SCOPES_OF: Readonly<Record<keyof Resources, readonly Scope[]>> = {
  tools: ["service:tools", "service:tools:write"],
  chat: ["service:chat"],
};

/** The addresses below the configured public origin. */
export const toResources = (issuer: string): Resources => ({
  tools: issuer + TOOLS_PATH,
  chat: issuer + CHAT_PATH,
});

/** The scopes possible for a token of this resource; undefined for an unknown resource. */
export function findScopes(resources: Resources, resource: string): readonly Scope[] | undefined {
  const audience = toAudience(resources, resource);
  if (audience === resources.tools) return SCOPES_OF.tools;
  return audience === resources.chat ? SCOPES_OF.chat : undefined;
}

/** The audience of a token for this address; toolsets in its query do not narrow it. */
export const toAudience = ({ tools }: Resources, resource: string): string =>
  resource.startsWith(`${tools}?`) ? tools : resource;

/** Our scopes in a scope parameter, in our order. */
export function parseScopes(text: string | undefined): readonly Scope[] {
  const named = new Set(text?.split(" "));
  return SCOPES.filter((scope) => named.has(scope));
}

/** Protected resource metadata (RFC 9728 section 2). */
export interface ResourceMetadata {
  readonly resource: string;
  readonly resource_name: string;
  readonly authorization_servers: readonly string[];
  readonly scopes_supported: readonly Scope[];
  readonly bearer_methods_supported: readonly string[];
}

const WELL_KNOWN = "/.well-known/oauth-protected-resource";

/** The URL of a resource's metadata (RFC 9728 section 3.1), for the WWW-Authenticate header. */
export function toMetadataUrl(resource: string): string {
  const { origin, pathname } = new URL(resource);
  return `${origin}${WELL_KNOWN}${pathname === "/" ? "" : pathname}`;
}

const toMetadata = (issuer: string, resources: Resources, which: keyof Resources) => ({
  resource: resources[which],
  resource_name: `cardfile ${which}`,
  authorization_servers: [issuer],
  scopes_supported: SCOPES_OF[which],
  bearer_methods_supported: ["header"],
});

/**
 * The metadata documents by path. MCP clients that find none for the tools address look at the
 * root, so that one describes the tools too.
 */
export function toResourceDocuments(issuer: string): ReadonlyMap<string, ResourceMetadata> {
  const resources = toResources(issuer);
  const tools = toMetadata(issuer, resources, "tools");
  const chat = toMetadata(issuer, resources, "chat");
  return new Map([
    [WELL_KNOWN, tools],
    [new URL(toMetadataUrl(resources.tools)).pathname, tools],
    [new URL(toMetadataUrl(resources.chat)).pathname, chat],
  ]);
}

/** Clients in browsers read the documents too, and send an MCP header with the request. */
const HEADERS = {
  ...BASELINE,
  "content-type": "application/json",
  "cache-control": "public, max-age=3600",
  "access-control-allow-origin": "*",
} as const;

const PREFLIGHT_HEADERS = {
  ...BASELINE,
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET",
  "access-control-allow-headers": "MCP-Protocol-Version",
  "access-control-max-age": "3600",
} as const;

/** Serves the metadata documents of the resources below an origin. */
export function mountResourceMetadata(app: H3, issuer: string): void {
  for (const [path, metadata] of toResourceDocuments(issuer)) {
    const text = JSON.stringify(metadata);
    app.get(path, () => new Response(text, { headers: HEADERS }));
    app.on("OPTIONS", path, () => new Response(null, { status: 204, headers: PREFLIGHT_HEADERS }));
  }
}
