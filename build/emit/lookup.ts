import { BENEFIT_KINDS, CARD_TYPES, NETWORKS } from "../../data/vocab.ts";
import { type Lookup, lookup } from "../../server/contract/lookup.ts";
import { bonusesReadOn } from "../answers/evidence.ts";
import type { Catalog } from "../catalog.ts";
import type { Rows } from "../read.ts";

/** private/lookup.json: the names by which people call issuers, networks, programs and cards. */
export function toLookup(catalog: Catalog): Lookup {
  const { tables, cards, openCards } = catalog;
  const wordsOf = (kind: Rows<"nicknames">[number]["kind"], name: string): readonly string[] =>
    tables.nicknames.find((row) => row.kind === kind && row.name === name)?.words ?? [];
  return lookup.parse({
    issuers: tables.issuers.map(({ name, aliases }) => ({ name, aliases })),
    networks: NETWORKS.map((name) => ({ name, aliases: wordsOf("network", name) })),
    card_types: CARD_TYPES.map((name) => ({ name, aliases: wordsOf("card_type", name) })),
    benefits: [
      ...tables.nicknames
        .filter(({ kind }) => kind === "benefit")
        .map(({ name, words }) => ({ name, aliases: words })),
      // The colon marks a kind of benefit, as in the labels.
      ...BENEFIT_KINDS.map((kind) => ({
        name: `${kind}:`,
        aliases: wordsOf("benefit_kind", kind),
      })),
    ],
    programs: tables.programs.map(({ key, name, aliases }) => ({ key, name, aliases })),
    bonuses_read_on: bonusesReadOn(catalog),
    closed_cards: cards
      .filter(({ card }) => card.status !== "open")
      .map(({ card }) => ({
        name: card.card_name,
        aliases: [
          card.id,
          card.display_name,
          `${card.issuer} ${card.display_name}`,
          ...card.aliases,
        ],
      })),
    cards: openCards.map(({ card, credits }) => ({
      id: card.id,
      former_ids: card.former_ids,
      aliases: [...card.aliases],
      credit_names: [...new Set(credits.map((credit) => credit.credit_name))].toSorted(),
    })),
  });
}
