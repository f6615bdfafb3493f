import { excludedBy, without } from "./asked-back.ts";
import { carry } from "./carry.ts";
import { complete } from "./complete.ts";
import { decide } from "./decide.ts";
import { isFragment, isPointing, isRemark } from "./rewrite.ts";
import { pointsAtOne, sharpen } from "./sharpen.ts";
import { nameOf } from "./slots.ts";
import { type Look, type Question, read, type Talk } from "./talk.ts";
import type { Understood } from "./understood.ts";

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
