import type { Addition } from "../../advice/year/candidate-ranking.ts";
import { isUsable } from "../../advice/plain-row.ts";
import { openedPrograms } from "../../advice/transfers/program-links.ts";
import type { FactRow } from "../../contract/facts.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import type { Scene } from "../../member/scene.ts";
import { getCard } from "../../member/names.ts";
import { unlockerOf } from "../../member/point-values.ts";
import type { Goal } from "./candidate-goal.ts";
import { earningCards } from "./year-input.ts";
import { joining, toFeeCard, toJoiningCard, withEntries } from "./fee-cards.ts";

type Card = FactRow<"cards">;

interface Limits {
  readonly max_fee?: number | undefined;
  readonly card_type?: Card["card_type"] | undefined;
  readonly among?: readonly string[] | undefined;
}

/** Open cards that the owner does not hold, within the limits and for the goal. */
export function candidateCards(
  scene: Scene,
  owner: string,
  { max_fee: maxFee = Infinity, card_type: type, among }: Limits,
  goal: Goal | undefined,
): readonly Card[] {
  const { facts, wallet } = scene;
  const held = new Set(earningCards(scene, owner).map(({ card }) => card.id));
  const wanted = among && new Set(among.map((name) => getCard(facts, name).id));
  const noBusiness = wallet.profile.business_eligible === false;
  return facts.facts.tables.cards.filter(
    (card) =>
      card.status === "open" &&
      isUsable(card) &&
      !held.has(card.id) &&
      wanted?.has(card.id) !== false &&
      !(noBusiness && card.card_type === "business") &&
      (type === undefined || card.card_type === type) &&
      card.annual_fee <= maxFee &&
      goal?.fits(card) !== false,
  );
}

/** The cards as the ranking takes them, with the wallet beside those that open points of held cards. */
export function toAdditions(
  scene: Scene,
  before: readonly HeldCard[],
  cards: readonly Card[],
  owner: string,
): readonly Addition[] {
  const heldBeside = createHeldBeside(scene, before, owner);
  return cards.map((card) => {
    const added = joining(scene, card, owner);
    const after = withEntries(scene, [...scene.wallet.cards, added.entry]);
    return { card: toJoiningCard(after, added), held: heldBeside(card, after) };
  });
}

/**
 * The held cards beside a card that opens their points, worked out once a program. Undefined for
 * cards that open nothing, or what is open already.
 */
function createHeldBeside(scene: Scene, before: readonly HeldCard[], owner: string) {
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
