const OF_SOURCES =
  /\b(?:sources?|pages?|files?|lists?|stored|perks|derived|read|named?|caddy|creditodds|terms of \d)\b/i;

/** Whether a note of the catalog tells of the benefit; others tell where it was read. */
export const isTellable = (note: string): boolean => !OF_SOURCES.test(note);
