import { type Html, html } from "../look/html.ts";

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

const MINUTE = new Intl.DateTimeFormat("en-US", {
  dateStyle: "long",
  timeStyle: "short",
  hourCycle: "h23",
  timeZone: "UTC",
});

/** A day or the day of a timestamp: November 21, 2026. */
export const toDay = (timestamp: string): Html =>
  html`<time datetime="${timestamp}">${DAY.format(new Date(timestamp))}</time>`;

/** November 21, 2026 at 12:00 UTC */
export const toMinute = (timestamp: string): Html =>
  html`<time datetime="${timestamp}">${MINUTE.format(new Date(timestamp))} UTC</time>`;
