import { listApiKeys } from "../../accounts/api-keys.ts";
import { readUse, type Use } from "../../accounts/quotas.ts";
import { listSessions } from "../../accounts/sign-in/sessions.ts";
import { type Html, html } from "../../look/html.ts";
import { toPage } from "../page/layout.ts";
import { rowList } from "../page/lists.ts";
import { toAppRow } from "./apps.ts";
import { toKeyRow } from "./keys.ts";
import { toSessionRow } from "./sessions.ts";
import type { MemberRoute, MemberVisit, Reply } from "../page/route.ts";

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
  const appRows = apps.map((app) => toAppRow(app, formToken, usedBy(app.clientId)));
  const keyRows = keys.map((key) => toKeyRow(key, formToken, usedBy(key.id)));
  const content = html`<p>End whatever you do not recognize, and choose a new password.</p>
    ${toSection("Browsers", "/account/sessions", browsers)}
    ${toSection("Apps", "/account/apps", appRows)}
    ${toSection("API keys", "/account/keys", keyRows)}`;
  return toPage(visit, { title: "What has access", content });
}

const toSection = (name: string, path: string, rows: readonly Html[]): Html =>
  html`<h2><a href="${path}">${name}</a></h2>
    ${rowList(rows, "None.")}`;

const toUse = (use: Use | undefined): Html =>
  html`<p class="hint">
    ${
      use === undefined
        ? "Nothing in the last week"
        : `${use.tools} tool calls and ${use.chat} questions in the last week`
    }
  </p>`;
