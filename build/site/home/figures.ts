import { cardsPage, transfersPage, valuationsPage } from "../../../server/contract/pages.ts";
import type { Route } from "../../../server/contract/route.ts";
import { type Html, html } from "../../../server/look/html.ts";
import type { SiteFacts } from "../facts.ts";
import { liveOf, receiversOf, sendersOf, toPrograms } from "../transfers/programs.ts";
import { toScaleEnd } from "../valuations/chart.ts";
import { toNumber } from "../words.ts";
import { drawCards, drawRoutes, drawValues } from "./pictures.ts";

export function drawFigures({ cards, transfers, valuations }: SiteFacts): Html {
  const live = liveOf(transfers);
  const programs = toPrograms(live, valuations);
  const free = cards.filter(({ annual_fee }) => annual_fee === 0).length;
  const senders = sendersOf(programs);
  const receivers = receiversOf(programs);
  return html`<ul class="measures">
    ${drawFigure(cardsPage, cards.length, "open cards", `${free} of them without an annual fee, in outline`, drawCards(cards))}
    ${drawFigure(transfersPage, live.length, "live transfer routes", `from ${senders.length} programs into ${receivers.length}`, drawRoutes(senders, receivers))}
    ${drawFigure(valuationsPage, valuations.length, "point values", aboutValues(valuations), drawValues(valuations))}
  </ul>`;
}

function aboutValues(valuations: SiteFacts["valuations"]): string {
  const end = toScaleEnd(valuations);
  const beyond = valuations.filter(({ value }) => value > end).length;
  const more = beyond > 0 && `; ${beyond} of more than ${end} cents at the end`;
  return `a line at each cent${more || ""}`;
}

const drawFigure = (route: Route, count: number, of: string, about: string, picture: Html): Html =>
  html`<li>
    <a href="${route.path}">
      <strong>${toNumber(count)}</strong> ${of}${picture}<span>${about}</span>
    </a>
  </li>`;
