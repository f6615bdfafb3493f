import * as z from "zod";
import { spanOf } from "../../advice/days.ts";
import { plainName, type OwnCard } from "../../accounts/own-card.ts";
import { type Balance, newOwnCard, SELF, type WalletCard } from "../../accounts/wallet.ts";
import { holdsCardNumber } from "../../accounts/card-number.ts";
import { formatPoints } from "../../advice/money.ts";
import { candidate } from "../../member/needs-input.ts";
import { type HeldCard, heldCards } from "../../member/held-cards.ts";
import { entryFor } from "../../member/own-cards.ts";
import { findOwner } from "../../member/owners.ts";
import type { Scene } from "../../member/scene.ts";
import {
  type Card,
  type Clear,
  issuerIn,
  type Look,
  meaningOfCard,
  meaningOfProgram,
  openLook,
  type Program,
  type Unclear,
} from "./meanings.ts";
import { mapInPieces } from "../frame/in-pieces.ts";
import type { JottedBalance, JottedCard, JottedItem } from "./read-text.ts";
import type { WalletPart } from "./sections.ts";

export const matchedRow = z.object({
  text: z.string().describe("As it was written."),
  kind: z.enum(["card", "balance"]),
  id: z.string(),
  name: z.string(),
  owner: z.string(),
  certainty: z.enum(["exact", "likely"]).describe("likely: others share the short name."),
  count: z.int().optional(),
  already_held: z.int().optional().describe("Already held, so not added again."),
  opened_on: z.string().optional(),
  closed_on: z.string().optional(),
  last4: z.string().optional(),
  note: z.string().optional().describe("What was left out, and why."),
  points: z.int().optional(),
  alternatives: z.array(candidate).readonly().optional(),
});

export const ambiguousRow = z.object({
  text: z.string(),
  candidates: z.array(candidate).readonly(),
});

export const unmatchedRow = z.object({
  text: z.string(),
  reason: z.string(),
  owner: z.string().optional(),
});

export interface Resolved {
  readonly part: WalletPart;
  readonly matched: readonly z.infer<typeof matchedRow>[];
  readonly ambiguous: readonly z.infer<typeof ambiguousRow>[];
  readonly unmatched: readonly z.infer<typeof unmatchedRow>[];
}

interface Draft {
  readonly cards: WalletCard[];
  readonly balances: Balance[];
  readonly matched: z.infer<typeof matchedRow>[];
  readonly ambiguous: z.infer<typeof ambiguousRow>[];
}

/**
 * Resolves a list's cards and balances for this wallet; uncertain entries are not guessed. On
 * request, a card that the catalog does not track becomes one of the member's own.
 */
export async function resolveItems(
  items: readonly JottedItem[],
  scene: Scene,
  keepsUnknown = false,
): Promise<Resolved> {
  const look = await openLook(items, scene);
  const draft: Draft = { cards: [], balances: [], matched: [], ambiguous: [] };
  const unmatched = await mapInPieces(items, (item) => {
    const isNumber = holdsCardNumber(item.text);
    const reason = isNumber ? CARD_NUMBER : addItem(draft, item, { look, keepsUnknown }, scene);
    if (reason === undefined) return undefined;
    const owner = reason === NO_OWNER ? item.whose : undefined;
    return { text: isNumber ? "(a number)" : item.text, reason, owner };
  });
  const { cards, balances, ...rows } = draft;
  const part = {
    ...(cards.length > 0 && { cards }),
    ...(balances.length > 0 && { balances }),
  };
  return { part, ...rows, unmatched: unmatched.filter((one) => one !== undefined) };
}

const CARD_NUMBER = "It looks like a full card number; give the last four digits only.";
const NO_OWNER = "Nobody in the household has this name; add the person with update_profile.";

/** Adds an entry to the draft; returns the reason if that is not possible. */
function addItem(
  draft: Draft,
  item: JottedItem,
  { look, keepsUnknown }: { readonly look: Look; readonly keepsUnknown: boolean },
  scene: Scene,
): string | undefined {
  const trouble = troubleOf(item, scene);
  if (trouble !== undefined) return trouble;
  const owner = item.whose === undefined ? SELF : findOwner(scene.wallet, item.whose);
  if (owner === undefined) return NO_OWNER;
  if (item.kind === "card") {
    const meaning = meaningOfCard(item.name, look, scene);
    if ("value" in meaning) return addCard(draft, item, owner, meaning, scene);
    const isKept = keepsUnknown && "reason" in meaning && addOwn(draft, item, owner, scene);
    return isKept ? undefined : leaveOpen(draft, item, meaning);
  }
  const meaning = meaningOfProgram(item.name, look, scene);
  if (!("value" in meaning)) return leaveOpen(draft, item, meaning);
  return addBalance(draft, item, owner, meaning, scene);
}

function leaveOpen(draft: Draft, { text }: JottedItem, meaning: Unclear): string | undefined {
  if ("reason" in meaning) return meaning.reason;
  draft.ambiguous.push({ text, candidates: meaning.candidates });
  return undefined;
}

/** Why an entry cannot be taken, regardless of its name. */
function troubleOf(item: JottedItem, { today }: Scene): string | undefined {
  if (item.trouble !== undefined) return item.trouble;
  if (item.kind === "balance") return undefined;
  const { openedOn: opened, closedOn: closed } = item;
  if (opened !== undefined && spanOf(opened).first > today) {
    return "Its opening date is in the future.";
  }
  if (closed === undefined) return undefined;
  if (spanOf(closed).first > today) return "Its closing date is in the future.";
  const isEarlier = opened !== undefined && spanOf(closed).last < spanOf(opened).first;
  return isEarlier ? "It was closed before it was opened; one of the dates is wrong." : undefined;
}

function addCard(
  draft: Draft,
  item: JottedCard,
  owner: string,
  meaning: Clear<Card>,
  scene: Scene,
): undefined {
  const { value: card } = meaning;
  const { count } = item;
  const held = heldCards(scene, { owner }).filter(({ entry }) => entry.card_id === card.id);
  const before = draft.cards.filter((one) => one.card_id === card.id && one.owner === owner).length;
  // A list says what exists, so a held card is not added again.
  const missing = Math.max(0, count - Math.max(0, held.length - before));
  const otherNote = missing === 0 ? otherDate(item, held) : undefined;
  for (let copy = 0; copy < missing; copy++)
    draft.cards.push(toEntry(item, entryFor(scene.wallet, scene.newId(), card.id, owner)));
  draft.matched.push({
    ...toMatchedCard(item, owner, meaning),
    id: card.id,
    name: card.card_name,
    count,
    already_held: count - missing,
    note: otherNote ?? item.note,
  });
}

/** Adds cards known by name only; false if it is not a name. */
function addOwn(draft: Draft, item: JottedCard, owner: string, scene: Scene): boolean {
  const { data: name } = plainName.safeParse(item.name);
  if (name === undefined) return false;
  const issuer = issuerIn(name, scene) ?? "Unknown bank";
  const told: OwnCard = {
    name,
    issuer,
    card_type: "personal",
    earn: [],
    credits: [],
    as_of: scene.today,
  };
  for (let copy = 0; copy < item.count; copy++) {
    const start = newOwnCard(scene.newId(), told, owner);
    draft.cards.push(toEntry(item, start));
    const matched = toMatchedCard(item, owner, { isLikely: false, others: [] });
    draft.matched.push({ ...matched, id: start.card_id, name, note: OWN_NOTE });
  }
  return true;
}

const OWN_NOTE = "A card of your own: its fee, rates and credits are still missing.";

/** A card that is held already is not changed, least of all its opening date. */
function otherDate({ openedOn }: JottedCard, held: readonly HeldCard[]): string | undefined {
  if (openedOn === undefined) return undefined;
  const isKnown = held.some(({ entry: { opened_on: own } }) => own?.startsWith(openedOn) === true);
  const dates = held.map(({ entry }) => entry.opened_on ?? "no opening date").join(", ");
  return isKnown
    ? undefined
    : `It is already held, with ${dates}; ${openedOn} was not used. Change it with update_wallet_card.`;
}

function addBalance(
  draft: Draft,
  item: JottedBalance,
  owner: string,
  meaning: Clear<Program>,
  scene: Scene,
): string | undefined {
  const { points, isDollars } = item;
  const { key: program, name, is_cash: isCash } = meaning.value;
  if (isDollars && isCash !== true) {
    return `${name} is counted in points, not in dollars; write how many points there are.`;
  }
  if (draft.balances.some((one) => one.program === program && one.owner === owner)) {
    return `${name} is already in the list.`;
  }
  draft.balances.push({ program, owner, points, as_of: scene.today });
  const note = isDollars ? `Kept as ${formatPoints(points)} points worth a cent each.` : undefined;
  draft.matched.push({ ...toMatched(item, owner, meaning), id: program, name, points, note });
  return undefined;
}

type Certainty = Omit<Clear<unknown>, "value">;

const toMatched = ({ text, kind }: JottedItem, owner: string, { isLikely, others }: Certainty) => ({
  text,
  kind,
  owner,
  certainty: isLikely ? ("likely" as const) : ("exact" as const),
  alternatives: others.length === 0 ? undefined : others,
});

const toMatchedCard = (item: JottedCard, owner: string, certainty: Certainty) => ({
  ...toMatched(item, owner, certainty),
  opened_on: item.openedOn,
  closed_on: lastDay(item.closedOn),
  last4: item.last4,
});

const toEntry = (item: JottedCard, start: WalletCard): WalletCard => ({
  ...start,
  authorized_user: item.isAuthorizedUser,
  nickname: item.nickname,
  last4: item.last4,
  opened_on: item.openedOn,
  closed_on: lastDay(item.closedOn),
});

/** A closing month counts as its last day. */
const lastDay = (closed: string | undefined) => closed && spanOf(closed).last;
