import type { FactIndex } from "../../../tools/core/facts.ts";
import type { Mind } from "../mind.ts";
import { rank } from "./rank.ts";
import type { Understood } from "../../language/understood.ts";
import { tellingOf, type Verdict } from "./decide.ts";

/*
 * Messages that only lean on something, with nothing before them to lean on: "how should i do it",
 * "and the other?". The classifier would take their plain words for what was often asked in them.
 */

/** More words are seldom without any that tells. */
const MOST_WORDS = 9;

/** Words that stand for what is meant, or for a way to ask, and tell nothing of it. */
const LEANS_ON = new Set(
  (
    "other others another thing things stuff way ways work works working happen happens happened happening mean means " +
    "help best better good bad ok okay wait huh sure question questions ask asking understand understood understanding " +
    "confused explain again same different difference matter matters option options choice recommend suggest suggestion " +
    "advice idea ideas deal try use using do doing done right wrong stuck lost maybe anything something everything nothing " +
    "else both either neither first second third last next long far soon depends depend actually basically exactly sorry please hey hi so well hmm um"
  ).split(" "),
);

/** What to ask back with, where nothing tells what is asked. */
const OFTEN_ASKED = ["best_card", "renewal_value", "points_value", "transfer_partners"];

/** What has no telling word either, and is heard by itself. */
const SAYS_LITTLE: ReadonlySet<string> = new Set([
  "about",
  "greeting",
  "insult",
  "joke",
  "my_profile",
  "nothing_asked",
  "thanks",
]);
/** From here on it is that. */
const CLEAR = 0.35;

/** The verdict on a message that stands alone; one that says nothing of what it is about is asked back. */
export function unlessVague(
  verdict: Verdict,
  asked: Understood,
  mind: Mind,
  facts: FactIndex,
): Verdict {
  if (verdict.kind === "unsure" || !isVague(asked, tellingOf(asked, mind))) return verdict;
  const [first] = rank(asked, mind, facts);
  const isSaid = verdict.kind === "sure" && SAYS_LITTLE.has(verdict.intent.id);
  if (isSaid && (first?.intent !== verdict.intent || first.score >= CLEAR)) return verdict;
  const among = OFTEN_ASKED.flatMap((id) => mind.intents.find((one) => one.id === id) ?? []);
  return among.length > 0 ? { kind: "unsure", among } : verdict;
}

function isVague(asked: Understood, telling: readonly string[]): boolean {
  const { tokens, mentions, amounts, dates, unknownNames, owner, stranger, country } = asked;
  const isBare =
    mentions.length + amounts.length + dates.length + unknownNames.length === 0 &&
    owner === undefined &&
    stranger === undefined &&
    country === undefined &&
    // "Whats 5/24 for me": a number is of something.
    !/\d/.test(asked.text);
  return isBare && tokens.length <= MOST_WORDS && telling.every((word) => LEANS_ON.has(word));
}
