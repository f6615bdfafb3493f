import { excludedBy, without } from "./asked-back.ts";
import { decide, isOfSort, kindsOf, rank, type Verdict } from "./decide.ts";
import type { Intent } from "./intent.ts";
import {
  isFragment,
  isPointing,
  isRemark,
  merge,
  namedIn,
  resolvePointing,
  sortOf,
} from "./rewrite.ts";
import { lastCard, pointsAtOne, sharpen } from "./sharpen.ts";
import { nameOf } from "./slots.ts";
import { type Look, type Question, read, type Talk } from "./talk.ts";
import { type Mention, mentionsOf, type Understood } from "./understood.ts";

/*
 * Ellipsis, corrections and pronouns: a question that leans on the one before becomes one that
 * stands by itself.
 */

const LEAD =
  /^(?:(?:ok|okay|and|or|but|so|also|then|plus|now|alright|great|thanks|thank you|cool|hmm|well|got it)\b[\s,.!]*)*(?:(?:what|how) (?:about|if it(?:'s| is)|if)|what of|same (?:question |thing )?(?:for|with|but)|why not(?= (?:the|my) )|(?:and|or|also|but|then|plus)(?= ))\b[\s,]*/i;

const CORRECTION =
  /^(?:(?:no|nope|nah|sorry|oops|wait|actually|hold on|my bad|correction|rather)\b[\s,.!:-]*)*(?:i (?:actually |really )?(?:meant?|was asking about|am talking about|said)|i'm talking about|make (?:it|that)|(?:no|nope|nah|sorry|oops|wait|actually|correction|rather)\b)[\s,.!:-]*/i;

/** "Not the freedom, the gold one": what follows the comma is meant. */
const INSTEAD =
  /^(?:no[,.]? +)?not (?:the |my |for )?[^,.;]{1,40}[,.;]\s*(?:but |rather |i meant? )?(?=\S)/i;

/** Asks for the same again. */
const AGAIN =
  /^(?:but )?(?:why|how so|how come|why is that|why not|explain|are you sure|really|say that again|repeat that|what else|anything else|and then|go on|why that one|(?:and )?(?:what about )?(?:the )?(?:next|one after(?: that)?|after that)(?: one)?|(?:what is|whats|what's|and|what about) (?:the |my )?(?:second|next|2nd)[- ](?:best|one|choice)(?: one| card)?|(?:the )?runner[- ]up)\W*$/i;

/** "Mine, not sam's": what stands before the comma is meant. */
const NOT_THAT = /[,;]? +(?:and )?not (?:the |my )?[^,.;?]{1,30}[.?!]*$/i;

/** A question, whole. */
export function resolvePart(talk: Talk, text: string, look: Look): Question {
  const again = AGAIN.test(text.trim()) ? look() : undefined;
  if (again !== undefined) return { ...again, text };
  const lead = [INSTEAD, CORRECTION, LEAD].map((one) => one.exec(text)?.[0] ?? "").find(Boolean);
  const told = text.slice(lead?.length ?? 0).trim();
  const follows = lead !== undefined && told !== "";
  const bare = (follows ? told : text).replace(NOT_THAT, "");
  const written = read(talk, bare === "" ? text : bare);
  const asked = pointsAtOne(written) ? sharpen(talk, written, look()) : written;
  if (follows || isFragment(asked) || isRemark(asked)) {
    const before = look();
    const carried =
      before === undefined ? undefined : follow(talk, text, before, sharpen(talk, asked, before));
    if (carried !== undefined) return carried;
  }
  const less = excludedBy(text);
  const kept = less === undefined ? undefined : exclude(talk, text, less, look);
  if (kept !== undefined) return kept;
  return complete(talk, text, follows && look() !== undefined ? asked : read(talk, text), look);
}

/** A follow-up as a question of the same kind; undefined when it asks something else by itself. */
function follow(
  talk: Talk,
  text: string,
  before: Question,
  asked: Understood,
): Question | undefined {
  if (isFragment(asked) || isRemark(asked)) return carry(talk, text, before, asked);
  const own = decide(asked, talk.mind, talk.scene.facts);
  const isWhole = own.kind === "sure" && own.instead === undefined;
  if (isWhole || before.verdict.kind !== "sure") return undefined;
  if (isPointing(asked)) return undefined;
  return carry(talk, text, before, asked);
}

/** The question before with what is new, asked in the same way if what is new fits it. */
export function carry(
  talk: Talk,
  text: string,
  before: Question,
  now: Understood,
): Question | undefined {
  const { verdict } = before;
  const base = isTotal(now) ? withoutWhose(talk, before.asked) : before.asked;
  const said = isPaid(verdict) ? inDollars(talk, now) : now;
  const whole = { ...read(talk, merge(base, said)), ...placeOf(base, now) };
  const asked = withPerson(whole, base, now);
  if (verdict.kind === "sure" && accepts(talk, verdict.intent, now, before.asked)) {
    return { text, asked, verdict };
  }
  const anew = decide(asked, talk.mind, talk.scene.facts);
  if (verdict.kind !== "sure") return { text, asked, verdict: anew };
  return anew.kind === "outside" || isIdle(anew) ? undefined : { text, asked, verdict: anew };
}

/** Whether its amounts are dollars and never points. */
const isPaid = (verdict: Verdict): boolean =>
  verdict.kind === "sure" &&
  verdict.intent.likes.includes("usd") &&
  ![...verdict.intent.likes, ...verdict.intent.needs].includes("points");

/** "On 300": a bare number is of dollars. */
function inDollars(talk: Talk, now: Understood): Understood {
  const bare = now.amounts.find(({ unit }) => unit === "count");
  if (bare === undefined) return now;
  const tokens = now.tokens.map((token, at) => (at === bare.start ? `$${bare.value}` : token));
  return read(talk, tokens.join(" "));
}

const isIdle = (verdict: Verdict): boolean =>
  verdict.kind === "sure" && verdict.intent.group === "talk";

/** "In total?": of all programs and cards, not the one asked about before. */
const isTotal = (now: Understood): boolean =>
  kindsOf(now).size === 0 &&
  /\b(?:total|altogether|overall|all together|all of (?:them|it)|everything)\b/.test(
    now.tokens.join(" "),
  );

function withoutWhose(talk: Talk, asked: Understood): Understood {
  const places = asked.mentions.filter(({ kind }) => ["card", "program", "issuer"].includes(kind));
  const tokens = asked.tokens.filter(
    (_, at) => !places.some(({ start, end }) => at >= start && at < end),
  );
  return read(talk, tokens.join(" "));
}

/** "Not the business one": the question before without the meanings that have the word. */
function exclude(talk: Talk, text: string, less: string, look: Look): Question | undefined {
  const before = look();
  if (before === undefined) return undefined;
  const { facts } = talk.scene;
  const mentions = before.asked.mentions.map((mention) => {
    const named = mention.ids.map((id) => nameOf(mention.kind, id, facts));
    const kept = new Set(without(named, less));
    const ids = mention.ids.filter((id) => kept.has(nameOf(mention.kind, id, facts)));
    return ids.length > 0 ? { ...mention, ids } : mention;
  });
  return { ...before, text, asked: { ...before.asked, mentions } };
}

const OWN = new Set(["me", "mine", "myself", "i"]);

/** Whose it is now: whoever is named last, the asker too. */
function withPerson(whole: Understood, before: Understood, now: Understood): Understood {
  const { owner: _, ...rest } = whole;
  const isOwn = now.tokens.some((token) => OWN.has(token));
  const owner = now.owner ?? (isOwn ? undefined : before.owner);
  return owner === undefined ? rest : { ...rest, owner };
}

const placeOf = (before: Understood, now: Understood): Pick<Understood, "country"> => {
  const country = now.country ?? before.country;
  return country === undefined ? {} : { country };
};

/** True when an intent can do something with what is new. */
function accepts(talk: Talk, intent: Intent, now: Understood, before: Understood): boolean {
  const { likes, needs } = intent;
  if (!isOfSort(intent, now, talk.scene.facts)) return false;
  const kinds = [...kindsOf(now)].map(sortOf);
  if (kinds.length === 0) return true;
  const wanted = new Set([...likes, ...needs, ...kindsOf(before)].map(sortOf));
  return kinds.some((kind) => wanted.has(kind));
}

/** "Which has the better lounges": of those named before. */
const WHICH_OF =
  /^(?:and )?which (?:one |card |of (?:them|these|those|the two) )?(?:has|have|is|are|gives|earns|gets|offers|comes|costs|would|should|do|does)\b/;

/** A question that asks by itself, with the names that it points to or leaves out. */
function complete(talk: Talk, text: string, asked: Understood, look: Look): Question {
  const whole = (hasSubject(asked) ? undefined : point(talk, asked, look)) ?? asked;
  const alone: Question = {
    text,
    asked: whole,
    verdict: decide(whole, talk.mind, talk.scene.facts),
  };
  if (isIdle(alone.verdict)) return alone;
  const same = hasNothingNamed(whole) ? likeBefore(talk, text, whole, look) : undefined;
  if (same !== undefined) return same;
  const lacking = lackingOf(alone);
  // Most questions stand by themselves; what was said before is read only for those that do not.
  const before = lacking.length > 0 || !talk.isAnswered(alone) ? look() : undefined;
  if (before === undefined) return alone;
  const tries = alone.verdict.kind === "sure" ? bring(talk, alone, before) : [];
  const again = whole.tokens.length > MOST_LEANING ? undefined : lean(talk, text, whole, before);
  const answered = [...tries, ...(again === undefined ? [] : [again])].find(talk.isAnswered);
  return answered ?? (lacking.length > 0 ? (tries[0] ?? alone) : alone);
}

const hasNothingNamed = (asked: Understood): boolean =>
  kindsOf(asked).size === 0 && asked.tokens.length <= MOST_BARE;

/** Words of a question that may well be on what was talked of: "how much is left". */
const MOST_BARE = 6;
const LIKELY_RANKS = 3;
const LIKELY_AGAIN = 0.05;

/** The question before asked in other words, where these are as likely to be it as anything. */
function likeBefore(talk: Talk, text: string, asked: Understood, look: Look): Question | undefined {
  const before = look();
  if (before?.verdict.kind !== "sure") return undefined;
  const { intent } = before.verdict;
  const ranked = rank(asked, talk.mind, talk.scene.facts).slice(0, LIKELY_RANKS);
  const isLikely = ranked.some((one) => one.intent === intent && one.score >= LIKELY_AGAIN);
  if (!isLikely || ranked[0]?.intent === intent) return undefined;
  return { text, asked: withPerson(before.asked, before.asked, asked), verdict: before.verdict };
}

/** Longer ones ask for themselves, words. */
const MOST_LEANING = 9;

const lackingOf = ({ asked, verdict }: Question): readonly string[] =>
  verdict.kind === "sure" ? verdict.intent.needs.filter((kind) => !kindsOf(asked).has(kind)) : [];

/** The question with what it does not name from the one before: what is needed, what may be, all of it. */
function bring(
  talk: Talk,
  { text, asked, verdict }: Question,
  before: Question,
): readonly Question[] {
  if (verdict.kind !== "sure") return [];
  const { likes, needs } = verdict.intent;
  const kinds = kindsOf(asked);
  const wanted = new Set<string>([...likes, ...needs].map(sortOf));
  const own = new Set([...kinds].map(sortOf));
  const known = namedIn(nameSure(talk, before.asked));
  const choices = [
    known.filter(({ sorts }) => sorts.some((sort) => wanted.has(sort) && !own.has(sort))),
    known.filter(({ sorts }) => sorts.some((sort) => wanted.has(sort))),
  ];
  return choices
    .filter((brought) => brought.length > 0)
    .map((brought) => {
      const more = brought.map((one) => one.text);
      return { text, asked: read(talk, [...asked.tokens, "with", ...more].join(" ")), verdict };
    });
}

/** With the full name of a card that only the wallet tells. */
function nameSure(talk: Talk, asked: Understood): Understood {
  const card = lastCard(talk, asked);
  const doubtful = mentionsOf(asked, "card").find(
    ({ ids }) => ids.length > 1 && card !== undefined && ids.includes(card.id),
  );
  if (card === undefined || doubtful === undefined) return asked;
  const { start, end } = doubtful;
  return read(
    talk,
    [...asked.tokens.slice(0, start), card.card_name, ...asked.tokens.slice(end)].join(" "),
  );
}

/** A short question with names in it that says nothing by itself, as one of the kind before. */
function lean(talk: Talk, text: string, asked: Understood, before: Question): Question | undefined {
  if (kindsOf(asked).size === 0 && asked.owner === undefined) return undefined;
  return carry(talk, text, before, sharpen(talk, asked, before));
}

const hasSubject = (asked: Understood): boolean =>
  asked.mentions.some(({ kind }) => kind === "card" || kind === "program");

/** The last card or program of the question before, else the card that our answer to it names. */
function point(talk: Talk, asked: Understood, look: Look): Understood | undefined {
  const isWhich = WHICH_OF.test(asked.tokens.join(" "));
  const before = isWhich || isPointing(asked) ? look() : undefined;
  if (before === undefined) return undefined;
  const cards = mentionsOf(before.asked, "card");
  if (isWhich && cards.length > 1) {
    const names = cards.map(({ text }) => text).join(" or ");
    return read(talk, `${asked.tokens.join(" ")} ${names}`);
  }
  if (!isPointing(asked)) return undefined;
  const named =
    lastCard(talk, before.asked)?.card_name ?? lastNamed(before.asked)?.text ?? talk.recall(before);
  return named === undefined ? undefined : read(talk, resolvePointing(asked, named));
}

const lastNamed = (asked: Understood): Mention | undefined =>
  mentionsOf(asked, "card").at(-1) ?? mentionsOf(asked, "program").at(-1);
