import type { IncomingMessage } from "node:http";
import type { UnknownObject } from "oidc-provider";
import { SIGN_IN_PATH } from "../../contract/addresses.ts";

/*
 * Requests for access by browsers that are not signed in. Nothing is stored for them, or anybody
 * could fill the disk: the sign-in page carries the request in its address and comes back with it.
 */

const strangers = new WeakSet<IncomingMessage>();

export const markStranger = (request: IncomingMessage): void => void strangers.add(request);

export const isStranger = (request: IncomingMessage | undefined): boolean =>
  request !== undefined && strangers.has(request);

/** The sign-in page that leads back to the same request for access. */
export function toSignInPage(authorizePath: string, params: UnknownObject): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    // A parameter is a text; `resource` may be a list of them.
    for (const one of [value].flat()) if (typeof one === "string") query.append(name, one);
  }
  return `${SIGN_IN_PATH}?next=${encodeURIComponent(`${authorizePath}?${query.toString()}`)}`;
}
