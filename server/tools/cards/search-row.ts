import * as z from "zod";
import { CARD_TYPES, NETWORK_TIERS } from "../../../data/vocab.ts";
import type { FactIndex } from "../../member/facts.ts";
import { getNetwork, networkParam } from "../../member/listed-names.ts";
import {
  cardParam,
  getCard,
  getIssuer,
  getProgram,
  issuerParam,
  programParam,
} from "../../member/names.ts";
import type { Card } from "../card-rows/card-brief.ts";
import { termsOf } from "../card-rows/card-terms.ts";

/* Filters on a card's own row and terms: bank, network, fee, currency, kind. */

export const MAX_CARDS = 100;
const MAX_ISSUERS = 5;

export const TIERS = [...NETWORK_TIERS.Visa, ...NETWORK_TIERS.Mastercard] as const;

export const rowShape = {
  cards: z.array(cardParam).max(MAX_CARDS).optional().describe("Only among these."),
  issuer: issuerParam.optional(),
  issuers: z.array(issuerParam).max(MAX_ISSUERS).optional().describe("Any of these."),
  network: networkParam.optional(),
  network_tier: z
    .enum(TIERS)
    .optional()
    .describe("Such as Visa Infinite; unknown tiers are left out."),
  without: z
    .strictObject({
      cards: z.array(cardParam).max(MAX_CARDS).optional(),
      issuers: z.array(issuerParam).max(MAX_ISSUERS).optional(),
      networks: z.array(networkParam).optional(),
    })
    .optional()
    .describe("None of these."),
  card_type: z.enum(CARD_TYPES).optional(),
  annual_fee_max: z.number().nonnegative().optional().describe("US dollars a year; 0: no fee."),
  annual_fee_min: z.number().nonnegative().optional().describe("US dollars a year."),
  first_year_free: z.boolean().optional().describe("true: a fee, but none in the first year."),
  authorized_user_fee_max: z
    .number()
    .nonnegative()
    .optional()
    .describe("US dollars a year for the first; 0: free."),
  no_foreign_fee: z.boolean().optional().describe("true: only without a foreign fee; false: with."),
  currency: programParam.optional().describe("The program whose points it earns, such as `UR`."),
  reward_kind: z
    .enum(["airline", "hotel", "transferable", "cash"])
    .optional()
    .describe("What kind of rewards it earns."),
};

const row = z.object(rowShape);

type RowFilters = z.infer<typeof row>;

export function toFilter(facts: FactIndex, filters: RowFilters): (card: Card) => boolean {
  const named = [
    ...(filters.issuer === undefined ? [] : [filters.issuer]),
    ...(filters.issuers ?? []),
  ];
  const issuers = new Set(named.map((name) => getIssuer(facts, name).name));
  const program =
    filters.currency === undefined ? undefined : getProgram(facts, filters.currency).key;
  const network = filters.network === undefined ? undefined : getNetwork(facts, filters.network);
  const { card_type: type, no_foreign_fee: isFree, first_year_free: isLater } = filters;
  const { reward_kind: kind, network_tier: tier, authorized_user_fee_max: userFee } = filters;
  const { annual_fee_max: most = Infinity, annual_fee_min: least = 0 } = filters;
  const ids = filters.cards?.map((name) => getCard(facts, name).id);
  const isLeftOut = toLeftOut(facts, filters.without ?? {});
  return (card) =>
    !isLeftOut(card) &&
    (ids === undefined || ids.includes(card.id)) &&
    (issuers.size === 0 || issuers.has(card.issuer)) &&
    (network === undefined || card.network === network) &&
    (tier === undefined || card.card_network_tier === tier) &&
    (userFee === undefined || firstUserFee(facts, card) <= userFee) &&
    (isLater === undefined || isFirstFree(facts, card) === isLater) &&
    (program === undefined || card.rewards_currency === program) &&
    (kind === undefined || kindOfRewards(facts, card) === kind) &&
    (type === undefined || card.card_type === type) &&
    card.annual_fee <= most &&
    card.annual_fee >= least &&
    (isFree === undefined || (card.foreign_transaction_fee === 0) === isFree);
}

function kindOfRewards({ programs }: FactIndex, { rewards_currency: key = "" }: Card) {
  const program = programs.get(key);
  return program?.is_cash === true ? "cash" : program?.category;
}

function toLeftOut(
  facts: FactIndex,
  { cards = [], issuers = [], networks = [] }: NonNullable<RowFilters["without"]>,
): (card: Card) => boolean {
  const ids = new Set(cards.map((name) => getCard(facts, name).id));
  const banks = new Set(issuers.map((name) => getIssuer(facts, name).name));
  const refused = new Set(networks.map((name) => getNetwork(facts, name)));
  return ({ id, issuer, network }) =>
    ids.has(id) || banks.has(issuer) || (network !== undefined && refused.has(network));
}

/** The fee of the first authorized user; larger than any limit if unknown. */
function firstUserFee(facts: FactIndex, { id }: Card): number {
  const terms = termsOf(facts, id);
  const isFree = (terms?.authorized_users_free ?? 0) > 0;
  return isFree ? 0 : (terms?.authorized_user_fee_usd ?? Infinity);
}

/** A fee that is due from the second year on only. */
const isFirstFree = (facts: FactIndex, { id, annual_fee: fee }: Card): boolean =>
  fee > 0 && termsOf(facts, id)?.first_year_fee_usd === 0;
