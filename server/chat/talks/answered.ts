import type { Understood, Amount } from "../language/understood.ts";
import { phrases, says, spaced } from "../language/words/phrases.ts";
import { topicOf } from "../reading/fill.ts";
import type { Before } from "./chosen.ts";
import { pointsToSeveral } from "./leaning.ts";

/* Parts of the previous answer that a message refers to. */

/** "The 300": an amount in the answer, when amounts identify its rows. */
export function rowAmount(
  { amounts, tokens }: Understood,
  { frame, said }: Before,
): Amount | undefined {
  const [only, ...others] = amounts;
  if (only === undefined || others.length > 0 || tokens[only.start - 1] !== "the") return undefined;
  const { isOfRows, takes } = topicOf(frame.topic);
  if (!isOfRows || !takes.includes("claim")) return undefined;
  const sum = `$${only.value}`;
  const words = ["*", "(", ")", ","]
    .reduce((text, mark) => text.replaceAll(mark, mark === "," ? "" : " "), said())
    .split(" ");
  return words.includes(sum) ? only : undefined;
}

/** "Does that one have a fee", after a list: any of the cards that the answer named. */
export function oneOfShown(
  { tokens, mentions }: Understood,
  { cards, frame }: Before,
): readonly string[] {
  const isOfList = LISTING.has(frame.topic) && says(spaced(tokens), THAT_ONE);
  const isNamed = mentions.some(({ kind }) => NAMING.has(kind));
  // "The cheapest" is one card, even if the answer lists others after it.
  const most = frame.order === undefined ? undefined : 1;
  return isOfList && !isNamed ? [...new Set(cards())].slice(0, most) : [];
}
const LISTING: ReadonlySet<string> = new Set(["find_cards", "my_cards"]);
const NAMING: ReadonlySet<string> = new Set(["card", "issuer", "program", "network"]);
const THAT_ONE = phrases("that one|this one|that card|this card|it");

/** "Which of those": the cards that the answer named, besides those of its question. */
export function shownCards(
  { tokens, mentions }: Understood,
  { cards, frame }: Before,
): readonly string[] {
  if (!pointsToSeveral(tokens) || mentions.some(({ kind }) => kind === "card")) return [];
  const asked = new Set(frame.subjects.map(({ id }) => id));
  const shown = [...new Set(cards())].filter((id) => !asked.has(id));
  return shown.length > 1 ? shown : [];
}
