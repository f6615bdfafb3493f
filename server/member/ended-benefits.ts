import { wordsOf } from "../contract/names.ts";
import type { FactRow } from "../contract/facts.ts";
import type { Scene } from "./scene.ts";

/** A benefit that a card had until a day. */
export interface EndedBenefit {
  readonly name: string;
  /** The first day without it. */
  readonly on: string;
  readonly note: string;
}

type Kind = "credit" | "protection" | "lounge";

/** The benefits of a kind that a card has lost; the newest change to each one counts. */
export function endedBenefits(
  { facts, today }: Pick<Scene, "facts" | "today">,
  cardId: string,
  kind: Kind,
): readonly EndedBenefit[] {
  const prefix = `${kind}:`;
  const newest = new Map<string, FactRow<"changes">>();
  for (const change of facts.tables.changes) {
    const { subject, field, date } = change;
    if (subject !== cardId || !field.startsWith(prefix) || date > today) continue;
    const before = newest.get(field);
    if (before === undefined || before.date < date) newest.set(field, change);
  }
  return [...newest.values()]
    .filter(({ new: now }) => now === "")
    .map(({ field, date: on, note }) => ({ name: field.slice(prefix.length), on, note }));
}

/** True if every word of the query is in its name. */
export function isCalled({ name }: EndedBenefit, query: string): boolean {
  const own = new Set(wordsOf(name));
  const words = wordsOf(query).filter((word) => word !== "credit");
  return words.length > 0 && words.every((word) => own.has(word));
}

export const tellEnded = ({ name, on }: EndedBenefit, cardName: string): string =>
  `${name} of ${cardName} ended on ${on}.`;
