import { heldCards } from "../../../../tools/core/held.ts";
import { ask, respondTo } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, valueAt } from "../../compose/figure.ts";
import { withVerdict } from "../../compose/rows.ts";
import type { Intent } from "../../intent.ts";
import { CREDITS_VS_FEE } from "../../phrasings/credit-dates.ts";
import { CREDITS_VS_FEE_MORE } from "../../phrasings/credit-more.ts";
import { idsOf } from "../../slots.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { withoutOffer } from "../purchase/rates/catalog-rates.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import { heldOf, preferHeld } from "../../readings/held-preferred.ts";
import { type HeldRef, nameOfHeld } from "../../compose/held-name.ts";
import { asksRatio, asksWorst, byRatio } from "./credit-ratio.ts";
import { someVsFee } from "./some-vs-fee.ts";
import { asksOwnGain } from "../fee/own-gain.ts";
import { addCardEffect } from "../year/add-card-effect.ts";

const MOST_CARDS = 8;

/** How much of a fee the credits have given back so far. */
export const creditsVsFee: Intent = {
  id: "credits_vs_fee",
  group: "credit",
  label: "how much of a fee your credits have given back",
  likes: ["card"],
  needs: [],
  phrasings: `${CREDITS_VS_FEE}${CREDITS_VS_FEE_MORE}`,
  rules: [
    /\bcredits? (?:versus|against|compared to) (?:the )?(?:annual )?fees?\b/,
    /\bscorecard\b/,
  ],
  respond: (given, toolbox) => {
    const asked = preferHeld(given, toolbox.scene);
    const ofSome = someVsFee(asked, toolbox);
    if (ofSome !== undefined) return ofSome;
    const { scene } = toolbox;
    const [card] = idsOf(asked, "card", scene.facts);
    const held = card === undefined ? [] : heldOf(scene, card, asked.owner);
    if (card !== undefined && held.length === 0) {
      const added = asksOwnGain(asked) ? respondTo(addCardEffect, asked, toolbox) : undefined;
      return added?.kind === "answer" ? added : ofCatalog(card, toolbox);
    }
    const payers = (card === undefined ? heldCards(scene, { owner: asked.owner }) : held)
      .filter(({ entry }) => !entry.authorized_user)
      .filter(({ card: one }) => card !== undefined || one.annual_fee > 0)
      .slice(0, MOST_CARDS);
    const renewals = payers.map(({ entry, card: { id, card_name } }) => ({
      ref: { wallet_card_id: entry.id, card_id: id, card_name, owner: entry.owner },
      renewal: ask(toolbox, "evaluate_renewal", { wallet_card_id: entry.id }),
    }));
    return asksRatio(asked)
      ? byRatio(
          renewals.map(({ renewal }) => renewal),
          asksWorst(asked),
        )
      : toDraft(renewals, asksWhether(asked));
  },
};

interface Renewal {
  readonly ref: HeldRef;
  readonly renewal: Envelope;
}

/** What was captured less the fee, in dollars. */
const lessFee = ({ renewal }: Renewal): number => {
  const usd = valueAt(renewal, ["captured", "less_fee_usd"]);
  return typeof usd === "number" ? usd : 0;
};

function toDraft(renewals: readonly Renewal[], isWhether: boolean): Draft {
  const [first, ...others] = renewals;
  const refs = renewals.map(({ ref }) => ref);
  if (first === undefined) {
    return answer({
      result: [
        line`No open card with a fee of your own is in the wallet, so there is no fee to get back. Add cards with add_wallet_card, or name a card.`,
      ],
      envelopes: [],
    });
  }
  return answer({
    result: withVerdict(
      isWhether ? [verdictOf(renewals)] : [],
      others.length === 0 ? [oneLine(first, refs)] : [manyLine(renewals, refs)],
    ),
    details:
      others.length === 0 ? yearLines(first.renewal) : renewals.map((one) => oneLine(one, refs)),
    caveats: [
      line`Credits count as far as they are logged here, at face value; log uses with record_credit_use.`,
      CAVEATS.terms,
      CAVEATS.asOf(first.renewal),
    ],
    envelopes: renewals.map(({ renewal }) => ({
      ...renewal,
      // What is noted of one fee would be read as being of all.
      warnings: others.length === 0 ? renewal.warnings : [],
    })),
  });
}

/** Whether every one of the fees is back. */
function verdictOf(renewals: readonly Renewal[]): Line {
  const back = renewals.filter((one) => lessFee(one) >= 0).length;
  if (back === 0) return line`**No**, not yet:`;
  return back === renewals.length ? line`**Yes**:` : line`**In part**:`;
}

function oneLine({ ref, renewal }: Renewal, among: readonly HeldRef[]): Line {
  const name = told(nameOfHeld(ref, among));
  const since = figure(renewal, ["captured", "since"], "date");
  const credits = figure(renewal, ["captured", "credits_usd"], "usd");
  const fee = figure(renewal, ["fee_usd"], "usd");
  const less = figure(renewal, ["captured", "less_fee_usd"], "usd");
  return Number(less.value) >= 0
    ? line`**${name}**: credits of ${credits} are logged since ${since} against a fee of ${fee}; the fee is **paid back**, with ${less} over. ${cite(renewal)}`
    : line`**${name}**: credits of ${credits} are logged since ${since} against a fee of ${fee}; credits less fee make **${less}**, so it is not paid back yet. ${cite(renewal)}`;
}

function manyLine(renewals: readonly Renewal[], refs: readonly HeldRef[]): Line {
  const back = renewals.filter((one) => lessFee(one) >= 0).map(({ ref }) => nameOfHeld(ref, refs));
  return back.length === 0
    ? line`None of your cards with a fee has it back in logged credits yet.`
    : line`By logged credits these have their fee back: **${told(back.join(", "))}**.`;
}

/** What the coming year can bring. */
function yearLines(renewal: Envelope): readonly Line[] {
  const low = figure(renewal, ["credits_value_usd", "low"], "usd");
  const high = figure(renewal, ["credits_value_usd", "high"], "usd");
  const missing = figure(renewal, ["break_even", "text"], "text");
  return [
    low.value === high.value
      ? line`Credits of the coming year: ${high}`
      : line`Credits of the coming year: ${low} if used as logged, up to ${high} if all are used`,
    line`With what it earns besides: ${missing}`,
  ];
}

/** A card that is not held: face value of its credits and its fee. */
function ofCatalog(card: string, toolbox: Toolbox): Draft {
  const record = ask(toolbox, "get_card", { card });
  const name = figure(record, ["card", "card_name"], "text");
  const credits = figure(record, ["credits_year_usd"], "usd");
  const fee = figure(record, ["card", "annual_fee_usd"], "usd");
  return answer({
    result: [
      line`The **${name}** is not in your wallet. Its credits come to **${credits}** a year at face value, against a fee of **${fee}**. ${cite(record)}`,
    ],
    caveats: [
      line`Face value is the most; what you would have bought anyway decides what they are worth to you.`,
      CAVEATS.terms,
      CAVEATS.asOf(record),
    ],
    envelopes: [withoutOffer(record)],
  });
}
