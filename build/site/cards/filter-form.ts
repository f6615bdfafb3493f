import { type Html, html } from "../../../server/look/html.ts";
import { type CardFacts, join } from "./card-facts.ts";
import { FILTER_FLAGS, FILTER_GROUPS, listOptions, showValue } from "./filter-fields.ts";
import type { Nicknames } from "./nicknames.ts";

/** The filter form. It needs the script, so it is hidden until that starts. */
export const toFilterForm = (cards: readonly CardFacts[], nicknames: Nicknames): Html =>
  html`<form class="filters" id="filters" role="search" aria-label="Cards">
    <label for="search">Search</label>
    <input
      type="search"
      id="search"
      name="search"
      autocomplete="off"
      spellcheck="false"
      placeholder="delta gold or csr"
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
      ${FILTER_GROUPS.map((group) => toGroup(group, cards, nicknames.get(group.name)))}
    </details>
  </form>`;

/** Groups with at most this many options start open. */
const MAX_OPEN = 4;

function toGroup(
  group: (typeof FILTER_GROUPS)[number],
  cards: readonly CardFacts[],
  nicknames: ReadonlyMap<string, readonly string[]> = new Map(),
): Html {
  const options = listOptions(group, cards);
  const isOpen = options.length <= MAX_OPEN;
  const note =
    group.match === "all" && html`<p class="hint">A card must have all that you tick.</p>`;
  return html`<details class="group" data-group="${group.name}" ${isOpen && html`open`}>
    <summary>${group.label}<span></span></summary>
    <div role="group" aria-label="${group.label}">
      ${note}
      ${options.map(([value, count]) =>
        toOption(group.name, value, showValue(group, value), {
          count,
          names: join(nicknames.get(value) ?? []),
        }),
      )}
    </div>
  </details>`;
}

/** Number of cards, and nicknames for the script. */
interface OptionNotes {
  readonly count?: number;
  readonly names?: string;
}

const toOption = (
  name: string,
  value: string,
  label: string,
  { count, names = "" }: OptionNotes = {},
): Html =>
  html`<label>
    <input
      type="checkbox"
      name="${name}"
      value="${value}"
      ${names !== "" && html`data-names="${names}"`}
    />
    <span>${label}</span>
    ${count !== undefined && html`<i>${count}</i>`}
  </label>`;
