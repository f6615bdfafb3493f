import { groupBy } from "../../advice/group-by.ts";
import { isUsable } from "../../advice/plain-row.ts";
import type { EarnRate } from "../../advice/purchase/purchase.ts";
import { isRunning, optionOf } from "../../advice/purchase/rate-status.ts";
import type { FactRow } from "../../contract/facts.ts";
import { ToolError } from "../../contract/tool-error.ts";
import type { FactIndex } from "../../member/facts.ts";
import { categoryName } from "../card-rows/rate-words.ts";
import { merchantNames } from "../card-rows/row-words.ts";
import { pick, type Pickable } from "../frame/pick.ts";
import type { CardInput } from "./card-input.ts";

/** Categories of which the holder of a card chooses `count`. */
export interface ChoiceGroup {
  readonly group: string;
  readonly count: number;
  readonly options: readonly Pickable<{ readonly group: string; readonly key: string }>[];
}

/** Empty for nearly all cards. */
export function choiceGroups(
  facts: FactIndex,
  cardId: string,
  day: string,
): readonly ChoiceGroup[] {
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

/** The keys of the chosen options by group, without the groups that nothing was chosen from. */
export function resolveChoices(
  facts: FactIndex,
  card: FactRow<"cards">,
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

function groupsCalled(
  groups: readonly ChoiceGroup[],
  name: string | undefined,
): readonly ChoiceGroup[] {
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

/** Names that members use for a spend category. */
function categoryNames({ categories }: FactIndex, key: string): readonly string[] {
  const row = categories.get(key);
  return row === undefined ? [key] : [key, row.name, ...row.aliases];
}

/** Names that members use for what a rate pays on. */
export const rateNames = (facts: FactIndex, rate: EarnRate): readonly string[] => [
  ...categoryNames(facts, rate.category),
  ...merchantNames(facts, rate.merchants),
];

/** `Dining, Groceries` */
export const categoriesOf = (facts: FactIndex, rates: readonly EarnRate[]): string =>
  [...new Set(rates.map(({ category }) => categoryName(facts, category)))].join(", ");

function noChoice(facts: FactIndex, card: FactRow<"cards">, day: string): string {
  const isTop = facts
    .rowsOf("earnRates", card.id)
    .some((rate) => rate.selection === "top_spend" && isRunning(rate, day));
  return isTop
    ? `${card.card_name} takes the categories with most spend by itself; there is nothing to choose.`
    : `${card.card_name} has no categories to choose.`;
}
