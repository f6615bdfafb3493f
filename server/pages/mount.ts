import type { H3, H3Event } from "h3";
import { HTTPError } from "h3";
import { digestOf, newToken } from "../accounts/deps.ts";
import {
  FEED_FILE_PATH,
  LOGIN_PATH,
  SIGN_IN_PATH,
  SIGN_UP_PATH,
  SIGNUP_PATH,
} from "../contract/addresses.ts";
import { accessRoute } from "./account/access.ts";
import { appRoutes } from "./account/apps.ts";
import { chatRoute } from "./chat/route.ts";
import { SCRIPT_NAMES } from "./scripts/names.ts";
import { answerScript, scriptPath } from "./scripts/script.ts";
import { consentRoute } from "./account/consent.ts";
import { readCookie, setCookie } from "./page/cookies.ts";
import { notFound, toErrorReply } from "./page/errors.ts";
import { ownDataRoutes } from "./account/own-data.ts";
import { checkFormToken, checkOrigin, toFormToken } from "./forms/form-token.ts";
import { takeNextTurn, takeTurn } from "../ops/turns.ts";
import { readForm } from "./forms/form.ts";
import { keyRoutes } from "./account/keys.ts";
import { createQueues } from "../contract/queues.ts";
import { toNext, withNext } from "./page/next.ts";
import { overviewRoute } from "./account/overview.ts";
import { passwordRoute } from "./account/password.ts";
import { plansRoute } from "./account/plans.ts";
import { answerStop, remindersRoute, STOP_PATH } from "./reminders/page.ts";
import { forgetNotice, redirect, toResponse, withHeaders } from "./page/reply.ts";
import { sessionRoutes } from "./account/sessions.ts";
import { mailLinkRoute } from "./sign-in/mail-link.ts";
import { passkeySignInRoute } from "./sign-in/passkeys.ts";
import { recoveryRoute } from "./sign-in/recovery.ts";
import { resetRoute } from "./sign-in/reset.ts";
import { secondStepRoute } from "./sign-in/second-step.ts";
import { securityRoute } from "./sign-in/security.ts";
import { securityChangeRoutes } from "./sign-in/security-changes.ts";
import { verifyRoute } from "./sign-in/verify.ts";
import { signInRoute } from "./sign-in/sign-in.ts";
import { signOutRoute } from "./sign-in/sign-out.ts";
import { signUpRoute } from "./sign-in/sign-up.ts";
import { answerStylesheet, STYLESHEET_PATH } from "./page/stylesheet.ts";
import { readVisit } from "./page/visit.ts";
import { addRoutes } from "./wallet/add/add.ts";
import { applicationsRoute } from "./wallet/applications/applications.ts";
import { calendarRoute } from "./wallet/calendar/calendar.ts";
import { answerFeed, feedRoutes } from "./wallet/calendar/feed.ts";
import { accountRoutes } from "./wallet/card/account-routes.ts";
import { cardRoute } from "./wallet/card/card.ts";
import { removeRoutes } from "./wallet/card/card-remove.ts";
import { creditUseRoute } from "./wallet/card/credit-use.ts";
import { walletRoute } from "./wallet/overview/home.ts";
import { payRoute } from "./wallet/pay/pay.ts";
import { pointsRoute } from "./wallet/points/points.ts";
import { statementRoutes } from "./wallet/statement/statement.ts";
import { todoRoutes } from "./wallet/todo/todo-page.ts";
import { yearRoutes } from "./wallet/year/year.ts";
import type {
  MemberRoute,
  OpenRoute,
  PageRoute,
  PagesContext,
  Reply,
  Visit,
} from "./page/route.ts";

/** All pages, from which the tests take the addresses that must be protected. */
export const ROUTES: readonly PageRoute[] = [
  signUpRoute,
  signInRoute,
  signOutRoute,
  resetRoute,
  recoveryRoute,
  mailLinkRoute,
  secondStepRoute,
  passkeySignInRoute,
  securityRoute,
  ...securityChangeRoutes,
  verifyRoute,
  overviewRoute,
  plansRoute,
  walletRoute,
  ...addRoutes,
  ...statementRoutes,
  cardRoute,
  ...accountRoutes,
  ...removeRoutes,
  creditUseRoute,
  ...todoRoutes,
  calendarRoute,
  ...feedRoutes,
  applicationsRoute,
  ...yearRoutes,
  payRoute,
  pointsRoute,
  chatRoute,
  ...keyRoutes,
  ...appRoutes,
  ...sessionRoutes,
  accessRoute,
  remindersRoute,
  passwordRoute,
  ...ownDataRoutes,
  consentRoute,
];

/** Addresses that people try first. */
const OTHER_NAMES = [
  [LOGIN_PATH, SIGN_IN_PATH],
  [SIGNUP_PATH, SIGN_UP_PATH],
] as const;

/** We answer every address below these, unknown ones too. */
const ROOTS = ["/account/**", "/consent/**"] as const;

/** Registers the account pages; other methods on their paths are refused. */
export function mountPages(app: H3, context: PagesContext): void {
  mountFile(app, context, STYLESHEET_PATH, answerStylesheet);
  for (const name of SCRIPT_NAMES) {
    mountFile(app, context, scriptPath(name), (event) => answerScript(name, event));
  }
  mountFile(app, context, FEED_FILE_PATH, (event) => answerFeed(event, context));
  mountFile(app, context, STOP_PATH, (event) => answerStop(event, context), [...READING, "POST"]);
  for (const route of ROUTES) {
    const allowed = allowedMethods(route);
    const { popup = false, scripted = false } = route;
    app.all(route.path, async (event) => {
      const reply = await answer(event, context, allowed, () => run(route, context, event));
      return toResponse(reply, { body: event.req.method !== "HEAD", popup, scripted });
    });
  }
  for (const [path, to] of OTHER_NAMES) {
    mountFile(app, context, path, (event) => redirect(to + event.url.search));
  }
  for (const root of ROOTS) {
    app.all(root, (event) => {
      const reply = toErrorReply(event, notFound("There is no such page."), context.log);
      return toResponse(reply, { body: event.req.method !== "HEAD" });
    });
  }
}

/** A page of a large wallet is built from many megabytes, so each account builds one at a time. */
const inLine = createQueues();

const READING = ["GET", "HEAD"] as const;

function mountFile(
  app: H3,
  context: PagesContext,
  path: string,
  read: (event: H3Event) => Reply | Promise<Reply>,
  allowed: readonly string[] = READING,
): void {
  app.all(path, async (event) => {
    const reply = await answer(event, context, allowed, () => read(event));
    return toResponse(reply, { body: event.req.method !== "HEAD" });
  });
}

/** Replies with the outcome, or with its error. */
async function answer(
  event: H3Event,
  { log }: PagesContext,
  allowed: readonly string[],
  find: () => Reply | Promise<Reply>,
): Promise<Reply> {
  try {
    if (!allowed.includes(event.req.method)) throw methodNotAllowed(allowed);
    const { pathname, search } = event.url;
    // h3 treats a path with a trailing slash like the one without.
    if (pathname.endsWith("/")) return redirect(pathname.replace(/\/+$/, "") + search);
    return await find();
  } catch (error) {
    return toErrorReply(event, error, log);
  }
}

async function run(route: PageRoute, context: PagesContext, event: H3Event): Promise<Reply> {
  const isPost = event.req.method === "POST";
  if (isPost) checkOrigin(event, context.publicUrl);
  const form = isPost ? await readForm(event, route) : undefined;
  if (isPost) await takeTurn(event.req);
  const visit = await readVisit(context, event);
  const reply =
    route.for === "anybody"
      ? await answerAnybody(route, visit, form)
      : await answerMember(route, visit, form);
  const told = visit.notice !== undefined && !isPost && reply.status === 200;
  return told ? withHeaders(reply, [forgetNotice(context.secure)]) : reply;
}

async function answerAnybody(
  route: OpenRoute,
  visit: Visit,
  form: URLSearchParams | undefined,
): Promise<Reply> {
  const { secure, deps } = visit.context;
  const known = readCookie(visit.event.req.headers.get("cookie"), secure, "form");
  const cookie = known ?? newToken(deps, 32);
  const formToken = toFormToken(cookie, deps.randomBytes);
  const openVisit = { ...visit, formToken, browserMark: digestOf(cookie) };
  if (form !== undefined) {
    checkFormToken(form, formToken);
    return (await route.post?.(openVisit, form)) ?? redirect("/");
  }
  const reply = (await route.get?.(openVisit)) ?? redirect("/");
  return known === undefined ? withHeaders(reply, [setCookie(secure, "form", cookie)]) : reply;
}

async function answerMember(
  route: MemberRoute,
  visit: Visit,
  form: URLSearchParams | undefined,
): Promise<Reply> {
  const { member } = visit;
  if (member === undefined) {
    const { pathname, searchParams } = visit.event.url;
    const query = searchParams.size === 0 ? "" : `?${searchParams.toString()}`;
    return redirect(withNext(SIGN_IN_PATH, toNext(pathname + query)));
  }
  if (form === undefined) {
    return inLine(member.account.id, async () => {
      await takeNextTurn(visit.event.req);
      return (await route.get?.({ ...visit, member })) ?? redirect("/");
    });
  }
  checkFormToken(form, member.formToken);
  return (await route.post?.({ ...visit, member }, form)) ?? redirect("/");
}

const allowedMethods = ({ get, post }: PageRoute): readonly string[] => [
  ...(get === undefined ? [] : ["GET", "HEAD"]),
  ...(post === undefined ? [] : ["POST"]),
];

function methodNotAllowed(allowed: readonly string[]): HTTPError {
  const allow = allowed.join(", ");
  return new HTTPError({
    status: 405,
    message: `This address only accepts ${allow}.`,
    headers: { allow },
  });
}
