import * as z from "zod";
import { dayParam } from "../../member/day.ts";
import { toTransferProgram } from "../../advice/transfers/program-links.ts";
import { CHANGE_KINDS } from "../../../data/vocab-terms.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { cardParam, getCard } from "../../member/names.ts";
import { heldCards } from "../../member/held-cards.ts";
import { defineReader } from "../frame/reader.ts";
import { count } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { holdingsOf } from "../card-rows/card-brief.ts";
import {
  aboutOf,
  type Change,
  CHANGE_DIRECTIONS,
  CHANGE_SUBJECTS,
  changeRow,
  directionOf,
  newestFirst,
  routeOf,
  toChangeRow,
} from "../card-rows/change-row.ts";
import { changeEffect, createEffectCounter, tellEffects } from "./change-effects.ts";
import { addDays, addMonths, type Day, spanOf } from "../../advice/days.ts";
import { readDate } from "../../member/written-dates.ts";

const MAX_CHANGES = 200;
const MAX_CARDS = 40;

const asked = z.strictObject({
  since: z.string().min(1).max(40).describe("A day, a month, or a span such as `90d`, `6 months`."),
  until: dayParam.optional().describe("The last day; open by default."),
  scope: z.enum(["held", "all"]).optional().describe("held by default; all where cards are named."),
  kinds: z.array(z.enum(CHANGE_KINDS)).max(CHANGE_KINDS.length).optional(),
  cards: z.array(cardParam).max(MAX_CARDS).optional().describe("Only of these cards."),
  about: z.array(z.enum(CHANGE_SUBJECTS)).optional().describe("All by default."),
  directions: z.array(z.enum(CHANGE_DIRECTIONS)).optional().describe("All by default."),
});

type Asked = z.infer<typeof asked>;

export const getCardChanges = defineReader({
  name: "get_card_changes",
  title: "Show what changed",
  description:
    "What changed lately or is changing, any news or updates on my cards this month, did they " +
    "raise the fee, what does it cost me? Dated and in dollars, of held cards and programs, " +
    "past and announced: fees, credits and benefits added, cut or removed, rates, cards discontinued or renamed, " +
    "devalued transfers. Transfer bonuses: list_transfer_bonuses.",
  input: asked,
  data: z.object({
    since: z.iso.date().describe("The first day searched."),
    scope: z.enum(["held", "all"]),
    changes: z
      .array(changeRow.extend({ effects: z.array(changeEffect) }))
      .describe("Upcoming first, then newest first."),
    recorded_from: z.iso.date().describe("The oldest change on record."),
    matched_count: z.int(),
    upcoming_count: z.int(),
    yearly_usd: z
      .number()
      .describe("All yearly effects but at_most ones; below 0: costs the member."),
  }),
  brief: {
    rows: "changes",
    columns: {
      changes: "effective subject_name field old new effects.says note",
    },
  },
  answer: (input, scene) => {
    const { facts, today } = scene;
    const found = findChanges(input, scene);
    const { since, scope, matched } = found;
    const shown = matched.slice(0, MAX_CHANGES);
    const holdings = holdingsOf(scene);
    const { effectsOf, isSpendKnown } = createEffectCounter(scene);
    const changes = shown.map((change) => ({
      ...toChangeRow(facts, change, { holdings, today }),
      effects: [...effectsOf(change)],
    }));
    const { yearlyUsd, text } = tellEffects(changes.flatMap(({ effects }) => effects));
    const upcoming = matched.filter(({ date }) => date > today).length;
    return {
      summary: `${count(matched.length, "change")} since ${since}${upcoming === 0 ? "" : `, ${upcoming} of them upcoming`}.${text}`,
      data: {
        since,
        scope,
        changes,
        recorded_from: oldestDay(scene),
        matched_count: matched.length,
        upcoming_count: upcoming,
        yearly_usd: yearlyUsd,
      },
      assumptions: [`Only recorded changes are known; the newest was seen by ${newestDay(scene)}.`],
      warnings: [
        shown.length < matched.length &&
          `Showing the newest ${shown.length} of ${matched.length}; narrow since or kinds.`,
        !isSpendKnown && shown.some(({ kind }) => kind === "rate") && NO_PROFILE,
      ],
      sources: shown,
      next_actions: [scope === "held" && heldCards(scene).length === 0 && NOTHING_HELD],
    };
  },
});

function findChanges(
  { since: text, until, cards = [], scope = cards.length > 0 ? "all" : "held", ...more }: Asked,
  scene: Scene,
) {
  const since = toSince(text, scene.today);
  if (since === undefined) throw new ToolError(NO_SINCE);
  const isInScope = scope === "all" ? () => true : toHeldFilter(scene);
  const matched = scene.facts.tables.changes
    .filter(({ date }) => date >= since && (until === undefined || date <= until))
    .filter(toConditions({ ...more, cards }, scene))
    .filter(isInScope);
  return { since, scope, matched: newestFirst(matched) };
}

const NO_SINCE =
  "since is not a date or span; give YYYY-MM-DD, YYYY-MM, or a span: 90d, 6 months, last month.";
const NOTHING_HELD =
  "The wallet holds no open card: add some with add_wallet_card, or ask with scope all.";

const NO_PROFILE =
  "The wallet has no spending profile, so rate changes are not counted in dollars. Save one with update_profile.";

const oldestDay = ({ facts, today }: Scene): string =>
  facts.tables.changes.reduce((day, { date }) => (date < day ? date : day), today);

function toConditions(
  { kinds, cards = [], about, directions }: Pick<Asked, "kinds" | "cards" | "about" | "directions">,
  { facts }: Scene,
): (change: Change) => boolean {
  const ids = cards.map((name) => getCard(facts, name).id);
  return (change) =>
    isAmong(kinds, change.kind) &&
    isAmong(ids, change.subject) &&
    isAmong(about, aboutOf(facts, change)) &&
    isAmong(directions, directionOf(change));
}

const isAmong = (wanted: readonly string[] | undefined, one: string): boolean =>
  wanted === undefined || wanted.length === 0 || wanted.includes(one);

/**
 * Keeps changes that concern the wallet: a held card, a program of a card or balance, or its
 * routes.
 */
function toHeldFilter(scene: Scene): (change: Change) => boolean {
  const { facts, wallet } = scene;
  const held = heldCards(scene);
  const cards = new Set(held.map(({ card }) => card.id));
  const earned = held.flatMap(({ card }) => card.rewards_currency ?? []);
  const programs = new Set(
    [...earned, ...wallet.balances.map(({ program }) => program)].flatMap((program) => [
      program,
      toTransferProgram(facts.tables, program),
    ]),
  );
  return ({ subject }) => {
    const card = facts.cards.get(subject);
    if (card !== undefined) return cards.has(card.id);
    return (routeOf(subject) ?? [subject]).some((program) => programs.has(program));
  };
}

/** The day of the newest fact; later changes are not known. */
const newestDay = ({ facts }: Scene): string =>
  facts.tables.cards.reduce((day, { as_of: asOf = "" }) => (asOf > day ? asOf : day), "");

const SPAN =
  /^(?:since\s+)?(?:last\s+|past\s+|this past\s+|one\s+|a\s+)?(?:(\d{1,4})\s*)?(d|w|m|q|y|day|week|month|quarter|year)s?(?:\s+ago)?$/;
const YEAR = /^\d{4}$/;

const DAYS = new Map([
  ["d", 1],
  ["w", 7],
]);
const MONTHS = new Map([
  ["m", 1],
  ["q", 3],
  ["y", 12],
]);

/** A hundred years: nothing older is recorded, and dates stay in the calendar's range. */
const MAX_DAYS = 36_525;

/**
 * The first day meant by a date, a month, a year, or a span before today such as `90d`, `6 months`
 * or `last month`, which is one month back. Undefined for anything else.
 */
export function toSince(since: string, today: Day): Day | undefined {
  const text = since.trim().toLowerCase();
  const date = readDate(text);
  if (date !== undefined) return spanOf(date).first;
  if (YEAR.test(text) && text > "0000") return `${text}-01-01`;
  if (text === "today") return today;
  if (text === "yesterday") return addDays(today, -1);
  if (text === "this month") return `${today.slice(0, 7)}-01`;
  if (text === "this year") return `${today.slice(0, 4)}-01-01`;
  const [, many, unit = ""] = SPAN.exec(text) ?? [];
  if (unit === "" || (many === undefined && unit.length === 1)) return undefined;
  const [times, letter] = [Number(many ?? 1), unit.charAt(0)];
  const days = times * (DAYS.get(letter) ?? 0);
  const months = times * (MONTHS.get(letter) ?? 0);
  return days + months * 31 > MAX_DAYS ? undefined : addMonths(addDays(today, -days), -months);
}
