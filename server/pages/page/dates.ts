import { type Html, html } from "../../look/html.ts";

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

const SHORT_DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

const MONTH = new Intl.DateTimeFormat("en-US", {
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

const MINUTE = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeStyle: "short",
  hourCycle: "h23",
  timeZone: "UTC",
});

/** A day or the day of a timestamp: November 21, 2026. */
export const toDay = (timestamp: string): Html =>
  html`<time datetime="${timestamp}">${DAY.format(new Date(timestamp))}</time>`;

/** Nov 21, 2026, or Nov 2026 for a month. */
export const toShortDay = (day: string): Html =>
  html`<time datetime="${day}">${toShortText(day)}</time>`;

/** The same as text; anything but a date stays as it is. */
export const toShortText = (day: string): string =>
  Number.isNaN(Date.parse(day))
    ? day
    : (/^\d{4}-\d{2}$/.test(day) ? MONTH : SHORT_DAY).format(new Date(day));

/** November 21, 2026 at 12:00 UTC */
export const toMinute = (timestamp: string): Html =>
  html`<time datetime="${timestamp}">${MINUTE.format(new Date(timestamp))} UTC</time>`;
