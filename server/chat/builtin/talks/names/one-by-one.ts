import { carry, withPerson } from "../carried/carry.ts";
import { chainOf, topicOf } from "../chain.ts";
import { decide } from "../../ranking/decide.ts";
import { heldCards } from "../../../../tools/core/held.ts";
import { type Question, read, type Talk } from "../talk.ts";
import { type Mention, mentionsOf, type Understood } from "../../../language/understood.ts";

/*
 * Cards or programs that were asked about one after another: "the first one" is the one of them that
 * was named first, and "which is better" is of them all.
 */

const KINDS = ["card", "program"] as const;
/** Words; longer ones name what they are about. */
const MOST_WORDS = 12;
const NTH = /\b(?:the|that|my) (first|1st|second|2nd|third|3rd) (?:one|card|program|bank)\b/;
const PLACES: Readonly<Record<string, number>> = {
  first: 0,
  "1st": 0,
  second: 1,
  "2nd": 1,
  third: 2,
  "3rd": 2,
};
const WHICH =
  /^(?:(?:ok|okay|so|and|then|hm+|well|now|but) )*(?:which|what) (?:one |card |of (?:them|those|these|the two|the three) )?(?:is|s|has|gives|gets|earns|pays|costs|would|should|do|does|wins|comes)\b|\b(?:which one|which of (?:them|those|the two))\b/;

/** "Which of those could I get again": of each of them. */
const OF_THEM = /^(?:(?:ok|okay|so|and|then) )*which of (?:them|those|these|the two|the three)\b/;

const COMPARES =
  /\b(?:better|best|worse|worst|more|most|less|least|fewer|cheap\w*|high\w*|low\w*|bigg\w*|small\w*|wins?|older|newer|oldest|newest|later|latest|earlier|earliest|sooner|soonest|last|would you|should (?:i|we)|first)\b/;

/** The text with the name of the card that is meant by its place. */
export function withNth(talk: Talk, text: string, last: Question | undefined): string {
  const found = last === undefined ? undefined : findNth(talk, text, last, "card");
  return found === undefined ? text : found.said.replace(found.phrase, `the ${found.name}`);
}

/** "What's the ratio on the first one": the question before, of the program that is meant by its place. */
export function askOfNth(
  talk: Talk,
  text: string,
  _said: Understood,
  before: Question,
): Question | undefined {
  const found = findNth(talk, text, before, "program");
  return (
    found && carry(talk, text, before, read(talk, found.said.replace(found.phrase, found.name)))
  );
}

function findNth(talk: Talk, text: string, last: Question, kind: "card" | "program") {
  if (!/\b(?:first|second|third|1st|2nd|3rd)\b/i.test(text)) return undefined;
  const said = read(talk, text).tokens.join(" ");
  const [phrase, nth = ""] = NTH.exec(said) ?? [];
  const names = phrase === undefined ? [] : namedOneByOne(talk, last, kind);
  const name = names.length > 1 ? names[PLACES[nth] ?? 0] : undefined;
  return phrase === undefined || name === undefined ? undefined : { said, phrase, name };
}

/** "Which is better", after one and then the other: of both beside each other. */
export function askWhichOfThem(
  talk: Talk,
  text: string,
  said: Understood,
  before: Question,
): Question | undefined {
  const words = said.tokens.join(" ");
  const isNamed = KINDS.some((kind) => mentionsOf(said, kind).length > 0);
  const isChoice = WHICH.test(words) && COMPARES.test(words);
  // Of cards that were told, not of the places where points go.
  const isOfCards = topicOf(before)?.group === "wallet" && OF_THEM.test(words);
  const isAsked = isChoice || isOfCards;
  if (said.tokens.length > MOST_WORDS || isNamed || !isAsked) return undefined;
  const names = (isChoice ? KINDS : (["card"] as const))
    .filter((kind) => mentionsOf(before.asked, kind).length < 2)
    .map((kind) => namedOneByOne(talk, before, kind))
    .find((named) => named.length > 1);
  if (names === undefined) return ofOrder(talk, text, before, { words, names: [] });
  const own = ofOrder(talk, text, before, { words, names });
  if (own !== undefined) return own;
  const between = isChoice ? " or " : " and ";
  const whole = `${subjectOf(before)} ${words} ${names.join(between)}`;
  const asked = withPerson(read(talk, whole.trim()), said, said);
  const question: Question = { text, asked, verdict: decide(asked, talk.mind, talk.scene.facts) };
  return talk.isAnswered(question) ? question : undefined;
}

/** What is older, due later or counts for more of two is told by the question before, put of both. */
function ofOrder(
  talk: Talk,
  text: string,
  before: Question,
  { words, names }: { readonly words: string; readonly names: readonly string[] },
): Question | undefined {
  const [first = "", second = ""] = names;
  const group = topicOf(before)?.group;
  const form =
    group === "wallet" && /\b(?:new|old|lat|earli)\w*\b/.test(words)
      ? { id: "my_cards", said: `${words} of my cards ${names.join(" or ")}`.trim() }
      : group === "value" &&
          names.length === 2 &&
          /\b(?:better|best|more|most|higher|less)\b/.test(words)
        ? { id: "all_values", said: `what is a ${first} point worth versus a ${second} point` }
        : undefined;
  const intent = talk.mind.intents.find(({ id }) => id === form?.id);
  if (form === undefined || intent === undefined) return undefined;
  const question: Question = {
    text,
    asked: read(talk, form.said),
    verdict: { kind: "sure", intent },
  };
  return talk.isAnswered(question) ? question : undefined;
}

/** The names of a kind of which one took the place of the other from question to question, the first first. */
function namedOneByOne(talk: Talk, last: Question, kind: "card" | "program"): readonly string[] {
  const topic = topicOf(last);
  const chain = chainOf(last)
    .filter((one) => topicOf(one)?.group === topic?.group)
    .toReversed();
  const of = chain.map(({ asked }) => mentionsOf(asked, kind));
  const always = new Set(
    idsOf(of.flat()).filter((id) => of.every((named) => idsOf(named).includes(id))),
  );
  const names = new Map(
    of.flat().flatMap((one) => {
      const id = meantId(talk, one);
      if (id === undefined || always.has(id)) return [];
      return [[id, talk.scene.facts.cards.get(id)?.card_name ?? one.text]];
    }),
  );
  const advised = kind === "card" && names.size === 1 ? advisedIn(talk, chain) : [];
  return [...new Set([...advised, ...names.values()])];
}

/** The card that our answer named, where none was asked about. */
const advisedIn = (talk: Talk, chain: readonly Question[]): readonly string[] =>
  chain
    .filter(
      (one) => topicOf(one)?.group === "purchase" && mentionsOf(one.asked, "card").length === 0,
    )
    .flatMap((one) => talk.recall(one) ?? [])
    .slice(0, 1);

const idsOf = (named: readonly Mention[]): readonly string[] => named.flatMap(({ ids }) => ids);

/** What is meant, when that is sure: the one of a shared name that is held. */
function meantId({ scene }: Talk, { ids }: Mention): string | undefined {
  const open = new Set(heldCards(scene).map(({ card }) => card.id));
  const ever = new Set(scene.wallet.cards.map((entry) => entry.card_id));
  const own = ids.length === 1 ? ids : ids.filter((id) => open.has(id));
  // One that is closed was held too.
  const known = own.length === 0 ? ids.filter((id) => ever.has(id)) : own;
  return known.length === 1 ? known[0] : undefined;
}

/** What the cards were asked about: what was bought and for how much, or their fee. */
function subjectOf({ asked, verdict }: Question): string {
  const group = verdict.kind === "sure" ? verdict.intent.group : undefined;
  if (group === "fee") return "compare the annual fee,";
  if (group !== "purchase") return "";
  const kept = [...asked.mentions.filter(({ kind }) => kind !== "card"), ...asked.amounts];
  const first = kept.toSorted((a, b) => a.start - b.start);
  return first.map(({ start, end }) => asked.tokens.slice(start, end).join(" ")).join(" ");
}
