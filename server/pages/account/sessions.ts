import {
  endSession,
  endSessionsExcept,
  listSessions,
  type Session,
} from "../../accounts/sign-in/sessions.ts";
import { type Html, html } from "../../look/html.ts";
import { hiddenField, postForm } from "../forms/fields.ts";
import { readId } from "../forms/form.ts";
import { toDay, toMinute } from "../page/dates.ts";
import { notFound } from "../page/errors.ts";
import { toPage } from "../page/layout.ts";
import { redirectWith } from "../page/reply.ts";
import { leave } from "../sign-in/sign-out.ts";
import type { MemberRoute, MemberVisit, Reply } from "../page/route.ts";

export const sessionRoutes: readonly MemberRoute[] = [
  { for: "members", path: "/account/sessions", get: show },
  { for: "members", path: "/account/sessions/end", post: end },
  { for: "members", path: "/account/sessions/end-others", post: endOthers },
];

async function show(visit: MemberVisit): Promise<Reply> {
  const { account, session, formToken } = visit.member;
  const sessions = await listSessions(visit.context.deps, account.id);
  const others = sessions.filter(({ id }) => id !== session.id);
  const endAll = html`<h2>Everywhere else</h2>
    <p>Do this if you signed in on a computer that is not yours.</p>
    ${postForm(
      "/account/sessions/end-others",
      formToken,
      html`<button class="danger">Sign out all other browsers</button>`,
    )}`;
  const content = html`<p>A browser stays signed in for 30 days, or until it is unused for 14.</p>
    <ul class="rows">
      ${[session, ...others].map((one) => toSessionRow(one, one.id === session.id, formToken))}
    </ul>
    ${others.length > 0 && endAll}`;
  return toPage(visit, { title: "Signed-in browsers", content });
}

async function end(visit: MemberVisit, form: URLSearchParams): Promise<Reply> {
  const { account, session } = visit.member;
  const id = readId(form, /^[A-Za-z0-9_-]{43}$/);
  const isEnded = id !== undefined && (await endSession(visit.context.deps, account.id, id));
  if (!isEnded)
    throw notFound("No such browser is signed in; it may have been signed out already.");
  return id === session.id
    ? leave(visit, "signed-out")
    : redirectWith(visit, "/account/sessions", "session-ended");
}

async function endOthers(visit: MemberVisit): Promise<Reply> {
  const { account, session } = visit.member;
  await endSessionsExcept(visit.context.deps, account.id, session.id);
  return redirectWith(visit, "/account/sessions", "sessions-ended");
}

export function toSessionRow(
  { id, browser, createdAt, lastUsedOn }: Session,
  isThis: boolean,
  formToken: string,
): Html {
  const form = postForm(
    "/account/sessions/end",
    formToken,
    html`${hiddenField("id", id)}
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
