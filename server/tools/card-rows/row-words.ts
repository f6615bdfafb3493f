import type { FactIndex } from "../../member/facts.ts";

/*
 * Small words that rows of the catalog are told with.
 */

/** The parts that are there, as one text. */
export const joinParts = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter((part) => part !== false && part !== undefined && part !== "").join("; ");

/** `first_year` becomes `first year`. */
export const toWords = (key: string): string => key.replaceAll("_", " ");

/** Undefined when there is nothing, so that answers do not carry empty lists. */
export const listed = <Item>(items: readonly Item[]): Item[] | undefined =>
  items.length === 0 ? undefined : [...items];

/** Undefined when there is no text. */
export const told = (text: string): string | undefined => (text === "" ? undefined : text);

export const merchantNames = (facts: FactIndex, keys: readonly string[]): string[] =>
  keys.map((key) => facts.merchants.get(key)?.name ?? key);

export const categoryName = (facts: FactIndex, key: string): string =>
  facts.categories.get(key)?.name ?? key;

export const programName = (facts: FactIndex, key: string): string =>
  facts.programs.get(key)?.name ?? key;

interface Dated {
  readonly starts?: string | undefined;
  readonly ends?: string | undefined;
}

/** Whether a row is over before a day. */
export const hasEnded = ({ ends }: Dated, today: string): boolean =>
  ends !== undefined && ends < today;

/** Whether a row begins only after a day. */
export const isUpcoming = ({ starts }: Dated, today: string): boolean =>
  starts !== undefined && starts > today;
