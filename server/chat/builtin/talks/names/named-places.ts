import type { FactIndex } from "../../../../tools/core/facts.ts";
import type { Amount, DateMention, Mention, Understood } from "../../../language/understood.ts";

/*
 * What a question names, each at its place, by the sorts that may take its place: names, amounts
 * and dates alike.
 */

/** Something at a place of the text. */
export interface Slot {
  /** What may replace it has one of these in common. */
  readonly sorts: readonly string[];
  readonly start: number;
  readonly end: number;
  /** Of an amount. */
  readonly amount?: Amount;
}

/** A shop and a kind of shop, dollars and points stand for each other. */
const SORTS: Readonly<Record<string, string>> = {
  merchant: "place",
  category: "place",
  usd: "quantity",
  points: "quantity",
  count: "quantity",
};

export const PREPOSITIONS = new Set(
  "at on in for to from off with into via by through using of between versus vs".split(" "),
);
export const ARTICLES = new Set(["the", "a", "an", "my", "our", "your", "some"]);

/** What is named in a question, with the words that lead to it: "to hyatt". */
export const namedIn = (
  asked: Understood,
): readonly { readonly sorts: readonly string[]; readonly text: string }[] =>
  slotsOf(asked).map((slot) => ({
    sorts: slot.sorts,
    text: asked.tokens.slice(leadOf(slot, asked), slot.end).join(" "),
  }));

/** Where the words start that belong to a name: "to the hyatt". */
export function leadOf({ start }: Slot, { tokens }: Understood): number {
  let lead = start;
  while (ARTICLES.has(tokens[lead - 1] ?? "")) lead -= 1;
  return PREPOSITIONS.has(tokens[lead - 1] ?? "") ? lead - 1 : lead;
}

export const prepositionOf = (slot: Slot, asked: Understood): string => {
  const word = asked.tokens[leadOf(slot, asked)] ?? "";
  return PREPOSITIONS.has(word) ? word : "";
};

/** All that is named, each place once, in the order of the text; longer ones win. */
export function slotsOf(
  { mentions, amounts, dates }: Understood,
  facts?: FactIndex,
): readonly Slot[] {
  const all = [
    ...mentions.map((one) => ({
      ...toSlot(one, one.kind),
      sorts: [SORTS[one.kind] ?? one.kind, ...endsOf(one, facts)],
    })),
    ...amounts.map((one) => ({ ...toSlot(one, one.unit), amount: one })),
    ...dates.map((one) => toSlot(one, "date")),
  ].toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const kept: Slot[] = [];
  for (const slot of all) {
    const place = kept.findIndex((one) => slot.start < one.end && one.start < slot.end);
    const there = kept[place];
    if (there === undefined) kept.push(slot);
    else kept[place] = { ...there, sorts: [...there.sorts, ...slot.sorts] };
  }
  return kept.toSorted((a, b) => a.start - b.start);
}

export const ENDS = ["bank", "partner"] as const;

/** A bank's points replace a bank's, an airline's or hotel's those of another. */
const endsOf = ({ kind, ids: [id = ""] }: Mention, facts?: FactIndex): readonly string[] => {
  const category = kind === "program" ? facts?.programs.get(id)?.category : undefined;
  if (category === undefined) return [];
  return [category === "airline" || category === "hotel" ? "partner" : "bank"];
};

const toSlot = ({ start, end }: Mention | Amount | DateMention, sort: string): Slot => ({
  sorts: [SORTS[sort] ?? sort],
  start,
  end,
});

export const rangeOf = (start: number, end: number): readonly number[] =>
  Array.from({ length: Math.max(0, end - start) }, (_, place) => start + place);

/** Sorts of what is named, as `slotsOf` tells them. */
export const sortOf = (kind: string): string => SORTS[kind] ?? kind;
