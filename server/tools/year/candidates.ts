import * as z from "zod";
import { isOwnCard } from "../../accounts/own-card.ts";
import { isUsable } from "../../advice/plain-row.ts";
import { isRunning } from "../../advice/purchase/rate-status.ts";
import { openedPrograms, toTransferProgram } from "../../advice/transfers/program-links.ts";
import type { Addition } from "../../advice/year/candidate-ranking.ts";
import type { FactRow } from "../../contract/facts.ts";
import type { Card } from "../card-rows/card-brief.ts";
import type { HeldCard } from "../../member/held-cards.ts";
import { getCard, getProgram } from "../../member/names.ts";
import { unlockerOf } from "../../member/point-values.ts";
import type { Scene } from "../../member/scene.ts";
import { joining, toFeeCard, toJoiningCard, withEntries } from "./fee-cards.ts";
import { earningCards } from "./year-input.ts";
import type { RuleVerdict } from "../../advice/applications/eligibility.ts";
import { eligibilityOf } from "../../member/history.ts";

interface Limits {
  readonly max_fee?: number | undefined;
  readonly card_type?: Card["card_type"] | undefined;
  readonly among?: readonly string[] | undefined;
}

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
  return facts.tables.cards.filter(
    (card) =>
      card.status === "open" &&
      isUsable(card) &&
      !isOwnCard(card.id) &&
      !held.has(card.id) &&
      wanted?.has(card.id) !== false &&
      !(noBusiness && card.card_type === "business") &&
      (type === undefined || card.card_type === type) &&
      card.annual_fee <= maxFee &&
      goal?.fits(card) !== false,
  );
}

/** The cards to rank; those that unlock points come with the held cards revalued. */
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
 * The held cards, revalued with a card that unlocks their points; computed once per program.
 * Undefined if the card unlocks nothing new.
 */
function createHeldBeside(scene: Scene, before: readonly HeldCard[], owner: string) {
  const closed = new Set(
    openedPrograms(scene.facts.tables).filter(
      (program) => unlockerOf(scene, program, owner) === undefined,
    ),
  );
  const opens = new Map(
    scene.facts.tables.unlocks
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

interface Goal {
  /** Made of catalog names only. */
  readonly text: string;
  readonly fits: (card: Card) => boolean;
}

const KINDS: readonly {
  readonly words: RegExp;
  readonly text: string;
  readonly categories: readonly FactRow<"programs">["category"][];
}[] = [
  {
    words: /^(?:transferr?able|flexible)(?: (?:points|currency|currencies|rewards))?$/,
    text: "transferable points",
    categories: ["transferable"],
  },
  {
    words: /^(?:airlines?|flights?)(?: (?:miles|points|rewards))?$|^miles$/,
    text: "airline miles",
    categories: ["airline"],
  },
  {
    words: /^hotels?(?: (?:points|rewards|nights))?$/,
    text: "hotel points",
    categories: ["hotel"],
  },
  {
    words: /^travel(?: (?:points|rewards))?$/,
    text: "travel: transferable points, airline miles and hotel points",
    categories: ["transferable", "airline", "hotel"],
  },
];

/**
 * A kind of rewards, or a program: its own cards, and those with points that transfer to it. Points
 * that need a card to transfer count only with a held card or the candidate itself. Throws as
 * getProgram does for any other goal.
 */
export function toGoal(scene: Scene, text: string, owner: string): Goal {
  const words = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, " ");
  if (/^cash(?: ?back)?$/.test(words)) {
    return {
      text: "cash back",
      fits: (card) => programOf(scene, card)?.is_cash === true,
    };
  }
  const canMove = createCanMove(scene, owner);
  const kind = KINDS.find((one) => one.words.test(words));
  if (kind !== undefined) {
    return {
      text: kind.text,
      fits: (card) => {
        const category = programOf(scene, card)?.category;
        if (category === undefined || !kind.categories.includes(category)) return false;
        return category !== "transferable" || canMove(card);
      },
    };
  }
  const program = getProgram(scene.facts, text);
  const routes = scene.facts.tables.routes.filter(
    (route) => route.dest === program.key && route.is_active && isUsable(route),
  );
  const from = new Set(routes.map(({ source }) => source));
  return {
    text: program.name,
    fits: (card) => {
      const { rewards_currency: currency = "" } = card;
      if (currency === program.key) return true;
      return from.has(toTransferProgram(scene.facts.tables, currency)) && canMove(card);
    },
  };
}

const programOf = ({ facts }: Scene, { rewards_currency: key = "" }: Card) =>
  facts.programs.get(key);

/** True if a card's points could transfer: it unlocks them, a held card does, or none has to. */
function createCanMove(scene: Scene, owner: string): (card: Card) => boolean {
  const rows = scene.facts.tables.unlocks.filter(
    (row) => row.unlocks !== "portal_rate" && isUsable(row) && isRunning(row, scene.today),
  );
  return ({ id, rewards_currency: currency = "" }) => {
    const program = toTransferProgram(scene.facts.tables, currency);
    const own = rows.filter((row) => row.program === program);
    if (own.length === 0 || own.some((row) => row.card_id === id)) return true;
    return unlockerOf(scene, program, owner) !== undefined;
  };
}

const result = z.enum(["pass", "fail", "unknown"]);

/** The issuer's rules on a card and its bonus for one person, in short. */
export const eligibilityFlags = z.object({
  application: result.describe("Rules that stop the application."),
  bonus: result.describe("Rules that stop only the welcome bonus."),
  rule: z.string().optional().describe("The first rule in the way, or possibly so."),
  reason: z.string().optional(),
  needs: z.string().optional().describe("What the applicant must have, but is not known to."),
  clears_on: z.iso
    .date()
    .optional()
    .describe("The first day on which every rule surely passes, if nothing new is opened."),
});

export function toEligibilityFlags(scene: Scene, card: Card, owner: string) {
  const { application, bonus, clearsOn, verdicts } = eligibilityOf(scene, card, { owner });
  const [worst] = verdicts
    .filter((verdict) => verdict.result !== "pass")
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  return {
    application,
    bonus,
    rule: worst?.name,
    reason: worst?.reason,
    needs: worst?.kind === "needs" && worst.result === "unknown" ? worst.name : undefined,
    clears_on: worst && clearsOn,
  };
}

/** Failures before unknowns, and application blocks before bonus blocks. */
const rankOf = ({ result: outcome, effect }: RuleVerdict): number =>
  (outcome === "fail" ? 0 : 2) + (effect === "application_denied" ? 0 : 1);
