import type { EarnRate } from "../../advice/purchase/purchase.ts";
import { isRunning, optionOf } from "../../advice/purchase/rate-status.ts";
import { isUsable } from "../../advice/plain-row.ts";
import type { FactRow } from "../../contract/facts.ts";
import { ToolError } from "../../contract/tool-error.ts";
import type { FactIndex } from "../../member/facts.ts";
import { pick, type Pickable } from "../frame/pick.ts";

/** Categories of which the holder of a card chooses some. */
export interface ChoiceGroup {
  readonly group: string;
  /** How many are chosen. */
  readonly count: number;
  readonly options: readonly { readonly key: string; readonly name: string }[];
}

/** What a choice may be given as: names, or names by group. */
export type AskedChoices = readonly string[] | Readonly<Record<string, readonly string[]>>;

/** The choices of a card on a day; empty for nearly all cards. */
export function choiceGroups(
  facts: FactIndex,
  cardId: string,
  day: string,
): readonly ChoiceGroup[] {
  const rates = choiceRates(facts, cardId, day);
  return [...new Set(rates.map((rate) => rate.select_group))].map((group) => {
    const own = rates.filter((rate) => rate.select_group === group);
    return {
      group,
      count: own[0]?.select_count ?? 1,
      options: [...new Set(own.map(optionOf))].map((key) => ({
        key,
        name: nameOf(facts, own, key),
      })),
    };
  });
}

/** The chosen options by group, of loose names. Groups that are not spoken of are left out. */
export function resolveChoices(
  facts: FactIndex,
  card: FactRow<"cards">,
  asked: AskedChoices,
  day: string,
): Readonly<Record<string, string[]>> {
  const groups = choiceGroups(facts, card.id, day);
  if (groups.length === 0) throw new ToolError(noChoice(facts, card, day));
  const found = toPairs(asked).map(([group, name]) => {
    const among = toPickables(facts, card.id, day, groupsFor(groups, group));
    return pick("category to choose on this card", among, name);
  });
  const chosen: Record<string, string[]> = {};
  for (const { group, key } of found) {
    chosen[group] = [...new Set([...(chosen[group] ?? []), key])];
  }
  for (const { group, count } of groups) refuseTooMany(chosen[group] ?? [], count, card);
  return chosen;
}

function refuseTooMany(keys: readonly string[], count: number, card: FactRow<"cards">): void {
  if (keys.length <= count) return;
  throw new ToolError(
    `${card.card_name} lets its holder choose ${count} of these; ${keys.length} were given: ` +
      `${keys.join(", ")}. Give the one in force now.`,
  );
}

function groupsFor(
  groups: readonly ChoiceGroup[],
  asked: string | undefined,
): readonly ChoiceGroup[] {
  if (asked === undefined) return groups;
  const named = groups.filter(({ group }) => group === asked);
  if (named.length > 0) return named;
  const names = groups.map(({ group }) => group).join(", ");
  throw new ToolError(
    `No group of choices is called "${asked.slice(0, 60)}". There are: ${names}.`,
  );
}

type Pair = readonly [group: string | undefined, name: string];

const isList = (asked: AskedChoices): asked is readonly string[] => Array.isArray(asked);

const toPairs = (asked: AskedChoices): readonly Pair[] =>
  isList(asked)
    ? asked.map((name) => [undefined, name] as const)
    : Object.entries(asked).flatMap(([group, names]) =>
        names.map((name) => [group, name] as const),
      );

interface Chosen {
  readonly group: string;
  readonly key: string;
}

function toPickables(
  facts: FactIndex,
  cardId: string,
  day: string,
  groups: readonly ChoiceGroup[],
): readonly Pickable<Chosen>[] {
  const rates = choiceRates(facts, cardId, day);
  return groups.flatMap(({ group, options }) =>
    options.map(({ key, name }) => ({
      value: { group, key },
      id: key,
      label: name,
      names: rates
        .filter((rate) => rate.select_group === group && optionOf(rate) === key)
        .flatMap(({ category }) => categoryNames(facts, category)),
    })),
  );
}

/** What a spend category is called. */
export function categoryNames({ categories }: FactIndex, key: string): readonly string[] {
  const row = categories.get(key);
  return row === undefined ? [key] : [key, row.name, ...row.aliases];
}

const choiceRates = (facts: FactIndex, cardId: string, day: string): readonly EarnRate[] =>
  facts
    .rowsOf("earnRates", cardId)
    .filter((rate) => rate.selection === "choice" && isUsable(rate) && isRunning(rate, day));

function nameOf(facts: FactIndex, rates: readonly EarnRate[], key: string): string {
  const categories = rates.filter((rate) => optionOf(rate) === key).map((rate) => rate.category);
  return [...new Set(categories)]
    .map((category) => facts.categories.get(category)?.name ?? category)
    .join(", ");
}

function noChoice(facts: FactIndex, card: FactRow<"cards">, day: string): string {
  const isTop = facts
    .rowsOf("earnRates", card.id)
    .some((rate) => rate.selection === "top_spend" && isRunning(rate, day));
  return isTop
    ? `${card.card_name} takes the categories with most spend by itself; there is nothing to choose.`
    : `${card.card_name} has no categories to choose.`;
}
