import { type ChangeRow, type Changes, changes, toldOn } from "../../server/contract/changes.ts";
import { getChanges, getChangesFeed } from "../../server/contract/routes.ts";
import type { Catalog } from "../catalog.ts";
import { toAtomFeed } from "../emit/atom.ts";
import type { Rows } from "../read.ts";
import type { ExportRows } from "./formats.ts";
import { withReleased } from "./released-changes.ts";
import { type Answer, answer, answerText, toFragment } from "./answer.ts";

export function answerChanges(catalog: Catalog, published: ExportRows): readonly Answer[] {
  const rows = [toRelease(catalog, published), ...toChangeRows(catalog)];
  const found = { version: catalog.releasedAt, count: rows.length, changes: rows };
  return [
    ...answer(getChanges, {}, toFragment(changes, found)),
    ...answerText(getChangesFeed, {}, toAtomFeed(found)),
  ];
}

/** The changes of public facts up to the release, newest first. */
export function toChangeRows(catalog: Catalog): Changes["changes"] {
  const today = catalog.releasedAt.slice(0, 10);
  const logged = catalog.tables.changes.flatMap((change) => [
    ...toCardChange(catalog, change),
    ...toProgramChange(catalog, change),
    ...toRouteOpening(catalog, change),
  ]);
  const dated = [...logged, ...toRouteEndings(catalog)].filter(({ date }) => date <= today);
  return withReleased(catalog, dated).toSorted(
    (a, b) => compare(toldOn(b), toldOn(a)) || compare(a.id, b.id),
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

type Logged = Rows<"changes">[number];

interface CardFact {
  readonly kind: ChangeRow["kind"];
  readonly show: (old: string, now: string) => string;
  readonly values: (old: string, now: string) => Partial<ChangeRow>;
}

const toTexts = (old: string, now: string) => ({ old, new: now });
const toFees = (old: string, now: string) => ({ old_fee: Number(old), new_fee: Number(now) });

/** Card columns whose changes are published; changes of all others stay private. */
const CARD_FACTS: Readonly<Record<string, CardFact>> = {
  annual_fee: {
    kind: "annual_fee",
    show: (old, now) => `annual fee from $${old} to $${now}`,
    values: toFees,
  },
  foreign_transaction_fee: {
    kind: "foreign_transaction_fee",
    show: (old, now) => `foreign transaction fee from ${old}% to ${now}%`,
    values: toFees,
  },
  network: {
    kind: "network",
    show: (old, now) => `network from ${old} to ${now}`,
    values: toTexts,
  },
  card_network_tier: {
    kind: "card_network_tier",
    show: (old, now) => `network tier from ${old} to ${now}`,
    values: toTexts,
  },
};

/** A card that is not open is not in the catalog, so only its closing is published. */
function toCardChange({ tables }: Catalog, change: Logged): readonly ChangeRow[] {
  const { date, subject, field, old, new: now } = change;
  const card = tables.cards.find(({ id }) => id === subject);
  if (card === undefined) return [];
  const named = { date, card_id: card.id, card_name: card.card_name };
  const tell = (kind: ChangeRow["kind"], title: string, values = {}): readonly ChangeRow[] => [
    { id: `${date}:${kind}:${subject}`, kind, title, ...named, ...values },
  ];
  if (field === "status" && old === "open") {
    return tell("card_closed", `${card.card_name} is closed to new applicants`);
  }
  if (card.status !== "open") return [];
  if (field === "status" && now === "open") return tell("card_added", `${card.card_name} is new`);
  if (old === "" || now === "") return [];
  if (field === "card_name") return tell("card_renamed", `${old} is now ${now}`, toTexts(old, now));
  const fact = CARD_FACTS[field];
  if (fact === undefined) return [];
  return tell(fact.kind, `${card.card_name}: ${fact.show(old, now)}`, fact.values(old, now));
}

function toProgramChange({ programs }: Catalog, change: Logged): readonly ChangeRow[] {
  const { date, subject, field, old, new: now } = change;
  if (!programs.has(subject) || field !== "name" || old === "" || now === "") return [];
  const kind = "program_renamed";
  const id = `${date}:${kind}:${subject}`;
  return [{ id, date, kind, title: `${old} is now ${now}`, program: subject, old, new: now }];
}

function toRouteOpening(catalog: Catalog, { date, subject, field, new: now }: Logged) {
  if (field !== "is_active" || now !== "true") return [];
  const [source = "", dest = ""] = subject.split(" -> ");
  return [toRouteChange(catalog, "route_opened", { date, source, dest })];
}

/** Taken from the route table, where the day each route ended is already public. */
const toRouteEndings = (catalog: Catalog): readonly ChangeRow[] =>
  catalog.tables.routes.flatMap(({ source, dest, deactivated_date: date }) =>
    date === undefined ? [] : [toRouteChange(catalog, "route_ended", { date, source, dest })],
  );

const ROUTE_TITLES = {
  route_opened: "New transfer route",
  route_ended: "Transfer route ended",
} as const;

function toRouteChange(
  { programs }: Catalog,
  kind: keyof typeof ROUTE_TITLES,
  { date, source, dest }: { date: string; source: string; dest: string },
): ChangeRow {
  const source_program = programs.get(source)?.name ?? source;
  const dest_program = programs.get(dest)?.name ?? dest;
  return {
    id: `${date}:${kind}:${source}:${dest}`,
    date,
    kind,
    title: `${ROUTE_TITLES[kind]}: ${source_program} to ${dest_program}`,
    source_program,
    dest_program,
  };
}

/** Earlier releases have only a date; the tables do not keep their contents. */
function toRelease({ releasedAt }: Catalog, rows: ExportRows): ChangeRow {
  const date = releasedAt.slice(0, 10);
  const { cards, transfers, valuations } = rows;
  return {
    id: `${releasedAt}:release`,
    date,
    kind: "release",
    title: `Release of ${date}: ${cards.length} open cards, ${transfers.length} transfer routes and ${valuations.length} valuations`,
  };
}
