import type { MentionKind } from "../understood.ts";
import { isNameHere, kindMeant, lookAround, PRIORITY } from "./context.ts";
import type { Token } from "../words/tokenise.ts";
import { type Found, type Lexicon, type Meaning, namesAt } from "../lexicon/names.ts";

/** "Inks", "Delta cards": a name of which there are several; "Cash Plus" and "Wyndham Rewards" are of one. */
const isPluralName = (text: string): boolean => SEVERAL.test(text) && !ONE.test(text);

const SEVERAL = /[a-z](?:s|’s|'s)$/i;
const ONE = /[su]s$|(?:rewards|honors|airlines|airways|privileges|miles|points)$/i;

/** A name with all it may mean, the likeliest kind first. */
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
  // As dictated: "venture ex", "ultimate awards".
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
  const forms = tokens.map((token, at) => formsOf(token, tokens[at - 1]));
  const formsAt = (place: number): readonly string[] => forms[place] ?? [];
  const linked: LinkedName[] = [];
  for (let start = 0; start < tokens.length; start++) {
    const isBesideCard = (end: number): boolean =>
      JOINS.test(tokens[end]?.word ?? "") && namesAt(lexicon, end + 1, formsAt).some(isCard);
    const isBesideBenefit = (end: number): boolean =>
      (linked.at(-1)?.end === start && linked.at(-1)?.kinds.has("benefit") === true) ||
      namesAt(lexicon, end, formsAt).some(isBenefit);
    const name = firstMeant(namesAt(lexicon, start, formsAt), {
      tokens,
      start,
      text,
      held,
      isBesideCard,
      isBesideBenefit,
      isAfterSource: isSource(linked.at(-1), start - 1),
    });
    if (name === undefined || isCutShort(name, tokens, namesAt(lexicon, start + 1, formsAt)))
      continue;
    linked.push(name);
    start = name.end - 1;
  }
  return linked;
}

function formsOf({ word, joined, isCapital }: Token, before?: Token): readonly string[] {
  const one = singlesOf(word);
  // "110k VS" are an airline's.
  const airline = word === "versus" && isCapital && /^[\d<]/.test(before?.word ?? "") ? ["vs"] : [];
  const forms = [word, ...one].flatMap((each) => [each, ...(VARIANTS.get(each) ?? [])]);
  return [...new Set([joined, ...forms, ...airline])];
}

/** What it may be several of: "sapphires", "surpasses", "warranties". */
function singlesOf(word: string): readonly string[] {
  if (word.length > 5 && word.endsWith("ies")) return [word.slice(0, -1), `${word.slice(0, -3)}y`];
  if (word.length > 5 && word.endsWith("sses")) return [word.slice(0, -2)];
  return word.length > 4 && /[^s]s$/.test(word) ? [word.slice(0, -1)] : [];
}

/** What joins two cards that are named: "gold and sapphire preferred", "reserve over venture x". */
const JOINS = /^(?:and|or|versus|against|over|than|with|&)$/;

const isCard = ({ meanings }: Found): boolean => meanings.some(({ kind }) => kind === "card");
const isBenefit = ({ meanings }: Found): boolean => meanings.some(({ kind }) => kind === "benefit");

/** "The Ritz-Carlton credit card": a name with its article is no more than one without that goes on. */
const isCutShort = (
  { start, end }: LinkedName,
  tokens: readonly Token[],
  next: readonly Found[],
): boolean => tokens[start]?.word === "the" && next.some((one) => one.end > end && isCard(one));

/** Points go from it: a program, or the bank that is called as its points are. */
const isSource = (name: LinkedName | undefined, end: number): boolean =>
  name?.end === end && name.kinds.has("program");

interface Place {
  readonly tokens: readonly Token[];
  readonly start: number;
  readonly text: string;
  readonly held: ReadonlySet<string>;
  /** Whether a card is named right after a name that ends here. */
  readonly isBesideCard: (end: number) => boolean;
  /** Whether a benefit is named right before it, or right after a name that ends here. */
  readonly isBesideBenefit: (end: number) => boolean;
  /** Whether a program is named right before the word before it. */
  readonly isAfterSource: boolean;
}

/** The longest name that means something here. */
function firstMeant(
  found: readonly Found[],
  { tokens, start, text, held, isBesideCard, isBesideBenefit, isAfterSource }: Place,
): LinkedName | undefined {
  for (const { end, meanings } of found) {
    // A name does not reach over the end of a sentence.
    if (
      tokens.slice(start, end - 1).some(({ endsClause }) => endsClause) &&
      end - start < 3 &&
      !isClose(tokens, start, end)
    )
      continue;
    // "Bilt cards" and "the best bilt card" are those of the bank, "the bilt card" is one of them.
    const last = tokens[end - 1]?.word;
    const isPlural =
      last === "cards" || (last === "card" && ONE_OF_SEVERAL.has(tokens[start - 1]?.word ?? ""));
    if (isPlural && found.some((one) => one.end === end - 1 && isIssuer(one))) continue;
    const around = lookAround(tokens, start, end, text, {
      isBesideCard: isBesideCard(end),
      isBesideBenefit: isBesideBenefit(end),
      isAfterSource,
    });
    // "airline credit card" is a card, not a credit.
    const isCreditCard =
      tokens[end - 1]?.word === "credit" && ["cards", "card"].includes(around.after);
    const meant = meanings.filter(
      ({ kind, isWeak }) =>
        !(isCreditCard && kind === "benefit") && (!isWeak || isNameHere(kind, around)),
    );
    if (meant.length === 0) continue;
    const kinds = withoutShop(groupKinds(meant, held, around.name), around.after);
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

/** "The best Bilt card": the bank's, not one for its shop. */
const withoutShop = (
  kinds: ReadonlyMap<MentionKind, readonly string[]>,
  after: string,
): ReadonlyMap<MentionKind, readonly string[]> =>
  kinds.has("issuer") && ["cards", "card"].includes(after)
    ? new Map([...kinds].filter(([kind]) => kind !== "merchant"))
    : kinds;

/** Before a bank's name: whichever of its cards. */
const ONE_OF_SEVERAL = new Set(
  "best another which what any new second other cheapest next".split(" "),
);

const isIssuer = ({ meanings }: Found): boolean => meanings.some(({ kind }) => kind === "issuer");

/** Written with nothing but a sign between: "U.S. Bank", "St. Regis". */
const isClose = (tokens: readonly Token[], start: number, end: number): boolean =>
  (tokens[end - 1]?.from ?? 0) - (tokens[start]?.to ?? 0) <= 2;

function groupKinds(
  meanings: readonly Meaning[],
  held: ReadonlySet<string>,
  name: string,
): ReadonlyMap<MentionKind, readonly string[]> {
  const kinds = new Map<MentionKind, string[]>();
  for (const { kind, id } of meanings) {
    const ids = kinds.get(kind) ?? [];
    if (!ids.includes(id)) ids.push(id);
    kinds.set(kind, ids);
  }
  const cards = kinds.get("card") ?? [];
  const own = cards.filter((id) => held.has(id));
  if (cards.length > 1 && own.length === 1 && !isPluralName(name)) kinds.set("card", own);
  return kinds;
}
