import { SELF } from "../../../../accounts/wallet.ts";
import { ownersOf } from "../../../../tools/core/owners.ts";
import { decide, type Verdict } from "../../ranking/decide.ts";
import { isOnlyMine } from "../../readings/only-mine.ts";
import { isOfSort, kindsOf } from "../../ranking/rank.ts";
import type { Group, Intent } from "../../intent.ts";
import { merge } from "./rewrite.ts";
import { sortOf } from "../names/named-places.ts";
import { type Question, read, type Talk } from "../talk.ts";
import type { Understood } from "../../../language/understood.ts";

/* The question before, asked anew with what the next one names. */

/** The question before with what is new, asked in the same way if what is new fits it. */
export function carry(
  talk: Talk,
  text: string,
  before: Question,
  now: Understood,
): Question | undefined {
  const { verdict } = before;
  const base = isTotal(now)
    ? withoutWhose(talk, before.asked)
    : withoutMine(talk, before.asked, now);
  const said = isPaid(verdict, base) ? inDollars(talk, now) : now;
  const merged = merge(base, said, talk.scene.facts, {
    keepsEnds: isAnyOf(verdict, TO_PROGRAM),
    adds: isAnyOf(verdict, OF_SEVERAL),
  });
  const whole = {
    ...read(
      talk,
      isAsker(now) && before.asked.owner !== undefined ? `${merged} only mine` : merged,
    ),
    ...placeOf(base, now),
    ...(base.narrows === undefined ? {} : { narrows: base.narrows }),
  };
  const asked = withPerson(whole, base, { ...now, ...otherOf(talk, now) });
  const anew = decide(asked, talk.mind, talk.scene.facts);
  if (verdict.kind === "sure" && accepts(talk, verdict.intent, now, before.asked)) {
    const kept = { text, asked, verdict };
    // What could not be answered may be another question with what is new.
    const other = { text, asked, verdict: anew };
    return !talk.isAnswered(kept) && !isIdle(anew) && talk.isAnswered(other) ? other : kept;
  }
  if (verdict.kind !== "sure") return { text, asked, verdict: anew };
  if (anew.kind === "outside" || isIdle(anew)) return undefined;
  // What it cannot take and is whole by itself is no more of it.
  if (isOnly(anew, verdict.intent) && isWhole(talk, text, now)) return undefined;
  return { text, asked, verdict: isLike(anew, verdict.intent) ? verdict : anew };
}

const isOnly = (verdict: Verdict, intent: Intent): boolean =>
  verdict.kind === "sure" && verdict.intent === intent;

function isWhole(talk: Talk, text: string, asked: Understood): boolean {
  const verdict = decide(asked, talk.mind, talk.scene.facts);
  return (
    verdict.kind === "sure" &&
    verdict.instead === undefined &&
    asked.tokens.length >= LEAST_WHOLE &&
    talk.isAnswered({ text, asked, verdict })
  );
}

/** "And amex" is not, words. */
const LEAST_WHOLE = 5;

const isAnyOf = (verdict: Verdict, ids: ReadonlySet<string>): boolean =>
  (verdict.kind === "sure"
    ? [verdict.intent]
    : verdict.kind === "unsure"
      ? verdict.among
      : []
  ).some(({ id }) => ids.has(id));

/** Questions of what comes to pass with several cards at once. */
const OF_SEVERAL: ReadonlySet<string> = new Set(["add_card_effect", "annual_rewards"]);

/** Questions of points that shall reach a program. */
const TO_PROGRAM = new Set(["transfer_amount", "fund_award", "points_goal"]);

/** Not clear, but of the same kind: what was asked before tells which. */
const isLike = (anew: Verdict, { group }: Intent): boolean =>
  anew.kind === "unsure" && anew.among.some((one) => one.group === group);

/** Whether its amounts are dollars and never points. */
const isPaid = (verdict: Verdict, { amounts }: Understood): boolean =>
  verdict.kind === "sure" &&
  verdict.intent.likes.includes("usd") &&
  ![...verdict.intent.likes, ...verdict.intent.needs].includes("points") &&
  !amounts.some(({ unit }) => unit === "points" || unit === "count");

/** "On 300": a bare number is of dollars. */
function inDollars(talk: Talk, now: Understood): Understood {
  const bare = now.amounts.find(({ unit }) => unit === "count");
  if (bare === undefined) return now;
  const tokens = now.tokens.map((token, at) => (at === bare.start ? `$${bare.value}` : token));
  return read(talk, tokens.join(" "));
}

export const isIdle = (verdict: Verdict): boolean =>
  verdict.kind === "sure" && verdict.intent.group === "talk";

/** "In total?": of all programs and cards, not the one asked about before. */
const isTotal = (now: Understood): boolean =>
  kindsOf(now).size === 0 &&
  /\b(?:total|altogether|overall|all together|all of (?:them|it)|all (?:my|our|the) cards|everything)\b/.test(
    now.tokens.join(" "),
  );

function withoutWhose(talk: Talk, asked: Understood): Understood {
  const places = asked.mentions.filter(({ kind }) => ["card", "program", "issuer"].includes(kind));
  const tokens = asked.tokens.filter(
    (_, at) => !places.some(({ start, end }) => at >= start && at < end),
  );
  return read(talk, tokens.join(" "));
}

const TOGETHER = /,? *\b(?:together )?between us\b/;
const ONLY_MINE = /,? *\b(?:just|only) (?:mine|me|my own)\b/;

/** "Just mine", and then "and Dana's": hers. */
function withoutMine(talk: Talk, asked: Understood, now: Understood): Understood {
  const words = asked.tokens.join(" ");
  // "Only hers", after what both have.
  const isOfOne =
    now.owner !== undefined || now.tokens.some((token) => OTHERS.has(token) || OWN.has(token));
  if (isOfOne && TOGETHER.test(words)) return read(talk, words.replace(TOGETHER, ""));
  const isOther = now.owner !== undefined && ONLY_MINE.test(words);
  return isOther ? read(talk, words.replace(ONLY_MINE, "")) : asked;
}

const OWN = new Set(["me", "mine", "myself", "i"]);

/** Whose it is now: whoever is named last, the asker too. */
export function withPerson(whole: Understood, before: Understood, now: Understood): Understood {
  const { owner: _, ...rest } = whole;
  const isOwn =
    isOnlyMine(now) ||
    now.tokens.some((token) => OWN.has(token)) ||
    (now.owner === undefined && MY_POINTS.test(now.tokens.join(" ")));
  // "Both of them, mine and Sam's" is nobody's alone.
  const owner = isOwn ? (hasMine(now) ? undefined : now.owner) : (now.owner ?? before.owner);
  return owner === undefined ? rest : { ...rest, owner };
}

/** "And me?", after somebody else's were told: the asker's alone. */
const isAsker = ({ tokens, mentions }: Understood): boolean =>
  mentions.length === 0 &&
  tokens.some((token) => OWN.has(token)) &&
  tokens.every(
    (token) => OWN.has(token) || /^(?:and|what|how|about|for|just|do|have)$/.test(token),
  );

/** "What about my Chase points", after somebody else's. */
const MY_POINTS = /\bmy (?:\S+ ){0,2}(?:points|miles|balance|cards?)\b/;

const hasMine = ({ tokens }: Understood): boolean =>
  tokens.includes("mine") ||
  tokens.join(" ").includes("me and") ||
  tokens.join(" ").includes("and me");

const OTHERS = new Set("she her hers he him his".split(" "));

/** "How many is she at, not me": asks of the other person, and not of the asker. */
export const withOther = (talk: Talk, asked: Understood): Understood =>
  asked.tokens.some((token) => OWN.has(token)) ? asked : { ...asked, ...otherOf(talk, asked) };

/** "What about hers?": of the one other person of a household. */
function otherOf({ scene }: Talk, now: Understood): Pick<Understood, "owner"> {
  const [only, ...more] = ownersOf(scene.wallet).filter((owner) => owner !== SELF);
  const isMeant = now.owner === undefined && now.tokens.some((token) => OTHERS.has(token));
  return only === undefined || more.length > 0 || !isMeant ? {} : { owner: only };
}

const placeOf = (before: Understood, now: Understood): Pick<Understood, "country"> => {
  const country = now.country ?? before.country;
  return country === undefined ? {} : { country };
};

const PLACE = sortOf("category");
const ON_KEEPING: ReadonlySet<Group> = new Set<Group>(["change", "year"]);

/** Of a card that is named these tell what that gives there, beside the best. */
const CHOOSES_CARD: ReadonlySet<string> = new Set(["best_card", "cheat_sheet"]);

/** True when an intent can do something with what is new. */
function accepts(talk: Talk, intent: Intent, now: Understood, before: Understood): boolean {
  const { likes, needs } = intent;
  if (!isOfSort(intent, now, talk.scene.facts)) return false;
  const kinds = [...kindsOf(now)].map(sortOf);
  if (kinds.length === 0) return true;
  const named = CHOOSES_CARD.has(intent.id) ? ["card" as const] : [];
  const wanted = new Set([...likes, ...needs, ...named, ...kindsOf(before)].map(sortOf));
  // "Gold or double cash for new tires", after a question on dropping one: a purchase.
  const isBought =
    ON_KEEPING.has(intent.group) && ["card", PLACE].every((sort) => kinds.includes(sort));
  return !isBought && kinds.some((kind) => wanted.has(kind));
}
