import { type Html, html } from "../../server/look/html.ts";

export interface ReportedFact {
  /** A card, a program or a route, by its name. */
  readonly subject: string;
  readonly field: string;
  readonly value: string;
  readonly source: string | undefined;
}

/** Asks beside a fact whether it is wrong, when there is an address to tell it to. */
export const toReportLink = (address: string | undefined, fact: ReportedFact): Html | undefined =>
  address === undefined
    ? undefined
    : html` <a class="report" href="${toReportAddress(address, fact)}" rel="nofollow"
        >Wrong? Tell us<span class="unseen">: ${fact.field} of ${fact.subject}</span></a
      >`;

/**
 * The address with what is known filled in: at `{subject}`, `{field}`, `{value}` and `{source}` where
 * it has such places, else as title and text, which issue trackers and mail programs read.
 */
function toReportAddress(
  address: string,
  { subject, field, value, source = "none" }: ReportedFact,
) {
  const values: Readonly<Record<string, string>> = { subject, field, value, source };
  if (/\{(?:subject|field|value|source)\}/.test(address)) {
    return address.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
      encodeURIComponent(values[name] ?? place),
    );
  }
  const title = `${subject}: ${field}`;
  const text = `${subject}\nField: ${field}\nValue shown: ${value}\nSource given: ${source}\n\nIt should be:\nSee:`;
  const isMail = address.startsWith("mailto:");
  const parts = isMail ? { subject: title, body: text } : { title, body: text };
  const query = Object.entries(parts).map(([name, part]) => `${name}=${encodeURIComponent(part)}`);
  return `${address}${address.includes("?") ? "&" : "?"}${query.join("&")}`;
}
