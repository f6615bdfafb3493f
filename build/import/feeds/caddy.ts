import * as z from "zod";
import { groupBy } from "../../../server/contract/group-by.ts";
import { siteOf } from "../../source-site.ts";
import {
  type Feed,
  readCards,
  readCells,
  type Reading,
  type ReadSource,
  textOf,
} from "../reading.ts";

/** A rate in the catalogue; any further field is a condition on it. */
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

/** Feed categories with the same meaning as ours. */
const CATEGORIES: Readonly<Record<string, string>> = {
  dining: "dining",
  drugstore: "drugstores",
  gas: "gas",
  groceries: "groceries",
  streaming: "streaming",
};

/** The fields of a rule without conditions. */
const PLAIN: ReadonlySet<string> = new Set(["category", "rate", "cap"]);

/** Readings of issuers' pages, each card with its page and the day it was read. */
export const caddy: Feed = {
  about: "caddy (davidx7217/caddy), data/cards.json: fees and rates at issuers' pages",
  files: /^cards\.json$/,
  read: (input) => {
    const entries = catalogue.parse(JSON.parse(textOf(input, /\.json$/)));
    const cards = Object.values(entries).flatMap((one) => card.safeParse(one).data ?? []);
    return readCards(
      cards,
      ({ name, issuer }) => input.names.findCard(name, issuer),
      (id, one) => toReadings(id, one, input.sha256),
    );
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
  const origin = { source, as_of: one.last_verified };
  const rate = (category: string | undefined, value: number | undefined): readonly Reading[] => {
    if (category === undefined) return [];
    const key = { card_id: id, category, selection: "always" };
    return readCells({ ...origin, table: "earnRates", key }, { rate: value });
  };
  // If a category has two rates, one is temporary or limited to some places.
  const rules = groupBy(one.rules, ({ category }) => category);
  const plain = [...rules.values()].flatMap(([only, ...others]) =>
    only && others.length === 0 && Object.keys(only).every((name) => PLAIN.has(name)) ? [only] : [],
  );
  return [
    ...readCells({ ...origin, table: "cards", key: { id } }, { annual_fee: one.annual_fee }),
    ...rate("everything_else", one.base_rate),
    ...plain.flatMap((each) => rate(CATEGORIES[each.category], each.rate)),
  ];
}
