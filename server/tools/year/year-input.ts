import * as z from "zod";
import { SELF } from "../../accounts/wallet.ts";
import { ONLINE_SHOPPING } from "../../advice/purchase/categories.ts";
import type { SpendLine, YearInput } from "../../advice/year/yearly-plan.ts";
import type { WalletCard } from "../../advice/purchase/wallet-card.ts";
import type { FactRow } from "../../contract/facts.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { toEarner } from "../../member/earners.ts";
import { type HeldCard, heldCards, isOpenOn } from "../../member/held-cards.ts";
import { count, fromDollars } from "../../member/money.ts";
import { getOwner } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import { readSpendTable } from "../../member/spend-table.ts";

/*
 * From the wallet and what is asked to the input of a year of rewards: which spend, which cards and
 * which conditions are taken as met. Shared by every tool that counts a year.
 */

const MOST_USD = 10_000_000;
const MOST_LINES = 60;

/** US dollars a month by category, or those of the spending profile. */
export const spendParam = z
  .union([
    z.literal("profile"),
    z
      .record(z.string().min(1).max(100), z.number().nonnegative().max(MOST_USD))
      .refine((table) => Object.keys(table).length <= MOST_LINES, "too many categories"),
  ])
  .describe('{"groceries": 800} in US dollars a month; by default those of the profile.');

export type SpendAsked = z.infer<typeof spendParam>;

export const baselineParam = z
  .number()
  .nonnegative()
  .max(10)
  .describe("Per cent of a plain cash-back card; the profile's by default.");

export const activationsParam = z
  .boolean()
  .describe("false: of rates to activate, only activated ones.");

/** A line of spend with what it is called. */
interface NamedSpend {
  readonly line: SpendLine;
  readonly category: FactRow<"spendCategories">;
  readonly monthlyUsd: number;
}

export interface YearSpend {
  readonly lines: readonly NamedSpend[];
  readonly source: "profile" | "given";
  /** The day of the profile's figures, when they are used and dated. */
  readonly asOf?: string | undefined;
  /** What was given and could not be read as a category. */
  readonly warnings: readonly string[];
}

/**
 * The spend of a year, one line a category. Throws when there is none and as readSpendTable does.
 */
export function toYearSpend(scene: Scene, asked: SpendAsked = "profile"): YearSpend {
  const { wallet, facts } = scene;
  const isProfile = asked === "profile";
  const table = isProfile ? (wallet.spend ?? {}) : asked;
  const { entries, warnings } = readSpendTable(facts, table);
  const spent = entries
    .map(({ category, usd }) => {
      const { key } = category;
      const line = { key, category: key, monthlyCents: fromDollars(usd), ...channelOf(key) };
      return { line, category, monthlyUsd: usd };
    })
    .filter(({ line }) => line.monthlyCents > 0);
  if (spent.length === 0) throw new ToolError(isProfile ? NO_PROFILE : NO_SPEND);
  return {
    lines: spent,
    source: isProfile ? "profile" : "given",
    asOf: isProfile && wallet.spend_as_of !== undefined ? wallet.spend_as_of : undefined,
    warnings,
  };
}

/** Nobody is taken to book through a portal: what is not bought online is bought from who sells it. */
const channelOf = (category: string): Pick<SpendLine, "channel"> => ({
  channel: category === ONLINE_SHOPPING ? "online" : undefined,
});

const NO_PROFILE =
  "The wallet has no spending profile, and spend is never guessed. Ask the member what they spend " +
  "a month by category and save it with set_spending_profile, or give `spend` with this call, such " +
  'as {"groceries": 800, "dining": 400, "everything_else": 1500}.';

const NO_SPEND = "The spend given is nothing. Give US dollars a month for at least one category.";

/**
 * The open cards whose rewards are the wallet's, of one owner or of all. Cards on which somebody is
 * only an authorised user earn for the account's holder, so they are left out.
 */
export function earningCards(scene: Scene, owner?: string): readonly HeldCard[] {
  const asked = owner === undefined ? undefined : getOwner(scene.wallet, owner);
  return heldCards(scene, { owner: asked }).filter(({ entry }) => !entry.authorized_user);
}

/** Spend and cards that a year leaves out, for the member to know. */
export function leftOutWarnings(scene: Scene, spend: YearSpend, owner?: string): readonly string[] {
  const asked = owner === undefined ? undefined : getOwner(scene.wallet, owner);
  const shared = heldCards(scene, { owner: asked }).filter(({ entry }) => entry.authorized_user);
  const unknown = scene.wallet.cards.filter(
    (entry) =>
      isOpenOn(entry, scene.today) &&
      (asked === undefined || entry.owner === asked) &&
      !scene.facts.cards.has(entry.card_id),
  );
  return [
    ...spend.warnings,
    ...shared.map(
      ({ card }) =>
        `${card.card_name} as an authorised user is left out: its rewards go to the account's holder.`,
    ),
    ...(unknown.length === 0
      ? []
      : [`${count(unknown.length, "held card")} left out: not in the catalog.`]),
  ];
}

export interface YearOptions {
  readonly baselinePercent?: number | undefined;
  readonly assumeActivations?: boolean | undefined;
}

/** A year of some cards at some spend, from the member's day. */
export function toYearInput<Card extends WalletCard>(
  scene: Scene,
  cards: readonly Card[],
  spend: YearSpend,
  { baselinePercent, assumeActivations = true }: YearOptions = {},
): YearInput & { readonly cards: readonly Card[] } {
  return {
    tree: scene.facts.tree,
    cards,
    spend: spend.lines.map(({ line }) => line),
    from: scene.today,
    baselinePercent: baselinePercent ?? scene.wallet.profile.baseline_percent,
    assumed: assumeActivations ? ["activation"] : [],
  };
}

/** Held cards as the year counts them. */
export const toEarners = (scene: Scene, cards: readonly HeldCard[]): readonly WalletCard[] =>
  cards.map((card) => toEarner(scene, card));

/** What is assumed of every year, for the member to know. */
export function yearAssumptions(
  scene: Scene,
  spend: YearSpend,
  { assumeActivations = true }: YearOptions = {},
): readonly string[] {
  const { wallet, today } = scene;
  return [
    spend.source === "profile"
      ? `Spend is that of the spending profile${spend.asOf === undefined ? "" : ` of ${spend.asOf}`}, even over the twelve months from ${today.slice(0, 7)}.`
      : `Spend is as given, even over the twelve months from ${today.slice(0, 7)}.`,
    "Every dollar goes to the card that earns most, with caps and choices at their best.",
    `Caps that come again count as unused, whatever is recorded as spent towards them; of a quarter or half-year that already runs, only the share of its months from ${today.slice(0, "YYYY-MM".length)} on.`,
    assumeActivations
      ? "Rates that need activation count as activated."
      : "Rates that need activation count only where the wallet says they are activated.",
    "Purchases are made in the US with the airline, hotel or shop itself: portals, single merchants, mobile wallets and least amounts are not assumed.",
    `Points count at ${wallet.profile.value_style} estimates or the member's own values, not market prices.`,
    ...(hasNarrower(scene, spend)
      ? ["A category that is given beside one of its parts means the rest of it."]
      : []),
  ];
}

/** Whether the spend names a category and a part of it, such as travel and flights. */
const hasNarrower = ({ facts }: Scene, { lines }: YearSpend): boolean =>
  lines.some(({ category }) =>
    lines.some(
      (other) =>
        other.category !== category &&
        (facts.tree.lines.get(category.key) ?? []).includes(other.category.key),
    ),
  );

/** The owner whose cards a card would join. */
export const joiningOwner = (scene: Scene, owner: string | undefined): string =>
  owner === undefined ? SELF : getOwner(scene.wallet, owner);
