import type { CardRow } from "../contract/cards.ts";
import type { Lookup } from "../contract/lookup.ts";
import { createMatcher, type NameMatcher } from "./match-names.ts";
import type { Snapshot } from "./snapshot.ts";
import { oncePer } from "../contract/once-per.ts";

export type NamedProgram = Lookup["programs"][number];

/** Cards and programs by loosely written names; tolerates typing errors. */
export interface LooseNames {
  readonly cards: NameMatcher<CardRow>;
  readonly programs: NameMatcher<NamedProgram>;
  /** The names of cards that are not open. */
  readonly closedCards: NameMatcher<string>;
}

/** Built at the first lookup of a snapshot. */
export const getLooseNames = oncePer((snapshot: Snapshot): LooseNames => ({
  cards: createMatcher(toNamedCards(snapshot)),
  closedCards: createMatcher(
    snapshot.lookup.closed_cards.map(({ name, aliases }) => ({
      value: name,
      names: [name, ...aliases],
    })),
  ),
  programs: createMatcher(
    snapshot.lookup.programs.map((program) => ({
      value: program,
      names: [program.name, program.key, ...program.aliases],
    })),
  ),
}));

/** A card's names, and its short name after each name of its issuer. */
function toNamedCards({ benefits, lookup }: Snapshot) {
  const issuers = new Map(lookup.issuers.map(({ name, aliases }) => [name, aliases]));
  const nicknames = new Map(
    lookup.cards.map(({ id, aliases, former_ids }) => [id, [...aliases, ...former_ids]]),
  );
  return (benefits?.cards ?? []).map((card) => ({
    value: card,
    names: [
      card.id,
      card.card_name,
      card.display_name,
      ...(nicknames.get(card.id) ?? []),
      ...[card.issuer, ...(issuers.get(card.issuer) ?? [])].map(
        (issuer) => `${issuer} ${card.display_name}`,
      ),
    ],
  }));
}
