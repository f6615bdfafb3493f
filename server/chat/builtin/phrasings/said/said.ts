/** Phrasings by the id of their intent. */
export type Said = Readonly<Record<string, string>>;
