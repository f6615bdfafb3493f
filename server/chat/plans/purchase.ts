import { ask, type InputOf } from "../ask.ts";
import { answer, CAVEATS, type Draft } from "../compose/draft.ts";
import { text, usd } from "../compose/figures.ts";
import { joinDrafts } from "../compose/join.ts";
import { bold, EMPTY, join, type Line, line, listed, sentence, when } from "../compose/line.ts";
import { unreadOf } from "../compose/rows.ts";
import { cardName } from "../compose/whose.ts";
import { amountAs, type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { definePlan } from "../topics/topic.ts";
import { isAboutForeignFee, tellForeignFee } from "./purchase-abroad.ts";
import { caps } from "./caps.ts";
import { purchasesIn } from "./purchases.ts";
import {
  ABROAD,
  backOf,
  detailsOf,
  limitsOf,
  notHeldOf,
  other,
  placeOf,
  type Purchase,
  type Ranked,
  leftOf,
} from "./purchase-told.ts";

/** Small enough to fit under every cap, and easy to read as a share. */
const USUAL_USD = 100;
const MOST_OTHERS = 2;
const NETWORKS = ["Visa", "Mastercard", "American Express", "Discover"] as const;

/** Which held card to pay one purchase with, and what comes back. */
export const purchase = definePlan(answerPurchase, {
  amount: "total_usd",
  takes: [
    "card",
    "held_card",
    "merchant",
    "category",
    "country",
    "network",
    "spend",
    "price",
    "spent",
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
    cap_left_usd: { unit: "usd", words: ["cap", "limit"] },
  },
});

/** Two shops, or two kinds of spending, are two purchases. */
function answerPurchase(frame: Frame, toolbox: Toolbox): Draft {
  const each = purchasesIn(frame);
  const isOfCap = amountAs(frame, "spent", "usd") !== undefined && each.length === 0;
  if (isOfCap && [...idsOf(frame, "card"), ...idsOf(frame, "held_card")].length > 0) {
    return caps.answer({ ...frame, topic: "caps", column: "after" }, toolbox);
  }
  return each.length < 2
    ? answerOne(frame, toolbox)
    : joinDrafts(each.map((one) => answerOne(one, toolbox)));
}

function answerOne(frame: Frame, toolbox: Toolbox): Draft {
  const { data, envelope } = ask(toolbox, "best_card_for_purchase", inputOf(frame, toolbox));
  if (isAboutForeignFee(frame) && data.ranked.length > 0)
    return tellForeignFee(frame, data, envelope);
  const told = toldOf(frame, data).slice(frame.order?.nth ?? 0);
  const [first, ...others] = told;
  if (first === undefined)
    return withoutCard(frame, data, envelope, toolbox.scene.wallet.cards.length > 0);
  return answer({
    lead: [join([refusedOf(frame, data), noBonusOf(frame, toolbox), leadOf(frame, data, first)])],
    details: [...detailsOf(first), ...others.slice(0, MOST_OTHERS).map(other), ...limitsOf(data)],
    caveats: [
      when(isAssumed(frame), () => line`No amount given, so this assumes ${usd(USUAL_USD)}.`),
      when(first.cpp_basis !== "face", () => CAVEATS.estimate),
      ...unreadOf(frame),
    ],
    envelopes: [envelope],
  });
}

/** The purchase; what was spent toward a cap is put to the best card with one when none is named. */
function inputOf(frame: Frame, toolbox: Toolbox): InputOf<"best_card_for_purchase"> {
  const [named] = [...idsOf(frame, "held_card", "of"), ...idsOf(frame, "card", "of")];
  const input = toInput(frame, toolbox, named);
  if (amountAs(frame, "spent", "usd") === undefined || named !== undefined) return input;
  const { data } = ask(toolbox, "best_card_for_purchase", input);
  const capped = data.ranked.find(({ cap }) => cap !== undefined);
  return capped === undefined ? input : toInput(frame, toolbox, capped.card.wallet_card_id);
}

function toInput(
  frame: Frame,
  toolbox: Toolbox,
  card: string | undefined,
): InputOf<"best_card_for_purchase"> {
  const spent = amountAs(frame, "spent", "usd");
  const [merchant] = idsOf(frame, "merchant");
  const category = categoryOf(frame, toolbox);
  const excluded = [...idsOf(frame, "card", "except"), ...idsOf(frame, "held_card", "except")];
  const asked = idsOf(frame, "network");
  const refused = idsOf(frame, "network", "except");
  const networks = NETWORKS.filter((one) =>
    asked.length > 0 ? asked.includes(one) : refused.length > 0 && !refused.includes(one),
  );
  const isHeld = (id: string): boolean =>
    toolbox.scene.wallet.cards.some((entry) => entry.card_id === id);
  const others = idsOf(frame, "card", "of", "versus").filter((id) => !isHeld(id));
  return {
    amount: amountOf(frame) ?? USUAL_USD,
    merchant,
    category,
    country: countryCode(frame),
    owner: frame.owner,
    channel: frame.channel,
    exclude_cards: excluded.length === 0 ? undefined : excluded,
    networks: networks.length === 0 ? undefined : networks,
    cards: others.length === 0 ? undefined : others,
    cap_spent:
      spent === undefined || card === undefined || category === undefined
        ? undefined
        : [{ card, category, spent_usd: spent }],
  };
}

/** "Groceries at Walmart": issuers go by what the shop is, and not by what is bought there. */
function categoryOf(frame: Frame, { scene }: Toolbox): string | undefined {
  const [merchant] = idsOf(frame, "merchant");
  const [category] = idsOf(frame, "category");
  if (merchant === undefined) return category ?? "everything_else";
  const isFood = category === "groceries";
  const own = scene.facts.merchants.get(merchant)?.category;
  return isFood && own !== undefined && own !== category ? undefined : category;
}

/** Any country abroad charges the same fees, so one stands for those not known. */
const SOMEWHERE = "GB";
const countryCode = (frame: Frame): string | undefined => {
  const [country] = idsOf(frame, "country");
  return country === ABROAD ? SOMEWHERE : country;
};

const amountOf = (frame: Frame): number | undefined =>
  amountAs(frame, "spend", "usd") ?? amountAs(frame, "price", "usd");

const isAssumed = (frame: Frame): boolean => amountOf(frame) === undefined;

const namedIn = (frame: Frame, rows: readonly Ranked[]): readonly Ranked[] => {
  const ids = new Set([
    ...idsOf(frame, "card", "of", "versus"),
    ...idsOf(frame, "held_card", "of", "versus"),
  ]);
  return rows.filter(({ card }) => ids.has(card.card_id) || ids.has(card.wallet_card_id));
};

/** Where several are named, or the question is what one earns, those; else all of the ranking. */
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
    return frame.focus === "whether" ? line`${verdictOf(data, first)} ${earns}` : earns;
  }
  return join([
    line`Use ${nameOf(first)}${where}: it earns ${backOf(data, first)}.`,
    tiesOf(data, first),
  ]);
}

/** Whether the named card is the best one, or as good. */
function verdictOf({ ranked, ties }: Purchase, named: Ranked): Line {
  const [best] = ranked;
  const isBest =
    best === undefined ||
    best.card.wallet_card_id === named.card.wallet_card_id ||
    ties.includes(named.card.wallet_card_id);
  return isBest
    ? line`**Yes**, that is the best of your cards.`
    : line`**No**, ${nameOf(best)} gives more: about **${usd(best.total_usd)}**.`;
}

/** The others that come to the same as the best one, by name. */
function tiesOf({ ranked, ties }: Purchase, first: Ranked): Line {
  if (ranked[0] !== first) return EMPTY;
  const same = ranked.filter((row) => row !== first && ties.includes(row.card.wallet_card_id));
  if (same.length === 0) return EMPTY;
  const names = listed(same.map(nameOf));
  return same.length === 1 ? line`${names} comes to the same.` : line`${names} come to the same.`;
}

/** A card that is named and not accepted there. */
function refusedOf(frame: Frame, { not_accepted: refused, purchase: bought }: Purchase): Line {
  const ids = new Set([...idsOf(frame, "card", "of"), ...idsOf(frame, "held_card", "of")]);
  const named = refused.filter(({ card }) => ids.has(card.card_id) || ids.has(card.wallet_card_id));
  if (named.length === 0) return EMPTY;
  const names = listed(named.map(({ card }) => bold(cardName(card))));
  const no = frame.focus === "whether" ? line`**No**: ` : EMPTY;
  const where =
    bought.merchant_name === undefined ? EMPTY : line` at ${text(bought.merchant_name)}`;
  return sentence(line`${no}${names} is not accepted${where}`);
}

/** Asked whether a bonus or a rate comes first, where no bonus runs. */
function noBonusOf(frame: Frame, toolbox: Toolbox): Line {
  if (frame.column !== "bonus_usd") return EMPTY;
  const { data } = ask(toolbox, "get_bonus_progress", {});
  return data.bonuses.length === 0
    ? line`**No** welcome bonus is in progress, so nothing comes before your usual card.`
    : EMPTY;
}

function withoutCard(
  frame: Frame,
  data: Purchase,
  envelope: Parameters<typeof answer>[0]["envelopes"][number],
  hasCards: boolean,
): Draft {
  const { not_accepted: refused } = data;
  const none =
    refused.length === 0
      ? line`You have no open card to use for this; add your cards first.`
      : line`None of your cards is accepted there.`;
  return answer({
    lead: [notHeldOf(data) ?? none],
    caveats: unreadOf(frame),
    envelopes: [envelope],
    instead: hasCards ? undefined : toGet(frame, data),
  });
}

/** Who has no card yet asks which one to get. */
const toGet = (frame: Frame, { purchase: { category } }: Purchase): Frame => ({
  ...frame,
  topic: "next_card",
  focus: "which",
  column: undefined,
  amounts: [],
  subjects: [
    ...frame.subjects.filter(({ kind }) => kind === "merchant"),
    ...(category === undefined ? [] : [{ kind: "category", id: category, role: "of" } as const]),
  ],
});
