import { type Html, html, type HtmlValue } from "../../look/html.ts";

export const factList = (rows: readonly (readonly [name: string, value: HtmlValue])[]): Html =>
  html`<dl class="facts">
    ${rows.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;

/** Rows with their actions, or a text when there are none. */
export const rowList = (rows: readonly Html[], none: string): Html =>
  rows.length === 0
    ? html`<p class="empty">${none}</p>`
    : html`<ul class="rows">
        ${rows}
      </ul>`;

/** A collapsed list with its length; nothing when it is empty. */
export const foldedList = (
  name: string,
  entries: readonly HtmlValue[],
  below?: HtmlValue,
): Html | false =>
  entries.length > 0 &&
  html`<details class="facts-list">
    <summary>${name} <span class="hint">${entries.length}</span></summary>
    <ul>
      ${entries.map((entry) => html`<li>${entry}</li>`)}
    </ul>
    ${below}
  </details>`;

export const commaList = (parts: readonly Html[]): Html =>
  html`${parts.map((part, at) => html`${at > 0 && ", "}${part}`)}`;

/** A line of a list by day: when, what, and how much. */
export interface Line {
  readonly when?: HtmlValue;
  readonly what: HtmlValue;
  readonly hint?: HtmlValue;
  readonly amount: HtmlValue;
  /** Buttons or links for it. */
  readonly act?: Html | false | undefined;
  /** Shown below, across the whole width. */
  readonly below?: Html | undefined;
}

/** Lines by day. */
export const dayList = (lines: readonly Line[]): Html | false => lineList(lines, "due");

/** Lines that have no day. */
export const plainList = (lines: readonly Line[]): Html | false => lineList(lines, "due points");

const lineList = (lines: readonly Line[], kind: string): Html | false =>
  lines.length > 0 &&
  html`<ul class="${kind}">
    ${lines.map(toLine)}
  </ul>`;

const toLine = ({ when, what, hint, amount, act, below }: Line): Html =>
  html`<li>
    ${when !== undefined && html`<span class="when">${when}</span>`}
    <span class="what">${what}${toHint(hint)}</span>
    <span class="amount">${amount}</span>
    ${act && html`<div class="act">${act}</div>`}${below && html`<div class="below">${below}</div>`}
  </li>`;

const toHint = (hint: HtmlValue): Html | false =>
  hint !== undefined && hint !== "" && html` <span class="hint">${hint}</span>`;
