import * as z from "zod";
import { CHANGE_KINDS } from "../../../data/vocab-terms.ts";
import type { FactRow } from "../../contract/facts.ts";
import type { FactIndex } from "../core/facts.ts";
import { type Holdings, openIds } from "./card-brief.ts";
import { programName, told } from "./row-words.ts";

export type Change = FactRow<"changes">;

export const changeRow = z.object({
  date: z.iso.date(),
  effective: z.iso.date().describe("The same day: changes are dated by when they take effect."),
  subject: z.string().describe("A card id, a program key, or a route `from -> to`."),
  subject_name: z.string(),
  card: z
    .object({ card_id: z.string(), card_name: z.string(), wallet_card_ids: z.array(z.string()) })
    .optional(),
  kind: z.enum(CHANGE_KINDS),
  field: z.string(),
  old: z.string().optional().describe("Absent when there was nothing."),
  new: z.string().optional().describe("Absent when there is nothing any more."),
  upcoming: z.boolean().describe("true when it takes effect after today."),
  note: z.string().optional(),
  source: z.object({ title: z.string(), url: z.string() }).optional(),
});

const ARROW = " -> ";

/** The programs of a route `from -> to`; undefined for other subjects. */
export function routeOf(subject: string): readonly [from: string, to: string] | undefined {
  const [from, to] = subject.split(ARROW);
  return from === undefined || to === undefined ? undefined : [from, to];
}

export function toChangeRow(
  facts: FactIndex,
  change: Change,
  { holdings, today }: { readonly holdings: Holdings; readonly today: string },
): z.infer<typeof changeRow> {
  const card = facts.cards.get(change.subject);
  const [source] = change.sources;
  return {
    date: change.date,
    effective: change.date,
    subject: change.subject,
    subject_name: card?.card_name ?? nameOfSubject(facts, change.subject),
    card:
      card === undefined
        ? undefined
        : {
            card_id: card.id,
            card_name: card.card_name,
            wallet_card_ids: openIds(holdings, card.id),
          },
    kind: change.kind,
    field: change.field,
    old: told(change.old),
    new: told(change.new),
    upcoming: change.date > today,
    note: told(change.note),
    source: source === undefined ? undefined : { title: source.title, url: source.url },
  };
}

function nameOfSubject(facts: FactIndex, subject: string): string {
  const route = routeOf(subject);
  if (route === undefined) return programName(facts, subject);
  return route.map((key) => programName(facts, key)).join(" to ");
}

/** The newest first. */
export const newestFirst = (changes: readonly Change[]): readonly Change[] =>
  changes.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
