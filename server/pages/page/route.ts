import type { H3Event } from "h3";
import type { Deps } from "../../accounts/deps.ts";
import type { DeviceCookies } from "../../accounts/sign-in/device-cookies.ts";
import type { Mailer } from "../../accounts/mail/mailer.ts";
import type { OAuth } from "../../accounts/oauth/oauth.ts";
import type { Passwords } from "../../accounts/sign-in/passwords.ts";
import type { Ceilings } from "../../accounts/plans.ts";
import type { Session } from "../../accounts/sign-in/sessions.ts";
import type { Account } from "../../accounts/users.ts";
import type { FactIndex } from "../../member/facts.ts";
import type { AskChat } from "../chat/asking.ts";
import type { FormLimits } from "../forms/form.ts";
import type { Notice } from "./notices.ts";

/** The server's services for the pages. */
export interface PagesContext {
  readonly deps: Deps;
  readonly passwords: Passwords;
  readonly devices: DeviceCookies;
  /** Undefined where this server sends no mail. */
  readonly mailer?: Mailer | undefined;
  readonly ceilings: Ceilings;
  /** Keys are derived from it. */
  readonly secret: Buffer;
  /** Older secrets whose tokens are still accepted. */
  readonly olderSecrets?: readonly Buffer[];
  /** The authorization server, which may take a moment to start. */
  readonly oauth: () => OAuth | Promise<OAuth>;
  /** The current facts, for the tools; throws when there are none. */
  readonly getFacts: () => Promise<FactIndex>;
  /** Asks the chat a question for a member. */
  readonly askChat: AskChat;
  /** Address under which users reach this service, without a trailing slash. */
  readonly publicUrl: string;
  /** The operator's page about plans; undefined for our own page. */
  readonly plansUrl?: string | undefined;
  /** True when the service is reached over https; cookies are named and marked accordingly. */
  readonly secure: boolean;
  /** The client's address for counting attempts, as the trusted proxies report it. */
  readonly clientAddress: (event: H3Event) => string;
  readonly log: (message: string) => void;
}

export interface Member {
  readonly account: Account;
  readonly session: Session;
  /** The token that every form of this session must carry. */
  readonly formToken: string;
}

/** A request for a page. */
export interface Visit {
  readonly context: PagesContext;
  readonly event: H3Event;
  readonly member: Member | undefined;
  /** A message from the page before. */
  readonly notice: Notice | undefined;
}

/** A request for a page without an account; its forms carry a token of the browser. */
export interface OpenVisit extends Visit {
  readonly formToken: string;
  /** Identifies the browser for as long as it runs; a digest of its form cookie. */
  readonly browserMark: string;
}

/** A page request by a signed-in member. */
export interface MemberVisit extends Visit {
  readonly member: Member;
}

export type Header = readonly [name: string, value: string];

/** A page's reply; common headers are added when it is sent. */
export interface Reply {
  readonly status: number;
  readonly headers: readonly Header[];
  /** A stream is sent as it is produced. */
  readonly body: string | ReadableStream<Uint8Array>;
}

type Answer = Reply | Promise<Reply>;

interface Common extends FormLimits {
  /** The h3 pattern: `/consent/:uid`. */
  readonly path: string;
  /** True for pages that an application may open in a popup. */
  readonly popup?: boolean;
  /** True for a page with a script of ours. */
  readonly scripted?: boolean;
}

/** A page that needs no account. */
export interface OpenRoute extends Common {
  readonly for: "anybody";
  readonly get?: (visit: OpenVisit) => Answer;
  readonly post?: (visit: OpenVisit, form: URLSearchParams) => Answer;
}

/** A page for members; everybody else is asked to sign in first. */
export interface MemberRoute extends Common {
  readonly for: "members";
  readonly get?: (visit: MemberVisit) => Answer;
  readonly post?: (visit: MemberVisit, form: URLSearchParams) => Answer;
}

export type PageRoute = OpenRoute | MemberRoute;
