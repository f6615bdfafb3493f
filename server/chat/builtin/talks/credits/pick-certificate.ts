import { chainOf, topicOf } from "../chain.ts";
import { rank } from "../../ranking/rank.ts";
import { type Look, type Question, read, type Talk } from "../talk.ts";
import { type Mention, mentionsOf } from "../../../language/understood.ts";

/*
 * After free nights were told, "the Marriott one, how many points can the hotel be" is of that
 * certificate, and of no card or points of the name.
 */

const LISTING = new Set(["certificates", "expiring"]);
const ONE = /\b(?:one|ones|certificate|cert|night|award)\b/i;
/** What is asked of a card or of points by the name. */
const OTHER_GROUPS = new Set(["fee", "purchase", "transfer", "rules", "year", "lounge", "cover"]);
const LEAST_OTHER = 0.8;

const NTH =
  /\bthe (first|1st|second|2nd|third|3rd|other|last)(?: one| night| certificate| cert)?\b/i;
const PLACES: Readonly<Record<string, number>> = {
  first: 0,
  "1st": 0,
  second: 1,
  "2nd": 1,
  third: 2,
  "3rd": 2,
};
/** Words; longer ones ask of something else. */
const MOST_WORDS = 10;

/** "The first one, by when", "the other": by its day, as they are told. */
function nthCertificate(talk: Talk, text: string, look: Look): Question | undefined {
  const [, nth] = NTH.exec(text) ?? [];
  const before = nth === undefined ? undefined : look();
  const said = read(talk, text);
  const isOfThem =
    before !== undefined &&
    topicOf(before)?.id === "certificates" &&
    said.tokens.length <= MOST_WORDS;
  if (!isOfThem || nth === undefined || said.mentions.length > 0) return undefined;
  const all = talk.scene.wallet.certificates.toSorted((a, b) =>
    (a.expires_on ?? "9999").localeCompare(b.expires_on ?? "9999"),
  );
  const earlier = mentionsOf(before.asked, "program").flatMap(({ ids }) => ids);
  const other = all.find(({ program }) => program !== undefined && !earlier.includes(program));
  const meant =
    nth.toLowerCase() === "other"
      ? earlier.length === 0
        ? all.at(-1)
        : other
      : nth.toLowerCase() === "last"
        ? all.at(-1)
        : all[PLACES[nth.toLowerCase()] ?? 0];
  const name = talk.scene.facts.programs.get(meant?.program ?? "")?.name;
  if (name === undefined) return undefined;
  const kept = said.tokens.join(" ").replace(NTH, " ").trim();
  const asked = read(talk, `my ${name} free night certificate ${kept}`);
  return {
    text,
    asked: { ...asked, mentions: asked.mentions.filter(({ kind }) => kind === "program") },
    verdict: before.verdict,
  };
}

export function pickCertificate(talk: Talk, text: string, look: Look): Question | undefined {
  const nth = nthCertificate(talk, text, look);
  if (nth !== undefined) return nth;
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
