import { type Html, html } from "../../../server/look/html.ts";
import type { CardFacts } from "./card-facts.ts";
import { FILTER_FLAGS, FILTER_GROUPS, listOptions, showValue } from "./filter-fields.ts";

/** The filters. Only the script makes them work, so they are hidden until there is one. */
export const toFilterForm = (cards: readonly CardFacts[]): Html =>
  html`<form class="filters" id="filters" role="search" aria-label="Cards">
    <label for="search">Search</label>
    <input
      type="search"
      id="search"
      name="search"
      autocomplete="off"
      spellcheck="false"
      placeholder="such as delta gold"
    />
    <details id="more">
      <summary>Filters<span id="active"></span></summary>
      <fieldset class="fees">
        <legend>Annual fee</legend>
        <label>from $ <input inputmode="numeric" name="annual_fee_min" size="4" /></label>
        <label>to $ <input inputmode="numeric" name="annual_fee_max" size="4" /></label>
      </fieldset>
      <fieldset class="flags">
        <legend>Has</legend>
        ${FILTER_FLAGS.map(({ name, label }) => toOption(name, "true", label))}
      </fieldset>
      ${FILTER_GROUPS.map((group) => toGroup(group, cards))}
    </details>
  </form>`;

/** Short lists are open. */
const MOST_OPEN = 4;

function toGroup(group: (typeof FILTER_GROUPS)[number], cards: readonly CardFacts[]): Html {
  const options = listOptions(group, cards);
  const isOpen = options.length <= MOST_OPEN;
  const note =
    group.match === "all" && html`<p class="hint">A card must have all that you tick.</p>`;
  return html`<details class="group" data-group="${group.name}" ${isOpen && html`open`}>
    <summary>${group.label}<span></span></summary>
    <div role="group" aria-label="${group.label}">
      ${note}
      ${options.map(([value, count]) =>
        toOption(group.name, value, showValue(group, value), count),
      )}
    </div>
  </details>`;
}

const toOption = (name: string, value: string, label: string, count?: number): Html =>
  html`<label>
    <input type="checkbox" name="${name}" value="${value}" />
    <span>${label}</span>
    ${count !== undefined && html`<i>${count}</i>`}
  </label>`;
