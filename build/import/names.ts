import { CARD_NETWORK_TIERS, NETWORKS as NETWORK_NAMES } from "../../data/vocab.ts";
import { createMatcher, findExact } from "../../server/catalog/match-names.ts";
import type { Tables } from "../read.ts";

/** Finds cards and programs by names in feeds; undefined unless exactly one matches. */
export interface Names {
  readonly findCard: (name: string, issuer: string) => string | undefined;
  readonly findProgram: (name: string) => string | undefined;
}

export const NETWORKS: Readonly<Record<string, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
};

/** Suffixes that other data sets add to card names, longest first. */
const TIERS = [...CARD_NETWORK_TIERS, ...NETWORK_NAMES, "Amex"].toSorted(
  (a, b) => b.length - a.length,
);

/**
 * Matches whole names and known aliases only: a wrong guess would write one card's facts into
 * another card's row.
 */
export function createNames({ cards, issuers, programs }: Tables): Names {
  const aliases = new Map(issuers.map(({ name, aliases: others }) => [name, [name, ...others]]));
  const named = createMatcher(
    cards.map((card) => ({
      value: card.id,
      names: [
        card.id,
        card.card_name,
        withoutTier(card.card_name),
        card.display_name,
        ...card.aliases,
        ...card.former_ids,
        ...(aliases.get(card.issuer) ?? []).flatMap((issuer) => [
          `${issuer} ${card.display_name}`,
          `${issuer} ${withoutTier(card.card_name).replace(card.issuer, "")}`,
        ]),
      ],
    })),
  );
  const currencies = createMatcher(
    programs.map(({ key, name, aliases: others }) => ({
      value: key,
      names: [key, name, ...others],
    })),
  );
  return {
    findCard: (name, issuer) => {
      const short = withoutTier(name);
      const tried = [name, `${issuer} ${name}`, short, `${issuer} ${short}`];
      return tried.map((one) => findOnly(findExact(named, one))).find((id) => id !== undefined);
    },
    findProgram: (name) => findOnly(findExact(currencies, name)),
  };
}

const withoutTier = (name: string): string =>
  TIERS.reduce((rest, tier) => rest.replace(` ${tier}`, ""), name);

const findOnly = (found: readonly string[]) => (new Set(found).size === 1 ? found[0] : undefined);
