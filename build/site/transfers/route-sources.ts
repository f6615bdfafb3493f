import { toRouteName } from "../../../server/contract/provenance.ts";
import { listTransferProvenance } from "../../../server/contract/provenance-routes.ts";
import type { TransferRow } from "../../../server/contract/transfers.ts";
import { type Html, html } from "../../../server/look/html.ts";
import { groupBy } from "../../../server/contract/group-by.ts";
import { toNote } from "../cards/checked.ts";
import type { SiteFacts } from "../facts.ts";
import { toReportLink } from "../report-link.ts";
import { toDay } from "../words.ts";

/** When and where each route was checked, folded away per sending program. */
export const drawRouteSources = (facts: SiteFacts): Html =>
  html`<section aria-labelledby="sources">
    <h2 id="sources">Where these routes come from</h2>
    ${[...groupBy(facts.transfers, ({ source_program }) => source_program)].map(
      ([program, routes]) =>
        html`<details class="sources">
          <summary>${program}</summary>
          <dl>${routes.map((route) => toRoute(route, facts))}</dl>
        </details>`,
    )}
    <p class="hint">
      As data: <a href="${listTransferProvenance.path}">${listTransferProvenance.path}</a>
    </p>
  </section>`;

function toRoute(route: TransferRow, { provenance, settings }: SiteFacts): Html {
  const facts = provenance.transfers.get(toRouteName(route)) ?? [];
  const [live] = facts;
  const report = toReportLink(settings.correctionsUrl, {
    subject: toRouteName(route),
    field: "transfer route",
    value: route.is_active ? "live" : `ended ${route.deactivated_date}`,
    source: live?.sources[0]?.url,
  });
  return html`<dt>${route.dest_program}</dt>
    <dd>
      ${route.is_active ? "Live" : `Until ${toDay(route.deactivated_date)}`}${toNote(live)}
      ${route.is_active && toBonus(route.has_transfer_bonus, facts.at(-1)?.as_of)}${report}
    </dd>`;
}

const toBonus = (hasBonus: boolean, lookedOn: string | undefined): Html =>
  html`<small class="checked"
    >${hasBonus ? "With a bonus now" : "No bonus known"}${lookedOn !== undefined && `; last checked ${toDay(lookedOn)}`}</small
  >`;
