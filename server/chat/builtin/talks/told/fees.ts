import { decide } from "../../ranking/decide.ts";
import { pickAsked } from "../rows/rows-asked.ts";
import { read } from "../talk.ts";
import { asks, type Form, heldCardOf } from "./form.ts";

/** "When", after what the fee of a card is: the day on which it is due. */
const day: Form = {
  after: new Set(["card_fee"]),
  isSaid: ({ bare }) => pickAsked(bare) === "dates",
  ask: (next) => {
    const card = heldCardOf(next);
    return card === undefined
      ? undefined
      : asks(next, "upcoming_fees", `when is the annual fee of my ${card} due`);
  },
};

const BACK =
  /^(?:can|could|do|would|will|how do|is)(?: i| we)? (?:still |even |be able to )?(?:(?:get|have|claim) (?:that|it|the fee|my money) back|(?:that|it) (?:refundable|refunded))\b|^(?:is (?:that|it) refundable|any refund|get (?:that|it) back)\b/;

/** "Can I get that back if I cancel", after a fee: of that one. */
const back: Form = {
  after: new Set(["upcoming_fees", "card_fee"]),
  isSaid: ({ bare, said }) => BACK.test(bare) && !said.mentions.some(({ kind }) => kind === "card"),
  ask: (next) => {
    const card = heldCardOf(next);
    return card === undefined
      ? undefined
      : asks(next, "refund_window", `can i get the annual fee of my ${card} back if i cancel it`);
  },
};

const ABROAD =
  /^(?:do|does|is|are|will|would|any|what|whats|how much)\b(?!.*\b(?:annual|yearly|late)\b).*\b(?:fees?|surcharge|charge(?:s|d)?)\b/;
const MOST_WORDS = 9;

/** "Do they charge a fee", of a purchase abroad: the foreign fee. */
const abroad: Form = {
  after: new Set(["best_card", "foreign_purchase"]),
  isSaid: ({ bare, said, before }) =>
    before.asked.country !== undefined &&
    said.mentions.length === 0 &&
    said.amounts.length === 0 &&
    said.tokens.length <= MOST_WORDS &&
    ABROAD.test(bare),
  ask: ({ talk, text, before }) => {
    const card = talk.recall(before);
    if (card === undefined) return undefined;
    const asked = read(talk, `does the ${card} charge a foreign transaction fee`);
    const question = { text, asked, verdict: decide(asked, talk.mind, talk.scene.facts) };
    return talk.isAnswered(question) ? question : undefined;
  },
};

export const OF_FEES: readonly Form[] = [day, back, abroad];
