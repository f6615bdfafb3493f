import * as z from "zod";
import { groupBy } from "../../group-by.ts";
import { siteOf } from "../../source-site.ts";
import { type Feed, type Reading, type ReadSource, textOf } from "../reading.ts";

/** A rate of the catalogue; whatever else it has narrows it. */
const rule = z.looseObject({ category: z.string(), rate: z.number() });

const card = z.object({
  id: z.string(),
  issuer: z.string(),
  name: z.string(),
  annual_fee: z.number().optional(),
  base_rate: z.number().optional(),
  last_verified: z.iso.date(),
  source_url: z.url(),
  rules: z.array(rule).default([]),
});

const catalogue = z.record(z.string(), z.union([card, z.unknown()]));

/** Categories that mean the same here and there. */
const CATEGORIES: Readonly<Record<string, string>> = {
  dining: "dining",
  drugstore: "drugstores",
  gas: "gas",
  groceries: "groceries",
  streaming: "streaming",
};

/** The fields of a rule without conditions. */
const PLAIN: ReadonlySet<string> = new Set(["category", "rate", "cap"]);

/** A catalogue of what issuers' pages say, each card with its page and the day it was read. */
export const caddy: Feed = {
  about: "caddy (davidx7217/caddy), data/cards.json: fees and rates at issuers' pages",
  files: /^cards\.json$/,
  read: (input) => {
    const entries = catalogue.parse(JSON.parse(textOf(input, /\.json$/)));
    const cards = Object.values(entries).flatMap((one) => card.safeParse(one).data ?? []);
    const found = cards.map((one) => ({ one, id: input.names.findCard(one.name, one.issuer) }));
    return {
      readings: found.flatMap(({ one, id }) =>
        id === undefined ? [] : toReadings(id, one, input.sha256),
      ),
      unmatched: found.flatMap(({ one, id }) => (id === undefined ? [one.name] : [])),
    };
  },
};

function toReadings(id: string, one: z.infer<typeof card>, sha256: string): readonly Reading[] {
  const publisher = siteOf(new URL(one.source_url));
  const source: ReadSource = {
    cite: `caddy-${one.id}`,
    title: `${one.name}, the issuer's page`,
    publisher,
    url: one.source_url,
    kind: "issuer",
    trust: "medium",
    reader: "caddy",
    sha256,
  };
  const said = { source, as_of: one.last_verified };
  const cell = (column: string, value: number | string | undefined): readonly Reading[] =>
    value === undefined
      ? []
      : [{ ...said, table: "cards", key: { id }, column, value: String(value) }];
  const rate = (category: string, value: number): Reading => {
    const key = { card_id: id, category, selection: "always" };
    return { ...said, table: "earnRates", key, column: "rate", value: String(value) };
  };
  // If a category has two rates, one is temporary or limited to some places.
  const named = groupBy(one.rules, ({ category }) => category);
  const plain = [...named.values()].flatMap(([only, ...others]) =>
    only && others.length === 0 && Object.keys(only).every((name) => PLAIN.has(name)) ? [only] : [],
  );
  return [
    ...cell("annual_fee", one.annual_fee),
    ...(one.base_rate === undefined ? [] : [rate("everything_else", one.base_rate)]),
    ...plain.flatMap((each) => {
      const category = CATEGORIES[each.category];
      return category === undefined ? [] : [rate(category, each.rate)];
    }),
  ];
}
