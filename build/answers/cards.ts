import { NO_REWARDS } from "../../data/vocab.ts";
import { cardRow, type CardRow } from "../../server/contract/cards.ts";
import { getCard, listCards } from "../../server/contract/routes.ts";
import type { Catalog, CatalogCard } from "../catalog.ts";
import { answer, type Fragment, toFragment, toList } from "./answer.ts";

/** The public row of every open card, in alphabetical order. */
export const toCardRows = ({ openCards }: Catalog): readonly Fragment<CardRow>[] =>
  openCards.map((card) => toFragment(cardRow, toCardRow(card)));

/** The list, and one answer per card id, former ids included. */
export function answerCards({ openCards }: Catalog, rows: readonly Fragment<CardRow>[]) {
  return [
    ...answer(listCards, {}, toList(rows)),
    ...rows.flatMap((row, at) => {
      const ids = [row.value.id, ...(openCards[at]?.card.former_ids ?? [])];
      return ids.flatMap((cardId) => answer(getCard, { cardId }, row));
    }),
  ];
}

/** Picks the public fields of a card by name (SPEC 2.1); all others stay private. */
function toCardRow(entry: CatalogCard): CardRow {
  const { card, rewardsProgram, family, credits, lounges, protections } = entry;
  return {
    id: card.id,
    card_name: card.card_name,
    display_name: card.display_name,
    issuer: card.issuer,
    card_type: card.card_type,
    network: getNetwork(card),
    card_network_tier: card.card_network_tier,
    annual_fee: card.annual_fee,
    foreign_transaction_fee: card.foreign_transaction_fee,
    rewards_currency: rewardsProgram?.name ?? NO_REWARDS,
    welcome_offer_available: card.welcome_offer_available,
    has_statement_credits: credits.length > 0,
    credit_types: sortedSet(credits.map((credit) => credit.credit_type)),
    lounge_networks: sortedSet(lounges.map((lounge) => lounge.lounge_network)),
    protections: sortedSet(protections.map((one) => one.protection)),
    has_elite_status_benefits: entry.eliteStatus.length > 0,
    has_free_night_certificate: entry.certificates.some(isLastingFreeNight),
    family:
      family === undefined
        ? undefined
        : {
            family_name: family.family_name,
            tier_name: family.tier_name,
            can_upgrade: family.can_upgrade,
            can_downgrade: family.can_downgrade,
          },
  };
}

/** A free night that comes with a welcome offer is part of the offer, not of the card. */
export const isLastingFreeNight = ({ kind, how }: CatalogCard["certificates"][number]): boolean =>
  kind === "free_night" && how !== "welcome" && how !== "account_opening";

function getNetwork({ id, network }: CatalogCard["card"]): CardRow["network"] {
  if (network === undefined) throw new Error(`${id}: an open card without a network`);
  return network;
}

const sortedSet = <T extends string>(values: readonly T[]): T[] => [...new Set(values)].toSorted();
