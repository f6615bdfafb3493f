import * as z from "zod";
import { CHANGE_KINDS } from "../../../data/vocab-terms.ts";
import type { FactRow } from "../../contract/facts.ts";
import type { FactIndex } from "../../member/facts.ts";
import { cardRef, type Holdings, openIds, toCardRef } from "./card-brief.ts";
import { programName, told } from "./row-words.ts";

export const CHANGE_DIRECTIONS = ["up", "down", "added", "ended", "other"] as const;
export const CHANGE_SUBJECTS = ["card", "program", "route"] as const;

export type Change = FactRow<"changes">;

export const changeRow = z.object({
  date: z.iso.date(),
  effective: z.iso.date().describe("The same day: changes are dated by when they take effect."),
  subject: z.string().describe("A card id, a program key, or a route `from -> to`."),
  subject_name: z.string(),
  card: cardRef.extend({ wallet_card_ids: z.array(z.string()) }).optional(),
  kind: z.enum(CHANGE_KINDS),
  field: z.string(),
  old: z.string().optional().describe("Absent: there was none."),
  new: z.string().optional().describe("Absent: there is none now."),
  direction: z
    .enum(CHANGE_DIRECTIONS)
    .describe("up, down: of a number. ended: lost, closed or no longer unlocked."),
  by: z.number().optional().describe("How much, for numbers."),
  upcoming: z.boolean().describe("true when it takes effect after today."),
  note: z.string().optional(),
  source: z.object({ title: z.string(), url: z.string() }).optional(),
});

export function aboutOf(facts: FactIndex, { subject }: Change): (typeof CHANGE_SUBJECTS)[number] {
  if (facts.cards.has(subject)) return "card";
  return routeOf(subject) === undefined ? "program" : "route";
}

export function directionOf(change: Change): (typeof CHANGE_DIRECTIONS)[number] {
  const { old, new: now } = change;
  if (now === "" || now === "false" || ENDED.has(now)) return "ended";
  if (old === "" || old === "false") return "added";
  const by = byOf(change);
  return by === undefined || by === 0 ? "other" : by > 0 ? "up" : "down";
}

/** Statuses of cards and programs that nobody can get any more. */
const ENDED: ReadonlySet<string> = new Set(["ended", "closed_new", "discontinued"]);

function byOf({ old, new: now }: Change): number | undefined {
  const [before, after] = [Number(old), Number(now)];
  return old === "" || now === "" || Number.isNaN(before) || Number.isNaN(after)
    ? undefined
    : after - before;
}

/** The programs of a route `from -> to`; undefined for other subjects. */
export function routeOf(subject: string): readonly [from: string, to: string] | undefined {
  const [from, to] = subject.split(" -> ");
  return from === undefined || to === undefined ? undefined : [from, to];
}

export function toChangeRow(
  facts: FactIndex,
  change: Change,
  { holdings, today }: { readonly holdings: Holdings; readonly today: string },
): z.infer<typeof changeRow> {
  const card = facts.cards.get(change.subject);
  const by = byOf(change);
  return {
    ...change,
    effective: change.date,
    subject_name: card?.card_name ?? nameOfSubject(facts, change.subject),
    card: card && { ...toCardRef(card), wallet_card_ids: openIds(holdings, card.id) },
    old: told(change.old),
    new: told(change.new),
    direction: directionOf(change),
    by: by === undefined ? undefined : Math.abs(by),
    upcoming: change.date > today,
    note: told(change.note),
    source: change.sources[0],
  };
}

function nameOfSubject(facts: FactIndex, subject: string): string {
  const route = routeOf(subject);
  return (route ?? [subject]).map((key) => programName(facts, key)).join(" to ");
}

export const newestFirst = (changes: readonly Change[]): readonly Change[] =>
  changes.toSorted((a, b) => b.date.localeCompare(a.date));
