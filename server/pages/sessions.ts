import * as z from "zod";
import { endSession, listSessions, type Session } from "../accounts/sessions.ts";
import { clearCookie } from "./cookies.ts";
import { toDay, toMinute } from "./dates.ts";
import { notFound } from "./errors.ts";
import { postForm } from "./fields.ts";
import { parseForm } from "./form.ts";
import { type Html, html } from "../look/html.ts";
import { toPage } from "./layout.ts";
import { keepNotice } from "./notices.ts";
import { page, redirect, type Reply } from "./reply.ts";
import type { MemberRoute } from "./route.ts";
import { clearSiteData } from "./sign-out.ts";
import type { MemberVisit } from "./visit.ts";

export const sessionRoutes: readonly MemberRoute[] = [
  { for: "members", path: "/account/sessions", get: show },
  { for: "members", path: "/account/sessions/end", post: end },
  { for: "members", path: "/account/sessions/end-others", post: endOthers },
];

const endForm = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });

async function show(visit: MemberVisit): Promise<Reply> {
  const { account, session, formToken } = visit.member;
  const sessions = await listSessions(visit.context.deps, account.id);
  const others = sessions.filter(({ id }) => id !== session.id);
  const endAll = html`<h2>Everywhere else</h2>
    <p>Do this when you signed in on a computer that is not yours.</p>
    ${postForm(
      "/account/sessions/end-others",
      formToken,
      html`<button class="danger">Sign out all other browsers</button>`,
    )}`;
  const content = html`<p>
      A browser stays signed in for 30 days, or until you do not use it for 14.
    </p>
    <ul class="rows">
      ${[session, ...others].map((one) => toSessionRow(one, one.id === session.id, formToken))}
    </ul>
    ${others.length > 0 && endAll}`;
  return page(toPage(visit, { title: "Signed-in browsers", content }));
}

async function end(visit: MemberVisit, form: URLSearchParams): Promise<Reply> {
  const { deps, secure } = visit.context;
  const { account, session } = visit.member;
  const { values } = parseForm(endForm, form);
  const ended = values !== undefined && (await endSession(deps, account.id, values.id));
  if (!ended) throw notFound("No such browser is signed in; it may have been signed out already.");
  return values.id === session.id
    ? redirect("/sign-in", [
        ...clearSiteData(secure),
        clearCookie(secure, "session"),
        keepNotice(secure, "signed-out"),
      ])
    : redirect("/account/sessions", [keepNotice(secure, "session-ended")]);
}

async function endOthers(visit: MemberVisit): Promise<Reply> {
  await endSessionsExcept(visit, visit.member.session.id);
  const { secure } = visit.context;
  return redirect("/account/sessions", [keepNotice(secure, "sessions-ended")]);
}

/** Signs out every browser of the member but one. */
export async function endSessionsExcept(
  { context: { deps }, member: { account } }: MemberVisit,
  keptId: string,
): Promise<void> {
  const sessions = await listSessions(deps, account.id);
  const others = sessions.filter(({ id }) => id !== keptId);
  await Promise.all(others.map(({ id }) => endSession(deps, account.id, id)));
}

export function toSessionRow(
  { id, browser, createdAt, lastUsedOn }: Session,
  isThis: boolean,
  formToken: string,
): Html {
  const form = postForm(
    "/account/sessions/end",
    formToken,
    html`<input type="hidden" name="id" value="${id}" />
      <button class="quiet">Sign out<span class="unseen"> ${browser}</span></button>`,
  );
  return html`<li>
    <div>
      <h2 class="row-name">
        <bdi>${browser}</bdi>${isThis && html` <span class="tag">this one</span>`}
      </h2>
      <p class="hint">Signed in ${toMinute(createdAt)}, last used ${toDay(lastUsedOn)}</p>
    </div>
    ${form}
  </li>`;
}
