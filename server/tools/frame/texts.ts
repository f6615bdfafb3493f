/** Texts, some of which may not apply: write `condition && text`; lists may nest. */
export type Notes = readonly (string | false | undefined | Notes)[];

export const compact = (notes: Notes = []): string[] =>
  notes.flatMap((one) => (typeof one === "string" ? one : one ? compact(one) : []));

/** `Gold, Platinum and 3 more`: the first of some names. */
export const someOf = (names: readonly string[], most: number, joint = ", "): string =>
  names.slice(0, most).join(joint) +
  (names.length > most ? ` and ${names.length - most} more` : "");
