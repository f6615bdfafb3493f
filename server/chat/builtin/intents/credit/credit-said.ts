import type { FactIndex } from "../../../../tools/core/facts.ts";
import { nameWords } from "../../../language/words/tokenise.ts";
import { idsOf } from "../../slots.ts";
import { amountsOf, type Understood } from "../../../language/understood.ts";
import type { Credit } from "./credit-rows.ts";

/*
 * Credits are seldom called by their names: "the portal money", "the airline fee thing". Among those
 * of a card a few plain words, or the amount, tell which is meant.
 */

/** Words of credits' names that stand in any question of them, so that they tell none apart. */
const SAYS_NOTHING =
  /^(?:credit|card|annual|monthly|yearly|year|month|quarter|statement|purchase|money|benefit|perk|membership|and|or|at|the|of|on|in|for|to|by|a|an|with|up|from|is|it|one|business|global|world|clear|plus)$/;

/** The rows that most of the words and amounts of the question tell of; none where none does. */
export function creditsSaid(
  rows: readonly Credit[],
  asked: Understood,
  facts: FactIndex,
): readonly Credit[] {
  const said = wordsBesideNames(asked);
  const usd = new Set(amountsOf(asked, "usd").map(({ value }) => value));
  const scored = rows.map((row) => {
    const words = wordsOfCredit(row, facts);
    const isSum = row.unit === "usd" && row.per_period !== undefined && usd.has(row.per_period);
    const score = [...said].filter((word) => words.has(word)).length + (isSum ? 1 : 0);
    return { row, score };
  });
  const most = Math.max(0, ...scored.map(({ score }) => score));
  return most === 0 ? [] : scored.filter(({ score }) => score === most).map(({ row }) => row);
}

/** Whether a credit is of the bank that is named, where one is. */
export const ofBankNamed = (asked: Understood, facts: FactIndex): ((row: Credit) => boolean) => {
  const banks = idsOf(asked, "issuer", facts);
  return ({ card_id: id }) =>
    banks.length === 0 || banks.includes(facts.cards.get(id)?.issuer ?? "");
};

/** What is said besides the card's and the bank's name, which its credits' names may hold too. */
function wordsBesideNames({ tokens, mentions }: Understood): ReadonlySet<string> {
  const names = mentions.filter(({ kind }) => /^(?:card|issuer|network)$/.test(kind));
  const isInName = (at: number): boolean => names.some(({ start, end }) => at >= start && at < end);
  return telling(tokens.filter((_, at) => !isInName(at)));
}

/** Its name and sort, where it pays, and what those places are. */
function wordsOfCredit(row: Credit, facts: FactIndex): ReadonlySet<string> {
  const kinds = facts.facts.tables.merchants
    .filter(({ name }) => row.merchants.includes(name))
    .flatMap(({ kind, category }) => [kind, category].map((key) => key.replaceAll("_", " ")));
  return telling(
    [row.credit_name, row.credit_type, ...row.merchants, ...kinds].flatMap((name) =>
      nameWords(name),
    ),
  );
}

const telling = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.map(toOne).filter((word) => word.length > 2 && !SAYS_NOTHING.test(word)));

/** "resorts" and "resort" are one word. */
const toOne = (word: string): string => (/[^s]s$/.test(word) ? word.slice(0, -1) : word);
