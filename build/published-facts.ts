import type { CardRow } from "../server/contract/cards.ts";
import type { FactProvenance } from "../server/contract/provenance.ts";
import { toCardRows } from "./answers/cards.ts";
import { toProvenance } from "./answers/provenance.ts";
import { toTransferRows } from "./answers/transfers.ts";
import { toValuationRows } from "./answers/valuations.ts";
import { toCatalog } from "./catalog.ts";
import type { Rows, Tables } from "./read.ts";

/** One published fact in the form of published-changes.csv. */
interface PublishedFact extends Pick<Change, "as_of" | "publisher" | "url"> {
  readonly field: string;
  readonly value: string;
}

type Change = Omit<Rows<"publishedChanges">[number], "released_at" | "line">;

/** Facts of a subject by field, or by field and list value. The first one marks its existence. */
type SubjectFacts = ReadonlyMap<string, PublishedFact>;

/** Changed published facts. Compares only public rows, so nothing private can leak. */
export function toPublishedChanges(before: Tables, after: Tables): readonly Change[] {
  const old = toPublishedFacts(before);
  const now = toPublishedFacts(after);
  return [...new Set([...old.keys(), ...now.keys()])].toSorted().flatMap((subject) => {
    const was = old.get(subject);
    const is = now.get(subject);
    const keys = [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])];
    const told = was !== undefined && is !== undefined ? keys : keys.slice(0, 1);
    return told.flatMap((key) => toChange(subject, key, was, is));
  });
}

function toChange(
  subject: string,
  key: string,
  was: SubjectFacts | undefined,
  is: SubjectFacts | undefined,
): readonly Change[] {
  const before = was?.get(key);
  const after = is?.get(key);
  // A removed fact has no source left, so the first fact of its subject is cited.
  const [whole] = is?.values() ?? [];
  const seen = after ?? whole ?? before;
  if (seen === undefined || before?.value === after?.value) return [];
  const { as_of, publisher, url } = seen;
  const { field } = after ?? before ?? seen;
  const values = { old: before?.value ?? "", new: after?.value ?? "" };
  return [{ subject, field, ...values, as_of, publisher, url }];
}

function toPublishedFacts(tables: Tables): ReadonlyMap<string, SubjectFacts> {
  const catalog = toCatalog(tables);
  const rows = toCardRows(catalog);
  const transfers = toTransferRows(catalog);
  const { cards, transfers: routes, valuations } = toProvenance(catalog, rows, transfers);
  const values = toValuationRows(catalog);
  return new Map<string, SubjectFacts>([
    ...rows.map(({ value }, at) => [value.id, toCardFacts(value, cards[at]?.value.facts)] as const),
    ...transfers.map(({ route, row: { value } }, at) => {
      const { is_active } = value;
      const has_transfer_bonus = value.is_active && value.has_transfer_bonus;
      const facts = Object.entries({ is_active, has_transfer_bonus });
      const name = `${route.source} -> ${route.dest}`;
      return [name, toFacts(facts, routes[at]?.value.facts)] as const;
    }),
    ...values.map(({ value: { program, value } }, at) => {
      const { as_of, publishers = [] } = valuations[at]?.value ?? {};
      const fact = { field: "value", value: String(value), as_of, url: "" };
      return [
        program,
        new Map([["value", { ...fact, publisher: publishers.join(", ") }]]),
      ] as const;
    }),
  ]);
}

/** Leaves out `has_statement_credits`, which follows from the list of credits. */
function toCardFacts(
  { id: _id, has_statement_credits: _has, family, ...row }: CardRow,
  provenance: readonly FactProvenance[] = [],
): SubjectFacts {
  const ofFamily = provenance.find(({ field }) => field === "family");
  const familyFacts = Object.keys(family ?? {}).flatMap((field) =>
    ofFamily === undefined ? [] : { ...ofFamily, field },
  );
  const fields = { status: "open", ...row, ...family };
  return toFacts(Object.entries(fields), [...provenance, ...familyFacts]);
}

type Value = string | number | boolean | readonly string[];

const toFacts = (
  fields: readonly (readonly [field: string, value: Value])[],
  provenance: readonly FactProvenance[] = [],
): SubjectFacts =>
  new Map(
    fields.flatMap(([field, value]) => {
      const listed = Array.isArray(value);
      return [value].flat().map((one) => {
        const isMeant = (fact: FactProvenance) =>
          fact.field === field && (!listed || fact.value === one);
        const seen = provenance.find(isMeant) ?? provenance.find(({ basis }) => basis === "row");
        const [source] = seen?.sources ?? [];
        const fact = {
          field,
          value: String(one),
          as_of: seen?.as_of,
          publisher: source?.publisher ?? "",
          url: source?.url ?? "",
        };
        return [listed ? `${field} ${String(one)}` : field, fact] as const;
      });
    }),
  );
