import { type Draft, saidIn, type Section } from "./draft.ts";
import type { Line } from "./line.ts";

interface Named {
  readonly card_name: string;
  readonly display_name: string;
}

/** Uses a card's full name at its first mention in the lead, and its short name elsewhere. */
export function withShortNames(draft: Draft, cards: readonly Named[]): Draft {
  const said = saidIn(draft);
  // Longest first: one name, such as a family's, may be the beginning of another.
  const named = cards
    .filter((one) => said.includes(one.card_name))
    .toSorted((a, b) => b.card_name.length - a.card_name.length);
  const told = new Set<Named>();
  const inLead = ({ text }: Line): Line => ({ text: shorten(text, named, told) });
  const below = ({ text }: Line): Line => ({ text: shorten(text, named, new Set(named)) });
  const inSection = ({ lead, details }: Section): Section => ({
    lead: lead.map(inLead),
    details: details.map(below),
  });
  return {
    ...draft,
    ...inSection(draft),
    more: draft.more?.map(inSection),
    caveats: draft.caveats.map(below),
  };
}

function shorten(text: string, [first, ...others]: readonly Named[], told: Set<Named>): string {
  if (first === undefined) return text;
  const parts = text.split(first.card_name).map((part) => shorten(part, others, told));
  return parts.reduce((before, part) => {
    const name = told.has(first) ? first.display_name : first.card_name;
    told.add(first);
    return `${before}${name}${part}`;
  });
}
