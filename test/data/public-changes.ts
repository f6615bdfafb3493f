import { join } from "node:path";
import { readTables } from "../../build/read.ts";

/** The allowed content of the published list and feed of changes, computed from the tables alone. */

const { tables } = readTables(join(import.meta.dirname, "../../data"));

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const tellsChanges = (file: string): boolean => file.startsWith("v1/public/changes.");

/** The keys of the list of changes, in its file only: columns of private tables have such names. */
export const CHANGE_KEYS = wordsOf(`
  changes id date kind title card_id card_name program source_program dest_program old new old_fee
  new_fee version count field released_on as_of publisher url
`);

/** The published fields of which releases tell changes; another would be a leak. */
const PUBLISHED_FIELDS = wordsOf(`
  status card_name display_name issuer card_type network card_network_tier annual_fee
  foreign_transaction_fee rewards_currency welcome_offer_available credit_types lounge_networks
  protections has_elite_status_benefits has_free_night_certificate family_name tier_name can_upgrade
  can_downgrade is_active has_transfer_bonus value
`);

/** The fields of which changes are told; those of rates, credits, offers, ratios are not. */
const TOLD_FIELDS = wordsOf(
  "card_name name annual_fee foreign_transaction_fee network card_network_tier",
);
const toldChanges = tables.changes.filter(({ field }) => TOLD_FIELDS.has(field));
const noted = tables.publishedChanges.filter(({ field }) => PUBLISHED_FIELDS.has(field));
export const toldValues = new Set(
  [...toldChanges, ...noted]
    .flatMap((change) => [change.old, change.new])
    .filter((value) => value !== ""),
);

const DAY = /^\d{4}-\d\d-\d\d$/;
const programNames = new Set<unknown>(tables.programs.map(({ name }) => name));
const cardNames = new Set<unknown>(tables.cards.map((card) => card.card_name));

/** The same for the list of changes. */
export const ALLOWED_CHANGES: Readonly<Record<string, ReadonlySet<unknown> | RegExp>> = {
  id: /^\d{4}-\d\d-\d\d[^ ]*:(?:fact_changed:.*|[a-z_]+(?::[a-z0-9_-]+){0,2})$/,
  date: DAY,
  kind: /^(?:release|card_(?:added|closed|renamed|network_tier)|annual_fee|foreign_transaction_fee|network|program_renamed|fact_changed|route_(?:opened|ended))$/,
  card_id: new Set(tables.cards.map(({ id }) => id)),
  card_name: cardNames,
  program: new Set(tables.programs.map(({ key }) => key)),
  source_program: programNames,
  dest_program: programNames,
  old: toldValues,
  new: toldValues,
  old_fee: new Set([...toldValues].map(Number)),
  new_fee: new Set([...toldValues].map(Number)),
  field: PUBLISHED_FIELDS,
  released_on: DAY,
  as_of: DAY,
  publisher: new Set(noted.map(({ publisher }) => publisher)),
  url: new Set(noted.map(({ url }) => url)),
  version: new Set(tables.releases.map((release) => release.released_at)),
  count: /^\d+$/,
};

/** Titles of changes, and the allowed values of each part. */
const TITLES: readonly (readonly [RegExp, ReadonlySet<unknown>])[] = [
  [/^Release of (?:[\d-]+): \d+ open cards, \d+ transfer routes and \d+ valuations$/, new Set()],
  [/^(.+) is (?:new|closed to new applicants)$/, cardNames],
  [/^(.+) is now (.+)$/, toldValues],
  [/^(.+): annual fee from \$([\d.]+) to \$([\d.]+)$/, new Set([...cardNames, ...toldValues])],
  [
    /^(.+): foreign transaction fee from ([\d.]+)% to ([\d.]+)%$/,
    new Set([...cardNames, ...toldValues]),
  ],
  [/^(.+): network(?: tier)? from (.+) to (.+)$/, new Set([...cardNames, ...toldValues])],
  [/^(.+?)(?: to (.+?))?: (?:new in|left) the catalog$/, new Set([...cardNames, ...programNames])],
  [
    /^(.+?)(?: to .+?)?: [a-z ]+ (?:from|now(?: with)?|no longer(?: with)?) [$]?(.+?)%?(?: cents?)?(?: to [$]?(.+?)%?(?: cents?)?)?$/,
    new Set([undefined, "yes", "no", ...cardNames, ...programNames, ...toldValues]),
  ],
  [/^(?:New transfer route|Transfer route ended): (.+?) to (.+)$/, programNames],
];

export const isTitle = (text: string): boolean =>
  TITLES.some(([form, parts]) =>
    form
      .exec(text)
      ?.slice(1)
      .every((part) => parts.has(part)),
  );

/** The texts of a feed's entries that are about the data, under the keys of the list of changes. */
export function readFeed(text: string): unknown {
  const entries = text.split("<entry>").slice(1).join("");
  const textsOf = (pattern: RegExp) =>
    [...entries.matchAll(pattern)].map(([, found = ""]) => unescapeXml(found));
  return [
    ...textsOf(/<title>(.*)<\/title>/g).map((title) => ({ title })),
    ...textsOf(/<content type="text">\d{4}-\d\d-\d\d: (.*)\.<\/content>/g).map((title) => ({
      title,
    })),
    ...textsOf(/<category term="(.*)"\/>/g).map((kind) => ({ kind })),
    ...textsOf(/<updated>(.*)T\d\d:\d\d:\d\dZ<\/updated>/g).map((date) => ({ date })),
    ...textsOf(/<link rel="alternate" type="text\/html" href="\/cards\/(.*)"\/>/g).map((id) => ({
      card_id: id,
    })),
    ...entries
      .split("\n")
      .filter((line) => !FEED_LINE.test(line))
      .map((line) => ({ unexpected: line })),
  ];
}

const FEED_LINE = /^<\/?(?:entry|feed|id|title|content|category|updated|link)[ >]|^$/;

const unescapeXml = (text: string): string =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
