import { endSession, findSession, SESSION_SECONDS, startSession } from "../accounts/sessions.ts";
import { toBrowserName } from "./browser-name.ts";
import { clearCookie, readCookie, setCookie } from "./cookies.ts";
import type { Header } from "./reply.ts";
import type { Visit } from "./visit.ts";

/**
 * Signs the browser in with a new session and ends the one it had, so that a planted or stolen cookie
 * is worth nothing afterwards. Gives the headers that tell the browser.
 */
export async function signInMember(visit: Visit, accountId: string): Promise<readonly Header[]> {
  const { context, event } = visit;
  const { deps, secure } = context;
  const browser = toBrowserName(event.req.headers.get("user-agent") ?? "");
  const [{ token }] = await Promise.all([
    startSession(deps, accountId, browser),
    endPresentSession(visit),
  ]);
  return [setCookie(secure, "session", token, SESSION_SECONDS), clearCookie(secure, "form")];
}

/** Also ends a session that no longer counts, as of a disabled account. */
async function endPresentSession({ context: { deps, secure }, event }: Visit): Promise<void> {
  const token = readCookie(event.req.headers.get("cookie"), secure, "session");
  const present = token === undefined ? undefined : await findSession(deps, token);
  if (present !== undefined) await endSession(deps, present.accountId, present.id);
}
