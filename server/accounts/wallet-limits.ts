import type * as z from "zod";

/*
 * How much of each thing a wallet may hold. Reading a wallet takes time for each entry of its lists
 * and maps, often times the cards, so none of them is bounded by the size of the whole alone.
 */

/** Most of each list; a wallet beyond is no person's. */
export const MAX_CARDS = 200;
export const MAX_ROWS = 2000;
/** Of all cards together: each is judged by the rules of each issuer. */
export const MAX_FORMER_PRODUCTS = 400;

/** Most entries of each map: well above what the catalog has names for. */
export const MAX_ENTRIES = {
  chosen_categories: 20,
  enrolments: 50,
  valuations: 200,
  spend: 100,
  relationships: 100,
} as const;

/** A map of at most so many entries. */
export function atMost<Entries extends z.ZodRecord>(most: number, entries: Entries) {
  return entries.refine((map) => Object.keys(map).length <= most, {
    error: ({ input }) =>
      `${Object.keys(Object(input)).length} entries are more than the ${most} that are kept`,
  });
}

/** A list in which no two are the same. */
export function unique<Item extends z.ZodType>(
  list: z.ZodArray<Item>,
  nameOf: (item: z.output<Item>) => string,
) {
  return list.refine(
    (items) => new Set(items.map(nameOf)).size === items.length,
    "two of them are the same",
  );
}
