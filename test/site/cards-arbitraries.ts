import fc from "fast-check";
import { FIRST_STATE, SORT_KEYS } from "../../build/site/browser/explorer/state.ts";
import type { ExplorerState, Filters } from "../../build/site/browser/explorer/state.ts";
import { FILTER_FLAGS, FILTER_GROUPS, listOptions } from "../../build/site/cards/filter-fields.ts";
import type { ValuedCard } from "../../build/site/cards/card-facts.ts";

/** Searches, mostly begun words of what cards are called, some that nothing is called. */
function searches(cards: readonly ValuedCard[]): fc.Arbitrary<string> {
  const words = cards.flatMap(({ card_name, issuer, rewards_currency }) =>
    `${card_name} ${issuer} ${rewards_currency}`.split(" "),
  );
  const begun = fc
    .tuple(fc.constantFrom(...words), fc.nat(8))
    .map(([word, length]) => word.slice(0, length + 1));
  const word = fc.oneof({ weight: 8, arbitrary: begun }, fc.string({ maxLength: 4 }));
  return fc.array(word, { maxLength: 2 }).map((some) => some.join(" "));
}

/** Filters with values that cards have; few at a time, so that some cards pass. */
export function filtersOf(cards: readonly ValuedCard[]): fc.Arbitrary<Filters> {
  const groups = FILTER_GROUPS.map((group) => {
    const values = listOptions(group, cards).map(([value]) => value);
    const some = fc.uniqueArray(fc.constantFrom(...values), { maxLength: 2 });
    return fc.option(some, { freq: 3, nil: [] }).map((ticked) => [group.name, ticked] as const);
  });
  const fee = fc.option(fc.nat(900), { freq: 3, nil: undefined });
  return fc.record({
    search: fc.oneof(fc.constant(""), searches(cards)),
    values: fc
      .tuple(...groups)
      .map((all) => new Map(all.filter(([, ticked]) => ticked.length > 0))),
    flags: fc.subarray(
      FILTER_FLAGS.map(({ name }) => name),
      { maxLength: 2 },
    ),
    least: fee,
    most: fee,
  });
}

export const statesOf = (cards: readonly ValuedCard[]): fc.Arbitrary<ExplorerState> =>
  fc
    .record({
      filters: filtersOf(cards),
      order: fc.record({ by: fc.constantFrom(...SORT_KEYS), descending: fc.boolean() }),
      picked: fc.uniqueArray(fc.constantFrom(...cards.map(({ id }) => id)), { maxLength: 5 }),
      comparing: fc.boolean(),
      onlyDifferences: fc.boolean(),
    })
    .map((state) => ({
      ...FIRST_STATE,
      ...state,
      comparing: state.comparing && state.picked.length > 0,
    }));
