import type { IncomingMessage, ServerResponse } from "node:http";
import type { FindAccessToken } from "../caller.ts";
import type { Scope } from "../scopes.ts";

/** An application that asks a member for access, as the consent page shows it. */
export interface AccessRequest {
  /** Identifies the pending request in URLs. */
  readonly uid: string;
  readonly clientId: string;
  /** The application's own name, which may be false. */
  readonly clientName: string;
  /** The host the member is sent back to, which shows who is really asking. */
  readonly redirectHost: string;
  /** The requested scopes among those it may request. */
  readonly scopes: readonly Scope[];
}

/** An application that a member gave access to. */
export interface ConnectedApp {
  /** Identifies the grant without giving access. */
  readonly grantId: string;
  readonly clientId: string;
  readonly clientName: string;
  readonly scopes: readonly Scope[];
  readonly since: string;
}

/** The authorization server, as the pages and the bearer authentication see it. */
export interface OAuth {
  /** Handles /oauth and the two metadata documents under /.well-known. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** The request that a browser carries, or undefined when it has none or it has expired. */
  readonly findRequest: (
    request: IncomingMessage,
    response: ServerResponse,
  ) => Promise<AccessRequest | undefined>;
  /**
   * The member agrees to these scopes; agreeing to none is refusing. Returns the URL to send the
   * browser to. Throws RequestExpired when the browser carries no request.
   */
  readonly allow: (
    request: IncomingMessage,
    response: ServerResponse,
    accountId: string,
    scopes: readonly Scope[],
  ) => Promise<string>;
  /** The member refuses. Returns the URL to send the browser to, or throws as `allow` does. */
  readonly deny: (request: IncomingMessage, response: ServerResponse) => Promise<string>;
  readonly findAccessToken: FindAccessToken;
  readonly listApps: (accountId: string) => Promise<readonly ConnectedApp[]>;
  /** Ends an application's access at once; false when the account has no such grant. */
  readonly disconnectApp: (accountId: string, grantId: string) => Promise<boolean>;
}

/** The browser carries no request for access, or one that has expired or was answered before. */
export class RequestExpired extends Error {
  override readonly name = "RequestExpired";
}

export const consentPath = (uid: string): string => `/consent/${uid}`;
