import { transfersPage, valuationsPage } from "../../../server/contract/pages.ts";
import { getValuations } from "../../../server/contract/routes.ts";
import type { ValuationProvenance } from "../../../server/contract/provenance.ts";
import { listValuationProvenance } from "../../../server/contract/provenance-routes.ts";
import type { ValuationRow } from "../../../server/contract/valuations.ts";
import { type Html, html } from "../../../server/look/html.ts";
import type { Answer } from "../../answers/answer.ts";
import { OBSERVATION_MONTHS } from "../../answers/valuations.ts";
import type { SiteFacts } from "../facts.ts";
import { publish } from "../publish.ts";
import { toReportLink } from "../report-link.ts";
import type { SiteSettings } from "../settings.ts";
import { liveOf } from "../transfers/programs.ts";
import { CATEGORIES, rowsOf } from "../valuations/categories.ts";
import { drawBar, toScaleEnd } from "../valuations/chart.ts";
import { toCents, toCount, toDay } from "../words.ts";

export const answerValuationsPage = (facts: SiteFacts): readonly Answer[] =>
  publish(
    valuationsPage,
    {},
    {
      section: valuationsPage,
      title: valuationsPage.summary,
      description: `Estimates of what a point of ${toCount(facts.valuations.length, "program")} is worth in cents.`,
      content: toContent(facts),
    },
    facts,
  );

interface Chart extends SiteSettings {
  readonly end: number;
  readonly routed: ReadonlySet<string>;
  readonly provenance: SiteFacts["provenance"]["valuations"];
}

function toContent({ valuations, transfers, provenance, settings }: SiteFacts): Html {
  const end = toScaleEnd(valuations);
  const routed = new Set(
    liveOf(transfers).flatMap((row) => [row.source_program, row.dest_program]),
  );
  const beyond = valuations.filter(({ value }) => value > end);
  const groups = CATEGORIES.map((one) => ({ ...one, rows: rowsOf(valuations, one.category) }));
  return html`<h1>${valuationsPage.summary}</h1>
    <p class="lede">
      What one point of ${toCount(valuations.length, "program")} is worth in US cents. These are
      estimates, not market prices.
    </p>
    <p class="prose">
      Points times cents, divided by 100, gives dollars: 10,000 points at ${toCents(1.5)}&cent; are
      about $150. A cent of cash back is at the 1&cent; line; a bar that passes it is a point worth
      more.
      ${beyond.length > 0 && html`The scale ends at ${end}&cent;; a torn bar goes further (${beyond.map(({ display_name, value }) => `${display_name}, ${toCents(value)}\u00A2`).join("; ")}).`}
    </p>
    <nav class="jumps" aria-label="Categories">
      <ul>
        ${groups.map(({ category, heading, rows }) => html`<li><a href="#${category}">${heading}</a> ${rows.length}</li>`)}
      </ul>
    </nav>
    ${groups.map(
      ({ category, heading, about, rows }) =>
        html`<section aria-labelledby="${category}">
          <h2 id="${category}">${heading}</h2>
          <p class="hint">${about}</p>
          ${drawChart(heading, rows, { end, routed, provenance: provenance.valuations, ...settings })}
        </section>`,
    )}
    ${METHOD}
    <p class="hint">
      As JSON: <a href="${getValuations.path}">${getValuations.path}</a>. Below each name are the
      publishers behind the value and the date of their newest figure:
      <a href="${listValuationProvenance.path}">${listValuationProvenance.path}</a>. A linked name
      leads to the program's transfer partners.
    </p>`;
}

/** For readers; data/README.md describes the method for maintainers. */
const METHOD = html`<section aria-labelledby="method">
  <h2 id="method">How values are calculated</h2>
  <p class="prose">
    A value is the median of what publishers say a point is worth, taking each one's latest figure
    if it is from the ${OBSERVATION_MONTHS} months before the release. It is rounded to 0.05&cent;,
    or to 0.01&cent; below one cent. Where a publisher prices bank points both in the bank's own
    portal and transferred to partners, the second counts. A currency that only pays a fixed amount
    has the issuer's own rate.
  </p>
  <p class="prose">
    When the last of these figures grows older than ${OBSERVATION_MONTHS} months, it stays in use
    and the value is marked as stale. A value from one publisher alone is weaker than one from
    several. A program that nobody has valued has no value.
  </p>
</section>`;

const drawChart = (heading: string, rows: readonly ValuationRow[], chart: Chart): Html =>
  html`<table class="values">
    <caption class="unseen">
      ${heading} programs by the value of a point
    </caption>
    <thead>
      <tr>
        <th scope="col">Program</th>
        <th class="scale" aria-hidden="true">
          <div>${Array.from({ length: chart.end }, (_, at) => html`<span>${at}&cent;</span>`)}</div>
        </th>
        <th scope="col" class="number">Cents per point</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map((row) => drawRow(row, chart))}
    </tbody>
  </table>`;

/** Publishers of the figures behind the median. */
function toBasis(basis: ValuationProvenance | undefined): Html {
  if (basis === undefined) return html``;
  const { publishers, as_of: newest, confidence } = basis;
  const [first = "", ...others] = publishers;
  const by =
    others.length === 0 ? `${first} alone` : `${first} and ${toCount(others.length, "other")}`;
  const stale = confidence === "unverified" && "; stale";
  return html`<small class="checked">By ${by}, ${toDay(newest)}${stale}</small>`;
}

function drawRow({ program, display_name, value }: ValuationRow, chart: Chart): Html {
  const { end, routed, provenance } = chart;
  const name = routed.has(display_name)
    ? html`<a href="${transfersPage.path}?program=${program}#${program}">${display_name}</a>`
    : html`${display_name}`;
  const basis = provenance.get(program);
  const report = toReportLink(chart.correctionsUrl, {
    subject: display_name,
    field: "value of a point",
    value: value === 1 ? "1 cent" : `${value} cents`,
    source: basis?.publishers.join(", "),
  });
  return html`<tr id="${program}">
    <th scope="row">${name}${toBasis(basis)}${report}</th>
    <td class="bar">${drawBar(value, end)}</td>
    <td class="number">${toCents(value)}</td>
  </tr>`;
}
