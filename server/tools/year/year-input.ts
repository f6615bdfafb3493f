import * as z from "zod";
import { ONLINE_SHOPPING } from "../../advice/purchase/categories.ts";
import type { SpendLine, YearInput } from "../../advice/year/yearly-plan.ts";
import type { Earner } from "../../advice/purchase/earner.ts";
import type { FactRow } from "../../contract/facts.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { type HeldCard, heldCards, isOpenOn } from "../../member/held-cards.ts";
import { count, toCents } from "../../advice/money.ts";
import { getOwner } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import { readKeptSpend, readSpendTable, type SpendTable } from "../../member/spend-table.ts";
import { compact } from "../frame/texts.ts";

/*
 * The input of a year of rewards: the spend, the cards and the conditions assumed to be met. Shared
 * by every tool that counts a year.
 */

const MAX_USD = 10_000_000;
const MAX_LINES = 60;

/** US dollars a month by category, or those of the spending profile. */
export const spendParam = z
  .union([
    z.literal("profile"),
    z
      .record(z.string().min(1).max(100), z.number().nonnegative().max(MAX_USD))
      .refine((table) => Object.keys(table).length <= MAX_LINES, "too many categories"),
  ])
  .describe('{"groceries": 800} a month; the profile\'s by default.');

export type SpendAsked = z.infer<typeof spendParam>;

export const baselineParam = z
  .number()
  .nonnegative()
  .max(10)
  .describe("Percent; the profile's by default.");

export const activationsParam = z
  .boolean()
  .describe("false: of rates to activate, only activated ones.");

interface NamedSpend {
  readonly line: SpendLine;
  readonly category: FactRow<"spendCategories">;
  readonly monthlyUsd: number;
}

export interface YearSpend {
  readonly lines: readonly NamedSpend[];
  readonly source: "profile" | "given";
  readonly warnings: readonly string[];
}

/**
 * The spend of a year, one line per category. Throws as readSpendTable does, or if there is none.
 */
export function toYearSpend(scene: Scene, spend: SpendAsked = "profile"): YearSpend {
  const isProfile = spend === "profile";
  const found = isProfile ? findProfileSpend(scene) : toLines(readSpendTable(scene.facts, spend));
  if (found === undefined) throw new ToolError(isProfile ? NO_PROFILE : NO_SPEND);
  return { ...found, source: isProfile ? "profile" : "given" };
}

/** The profile's spend; undefined if the member has given none: it is never made up. */
export function findProfileSpend({ wallet, facts }: Scene): YearSpend | undefined {
  const found = toLines(readKeptSpend(facts, wallet.spend));
  return found && { ...found, source: "profile" };
}

function toLines({ entries, warnings }: SpendTable): Omit<YearSpend, "source"> | undefined {
  const lines = entries
    .map(({ category, usd }) => toSpendLine(category, usd))
    .filter(({ line }) => line.monthlyCents > 0);
  return lines.length === 0 ? undefined : { lines, warnings };
}

/** Assumes no portal bookings: what is not bought online is bought directly from the seller. */
export function toSpendLine(category: FactRow<"spendCategories">, monthlyUsd: number): NamedSpend {
  const { key } = category;
  const channel = key === ONLINE_SHOPPING ? "online" : undefined;
  const line = { key, category: key, monthlyCents: toCents(monthlyUsd), channel } as const;
  return { line, category, monthlyUsd };
}

const NO_PROFILE =
  "The wallet has no spending profile, and spend is never guessed. Ask the member what they spend " +
  "a month by category and save it with update_profile, or give `spend` with this call, such " +
  'as {"groceries": 800, "dining": 400, "everything_else": 1500}.';

const NO_SPEND = "The spend given is zero. Give US dollars a month for at least one category.";

/**
 * Open cards that earn for the wallet, of one owner or all. Authorized-user cards are left out:
 * they earn for the account holder.
 */
export function earningCards(scene: Scene, name?: string): readonly HeldCard[] {
  const owner = name && getOwner(scene.wallet, name);
  return heldCards(scene, { owner }).filter(({ entry }) => !entry.authorized_user);
}

export function exclusionWarnings(scene: Scene, spend: YearSpend, name?: string) {
  const owner = name && getOwner(scene.wallet, name);
  const shared = heldCards(scene, { owner }).filter(({ entry }) => entry.authorized_user);
  const unknown = scene.wallet.cards.filter(
    (entry) =>
      isOpenOn(entry, scene.today) &&
      (owner === undefined || entry.owner === owner) &&
      !scene.facts.cards.has(entry.card_id),
  );
  return [
    ...spend.warnings,
    ...shared.map(
      ({ card }) =>
        `${card.card_name} as an authorised user is left out: its rewards go to the account's holder.`,
    ),
    unknown.length > 0 && `${count(unknown.length, "held card")} left out: not in the catalog.`,
  ];
}

export interface YearOptions {
  readonly baseline_pct?: number | undefined;
  readonly assume_activations?: boolean | undefined;
}

export const toYearInput = <Card extends Earner>(
  { wallet, facts, today }: Scene,
  cards: readonly Card[],
  { lines }: YearSpend,
  {
    baseline_pct: baselinePercent = wallet.profile.baseline_percent,
    assume_activations: assumesActivations = true,
  }: YearOptions = {},
): YearInput & { readonly cards: readonly Card[] } => ({
  tree: facts.tree,
  cards,
  spend: lines.map(({ line }) => line),
  from: today,
  baselinePercent,
  assumed: assumesActivations ? ["activation"] : [],
});

export function yearAssumptions(
  scene: Scene,
  spend: YearSpend,
  { assume_activations: assumesActivations = true }: YearOptions = {},
): readonly string[] {
  const { wallet, today } = scene;
  const month = today.slice(0, "YYYY-MM".length);
  const asOf = wallet.spend_as_of === undefined ? "" : ` of ${wallet.spend_as_of}`;
  const source = spend.source === "profile" ? `that of the spending profile${asOf}` : "as given";
  return compact([
    `Spend is ${source}, spread evenly over the twelve months from ${month}.`,
    "Every dollar goes to the card that earns most, with caps and choices at their best.",
    `Recurring caps count as unused, whatever is recorded as spent towards them; of a quarter or half-year already under way, only the share of its months from ${month} on.`,
    assumesActivations
      ? "Rates that need activation count as activated."
      : "Rates that need activation count only where the wallet says they are activated.",
    "Purchases are made in the US directly with the airline, hotel or shop: portals, single merchants, mobile wallets and minimum amounts are not assumed.",
    `Points count at ${wallet.profile.value_style} estimates or the member's own values, not market prices.`,
    hasNarrower(scene, spend) &&
      "A category that is given beside one of its parts means the rest of it.",
  ]);
}

/** True if the spend names a category and a part of it, such as travel and flights. */
function hasNarrower({ facts }: Scene, { lines }: YearSpend): boolean {
  const keys = lines.map(({ line }) => line.key);
  return keys.some((key) =>
    keys.some((other) => other !== key && facts.tree.lines.get(key)?.includes(other)),
  );
}
