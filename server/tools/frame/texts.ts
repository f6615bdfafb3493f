/** The texts that apply: write each as `condition && text`. */
export const compact = (texts: readonly (string | false | undefined)[]): string[] =>
  texts.filter((text) => text !== false && text !== undefined);

/** `Gold, Platinum and 3 more`: the first of some names. */
export const someOf = (names: readonly string[], most: number, joint = ", "): string =>
  names.slice(0, most).join(joint) +
  (names.length > most ? ` and ${names.length - most} more` : "");
