import { wordsOf } from "../../contract/names.ts";
import type { Label } from "../learning/lore.ts";
import type { Frame } from "../frame.ts";
import { phrases, says, spaced, wordSet } from "../language/words/phrases.ts";
import type { Doubt } from "../reading/subjects.ts";

/** The previous question as understood. */
export interface Before {
  readonly label: Label;
  readonly frame: Frame;
  /** The cards in the first paragraph of its answer. */
  readonly cards: () => readonly string[];
  /** The text of its answer. */
  readonly said: () => string;
  /** Names of it and of the questions right before it with the same label. */
  readonly thread: Frame["subjects"];
  /** The last card, as written. */
  readonly card: { readonly card: string; readonly text: string } | undefined;
  /** Names the chat asked back about. */
  readonly doubts: readonly Doubt[];
}

/* The options of a question back, and the reply that chooses one. */

interface Asked {
  readonly label: Label | undefined;
  /** One of several questions of a message. */
  readonly isPart: boolean;
}

const MAX_PARTS = 4;

/** Several questions as one option: "what a card costs, and when annual fees are due". */
export const meaningOf = (readings: readonly Asked[]): string =>
  [...new Set(readings.flatMap(({ label }) => label?.means ?? []))].join(", and ");

/** The last message's readings, if the text is their joint meaning. */
export function partsMeant<One extends Asked>(
  text: string,
  earlier: readonly One[],
): readonly One[] {
  const said = plain(text);
  for (let count = 2; count <= Math.min(MAX_PARTS, earlier.length); count += 1) {
    const parts = earlier.slice(-count);
    if (parts.every(({ isPart }) => isPart) && plain(meaningOf(parts)) === said) return parts;
  }
  return [];
}

/** The label with this meaning. */
export const labelMeant = (text: string, labels: Iterable<Label>): Label | undefined =>
  [...labels].find(({ means }) => plain(means) === plain(text));

/** The question an option belongs to: the part with that label, or the last one. */
export const offeredFor = <One extends Asked>(
  label: Label,
  earlier: readonly One[],
): One | undefined => {
  const last = earlier.at(-1);
  if (last?.isPart !== true) return last;
  const parts = earlier.slice(-MAX_PARTS).filter(({ isPart }) => isPart);
  return parts.findLast((one) => one.label?.id === label.id) ?? last;
};

const plain = (text: string): string => text.trim().toLowerCase();

const PLACES: readonly ReadonlySet<string>[] = [
  wordSet("1 1st first former"),
  wordSet("2 2nd second two"),
  wordSet("3 3rd third three"),
  wordSet("4 4th fourth four"),
];
const YES = wordSet("yes yeah yep sure");
const FIRST = phrases("option one|number one|choice one");
const LAST = wordSet("last latter");
/** Words around a choice: "I mean the second one, please". */
const FILLER = wordSet(
  "a about ah choice do i in is it know mean no number of oh ok okay one option please thanks that the this to want sure well what which yeah yep yes",
);

/** The option a short reply chooses: by position, or by words of no other option. */
export function optionMeant(text: string, options: readonly string[]): string | undefined {
  const words = wordsOf(text);
  const telling = words.filter((word) => !FILLER.has(word));
  const isFirst = telling.length === 0 && says(spaced(words), FIRST);
  const [word] = isFirst ? ["first"] : telling;
  const isYes = options.length === 1 && words.some((one) => YES.has(one));
  if (word === undefined) return isYes ? options[0] : undefined;
  const place = PLACES.findIndex((names) => names.has(word));
  if (telling.length < 2 && place >= 0) return options[place];
  if (telling.length === 1 && LAST.has(word)) return options.at(-1);
  const fitting = options.filter((option) => {
    const own = new Set(wordsOf(option));
    return telling.every((one) => own.has(one));
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}
