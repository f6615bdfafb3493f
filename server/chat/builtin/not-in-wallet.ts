import { SELF } from "../../accounts/wallet.ts";
import { ownersOf } from "../../tools/core/owners.ts";
import type { Scene } from "../../tools/core/scene.ts";
import { type Draft, line, quote, refuse, told } from "./compose/draft.ts";
import { holderOf } from "./compose/whose.ts";
import type { Intent } from "./intent.ts";
import { asksForOther } from "./readings/other-user.ts";
import { mentionsOf, type Understood } from "../language/understood.ts";

/** What is told of the cards and points that are held, and so of nobody else's. */
const OF_WALLET: ReadonlySet<string> = new Set(
  [
    "best_card cheat_sheet rotating cap_left category_gaps bonus_or_category annual_rewards",
    "add_card_effect next_card renewal_value upcoming_fees refund_window downgrade_options",
    "downgrade_points fund_award stash_value balances points_expiry points_goal credits",
    "credit_detail expiring credits_vs_fee certificates eligibility five_24 bonus_progress",
    "lounge_access lounge_enrol my_cards",
  ].flatMap((ids) => ids.split(" ")),
);

/** Told of any card that is named; "what does Priya's card earn" names none. */
const OF_CARD: ReadonlySet<string> = new Set([
  "card_facts",
  "card_fee",
  "card_network",
  "earn_rate",
  "foreign_purchase",
]);

/** Of the asker's own, whoever uses it. */
const BY_OTHERS: ReadonlySet<string> = new Set(["certificates", "credit_detail"]);

const namesCard = (asked: Understood): boolean =>
  mentionsOf(asked, "card").length + mentionsOf(asked, "program").length > 0;

/** Says that the wallet holds nothing of the person who is meant; the member's own would be no answer. */
export function notInWallet(
  { id }: Intent,
  asked: Understood,
  { wallet }: Scene,
): Draft | undefined {
  const { stranger } = asked;
  if (BY_OTHERS.has(id) && asksForOther(asked)) return undefined;
  const isOfTheirs = OF_WALLET.has(id) || (OF_CARD.has(id) && !namesCard(asked));
  if (stranger === undefined || !isOfTheirs) return undefined;
  // "Should my son use the Reserve or the Gold": of cards that are named.
  if (id === "best_card" && mentionsOf(asked, "card").length > 1) return undefined;
  const others = ownersOf(wallet).filter((owner) => owner !== SELF);
  const holders = others.map((owner) => holderOf(owner).told);
  return refuse(
    holders.length === 0
      ? line`I cannot tell that for ${quote(stranger)}: the wallet holds only your own cards and points.`
      : line`I cannot tell that for ${quote(stranger)}, who is not in the wallet: it holds only the cards and points of you and ${told(holders.join(" and "))}.`,
    line`Put them into the household with their cards to ask about those; what a card costs or offers I can say of any in the catalog.`,
  );
}
