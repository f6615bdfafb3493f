import { createMatcher } from "../../catalog/match-names.ts";
import { wordsOf } from "../../contract/names.ts";
import { oncePer } from "../../contract/once-per.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { getMeant } from "../../member/names.ts";
import { endedBenefits, isCalled, tellEnded } from "../../member/ended-benefits.ts";
import {
  cardWords,
  type HeldCard,
  fittingCards,
  getHeld,
  heldCards,
} from "../../member/held-cards.ts";
import { NeedsInput } from "../../member/needs-input.ts";
import type { Scene } from "../../member/scene.ts";
import type { HeldCredit } from "../../member/held-credits.ts";
import { benefitWords, holdsAll, holdsWord } from "../card-rows/benefit-terms.ts";
import { merchantNames } from "../card-rows/row-words.ts";

/** Filler words, and words that are in every credit's name. */
const FILLERS = new Set(
  "a an and at by card cash credit credits for from in my of on s statement the with".split(" "),
);

/** A credit with its words. Cards of one product share their credits, so each appears once. */
interface Worded {
  readonly credit: HeldCredit["credit"];
  readonly name: ReadonlySet<string>;
  /** Also the words of its type and of the merchants where it works. */
  readonly about: ReadonlySet<string>;
  /** The cards that have it, with each card's words. */
  readonly on: readonly { readonly one: HeldCredit; readonly card: ReadonlySet<string> }[];
}

/** The `id` of a candidate, also accepted as a credit name. */
export const creditId = ({ held, credit }: HeldCredit): string =>
  `${held.entry.id}/${credit.credit_name}`;

/**
 * Finds a credit by name: "uber", "dining credit on gold". Its own name beats its type and
 * merchants. Throws NeedsInput if several match, another error if none does.
 */
export function creditFinder(scene: Scene, among: readonly HeldCredit[]) {
  const byId = new Map(among.map((one) => [creditId(one), one]));
  let worded: readonly Worded[] | undefined;
  return (creditName: string): HeldCredit => {
    const exact = byId.get(creditName.trim());
    if (exact !== undefined) return exact;
    worded ??= toWorded(scene, among);
    return getCredit(scene, creditName, among, worded);
  };
}

function getCredit(
  scene: Scene,
  creditName: string,
  among: readonly HeldCredit[],
  worded: readonly Worded[],
): HeldCredit {
  if (among.length === 0) {
    throw new ToolError("No open card in the wallet has a credit. See list_credits.");
  }
  const words = wordsOf(creditName).filter((word) => !FILLERS.has(word));
  const named = worded.flatMap((one) => coveredOn(words, one.name, one));
  const found =
    named.length > 0 ? named : worded.flatMap((one) => coveredOn(words, one.about, one));
  const meant = new Set(narrow(creditName, worded, found));
  const matches = among.filter((one) => meant.has(one));
  const [only] = matches;
  if (only !== undefined && matches.length === 1) return only;
  if (matches.length > 1) throw toQuestion(creditName, matches);
  refuseEnded(scene, creditName, new Set(among.map(({ held }) => held)));
  return getMisspelt(creditName, among, worded);
}

/** Matches prefixes and misspellings, of credit names only. */
function getMisspelt(
  creditName: string,
  among: readonly HeldCredit[],
  worded: readonly Worded[],
): HeldCredit {
  const matcher = createMatcher(
    worded.flatMap(({ credit, on: [first] }) =>
      first === undefined ? [] : [{ value: first.one, names: [credit.credit_name] }],
    ),
  );
  const meant = getMeant(
    { noun: "credit on an open card", matcher, toCandidate, toText },
    creditName,
  );
  const same = among.filter(({ credit }) => credit === meant.credit);
  if (same.length === 1) return meant;
  throw toQuestion(creditName, same);
}

function refuseEnded(scene: Scene, creditName: string, cards: ReadonlySet<HeldCard>): void {
  for (const { card } of cards) {
    const end = endedBenefits(scene, card.id, "credit").find((one) => isCalled(one, creditName));
    if (end !== undefined) throw new ToolError(tellEnded(end, card.card_name));
  }
}

function toWorded(scene: Scene, among: readonly HeldCredit[]): readonly Worded[] {
  const wordsOfCard = oncePer((held: HeldCard) => new Set(cardWords(scene, held)));
  return [...new Set(among.map(({ credit }) => credit))].map((credit) => ({
    credit,
    name: new Set(wordsOf(credit.credit_name)),
    about: aboutWords(scene, credit),
    on: among
      .filter((one) => one.credit === credit)
      .map((one) => ({ one, card: wordsOfCard(one.held) })),
  }));
}

function aboutWords({ facts }: Scene, credit: HeldCredit["credit"]): ReadonlySet<string> {
  const { credit_name: name, credit_type: type, merchants } = credit;
  return new Set([name, type, ...merchantNames(facts, merchants)].flatMap(wordsOf));
}

/** Matches if every word belongs to the credit or its card, and at least one to the credit. */
function coveredOn(words: readonly string[], credit: Worded["name"], { on }: Worded) {
  const others = words.filter((word) => !holdsWord(credit, word));
  if (others.length === words.length) return [];
  return on.filter(({ card }) => holdsAll(card, others)).map(({ one }) => one);
}

/** Prefers a name given in full over longer names that contain its words. */
function narrow(
  creditName: string,
  worded: readonly Worded[],
  matches: readonly HeldCredit[],
): readonly HeldCredit[] {
  const words = new Set(wordsOf(creditName));
  const isFull = ({ name }: Worded) => [...name].every((word) => words.has(word));
  const inFull = new Set(worded.filter(isFull).map(({ credit }) => credit));
  const full = matches.filter(({ credit }) => inFull.has(credit));
  return full.length > 0 ? full : matches;
}

const MAX_CANDIDATES = 8;

function toQuestion(creditName: string, matches: readonly HeldCredit[]): NeedsInput {
  const several = matches.slice(0, MAX_CANDIDATES);
  return new NeedsInput(
    `"${creditName.slice(0, 80)}" may mean more than one credit: ${several.map(toText).join("; ")}. Which one?`,
    { given: creditName, candidates: several.map(toCandidate) },
  );
}

const toText = ({ held, credit }: HeldCredit) => `${credit.credit_name} of ${held.card.card_name}`;

function toCandidate(one: HeldCredit) {
  const { owner, last4 } = one.held.entry;
  const who = last4 === undefined ? owner : `${owner}, ends in ${last4}`;
  return { id: creditId(one), label: `${toText(one)} (${who})` };
}

/** Finds an open card by name. The error for a closed card says so, rather than "unknown". */
export function getOpenHeld(scene: Scene, name: string, owner?: string): HeldCard {
  const open = heldCards(scene, { owner });
  const isOpen = fittingCards(scene, name, open).length > 0;
  const [closed] = isOpen ? [] : fittingCards(scene, name, closedCards(scene, owner));
  if (closed === undefined) return getHeld(scene, name, open);
  const { closed_on: day } = closed.entry;
  throw new ToolError(`${closed.card.card_name} was closed on ${day}; its benefits are gone.`);
}

const closedCards = (scene: Scene, owner?: string) => heldCards(scene, { owner, status: "closed" });

/* Finds credits by everyday names: "uber cash", "resy", "annual travel". */

/** The credits that the names match, and the names that match none. */
export function creditsNamed(
  scene: Scene,
  credits: readonly HeldCredit[],
  names: readonly string[],
): { readonly credits: ReadonlySet<HeldCredit>; readonly unknown: readonly string[] } {
  // Cards of one product share their credits, so that each is looked at once.
  const distinct = [...new Set(credits.map(({ credit }) => credit))].map((credit) => ({
    credit,
    words: new Set(["credit", ...aboutWords(scene, credit)].flatMap(benefitWords)),
  }));
  const each = names.map((name) => ({ name, credits: namedOne(distinct, name) }));
  const named = new Set(each.flatMap((one) => one.credits));
  return {
    credits: new Set(credits.filter(({ credit }) => named.has(credit))),
    unknown: each.filter((one) => one.credits.length === 0).map(({ name }) => name),
  };
}

interface Distinct {
  readonly credit: HeldCredit["credit"];
  readonly words: ReadonlySet<string>;
}

/** Credits with exactly this name or type, else those that have all its words. */
function namedOne(credits: readonly Distinct[], name: string) {
  const called = name.trim().toLowerCase();
  const words = benefitWords(name);
  const exact = credits.filter(({ credit: { credit_name: own, credit_type: type } }) =>
    [own, type].some((one) => one.toLowerCase() === called),
  );
  const fitting =
    exact.length > 0 || words.length === 0
      ? exact
      : credits.filter((one) => holdsAll(one.words, words));
  return fitting.map(({ credit }) => credit);
}
