import type { Scene } from "../../member/scene.ts";
import { type Understood } from "../language/understood.ts";
import { says, spaced } from "../language/words/phrases.ts";

/* Application rules by their usual numbers: "5/24", "2 in 90", "five twenty four". */

const WORDS: ReadonlyMap<number, string> = new Map([
  [1, "one"],
  [2, "two"],
  [3, "three"],
  [4, "four"],
  [5, "five"],
  [6, "six"],
  [7, "seven"],
  [8, "eight"],
  [12, "twelve"],
  [24, "twenty four"],
  [30, "thirty"],
  [48, "forty eight"],
  [65, "sixty five"],
  [90, "ninety"],
]);

const LIFETIME = ["lifetime", "once in a lifetime", "once per lifetime"];

/** The rules in a question; only those of the named bank if there is one. */
export function rulesMeant(asked: Understood, { facts }: Scene): readonly string[] {
  const text = spaced(asked.tokens);
  const issuers = new Set(
    asked.mentions.flatMap(({ kind, ids }) => (kind === "issuer" ? ids : [])),
  );
  const said = facts.facts.tables.issuerRules.filter(({ name, kind, count, window }) =>
    kind === "max_opened" && count !== undefined && window !== undefined
      ? says(text, formsOf(count, window))
      : name.includes("lifetime") && says(text, LIFETIME),
  );
  const own = said.filter(({ issuer }) => issuers.has(issuer));
  const [first] = own.length > 0 ? own : said.toSorted((a, b) => a.name.length - b.name.length);
  return first === undefined ? [] : [first.name];
}

function formsOf(count: number, window: number): readonly string[] {
  const [few = "", many = ""] = [WORDS.get(count), WORDS.get(window)];
  return [
    `${count}/${window}`,
    `${count} in ${window}`,
    `${count} ${window}`,
    ...(few === "" || many === "" ? [] : [`${few} ${many}`, `${few} in ${many}`]),
  ];
}
