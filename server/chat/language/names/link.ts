import type { MentionKind } from "../understood.ts";
import { isCardMeant, isNameHere, kindMeant, lookAround, PRIORITY } from "./context.ts";
import type { Token } from "../words/tokenise.ts";
import { type Found, type Lexicon, type Meaning, namesAt } from "../lexicon/names.ts";

/** A name with all its meanings, likeliest kind first. */
export interface LinkedName {
  readonly start: number;
  readonly end: number;
  readonly kinds: ReadonlyMap<MentionKind, readonly string[]>;
}

/** Other ways to write words of names. */
const VARIANTS: ReadonlyMap<string, readonly string[]> = new Map([
  ["biz", ["business"]],
  ["plat", ["platinum"]],
  ["pref", ["preferred"]],
  ["prefered", ["preferred"]],
  ["res", ["reserve"]],
  ["prem", ["premier"]],
  ["sapph", ["sapphire"]],
  ["unltd", ["unlimited"]],
  ["unlim", ["unlimited"]],
  ["exec", ["executive"]],
  ["bofa", ["boa"]],
  ["business", ["biz"]],
  ["platinum", ["plat"]],
  ["+", ["plus"]],
  ["amx", ["amex"]],
  // Dictated spellings: "venture ex", "ultimate awards".
  ["ex", ["x"]],
  ["eks", ["x"]],
  ["10", ["x"]],
  ["ten", ["x"]],
  ["reward", ["rewards"]],
  ["award", ["rewards"]],
  ["awards", ["rewards"]],
  ["mile", ["miles"]],
]);

/** Finds names from left to right, the longest at each place. */
export function linkNames(
  tokens: readonly Token[],
  lexicon: Lexicon,
  held: ReadonlySet<string>,
): readonly LinkedName[] {
  const text = tokens.map(({ word }) => word).join(" ");
  const forms = tokens.map(formsOf);
  const linked: LinkedName[] = [];
  for (let start = 0; start < tokens.length; start++) {
    const found = namesAt(lexicon, start, (place) => forms[place] ?? []);
    const name = firstMeant(found, { tokens, start, text, held });
    if (name === undefined) continue;
    linked.push(name);
    start = name.end - 1;
  }
  return linked;
}

/** The forms of a word, including the singular: "sapphires". */
function formsOf({ word, joined }: Token): readonly string[] {
  const single = word.length > 4 && /[^s]s$/.test(word) ? [word.slice(0, -1)] : [];
  const forms = [word, ...single].flatMap((each) => [each, ...(VARIANTS.get(each) ?? [])]);
  return [...new Set([joined, ...forms])];
}

interface Place {
  readonly tokens: readonly Token[];
  readonly start: number;
  readonly text: string;
  readonly held: ReadonlySet<string>;
}

/** The longest name that the context allows here. */
function firstMeant(
  found: readonly Found[],
  { tokens, start, text, held }: Place,
): LinkedName | undefined {
  for (const { end, meanings } of found) {
    // "Bilt cards" means the bank's cards, "the Bilt card" one of them.
    if (tokens[end - 1]?.word === "cards" && found.some((one) => isIssuer(one, end - 1))) continue;
    const around = lookAround(tokens, start, end, text);
    // "Airline credit card" names a card, not a credit.
    if (tokens[end - 1]?.word === "credit" && ["cards", "card"].includes(around.after)) continue;
    const meant = meanings.filter(({ kind, isWeak }) => !isWeak || isNameHere(kind, around));
    if (meant.length === 0) continue;
    const kinds = groupKinds(meant, held);
    // "Into the United Club" is a lounge, although it is also the short name of a card.
    if (kinds.has("benefit") && !isCardMeant(around)) kinds.delete("card");
    const likeliest = kindMeant(new Set(kinds.keys()), around);
    const order = PRIORITY.toSorted((a, b) => Number(b === likeliest) - Number(a === likeliest));
    return {
      start,
      end,
      kinds: new Map(
        order.flatMap((kind) => (kinds.has(kind) ? [[kind, kinds.get(kind) ?? []] as const] : [])),
      ),
    };
  }
  return undefined;
}

const isIssuer = (found: Found, end: number): boolean =>
  found.end === end && found.meanings.some(({ kind }) => kind === "issuer");

function groupKinds(
  meanings: readonly Meaning[],
  held: ReadonlySet<string>,
): Map<MentionKind, readonly string[]> {
  const kinds = new Map<MentionKind, readonly string[]>();
  for (const { kind, id } of meanings) {
    const ids = kinds.get(kind) ?? [];
    if (!ids.includes(id)) kinds.set(kind, [...ids, id]);
  }
  const cards = kinds.get("card") ?? [];
  const own = cards.filter((id) => held.has(id));
  if (cards.length > 1 && own.length === 1) kinds.set("card", own);
  return kinds;
}
