import { delexicalise } from "../language/delexicalise.ts";
import type { Understood } from "../language/understood.ts";
import { toWords } from "../learning/features.ts";
import type { Lore } from "../learning/lore.ts";
import type { Ranked } from "./rank.ts";

/** From here on words that no phrasing has make no other world's question of it. */
const CLEAR = 0.35;
/** With fewer of its telling words known than this, what is less clear is of another world. */
const MIN_KNOWN = { unnamed: 0.4, named: 0.25 } as const;

/** True when nothing is likely and too few of the words are those in which people ask here. */
export function isOutside(
  asked: Understood,
  [first]: readonly Ranked[],
  { words }: Pick<Lore, "words">,
): boolean {
  if (first === undefined) return true;
  if (first.score >= CLEAR) return false;
  const isNamed = asked.mentions.length > 0;
  const telling = tellingOf(asked);
  if (!isNamed && telling.length === 0) return true;
  // One odd word beside a name says nothing: "gas on the turnpike".
  if (isNamed && telling.length === 1) return false;
  const known = telling.filter((word) => words.has(word)).length;
  const share = telling.length === 0 ? 1 : known / telling.length;
  return share < (isNamed ? MIN_KNOWN.named : MIN_KNOWN.unnamed);
}

/** Words of any question, which tell nothing of what it is about. */
const PLAIN = new Set(
  "a an the and or but if so as at by for from in into of off on out over to up with about than then i me my mine we us our you your he she it its they them their this that these those there here is am are was were be been being do does did done doing have has had having will would can could should shall may might must what which who whom whose when where why how not no yes any some all more most much many one ones just now still also too very really please get got getting go going make know tell want need think like let s t m re".split(
    " ",
  ),
);

/** The words that are no names, no numbers and no words of any question. */
const tellingOf = (asked: Understood): readonly string[] =>
  toWords(delexicalise(asked)).filter(
    (word) =>
      !word.startsWith("<") &&
      !PLAIN.has(word) &&
      !("0" <= word.charAt(0) && word.charAt(0) <= "9"),
  );
