import {
  endSession,
  findSession,
  SESSION_SECONDS,
  startSession,
} from "../../accounts/sign-in/sessions.ts";
import { type Account, findAccountByEmail } from "../../accounts/users.ts";
import { toBrowserName } from "./browser-name.ts";
import { clearCookie, readCookie, setCookie } from "../page/cookies.ts";
import type { Header, Visit } from "../page/route.ts";

/** The longest that browsers keep a cookie: 400 days. */
const DEVICE_SECONDS = 400 * 86_400;

/**
 * Signs the browser in with a new session and ends the one it had, so that a planted or stolen
 * cookie is worth nothing afterwards. Returns the headers that set the cookies.
 */
export async function signInMember(
  visit: Visit,
  { id: accountId, passwordMark }: Pick<Account, "id" | "passwordMark">,
  by: string,
): Promise<readonly Header[]> {
  const { context, event } = visit;
  const { deps, secure } = context;
  const browser = toBrowserName(event.req.headers.get("user-agent") ?? "");
  const [{ token }] = await Promise.all([
    startSession(deps, accountId, browser, { by, passwordMark }),
    endPresentSession(visit),
  ]);
  return [
    setCookie(secure, "session", token, SESSION_SECONDS),
    setCookie(secure, "device", toDeviceCookie(visit, accountId), DEVICE_SECONDS),
    clearCookie(secure, "form"),
  ];
}

/**
 * The id by which this browser's attempts at an account are counted: that of its session or of its
 * device cookie. Undefined when it has never signed in to the account.
 */
export async function findKnownBrowser(visit: Visit, email: string): Promise<string | undefined> {
  const { context, member } = visit;
  if (member?.account.email === email) return member.session.id;
  const hasCookie = readDeviceCookie(visit) !== undefined;
  const account = hasCookie ? await findAccountByEmail(context.deps, email) : undefined;
  return account && findKnownDevice(visit, account.id);
}

/** The same for an account by its id, and only by the device cookie. */
export function findKnownDevice(visit: Visit, accountId: string): string | undefined {
  const cookie = readDeviceCookie(visit);
  return cookie && visit.context.devices.recognize(cookie, accountId);
}

/** Keeps a cookie the browser has for this account: signing in again gives no new attempts. */
function toDeviceCookie(visit: Visit, accountId: string): string {
  const { devices } = visit.context;
  const cookie = readDeviceCookie(visit);
  const isKnown = cookie !== undefined && devices.recognize(cookie, accountId) !== undefined;
  return isKnown ? cookie : devices.issue(accountId);
}

const readDeviceCookie = ({ context: { secure }, event }: Visit): string | undefined =>
  readCookie(event.req.headers.get("cookie"), secure, "device");

/** Also ends a session that no longer counts, as of a disabled account. */
async function endPresentSession({ context: { deps, secure }, event }: Visit): Promise<void> {
  const token = readCookie(event.req.headers.get("cookie"), secure, "session");
  const present = token === undefined ? undefined : await findSession(deps, token);
  if (present !== undefined) await endSession(deps, present.accountId, present.id);
}
