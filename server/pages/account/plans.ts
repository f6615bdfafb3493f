import { METERED, PLANS } from "../../accounts/plans.ts";
import { PLANS_PATH, SIGN_UP_PATH } from "../../contract/addresses.ts";
import { formatPoints } from "../../advice/money.ts";
import { html } from "../../look/html.ts";
import { toPage } from "../page/layout.ts";
import { factList } from "../page/lists.ts";
import { METERED_NAMES, PLAN_NAMES } from "./overview.ts";
import { redirect } from "../page/reply.ts";
import type { OpenRoute, OpenVisit, Reply } from "../page/route.ts";

/** Compares the plans; refusals link here. Leads on to the operator's own page if there is one. */
export const plansRoute: OpenRoute = {
  for: "anybody",
  path: PLANS_PATH,
  get: (visit) => {
    const { plansUrl } = visit.context;
    return plansUrl === undefined ? toPlansPage(visit) : redirect(plansUrl);
  },
};

function toPlansPage(visit: OpenVisit): Reply {
  const { ceilings } = visit.context;
  const own = visit.member?.account.plan;
  const content = html`<p class="lead">
      ${own === undefined ? "A new account has the free plan." : `You have the ${own} plan.`} The
      plans differ in how much you can use a day; viewing pages is free in both.
    </p>
    ${PLANS.map(
      (plan) =>
        html`<h2 id="${plan}">${PLAN_NAMES[plan]}</h2>
          ${factList(
            METERED.map((metered) => [
              METERED_NAMES[metered],
              `${formatPoints(ceilings[plan][metered])} a day`,
            ]),
          )}`,
    )}
    <h2>Both plans</h2>
    <ul class="links">
      <li>All pages of the wallet in the browser; each change to it is one tool call.</li>
      <li>API keys and connected apps, for agents and programs of your own.</li>
      <li>Everything you have entered, to download or delete at any time.</li>
    </ul>
    <p>A day begins at midnight UTC. To change your plan, ask whoever runs this server.</p>
    ${own === undefined && html`<p><a class="button" href="${SIGN_UP_PATH}">Create an account</a></p>`}`;
  return toPage(visit, { title: "Plans", content });
}
