/** `Gold, Platinum and 3 more`: the first of some names. */
export const someOf = (names: readonly string[], most: number, joint = ", "): string =>
  names.slice(0, most).join(joint) +
  (names.length > most ? ` and ${names.length - most} more` : "");
