import { type Html, html } from "../../server/look/html.ts";

export interface ReportedFact {
  /** Name of a card, program or route. */
  readonly subject: string;
  readonly field: string;
  readonly value: string;
  readonly source: string | undefined;
}

/** A link to report a wrong fact, if there is an address for reports. */
export const toReportLink = (address: string | undefined, fact: ReportedFact): Html | undefined =>
  address === undefined
    ? undefined
    : html` <a class="report" href="${toReportAddress(address, fact)}" rel="nofollow"
        >Wrong? Tell us<span class="unseen">: ${fact.field} of ${fact.subject}</span></a
      >`;

/**
 * Prefills the address: at `{subject}`, `{field}`, `{value}` and `{source}` if it has such
 * placeholders, otherwise as title and body parameters for issue trackers and mail programs.
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
