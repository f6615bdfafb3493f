import { EXCLUDED } from "../../../tools/offers/bonus-row.ts";
import { ask } from "../../ask.ts";
import { answer, type Draft } from "../../compose/draft.ts";
import { text, usd } from "../../compose/figures.ts";
import { EMPTY, type Line, line } from "../../compose/line.ts";
import type { Askable } from "../../compose/row-topic.ts";
import { cardName } from "../../compose/whose.ts";
import { type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { definePlan } from "../topic.ts";

interface Kind extends Askable {
  readonly says: Line;
}

const kind = (words: readonly string[], says: Line): Kind => ({ unit: "text", words, says });

/** Kinds of spending people ask about, each with its answer. */
const KINDS: Readonly<Record<string, Kind>> = {
  refund: kind(
    [
      "refund",
      "refunds",
      "refunded",
      "return",
      "returned",
      "returns",
      "sent back",
      "took back",
      "send back",
      "dispute",
      "chargeback",
    ],
    line`**Refunds reduce it**: returns, refunds and disputed charges are subtracted from what you have spent.`,
  ),
  credit: kind(
    ["statement credit", "statement credits", "amex offer", "offers", "credits"],
    line`**Statement credits do not reduce it** as a rule: the purchase counts in full.`,
  ),
  fee: kind(
    [
      "annual fee",
      "yearly fee",
      "fee",
      "fees",
      "af",
      "yearly charge",
      "membership charges",
      "interest",
    ],
    line`**No**: annual fees, interest and other card fees do not count toward the spend.`,
  ),
  cash: kind(
    ["cash advance", "cash advances", "balance transfer", "balance transfers", "atm"],
    line`**No**: balance transfers and cash advances do not count toward the spend.`,
  ),
  cash_like: kind(
    ["gift card", "gift cards", "gcs", "venmo", "paypal", "crypto", "rent", "taxes", "tax", "bilt"],
    line`Ordinary purchases count; cash-like ones, such as gift cards or money sent to people, **may not**, and the offer's terms decide.`,
  ),
  user: kind(
    ["authorized user", "authorized users", "au", "employee card"],
    line`**Yes**: authorized users' purchases are on your account, so they count.`,
  ),
};

/** Spending that counts toward a welcome bonus. */
export const bonusExclusions = definePlan(answerExclusions, {
  takes: ["card", "owner", "fee", "spend"],
  columns: KINDS,
});

const ALL = line`Purchases count toward a welcome bonus; what does not is listed below.`;

function answerExclusions(frame: Frame, toolbox: Toolbox): Draft {
  const { data, envelope } = ask(toolbox, "get_bonus_progress", {});
  const ids = idsOf(frame, "card");
  const running = data.bonuses.find(({ card }) => ids.length === 0 || ids.includes(card.card_id));
  const asked = KINDS[frame.column ?? ""];
  const excluded = asked === undefined ? (running?.excluded ?? EXCLUDED) : [];
  const left =
    running === undefined
      ? EMPTY
      : line`On the ${cardName(running.card)}, ${usd(running.left_usd)} is left to spend.`;
  return answer({
    lead: [asked?.says ?? ALL],
    details: [...excluded.map((one) => line`${text(one)}`), left],
    caveats: [line`The terms of your own offer decide.`],
    envelopes: [envelope],
  });
}
