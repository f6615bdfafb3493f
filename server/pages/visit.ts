import type { H3Event } from "h3";
import type { Deps } from "../accounts/deps.ts";
import type { DeviceCookies } from "../accounts/sign-in/device-cookies.ts";
import type { Mailer } from "../accounts/mail/mailer.ts";
import type { OAuth } from "../accounts/oauth/oauth.ts";
import type { Passwords } from "../accounts/sign-in/passwords.ts";
import type { Ceilings } from "../accounts/plans.ts";
import { findSession, type Session } from "../accounts/sign-in/sessions.ts";
import { type Account, findAccount } from "../accounts/users.ts";
import type { FactIndex } from "../member/facts.ts";
import type { AskChat } from "./chat/asking.ts";
import { readCookie } from "./cookies.ts";
import { toFormToken } from "./form-token.ts";
import { type Notice, toNotice } from "./notices.ts";

/** What the pages need from the server they are part of. */
export interface PagesContext {
  readonly deps: Deps;
  readonly passwords: Passwords;
  readonly devices: DeviceCookies;
  /** Undefined where this server sends no mail. */
  readonly mailer?: Mailer | undefined;
  readonly ceilings: Ceilings;
  /** From which keys are derived. */
  readonly secret: Buffer;
  /** What was derived from these before is still understood. */
  readonly olderSecrets?: readonly Buffer[];
  /** The authorization server, which may take a moment to start. */
  readonly oauth: () => OAuth | Promise<OAuth>;
  /** The facts of the moment, for the tools; throws when there are none. */
  readonly getFacts: () => Promise<FactIndex>;
  /** Puts a question of a member to the chat. */
  readonly askChat: AskChat;
  /** Address under which users reach this service, without a slash at its end. */
  readonly publicUrl: string;
  /** Where the operator tells of plans; undefined for our own page. */
  readonly plansUrl?: string | undefined;
  /** True when the service is reached over https; cookies are named and marked accordingly. */
  readonly secure: boolean;
  /** Who asks, to count attempts by; only proxies that are trusted may say so. */
  readonly clientAddress: (event: H3Event) => string;
  readonly log: (message: string) => void;
}

/** Who is signed in. */
export interface Member {
  readonly account: Account;
  readonly session: Session;
  /** What every form of this session must carry. */
  readonly formToken: string;
}

/** A request for a page. */
export interface Visit {
  readonly context: PagesContext;
  readonly event: H3Event;
  readonly member: Member | undefined;
  /** What the page before has to tell. */
  readonly notice: Notice | undefined;
}

/** A request for a page without an account; its forms carry a token of the browser. */
export interface OpenVisit extends Visit {
  readonly formToken: string;
}

/** A request for a page of somebody who is signed in. */
export interface MemberVisit extends Visit {
  readonly member: Member;
}

/** Finds out who asks. A session of a closed or disabled account is none. */
export async function readVisit(context: PagesContext, event: H3Event): Promise<Visit> {
  const cookies = event.req.headers.get("cookie");
  const member = await findMember(context, cookies);
  const notice = toNotice(readCookie(cookies, context.secure, "notice"));
  return { context, event, member, notice };
}

/** Who is signed in by these cookies. */
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
