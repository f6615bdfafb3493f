import { transfersPage } from "../../../server/contract/pages.ts";
import { type Html, html } from "../../../server/look/html.ts";
import { toCount } from "../words.ts";
import { liveOf, type Program } from "./programs.ts";

/** What to look at: one program (with a script), and whether ended routes are shown. */
export const drawChooser = (
  senders: readonly Program[],
  receivers: readonly Program[],
  endedCount: number,
): Html =>
  html`<form class="chooser" aria-label="What to show">
    <p class="scripted-only">
      <label for="program">Program</label>
      <select id="program" autocomplete="off">
        <option value="">All programs</option>
        <optgroup label="Points leave">${senders.map(toOption)}</optgroup>
        <optgroup label="Points arrive">
          ${receivers.filter(({ routesOut }) => routesOut.length === 0).map(toOption)}
        </optgroup>
      </select>
    </p>
    <p>
      <input type="checkbox" id="ended" autocomplete="off" />
      <label for="ended">Show ${toCount(endedCount, "ended route")}</label>
    </p>
    <p class="scripted-only" role="status" id="chosen"></p>
    <p class="back"><a href="${transfersPage.path}">All programs</a></p>
  </form>`;

function toOption({ key, name, routesOut, routesIn }: Program): Html {
  const isPast = liveOf([...routesOut, ...routesIn]).length === 0;
  return html`<option value="${key}" ${isPast && html`data-past=""`}>${name}</option>`;
}
