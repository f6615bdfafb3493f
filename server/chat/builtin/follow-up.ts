import { excludedBy, without } from "./asked-back.ts";
import { decide, kindsOf, type Verdict } from "./decide.ts";
import type { Intent } from "./intent.ts";
import { isFragment, isPointing, merge, resolvePointing, sortOf } from "./rewrite.ts";
import { nameOf } from "./slots.ts";
import { type Look, type Question, read, type Talk } from "./talk.ts";
import { type Mention, mentionsOf, type Understood } from "./understood.ts";

/*
 * Ellipsis, corrections and pronouns: a question that leans on the one before becomes one that
 * stands by itself.
 */

const LEAD =
  /^(?:(?:ok|okay|and|or|but|so|also|then|plus|now|alright|great|thanks|thank you|cool|hmm|well|got it)\b[\s,.!]*)*(?:(?:what|how) (?:about|if it(?:'s| is)|if)|what of|same (?:question |thing )?(?:for|with|but)|(?:and|or|also|but|then|plus)(?= ))\b[\s,]*/i;

const CORRECTION =
  /^(?:(?:no|nope|nah|sorry|oops|wait|actually|hold on|my bad|correction|rather)\b[\s,.!:-]*)*(?:i (?:actually |really )?(?:meant?|was asking about|am talking about|said)|i'm talking about|make (?:it|that)|(?:no|nope|nah|sorry|oops|wait|actually|correction|rather)\b)[\s,.!:-]*/i;

/** "Not the freedom, the gold one": what follows the comma is meant. */
const INSTEAD =
  /^(?:no[,.]? +)?not (?:the |my |for )?[^,.;]{1,40}[,.;]\s*(?:but |rather |i meant? )?(?=\S)/i;

/** Asks for the same again. */
const AGAIN =
  /^(?:but )?(?:why|how so|how come|why is that|why not|explain|are you sure|really|say that again|repeat that)\W*$/i;

/** A question, whole. */
export function resolvePart(talk: Talk, text: string, look: Look): Question {
  const again = AGAIN.test(text.trim()) ? look() : undefined;
  if (again !== undefined) return { ...again, text };
  const lead = [INSTEAD, CORRECTION, LEAD].map((one) => one.exec(text)?.[0] ?? "").find(Boolean);
  const told = text.slice(lead?.length ?? 0).trim();
  const follows = lead !== undefined && told !== "";
  const asked = read(talk, follows ? told : text);
  if (follows || isFragment(asked)) {
    const before = look();
    const carried = before === undefined ? undefined : follow(talk, text, before, asked);
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
  if (isFragment(asked)) return carry(talk, text, before, asked);
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
  const whole = { ...read(talk, merge(base, now)), ...placeOf(base, now) };
  const asked = withPerson(whole, base, now);
  if (verdict.kind === "sure" && accepts(verdict.intent, now, before.asked)) {
    return { text, asked, verdict };
  }
  const anew = decide(asked, talk.mind, talk.scene.facts);
  if (verdict.kind !== "sure") return { text, asked, verdict: anew };
  return anew.kind === "outside" || isIdle(anew) ? undefined : { text, asked, verdict: anew };
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
function accepts({ likes, needs }: Intent, now: Understood, before: Understood): boolean {
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
  const verdict = decide(whole, talk.mind, talk.scene.facts);
  if (verdict.kind !== "sure") return { text, asked: whole, verdict };
  const lacking = verdict.intent.needs.filter((kind) => !kindsOf(whole).has(kind));
  const before = lacking.length > 0 ? look() : undefined;
  if (before === undefined) return { text, asked: whole, verdict };
  const brought = lacking.flatMap((kind) => slotText(before.asked, kind));
  if (brought.length === 0) return { text, asked: whole, verdict };
  const filled = read(talk, [...whole.tokens, ...brought.map((name) => `with ${name}`)].join(" "));
  return { text, asked: filled, verdict };
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
  const named = lastNamed(before.asked)?.text ?? talk.recall(before);
  return named === undefined ? undefined : read(talk, resolvePointing(asked, named));
}

const lastNamed = (asked: Understood): Mention | undefined =>
  mentionsOf(asked, "card").at(-1) ?? mentionsOf(asked, "program").at(-1);

function slotText(before: Understood, kind: Intent["needs"][number]): readonly string[] {
  const slots =
    kind === "points" || kind === "usd"
      ? before.amounts.filter(({ unit }) => unit === kind)
      : before.mentions.filter((one) => one.kind === kind);
  const last = slots.at(-1);
  return last === undefined ? [] : [last.text];
}
