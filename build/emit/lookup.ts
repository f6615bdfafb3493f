import {
  BENEFIT_KIND_SYNONYMS,
  BENEFIT_SYNONYMS,
  CARD_LETTERS,
  CARD_TYPE_NICKNAMES,
  CARD_TYPES,
  NETWORK_NICKNAMES,
  NETWORKS,
} from "../../data/vocab.ts";
import { type Lookup, lookup } from "../../server/contract/lookup.ts";
import type { Catalog, CatalogCard } from "../catalog.ts";

/** private/lookup.json: the names by which people call issuers, networks, programs and cards. */
export function toLookup({ tables, cards, openCards }: Catalog): Lookup {
  return lookup.parse({
    issuers: tables.issuers.map(({ name, aliases }) => ({ name, aliases })),
    networks: NETWORKS.map((name) => ({ name, aliases: NETWORK_NICKNAMES[name] })),
    card_types: CARD_TYPES.map((name) => ({ name, aliases: CARD_TYPE_NICKNAMES[name] })),
    benefits: [
      ...Object.entries(BENEFIT_SYNONYMS).map(([name, aliases]) => ({ name, aliases })),
      // A kind is told from a benefit by its colon, as in the labels.
      ...Object.entries(BENEFIT_KIND_SYNONYMS).map(([kind, aliases]) => ({
        name: `${kind}:`,
        aliases,
      })),
    ],
    programs: tables.programs.map(({ key, name, aliases }) => ({ key, name, aliases })),
    closed_cards: cards
      .filter(({ card }) => card.status !== "open")
      .map(({ card }) => ({
        name: card.card_name,
        aliases: [
          card.id,
          card.display_name,
          `${card.issuer} ${card.display_name}`,
          ...namesOf(card),
        ],
      })),
    cards: openCards.map(({ card, credits }) => ({
      id: card.id,
      former_ids: card.former_ids,
      aliases: namesOf(card),
      credit_names: [...new Set(credits.map((credit) => credit.credit_name))].toSorted(),
    })),
  });
}

/** What people call a card besides its names. */
const namesOf = ({ id, aliases }: CatalogCard["card"]): string[] => [
  ...new Set([...aliases, ...(CARD_LETTERS.get(id) ?? [])]),
];
