import type { ValuedCard } from "../../cards/card-facts.ts";
import {
  describeTier,
  formatFee,
  formatForeignFee,
  formatPointValue,
  toTitleCase,
} from "../../cards/labels.ts";

/** A group of rows. */
export interface ComparedPart {
  readonly title: string;
  readonly rows: readonly ComparedRow[];
}

export interface ComparedRow {
  readonly label: string;
  /** One per card, in order; undefined where no source has it. */
  readonly cells: readonly (string | undefined)[];
  readonly differs: boolean;
}

/** Cards side by side. Lists become one row per value that any of them has. */
export function compareCards(cards: readonly ValuedCard[]): readonly ComparedPart[] {
  const toRow = ([label, of]: Fact): ComparedRow => {
    const cells = cards.map(of);
    return { label, cells, differs: new Set(cells).size > 1 };
  };
  const lists = LISTS.map(([title, listOf]) => ({
    title,
    rows: [...new Set(cards.flatMap(listOf))]
      .toSorted()
      .map((value) => toRow([value, (card) => (listOf(card).includes(value) ? "Yes" : undefined)])),
  }));
  return [{ title: "Terms", rows: TERMS.map(toRow) }, ...lists];
}

/** The parts with only the rows in which the cards differ. */
export const onlyDifferent = (parts: readonly ComparedPart[]): readonly ComparedPart[] =>
  parts.map(({ title, rows }) => ({ title, rows: rows.filter(({ differs }) => differs) }));

type Fact = readonly [label: string, of: (card: ValuedCard) => string | undefined];

const yesIf = (is: boolean): string | undefined => (is ? "Yes" : undefined);

const TERMS: readonly Fact[] = [
  ["Issuer", (card) => card.issuer],
  ["Kind", (card) => toTitleCase(card.card_type)],
  ["Network", (card) => card.network],
  ["Network tier", describeTier],
  ["Annual fee", (card) => formatFee(card.annual_fee)],
  ["Foreign transaction fee", (card) => formatForeignFee(card.foreign_transaction_fee)],
  ["Rewards currency", (card) => card.rewards_currency],
  [
    "A point's value, estimated",
    ({ point_value: cents }) => (cents === undefined ? undefined : formatPointValue(cents)),
  ],
  ["Welcome offer", (card) => yesIf(card.welcome_offer_available)],
  ["Elite status", (card) => yesIf(card.has_elite_status_benefits)],
  ["Free night certificate", (card) => yesIf(card.has_free_night_certificate)],
  ["Family", ({ family }) => family?.family_name],
];

const LISTS: readonly (readonly [title: string, of: (card: ValuedCard) => readonly string[]])[] = [
  ["Statement credits", (card) => card.credit_types],
  ["Lounges", (card) => card.lounge_networks],
  ["Protections", (card) => card.protections],
];
