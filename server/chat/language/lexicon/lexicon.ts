import type { FactRow } from "../../../contract/facts.ts";
import { cardNames } from "../../../member/names.ts";
import type { FactIndex } from "../../../member/facts.ts";
import type { MentionKind } from "../understood.ts";
import { addBenefits } from "./benefit-lexicon.ts";
import { addBrandCards } from "./brand-cards.ts";
import { addFamilies } from "./card-families.ts";
import { BOUGHT_THINGS } from "./bought-things.ts";
import { MORE_CATEGORIES } from "./category-names.ts";
import { isCommonWord } from "../words/common.ts";
import { MORE_MERCHANTS, MORE_PROGRAMS } from "./more-names.ts";
import { portalNames } from "./portals.ts";
import { nameWords } from "../words/tokenise.ts";
import { addName, createTrie, meaningsOf, type Trie } from "./trie.ts";
import { DROPPED_NAMES, isWeakName } from "./weak-names.ts";

/** All names of the facts, by their words. */
export interface Lexicon {
  readonly trie: Trie;
  /** Every word of a name. */
  readonly words: ReadonlySet<string>;
}

/** Points that two programs share are said of the one that banks transfer to. */
const SHARED_POINTS: ReadonlySet<string> = new Set(["virgin_red Virgin Points"]);

const known = new WeakMap<FactIndex, Lexicon>();

/** Built once a build of the facts. */
export function lexiconOf(facts: FactIndex): Lexicon {
  const built = known.get(facts);
  if (built !== undefined) return built;
  const trie = createTrie();
  addTables(trie, facts);
  addCardFamilies(trie, facts);
  addBrandCards(trie, facts);
  addBenefits(trie, facts);
  addCompact(trie);
  const lexicon = { trie, words: wordsOf(trie) };
  known.set(facts, lexicon);
  return lexicon;
}

/** Endings that a name is as clear without. */
const ENDINGS =
  /(?: (?:credit card|card|visa signature(?: card)?|rewards credit card|from american express))+$/g;

function addTables(trie: Trie, facts: FactIndex): void {
  const { cards, programs, merchants, spendCategories, issuers } = facts.facts.tables;
  for (const { key, name, aliases } of programs) {
    const own = aliases.filter((alias) => !SHARED_POINTS.has(`${key} ${alias}`));
    addAll(trie, "program", key, [name, key.replaceAll("_", " "), ...own]);
  }
  for (const { key, name, aliases } of merchants) {
    // "Yes (as X)" tells what a name is of; people say either.
    const said = name.replace(/\(.*\)/, "").replace(/^the /i, "");
    addAll(trie, "merchant", key, [name, said, key.replaceAll("-", " "), ...aliases]);
  }
  for (const row of merchants) addAll(trie, "merchant", row.key, portalNames(row, issuers));
  for (const [key, name] of MORE_PROGRAMS) addAll(trie, "program", key, [name]);
  for (const [key, name] of MORE_MERCHANTS) {
    if (facts.merchants.has(key)) addAll(trie, "merchant", key, [name]);
  }
  for (const category of spendCategories) addCategory(trie, category);
  for (const { name, aliases } of issuers) addAll(trie, "issuer", name, [name, ...aliases]);
  for (const [id, names] of NETWORKS) addAll(trie, "network", id, names);
  for (const card of cards) {
    const names = [...cardNames(facts, card), ...turnedNames(card)];
    for (const name of names) addWritten(trie, "card", card.id, name);
  }
}

const NETWORKS = [
  ["Visa", ["visa"]],
  ["Mastercard", ["mastercard", "master card", "mc"]],
  ["American Express", ["american express", "amex"]],
  ["Discover", ["discover"]],
] as const;

function addAll(trie: Trie, kind: MentionKind, id: string, names: readonly string[]): void {
  for (const name of names) addWords(trie, kind, id, nameWords(name));
}

function addWords(trie: Trie, kind: MentionKind, id: string, words: readonly string[]): void {
  const name = words.join(" ");
  if (DROPPED_NAMES.has(`${kind} ${name}`)) return;
  addName(trie, words, { kind, id, isWeak: isWeakName(kind, words) });
}

/** "Gold Business" for "Business Gold", and airlines by their letters: "AA Platinum". */
function turnedNames({ display_name: name, issuer }: FactRow<"cards">): readonly string[] {
  const [, rest] = /^Business (.+)$/.exec(name) ?? [];
  const by = issuer === "American Express" ? "Amex" : issuer;
  return [
    ...(rest === undefined ? [] : [`${rest} Business`, `${by} ${rest} Business`]),
    ...(name.includes("AAdvantage") ? [name.replace("AAdvantage", "AA")] : []),
    ...(name.includes("Atmos") ? [name.replace("Atmos", "Alaska")] : []),
  ];
}

/** A card's name as it is, and without the words that say no more than that it is a card. */
function addWritten(trie: Trie, kind: MentionKind, id: string, name: string): void {
  const words = nameWords(name.replace(/^the /i, ""));
  addWords(trie, kind, id, words);
  for (const less of [ENDINGS, MAKERS]) {
    const short = words.join(" ").replaceAll(less, "").replace(ENDINGS, "").split(" ");
    addShorter(trie, kind, id, words, short);
  }
}

/** Whose card and network it is, which people leave out: "hilton honors surpass". */
const MAKERS =
  / (?:american express|visa signature|visa infinite|world (?:elite |legend )?mastercard|visa|mastercard)(?= |$)/g;

function addShorter(
  trie: Trie,
  kind: MentionKind,
  id: string,
  words: readonly string[],
  short: readonly string[],
): void {
  // "hyatt" is no card's name although "hyatt card" is.
  const isOwn = short.length > 1 && short.length < words.length;
  if (isOwn && !meaningsOf(trie, short).some((other) => other.kind !== "card")) {
    addWords(trie, kind, id, short);
  }
}

function addCategory(trie: Trie, { key, name, aliases }: FactRow<"spendCategories">): void {
  for (const alias of [
    name,
    key.replaceAll("_", " "),
    ...aliases,
    ...(MORE_CATEGORIES[key] ?? []),
    ...(BOUGHT_THINGS[key] ?? []),
  ]) {
    const words = nameWords(alias);
    const last = words.at(-1) ?? "";
    addWords(trie, "category", key, words);
    const one = last.endsWith("ies")
      ? `${last.slice(0, -3)}y`
      : /[^s]s$/.test(last)
        ? last.slice(0, -1)
        : last;
    addWords(trie, "category", key, [...words.slice(0, -1), one]);
  }
}

function addCardFamilies(trie: Trie, facts: FactIndex): void {
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
    isCommonWord(word) || meaningsOf(trie, [word]).some(({ kind }) => kind !== "card");
  addFamilies(trie, cards, issuerNames, [...brands], isPlain);
}

/** Brands with several cards, so that "delta card" may be any of theirs. */
const BRANDS = new Set(
  (
    "bilt,delta,united,southwest,hilton,marriott,bonvoy,hyatt,ihg,jetblue,aadvantage,american airlines,alaska," +
    "wyndham,disney,amazon,costco,emirates,qatar airways,lifemiles,latam,atmos,skymiles,choice,choice privileges," +
    "royal caribbean,best western,amtrak,paypal,sams club,one key,free spirit,wyndham rewards,hilton honors,skypass,korean air"
  ).split(","),
);

/** Written without blanks a name is the same: "venturex", "bestbuy". */
function addCompact(trie: Trie): void {
  const compact: (readonly [string, Trie])[] = [];
  const walk = (node: Trie, written: string, depth: number): void => {
    if (depth > 1 && node.meanings.length > 0) compact.push([written, node]);
    if (depth === MOST_COMPACT) return;
    for (const [word, next] of node.next) walk(next, written + word, depth + 1);
  };
  walk(trie, "", 0);
  for (const [word, { meanings }] of compact) {
    if (word.length < LEAST_COMPACT || trie.next.get(word)?.meanings.length || /\d/.test(word))
      continue;
    if (isCommonWord(word)) continue;
    for (const meaning of meanings) addName(trie, [word], { ...meaning, isWeak: false });
  }
}

const MOST_COMPACT = 3;
const LEAST_COMPACT = 7;

function wordsOf(trie: Trie): ReadonlySet<string> {
  const words = new Set<string>();
  const walk = (node: Trie): void => {
    for (const [word, next] of node.next) {
      words.add(word);
      walk(next);
    }
  };
  walk(trie);
  return words;
}
