import type { Mention } from "../understood.ts";

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
