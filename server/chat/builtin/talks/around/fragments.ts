import { ARTICLES, PREPOSITIONS, rangeOf, slotsOf } from "../names/named-places.ts";
import type { Understood } from "../../../language/understood.ts";

/* Messages that name things and ask nothing by themselves. */

/** Words that neither ask nor name anything. */
const FILLERS = new Set([
  ...PREPOSITIONS,
  ...ARTICLES,
  ..."and n or but also then so too as well please instead about what's it's its ok okay".split(
    " ",
  ),
  ..."i me mine we us card cards one ones other just only maybe perhaps say like the same".split(
    " ",
  ),
  ..."total altogether overall together all now today here there yes no not hmm well".split(" "),
  ..."wife husband spouse partner hers his her him their theirs them points miles".split(" "),
  ..."mine ours yours own meant mean said personal business version".split(" "),
]);

/** Words that say of a thing named what it is or costs: "it's $250", "if the room was $300". */
const TELLING = new Set(
  "it is was were be being if that this these those would will could actually more like around roughly only than less room rooms fare ticket tickets price cost costs total amount say night stay flight with how much many get make makes to do does".split(
    " ",
  ),
);

const SUPPOSING = new Set([
  ...TELLING,
  ...(
    "pay paid paying spend spent use used have had need needed want wanted got go going went through " +
    "book booked booking buy bought buying order ordered fly flying stay staying instead"
  ).split(" "),
]);

/** True when it names things and asks nothing by itself: "the gold", "at costco?", "60k". */
export function isFragment(asked: Understood): boolean {
  return asked.tokens.length > 0 && leftOf(asked, NONE).length === 0;
}

/** True when it says no more than what something is or would be: "it's $250", "how much is that for 200k". */
export function isRemark(asked: Understood): boolean {
  return slotsOf(asked).length > 0 && leftOf(asked, TELLING).length === 0;
}

/** The same of what is supposed: "[what if] I only pay 45k". */
export function isSupposed(asked: Understood): boolean {
  return slotsOf(asked).length > 0 && leftOf(asked, SUPPOSING).length === 0;
}

const NONE: ReadonlySet<string> = new Set();

/** Words that are no names, no fillers and none of these. */
function leftOf(asked: Understood, more: ReadonlySet<string>): readonly string[] {
  const named = new Set(slotsOf(asked).flatMap(({ start, end }) => rangeOf(start, end)));
  return asked.tokens.filter(
    (token, place) =>
      !named.has(place) && !isFiller(token, asked) && !more.has(token.toLowerCase()),
  );
}

const isFiller = (token: string, { owner }: Understood): boolean => {
  const word = token.toLowerCase().replace(/['’]s$/, "");
  return FILLERS.has(word) || !/[\p{L}\p{N}]/u.test(word) || isOf(word, owner);
};

/** A person's name, with or without the s of what is his. */
const isOf = (word: string, owner = ""): boolean =>
  owner !== "" && [owner, `${owner}s`].some((name) => name.toLowerCase() === word);
