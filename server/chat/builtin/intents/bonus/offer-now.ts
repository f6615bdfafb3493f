import type { Intent } from "../../intent.ts";
import { heldMeant } from "../../readings/held-meant.ts";
import { says } from "../../readings/says.ts";
import { OFFER_NOW } from "../../phrasings/bonus.ts";
import { OFFER_NOW_MORE } from "../../phrasings/bonus-more.ts";
import { idsOf, needId } from "../../slots.ts";
import { type Mention, mentionsOf, type Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { besideOffers } from "./beside-offers.ts";
import { bonusProgress } from "./bonus-progress.ts";
import { offerOf } from "./card-offer.ts";

/** The welcome offer of a card that was seen last, beside the best one seen. */
export const offerNow: Intent = {
  id: "offer_now",
  group: "bonus",
  label: "what the welcome offer of a card is",
  likes: ["card", "points"],
  needs: ["card"],
  phrasings: `${OFFER_NOW}${OFFER_NOW_MORE}`,
  rules: [
    /^(?:what is |whats )?(?:the )?(?:current )?<card> (?:sub|bonus|welcome bonus|welcome offer|sign up bonus|offer)$/,
    /\b(?:offer|bonus|sub) (?:on|for) (?:the )?<card> (?:the best|as good|good right now)\b/,
  ],
  respond: (asked, toolbox) => {
    const meant = withoutBrands(asked);
    const named = mentionsOf(meant, "card");
    const [, other] = named;
    if (other !== undefined && named.every(({ ids }) => ids.length === 1)) {
      return besideOffers(idsOf(meant, "card", toolbox.scene.facts), meant, toolbox);
    }
    if (runsHere(meant, toolbox)) return bonusProgress.respond(meant, toolbox);
    return offerOf(needId(meant, "card", toolbox.scene.facts), meant, toolbox);
  },
};

/** "We fly JetBlue. The JetBlue Plus, …": the airline beside its card is no other card. */
function withoutBrands(asked: Understood): Understood {
  const isBrand = ({ kind, start }: Mention): boolean =>
    kind === "card" && asked.mentions.some((one) => one.kind !== "card" && one.start === start);
  const cards = mentionsOf(asked, "card");
  return cards.length > 1 && !cards.every(isBrand)
    ? { ...asked, mentions: asked.mentions.filter((one) => !isBrand(one)) }
    : asked;
}

/** "The bonus on my Venture": the one that runs there, not what others are offered. */
function runsHere(asked: Understood, toolbox: Toolbox): boolean {
  if (!says(asked, /\b(?:my|i have|am i|i am|do i)\b/)) return false;
  const held = heldMeant(asked, toolbox);
  return toolbox.scene.wallet.bonuses.some(
    ({ wallet_card_id: id, status }) => status === "active" && id === held?.entry.id,
  );
}
