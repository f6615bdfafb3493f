import type { IncomingMessage, ServerResponse } from "node:http";
import * as z from "zod";
import { authenticate, toChallenge } from "../../../server/accounts/caller.ts";
import {
  findScopes,
  toMetadataUrl,
  toResourceDocuments,
} from "../../../server/accounts/oauth/resource.ts";
import type { Scope } from "../../../server/accounts/scopes.ts";
import type { World } from "./world.ts";

type Stubbed = Pick<World, "deps" | "oauth" | "issuer" | "resources">;

/** A minimal resource server: metadata, 401 with a challenge, and just enough MCP to connect. */
export function answerAsResource(
  stubbed: Stubbed,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { issuer, resources } = stubbed;
  const metadata = toResourceDocuments(issuer).get(pathname);
  if (metadata !== undefined) {
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(metadata));
    return true;
  }
  const resource = issuer + pathname;
  const scopes = findScopes(resources, resource);
  if (scopes === undefined) return false;
  answerCall(stubbed, resource, scopes, request, response).catch((error: unknown) => {
    response.writeHead(500).end(String(error));
  });
  return true;
}

async function answerCall(
  { deps, oauth }: Stubbed,
  resource: string,
  scopes: readonly Scope[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { authorization } = request.headers;
  const caller = await authenticate(deps, oauth.findAccessToken, authorization, resource);
  if ("error" in caller) {
    const challenge = toChallenge(caller, { metadataUrl: toMetadataUrl(resource), scopes });
    response.writeHead(401, { "www-authenticate": challenge }).end();
  } else if (request.method === "POST") {
    const { id, method } = message.parse(JSON.parse(await readBody(request)));
    const reply = method === "initialize" ? { result: INITIALIZED } : UNKNOWN_METHOD;
    response
      .writeHead(id === undefined ? 202 : 200, { "content-type": "application/json" })
      .end(id === undefined ? "" : JSON.stringify({ jsonrpc: "2.0", id, ...reply }));
  } else response.writeHead(405).end();
}

const message = z.looseObject({ id: z.unknown().optional(), method: z.string() });

const INITIALIZED = {
  protocolVersion: "2025-06-18",
  capabilities: {},
  serverInfo: { name: "stub", version: "1" },
};
const UNKNOWN_METHOD = { error: { code: -32_601, message: "Method not found" } };

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(z.instanceof(Buffer).parse(chunk));
  return Buffer.concat(chunks).toString();
}
