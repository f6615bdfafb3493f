import { daysBetween } from "../../advice/days.ts";
import { worthOf } from "../../advice/applications/welcome-offers.ts";
import type { FactRow } from "../../contract/facts.ts";
import { isMainOver, offersOf, runningOffer, toSeenOffer } from "../card-rows/card-offer.ts";
import type { Scene } from "../../member/scene.ts";
import { compact } from "../frame/texts.ts";

const STALE_DAYS = 30;

/** The offer that was seen last, the best one seen, and whether they are as good. */
export function toOffersNow(scene: Scene, card: FactRow<"cards">) {
  const { facts, today } = scene;
  const offers = offersOf(scene, card);
  const { latest, best, value } = offers;
  const running = runningOffer(offers, card, today);
  const now = running === undefined || isMainOver(running, today) ? undefined : running;
  const isOver = latest !== undefined && now === undefined && card.status === "open";
  const isStale = now !== undefined && daysBetween(now.seenOn, today) > STALE_DAYS;
  return {
    fields: {
      offer_now: now && toSeenOffer(facts, now, value?.cpp, today),
      best_seen: best && toSeenOffer(facts, best, value?.cpp, today),
      offer_now_is_best: isAsGood(now, best, value?.cpp),
    },
    rows: [...(now?.steps ?? []), ...(best?.steps ?? [])],
    warnings: compact([
      isOver &&
        `The offer seen last, on ${latest?.seenOn}, is over; what followed it is not known.`,
      isStale && `The offer was seen on ${now?.seenOn}; it may have changed.`,
    ]),
  };
}

type Offers = ReturnType<typeof offersOf>;

/** Undefined when the offer now has parts without a fixed value that may make up for the rest. */
function isAsGood(
  now: Offers["latest"],
  best: Offers["best"],
  cpp: number | undefined,
): boolean | undefined {
  if (now === undefined || best === undefined) return undefined;
  // Without a value of the points their number decides.
  const [mine, most] = [worthOf(now, cpp ?? 1), worthOf(best, cpp ?? 1)];
  if (mine.cents >= most.cents) return true;
  return mine.notCounted.length > 0 ? undefined : false;
}
