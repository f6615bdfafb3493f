import { wordsOf } from "../../compose/join.ts";
import type { Draft } from "../../compose/draft.ts";
import { topicOf } from "../chain.ts";
import { type Question, read, type Talk } from "../talk.ts";
import { byDay } from "./row-days.ts";
import { manyMore, nameAsked, pickAsked, type Pick } from "./rows-asked.ts";

/*
 * "What else", "when", "which is first", "the capital one one": of an answer of many rows a few are
 * asked for, and all of it once more would be no answer.
 */

/** Questions whose answers are lists. */
const LISTS: ReadonlySet<string> = new Set([
  "upcoming_fees",
  "refund_window",
  "expiring",
  "credits",
  "credit_detail",
  "enrolment",
  "certificates",
  "lounge_access",
  "lounge_enrol",
  "my_cards",
  "balances",
  "points_expiry",
  "find_cards",
  "transfer_partners",
  "transfer_sources",
  "transfer_bonus",
  "all_values",
  "stash_value",
  "card_changes",
  "downgrade_options",
  "category_gaps",
  "protection",
]);
/** "Which is the last", of cards: the one opened last, which the question itself tells. */
const NO_DAYS: ReadonlySet<string> = new Set(["my_cards", "balances", "card_changes"]);
/** These are asked again of the card that is named, with its own sum. */
const NAMES_OWN: ReadonlySet<string> = new Set([
  "credits",
  "upcoming_fees",
  "my_cards",
  "balances",
]);
/** A list has at least so many rows. */
const LEAST_ROWS = 2;

export function askRows(talk: Talk, text: string, before: Question): Question | undefined {
  const base = before.rows?.of ?? before;
  const topic = topicOf(base);
  if (topic === undefined || !LISTS.has(topic.id)) return undefined;
  const wanted = pickAsked(text);
  const name = wanted === undefined && !NAMES_OWN.has(topic.id) ? nameAsked(text) : undefined;
  if (wanted === undefined && name === undefined) return undefined;
  // "When is that", of the few that were picked.
  if (wanted === "dates" && before.rows !== undefined) return { ...before, text };
  const draft = talk.draft(base);
  if (draft.kind !== "answer") return undefined;
  const pick =
    wanted === undefined
      ? pickNamed(talk, name ?? "", draft)
      : pickBare(talk, text, wanted, { before, draft, hasDays: !NO_DAYS.has(topic.id) });
  // Each day stands in what it leads with.
  if (pick === undefined && wanted !== undefined && leadsWithDays(draft, LEAST_ROWS))
    return { ...base, text };
  const isOne = draft.details.length === 0 && topic.id === "certificates";
  if (wanted === "dates" && isOne && leadsWithDays(draft, 1)) return { ...base, text };
  if (pick === undefined) return undefined;
  const { today } = talk.scene;
  return { text, asked: base.asked, verdict: base.verdict, rows: { of: base, pick, today } };
}

const leadsWithDays = ({ result }: Draft, least: number): boolean =>
  result.flatMap(({ pieces }) => pieces).filter((piece) => "unit" in piece && piece.unit === "date")
    .length >= least;

interface Told {
  readonly before: Question;
  readonly draft: Draft;
  readonly hasDays: boolean;
}

function pickBare(
  { scene }: Talk,
  text: string,
  kind: NonNullable<ReturnType<typeof pickAsked>>,
  { before, draft, hasDays }: Told,
): Pick | undefined {
  if (kind === "more") {
    const last = before.rows?.pick;
    return {
      kind,
      after: last?.kind === "more" ? last.after + last.most : 0,
      most: manyMore(text),
    };
  }
  const dated = byDay([...draft.details, ...(draft.more ?? [])], scene.today);
  return hasDays && dated.length >= LEAST_ROWS ? { kind } : undefined;
}

/** The rows that begin with the words, else those that name it at all; none where that is all of them. */
function pickNamed(talk: Talk, name: string, { details }: Draft): Pick | undefined {
  const words = details.map((row) => wordsOf(row).toLowerCase());
  const head = placesOf(words, (row) => row.replace(/^[*\s]*(?:the )?/, "").startsWith(name));
  const ids = new Set(read(talk, name).mentions.flatMap((mention) => mention.ids));
  const naming = placesOf(
    words,
    (row) =>
      row.includes(name) ||
      (ids.size > 0 &&
        read(talk, row).mentions.some((mention) => mention.ids.some((id) => ids.has(id)))),
  );
  const places = head.length > 0 ? head : naming;
  return places.length > 0 && places.length < details.length
    ? { kind: "named", places }
    : undefined;
}

const placesOf = (rows: readonly string[], isOne: (row: string) => boolean): readonly number[] =>
  rows.flatMap((row, place) => (isOne(row) ? [place] : []));
