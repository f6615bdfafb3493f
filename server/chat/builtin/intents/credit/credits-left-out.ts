import type { HeldCard } from "../../../../tools/core/held.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { wordsOf } from "../../readings/says.ts";
import type { Mention, Understood } from "../../../language/understood.ts";
import { type Credit, creditsIn, isAbout } from "./credit-rows.ts";
import { creditsSaid } from "./credit-said.ts";

/* "Without the travel credit", "if I never use the lululemon one": credits of a card that shall not count. */

const LEAVES =
  /\b(?:without|excluding|except|minus|ignoring|ignore|leaving out|leave out|not counting|take away|taking away|subtract|(?:do not|never|can not|cannot|will not|would not|did not) (?:ever |really |even )?(?:use|need|want|count|touch|get)|skip(?:ping)?|no use for|forget)\b/g;
const OF_ALL = /^(?:\S+ ){0,3}(?:credits|perks|benefits)\b/;

/** The names of the credits that are left out; none where none is. */
export function creditsLeftOut(
  { entry }: HeldCard,
  asked: Understood,
  toolbox: Toolbox,
): readonly string[] {
  const words = wordsOf(asked);
  const left = [...words.matchAll(LEAVES)].map(({ index, 0: said }) => index + said.length);
  if (left.length === 0) return [];
  const rows = creditsIn(ask(toolbox, "list_credits", { card: entry.id }));
  const named = left.some((at) => OF_ALL.test(words.slice(at).trim()))
    ? rows
    : left.flatMap((at) => creditsAfter(rows, asked, at, toolbox));
  return [...new Set(named.map((row) => row.credit_name))];
}

/** Those that the words from a place on name. */
function creditsAfter(
  rows: readonly Credit[],
  asked: Understood,
  at: number,
  { scene: { facts } }: Toolbox,
): readonly Credit[] {
  const words = wordsOf(asked);
  const from = words.slice(0, at).split(" ").length;
  const of = (kind: Mention["kind"]): readonly string[] =>
    asked.mentions.flatMap((one) => (one.kind === kind && one.start >= from ? one.ids : []));
  const wanted = { benefits: of("benefit"), merchants: of("merchant") };
  const about = rows.filter((row) => isAbout(row, wanted, facts));
  if (about.length > 0) return about;
  const tokens = words.slice(at).trim().split(" ");
  return creditsSaid(rows, { ...asked, tokens, mentions: [], amounts: [] }, facts);
}
