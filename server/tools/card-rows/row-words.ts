import * as z from "zod";
import { CONFIDENCES } from "../../../data/vocab.ts";
import type { FactIndex } from "../../member/facts.ts";
import { merchantName } from "./rate-words.ts";

/* The fields and the wording that all rows of the catalog share. */

export const factShape = {
  starts: z.iso.date().optional(),
  ends: z.iso.date().optional().describe("The last day."),
  upcoming: z.boolean().optional().describe("true when it has not begun yet."),
  confidence: z.enum(CONFIDENCES),
  as_of: z.iso.date().optional(),
  note: z.string().optional(),
  text: z.string().describe("The same in plain words."),
};

type Part = string | false | undefined;

const joinPresent = (parts: readonly Part[], separator: string): string =>
  parts.filter((part) => part !== false && part !== undefined && part !== "").join(separator);

export const joinParts = (...parts: readonly Part[]): string => joinPresent(parts, "; ");

export const joinWords = (...parts: readonly Part[]): string => joinPresent(parts, ", ");

/** `first_year` becomes `first year`. */
export const toWords = (key: string): string => key.replaceAll("_", " ");

/** Undefined when there is nothing, so that answers do not carry empty lists. */
export const listed = <Item>(items: readonly Item[]): Item[] | undefined =>
  items.length === 0 ? undefined : [...items];

export const told = (text: string): string | undefined => (text === "" ? undefined : text);

export const merchantNames = (facts: FactIndex, keys: readonly string[]): string[] =>
  keys.map((key) => merchantName(facts, key));

export const programName = (facts: FactIndex, key: string): string =>
  facts.programs.get(key)?.name ?? key;

interface Dated {
  readonly starts?: string | undefined;
  readonly ends?: string | undefined;
}

export const hasEnded = ({ ends }: Dated, today: string): boolean =>
  ends !== undefined && ends < today;

export const isUpcoming = ({ starts }: Dated, today: string): boolean =>
  starts !== undefined && starts > today;

/** Picks the fields of a row that a schema has: the columns an answer shares with the catalog. */
export const pickRow = <Schema extends z.ZodObject>(schema: Schema, row: z.input<Schema>) =>
  schema.parse(row);
