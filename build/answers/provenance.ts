import { PUBLISHERS } from "../../data/vocab.ts";
import type { CardRow } from "../../server/contract/cards.ts";
import {
  cardProvenanceCsv,
  getCardProvenance,
  listCardProvenance,
  listTransferProvenance,
  listValuationProvenance,
  transferProvenanceCsv,
  valuationProvenanceCsv,
} from "../../server/contract/provenance-routes.ts";
import {
  type CardProvenance,
  cardProvenance,
  cardProvenanceCsvRow,
  type FactProvenance,
  transferProvenance,
  type TransferProvenance,
  transferProvenanceCsvRow,
  toRouteName,
  type ValuationProvenance,
  valuationProvenance,
} from "../../server/contract/provenance.ts";
import type { Catalog, CatalogCard } from "../catalog.ts";
import { toCsv } from "../csv.ts";
import { type Answer, answer, answerText, type Fragment, toFragment, toList } from "./answer.ts";
import { isLastingFreeNight } from "./cards.ts";
import { bonusesReadOn, createEvidence, type Evidence } from "./evidence.ts";
import type { TransferAnswer } from "./transfers.ts";
import { toEstimates } from "./valuations.ts";

/** The source of each published fact of open cards, in the order of `rows`. */
function toCardProvenance(catalog: Catalog, rows: readonly Fragment<CardRow>[]) {
  const evidence = createEvidence(catalog);
  return catalog.openCards.map((entry, at) => {
    const row = rows[at]?.value;
    if (row?.id !== entry.card.id) throw new Error(`${entry.card.id}: no row of this card`);
    const facts = Object.entries(row).flatMap(([field, value]) =>
      value === undefined ? [] : factsOf(evidence, entry, field, value),
    );
    return toFragment(cardProvenance, { id: row.id, card_name: row.card_name, facts });
  });
}

type Owned = readonly Parameters<Evidence["best"]>[0][number][];

/** Rows of other tables behind a card field; for list fields, behind one listed value. */
const OWN_ROWS: Readonly<Record<string, (card: CatalogCard, value?: string) => Owned>> = {
  has_statement_credits: ({ credits }) => credits,
  credit_types: ({ credits }, value) => credits.filter((one) => one.credit_type === value),
  lounge_networks: ({ lounges }, value) => lounges.filter((one) => one.lounge_network === value),
  protections: ({ protections }, value) => protections.filter((one) => one.protection === value),
  has_elite_status_benefits: ({ eliteStatus }) => eliteStatus,
  has_free_night_certificate: ({ certificates }) => certificates.filter(isLastingFreeNight),
  family: ({ family }) => (family === undefined ? [] : [family]),
};

function factsOf(
  { best, offers }: Evidence,
  entry: CatalogCard,
  field: string,
  value: CardRow[keyof CardRow],
): readonly FactProvenance[] {
  const seen = field === "welcome_offer_available" ? offers(entry.card.id) : [];
  const own = seen.length > 0 ? () => seen : OWN_ROWS[field];
  const toFact = (listed?: string): FactProvenance => {
    if (own === undefined) return { field, basis: "row", ...best([entry.card], entry) };
    return { field, value: listed, basis: "own", ...best(own(entry, listed), entry) };
  };
  return Array.isArray(value) && value.length > 0 ? value.map(toFact) : [toFact()];
}

const toValuationProvenance = (catalog: Catalog): readonly Fragment<ValuationProvenance>[] =>
  toEstimates(catalog).map(({ program, as_of, stale, publisherNames }) =>
    toFragment(valuationProvenance, {
      program: program.key,
      display_name: program.name,
      as_of,
      confidence: stale ? "unverified" : confidenceOf(publisherNames.length),
      publishers: publisherNames.map((name) => PUBLISHERS.get(name) ?? name),
    }),
  );

const confidenceOf = (publishers: number) => (publishers > 1 ? "confirmed" : "single_source");

interface Provenance {
  readonly cards: readonly Fragment<CardProvenance>[];
  readonly transfers: readonly Fragment<TransferProvenance>[];
  readonly valuations: readonly Fragment<ValuationProvenance>[];
}

export const toProvenance = (
  catalog: Catalog,
  cards: readonly Fragment<CardRow>[],
  transfers: readonly TransferAnswer[],
): Provenance => ({
  cards: toCardProvenance(catalog, cards),
  transfers: toTransferProvenance(catalog, transfers),
  valuations: toValuationProvenance(catalog),
});

/** Keyed for pages, which look up one card, route or program. */
export const byKey = ({ cards, transfers, valuations }: Provenance) => ({
  cards: new Map(cards.map(({ value }) => [value.id, value.facts])),
  transfers: new Map(transfers.map(({ value }) => [toRouteName(value), value.facts])),
  valuations: new Map(valuations.map(({ value }) => [value.program, value])),
});

export function answerProvenance(
  catalog: Catalog,
  { cards, transfers: routes, valuations }: Provenance,
): readonly Answer[] {
  const cardLines = cards.flatMap(({ value: { id, facts } }) =>
    facts.map((fact) => ({ id, ...toCsvFact(fact) })),
  );
  const routeLines = routes.flatMap(({ value: { facts, ...ends } }) =>
    facts.map((fact) => ({ ...ends, ...toCsvFact(fact) })),
  );
  return [
    ...answer(listCardProvenance, {}, toList(cards)),
    ...cards.flatMap((card, at) =>
      [card.value.id, ...(catalog.openCards[at]?.card.former_ids ?? [])].flatMap((cardId) =>
        answer(getCardProvenance, { cardId }, card),
      ),
    ),
    ...answer(listTransferProvenance, {}, toList(routes)),
    ...answer(listValuationProvenance, {}, toList(valuations)),
    ...answerText(cardProvenanceCsv, {}, toCsv(cardProvenanceCsvRow, cardLines)),
    ...answerText(transferProvenanceCsv, {}, toCsv(transferProvenanceCsvRow, routeLines)),
    ...answerText(
      valuationProvenanceCsv,
      {},
      toCsv(
        valuationProvenance,
        valuations.map(({ value }) => value),
      ),
    ),
  ];
}

const toCsvFact = ({ sources, ...evidence }: FactProvenance) => ({
  ...evidence,
  publishers: sources.map(({ publisher, reader }) =>
    reader === undefined ? publisher : `${publisher}, as read by ${reader}`,
  ),
  urls: sources.map(({ url }) => url.replaceAll(";", "%3B")),
});

/**
 * Only the existence of a bonus is public: its source addresses reveal its size, so they are left
 * out. A route without a known bonus is `unverified`, because no source says it has none.
 */
function toTransferProvenance(catalog: Catalog, transfers: readonly TransferAnswer[]) {
  const { best } = createEvidence(catalog);
  const readOn = bonusesReadOn(catalog);
  return transfers.map(({ route, bonuses, row: { value } }) => {
    const { source_program, dest_program } = value;
    const own = (field: string, found: ReturnType<typeof best>): FactProvenance => ({
      field,
      basis: "own",
      ...found,
    });
    const bonus =
      bonuses.length > 0
        ? { ...best(bonuses), sources: [] }
        : { as_of: readOn, confidence: "unverified" as const, sources: [] };
    const facts = [
      own("is_active", best([route])),
      value.is_active ? own("has_transfer_bonus", bonus) : own("deactivated_date", best([route])),
    ];
    return toFragment(transferProvenance, { source_program, dest_program, facts });
  });
}
