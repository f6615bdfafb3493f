import { groupBy } from "../../contract/group-by.ts";
import { isUsable } from "../../advice/plain-row.ts";
import type { EarnRate } from "../../advice/purchase/purchase.ts";
import { isRunning, optionOf, activationKey, capKey } from "../../advice/purchase/rate-status.ts";
import type { Card } from "../card-rows/card-brief.ts";
import { ToolError } from "../../contract/tool-error.ts";
import type { FactIndex } from "../../member/facts.ts";
import { categoryName } from "../card-rows/rate-words.ts";
import { merchantNames, toWords } from "../card-rows/row-words.ts";
import { pick, type Pickable, toPickable } from "../frame/pick.ts";
import type { CardInput } from "./card-input.ts";
import { REQUIREMENTS } from "../../../data/vocab-terms.ts";

/** Groups of categories from which the cardholder picks `count`; most cards have none. */
export function choiceGroups(facts: FactIndex, cardId: string, day: string) {
  const rates = facts
    .rowsOf("earnRates", cardId)
    .filter((rate) => rate.selection === "choice" && isUsable(rate) && isRunning(rate, day));
  return [...groupBy(rates, (rate) => rate.select_group)].map(([group, rows]) => ({
    group,
    count: rows[0]?.select_count ?? 1,
    options: [...groupBy(rows, optionOf)].map(([key, sameOption]) => ({
      value: { group, key },
      id: key,
      label: categoriesOf(facts, sameOption),
      names: sameOption.flatMap(({ category }) => categoryNames(facts, category)),
    })),
  }));
}

type Choices = NonNullable<CardInput["chosen_categories"]>;

/** The chosen options' keys by group; leaves out groups without a choice. */
export function resolveChoices(
  facts: FactIndex,
  card: Card,
  choices: Choices,
  day: string,
): Record<string, string[]> {
  const groups = choiceGroups(facts, card.id, day);
  if (groups.length === 0) throw new ToolError(noChoice(facts, card, day));
  const options = toPairs(choices).map(([group, name]) => {
    const among = groupsCalled(groups, group).flatMap((one) => one.options);
    return pick("category to choose on this card", among, name);
  });
  const chosen = [...groupBy(options, ({ group }) => group)].map(
    ([group, picked]): [string, string[]] => [group, [...new Set(picked.map(({ key }) => key))]],
  );
  for (const [group, keys] of chosen) {
    const most = groups.find((one) => one.group === group)?.count ?? 1;
    if (keys.length <= most) continue;
    throw new ToolError(
      `${card.card_name} lets its holder choose ${most} of these; ${keys.length} were given: ` +
        `${keys.join(", ")}. Give the one in force now.`,
    );
  }
  return Object.fromEntries(chosen);
}

function groupsCalled(groups: ReturnType<typeof choiceGroups>, name: string | undefined) {
  const matches = groups.filter(({ group }) => name === undefined || group === name);
  if (name === undefined || matches.length > 0) return matches;
  const names = groups.map(({ group }) => group).join(", ");
  throw new ToolError(`No group of choices is called "${name.slice(0, 60)}". There are: ${names}.`);
}

const toPairs = (choices: Choices) =>
  Array.isArray(choices)
    ? choices.map((name) => [undefined, name] as const)
    : Object.entries(choices).flatMap(([group, names]) =>
        names.map((name) => [group, name] as const),
      );

function categoryNames({ categories }: FactIndex, key: string): readonly string[] {
  const row = categories.get(key);
  return row === undefined ? [key] : [key, row.name, ...row.aliases];
}

const rateNames = (facts: FactIndex, rate: EarnRate): readonly string[] => [
  ...categoryNames(facts, rate.category),
  ...merchantNames(facts, rate.merchants),
];

/** `Dining, Groceries` */
const categoriesOf = (facts: FactIndex, rates: readonly EarnRate[]): string =>
  [...new Set(rates.map(({ category }) => categoryName(facts, category)))].join(", ");

function noChoice(facts: FactIndex, card: Card, day: string): string {
  const isTop = facts
    .rowsOf("earnRates", card.id)
    .some((rate) => rate.selection === "top_spend" && isRunning(rate, day));
  return isTop
    ? `${card.card_name} picks the categories with the most spend by itself; there is nothing to choose.`
    : `${card.card_name} has no categories to choose.`;
}

/** Rates that are activated together: a quarter of a card with rotating categories. */
type Cycle = ReturnType<typeof cyclesOf>[number];

/** A card's cycles by start; empty if it has no rates to activate. */
export function cyclesOf(facts: FactIndex, cardId: string) {
  const rates = facts
    .rowsOf("earnRates", cardId)
    .filter((rate) => rate.selection === "activation" && isUsable(rate));
  const cycles = groupBy(rates, (rate) =>
    rate.cap_group === "" ? activationKey(rate) : `${rate.cap_group} ${rate.starts ?? ""}`,
  );
  return [...cycles.values()]
    .map((same) => ({
      starts: same[0]?.starts,
      ends: same[0]?.ends,
      by: same.find((rate) => rate.activate_by !== undefined)?.activate_by,
      rates: same,
      // The wallet stores all keys of an activated cycle; any one of them is enough.
      keys: [...new Set(same.map(activationKey))],
    }))
    .toSorted((a, b) => ((a.starts ?? "") < (b.starts ?? "") ? -1 : 1));
}

export const isRunningCycle = ({ rates }: Cycle, day: string): boolean =>
  rates.some((rate) => isRunning(rate, day));

/**
 * Resolves names of activated cycles to keys: "this quarter", "next quarter", "Q4 2026", a category
 * of the quarter, or a key. Takes all keys of a cycle, in case one leaves the catalog.
 */
export function resolveActivations(
  facts: FactIndex,
  card: Card,
  names: readonly string[],
  today: string,
): readonly string[] {
  const cycles = cyclesOf(facts, card.id);
  if (cycles.length === 0 && names.length > 0) {
    throw new ToolError(`${card.card_name} has no rates to activate.`);
  }
  const keys = names.flatMap((name) =>
    getCycles(facts, cycles, name, today).flatMap((cycle) => cycle.keys),
  );
  return [...new Set(keys)];
}

const THIS = /^(?:this|the)?\s*(?:current|running)?\s*(?:quarter|cycle|now)?$/;
const NEXT = /^(?:the\s*)?next\s*(?:quarter|cycle)?$/;
const QUARTER = /^(?:(\d{4})[\s-]*)?q\s*([1-4])(?:[\s-]*(\d{4}))?$/;

function getCycles(facts: FactIndex, cycles: readonly Cycle[], name: string, today: string) {
  const plain = name.trim().toLowerCase().replaceAll("_", " ");
  const keyed = cycles.find(({ keys }) => keys.includes(name.trim()));
  if (keyed !== undefined) return [keyed];
  const running = cycles.filter((cycle) => isRunningCycle(cycle, today));
  const coming = cycles.filter(({ starts }) => starts !== undefined && starts > today);
  if (THIS.test(plain)) return orUnknown(running, "today");
  if (NEXT.test(plain)) return orUnknown(coming.slice(0, 1), "the next quarter");
  const quarter = QUARTER.exec(plain);
  if (quarter !== null) {
    const year = quarter[1] ?? quarter[3] ?? today.slice(0, 4);
    const month = String(Number(quarter[2]) * 3 - 2).padStart(2, "0");
    const ofQuarter = cycles.filter(({ starts }) => starts === `${year}-${month}-01`);
    return orUnknown(ofQuarter, `Q${quarter[2]} ${year}`);
  }
  const among = orUnknown(running.length > 0 ? running : coming, "today").flatMap((cycle) =>
    cycle.rates.map((rate) => ({
      value: cycle,
      id: activationKey(rate),
      label: categoryName(facts, rate.category),
      names: rateNames(facts, rate),
    })),
  );
  return [pick("category to activate now", among, name)];
}

function orUnknown(cycles: readonly Cycle[], when: string): readonly Cycle[] {
  if (cycles.length > 0) return cycles;
  throw new ToolError(`No categories to activate are known for ${when}.`);
}

/* Resolves members' names for a card's credits, caps and levels to the wallet's keys. */

const plain = (name: string) => toPickable(name, [], toWords(name));

export function enrollableNames(facts: FactIndex, cardId: string): readonly string[] {
  const credits = facts.rowsOf("credits", cardId).map((row) => row.credit_name);
  const lounges = facts.rowsOf("lounges", cardId).map((row) => row.lounge_network);
  return [...new Set([...credits, ...lounges])];
}

export function getEnrollable(facts: FactIndex, card: Card, name: string): string {
  const names = enrollableNames(facts, card.id);
  if (names.length === 0) throw new ToolError(`${card.card_name} has nothing to enroll in.`);
  return pick("credit or lounge network of this card", names.map(plain), name);
}

export function getCap(facts: FactIndex, card: Card, category: string, day: string): string {
  const rates = facts
    .rowsOf("earnRates", card.id)
    .filter((rate) => rate.cap_usd !== undefined && isUsable(rate) && isRunning(rate, day));
  if (rates.length === 0) throw new ToolError(`${card.card_name} has no capped rates now.`);
  const caps = [...groupBy(rates, capKey)].map(([key, rows]) => {
    const names = rows.flatMap((rate) => [optionOf(rate), ...rateNames(facts, rate)]);
    return toPickable(key, names, categoriesOf(facts, rows));
  });
  return pick("capped category of this card", caps, category);
}

/** The current levels of the relationship program of a card's bank. */
export const boostLevels = (
  facts: FactIndex,
  card: Card,
  day: string,
): readonly Pickable<string>[] =>
  facts
    .rowsOf("earnBoosts", card.id)
    .filter((row) => isUsable(row) && isRunning(row, day))
    .map(({ level, min_balance_usd: least, percent_more: percent }) => {
      const names = [
        ...facts.nicknamesOf("level", `${card.issuer} ${level}`),
        `${percent}%`,
        ...(least === undefined ? [] : [String(least), `from ${least}`, `${least / 1000}k`]),
      ];
      return toPickable(level, names, `${level}: ${percent}% more`);
    });

/** A level by its name or minimum balance (100k, 100000). */
export function getBoostLevel(facts: FactIndex, card: Card, name: string, day: string): string {
  const levels = boostLevels(facts, card, day);
  if (levels.length === 0) throw new ToolError(`${card.card_name} has no levels that raise rates.`);
  return pick("level of this card", levels, name.replaceAll(/[$,]/g, ""));
}

/** A requirement of data/vocab-terms.ts, however it is spaced or shortened. */
export const getRequirement = (name: string): string =>
  pick("requirement", REQUIREMENTS.map(plain), name);
