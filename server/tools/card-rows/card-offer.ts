import * as z from "zod";
import { CONFIDENCES } from "../../../data/vocab.ts";
import { OFFER_CHANNELS, OFFER_REWARDS } from "../../../data/vocab-terms.ts";
import { isUsable } from "../../advice/plain-row.ts";
import {
  bestPublic,
  isOver,
  type SeenOffer,
  stillRunning,
  toSeenOffers,
  worthOf,
} from "../../advice/applications/welcome-offers.ts";
import { lockedProgramOf } from "../../advice/transfers/program-links.ts";
import type { FactRow } from "../../contract/facts.ts";
import type { FactIndex } from "../../member/facts.ts";
import { formatPoints, formatUsd, toDollars } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import {
  type CountedValue,
  unlockerOf,
  valueBasis,
  valueOfProgram,
} from "../../member/point-values.ts";
import type { Card } from "./card-brief.ts";
import { unlocksOf } from "./card-terms.ts";
import { joinParts, listed, merchantNames, pickRow, told, toWords } from "./row-words.ts";

type Step = FactRow<"offers">;

const step = z.object({
  step: z.int(),
  reward: z.enum(OFFER_REWARDS),
  amount: z.number().optional().describe("Points, US dollars, certificates, or extra rate."),
  min_spend_usd: z.number().optional().describe("From the start of the account."),
  within_months: z.int().optional().describe("From the opening."),
  merchants: z.array(z.string()).optional().describe("Where it must be spent."),
  requires: z.array(z.string()).optional(),
  confidence: z.enum(CONFIDENCES),
  note: z.string().optional(),
  text: z.string(),
});

export const seenOffer = z.object({
  seen_on: z.iso.date().describe("When it was seen; it may have ended since."),
  channel: z.enum(OFFER_CHANNELS),
  steps: z.array(step).describe("Together they are the offer."),
  starts: z.iso.date().optional(),
  ends: z.iso.date().optional().describe("The last day."),
  ended: z.boolean().describe("Past its own last day."),
  value_usd: z.number().optional().describe("Of what counts, at cpp; absent: nothing does."),
  not_counted: z.array(z.string()).optional().describe("What the value leaves out, and why."),
});

export const cardValue = z.object({
  program: z.string(),
  cpp: z.number().describe("US cents a point."),
  cpp_basis: valueBasis,
  as_of: z.iso.date().optional(),
});

export interface CardOffers {
  readonly latest?: SeenOffer<Step> | undefined;
  readonly best?: SeenOffer<Step> | undefined;
  readonly value?: CountedValue | undefined;
}

export function offersOf(scene: Scene, card: Card): CardOffers {
  const offers = toSeenOffers(scene.facts.rowsOf("offers", card.id).filter(isUsable));
  const value = pointValueOf(scene, card);
  return { latest: offers[0], best: bestPublic(offers, value?.cpp), value };
}

/**
 * The value of a card's points: as cash back if neither the card nor a held one unlocks transfers.
 * Undefined when unknown.
 */
function pointValueOf(scene: Scene, card: Card): CountedValue | undefined {
  const { rewards_currency: program } = card;
  if (program === undefined) return undefined;
  const locked = lockedProgramOf(scene.facts.tables, program);
  if (locked === undefined || scene.wallet.valuations[program] !== undefined) {
    return valueOfProgram(scene, program);
  }
  const opensItself = unlocksOf(scene.facts, card, scene.today).some(
    (row) => row.program === program && row.unlocks === "transfers" && isUsable(row),
  );
  const isOpened = opensItself || unlockerOf(scene, program) !== undefined;
  // Leaves out the wallet's cards: they would unlock or lock the points a second time.
  const bare = { ...scene, wallet: { ...scene.wallet, cards: [] } };
  return valueOfProgram(bare, isOpened ? program : locked);
}

/** The latest offer if it is still available: the card is open and the offer has not ended. */
export const runningOffer = ({ latest }: CardOffers, card: Card, today: string) =>
  latest && card.status === "open" ? stillRunning(latest, today) : undefined;

export function toSeenOffer(
  facts: FactIndex,
  offer: SeenOffer<Step>,
  cpp: number | undefined,
  today: string,
): z.infer<typeof seenOffer> {
  const worth = worthOf(offer, cpp);
  const ended = isOver(offer, today);
  const ends = offer.steps.flatMap((one) => one.ends ?? []);
  const starts = offer.steps.flatMap((one) => one.starts ?? []);
  return {
    seen_on: offer.seenOn,
    channel: offer.channel,
    steps: offer.steps.map((one) => toStep(facts, one)),
    starts: starts.toSorted().at(0),
    ends: ended
      ? offer.steps[0]?.ends
      : ends.length === offer.steps.length
        ? ends.toSorted().at(-1)
        : undefined,
    ended,
    value_usd: worth.cents === 0 ? undefined : toDollars(worth.cents),
    not_counted: listed(
      worth.notCounted.map(({ step: one, why }) => `${toText(facts, one)}: ${WHY[why]}`),
    ),
  };
}

const WHY = {
  other_condition: "it requires more than spend anywhere",
  no_fixed_value: "its value depends on how it is used",
  no_amount: "no source says how much",
  no_point_value: "the points have no known value",
  out_of_reach: "the spend does not reach it",
  unverified: "not verified",
} as const;

const toStep = (facts: FactIndex, row: Step) =>
  pickRow(step, {
    ...row,
    merchants: listed(merchantNames(facts, row.merchants)),
    requires: listed(row.requires),
    note: told(row.note),
    text: toText(facts, row),
  });

/** `60,000 points after $6,000 in 6 months`. */
function toText(facts: FactIndex, row: Step): string {
  const { min_spend_usd: least, within_months: months } = row;
  const after = least === undefined ? "" : ` after ${formatUsd(least)}`;
  const within = months === undefined ? "" : ` within ${months} months`;
  return joinParts(
    `${REWARD_WORDS[row.reward](row.amount)}${after}${within}`,
    row.merchants.length > 0 && `spent at ${merchantNames(facts, row.merchants).join(", ")}`,
    row.requires.length > 0 && `requires: ${row.requires.map(toWords).join(", ")}`,
    row.note,
  );
}

type Words = (amount: number | undefined) => string;

const money =
  (what: string): Words =>
  (amount) =>
    amount === undefined ? what : `${formatUsd(amount)} ${what}`;

const REWARD_WORDS: Readonly<Record<Step["reward"], Words>> = {
  points: (amount) => (amount === undefined ? "points" : `${formatPoints(amount)} points`),
  cash: money("cash back"),
  statement_credit: money("statement credit"),
  gift_card: money("gift card"),
  certificate: (amount = 1) => (amount === 1 ? "1 certificate" : `${amount} certificates`),
  rate_boost: (amount) => (amount === undefined ? "a higher rate" : `${amount} more per dollar`),
  first_year_match: () => "a match of all that the first year earns",
};

export const toOfferText = (facts: FactIndex, offer: SeenOffer<Step>): string =>
  offer.steps.map((one) => toText(facts, one)).join(" + ");
