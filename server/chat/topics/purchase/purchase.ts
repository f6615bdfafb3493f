import { PROTECTIONS } from "../../../../data/vocab.ts";
import { ask, type Found } from "../../ask.ts";
import { ADD_CARDS, answer, CAVEATS, type Draft } from "../../compose/draft.ts";
import { text, usd } from "../../compose/figures.ts";
import { joinDrafts } from "../../compose/join.ts";
import { bold, EMPTY, join, type Line, line, listed, sentence, when } from "../../compose/line.ts";
import { cardName } from "../../compose/whose.ts";
import { isNamed, namedCards } from "../../compose/pick.ts";
import { amountAs, type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { definePlan } from "../topic.ts";
import { isAboutForeignFee, tellForeignFee, withoutFeeAsked } from "./purchase-abroad.ts";
import { costOf } from "../renewal/interest.ts";
import { namedAs } from "../named-as.ts";
import { caps } from "./caps.ts";
import { SURCHARGE, tellSurcharge } from "./surcharge.ts";
import { protection } from "../benefits/protection.ts";
import { A_YEAR, amountOf, inputOf, purchasesIn, USUAL_USD, YEARLY } from "./purchase-input.ts";
import {
  backOf,
  detailsOf,
  limitsOf,
  notHeldOf,
  other,
  placeOf,
  type Purchase,
  type Ranked,
  leftOf,
} from "./purchase-text.ts";

const MAX_OTHERS = 2;
/** The best held card for one purchase, and its rewards. */
export const purchase = definePlan(answerPurchase, {
  amount: "total_usd",
  takes: [
    "card",
    "held_card",
    "merchant",
    "category",
    "country",
    "network",
    "benefit",
    "spend",
    "price",
    "spent",
    "rate",
    "owner",
  ],
  columns: {
    total_usd: { unit: "usd", words: ["get back", "earn", "worth", "come out ahead"] },
    foreign_fee_usd: { unit: "usd", words: ["foreign fee in dollars"] },
    foreign_fee_percent: {
      unit: "percent",
      words: ["foreign transaction fee", "foreign fee", "fx fee", "charge abroad", "extra abroad"],
    },
    bonus_usd: {
      unit: "usd",
      words: ["welcome bonus", "sign-up bonus", "minimum spend", "bonus in progress", "sub"],
    },
    [A_YEAR]: YEARLY,
    cap_left_usd: { unit: "usd", words: ["cap", "limit"] },
    [SURCHARGE]: {
      unit: "percent",
      words: namedAs(
        "surcharge|convenience fee|processing fee|card fee|to use a card|to use card|for using a card|if i use a card|to pay by card|to pay with a card|to pay by credit card|for credit cards|credit card fee|for card payments",
      ),
    },
  },
});

/** Answers for each shop or category; a protection in the question decides instead of rewards. */
function answerPurchase(asked: Frame, toolbox: Toolbox): Draft {
  const benefits = idsOf(asked, "benefit");
  if (benefits.some((id) => PROTECTIONS.some((one) => one === id))) return forCover(asked, toolbox);
  const isClaim = asked.focus === "whether" && namedCards(asked).length === 1;
  const unused = [...benefits, ...(isClaim ? [] : ratesIn(asked))];
  const frame = { ...asked, unread: [...asked.unread, ...unused] };
  const each = toolbox.scene.wallet.cards.length === 0 ? [] : purchasesIn(frame);
  const isOfCap = amountAs(frame, "spent", "usd") !== undefined && each.length === 0;
  if (isOfCap && namedCards(frame).length > 0) {
    return {
      ...caps.answer({ ...frame, topic: "caps", column: "after" }, toolbox),
      unread: unused,
    };
  }
  const purchases = each.length < 2 ? [frame] : each.map(withoutFeeAsked);
  return { ...joinDrafts(purchases.map((one) => answerOne(one, toolbox))), unread: unused };
}

/** Rates in the question; ignored unless they are the payee's surcharge. */
const ratesIn = ({ column, amounts }: Frame): readonly string[] =>
  column === SURCHARGE
    ? []
    : amounts.flatMap(({ role, unit, value }) =>
        role === "rate" ? [unit === "percent" ? `${value}%` : `${value}x`] : [],
      );

/** "A washer, I care about the extended warranty": which card protects it, not which earns most. */
const forCover = (frame: Frame, toolbox: Toolbox): Draft =>
  protection.answer(
    { ...frame, topic: "protection", focus: "which", column: undefined, amounts: [] },
    toolbox,
  );

function answerOne(frame: Frame, toolbox: Toolbox): Draft {
  const found = ask(toolbox, "best_card_for_purchase", inputOf(frame, toolbox));
  const { data, envelope } = found;
  const charged = tellSurcharge(frame, found, toolbox);
  if (charged !== undefined) return charged;
  if (isAboutForeignFee(frame) && data.ranked.length > 0)
    return tellForeignFee(frame, data, envelope);
  const told = toldOf(frame, data).slice(frame.order?.nth ?? 0);
  const [first, ...others] = preferPaid(frame, told);
  if (first === undefined) return withoutCard(frame, found, toolbox.scene.wallet.cards.length > 0);
  const isCarried = [first, ...told.slice(0, 1)].some((row) => row.carries_balance);
  const cost = isCarried ? costOf(toolbox) : undefined;
  return answer({
    lead: [
      join([refusedOf(frame, data), noBonusOf(frame, toolbox), leadOf(frame, data, first)]),
      ...(cost?.lead ?? []),
    ],
    details: [...detailsOf(first), ...others.slice(0, MAX_OTHERS).map(other), ...limitsOf(data)],
    caveats: [
      when(isAssumed(frame), () => line`No amount given, so this assumes ${usd(USUAL_USD)}.`),
      when(first.cpp_basis !== "face", () => CAVEATS.estimate),
    ],
    envelopes: [envelope, ...(cost?.envelopes ?? [])],
  });
}

/** Interest costs more than rewards bring in, so cards without a carried balance come first. */
function preferPaid(frame: Frame, rows: readonly Ranked[]): readonly Ranked[] {
  const paid = rows.find((row) => row.carries_balance !== true);
  if (frame.focus !== "which" || paid === undefined) return rows;
  return [paid, ...rows.filter((row) => row !== paid)];
}

const isAssumed = (frame: Frame): boolean => amountOf(frame) === undefined;

const namedIn = (frame: Frame, rows: readonly Ranked[]): readonly Ranked[] =>
  rows.filter(({ card }) => isNamed(card, frame, "of", "versus"));

/** The named cards if several, or if the question is about earnings; else the whole ranking. */
function toldOf(frame: Frame, { ranked }: Purchase): readonly Ranked[] {
  const [best] = ranked;
  const versus = idsOf(frame, "card", "versus");
  if (versus.length > 0 && best !== undefined) {
    return [best, ...ranked.slice(1).filter(({ card }) => versus.includes(card.card_id))];
  }
  const isOfCap = amountAs(frame, "spent", "usd") !== undefined;
  const named = isOfCap ? [] : namedIn(frame, ranked);
  const isOfNamed = frame.focus !== "which" || named.length > 1;
  return named.length > 0 && isOfNamed ? named : ranked;
}

const nameOf = ({ card }: Ranked): Line => bold(cardName(card));

function leadOf(frame: Frame, data: Purchase, first: Ranked): Line {
  if (frame.column === "cap_left_usd") {
    return first.cap === undefined
      ? line`${nameOf(first)} has no cap on this.`
      : leftOf(nameOf(first), first.cap);
  }
  const where = placeOf(frame, data);
  if (frame.focus !== "which" && namedIn(frame, [first]).length > 0) {
    const earns = line`${nameOf(first)} earns ${backOf(data, first, where)}.`;
    return frame.focus === "whether" ? line`${verdictOf(frame, data, first)} ${earns}` : earns;
  }
  return join([
    line`Use ${nameOf(first)}${where}: it earns ${backOf(data, first)}.`,
    tiesOf(data, first),
  ]);
}

/**
 * Tells if the named card earns the claimed rate, or else if it is the best or tied; a card with a
 * carried balance is not.
 */
function verdictOf(frame: Frame, { ranked, ties }: Purchase, named: Ranked): Line {
  const claimed = amountAs(frame, "rate");
  if (claimed !== undefined) return claimed === named.rate ? line`**Yes**:` : line`**No**:`;
  if (named.carries_balance) return line`**No**, not while you carry a balance on it.`;
  const [best] = ranked;
  const isBest =
    best === undefined ||
    best.card.wallet_card_id === named.card.wallet_card_id ||
    ties.includes(named.card.wallet_card_id);
  return isBest
    ? line`**Yes**, that is the best of your cards.`
    : line`**No**, ${nameOf(best)} gives more: about **${usd(best.total_usd)}**.`;
}

/** The names of the cards tied with the best one. */
function tiesOf({ ranked, ties }: Purchase, first: Ranked): Line {
  if (ranked[0] !== first) return EMPTY;
  const same = ranked.filter((row) => row !== first && ties.includes(row.card.wallet_card_id));
  if (same.length === 0) return EMPTY;
  const names = listed(same.map(nameOf));
  return same.length === 1 ? line`${names} gives the same.` : line`${names} give the same.`;
}

/** A card that is named and not accepted there. */
function refusedOf(frame: Frame, { not_accepted: refused, purchase: bought }: Purchase): Line {
  const named = refused.filter(({ card }) => isNamed(card, frame, "of"));
  if (named.length === 0) return EMPTY;
  const names = listed(named.map(({ card }) => bold(cardName(card))));
  const no = frame.focus === "whether" ? line`**No**: ` : EMPTY;
  const where =
    bought.merchant_name === undefined ? EMPTY : line` at ${text(bought.merchant_name)}`;
  const are = named.length === 1 ? line`is` : line`are`;
  return sentence(line`${no}${names} ${are} not accepted${where}`);
}

/** "A bonus or the rate first?": says that no welcome bonus is in progress. */
function noBonusOf(frame: Frame, toolbox: Toolbox): Line {
  if (frame.column !== "bonus_usd") return EMPTY;
  const { data } = ask(toolbox, "get_bonus_progress", {});
  return data.bonuses.length === 0
    ? line`**No** welcome bonus is in progress, so nothing comes before your usual card.`
    : EMPTY;
}

function withoutCard(
  frame: Frame,
  { data, envelope }: Found<"best_card_for_purchase">,
  hasCards: boolean,
): Draft {
  const { not_accepted: refused } = data;
  const isLeftOut = hasCards && frame.subjects.some(({ role }) => role === "except");
  const none = isLeftOut
    ? line`You have no other card for this besides the ones you ruled out.`
    : refused.length === 0
      ? line`You have no open card to use for this; ${ADD_CARDS}.`
      : line`None of your cards is accepted there.`;
  const named = notHeldOf(data);
  return answer({
    lead: [named ?? none],
    envelopes: [envelope],
    instead: hasCards || named !== undefined ? undefined : toGet(frame, data),
  });
}

/** Suggests cards to get, for a wallet without any; abroad, without a foreign fee. */
const toGet = (frame: Frame, { purchase: { category } }: Purchase): Frame => ({
  ...frame,
  topic: "next_card",
  focus: "which",
  column: isAboutForeignFee(frame) ? "foreign_fee_percent" : undefined,
  amounts: [],
  subjects: [
    ...frame.subjects.filter(({ kind }) => kind === "merchant" || kind === "country"),
    ...(category === undefined ? [] : [{ kind: "category", id: category, role: "of" } as const]),
  ],
});
