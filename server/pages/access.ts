import { listApiKeys } from "../accounts/api-keys.ts";
import { readUse, type Use } from "../accounts/quotas.ts";
import { listSessions } from "../accounts/sign-in/sessions.ts";
import { type Html, html } from "../look/html.ts";
import { toAppRow } from "./apps.ts";
import { toKeyRow } from "./keys.ts";
import { toPage } from "./layout.ts";
import { page, type Reply } from "./reply.ts";
import type { MemberRoute } from "./route.ts";
import { toSessionRow } from "./sessions.ts";
import type { MemberVisit } from "./visit.ts";

/** Everything that can use the account, and what it did within the last week. */
export const accessRoute: MemberRoute = { for: "members", path: "/account/access", get: show };

async function show(visit: MemberVisit): Promise<Reply> {
  const { account, session, formToken } = visit.member;
  const { deps, oauth } = visit.context;
  const [sessions, apps, keys, uses] = await Promise.all([
    listSessions(deps, account.id),
    (await oauth()).listApps(account.id),
    listApiKeys(deps, account.id),
    readUse(deps, account.id),
  ]);
  const usedBy = (id: string): Html => toUse(uses.find(({ clientId }) => clientId === id));
  const browsers = sessions.map((one) => toSessionRow(one, one.id === session.id, formToken));
  const content = html`<p>End whatever you do not know, and choose a new password.</p>
    ${toList("Browsers", "/account/sessions", browsers)}
    ${toList(
      "Apps",
      "/account/apps",
      apps.map((app) => toAppRow(app, formToken, usedBy(app.clientId))),
    )}
    ${toList(
      "API keys",
      "/account/keys",
      keys.map((key) => toKeyRow(key, formToken, usedBy(key.id))),
    )}`;
  return page(toPage(visit, { title: "What has access", content }));
}

const toList = (name: string, path: string, rows: readonly Html[]): Html =>
  html`<h2><a href="${path}">${name}</a></h2>
    ${
      rows.length === 0
        ? html`<p class="empty">None.</p>`
        : html`<ul class="rows">
            ${rows}
          </ul>`
    }`;

const toUse = (use: Use | undefined): Html =>
  html`<p class="hint">
    ${
      use === undefined
        ? "Nothing within the last week"
        : `${use.tools} tool calls and ${use.chat} questions within the last week`
    }
  </p>`;
