import type { IncomingMessage } from "node:http";
import type { FindAccessToken } from "../caller.ts";
import { type Deps } from "../deps.ts";
import { disconnectApp, listApps } from "./apps.ts";
import { type ProviderParts, ROUTES, toConfiguration } from "./configuration.ts";
import { loadSigningKeys, toCookieKeys } from "./keys.ts";
import { createDocumentFetch, type ResolveHost, resolveByDns } from "./metadata-documents.ts";
import { addMiddleware } from "./middleware.ts";
import type { OAuth } from "./oauth.ts";
import { bindToIssuer } from "./origin.ts";
import { createRequestDocument, type RequestDocument } from "./request-document.ts";
import { createRequests } from "./requests.ts";
import { parseScopes, type Resources } from "./resource.ts";
import { Provider } from "./provider.ts";
import { markStranger } from "./strangers.ts";

export interface OAuthOptions {
  readonly deps: Deps;
  /** The configured public origin, without a trailing slash. */
  readonly issuer: string;
  /** Secrets to derive keys from, newest first; the older ones only verify and unseal. */
  readonly secrets: readonly Buffer[];
  readonly resources: Resources;
  readonly findAccount: ProviderParts["findAccount"];
  /** True when a browser is signed in; nothing is stored for any other. */
  readonly isSignedIn: (request: IncomingMessage) => Promise<boolean>;
  readonly log: (message: string) => void;
  /** The network a request comes from; fetches and registrations are limited by it. */
  readonly networkOf: (request: IncomingMessage) => string;
  /** Resolves the hosts of client metadata documents; by DNS by default. */
  readonly resolveHost?: ResolveHost;
  /** Fetches such a document from a public address; by https by default. */
  readonly requestDocument?: RequestDocument;
}

/** Starts the authorization server (SPEC 5): OAuth 2.1 for public clients, by oidc-provider. */
export async function createOAuth({
  deps,
  issuer,
  secrets,
  resources,
  findAccount,
  isSignedIn,
  log,
  networkOf,
  resolveHost = resolveByDns,
  requestDocument = createRequestDocument(),
}: OAuthOptions): Promise<OAuth> {
  if (URL.parse(issuer)?.origin !== issuer) throw new TypeError(`${issuer} is not an origin`);
  const currentNetwork = (): string =>
    Provider.ctx === undefined ? "" : networkOf(Provider.ctx.req);
  const configuration = toConfiguration({
    deps,
    issuer,
    resources,
    findAccount,
    networkOf: currentNetwork,
    cookieKeys: toCookieKeys(secrets),
    signingKeys: await loadSigningKeys(deps, secrets, log),
    fetch: createDocumentFetch({
      resolveHost,
      requestDocument,
      now: deps.now,
      network: currentNetwork,
    }),
  });
  const provider = new Provider(issuer, configuration);
  addMiddleware(provider, log);
  return {
    handle: createHandler(provider.callback(), issuer, isSignedIn),
    ...createRequests({ provider, deps, issuer, resources }),
    findAccessToken: createFindAccessToken(provider),
    listApps: (accountId) => listApps(deps, accountId),
    disconnectApp: (accountId, grantId) => disconnectApp(deps, accountId, grantId),
  };
}

/** Handles requests; authorization requests are marked when nobody is signed in. */
const createHandler =
  (
    answer: ReturnType<InstanceType<typeof Provider>["callback"]>,
    issuer: string,
    isSignedIn: OAuthOptions["isSignedIn"],
  ): OAuth["handle"] =>
  (request, response) => {
    bindToIssuer(request, issuer);
    if (new URL(request.url ?? "", issuer).pathname !== ROUTES.authorization) {
      void answer(request, response);
      return;
    }
    const handle = (signedIn: boolean): void => {
      if (!signedIn) markStranger(request);
      void answer(request, response);
    };
    // If the session cannot be read, oidc-provider cannot answer either, and says so.
    isSignedIn(request).then(handle, () => handle(false));
  };

/** A token is valid only while its grant exists, even if issued just as the grant ended. */
const createFindAccessToken =
  (provider: InstanceType<typeof Provider>): FindAccessToken =>
  async (text) => {
    const token = await provider.AccessToken.find(text);
    const grant = token && (await provider.Grant.find(token.grantId));
    if (token?.clientId === undefined || grant?.accountId !== token.accountId) return undefined;
    return {
      accountId: token.accountId,
      clientId: token.clientId,
      scopes: parseScopes(token.scope),
      audiences: [token.aud ?? []].flat(),
    };
  };
