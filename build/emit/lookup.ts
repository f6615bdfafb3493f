import {
  BENEFIT_KIND_SYNONYMS,
  BENEFIT_SYNONYMS,
  CARD_TYPE_NICKNAMES,
  CARD_TYPES,
  NETWORK_NICKNAMES,
  NETWORKS,
} from "../../data/vocab.ts";
import { toAsciiJson } from "../../server/contract/json.ts";
import { lookup } from "../../server/contract/lookup.ts";
import type { Catalog } from "../catalog.ts";

/** private/lookup.json: the names by which people call issuers, networks, programs and cards. */
export function toLookup({ tables, cards, openCards }: Catalog): string {
  return toAsciiJson(
    lookup.parse({
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
            ...card.aliases,
          ],
        })),
      cards: openCards.map(({ card, credits }) => ({
        id: card.id,
        former_ids: card.former_ids,
        aliases: card.aliases,
        credit_names: [...new Set(credits.map((credit) => credit.credit_name))].toSorted(),
      })),
    }),
  );
}
