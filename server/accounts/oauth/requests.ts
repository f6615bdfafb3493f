import type { IncomingMessage, ServerResponse } from "node:http";
import type { Provider } from "oidc-provider";
import * as z from "zod";
import { toAuditEntry } from "../audit.ts";
import { type Deps, digestOf, newToken, toTimestamp } from "../deps.ts";
import { listOldest } from "../records.ts";
import type { Scope } from "../scopes.ts";
import { deleteAll } from "../store/store.ts";
import { requireAccount } from "../users.ts";
import { keepClient } from "./apps.ts";
import { type AccessRequest, type OAuth, RequestExpired } from "./oauth.ts";
import { viewUnderIssuer } from "./origin.ts";
import { findScopes, parseScopes, type Resources } from "./resource.ts";
import { apps, keysOfGrant } from "./sealed-records.ts";
import { errors } from "./provider.ts";

/** After this the member is asked again, however often the application refreshed. */
export const GRANT_SECONDS = 365 * 86_400;

/** Apps of an account; one more ends the oldest, as apps that lose their tokens connect again. */
export const MAX_APPS = 100;

const GRANT_BYTES = 32;
const MAX_NAME_CHARACTERS = 100;

/** The parameters of a pending request; oidc-provider has checked them. */
const parameters = z.looseObject({
  client_id: z.string(),
  redirect_uri: z.string(),
  scope: z.string(),
  resource: z.union([z.string().transform((one) => [one]), z.array(z.string())]),
});

interface Asked {
  readonly uid: string;
  readonly clientId: string;
  readonly clientName: string;
  readonly redirectHost: string;
  /** Requested scopes that are not ours: openid and offline_access. */
  readonly standard: string;
  /** Requested scopes by resource. */
  readonly byResource: ReadonlyMap<string, readonly Scope[]>;
}

/** Pending access requests, for the consent pages. */
export function createRequests({
  provider,
  deps,
  issuer,
  resources,
}: {
  readonly provider: Provider;
  readonly deps: Deps;
  readonly issuer: string;
  readonly resources: Resources;
}): Pick<OAuth, "findRequest" | "allow" | "deny"> {
  const find = async (request: IncomingMessage, response: ServerResponse) => {
    const asked = await unlessGone(provider.interactionDetails(request, response));
    const id = String(asked?.params["client_id"]);
    const client = asked && (await unlessGone(provider.Client.find(id)));
    return client && toAsked(asked.uid, asked.params, client.clientName, resources);
  };

  const deny: OAuth["deny"] = async (request, response) => {
    const refusal = { error: "access_denied", error_description: "The member denied it." };
    const view = viewUnderIssuer(request, issuer);
    const address = await unlessGone(provider.interactionResult(view, response, refusal));
    if (address === undefined) throw new RequestExpired();
    return address;
  };

  return {
    deny,
    findRequest: async (request, response) => {
      const asked = await find(viewUnderIssuer(request, issuer), response);
      return asked && toAccessRequest(asked);
    },
    allow: async (request, response, accountId, scopes) => {
      const view = viewUnderIssuer(request, issuer);
      const asked = await find(view, response);
      if (asked === undefined) throw new RequestExpired();
      const granted = scopesOf(asked).filter((scope) => scopes.includes(scope));
      if (granted.length === 0) return deny(request, response);
      const grantId = await saveGrant(provider, deps, accountId, asked, granted);
      const login = { accountId, remember: false };
      return provider.interactionResult(view, response, { login, consent: { grantId } });
    },
  };
}

/**
 * Records which scopes the member granted and which not: oidc-provider asks again for any other.
 * The account's entry is written first, so that deleting the account finds every grant.
 */
async function saveGrant(
  provider: Provider,
  deps: Deps,
  accountId: string,
  asked: Asked,
  granted: readonly Scope[],
): Promise<string> {
  const grant = new provider.Grant({ accountId, clientId: asked.clientId });
  grant.jti = newToken(deps, GRANT_BYTES);
  for (const [resource, offered] of asked.byResource) {
    const [given, withheld] = [true, false].map((wanted) =>
      offered.filter((scope) => granted.includes(scope) === wanted).join(" "),
    );
    if (given) grant.addResourceScope(resource, given);
    if (withheld) grant.rejectResourceScope(resource, withheld);
  }
  if (asked.standard) grant.addOIDCScope(asked.standard);
  const app = {
    client_id: asked.clientId,
    client_name: asked.clientName,
    scopes: [...granted],
    created_at: toTimestamp(deps.now()),
  };
  const expiresAt = deps.now() + GRANT_SECONDS * 1000;
  await endOldest(deps, accountId);
  await deps.store.commit([
    requireAccount(accountId),
    apps.put([accountId, digestOf(grant.jti)], app, { expiresAt }),
    toAuditEntry(deps, accountId, `connected an app for ${granted.join(", ")}`),
  ]);
  await keepClient(deps, asked.clientId, expiresAt);
  return grant.save();
}

/** Makes room for one more app. */
async function endOldest({ store }: Deps, accountId: string): Promise<void> {
  const oldest = await listOldest(apps, store, MAX_APPS - 1, accountId);
  const keys = oldest.map(({ ids: [, grant = ""] }) => keysOfGrant(store, accountId, grant));
  await deleteAll(store, (await Promise.all(keys)).flat());
}

function toAsked(
  uid: string,
  params: Readonly<Record<string, unknown>>,
  clientName: string | undefined,
  resources: Resources,
): Asked {
  const { client_id, redirect_uri, scope, resource } = parameters.parse(params);
  const wanted = parseScopes(scope);
  const byResource = resource.map((one): [string, readonly Scope[]] => {
    const offered = findScopes(resources, one) ?? [];
    return [one, wanted.filter((name) => offered.includes(name))];
  });
  const redirectHost = toRedirectHost(redirect_uri);
  return {
    uid,
    clientId: client_id,
    clientName: toPlainName(clientName) || redirectHost,
    redirectHost,
    standard: scope
      .split(" ")
      .filter((name) => name === "openid" || name === "offline_access")
      .join(" "),
    byResource: new Map(byResource),
  };
}

const toAccessRequest = (asked: Asked): AccessRequest => ({
  uid: asked.uid,
  clientId: asked.clientId,
  clientName: asked.clientName,
  redirectHost: asked.redirectHost,
  scopes: scopesOf(asked),
});

const scopesOf = ({ byResource }: Asked): readonly Scope[] =>
  parseScopes([...byResource.values()].flat().join(" "));

/** The name without control characters, which could reverse or break the text around it. */
const toPlainName = (name = ""): string =>
  name
    .replaceAll(/\p{C}+/gu, " ")
    .trim()
    .slice(0, MAX_NAME_CHARACTERS);

/** `app.example`, or with the scheme when it is not http: `cursor://callback`. */
function toRedirectHost(redirectUri: string): string {
  const { protocol, host } = new URL(redirectUri);
  return /^https?:$/.test(protocol) ? host : `${protocol}${host ? `//${host}` : ""}`;
}

/** Undefined when the request has expired or the client no longer exists. */
async function unlessGone<Outcome>(work: Promise<Outcome>): Promise<Outcome | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof errors.OIDCProviderError) return undefined;
    throw error;
  }
}
