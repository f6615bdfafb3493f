import type { Addition } from "../../advice/year/candidate-ranking.ts";
import { isUsable } from "../../advice/plain-row.ts";
import { openedPrograms } from "../../advice/transfers/program-links.ts";
import type { FactRow } from "../../contract/facts.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import type { Scene } from "../../member/scene.ts";
import { unlockerOf } from "../../member/point-values.ts";
import type { Goal } from "./candidate-goal.ts";
import { joining, toFeeCard, toJoiningCard, withEntries } from "./fee-cards.ts";

type Card = FactRow<"cards">;

interface Wanted {
  readonly owner: string;
  readonly maxFee?: number | undefined;
  readonly cardType?: Card["card_type"] | undefined;
  readonly goal?: Goal | undefined;
  /** Ids; any card where absent. */
  readonly among?: readonly string[] | undefined;
}

export interface Candidate {
  readonly card: Card;
  readonly addition: Addition;
}

/** Open cards that the owner does not hold and that fit what is wanted. */
export function candidateCards(
  scene: Scene,
  before: readonly HeldCard[],
  { owner, maxFee, cardType, goal, among }: Wanted,
): readonly Card[] {
  const { facts, wallet } = scene;
  const held = new Set(
    before.filter(({ entry }) => entry.owner === owner).map(({ card }) => card.id),
  );
  const noBusiness = wallet.profile.business_eligible === false;
  return facts.facts.tables.cards.filter(
    (card) =>
      card.status === "open" &&
      isUsable(card) &&
      !held.has(card.id) &&
      (among === undefined || among.includes(card.id)) &&
      !(noBusiness && card.card_type === "business") &&
      (cardType === undefined || card.card_type === cardType) &&
      (maxFee === undefined || card.annual_fee <= maxFee) &&
      (goal === undefined || goal.fits(card)),
  );
}

/** The cards as the ranking takes them, with the wallet beside those that open points of held cards. */
export function toCandidates(
  scene: Scene,
  before: readonly HeldCard[],
  cards: readonly Card[],
  owner: string,
): readonly Candidate[] {
  const opened = createOpened(scene, before, owner);
  return cards.map((card) => {
    const one = joining(scene, card, owner);
    const after = withEntries(scene, [...scene.wallet.cards, one.entry]);
    const held = opened(card, after);
    const addition = { card: toJoiningCard(after, one), held };
    return { card, addition };
  });
}

/**
 * The held cards beside a card that opens their points, worked out once a program. Undefined for
 * cards that open nothing, or what is open already.
 */
function createOpened(scene: Scene, before: readonly HeldCard[], owner: string) {
  const closed = new Set(
    openedPrograms(scene.facts.facts.tables).filter(
      (program) => unlockerOf(scene, program, owner) === undefined,
    ),
  );
  const opens = new Map(
    scene.facts.facts.tables.unlocks
      .filter((row) => row.unlocks === "transfers" && isUsable(row) && closed.has(row.program))
      .map((row) => [row.card_id, row.program]),
  );
  const known = new Map<string, NonNullable<Addition["held"]>>();
  return (card: Card, after: Scene): Addition["held"] => {
    const program = opens.get(card.id);
    if (program === undefined) return undefined;
    const found = known.get(program) ?? before.map((held) => toFeeCard(after, held));
    known.set(program, found);
    return found;
  };
}
