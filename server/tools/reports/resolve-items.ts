import { matchName } from "../../catalog/match-names.ts";
import { normalizeName } from "../../contract/names.ts";
import type { FactRow } from "../../contract/facts.ts";
import { spanOf } from "../../advice/days.ts";
import { SELF, type WalletCard } from "../../accounts/wallet.ts";
import { holdsCardNumber } from "../core/card-number.ts";
import type { Candidate } from "../core/envelope.ts";
import type { FactIndex } from "../core/facts.ts";
import { lexiconsOf } from "../core/find.ts";
import { heldCards } from "../core/held.ts";
import { ownersOf } from "../core/owners.ts";
import type { Scene } from "../core/scene.ts";
import type { JottedBalance, JottedCard, JottedItem } from "./read-text.ts";
import type { WalletPart } from "./sections.ts";

/** How a piece was understood. `likely` ones rest on a short name that others share. */
export interface Matched {
  readonly text: string;
  readonly kind: "card" | "balance";
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  readonly certainty: "exact" | "likely";
  readonly count?: number;
  /** How many of these the wallet holds already; they are not added again. */
  readonly already_held?: number;
  readonly opened_on?: string;
  readonly last4?: string;
  readonly points?: number;
  readonly alternatives?: readonly Candidate[];
}

export interface Resolved {
  readonly part: WalletPart;
  readonly matched: readonly Matched[];
  readonly ambiguous: readonly {
    readonly text: string;
    readonly candidates: readonly Candidate[];
  }[];
  readonly unmatched: readonly { readonly text: string; readonly reason: string }[];
}

type Card = FactRow<"cards">;
type Program = FactRow<"programs">;

type Meaning<Value> =
  | { readonly value: Value; readonly isLikely: boolean; readonly others: readonly Candidate[] }
  | { readonly candidates: readonly Candidate[] }
  | { readonly reason: string };

/** What jotted pieces mean in this wallet. Nothing is guessed that does not say so. */
export function resolveItems(items: readonly JottedItem[], scene: Scene): Resolved {
  const sure = sureIssuers(items, scene);
  const state: Draft = { cards: [], balances: [], matched: [], ambiguous: [], unmatched: [] };
  for (const item of items) {
    if (holdsCardNumber(item.text)) {
      const reason = "It looks like a full card number; give the last four digits only.";
      state.unmatched.push({ text: "(a number)", reason });
      continue;
    }
    const owner = toOwner(item.whose, scene);
    if (owner === undefined) {
      const reason = "Nobody of the household is called so; add the person with update_profile.";
      state.unmatched.push({ text: item.text, reason });
    } else if (item.kind === "card")
      addCard(state, item, owner, meaningOfCard(item.name, sure, scene), scene);
    else addBalance(state, item, owner, meaningOfProgram(item.name, scene), scene);
  }
  const { cards, balances, ...told } = state;
  return {
    part: {
      ...(cards.length === 0 ? {} : { cards }),
      ...(balances.length === 0 ? {} : { balances }),
    },
    ...told,
  };
}

interface Draft {
  readonly cards: WalletCard[];
  readonly balances: NonNullable<WalletPart["balances"]>;
  readonly matched: Matched[];
  readonly ambiguous: Resolved["ambiguous"][number][];
  readonly unmatched: Resolved["unmatched"][number][];
}

/** `wife` and the like mean the only other person there is. */
const PARTNERS = new Set(["wife", "husband", "spouse", "partner", "p2", "her", "hers", "his"]);
const SELVES = new Set(["i", "me", "my", "mine", "p1"]);

function toOwner(whose: string | undefined, { wallet }: Scene): string | undefined {
  if (whose === undefined) return SELF;
  const word = whose.toLowerCase();
  const owners = ownersOf(wallet);
  const named = owners.find((owner) => owner.toLowerCase() === word);
  if (named !== undefined) return named;
  if (SELVES.has(word)) return SELF;
  const others = owners.filter((owner) => owner !== SELF);
  return PARTNERS.has(word) && others.length === 1 ? others[0] : undefined;
}

/** The issuers of the pieces that can mean one card only: a short name is likelier theirs. */
const sureIssuers = (items: readonly JottedItem[], { facts }: Scene): ReadonlySet<string> =>
  new Set(
    items.flatMap(({ kind, name }) => {
      const match = matchName(lexiconsOf(facts).cards.matcher, singular(name));
      return kind === "card" && match.kind === "found" ? [match.value.issuer] : [];
    }),
  );

/** "plats" are several of what "plat" is. */
const singular = (name: string): string => name.replace(/(?<=\p{L}{3})(?<!s)s$/iu, "");

function meaningOfCard(name: string, sure: ReadonlySet<string>, { facts }: Scene): Meaning<Card> {
  const { matcher, toCandidate } = lexiconsOf(facts).cards;
  const plain = matchName(matcher, name);
  const match = plain.kind === "found" ? plain : matchName(matcher, singular(name));
  if (match.kind === "found") return { value: match.value, isLikely: false, others: [] };
  if (match.kind === "unknown")
    return unknown(
      "card",
      match.nearest.map((card) => card.card_name),
    );
  const likely = likelyCards(singular(name), match.values, sure, facts);
  const [only] = likely;
  if (likely.length !== 1 || only === undefined)
    return { candidates: match.values.map(toCandidate) };
  const others = match.values.filter((card) => card !== only).map(toCandidate);
  return { value: only, isLikely: true, others };
}

/**
 * Of several cards, the open ones whose short name without its issuer is just this: "gold" is the
 * Amex Gold before the Delta Gold. Of these, those of issuers that other pieces surely name.
 */
function likelyCards(
  name: string,
  cards: readonly Card[],
  sure: ReadonlySet<string>,
  facts: FactIndex,
): readonly Card[] {
  const asked = normalizeName(name);
  const named = cards.filter((card) => card.status === "open" && toShort(card, facts) === asked);
  const near = named.filter(({ issuer }) => sure.has(issuer));
  return near.length > 0 ? near : named;
}

/** The short name of a card without a name of its issuer before it. */
function toShort({ display_name: called, issuer: name }: Card, { facts }: FactIndex): string {
  const issuer = facts.tables.issuers.find((one) => one.name === name);
  const short = normalizeName(called);
  const before = [name, ...(issuer?.aliases ?? [])]
    .map((one) => `${normalizeName(one)} `)
    .find((one) => short.startsWith(one));
  return before === undefined ? short : short.slice(before.length);
}

function meaningOfProgram(name: string, { facts }: Scene): Meaning<Program> {
  const { matcher, toCandidate } = lexiconsOf(facts).programs;
  const match = matchName(matcher, name);
  if (match.kind === "found") return { value: match.value, isLikely: false, others: [] };
  if (match.kind === "ambiguous") return { candidates: match.values.map(toCandidate) };
  return unknown(
    "program",
    match.nearest.map((program) => program.name),
  );
}

const unknown = (noun: string, nearest: readonly string[]) => ({
  reason: `No ${noun} is called so.${nearest.length === 0 ? "" : ` Nearest: ${nearest.join("; ")}.`}`,
});

function addCard(
  draft: Draft,
  item: JottedCard,
  owner: string,
  meaning: Meaning<Card>,
  scene: Scene,
): void {
  const { text, count } = item;
  if ("candidates" in meaning)
    return void draft.ambiguous.push({ text, candidates: meaning.candidates });
  if ("reason" in meaning) return void draft.unmatched.push({ text, reason: meaning.reason });
  const card = meaning.value;
  const isSame = (one: WalletCard) => one.card_id === card.id && one.owner === owner;
  const already = heldCards(scene, { owner }).filter(({ entry }) => isSame(entry)).length;
  const listed = draft.cards.filter(isSame).length;
  // A list tells what there is, so what is held already is not added once more.
  const missing = Math.max(0, count - Math.max(0, already - listed));
  for (let copy = 0; copy < missing; copy++) draft.cards.push(toEntry(item, card, owner, scene));
  draft.matched.push({
    ...toMatched(item, owner, meaning),
    id: card.id,
    name: card.card_name,
    count,
    already_held: count - missing,
    ...(item.openedOn === undefined ? {} : { opened_on: item.openedOn }),
    ...(item.last4 === undefined ? {} : { last4: item.last4 }),
  });
}

function addBalance(
  draft: Draft,
  item: JottedBalance,
  owner: string,
  meaning: Meaning<Program>,
  scene: Scene,
): void {
  const { text, points } = item;
  if ("candidates" in meaning)
    return void draft.ambiguous.push({ text, candidates: meaning.candidates });
  if ("reason" in meaning) return void draft.unmatched.push({ text, reason: meaning.reason });
  const { key: program, name } = meaning.value;
  if (draft.balances.some((one) => one.program === program && one.owner === owner)) {
    return void draft.unmatched.push({ text, reason: `${name} is in the list already.` });
  }
  draft.balances.push({ program, owner, points, as_of: scene.today });
  draft.matched.push({ ...toMatched(item, owner, meaning), id: program, name, points });
}

const toMatched = (
  { text, kind }: JottedItem,
  owner: string,
  { isLikely, others }: { readonly isLikely: boolean; readonly others: readonly Candidate[] },
) => ({
  text,
  kind,
  owner,
  certainty: isLikely ? ("likely" as const) : ("exact" as const),
  ...(others.length === 0 ? {} : { alternatives: others }),
});

const toEntry = (item: JottedCard, card: Card, owner: string, { newId }: Scene): WalletCard => ({
  id: newId(),
  card_id: card.id,
  owner,
  chosen_categories: {},
  activations: [],
  former_products: [],
  authorized_user: item.isAuthorizedUser,
  ...(item.nickname === undefined ? {} : { nickname: item.nickname }),
  ...(item.last4 === undefined ? {} : { last4: item.last4 }),
  ...(item.openedOn === undefined ? {} : { opened_on: item.openedOn }),
  // Closed by the end of the month when no more is known.
  ...(item.closedOn === undefined ? {} : { closed_on: spanOf(item.closedOn).last }),
});
