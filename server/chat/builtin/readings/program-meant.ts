import type { FactIndex } from "../../../tools/core/facts.ts";
import { endWith } from "../compose/ask.ts";
import { clarify, line, quote, told } from "../compose/draft.ts";
import { bankOfPortal } from "../../language/lexicon/portals.ts";
import { nameOf } from "../slots.ts";
import type { Mention, Understood } from "../../language/understood.ts";

/** A place in the question that stands for a program: by its name, its bank's, or a card's that earns it. */
export interface NamedProgram {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Keys of programs; several when the name is shared. */
  readonly ids: readonly string[];
}

/** The places that stand for programs, in the order of the text; what lies within another is left out. */
export function namedPrograms(asked: Understood, facts: FactIndex): readonly NamedProgram[] {
  const found = asked.mentions.flatMap((mention) => {
    const ids = programsOf(mention, facts);
    const { start, end, text, kind } = mention;
    return ids.length === 0 ? [] : [{ start, end, text, ids, rank: RANKS[kind] ?? 0 }];
  });
  // A portal takes its bank's points, where no others are named.
  const others = found.filter(({ rank }) => rank > 0);
  const named = others.length > 0 ? others : found;
  const best = named.filter((one) => !named.some((other) => covers(other, one)));
  return best.toSorted((a, b) => a.start - b.start);
}

interface Ranked extends NamedProgram {
  readonly rank: number;
}

/** Of kinds at the same place the program itself is meant, then the card, then its bank. */
const RANKS: Readonly<Record<string, number>> = { program: 3, card: 2, issuer: 1 };

function covers(other: Ranked, one: Ranked): boolean {
  if (other === one || other.start > one.start || other.end < one.end) return false;
  const isWider = other.end - other.start > one.end - one.start;
  return isWider || other.rank > one.rank;
}

function programsOf({ kind, ids }: Mention, facts: FactIndex): readonly string[] {
  if (kind === "program") return ids;
  if (kind === "card")
    return unique(ids.flatMap((id) => facts.cards.get(id)?.rewards_currency ?? []));
  const banks = kind === "merchant" ? ids.flatMap((id) => bankOf(id, facts)) : ids;
  return kind === "issuer" || kind === "merchant"
    ? unique(banks.flatMap((id) => programsOfIssuer(id, facts)))
    : [];
}

/** The bank of a portal by the portal's key. */
function bankOf(merchant: string, { merchants, facts }: FactIndex): readonly string[] {
  const row = merchants.get(merchant);
  const bank = row === undefined ? undefined : bankOfPortal(row, facts.tables.issuers);
  return bank === undefined ? [] : [bank.name];
}

/** Of a bank's points only those that move; what its co-branded cards earn is not the bank's. */
const programsOfIssuer = (issuer: string, { facts, programs }: FactIndex): readonly string[] =>
  facts.tables.cards
    .filter((card) => card.issuer === issuer)
    .flatMap(({ rewards_currency: program }) => program ?? [])
    .filter((program) => programs.get(program)?.category === "transferable");

const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)];

const MOST_OPTIONS = 6;

/** The key of the program; asks which when the name is shared. */
export function sureProgram({ ids, text }: NamedProgram, facts: FactIndex): string {
  const [only, ...others] = ids;
  if (only !== undefined && others.length === 0) return only;
  const options = ids
    .slice(0, MOST_OPTIONS)
    .map((id) => line`${told(nameOf("program", id, facts))}`);
  return endWith(clarify(line`Which one do you mean by ${quote(text)}?`, options));
}

/** The first program of the question; undefined when it names none. */
export function programOf(asked: Understood, facts: FactIndex): string | undefined {
  const [first] = namedPrograms(asked, facts);
  return first === undefined ? undefined : sureProgram(first, facts);
}

/** All programs of the question, each once. */
export const allProgramsOf = (asked: Understood, facts: FactIndex): readonly string[] =>
  unique(namedPrograms(asked, facts).map((named) => sureProgram(named, facts)));

/** The person asked about, as tools take him; nothing for the asker. */
export const ownerOf = ({ owner }: Understood) => (owner === undefined ? {} : { owner });
