import type { H3Event } from "h3";
import { findSession } from "../../accounts/sign-in/sessions.ts";
import { findAccount } from "../../accounts/users.ts";
import { toFormToken } from "../forms/form-token.ts";
import { readCookie } from "./cookies.ts";
import { toNotice } from "./notices.ts";
import type { Member, PagesContext, Visit } from "./route.ts";

/** Identifies the member, if any. A session of a closed or disabled account does not count. */
export async function readVisit(context: PagesContext, event: H3Event): Promise<Visit> {
  const cookies = event.req.headers.get("cookie");
  const member = await findMember(context, cookies);
  const notice = toNotice(readCookie(cookies, context.secure, "notice"));
  return { context, event, member, notice };
}

/** Finds the member signed in by these cookies. */
export async function findMember(
  { deps, secure }: Pick<PagesContext, "deps" | "secure">,
  cookies: string | null | undefined,
): Promise<Member | undefined> {
  const token = readCookie(cookies, secure, "session");
  const session = token === undefined ? undefined : await findSession(deps, token);
  if (token === undefined || session === undefined) return undefined;
  const account = await findAccount(deps, session.accountId);
  if (account === undefined || account.disabled) return undefined;
  return { account, session, formToken: toFormToken(token, deps.randomBytes) };
}
