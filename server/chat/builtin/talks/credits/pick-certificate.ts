import { chainOf, topicOf } from "../chain.ts";
import { rank } from "../../ranking/rank.ts";
import { type Look, type Question, read, type Talk } from "../talk.ts";
import { type Mention, mentionsOf } from "../../understood.ts";

/*
 * After free nights were told, "the Marriott one, how many points can the hotel be" is of that
 * certificate, and of no card or points of the name.
 */

const LISTING = new Set(["certificates", "expiring"]);
const ONE = /\b(?:one|ones|certificate|cert|night|award)\b/i;
/** What is asked of a card or of points by the name. */
const OTHER_GROUPS = new Set(["fee", "purchase", "transfer", "rules", "year", "lounge", "cover"]);
const LEAST_OTHER = 0.8;

export function pickCertificate(talk: Talk, text: string, look: Look): Question | undefined {
  const asked = ONE.test(text) ? read(talk, text) : undefined;
  const named = asked === undefined ? [] : mentionsOf(asked, "program");
  const own = named.filter((one) => isOfCertificate(one, talk));
  const intent = talk.mind.intents.find(({ id }) => id === "certificates");
  if (asked === undefined || intent === undefined || own.length === 0) return undefined;
  const isListed = chainOf(look()).some((one) => LISTING.has(topicOf(one)?.id ?? ""));
  const [likeliest] = rank(asked, talk.mind, talk.scene.facts);
  const isOther =
    likeliest !== undefined &&
    OTHER_GROUPS.has(likeliest.intent.group) &&
    likeliest.score > LEAST_OTHER;
  if (!isListed || isOther) return undefined;
  return { text, asked: { ...asked, mentions: own }, verdict: { kind: "sure", intent } };
}

const isOfCertificate = ({ ids }: Mention, { scene: { wallet } }: Talk): boolean =>
  wallet.certificates.some(({ program }) => program !== undefined && ids.includes(program));
