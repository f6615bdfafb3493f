import type { ChangeRow } from "../../server/contract/changes.ts";
import type { Catalog } from "../catalog.ts";
import type { Rows } from "../read.ts";

type Released = Rows<"publishedChanges">[number];

/**
 * Adds the publishing release to dated changes and appends all other released changes. A dated
 * change and its published change share one row.
 */
export function withReleased(catalog: Catalog, dated: readonly ChangeRow[]): readonly ChangeRow[] {
  const rows = new Map(dated.map((row) => [row.id, row]));
  for (const change of catalog.tables.publishedChanges) {
    const told = dated.findLast((row) => isSame(row, change)) ?? toFactRow(catalog, change);
    rows.set(told.id, { ...told, ...toSource(change) });
  }
  return [...rows.values()];
}

const toDay = ({ released_at }: Released): string => released_at.slice(0, 10);

const toSource = (change: Released): Partial<ChangeRow> => ({
  released_on: toDay(change),
  as_of: change.as_of,
  publisher: change.publisher || undefined,
  url: change.url || undefined,
});

/** The kinds of dated changes by field, or by field and new value. */
const KINDS: Readonly<Record<string, ChangeRow["kind"]>> = {
  annual_fee: "annual_fee",
  foreign_transaction_fee: "foreign_transaction_fee",
  network: "network",
  card_network_tier: "card_network_tier",
  card_name: "card_renamed",
  "status open": "card_added",
  "status ": "card_closed",
  "is_active true": "route_opened",
  "is_active false": "route_ended",
};

/** True when a dated row reports this change; its id ends with the subject. */
function isSame({ id, kind, date, new: text, new_fee }: ChangeRow, change: Released): boolean {
  const { subject, field, new: value } = change;
  const told = text ?? new_fee;
  return (
    kind === (KINDS[field] ?? KINDS[`${field} ${value}`]) &&
    id === `${date}:${kind}:${subject.replace(" -> ", ":")}` &&
    date <= toDay(change) &&
    (told === undefined || String(told) === value)
  );
}

function toFactRow({ tables, programs }: Catalog, change: Released): ChangeRow {
  const { released_at, subject, field, old, new: value } = change;
  const date = toDay(change);
  const card = tables.cards.find(({ id }) => id === subject);
  const nameOf = (key: string): string => programs.get(key)?.name ?? key;
  const [source = "", dest] = subject.split(" -> ");
  const place = [subject.replace(" -> ", ":"), field, ...(LISTS.has(field) ? [old + value] : [])];
  const about = card?.card_name ?? [source, dest ?? []].flat().map(nameOf).join(" to ");
  return {
    id: [released_at, "fact_changed", ...place].join(":"),
    date,
    kind: "fact_changed",
    title: `${about}: ${toWords(change)}`,
    card_id: card?.id,
    card_name: card?.card_name,
    program: programs.has(subject) ? subject : undefined,
    source_program: dest && nameOf(source),
    dest_program: dest && nameOf(dest),
    field,
    old: old || undefined,
    new: value || undefined,
  };
}

const LISTS: ReadonlySet<string> = new Set(["credit_types", "lounge_networks", "protections"]);

/** Formats values of some fields; others are shown as they are. */
const UNITS: Readonly<Record<string, (value: string) => string>> = {
  annual_fee: (value) => `$${value}`,
  foreign_transaction_fee: (value) => `${value}%`,
  value: (value) => (value === "1" ? "1 cent" : `${value} cents`),
};

const YES_NO: Readonly<Record<string, string>> = { true: "yes", false: "no" };

function toWords({ field, old, new: value }: Released): string {
  if (field === "status") return value === "open" ? "new in the catalog" : "left the catalog";
  const name = field === "value" ? "a point" : field.replaceAll("_", " ");
  const show = (text: string) => UNITS[field]?.(text) ?? YES_NO[text] ?? text;
  if (old === "") return `${name} now ${LISTS.has(field) ? "with " : ""}${show(value)}`;
  if (value === "") return `${name} no longer ${LISTS.has(field) ? "with " : ""}${show(old)}`;
  return `${name} from ${show(old)} to ${show(value)}`;
}
