import { groupBy } from "../contract/group-by.ts";
import { type CategoryTree, toCategoryTree } from "../advice/purchase/categories.ts";
import type { FactRow, Facts } from "../contract/facts.ts";

/** The tables in which every row is about one card. */
type CardTable =
  | "terms"
  | "aprs"
  | "families"
  | "earnRates"
  | "earnBoosts"
  | "credits"
  | "lounges"
  | "protections"
  | "eliteStatus"
  | "certificates"
  | "offers"
  | "unlocks";

export type NicknameKind = FactRow<"nicknames">["kind"];

type RowsByCard = {
  readonly [Name in CardTable]: ReadonlyMap<string, readonly FactRow<Name>[]>;
};

/** The facts of one build with the look-ups that tools need. */
export interface FactIndex {
  readonly facts: Facts;
  readonly tables: Facts["tables"];
  /** The day of the facts, YYYY-MM-DD. */
  readonly asOf: string;
  /** Every tracked card, by its id and its former ids. */
  readonly cards: ReadonlyMap<string, FactRow<"cards">>;
  readonly programs: ReadonlyMap<string, FactRow<"programs">>;
  readonly categories: ReadonlyMap<string, FactRow<"spendCategories">>;
  readonly merchants: ReadonlyMap<string, FactRow<"merchants">>;
  readonly tree: CategoryTree;
  /** The service's own estimate for a program, in cents per point. */
  readonly values: ReadonlyMap<string, Facts["valuations"][number]>;
  /** Nicknames of a thing besides its name. */
  readonly nicknamesOf: (kind: NicknameKind, name: string) => readonly string[];
  /** The rows of a table about one card; empty if there are none. */
  readonly rowsOf: <Name extends CardTable>(name: Name, cardId: string) => readonly FactRow<Name>[];
}

export function indexFacts(facts: Facts): FactIndex {
  const { tables } = facts;
  const { cards, programs, spendCategories, merchants } = tables;
  return {
    facts,
    tables,
    asOf: facts.version.slice(0, "YYYY-MM-DD".length),
    cards: new Map(
      cards.flatMap((card) => [card.id, ...card.former_ids].map((id) => [id, card] as const)),
    ),
    programs: new Map(programs.map((program) => [program.key, program])),
    categories: new Map(spendCategories.map((category) => [category.key, category])),
    merchants: new Map(merchants.map((merchant) => [merchant.key, merchant])),
    tree: toCategoryTree(spendCategories),
    values: new Map(facts.valuations.map((estimate) => [estimate.program, estimate])),
    nicknamesOf: indexNicknames(facts),
    rowsOf: indexByCard(facts),
  };
}

function indexNicknames({ tables }: Facts): FactIndex["nicknamesOf"] {
  const words = new Map(tables.nicknames.map((row) => [`${row.kind} ${row.name}`, row.words]));
  return (kind, name) => words.get(`${kind} ${name}`) ?? [];
}

function indexByCard({ tables }: Facts): FactIndex["rowsOf"] {
  const byCard: RowsByCard = {
    terms: groupByCard(tables.terms),
    aprs: groupByCard(tables.aprs),
    families: groupByCard(tables.families),
    earnRates: groupByCard(tables.earnRates),
    earnBoosts: groupByCard(tables.earnBoosts),
    credits: groupByCard(tables.credits),
    lounges: groupByCard(tables.lounges),
    protections: groupByCard(tables.protections),
    eliteStatus: groupByCard(tables.eliteStatus),
    certificates: groupByCard(tables.certificates),
    offers: groupByCard(tables.offers),
    unlocks: groupByCard(tables.unlocks),
  };
  return (name, cardId) => byCard[name].get(cardId) ?? [];
}

const groupByCard = <Row extends { readonly card_id: string }>(
  // Facts of an earlier build lack tables that came later.
  rows: readonly Row[] = [],
) => groupBy(rows, ({ card_id: id }) => id);

/** The index with other rows of one table for one card. */
export const withCardRows = <Name extends CardTable>(
  index: FactIndex,
  name: Name,
  cardId: string,
  rows: readonly FactRow<Name>[],
): FactIndex => ({
  ...index,
  // The rows are those of the table that is asked for.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  rowsOf: ((table: CardTable, id: string) =>
    table === name && id === cardId ? rows : index.rowsOf(table, id)) as FactIndex["rowsOf"],
});
