import type { Mention } from "../understood.ts";

/*
 * "Avios" are British Airways', Iberia's and Qatar's: where one of them is named in the same question,
 * they are its own.
 */

/** The names with a program's that is shared narrowed to the one of its programs that is named too. */
export function withSharedNames(mentions: readonly Mention[]): readonly Mention[] {
  const sure = new Set(
    mentions.flatMap(({ kind, ids }) => (kind === "program" && ids.length === 1 ? ids : [])),
  );
  return mentions.map((mention) => {
    if (mention.kind !== "program" || mention.ids.length < 2) return mention;
    const named = mention.ids.filter((id) => sure.has(id));
    return named.length === 1 ? { ...mention, ids: named } : mention;
  });
}

/* "United Club" is a lounge, and the short name of a card that opens it: what is entered is the lounge. */

const LEADS = new Set(
  "in into inside to enter entering visit visiting access open opens through use at".split(" "),
);
const ARTICLES = new Set("the a any".split(" "));
const FOLLOWS = new Set(
  "pass passes visit visits lounge lounges entry access guest guests membership".split(" "),
);

/** The mentions without the cards that are doors here. */
export function withoutCardsAsDoors(
  mentions: readonly Mention[],
  tokens: readonly string[],
): readonly Mention[] {
  const isDoor = ({ start, end }: Mention): boolean => {
    const before = ARTICLES.has(tokens[start - 1] ?? "") ? start - 2 : start - 1;
    return LEADS.has(tokens[before] ?? "") || FOLLOWS.has(tokens[end] ?? "");
  };
  return mentions.filter(
    (one) =>
      one.kind !== "card" ||
      !mentions.some((other) => other.kind === "benefit" && isSamePlace(one, other)) ||
      tokens[one.end] === "card" ||
      !isDoor(one),
  );
}

const isSamePlace = (one: Mention, other: Mention): boolean =>
  one.start === other.start && one.end === other.end;
