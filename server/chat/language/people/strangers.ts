import { SELF, type Wallet } from "../../../accounts/wallet.ts";
import { ownersOf } from "../../../member/owners.ts";
import { isCommonWord } from "../words/common.ts";
import { wordSet } from "../words/phrases.ts";
import type { Token } from "../words/tokenise.ts";

/*
 * People outside every wallet here: "my dad's points", "my boss has the gold, should he cancel it".
 * The member's own holdings cannot answer for them.
 */

/** People outside a household, after "my", one word each. */
const OUTSIDE = wordSet(
  "dad daddy father mom mum mommy mother parents folks brother sister sibling son daughter kid kids child uncle aunt auntie cousin nephew niece grandma grandpa grandmother grandfather granny nana grandson granddaughter inlaws friend buddy bestie mate pal roommate neighbor coworker colleague boss manager landlord ex",
);
/** Members of the household, if it has more than one. */
const PARTNERS = wordSet("wife husband spouse partner fiance fiancee girlfriend boyfriend");

const OWNED = wordSet(
  "card cards points miles balance balances account accounts wallet wallets credit credits bonus fee fees stash status",
);
const SPEAKS = wordSet(
  "say says said saying tell tells told think thinks thought swear swears swore claim claims claimed keeps insist insists bragged brags mentioned recommend recommends recommended suggest suggests suggested heard read",
);
const HOLDS = wordSet("wants wanted has have holds got carries owns uses opened");
const MAY = wordSet("should shall can could does do did will would must has is");
const DOES = wordSet(
  "use cancel close keep swipe pay redeem transfer downgrade upgrade owe have hold own earn spend drop dump put get getting",
);
/** "Can my kid get into the lounge": as the member's guest. */
const GETS_IN = /^(?:get|getting) (?:in|into|inside|past)\b/;
const OF_THEM = /\b(?:he|she|they|his|her|hers|their)\b/;
const OF_ASKER = wordSet("my mine our me i we us");

/** Words that may stand between a person and their things. */
const NEAR = 3;

interface Named {
  readonly start: number;
  readonly end: number;
}

/**
 * The person outside the wallet that a question is about, "your dad". Undefined when it is about
 * the member, the household, or cards in general.
 */
export function strangerOf(
  tokens: readonly Token[],
  wallet: Wallet,
  names: readonly Named[],
): string | undefined {
  const isAlone = ownersOf(wallet).every((owner) => owner === SELF);
  const words = tokens.map(({ word }) => word);
  const isThing = (at: number): boolean =>
    names.some(({ start }) => start === at) || OWNED.has(words[at] ?? "");
  const named = holderNamed(words, isThing);
  if (named !== undefined) return called(named);
  for (const [at, token] of tokens.entries()) {
    if (token.endsClause || names.some(({ start, end }) => at >= start && at < end)) continue;
    const person = personAt(token, tokens[at - 1], isAlone);
    if (person === undefined || SPEAKS.has(words[at + 1] ?? "")) continue;
    const next = [...Array(NEAR).keys()].map((by) => at + 1 + by);
    const before = words[at - 1] === "my" ? at - 2 : at - 1;
    const isTheirs =
      person.isOwner && (next.some(isThing) || words[before] === "of") && !leansOn(words, before);
    const isActing =
      MAY.has(words[before] ?? "") &&
      DOES.has(words[at + 1] ?? "") &&
      !GETS_IN.test(words.slice(at + 1).join(" "));
    const isHolder = HOLDS.has(words[at + 1] ?? "") && OF_THEM.test(words.slice(at + 2).join(" "));
    const rest = words.slice(at + 1);
    if (isTheirs || ((isActing || isHolder) && !rest.some((word) => OF_ASKER.has(word))))
      return person.called;
  }
  return undefined;
}

/** "How many points does Kevin have": an uncommon word between "does" and "have". */
function holderNamed(
  words: readonly string[],
  isThing: (at: number) => boolean,
): string | undefined {
  const at = words.findIndex((word) => word === "does" || word === "did");
  const end = words.findIndex((word, place) => place > at && OWNS.has(word));
  const between = words.slice(at + 1, end);
  const isName = between.every(
    (word, place) => /^\p{L}{3,}$/u.test(word) && !isCommonWord(word) && !isThing(at + 1 + place),
  );
  const isFew = between.length > 0 && between.length < NEAR;
  return at >= 0 && isFew && isName ? between.join(" ") : undefined;
}
const OWNS = wordSet("have hold own owe");

const called = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** "To my mom's account", "with my dad's": the question is about the member's own action. */
const leansOn = (words: readonly string[], at: number): boolean =>
  ["to", "into", "with", "onto", "than", "and", "like"].includes(words[at] ?? "");

interface Person {
  readonly called: string;
  /** With a possessive s. */
  readonly isOwner: boolean;
}

function personAt(token: Token, before: Token | undefined, isAlone: boolean): Person | undefined {
  const { word, joined, isPossessive } = token;
  const isMy = before?.word === "my";
  const isOne = (name: string): boolean => OUTSIDE.has(name) || (isAlone && PARTNERS.has(name));
  if (isMy && isOne(word)) return { called: `your ${word}`, isOwner: isPossessive };
  // "My dads fee", with the apostrophe left out.
  const bare = joined.replace(/s$/, "");
  if (isMy && bare !== joined && isOne(bare)) return { called: `your ${bare}`, isOwner: true };
  const isName = isPossessive && token.isCapital && !isCommonWord(word) && /^\p{L}+$/u.test(word);
  return isName ? { called: called(word), isOwner: true } : undefined;
}
