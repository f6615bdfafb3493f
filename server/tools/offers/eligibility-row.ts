import * as z from "zod";
import { CONFIDENCES } from "../../../data/vocab.ts";
import {
  BLOCKING_STATES,
  RULE_EFFECTS,
  RULE_KINDS,
  RULE_STRENGTHS,
  WINDOW_UNITS,
} from "../../../data/vocab-terms.ts";
import type { RuleVerdict } from "../../advice/applications/eligibility.ts";
import type { Hit } from "../../advice/applications/rule-hits.ts";
import { cardName } from "../../member/holdings.ts";
import type { Scene } from "../../member/scene.ts";
import { told } from "../card-rows/row-words.ts";
import { daysBetween } from "../../advice/days.ts";
import { worthOf } from "../../advice/applications/welcome-offers.ts";
import type { FactRow } from "../../contract/facts.ts";
import { offersOf, runningOffer, toSeenOffer } from "../card-rows/card-offer.ts";

export const ruleResult = z.enum(["pass", "fail", "unknown"]);

export const countedAccount = z.object({
  wallet_card_id: z.string().optional(),
  card_id: z.string(),
  card_name: z.string(),
  event: z.enum(BLOCKING_STATES).describe("What counts about it."),
  from: z.iso.date().optional().describe("The first day that may have been."),
  to: z.iso.date().optional().describe("The last; the same when known exactly."),
  certain: z.boolean().describe("False: it may count; `doubt` or an unknown day is why."),
  doubt: z.string().optional(),
  counts_until: z.iso
    .date()
    .optional()
    .describe("The last day it may count; absent when waiting alone does not end it."),
});

export const ruleWindow = z.object({ length: z.int(), unit: z.enum(WINDOW_UNITS) });

/** The window of a rule; undefined when it looks back without end. */
export function windowOf({ facts }: Scene, ruleId: string): z.infer<typeof ruleWindow> | undefined {
  const rule = facts.tables.issuerRules.find(({ rule_id: id }) => id === ruleId);
  const { window: length, window_unit: unit } = rule ?? {};
  return length === undefined || unit === undefined ? undefined : { length, unit };
}

export const verdictRow = z.object({
  rule: z.string(),
  name: z.string(),
  result: ruleResult,
  clears_on: z.iso
    .date()
    .optional()
    .describe("The first day it surely passes if nothing new is opened; absent: not by waiting."),
  may_clear_on: z.iso.date().optional().describe("The first day it may, given what is unknown."),
  stops: z.enum(RULE_EFFECTS).describe("The whole application, or only the bonus."),
  basis: z.enum(RULE_STRENGTHS).describe("written: in the terms. pattern: reported by applicants."),
  confidence: z.enum(CONFIDENCES),
  kind: z.enum(RULE_KINDS),
  limit: z.int().optional().describe("This many are too many."),
  window: ruleWindow.optional().describe("How far back it counts; absent: no limit."),
  counted: z.array(countedAccount),
  reason: z.string(),
  note: z.string().optional(),
});

/** The first day of a span with no known start. */
const SINCE_EVER = "0001-01-01";

export const toCounted = (
  scene: Scene,
  { account, event, on, isCertain, doubt, lastDay }: Hit,
): z.infer<typeof countedAccount> => ({
  wallet_card_id: account.ref,
  card_id: account.cardId,
  card_name: cardName(scene, account.cardId),
  event,
  from: on?.first === SINCE_EVER ? undefined : on?.first,
  to: on?.last,
  certain: isCertain,
  doubt,
  counts_until: lastDay?.last,
});

export function toVerdictRow(scene: Scene, verdict: RuleVerdict): z.infer<typeof verdictRow> {
  const { ruleId, effect, strength, clearsOn, mayClearOn, counted, note, ...rest } = verdict;
  const isOpen = rest.result !== "pass";
  return {
    ...rest,
    rule: ruleId,
    clears_on: isOpen ? clearsOn : undefined,
    may_clear_on: isOpen && mayClearOn !== clearsOn ? mayClearOn : undefined,
    stops: effect,
    basis: strength,
    window: windowOf(scene, ruleId),
    counted: counted.map((hit) => toCounted(scene, hit)),
    note: told(note),
  };
}

const STALE_DAYS = 30;

/** The last seen offer, the best seen one, and whether the last is as good as the best. */
export function toOffersNow(scene: Scene, card: FactRow<"cards">) {
  const { facts, today } = scene;
  const offers = offersOf(scene, card);
  const { latest, best, value } = offers;
  const now = runningOffer(offers, card, today);
  const isOver = latest !== undefined && now === undefined && card.status === "open";
  const isStale = now !== undefined && daysBetween(now.seenOn, today) > STALE_DAYS;
  return {
    fields: {
      offer_now: now && toSeenOffer(facts, now, value?.cpp, today),
      best_seen: best && toSeenOffer(facts, best, value?.cpp, today),
      offer_now_is_best: isAsGood(now, best, value?.cpp),
    },
    rows: [...(now?.steps ?? []), ...(best?.steps ?? [])],
    warnings: [
      isOver &&
        `The offer seen last, on ${latest?.seenOn}, ended on ${latest?.steps[0]?.ends}; what followed is unknown.`,
      isStale && `The offer was seen on ${now?.seenOn}; it may have changed.`,
    ],
  };
}

type Offers = ReturnType<typeof offersOf>;

/** Undefined if unvalued parts of the current offer may make up the difference. */
function isAsGood(now: Offers["latest"], best: Offers["best"], cpp: number | undefined) {
  if (now === undefined || best === undefined) return undefined;
  // Without a point value, compare the number of points.
  const [mine, most] = [worthOf(now, cpp ?? 1), worthOf(best, cpp ?? 1)];
  if (mine.cents >= most.cents) return true;
  return mine.notCounted.length > 0 ? undefined : false;
}
