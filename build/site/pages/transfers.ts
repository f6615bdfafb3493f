import { transfersPage } from "../../../server/contract/pages.ts";
import { listTransfers } from "../../../server/contract/routes.ts";
import { type Html, html } from "../../../server/look/html.ts";
import type { Answer } from "../../answers/answer.ts";
import type { SiteFacts } from "../facts.ts";
import { publish } from "../publish.ts";
import { drawChooser } from "../transfers/chooser.ts";
import { type Direction, drawFan } from "../transfers/fan.ts";
import { drawMatrix } from "../transfers/matrix.ts";
import { drawRouteSources } from "../transfers/route-sources.ts";
import {
  endedOf,
  liveOf,
  type Program,
  receiversOf,
  sendersOf,
  toPrograms,
} from "../transfers/programs.ts";
import { toCount, toDay } from "../words.ts";

export function answerTransfersPage(facts: SiteFacts): readonly Answer[] {
  const live = liveOf(facts.transfers);
  const description = `Which of ${toCount(live.length, "live route")} move points from one loyalty program to another, and which routes ended.`;
  return publish(
    transfersPage,
    {},
    {
      section: transfersPage,
      title: transfersPage.summary,
      description,
      script: "transfers.js",
      content: toContent(facts),
    },
    facts,
  );
}

function toContent(facts: SiteFacts): Html {
  const { transfers, valuations, lookup, bonusesReadOn } = facts;
  const nicknames = new Map(lookup.programs.map(({ name, aliases }) => [name, aliases]));
  const programs = toPrograms(transfers, valuations);
  const byName = new Map(programs.map((one) => [one.name, one]));
  const senders = sendersOf(programs);
  const receivers = receiversOf(programs);
  const live = liveOf(transfers);
  const marked = live.filter((row) => row.has_transfer_bonus).length;
  const drawFans = (direction: Direction, some: readonly Program[]) =>
    html`<div class="fans ${direction}">
      ${some.map((one) => drawFan(one, direction, byName))}
    </div>`;
  return html`<h1>${transfersPage.summary}</h1>
    <p class="lede">
      ${toCount(live.length, "live route")} from ${senders.length} programs into
      ${receivers.filter(({ routesIn }) => liveOf(routesIn).length > 0).length}. Select a name to
      see its routes, or see them all below.
    </p>
    ${drawChooser(senders, receivers, endedOf(transfers).length, nicknames)}
    <section id="all" aria-labelledby="all-heading">
      <h2 id="all-heading">All routes</h2>
      ${drawLegend(marked, bonusesReadOn)} ${drawMatrix(senders, receivers)}
    </section>
    <section class="direction" aria-labelledby="out-heading">
      <h2 id="out-heading">Where points can go</h2>
      ${drawFans("out", senders)}
    </section>
    <section class="direction" aria-labelledby="in-heading">
      <h2 id="in-heading">Where points can come from</h2>
      ${drawFans("in", receivers)}
    </section>
    ${drawRouteSources(facts)}
    <p class="hint">
      As JSON: <a href="${listTransfers.path}">${listTransfers.path}</a>. Ratios, the size of a
      bonus and its last day are not in the free catalog.
    </p>`;
}

const drawLegend = (marked: number, readOn: string | undefined): Html =>
  html`<ul class="legend">
    <li class="live">a live route</li>
    <li class="live bonus">
      with a bonus now
      (${marked === 0 ? "none known" : marked};${
        readOn === undefined
          ? " not checked)"
          : html` bonuses were last checked on ${toDay(readOn)}; later ones are not shown)`
      }
    </li>
    <li class="ended past">ended</li>
  </ul>`;
