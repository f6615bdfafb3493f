import type { Configuration, KoaContextWithOIDC } from "oidc-provider";
import { type Deps, newToken } from "../deps.ts";
import { SCOPES } from "../scopes.ts";
import { createAdapter } from "./adapter.ts";
import { EXTRA_CLIENT_METADATA, normalizeClient } from "./clients.ts";
import { renderError } from "./error-page.ts";
import { consentPath } from "./oauth.ts";
import { MAX_DOCUMENT_BYTES } from "./request-document.ts";
import { GRANT_SECONDS } from "./requests.ts";
import { findScopes, parseScopes, type Resources, toAudience } from "./resource.ts";
import { errors } from "./provider.ts";
import { isStranger, toSignInPage } from "./strangers.ts";

/** The endpoints, below the issuer. */
export const ROUTES = {
  authorization: "/oauth/authorize",
  token: "/oauth/token",
  revocation: "/oauth/revoke",
  registration: "/oauth/register",
  jwks: "/oauth/jwks",
} as const;

export const SESSION_COOKIE = "oauth_session";

/** Cookies of an access request that is not stored, with and without the prefix of https. */
export const REQUEST_COOKIES = [
  SESSION_COOKIE,
  ...["oauth_request", "oauth_resume"].flatMap((name) => [name, `__Secure-${name}`]),
];

/** Scopes that say nothing about this service; clients ask for them out of habit. */
const STANDARD_SCOPES = ["openid", "offline_access"];

export const ALL_SCOPES = [...SCOPES, ...STANDARD_SCOPES];

const HOUR = 3600;
const DAY = 86_400;
const CLIENT_ID_BYTES = 18;
const MAX_DOCUMENT_URL_CHARACTERS = 500;
const MAX_STATE_CHARACTERS = 1024;
const MAX_REQUEST_CHARACTERS = 4096;

export interface ProviderParts {
  readonly deps: Deps;
  readonly issuer: string;
  readonly resources: Resources;
  /** The account with this id, unless there is none or it may not be used. */
  readonly findAccount: (id: string) => Promise<{ readonly disabled: boolean } | undefined>;
  readonly cookieKeys: readonly string[];
  /** The first signs, all verify. */
  readonly signingKeys: readonly { readonly kty: string }[];
  /** The network that the current request comes from. */
  readonly networkOf: () => string;
  readonly fetch: NonNullable<Configuration["fetch"]>;
}

/** Configures oidc-provider. Sets every option whose default would log a notice. */
export function toConfiguration(parts: ProviderParts): Configuration {
  return {
    adapter: createAdapter(parts.deps, parts.networkOf),
    jwks: { keys: [...parts.signingKeys] },
    cookies: toCookies(parts),
    routes: { ...ROUTES },
    features: toFeatures(parts),
    fetch: parts.fetch,
    fetchResponseBodyLimits: { "client_id metadata document": MAX_DOCUMENT_BYTES },
    scopes: STANDARD_SCOPES,
    claims: { openid: ["sub"] },
    responseTypes: ["code"],
    clientAuthMethods: ["none"],
    pkce: { required: () => true },
    allowOmittingSingleRegisteredRedirectUri: false,
    issueRefreshToken: () => true,
    rotateRefreshToken: isForGrant,
    expiresWithSession: () => false,
    ttl: {
      AccessToken: HOUR,
      AuthorizationCode: 60,
      Grant: GRANT_SECONDS,
      IdToken: HOUR,
      Interaction: HOUR,
      RefreshToken: 60 * DAY,
      Session: HOUR,
    },
    discovery: {
      protected_resources: Object.values(parts.resources),
      revocation_endpoint_auth_methods_supported: ["none"],
    },
    clientDefaults: { token_endpoint_auth_method: "none" },
    extraClientMetadata: {
      properties: EXTRA_CLIENT_METADATA,
      validator: (_ctx, name, _value, metadata) => {
        if (name === EXTRA_CLIENT_METADATA[0]) normalizeClient(metadata);
      },
    },
    // Runs on every request: the last check of its length and its scopes.
    extraParams: {
      scope: (ctx) => {
        refuseLong(ctx);
        settleScope(ctx, parts.resources);
      },
    },
    clientBasedCORS: (_ctx, origin, { redirectUris }) =>
      // Redirect URIs with other schemes, as of native apps, all have the origin "null".
      origin !== "null" &&
      (redirectUris?.some((uri) => URL.parse(uri)?.origin === origin) ?? false),
    interactions: {
      url: ({ req }, { uid, params }) =>
        isStranger(req) ? toSignInPage(ROUTES.authorization, params) : consentPath(uid),
    },
    findAccount: async (_ctx, id) => {
      const account = await parts.findAccount(id);
      const known = account !== undefined && !account.disabled;
      return known ? { accountId: id, claims: () => ({ sub: id }) } : undefined;
    },
    renderError: (ctx, out) => renderError(ctx, out),
  };
}

/** Each cookie's path is its page, which `__Host-` does not allow, so it is `__Secure-`. */
function toCookies({ issuer, cookieKeys }: ProviderParts): Configuration["cookies"] {
  const prefix = issuer.startsWith("https:") ? "__Secure-" : "";
  return {
    keys: [...cookieKeys],
    names: {
      session: SESSION_COOKIE,
      interaction: `${prefix}oauth_request`,
      resume: `${prefix}oauth_resume`,
    },
    short: { httpOnly: true, sameSite: "lax" },
    long: { httpOnly: true, sameSite: "lax" },
  };
}

function toFeatures({ deps, resources }: ProviderParts): Configuration["features"] {
  const off = { enabled: false };
  return {
    devInteractions: off,
    dPoP: off,
    pushedAuthorizationRequests: off,
    rpInitiatedLogout: off,
    userinfo: off,
    revocation: {
      enabled: true,
      allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
    },
    registration: {
      enabled: true,
      idFactory: () => newToken(deps, CLIENT_ID_BYTES),
      // Clients cannot manage registrations, so there is no access token to issue or to leak.
      issueRegistrationAccessToken: false,
    },
    clientIdMetadataDocument: {
      enabled: true,
      ack: "draft-02",
      allowFetch: (_ctx, id) => id.length <= MAX_DOCUMENT_URL_CHARACTERS,
      cacheDuration: { min: HOUR, max: DAY },
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: (_ctx, _client, among) =>
        among === undefined || among.includes(resources.tools) ? resources.tools : among,
      useGrantedResource: () => true,
      getResourceServerInfo: (_ctx, resource) => {
        const scopes = findScopes(resources, resource);
        if (scopes === undefined) throw new errors.InvalidTarget();
        return {
          scope: scopes.join(" "),
          audience: toAudience(resources, resource),
          accessTokenTTL: HOUR,
          accessTokenFormat: "opaque",
        };
      },
    },
  };
}

/** Called before a refresh token is used up: asking for an ungranted resource leaves it valid. */
function isForGrant({ oidc: { params, entities } }: KoaContextWithOIDC): true {
  const granted = new Set<unknown>([entities.RefreshToken?.resource].flat());
  const asked: readonly unknown[] = [params?.["resource"] ?? []].flat();
  if (!asked.every((one) => granted.has(one))) throw new errors.InvalidTarget();
  return true;
}

/** The request travels in the URL of the sign-in page, and is stored in a record afterwards. */
function refuseLong({ oidc: { params } }: KoaContextWithOIDC): void {
  const state = params?.["state"];
  if (typeof state === "string" && state.length > MAX_STATE_CHARACTERS) {
    throw new errors.InvalidRequest(`state has at most ${MAX_STATE_CHARACTERS} characters`);
  }
  if (JSON.stringify(params ?? {}).length > MAX_REQUEST_CHARACTERS) {
    throw new errors.InvalidRequest(
      `a request for access has at most ${MAX_REQUEST_CHARACTERS} characters`,
    );
  }
}

/**
 * A client that names no scope requests all that its resources have (RFC 6749 section 3.3). One
 * that names none of them gets the error itself; the member never sees it.
 */
function settleScope({ oidc: { params } }: KoaContextWithOIDC, resources: Resources): void {
  if (params === undefined) return;
  const named = [params["resource"]].flat().map(String);
  const offered = named.flatMap((one) => findScopes(resources, one) ?? []);
  const asked = params["scope"];
  if (typeof asked !== "string") params["scope"] = offered.join(" ");
  else if (!parseScopes(asked).some((scope) => offered.includes(scope))) {
    throw new errors.InvalidScope("ask for a scope that the resource has", asked);
  }
}
