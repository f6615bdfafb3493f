import { spanOf } from "../../advice/days.ts";
import { SELF, type WalletCard } from "../../accounts/wallet.ts";
import { holdsCardNumber } from "../../accounts/card-number.ts";
import type { Candidate } from "../../member/needs-input.ts";
import { type HeldCard, heldCards } from "../../member/held-cards.ts";
import { findOwner } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import {
  type Card,
  type Meaning,
  meaningOfCard,
  meaningOfProgram,
  openLook,
  type Program,
} from "./meanings.ts";
import type { JottedBalance, JottedCard, JottedItem } from "./read-text.ts";
import type { WalletPart } from "./sections.ts";

/** How a piece was understood. `likely` ones rest on a short name that others share. */
interface Matched {
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
  readonly closed_on?: string | undefined;
  readonly last4?: string;
  readonly note?: string;
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

/** What jotted pieces mean in this wallet. Nothing is guessed that does not say so. */
export function resolveItems(items: readonly JottedItem[], scene: Scene): Resolved {
  const look = openLook(items, scene);
  const state: Draft = { cards: [], balances: [], matched: [], ambiguous: [], unmatched: [] };
  for (const item of items) {
    const trouble = troubleOf(item, scene);
    if (trouble !== undefined && !holdsCardNumber(item.text)) {
      state.unmatched.push({ text: item.text, reason: trouble });
      continue;
    }
    if (holdsCardNumber(item.text)) {
      const reason = "It looks like a full card number; give the last four digits only.";
      state.unmatched.push({ text: "(a number)", reason });
      continue;
    }
    const owner = item.whose === undefined ? SELF : findOwner(scene.wallet, item.whose);
    if (owner === undefined) {
      const reason = "Nobody of the household is called so; add the person with update_profile.";
      state.unmatched.push({ text: item.text, reason });
    } else if (item.kind === "card")
      addCard(state, item, owner, meaningOfCard(item.name, look, scene), scene);
    else addBalance(state, item, owner, meaningOfProgram(item.name, look, scene), scene);
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

/** Why a piece cannot be taken, whatever its name means. */
function troubleOf(item: JottedItem, { today }: Scene): string | undefined {
  if (item.trouble !== undefined) return item.trouble;
  if (item.kind === "balance") return undefined;
  const { openedOn: opened, closedOn: closed } = item;
  if (opened !== undefined && spanOf(opened).first > today) {
    return "Its opening date lies in the future.";
  }
  if (closed === undefined) return undefined;
  if (spanOf(closed).first > today) return "Its closing date lies in the future.";
  const isEarlier = opened !== undefined && spanOf(closed).last < spanOf(opened).first;
  return isEarlier ? "It was closed before it was opened; one of the dates is wrong." : undefined;
}

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
  const note =
    missing === 0
      ? (otherDate(
          item,
          heldCards(scene, { owner }).filter(({ entry }) => isSame(entry)),
        ) ?? item.note)
      : item.note;
  for (let copy = 0; copy < missing; copy++) draft.cards.push(toEntry(item, card, owner, scene));
  draft.matched.push({
    ...toMatched(item, owner, meaning),
    id: card.id,
    name: card.card_name,
    count,
    already_held: count - missing,
    ...(item.openedOn === undefined ? {} : { opened_on: item.openedOn }),
    closed_on: lastDay(item.closedOn),
    ...(item.last4 === undefined ? {} : { last4: item.last4 }),
    ...(note === undefined ? {} : { note }),
  });
}

/** Of a card that is held already nothing is changed, another opening date least of all. */
function otherDate({ openedOn }: JottedCard, held: readonly HeldCard[]): string | undefined {
  if (openedOn === undefined) return undefined;
  const isKnown = held.some(({ entry: { opened_on: own } }) => own?.startsWith(openedOn) === true);
  const dates = held.map(({ entry }) => entry.opened_on ?? "no opening date").join(", ");
  return isKnown
    ? undefined
    : `It is held already, with ${dates}; ${openedOn} was not taken. Change it with update_wallet_card.`;
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
  closed_on: lastDay(item.closedOn),
});

/** Closed by the end of the month when no more is known. */
const lastDay = (closed: string | undefined) =>
  closed === undefined ? undefined : spanOf(closed).last;
