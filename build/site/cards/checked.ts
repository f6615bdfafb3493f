import type { FactProvenance, FactSource } from "../../../server/contract/provenance.ts";
import { getCardProvenance } from "../../../server/contract/provenance-routes.ts";
import { urlFor } from "../../../server/contract/route.ts";
import { type Html, type HtmlValue, html } from "../../../server/look/html.ts";
import { groupBy } from "../../../server/contract/group-by.ts";
import { siteOf } from "../../source-site.ts";
import { toCount, toDay } from "../words.ts";

/**
 * A note below a fact: when and where it was checked, if the fact has its own source, and a link to
 * report an error.
 */
export type Checked = (field: string, value?: string) => Html;

export const toChecked =
  (
    facts: readonly FactProvenance[],
    report: (field: string, value: string | undefined, source: FactSource | undefined) => HtmlValue,
  ): Checked =>
  (field, value) => {
    const fact = facts.find((one) => one.field === field && one.value === value);
    const note = fact?.basis === "own" ? toNote(fact) : html``;
    return html`${note}${report(field, value, fact?.sources[0])}`;
  };

/** One note for all facts that have only their row's sources. */
export const rowChecked = (facts: readonly FactProvenance[]): Html =>
  toNote(facts.find(({ basis }) => basis === "row"));

export function toNote(fact: FactProvenance | undefined): Html {
  const [source] = fact?.sources ?? [];
  if (fact?.as_of === undefined || source === undefined) return html``;
  const others = fact.sources.length - 1;
  const comma = source.reader === undefined ? "" : ",";
  const more = others > 0 && `${comma} and ${toCount(others, "other")}`;
  return html`<small class="checked"
    >Checked ${toDay(fact.as_of)} at ${siteName(source)}${more}${DOUBTS[fact.confidence]}</small
  >`;
}

const DOUBTS: Readonly<Record<FactProvenance["confidence"], string>> = {
  confirmed: "",
  single_source: ", the only source",
  disputed: "; sources disagree",
  unverified: "; not verified",
};

/** "chase.com", "plan.cards" (a repository name), or "chase.com, as read by caddy". */
const siteName = ({ url, reader }: FactSource): string => {
  const name = siteOf(new URL(url)).split("/").at(-1) ?? url;
  return reader === undefined ? name : `${name}, as read by ${reader}`;
};

export function toSources(cardId: string, facts: readonly FactProvenance[]): Html {
  const groups = groupBy(
    facts.filter(({ sources }) => sources.length > 0),
    ({ as_of, confidence, sources }) =>
      [as_of, confidence, ...sources.map(({ url, reader }) => `${url} ${reader}`)].join(" "),
  );
  const address = urlFor(getCardProvenance.path, { cardId });
  return html`<details class="sources">
    <summary>Where these facts come from</summary>
    <dl>${[...groups.values()].map(toGroup)}</dl>
    <p class="hint">
      Issuers' own pages come first; data sets are readings by others. As data:
      <a href="${address}">${address}</a>
    </p>
  </details>`;
}

function toGroup(facts: readonly FactProvenance[]): Html {
  const [first] = facts;
  if (first === undefined) return html``;
  const names = facts.map(({ field, value }) => value ?? toWords(field));
  return html`<dt>${[...new Set(names)].join(", ")}</dt>
    <dd>
      ${first.as_of !== undefined && html`Checked ${toDay(first.as_of)}${DOUBTS[first.confidence]}: `}
      ${first.sources.map(toLink)}
    </dd>`;
}

const toLink = (source: FactSource, at: number): Html =>
  html`${at > 0 && ", "}<a href="${source.url}" rel="nofollow">${siteName(source)}</a>`;

const toWords = (field: string): string => field.replaceAll("_", " ");
