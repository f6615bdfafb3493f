import type { ConnectedApp } from "../../accounts/oauth/oauth.ts";
import { SCOPE_MEANINGS } from "../../accounts/scopes.ts";
import { type Html, html } from "../../look/html.ts";
import { confirmButton, hiddenField, postForm } from "../forms/fields.ts";
import { readId } from "../forms/form.ts";
import { toDay } from "../page/dates.ts";
import { notFound } from "../page/errors.ts";
import { toPage } from "../page/layout.ts";
import { rowList } from "../page/lists.ts";
import { redirectWith } from "../page/reply.ts";
import type { MemberRoute, MemberVisit, Reply } from "../page/route.ts";

export const appRoutes: readonly MemberRoute[] = [
  { for: "members", path: "/account/apps", get: show },
  { for: "members", path: "/account/apps/disconnect", post: disconnect },
];

async function show(visit: MemberVisit): Promise<Reply> {
  const { account, formToken } = visit.member;
  const apps = await (await visit.context.oauth()).listApps(account.id);
  const rows = apps.map((app) => toAppRow(app, formToken));
  const content = html`<p>
      These apps may use your account because you agreed to it. An app you disconnect must ask you
      again.
    </p>
    ${rows.length > 0 && html`<h2>Connected now</h2>`} ${rowList(rows, "No app is connected.")}`;
  return toPage(visit, { title: "Connected apps", content });
}

async function disconnect(visit: MemberVisit, form: URLSearchParams): Promise<Reply> {
  const id = readId(form, /^[A-Za-z0-9_-]{1,128}$/);
  const oauth = await visit.context.oauth();
  const isEnded = id !== undefined && (await oauth.disconnectApp(visit.member.account.id, id));
  if (!isEnded) throw notFound("No such app is connected; it may have been disconnected already.");
  return redirectWith(visit, "/account/apps", "app-disconnected");
}

export function toAppRow(
  { grantId, clientName, scopes, since }: ConnectedApp,
  formToken: string,
  use?: Html,
): Html {
  const form = postForm(
    "/account/apps/disconnect",
    formToken,
    html`${hiddenField("id", grantId)}
      <p>It can no longer use your account after that.</p>
      <button class="danger">Disconnect</button>`,
  );
  return html`<li>
    <div>
      <h3><bdi>${clientName}</bdi></h3>
      <p class="hint">Connected ${toDay(since)}</p>
      ${use}
      <ul class="meanings">
        ${scopes.map((scope) => html`<li>${SCOPE_MEANINGS[scope]}</li>`)}
      </ul>
    </div>
    ${confirmButton("Disconnect", clientName, form)}
  </li>`;
}
