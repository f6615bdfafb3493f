import { LOUNGE_NETWORKS } from "../../../data/vocab.ts";
import { overlaps } from "../language/names/linked-words.ts";
import { wordSet } from "../language/words/phrases.ts";
import { heldCards } from "../../member/held-cards.ts";
import type { Scene } from "../../member/scene.ts";
import type { Frame, Slot, SubjectKind } from "../frame.ts";
import type { Mention, Understood } from "../language/understood.ts";
import { cardsMeant } from "./cards.ts";
import { countryOf, roleOf } from "./places.ts";
import type { Answerable } from "../topics/topic.ts";
import { rulesMeant } from "./rules.ts";
import { endsOf, namedPrograms } from "./programs.ts";

type Subject = Frame["subjects"][number];

/** An ambiguous name on which the answer depends. */
export interface Doubt {
  readonly kind: SubjectKind;
  readonly text: string;
  readonly ids: readonly string[];
}

interface Placed {
  readonly start: number;
  readonly end: number;
}

export interface Named {
  readonly subjects: readonly Subject[];
  readonly doubts: readonly Doubt[];
  /** Names that the topic has no use for, as they were written. */
  readonly unread: readonly string[];
}

/** Reads names as the subjects that a topic takes. */
export function readSubjects(
  asked: Understood,
  takes: ReadonlySet<Slot>,
  scene: Scene,
  { isOfRows, mostCards = 1 }: Pick<Answerable, "isOfRows" | "mostCards">,
): Named {
  const doubts: Doubt[] = [];
  const unread: string[] = [];
  const programs = takes.has("program") ? placePrograms(asked, scene) : [];
  const subjects = placesOf(asked).flatMap((mentions): readonly Subject[] => {
    const [first] = mentions;
    if (first === undefined) return [];
    const mention = mentions.find(({ kind }) => takes.has(kind));
    const role = roleOf(first, asked);
    if (mention === undefined || mention.kind === "program") {
      const program = programs.find((one) => overlaps(one, first));
      if (program !== undefined) return toProgram(program, role, doubts);
      if (mention === undefined) {
        const others = insteadOf(mentions, takes, scene, asked);
        if (others.length === 0) unread.push(first.text);
        return others.map((one) => ({ ...one, role }));
      }
    }
    if (mention.kind === "issuer" && takes.has("card") && isBesideCard(first, asked)) return [];
    if (mention.kind === "network" && role !== "except" && takes.has("spend")) {
      return [];
    }
    const ids = mention.kind === "card" ? cardsMeant(mention, asked, scene) : mention.ids;
    const isOpen = ids.length > mostCards && !isOfRows && role !== "except" && role !== "to";
    if (mention.kind === "card" && isOpen) {
      doubts.push({ kind: "card", text: mention.text, ids });
      return [];
    }
    const kept = mention.kind === "card" || isOfRows ? ids : ids.slice(0, 1);
    return kept.map((id) => ({ kind: mention.kind, id, role }));
  });
  subjects.push(...describedIn(asked, takes, scene, subjects));
  const country = countryOf(asked);
  if (country !== undefined) {
    if (takes.has("country")) subjects.push({ kind: "country", id: country, role: "at" });
    else if (asked.country !== undefined) unread.push(asked.country);
  }
  return { subjects: distinctSubjects(withoutEchoes(subjects)), doubts, unread };
}

/** Credits and rules, found by words instead of names. */
function describedIn(
  asked: Understood,
  takes: ReadonlySet<Slot>,
  scene: Scene,
  named: readonly Subject[],
): readonly Subject[] {
  const isCredit = takes.has("credit") && !named.some(({ kind }) => NAMING.has(kind));
  const credits = isCredit ? creditWords(asked, scene) : [];
  const rules = takes.has("rule") ? rulesMeant(asked, scene) : [];
  return [
    ...credits.map((id): Subject => ({ kind: "credit", id, role: "of" })),
    ...rules.map((id): Subject => ({ kind: "rule", id, role: "of" })),
  ];
}

/** "American, does anything go to AAdvantage": one program named twice is one end. */
const withoutEchoes = (subjects: readonly Subject[]): readonly Subject[] =>
  subjects.filter(
    (one) =>
      one.kind !== "program" ||
      one.role === "to" ||
      !subjects.some(
        (other) => other.kind === "program" && other.id === one.id && other.role === "to",
      ),
  );

export const distinctSubjects = (subjects: readonly Subject[]): readonly Subject[] => [
  ...new Map(subjects.map((one) => [`${one.kind} ${one.id} ${one.role}`, one])).values(),
];

export interface ProgramPlace extends Placed {
  readonly text: string;
  readonly ids: readonly string[];
  readonly end_of: "from" | "to" | undefined;
}

export function placePrograms(asked: Understood, scene: Scene): readonly ProgramPlace[] {
  const named = namedPrograms(asked, scene.facts);
  const ends = endsOf(named, asked, scene.facts);
  const held = new Set(scene.wallet.balances.map(({ program }) => program));
  return named.map((one, place) => {
    const own = one.ids.filter((id) => held.has(id));
    const ids = one.ids.length > 1 && own.length === 1 ? own : one.ids;
    return { ...one, ids, end_of: ends[place] };
  });
}

function toProgram(
  { ids, end_of: end, text }: ProgramPlace,
  role: Subject["role"],
  doubts: Doubt[],
): readonly Subject[] {
  const [id, ...others] = ids;
  if (id === undefined) return [];
  if (others.length > 0) {
    doubts.push({ kind: "program", text, ids });
    return [];
  }
  return [{ kind: "program", id, role: role === "except" ? role : (end ?? "of") }];
}

/** A substitute for a name the topic cannot use: a bank's held cards for the bank. */
function insteadOf(
  mentions: readonly Mention[],
  takes: ReadonlySet<Slot>,
  scene: Scene,
  asked: Understood,
): readonly Pick<Subject, "kind" | "id">[] {
  const namesCard = asked.mentions.some(({ kind }) => kind === "card");
  if (!takes.has("card") || namesCard) return [];
  const held = heldCards(scene).map(({ card }) => card);
  const [issuer, network, program] = (["issuer", "network", "program"] as const).map(
    (kind) => new Set(mentions.flatMap((one) => (one.kind === kind ? one.ids : []))),
  );
  const cards = held.filter(
    (card) =>
      issuer?.has(card.issuer) === true ||
      (issuer?.size === 0 && network?.has(card.network ?? "") === true) ||
      program?.has(card.rewards_currency ?? "") === true,
  );
  return [...new Set(cards.map(({ id }) => id))].map((id) => ({ kind: "card", id }));
}

/** The mentions grouped by place, widest first, without those inside another. */
function placesOf({ mentions }: Understood): readonly (readonly Mention[])[] {
  const places: Mention[][] = [];
  for (const mention of mentions.toSorted(byPlace)) {
    const place = places.find(([first]) => first !== undefined && overlaps(first, mention));
    if (place === undefined) places.push([mention]);
    else place.push(mention);
  }
  return places.map((place) =>
    place.some(isLoungeNetwork) ? place.filter(({ kind }) => kind !== "merchant") : place,
  );
}

/** Priority Pass is a lounge network, not something to pay for. */
const isLoungeNetwork = ({ kind, ids }: Mention): boolean =>
  kind === "benefit" && ids.some((id) => LOUNGE_NETWORKS.some((one) => one === id));

const byPlace = (a: Placed, b: Placed): number =>
  a.start - b.start || b.end - b.start - (a.end - a.start);

/** "Amex gold": the bank only qualifies the card. */
const isBesideCard = ({ start, end }: Placed, { mentions }: Understood): boolean =>
  mentions.some((one) => one.kind === "card" && (one.end === start || one.start === end));

const NAMING: ReadonlySet<string> = new Set(["merchant", "credit"]);
/** Words of these names are not names of credits. */
const NAMED: ReadonlySet<string> = new Set(["card", "benefit"]);
const CREDITS = wordSet("credit credits money cash allowance stipend thing");
const NO_NAMES = wordSet(
  "my the a an of on in any all each every which what statement unused annual monthly amex chase gold platinum that this more much many yearly have left some these those card other",
);

/** "The resort credit": the word before "credit", unless the data knows such a credit. */
function creditWords({ tokens, mentions }: Understood, { facts }: Scene): readonly string[] {
  const names = facts.facts.tables.credits.map(({ credit_name: name }) => name.toLowerCase());
  return tokens.flatMap((word, at) => {
    const before = tokens[at - 1] ?? "";
    const isNamed = mentions.some(
      ({ start, end, kind }) => NAMED.has(kind) && at - 1 >= start && at - 1 < end,
    );
    const isWord = before.length > 2 && !NO_NAMES.has(before) && !isNumber(before);
    const isKnown = names.some((name) => name.includes(before));
    return CREDITS.has(word) && isWord && isKnown && !isNamed ? [before] : [];
  });
}

const isNumber = (word: string): boolean => "0123456789$".includes(word.charAt(0));
