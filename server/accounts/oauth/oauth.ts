import type { IncomingMessage, ServerResponse } from "node:http";
import type { FindAccessToken } from "../caller.ts";
import type { Scope } from "../scopes.ts";

/** An application that asks a member for access, as the consent page shows it. */
export interface AccessRequest {
  /** Names the running request in addresses. */
  readonly uid: string;
  readonly clientId: string;
  /** The application's own name, which may be false. */
  readonly clientName: string;
  /** The host the member is sent back to: what tells who really asks. */
  readonly redirectHost: string;
  /** The requested scopes, of those it may request. */
  readonly scopes: readonly Scope[];
}

/** An application that a member gave access to. */
export interface ConnectedApp {
  /** Names the access that was given; it opens nothing. */
  readonly grantId: string;
  readonly clientId: string;
  readonly clientName: string;
  readonly scopes: readonly Scope[];
  readonly since: string;
}

/** The authorization server, as the pages and the bearer authentication see it. */
export interface OAuth {
  /** Answers what lies under /oauth and the two metadata documents under /.well-known. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** The request that a browser carries, or undefined when it has none or it has expired. */
  readonly findRequest: (
    request: IncomingMessage,
    response: ServerResponse,
  ) => Promise<AccessRequest | undefined>;
  /**
   * The member agrees to these scopes; agreeing to none is refusing. Gives the address to send the
   * browser to. Throws RequestExpired when the browser carries no request.
   */
  readonly allow: (
    request: IncomingMessage,
    response: ServerResponse,
    accountId: string,
    scopes: readonly Scope[],
  ) => Promise<string>;
  /** The member refuses. Gives the address to send the browser to, or throws as `allow` does. */
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

/** Where the browser finds the consent page of a request. */
export const consentPath = (uid: string): string => `/consent/${uid}`;
