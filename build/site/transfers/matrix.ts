import type { TransferRow } from "../../../server/contract/transfers.ts";
import { type Html, html } from "../../../server/look/html.ts";
import { toDay } from "../words.ts";
import { idOf } from "./fan.ts";
import { liveOf, type Program } from "./programs.ts";

/** All routes as a matrix: a row per receiving program, a column per sending one. */
export const drawMatrix = (senders: readonly Program[], receivers: readonly Program[]): Html =>
  html`<div class="table matrix" role="region" aria-label="Table of routes" tabindex="0">
    <table>
      <caption class="unseen">
        Which program (column) transfers to which program (row)
      </caption>
      <thead>
        <tr>
          <th scope="col"><span class="unseen">Points arrive at</span></th>
          ${senders.map(
            (one) => html`<th scope="col"><a href="#${idOf(one, "out")}">${one.name}</a></th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${receivers.map((one) => drawRow(one, senders))}
      </tbody>
    </table>
  </div>`;

function drawRow(receiver: Program, senders: readonly Program[]): Html {
  const routes = new Map(receiver.routesIn.map((row) => [row.source_program, row]));
  const past = liveOf(receiver.routesIn).length === 0;
  return html`<tr ${past && html`class="past"`}>
    <th scope="row"><a href="#${idOf(receiver, "in")}">${receiver.name}</a></th>
    ${senders.map(({ name }) => drawCell(routes.get(name)))}
  </tr>`;
}

function drawCell(route: TransferRow | undefined): Html {
  if (route === undefined) return html`<td></td>`;
  if (!route.is_active) {
    const lastDay = `until ${toDay(route.deactivated_date)}`;
    return html`<td class="ended">
      <span class="past" title="${lastDay}"><span class="unseen">${lastDay}</span></span>
    </td>`;
  }
  return route.has_transfer_bonus
    ? html`<td class="live bonus" title="with a bonus now"><span class="unseen">bonus</span></td>`
    : html`<td class="live"><span class="unseen">yes</span></td>`;
}
