import { basename } from "node:path";
import { TABLE_NAMES, type TableName, tableOf } from "../../data/tables.ts";
import { agingValues } from "../answers/valuations.ts";
import { isPresent } from "../checks/staleness.ts";
import { toCell } from "../csv.ts";
import { daysBetween } from "../days.ts";
import { groupBy } from "../../server/contract/group-by.ts";
import type { Row, Tables } from "../read.ts";
import { toCount } from "../site/words.ts";
import { OWN_COLUMNS } from "../import/feeds/own.ts";
import { cellOf, keyOf } from "./summary.ts";

export interface Task {
  readonly file: string;
  readonly line: number;
  readonly key: string;
  readonly card: string | undefined;
  readonly why: string;
  readonly open: string;
  /** Deadline; undefined for facts that just age. */
  readonly day: string | undefined;
  /** Orders tasks without a day, highest first. */
  readonly score: number;
}

interface Options {
  readonly today: string;
  /** Facts due within this many days are listed by deadline. */
  readonly days: number;
}

const NO_DAY = "9999";

/** Facts to look up again: first those with a deadline in its order, then the rest by score. */
export function toWorkList(tables: Tables, options: Options): readonly Task[] {
  const about = createAbout(tables);
  const open = new Set(tables.cards.flatMap((one) => (one.status === "open" ? [one.id] : [])));
  const rows = TABLE_NAMES.flatMap((name) => [
    ...ending(tables[name], (row) => about(name, row), options),
    ...tables[name].flatMap((row) => [
      ...(name !== "observations" && isPresent(row, open, options.today)
        ? aging(about(name, row), tableOf(name), options.today)
        : []),
    ]),
  ]);
  return [...rows, ...oldOffers(tables, about, open, options), ...fading(tables, about, options)]
    .filter(({ card }) => card === undefined || open.has(card))
    .toSorted(
      (a, b) => (a.day ?? NO_DAY).localeCompare(b.day ?? NO_DAY, "en") || b.score - a.score,
    );
}

interface About extends Pick<Task, "file" | "line" | "key" | "card" | "open"> {
  readonly asOf: string | undefined;
  readonly confidence: string | undefined;
  /** Estimates how widely the card is used from its number of sources. */
  readonly prominence: number;
}

function createAbout(tables: Tables) {
  const addresses = new Map(tables.sources.map(({ key, url }) => [key, url]));
  const cards = new Map(tables.cards.map((card) => [card.id, card]));
  return (name: TableName, row: Row<object>): About => {
    const card = cellOf(row, name === "cards" ? "id" : "card_id");
    const sources = (cellOf(row, "sources") ?? "").split(";");
    const [open = "no address"] = sources
      .map((source) => addresses.get(source) ?? source)
      .toSorted((a, b) => Number(isDataSet(a)) - Number(isDataSet(b)));
    return {
      file: `data/${tableOf(name).file}`,
      line: row.line,
      key: keyOf(name, row),
      card,
      open,
      asOf: cellOf(row, "as_of"),
      confidence: cellOf(row, "confidence"),
      prominence: Math.log2(2 + (cards.get(card ?? "")?.sources.length ?? 2)),
    };
  };
}

/** Other pages are more useful to open than a data set. */
const isDataSet = (address: string): boolean => address.includes("github.com/");

/** Ignores facts that ended longer ago: nothing followed them. */
const MAX_DAYS_AGO = 60;

/** A successor starts within this many days (quarterly rates). */
const SOON_DAYS = 31;

/** Facts ending around now without a successor, grouped by card and day. */
function ending(
  rows: readonly Row<object>[],
  about: (row: Row<object>) => About,
  { today, days }: Options,
): readonly Task[] {
  const ends = groupBy(
    rows.filter((row) => {
      const end = cellOf(row, "ends") ?? NO_DAY;
      const left = end === NO_DAY ? Infinity : daysBetween(today, end);
      return left <= days && left >= -MAX_DAYS_AGO && (cellOf(row, "as_of") ?? NO_DAY) <= end;
    }),
    (row) => `${subjectOf(row)} ${cellOf(row, "ends")}`,
  );
  return [...ends.values()].flatMap((group) => {
    const [row] = group;
    const day = row === undefined ? undefined : cellOf(row, "ends");
    if (row === undefined || day === undefined) return [];
    const isFollowed = rows.some((one) => {
      const start = cellOf(one, "starts") ?? "";
      return (
        subjectOf(one) === subjectOf(row) && start > day && daysBetween(day, start) <= SOON_DAYS
      );
    });
    if (isFollowed) return [];
    const more = group.length === 1 ? "" : ` (and ${toCount(group.length - 1, "more row")})`;
    const why = day < today ? `ended ${day}: what came after?` : `ends ${day}: what follows?`;
    return [{ ...about(row), why: why + more, day, score: 0 }];
  });
}

const subjectOf = (row: Row<object>): string =>
  cellOf(row, "card_id") ?? `${cellOf(row, "source")} -> ${cellOf(row, "dest")}`;

/** Larger for facts that gain more from rechecking. */
const WEAKNESS: ReadonlyMap<string, number> = new Map([
  ["confirmed", 1],
  ["single_source", 1.5],
  ["unverified", 2],
  ["disputed", 3],
]);

/** Facts past half of the maximum age of their table. */
function aging(
  { asOf, prominence, confidence = "confirmed", ...about }: About,
  { maxAgeDays }: { readonly maxAgeDays?: number },
  today: string,
): readonly Task[] {
  if (asOf === undefined || maxAgeDays === undefined) return [];
  const age = daysBetween(asOf, today);
  if (age * 2 < maxAgeDays) return [];
  const score = (age / maxAgeDays) * (WEAKNESS.get(confidence) ?? 1) * prominence;
  const doubt = confidence === "confirmed" ? "" : `, ${confidence.replace("_", " ")}`;
  return [{ ...about, why: `checked ${asOf}${doubt}`, day: undefined, score }];
}

const OFFER_DAYS = 90;

/** Cards marked as having a welcome offer that was not seen recently. */
function oldOffers(
  { cards, offers }: Tables,
  about: ReturnType<typeof createAbout>,
  open: ReadonlySet<string>,
  { today }: Options,
): readonly Task[] {
  const seen = groupBy(offers, ({ card_id: id }) => id);
  return cards
    .filter(({ id, welcome_offer_available: isOffered }) => isOffered && open.has(id))
    .flatMap((card) => {
      const days = (seen.get(card.id) ?? []).map(({ seen_on: day }) => day).toSorted();
      const last = days.at(-1);
      const age = last === undefined ? 2 * OFFER_DAYS : daysBetween(last, today);
      if (age <= OFFER_DAYS) return [];
      const { prominence, ...task } = about("cards", card);
      const why = `its welcome offer was last seen ${last ?? "never"}`;
      return [{ ...task, why, day: undefined, score: (age / OFFER_DAYS) * prominence }];
    });
}

/** Values whose newest figure is leaving or has left the estimation window. */
const fading = (tables: Tables, about: ReturnType<typeof createAbout>, { today, days }: Options) =>
  agingValues(tables, today, days).map(({ last, until }) => {
    const when = until < today ? `is stale since ${until}` : `becomes stale after ${until}`;
    const why = `the value of ${last.program} ${when}: no figure since ${last.observed_on}`;
    return { ...about("observations", last), why, day: until, score: 0 };
  });

/** The tasks as a form to fill in, which `data:import own` reads. */
export const toCsvLines = (tasks: readonly Task[], today: string): readonly string[] =>
  [
    OWN_COLUMNS,
    ...tasks.map(({ file, key, open }) => [basename(file), key, "", "", open, today, "", ""]),
  ].map((cells) => cells.map(toCell).join(","));

/** The tasks for a terminal, or as a checklist for an issue. */
export const toLines = (tasks: readonly Task[], isMarkdown: boolean): readonly string[] =>
  tasks.map(({ file, line, key, why, open }) =>
    isMarkdown
      ? `- [ ] \`${file}:${line}\` ${key}: ${why} (<${open}>)`
      : `${file}:${line}  ${key}\n    ${why}\n    ${open}`,
  );
