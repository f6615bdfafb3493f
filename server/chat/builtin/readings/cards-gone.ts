import type { Wallet } from "../../../accounts/wallet.ts";
import { SELF } from "../../../accounts/wallet.ts";
import { type HeldCard, heldCards } from "../../../tools/core/held.ts";
import type { Scene } from "../../../tools/core/scene.ts";
import type { Group, Intent } from "../intent.ts";
import type { Mention, Understood } from "../../language/understood.ts";
import { says } from "./says.ts";

/*
 * Cards that a question thinks away: "if I closed the Platinum, could I still get in", "without the
 * Reserve". What is asked is of the wallet that is left.
 */

/** A wallet as it is supposed to be, and the question without the cards that are gone from it. */
export interface Supposed {
  readonly asked: Understood;
  readonly gone: readonly HeldCard[];
}

const GOES = String.raw`clos\w*|cancel\w*|drop\w*|ditch\w*|los\w*|dump\w*|rid of|without|gone`;
const GOING = new RegExp(
  String.raw`\b(?:after|if|once|when|without|with)\b(?: \S+){0,4}? ?\b(?:${GOES})(?: (?:my|the|our|both|his|her))?$|\bwithout(?: (?:my|the|our))?$`,
);
/** Not of the past: "when did I close the Gold". */
const PAST = new RegExp(String.raw`\b(?:did|have|had) (?:i|we|\S+) (?:ever |already )?clos\w*`);
const JOINED = /^(?:(?:and|or|plus|my|the|our) ?)*$/;

/** "After closing the Reserve": cards that are thought away. */
export function goneIn({ tokens, mentions }: Understood): readonly Mention[] {
  const gone: Mention[] = [];
  for (const one of mentions.filter(({ kind }) => kind === "card")) {
    const last = gone.findLast(({ end }) => end <= one.start);
    const between = last && tokens.slice(last.end, one.start).join(" ");
    const isWith = between !== undefined && JOINED.test(between);
    if (isWith || isGoing(tokens.slice(0, one.start).join(" "))) gone.push(one);
  }
  return gone;
}

const isGoing = (before: string): boolean => GOING.test(before) && !PAST.test(before);

/** Groups that tell what the wallet gives; what closing itself brings or costs is told by others. */
const OF_WALLET: ReadonlySet<Group> = new Set<Group>(["lounge", "cover"]);
const OF_WALLET_TOO: ReadonlySet<string> = new Set(["credits", "my_cards", "upcoming_fees"]);

/** Fees without a card are told by themselves, whether it is closed or only not counted. */
const LEAVES_OUT: ReadonlySet<string> = new Set(["upcoming_fees"]);
const CLOSES = /\b(?:clos|cancel|drop|ditch|dump)\w*|\brid of\b/;

/** What was bought before the card goes is another question. */
const PAID =
  /\b(?:booked|paid|bought|charged|purchased|put) (?:\S+ ){0,3}?(?:with|on) (?:it|that)\b/;

/** What goes with the card, and not what is left. */
const LOSES = /\b(?:lose|losing|forfeit|give up|giving up|miss out)\b/;

/** What the question supposes of the wallet; undefined where it takes the wallet as it is. */
export function cardsGone(
  { group, id }: Intent,
  asked: Understood,
  scene: Scene,
): Supposed | undefined {
  if (!OF_WALLET.has(group) && !OF_WALLET_TOO.has(id)) return undefined;
  if (says(asked, PAID) || says(asked, LOSES)) return undefined;
  if (LEAVES_OUT.has(id) && !says(asked, CLOSES)) return undefined;
  const named = goneIn(asked);
  const gone = named.flatMap((mention) => heldAs(mention, asked, scene));
  if (gone.length === 0) return undefined;
  const mentions = asked.mentions.filter((one) => !named.includes(one));
  const isAlone = OF_WALLET.has(group) && asked.owner === undefined && !says(asked, TOGETHER);
  return { asked: { ...asked, mentions, ...(isAlone ? { owner: SELF } : {}) }, gone };
}

/** Else the asker's own cards alone take the place: another's opens no door for them. */
const TOGETHER = /\b(?:we|our|us|both)\b/;

/** The asker's own, of a card that several people hold. */
function heldAs({ ids }: Mention, { owner = SELF }: Understood, scene: Scene): readonly HeldCard[] {
  const held = heldCards(scene).filter(
    ({ card, entry }) => ids.includes(card.id) || ids.includes(entry.id),
  );
  const own = held.filter(({ entry }) => entry.owner === owner);
  return own.length > 0 ? own : held;
}

/** The wallet without them. */
export function withoutCards(wallet: Wallet, gone: readonly HeldCard[]): Wallet {
  const ids = new Set(gone.map(({ entry }) => entry.id));
  const isKept = ({
    wallet_card_id: id,
  }: {
    readonly wallet_card_id?: string | undefined;
  }): boolean => id === undefined || !ids.has(id);
  return {
    ...wallet,
    cards: wallet.cards.filter(({ id }) => !ids.has(id)),
    credit_uses: wallet.credit_uses.filter(isKept),
    bonuses: wallet.bonuses.filter(isKept),
  };
}
