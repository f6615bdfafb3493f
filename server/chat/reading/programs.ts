import { wordSet } from "../language/words/phrases.ts";
import { toTransferProgram } from "../../advice/transfers/program-links.ts";
import type { FactIndex } from "../../member/facts.ts";
import type { Mention, Understood } from "../language/understood.ts";

/*
 * Programs in a question, by their own name, their bank, or a card or brand that uses their points;
 * and which of them send and receive points.
 */

export interface NamedProgram {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly ids: readonly string[];
}

/** Ranks names at one place: the program's own first, then the card's, the bank's, the brand's. */
const RANKS: Readonly<Partial<Record<Mention["kind"], number>>> = {
  program: 4,
  card: 3,
  issuer: 2,
  merchant: 1,
};

export function namedPrograms(asked: Understood, facts: FactIndex): readonly NamedProgram[] {
  const found = asked.mentions.flatMap((mention) => {
    const ids = programsOf(mention, facts);
    const { start, end, text, kind } = mention;
    return ids.length === 0 ? [] : [{ start, end, text, ids, rank: RANKS[kind] ?? 0 }];
  });
  return found
    .filter((one) => !found.some((other) => covers(other, one)))
    .toSorted((a, b) => a.start - b.start);
}

interface Ranked extends NamedProgram {
  readonly rank: number;
}

function covers(other: Ranked, one: Ranked): boolean {
  if (other === one || other.start > one.start || other.end < one.end) return false;
  return other.end - other.start > one.end - one.start || other.rank > one.rank;
}

function programsOf({ kind, ids }: Mention, facts: FactIndex): readonly string[] {
  if (kind === "program") return ids;
  if (kind === "card")
    return [...new Set(ids.flatMap((id) => facts.cards.get(id)?.rewards_currency ?? []))];
  if (kind === "issuer") return [...new Set(ids.flatMap((id) => programsOfIssuer(id, facts)))];
  return kind === "merchant" ? ids.flatMap((id) => programOfBrand(id, facts)) : [];
}

const programsOfIssuer = (issuer: string, { facts, programs }: FactIndex): readonly string[] =>
  facts.tables.cards
    .filter((card) => card.issuer === issuer)
    .flatMap(({ rewards_currency: program }) => program ?? [])
    .filter((program) => programs.get(program)?.category === "transferable");

/** "Park Hyatt": a hotel or airline brand is booked with its program's points. */
function programOfBrand(merchant: string, { merchants, facts }: FactIndex): readonly string[] {
  const brand = merchants.get(merchant);
  if (brand?.kind !== "hotel" && brand?.kind !== "airline") return [];
  const name = brand.name.toLowerCase();
  const program = facts.tables.programs.find(
    ({ category, aliases, name: own }) =>
      category === brand.kind &&
      ((aliases ?? []).some((alias) => alias.toLowerCase() === name) ||
        own.toLowerCase().startsWith(`${name} `)),
  );
  return program === undefined ? [] : [program.key];
}

export type End = "from" | "to";

/** Words right before a program that make it one end of a transfer. */
const BEFORE: Readonly<Record<string, End>> = {
  from: "from",
  out: "from",
  off: "from",
  to: "to",
  into: "to",
  onto: "to",
  toward: "to",
  towards: "to",
  become: "to",
};
/** Weaker words, used when nothing else decides. */
const LIKELY: Readonly<Record<string, End>> = {
  with: "from",
  using: "from",
  via: "from",
  use: "from",
  burn: "from",
  have: "from",
  convert: "from",
  turn: "from",
  for: "to",
  get: "to",
  book: "to",
  as: "to",
  reach: "to",
  need: "to",
  want: "to",
  fund: "to",
  accept: "from",
  take: "from",
};
const FILLERS = wordSet(
  "my our the your his her their some any all of those these a an points point miles mile rewards reward card cards account wife husband",
);

/** The end of the transfer for each program; a repeated program keeps its end. */
export function endsOf(
  named: readonly NamedProgram[],
  asked: Understood,
  facts: FactIndex,
): readonly (End | undefined)[] {
  const keyOf = ({ ids }: NamedProgram): string => ids.join();
  const keys = named.map(keyOf);
  const distinct = named.filter((one, place) => keys.indexOf(keyOf(one)) === place);
  const ends = endsOfDistinct(distinct, asked, facts);
  return named.map((one) => ends[distinct.findIndex((other) => keyOf(other) === keyOf(one))]);
}

/** From the words before it, or else from the existing routes. */
function endsOfDistinct(
  named: readonly NamedProgram[],
  { tokens }: Understood,
  facts: FactIndex,
): readonly (End | undefined)[] {
  const said = carryOver(
    named.map((one) => wordBefore(BEFORE, one, tokens)),
    named,
    { tokens, facts },
  );
  const known = named.map(({ ids }, place) => said[place] ?? onlyEnd(ids, facts));
  const areBoth = tokens.includes("both");
  return named.map((one, place) => {
    const [own, only, before] = [said[place], known[place], named[place - 1]];
    if (own !== undefined) return own;
    const isTaken = only !== undefined && known.every((end) => end === only);
    const isPair = areBoth && (before === undefined || joins(before, one, tokens));
    if (only !== undefined && (!isTaken || isPair || named.length === 1)) return only;
    const other = said.find((end) => end !== undefined);
    if (other !== undefined) return other === "to" ? "from" : "to";
    const usual = named.length > 1 ? (place === 0 ? "from" : "to") : undefined;
    return wordBefore(LIKELY, one, tokens) ?? usual;
  });
}

const JOINTS = wordSet("and or n vs versus nor");

/** "To Virgin or Air France": a listed program takes the end of the one before it, if it can. */
function carryOver(
  ends: readonly (End | undefined)[],
  named: readonly NamedProgram[],
  { tokens, facts }: { readonly tokens: readonly string[]; readonly facts: FactIndex },
): readonly (End | undefined)[] {
  const carried: (End | undefined)[] = [];
  for (const [place, one] of named.entries()) {
    const [own, before, last] = [ends[place], named[place - 1], carried[place - 1]];
    const isSame =
      last !== undefined &&
      before !== undefined &&
      joins(before, one, tokens) &&
      one.ids.some((id) => canBe(id, last, facts));
    carried.push(own ?? (isSame ? last : undefined));
  }
  return carried;
}

const joins = (one: NamedProgram, next: NamedProgram, tokens: readonly string[]): boolean =>
  next.start - one.end <= 2 && tokens.slice(one.end, next.start).some((word) => JOINTS.has(word));

function wordBefore(
  table: Readonly<Record<string, End>>,
  { start }: NamedProgram,
  tokens: readonly string[],
): End | undefined {
  for (let at = start - 1; at >= 0; at -= 1) {
    const word = tokens[at] ?? "";
    if (Object.hasOwn(table, word)) return table[word];
    if (!FILLERS.has(word) && !isNumber(word)) return undefined;
  }
  return undefined;
}

const isNumber = (word: string): boolean => word !== "" && "0123456789$".includes(word.charAt(0));

/** The only end that a program can be; undefined when both or neither. */
function onlyEnd(ids: readonly string[], facts: FactIndex): End | undefined {
  const sends = ids.some((id) => canBe(id, "from", facts));
  const takes = ids.some((id) => canBe(id, "to", facts));
  return sends === takes ? undefined : sends ? "from" : "to";
}

function canBe(program: string, end: End, { facts }: FactIndex): boolean {
  const key = toTransferProgram(facts.tables, program);
  return facts.tables.routes.some(({ source, dest }) =>
    end === "from" ? source === key : dest === program,
  );
}
