import { transfersPage } from "../../../server/contract/pages.ts";
import { type Html, html } from "../../../server/look/html.ts";
import { join } from "../cards/card-facts.ts";
import { toCount } from "../words.ts";
import { liveOf, type Program } from "./programs.ts";

/** A form to choose a program (needs the script) and to show ended routes. */
export const drawChooser = (
  senders: readonly Program[],
  receivers: readonly Program[],
  endedCount: number,
  nicknames: ReadonlyMap<string, readonly string[]>,
): Html =>
  html`<form class="chooser" aria-label="What to show">
    <p class="scripted-only">
      <label for="program">Program</label>
      <select id="program" autocomplete="off">
        <option value="">All programs</option>
        <optgroup label="Send points">${senders.map((one) => toOption(one, nicknames))}</optgroup>
        <optgroup label="Receive points">
          ${receivers
            .filter(({ routesOut }) => routesOut.length === 0)
            .map((one) => toOption(one, nicknames))}
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

/** Nicknames of programs work in the page address, as in the API. */
function toOption(
  { key, name, routesOut, routesIn }: Program,
  nicknames: ReadonlyMap<string, readonly string[]>,
): Html {
  const isPast = liveOf([...routesOut, ...routesIn]).length === 0;
  const names = join([name, ...(nicknames.get(name) ?? [])]);
  return html`<option value="${key}" data-names="${names}" ${isPast && html`data-past=""`}>
    ${name}
  </option>`;
}
