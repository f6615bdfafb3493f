import type { Metered, Plan } from "../../accounts/plans.ts";
import { type Quota, readQuotas } from "../../accounts/quotas.ts";
import { CHAT_PAGE_PATH, PLANS_PATH, WALLET_PATH } from "../../contract/addresses.ts";
import { toDay, toMinute } from "../page/dates.ts";
import { type Html, html } from "../../look/html.ts";
import { toPage } from "../page/layout.ts";
import { factList } from "../page/lists.ts";
import { REMINDERS_PATH } from "../reminders/page.ts";
import { toUnverified } from "../sign-in/verify.ts";
import type { MemberRoute, MemberVisit, Reply } from "../page/route.ts";

export const overviewRoute: MemberRoute = { for: "members", path: "/account", get: show };

export const PLAN_NAMES: Readonly<Record<Plan, string>> = { free: "Free", member: "Member" };

export const METERED_NAMES: Readonly<Record<Metered, string>> = {
  tools: "Tool calls",
  chat: "Chat questions",
};

const LINKS = html`<h2>Access</h2>
  <ul class="links">
    <li><a href="/account/access">Everything that has access</a>, and what it did recently</li>
    <li><a href="/account/keys">API keys</a> for your own programs</li>
    <li><a href="/account/apps">Apps</a> that may use your account</li>
    <li><a href="/account/sessions">Browsers</a> that are signed in</li>
    <li><a href="/account/security">Signing in</a>: passkeys, codes and the password</li>
  </ul>
  <h2>E-mail</h2>
  <ul class="links">
    <li><a href="${REMINDERS_PATH}">Reminders</a> about credits, fees, bonuses and points</li>
  </ul>
  <h2>Your data</h2>
  <ul class="links">
    <li><a href="/account/export">Download everything we keep about you</a> as JSON</li>
    <li><a href="/account/delete">Delete your account</a></li>
  </ul>`;

async function show(visit: MemberVisit): Promise<Reply> {
  const { account } = visit.member;
  const { deps, ceilings } = visit.context;
  const quotas = await readQuotas(deps, ceilings, account);
  const resetsAt = quotas[0]?.resetsAt;
  const content = html`${toUnverified(visit)}
    <p><a class="button" href="${WALLET_PATH}">Open your wallet</a></p>
    ${factList([
      ["E-mail address", account.email],
      [
        "Plan",
        html`${PLAN_NAMES[account.plan]} (<a href="${PLANS_PATH}">what each plan includes</a>)`,
      ],
      ["Member since", toDay(account.createdAt)],
    ])}
    <h2>Usage today</h2>
    ${quotas.map(toMeter)}
    ${resetsAt !== undefined && html`<p class="hint">Counts reset on ${toMinute(resetsAt)}.</p>`}
    <p><a class="button" href="${CHAT_PAGE_PATH}">Ask about your cards and points</a></p>
    ${LINKS}`;
  return toPage(visit, { title: "Your account", content });
}

function toMeter({ metered, used, limit, remaining }: Quota): Html {
  const name = METERED_NAMES[metered];
  return html`<div class="quota">
    <p><strong>${name}</strong> ${used} of ${limit} used, ${remaining} left</p>
    <meter min="0" max="${limit}" value="${used}" aria-label="${name} used today">
      ${used} of ${limit}
    </meter>
  </div>`;
}
