import { BASE_CATEGORY } from "../advice/purchase/categories.ts";
import type { EarnRate } from "../advice/purchase/purchase.ts";
import { isOwnCard, type OwnCard, ownCardId } from "../accounts/own-card.ts";
import { newCard, newOwnCard, type Wallet, type WalletCard } from "../accounts/wallet.ts";
import type { FactRow } from "../contract/facts.ts";
import { CARD_NETWORK_TIERS, NETWORKS } from "../../data/vocab.ts";
import { findExact } from "../catalog/match-names.ts";
import { wordsOf } from "../contract/names.ts";
import { type FactIndex, indexFacts } from "./facts.ts";
import { lexiconsOf } from "./names.ts";

/** Fact indexes with members' own cards that are kept ready per build. */
const MAX_WORLDS = 20;

const worlds = new WeakMap<FactIndex, Map<string, FactIndex>>();

/** The catalog's index, by the member's index made from it. */
const catalogs = new WeakMap<FactIndex, FactIndex>();

/**
 * The catalog's facts plus a member's own cards, as rows of the same shape. Only this member sees
 * them: the given index stays unchanged.
 */
export function withOwnCards(before: FactIndex, { cards }: Wallet): FactIndex {
  const index = catalogs.get(before) ?? before;
  const own = cards.flatMap(({ id, own: told }) => (told === undefined ? [] : [{ id, told }]));
  if (own.length === 0) return index;
  const known = worlds.get(index) ?? new Map<string, FactIndex>();
  worlds.set(index, known);
  const key = JSON.stringify(own);
  const made = known.get(key) ?? toWorld(index, own);
  catalogs.set(made, index);
  known.delete(key);
  known.set(key, made);
  const [oldest] = known.keys();
  if (known.size > MAX_WORLDS && oldest !== undefined) known.delete(oldest);
  return made;
}

/** Words that many cards have in their names. */
const USUAL = new Set(
  wordsOf(
    `${NETWORKS.join(" ")} ${CARD_NETWORK_TIERS.join(" ")} card credit rewards cash back store`,
  ),
);

/** Short names for a card: without words of its bank, or usual ones. */
function shortNames({ name, issuer }: OwnCard, index: FactIndex): readonly string[] {
  const words = wordsOf(name);
  const ofBank = new Set(wordsOf(issuer));
  const rare = words.filter((word) => !USUAL.has(word));
  const own = rare.filter((word) => !ofBank.has(word));
  const short = [rare, own].map((some) => some.join(" ")).filter((some) => some !== "");
  const { cards, issuers, programs, merchants, categories } = lexiconsOf(index);
  const isTaken = (some: string): boolean =>
    [cards, issuers, programs, merchants, categories].some(
      ({ matcher }) => findExact<unknown>(matcher, some).length > 0,
    );
  return short.flatMap((some) => (isTaken(some) ? [`${some} card`] : [some, `${some} card`]));
}

interface Told {
  readonly id: string;
  readonly told: OwnCard;
}

function toWorld(index: FactIndex, own: readonly Told[]): FactIndex {
  const { facts } = index;
  const { tables } = facts;
  const cards = [
    ...tables.cards,
    ...own.map((one) => ({ ...toCard(one), aliases: shortNames(one.told, index) })),
  ];
  const earnRates = [...tables.earnRates, ...own.flatMap((one) => toRates(one, index))];
  const credits = [...tables.credits, ...own.flatMap(toCredits)];
  return indexFacts({ ...facts, tables: { ...tables, cards, earnRates, credits } });
}

const SOURCE = { key: "own", title: "The member's own facts", url: "" };

const provenanceOf = ({ as_of }: OwnCard) =>
  ({ confidence: "single_source", sources: [SOURCE], as_of, note: "" }) as const;

const toCard = ({ id, told }: Told): FactRow<"cards"> => ({
  id: ownCardId(id),
  card_name: `${told.name} (own card)`,
  display_name: told.name,
  issuer: told.issuer,
  card_type: told.card_type,
  network: undefined,
  card_network_tier: "Unverified",
  annual_fee: told.annual_fee_usd ?? 0,
  foreign_transaction_fee: told.foreign_fee_percent ?? 0,
  rewards_currency: told.program,
  welcome_offer_available: false,
  status: "open",
  status_date: undefined,
  successor: undefined,
  former_ids: [],
  aliases: [],
  ...provenanceOf(told),
});

/** A rate on everything, everywhere, to be narrowed. */
export const PLAIN_RATE: EarnRate = {
  card_id: "plain",
  category: BASE_CATEGORY,
  rate: 0,
  unit: "percent",
  merchants: [],
  channels: [],
  via: [],
  region: "anywhere",
  excluded_categories: [],
  excluded_merchants: [],
  leaves_out: "",
  excludes_club_fuel: undefined,
  covers: "all",
  min_purchase_usd: undefined,
  max_purchase_usd: undefined,
  cap_usd: undefined,
  cap_period: undefined,
  cap_group: "",
  after_cap_rate: undefined,
  selection: "always",
  select_group: "",
  select_option: "",
  select_count: undefined,
  activate_by: undefined,
  requires: [],
  starts: undefined,
  ends: undefined,
  confidence: "confirmed",
  as_of: undefined,
  note: "",
};

const isCash = ({ program }: OwnCard, programs: FactIndex["programs"]): boolean =>
  program === undefined || programs.get(program)?.is_cash === true;

const toRates = ({ id, told }: Told, { programs }: FactIndex): FactRow<"earnRates">[] =>
  told.earn.map((earn) => ({
    ...PLAIN_RATE,
    ...earn,
    card_id: ownCardId(id),
    unit: isCash(told, programs) ? "percent" : "points_per_dollar",
    ...provenanceOf(told),
  }));

const toCredits = ({ id, told }: Told): FactRow<"credits">[] =>
  told.credits.map(({ name, usd, period }) => ({
    card_id: ownCardId(id),
    credit_name: name,
    credit_type: "Flexible",
    amount_usd: usd,
    period,
    basis: period === "four_years" ? "rolling" : "calendar",
    month_amounts: [],
    percent_back: undefined,
    membership_months: undefined,
    form: "statement",
    anniversary_gift: undefined,
    enrollment_required: undefined,
    merchants: [],
    categories: [],
    region: "anywhere",
    counts_as: undefined,
    per_use_usd: undefined,
    min_purchase_usd: undefined,
    annual_spend_usd: undefined,
    annual_spend_basis: undefined,
    annual_spend_at_merchants: undefined,
    requires: [],
    starts: undefined,
    ends: undefined,
    ...provenanceOf(told),
  }));

/** A new wallet entry; another copy of an own card takes over its details. */
export function entryFor({ cards }: Wallet, id: string, cardId: string, owner: string): WalletCard {
  const own = cards.find((entry) => ownCardId(entry.id) === cardId)?.own;
  return isOwnCard(cardId) && own !== undefined
    ? newOwnCard(id, own, owner)
    : newCard(id, cardId, owner);
}
