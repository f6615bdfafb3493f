import * as z from "zod";
import type { ConnectedApp } from "../../accounts/oauth/oauth.ts";
import { SCOPE_MEANINGS } from "../../accounts/scopes.ts";
import { toDay } from "../page/dates.ts";
import { notFound } from "../page/errors.ts";
import { confirmButton, postForm } from "../forms/fields.ts";
import { parseForm } from "../forms/form.ts";
import { type Html, html } from "../../look/html.ts";
import { toPage } from "../page/layout.ts";
import { keepNotice } from "../page/notices.ts";
import { page, redirect, type Reply } from "../page/reply.ts";
import type { MemberRoute } from "../page/route.ts";
import type { MemberVisit } from "../page/visit.ts";

export const appRoutes: readonly MemberRoute[] = [
  { for: "members", path: "/account/apps", get: show },
  { for: "members", path: "/account/apps/disconnect", post: disconnect },
];

const disconnectForm = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{1,128}$/) });

async function show(visit: MemberVisit): Promise<Reply> {
  const { account, formToken } = visit.member;
  const oauth = await visit.context.oauth();
  const apps = await oauth.listApps(account.id);
  const content = html`<p>
      These apps may use your account because you agreed to it. An app you disconnect has to ask you
      again.
    </p>
    ${
      apps.length === 0
        ? html`<p class="empty">No app is connected.</p>`
        : html`<ul class="rows">
            ${apps.map((app) => toAppRow(app, formToken))}
          </ul>`
    }`;
  return page(toPage(visit, { title: "Connected apps", content }));
}

async function disconnect(visit: MemberVisit, form: URLSearchParams): Promise<Reply> {
  const { oauth, secure } = visit.context;
  const { values } = parseForm(disconnectForm, form);
  const ended =
    values !== undefined &&
    (await (await oauth()).disconnectApp(visit.member.account.id, values.id));
  if (!ended) throw notFound("No such app is connected; it may have been disconnected already.");
  return redirect("/account/apps", [keepNotice(secure, "app-disconnected")]);
}

export function toAppRow(
  { grantId, clientName, scopes, since }: ConnectedApp,
  formToken: string,
  use?: Html,
): Html {
  const form = postForm(
    "/account/apps/disconnect",
    formToken,
    html`<input type="hidden" name="id" value="${grantId}" />
      <p>It can no longer use your account from then on.</p>
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
