import { clarify, line } from "../../compose/draft.ts";
import { endWith } from "../../compose/ask.ts";
import { askWhich, heldMeant } from "../../readings/held-meant.ts";
import { idOf, needId } from "../../slots.ts";
import { isAnyOf } from "../../readings/any-of.ts";
import { type Mention, mentionsOf, type Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { SELF } from "../../../../accounts/wallet.ts";
import { type HeldCard, heldCards } from "../../../../tools/core/held.ts";

/** A card that would change, and what into when that is said. */
export interface Move {
  readonly held?: HeldCard;
  /** The card of the catalog; that of `held` when it is held. */
  readonly fromId: string;
  /** What the other cards that are named may mean. */
  readonly toIds: readonly string[];
  /** More than one card is named that it may become. */
  readonly isSeveral?: boolean;
}

/** Which card a question would change, and into which. Asks when it cannot tell. */
export function moveOf(asked: Understood, toolbox: Toolbox): Move {
  const [first, second, ...more] = mentionsOf(asked, "card");
  if (first === undefined) return ofHeld(onlyHeld(asked, toolbox));
  const own =
    second === undefined
      ? (ownUnnamed(asked, first, toolbox) ?? ownOfKin(asked, first, toolbox))
      : undefined;
  if (own !== undefined) return { held: own, fromId: own.card.id, toIds: first.ids };
  const [from, to] = inOrder(asked, [first, second], toolbox);
  const held = heldMeant(only(asked, from), toolbox);
  const fromId = held?.card.id ?? needId(only(asked, from), "card", toolbox.scene.facts);
  // "Into the Green or the Platinum".
  const toIds = [...new Set([to, ...more].flatMap((one) => one?.ids ?? []))].filter(
    (id) => id !== fromId,
  );
  const isSeveral = more.length > 0;
  return held === undefined ? { fromId, toIds, isSeveral } : { held, fromId, toIds, isSeveral };
}

const INTO = /^(?:to|into)$/;
const MINE = /^(?:mine|hers|his|theirs|it|that|this)$/;

/**
 * "Turn hers into a Freedom Unlimited": the one card of that person's, of the bank whose card it shall
 * become. Undefined when a card is named in its place, or more than one could be meant.
 */
function ownUnnamed(asked: Understood, to: Mention, toolbox: Toolbox): HeldCard | undefined {
  const { scene } = toolbox;
  const before = asked.tokens.slice(0, to.start).filter((word) => !/^(?:a|an|the)$/.test(word));
  if (!INTO.test(before.at(-1) ?? "") || !MINE.test(before.at(-2) ?? "")) return undefined;
  const banks = new Set(to.ids.map((id) => scene.facts.cards.get(id)?.issuer));
  const fitting = heldCards(scene, { owner: asked.owner ?? SELF }).filter(
    ({ card, entry }) =>
      !entry.authorized_user && banks.has(card.issuer) && !to.ids.includes(card.id),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** "If I go down to a Freedom": from a card of that bank with those points. */
function ownOfKin(asked: Understood, to: Mention, toolbox: Toolbox): HeldCard | undefined {
  if (!isAnyOf(to, asked)) return undefined;
  const cards = to.ids.flatMap((id) => toolbox.scene.facts.cards.get(id) ?? []);
  const banks = [...new Set(cards.map(({ issuer }) => issuer))];
  const programs = [...new Set(cards.flatMap(({ rewards_currency: points }) => points ?? []))];
  const kin: readonly Mention[] = [
    ...(banks.length === 1 ? [{ ...to, kind: "issuer" as const, ids: banks }] : []),
    ...(programs.length === 1 ? [{ ...to, kind: "program" as const, ids: programs }] : []),
  ];
  return onlyHeld({ ...asked, mentions: kin }, toolbox);
}

const ofHeld = (held: HeldCard): Move => ({ held, fromId: held.card.id, toIds: [] });

/** The question as if it named this card alone. */
const only = (asked: Understood, mention: Mention): Understood => ({
  ...asked,
  mentions: [mention],
});

/** "X to Y" goes from X; otherwise the card that is held is the one that would change. */
function inOrder(
  asked: Understood,
  [first, second]: readonly [Mention, Mention | undefined],
  toolbox: Toolbox,
): readonly [Mention, Mention | undefined] {
  if (second === undefined) return [first, undefined];
  const between = asked.tokens.slice(first.end, second.start);
  const isForward = between.some((word) => word === "to" || word === "into");
  const isHeld = (mention: Mention): boolean =>
    heldCards(toolbox.scene).some(({ card }) => mention.ids.includes(card.id));
  return isForward || isHeld(first) || !isHeld(second) ? [first, second] : [second, first];
}

/** The card that is left when none is named: the only one of the bank or points that are. */
function onlyHeld(asked: Understood, toolbox: Toolbox): HeldCard {
  const { scene } = toolbox;
  const issuer = idOf(asked, "issuer", scene.facts);
  const program = idOf(asked, "program", scene.facts);
  const fitting = heldCards(scene, { owner: asked.owner ?? SELF }).filter(
    ({ card, entry }) =>
      !entry.authorized_user &&
      (issuer ?? card.issuer) === card.issuer &&
      (program === undefined || card.rewards_currency === program),
  );
  const [first] = fitting;
  if (first === undefined) return endWith(clarify(line`Which card do you mean?`));
  return fitting.length === 1 ? first : askWhich(fitting, toolbox);
}
