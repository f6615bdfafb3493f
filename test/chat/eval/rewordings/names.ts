import { MORE_PROGRAMS } from "../../../../server/chat/language/lexicon/category-words.ts";
import type { Mention, MentionKind } from "../../../../server/chat/language/understood.ts";
import {
  isNameOf,
  pick,
  type Rewording,
  sureMentions,
  type Swap,
  type Written,
  withSwaps,
} from "./written.ts";

/* The same card or program by another of its names. */

/** Names of a thing that somebody may say; the catalog's own and those that the engine adds. */
type NamesOf = (id: string, written: Written) => readonly string[];

const cardOf = (id: string, { scene }: Written) => scene.facts.cards.get(id);

const fullNames: NamesOf = (id, written) => {
  const card = cardOf(id, written);
  return card === undefined ? [] : [card.card_name];
};

const shortNames: NamesOf = (id, written) => {
  const card = cardOf(id, written);
  return card === undefined ? [] : [card.display_name];
};

const nicknames: NamesOf = (id, written) => cardOf(id, written)?.aliases ?? [];

const programNames: NamesOf = (key, { scene }) => {
  const program = scene.facts.programs.get(key);
  const more = MORE_PROGRAMS.filter(([id]) => id === key).flatMap(([, names]) => names);
  return program === undefined ? [] : [program.name, ...program.aliases, ...more];
};

export const NAMES: readonly Rewording[] = [
  { name: "full names of cards", reword: named("card", fullNames) },
  { name: "short names of cards", reword: named("card", shortNames) },
  { name: "nicknames of cards", reword: named("card", nicknames) },
  { name: "other names of programs", reword: named("program", programNames) },
];

/** Every sure name of a kind replaced by another of the same thing, if it has one that is sure too. */
function named(kind: MentionKind, namesOf: NamesOf): Rewording["reword"] {
  return (written) => {
    const mentions = sureMentions(written.asked(), kind);
    const swaps = mentions.map((mention): Swap => {
      const names = namesOf(mention.ids[0] ?? "", written).filter((name) =>
        isAnother(name, mention, written),
      );
      return { from: bare(mention.text), to: pick(names, written.at) ?? bare(mention.text) };
    });
    return withoutEchoes(withSwaps(written.text, swaps));
  };
}

/** The name without what is no part of it: "gold's". */
const bare = (name: string): string => name.replace(/['’]s$/, "");

function isAnother(name: string, { kind, ids, text }: Mention, { scene }: Written): boolean {
  const isSame = name.toLowerCase() === bare(text).toLowerCase();
  return !isSame && isNameOf(name, kind, ids[0] ?? "", scene);
}

/** "… Card card" and "Hyatt points points": what names bring along is said once. */
const withoutEchoes = (text: string): string =>
  text.replaceAll(/\b(credit card|card|points|miles|rewards) \1\b/gi, "$1");
