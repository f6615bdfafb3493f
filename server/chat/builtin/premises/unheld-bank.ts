import type { Scene } from "../../../tools/core/scene.ts";
import { clarify, type Draft, line, told } from "../compose/draft.ts";
import type { Intent } from "../intent.ts";
import { isWithBank } from "../readings/with-bank.ts";
import { type Mention, mentionsOf, type Understood } from "../../language/understood.ts";

/* "My Bilt's lounges": a bank of which the wallet has no card, where one card is asked about. */

const MY = /\b(?:my|our)(?: (?:old|own|new|trusty|good old|other|personal|little))?$/;
/** What a bank holds besides cards. */
const NO_CARD =
  /^(?:points?|miles|balance|account|checking|savings|bank|app|login|rewards|mortgage|loan|banker|rep|portal|stash|visa gift|debit|travel|spend\w*|year|gift)\b/;

/** Called the asker's own. */
export const isOwn = ({ start, end }: Mention, { tokens }: Understood): boolean =>
  MY.test(tokens.slice(0, start).join(" ")) && !NO_CARD.test(tokens.slice(end).join(" "));

/** The bank that is called the asker's own, and of which the wallet has no card. */
export function unheldBank(asked: Understood, { facts, wallet }: Scene): string | undefined {
  const cards = mentionsOf(asked, "card");
  const bank = mentionsOf(asked, "issuer").find(
    (one) =>
      isOwn(one, asked) &&
      cards.every(({ start, end, ids }) => ids.length > 1 || start >= one.end || one.start >= end),
  );
  const [name] = bank?.ids ?? [];
  if (name === undefined) return undefined;
  const isHeld = wallet.cards.some(({ card_id: id }) => isWithBank(id, new Set([name]), facts));
  return isHeld ? undefined : name;
}

/** Asked of one card, whoever holds it. */
const OF_ONE: ReadonlySet<string> = new Set([
  "am_i_covered",
  "card_facts",
  "card_fee",
  "credit_detail",
  "credits",
  "credits_vs_fee",
  "downgrade_options",
  "downgrade_points",
  "earn_rate",
  "foreign_purchase",
  "lounge_access",
  "lounge_enrol",
  "protection",
  "refund_window",
  "renewal_value",
  "upcoming_fees",
]);
const MOST_OPTIONS = 6;

/** Says that no card of the bank is held, and asks which of its cards is meant. */
export function ofUnheldBank({ id }: Intent, asked: Understood, scene: Scene): Draft | undefined {
  const isOfOne = mentionsOf(asked, "card").every(({ ids }) => ids.length > 1);
  const bank = OF_ONE.has(id) && isOfOne ? unheldBank(asked, scene) : undefined;
  if (bank === undefined) return undefined;
  const cards = [...scene.facts.cards.values()].filter(
    ({ issuer, status }) => issuer === bank && status === "open",
  );
  const personal = cards.filter(({ card_type: type }) => type === "personal");
  const options = (personal.length > 0 ? personal : cards).slice(0, MOST_OPTIONS);
  return clarify(
    line`No card of **${told(bank)}** is in your wallet. Which one do you mean?`,
    options.map(({ card_name: name }) => line`${told(name)}`),
  );
}
