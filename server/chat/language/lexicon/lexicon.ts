import { isOwnCard } from "../../../accounts/own-card.ts";
import type { FactRow } from "../../../contract/facts.ts";
import { cardNames } from "../../../member/names.ts";
import type { FactIndex } from "../../../member/facts.ts";
import type { MentionKind } from "../understood.ts";
import { addBenefits } from "./benefit-lexicon.ts";
import { addBrandCards } from "./brand-cards.ts";
import { addFamilies } from "./card-families.ts";
import { CATEGORY_WORDS, MORE_MERCHANTS, MORE_PROGRAMS } from "./category-words.ts";
import { isCommonWord } from "../words/common.ts";
import { nameWords } from "../words/tokenise.ts";
import { addName, type Lexicon, type Names, readNames } from "./names.ts";
import { DROPPED_NAMES, isWeakName } from "./weak-names.ts";

/** A name of points shared by two programs means the one that banks transfer to. */
const SHARED_POINTS: ReadonlySet<string> = new Set(["virgin_red Virgin Points"]);

const known = new WeakMap<FactIndex, Lexicon>();

/** Parses the names of a build once; `facts` carries those gathered at build time. */
export function lexiconOf(facts: FactIndex): Lexicon {
  const built = known.get(facts);
  if (built !== undefined) return built;
  const lexicon = toLexicon(namesOf(facts));
  known.set(facts, lexicon);
  return lexicon;
}

/** The names that the build gathered, with those of the member's own cards. */
function namesOf(facts: FactIndex): Names {
  const { names: gathered, tables } = facts.facts;
  if (gathered === undefined) return gatherNames(facts);
  const names = readNames(gathered);
  for (const card of tables.cards) if (isOwnCard(card.id)) addCard(names, facts, card);
  return names;
}

/** Gathers all names of the facts, with their meanings. */
export function gatherNames(facts: FactIndex): Names {
  const names: Names = new Map();
  addTables(names, facts);
  addCardFamilies(names, facts);
  addBrandCards(names, facts);
  addBenefits(names, facts);
  addCompact(names);
  return names;
}

/** Endings that a name is as clear without. */
const ENDINGS =
  /(?: (?:credit card|card|visa signature(?: card)?|rewards credit card|from american express))+$/g;

function addTables(all: Names, facts: FactIndex): void {
  const { cards, programs, merchants, spendCategories, issuers } = facts.facts.tables;
  for (const { key, name, aliases } of programs) {
    const own = aliases.filter((alias) => !SHARED_POINTS.has(`${key} ${alias}`));
    addAll(all, "program", key, [name, key.replaceAll("_", " "), ...own]);
  }
  for (const { key, name, aliases } of merchants) {
    // "Yes (as X)" holds two names, and people use either.
    const said = name.replace(/\(.*\)/, "").replace(/^the /i, "");
    addAll(all, "merchant", key, [name, said, key.replaceAll("-", " "), ...aliases]);
  }
  for (const [key, names] of MORE_PROGRAMS) addAll(all, "program", key, names);
  for (const [key, names] of MORE_MERCHANTS) {
    if (facts.merchants.has(key)) addAll(all, "merchant", key, names);
  }
  for (const category of spendCategories) addCategory(all, category);
  for (const { name, aliases } of issuers) addAll(all, "issuer", name, [name, ...aliases]);
  for (const [id, names] of NETWORKS) addAll(all, "network", id, names);
  for (const card of cards) addCard(all, facts, card);
}

function addCard(all: Names, facts: FactIndex, card: FactRow<"cards">): void {
  const names = [...cardNames(facts, card), ...turnedNames(card)];
  for (const name of names) addCardName(all, card.id, name);
}

const NETWORKS = [
  ["Visa", ["visa"]],
  ["Mastercard", ["mastercard", "master card", "mc"]],
  ["American Express", ["american express", "amex"]],
  ["Discover", ["discover"]],
] as const;

function addAll(all: Names, kind: MentionKind, id: string, names: readonly string[]): void {
  for (const name of names) addWords(all, kind, id, nameWords(name));
}

function addWords(all: Names, kind: MentionKind, id: string, words: readonly string[]): void {
  const name = words.join(" ");
  if (DROPPED_NAMES.has(`${kind} ${name}`)) return;
  addName(all, name, { kind, id, isWeak: isWeakName(kind, words) });
}

/** "Gold Business" for "Business Gold", and airline codes: "AA Platinum". */
function turnedNames({ display_name: name, issuer }: FactRow<"cards">): readonly string[] {
  const [, rest] = /^Business (.+)$/.exec(name) ?? [];
  const by = issuer === "American Express" ? "Amex" : issuer;
  return [
    ...(rest === undefined ? [] : [`${rest} Business`, `${by} ${rest} Business`]),
    ...(name.includes("AAdvantage") ? [name.replace("AAdvantage", "AA")] : []),
    ...(name.includes("Atmos") ? [name.replace("Atmos", "Alaska")] : []),
  ];
}

/** A card's full name, and shorter forms without words that only say it is a card. */
function addCardName(all: Names, id: string, name: string): void {
  const words = nameWords(name.replace(/^the /i, ""));
  addWords(all, "card", id, words);
  for (const less of [ENDINGS, MAKERS]) {
    const short = words.join(" ").replaceAll(less, "").replace(ENDINGS, "").split(" ");
    addShorter(all, id, words, short);
  }
}

/** Bank and network names, which people leave out: "hilton honors surpass". */
const MAKERS =
  / (?:american express|visa signature|visa infinite|world (?:elite |legend )?mastercard|visa|mastercard)(?= |$)/g;

function addShorter(
  all: Names,
  id: string,
  words: readonly string[],
  short: readonly string[],
): void {
  // "hyatt" does not name a card, although "hyatt card" does.
  const isOwn = short.length > 1 && short.length < words.length;
  if (isOwn && all.get(short.join(" "))?.some((other) => other.kind !== "card") !== true) {
    addWords(all, "card", id, short);
  }
}

function addCategory(all: Names, { key, name, aliases }: FactRow<"spendCategories">): void {
  for (const alias of [
    name,
    key.replaceAll("_", " "),
    ...aliases,
    ...(CATEGORY_WORDS.get(key) ?? []),
  ]) {
    const words = nameWords(alias);
    const last = words.at(-1) ?? "";
    addWords(all, "category", key, words);
    const one = last.endsWith("ies")
      ? `${last.slice(0, -3)}y`
      : /[^s]s$/.test(last)
        ? last.slice(0, -1)
        : last;
    addWords(all, "category", key, [...words.slice(0, -1), one]);
  }
}

function addCardFamilies(all: Names, facts: FactIndex): void {
  const { cards, issuers, programs, merchants } = facts.facts.tables;
  const issuerNames = new Map(
    issuers.map(({ name, aliases }) => [
      name,
      [name, ...aliases].map((one) => nameWords(one).join(" ")).filter((one) => one !== "apple"),
    ]),
  );
  const brandRows = [...programs, ...merchants];
  const brands = new Set(
    brandRows.flatMap(({ name, aliases }) =>
      [name, ...aliases].map((one) => nameWords(one).join(" ")).filter((one) => BRANDS.has(one)),
    ),
  );
  const isPlain = (word: string): boolean =>
    isCommonWord(word) || all.get(word)?.some(({ kind }) => kind !== "card") === true;
  addFamilies(all, cards, issuerNames, [...brands], isPlain);
}

/** Brands with several cards, so that "delta card" may be any of theirs. */
const BRANDS = new Set(
  (
    "bilt,delta,united,southwest,hilton,marriott,bonvoy,hyatt,ihg,jetblue,aadvantage,american airlines,alaska," +
    "wyndham,disney,amazon,costco,emirates,qatar airways,lifemiles,latam,atmos,skymiles,choice,choice privileges," +
    "royal caribbean,best western,amtrak,paypal,sams club,one key,free spirit,wyndham rewards,hilton honors,skypass,korean air"
  ).split(","),
);

/** Adds names without spaces: "venturex", "bestbuy". */
function addCompact(all: Names): void {
  for (const [name, meanings] of all) {
    const words = name.split(" ");
    if (words.length < 2 || words.length > MAX_COMPACT) continue;
    const word = words.join("");
    if (word.length < MIN_COMPACT || all.has(word) || /\d/.test(word)) continue;
    if (isCommonWord(word)) continue;
    for (const meaning of meanings) addName(all, word, { ...meaning, isWeak: false });
  }
}

const MAX_COMPACT = 3;
const MIN_COMPACT = 7;

function toLexicon(all: Names): Lexicon {
  const beginnings = new Set<string>();
  const words = new Set<string>();
  for (const name of all.keys()) {
    let start = 0;
    for (let end = name.indexOf(" "); end > 0; end = name.indexOf(" ", start)) {
      beginnings.add(name.slice(0, end));
      words.add(name.slice(start, end));
      start = end + 1;
    }
    words.add(name.slice(start));
  }
  return { names: all, beginnings, words };
}
