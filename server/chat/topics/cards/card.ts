import { PROTECTIONS } from "../../../../data/vocab.ts";
import { date, points, text, usd } from "../../compose/figures.ts";
import { answeredBy } from "../../compose/draft.ts";
import { namedCards } from "../../compose/pick.ts";
import { bold, EMPTY, join, type Line, line, listed, sentence, when } from "../../compose/line.ts";
import { verdict } from "../../compose/verdict.ts";
import { amountAs, type Frame, idsOf } from "../../frame.ts";
import type { Answerable } from "../topic.ts";
import { COLUMNS, creditsOf, feeOf, foreignFee, nameOf } from "./card-columns.ts";
import { isStatus, toStatusSearch } from "./card-status.ts";
import { type CardFacts, type CardTold, perCard } from "./per-card.ts";
import { isCertificate } from "../benefits/certificate-names.ts";
import { lounges } from "../benefits/lounges.ts";
import { protection } from "../benefits/protection.ts";
import { purchase } from "../purchase/purchase.ts";
import { A_YEAR, YEARLY } from "../purchase/purchase-input.ts";

const MAX_RATES = 5;
const MAX_CREDITS = 3;

/** One card of the catalog: the requested columns, or a summary. */
const ofCatalog = perCard(tellCard, {
  takes: ["network", "program", "issuer", "category", "benefit", "claim"],
  columns: COLUMNS,
});

/** Protections and lounges are topics of their own. */
export const card: Answerable = {
  ...ofCatalog,
  answer: (frame, toolbox) => {
    const benefits = idsOf(frame, "benefit");
    const rows = toolbox.scene.facts.facts.tables.lounges;
    const isLounge = (one: string): boolean =>
      one === "lounge" || rows.some((row) => row.lounge_network === one);
    if (namedCards(frame).length === 0 && benefits.some(isStatus))
      return answeredBy(toStatusSearch(frame, toolbox.scene));
    if (benefits.some(isProtection))
      return protection.answer({ ...frame, topic: "protection", column: undefined }, toolbox);
    return benefits.some(isLounge)
      ? lounges.answer(toLounges(frame), toolbox)
      : ofCatalog.answer(frame, toolbox);
  },
};

/** A question about authorized users becomes one about the lounges open to them. */
const toLounges = (frame: Frame): Frame => ({
  ...frame,
  topic: "lounges",
  column: undefined,
  constraints:
    frame.column === "authorized_user_fee_usd"
      ? [{ column: "users", op: "has" }]
      : frame.constraints,
});

const isProtection = (benefit: string): boolean => PROTECTIONS.some((one) => one === benefit);

function columnOf(benefit: string): string {
  if (isStatus(benefit)) return "elite_status";
  if (isCertificate(benefit)) return "certificates";
  // "No foreign transaction fee" is a benefit in general, and a fee column of this card.
  const name = benefit.toLowerCase().replace("no ", "");
  return Object.keys(COLUMNS).find((one) => COLUMNS[one]?.words?.includes(name)) ?? "credits";
}

function tellCard(facts: CardFacts, frame: Frame): CardTold {
  const names = [
    frame.column,
    ...frame.constraints.map(({ column }) => column),
    ...idsOf(frame, "benefit").map(columnOf),
  ];
  const asked = [...new Set(names)].flatMap((one) => COLUMNS[one ?? ""] ?? []);
  const rates = idsOf(frame, "category").length === 0 ? [] : [tellRates(facts, frame).lead];
  if (asked.length + rates.length > 0) {
    const isAsked = frame.focus === "whether" && idsOf(frame, "card").length === 1;
    const holds = isAsked ? asked[0]?.holds?.(facts, frame) : undefined;
    const word = holds === undefined ? EMPTY : verdict(holds);
    const told = join([...asked.map(({ say }) => say(facts, frame)), ...rates]);
    return { lead: word.text === "" ? sentence(told) : line`${word}${told}` };
  }
  const { currency } = facts.card;
  const earns = currency === undefined ? EMPTY : line`It earns ${text(currency.name)}.`;
  const networks = [...new Set(facts.lounges.map(({ network }) => network))];
  return {
    lead: join([line`${nameOf(facts)} has ${feeOf(facts)}.`, earns]),
    details: [
      ...ratesOf(facts).slice(0, MAX_RATES),
      foreignFee(facts),
      creditsOf(facts, [], MAX_CREDITS),
      when(networks.length > 0, () => line`Lounges: ${listed(networks.map((one) => text(one)))}.`),
    ],
  };
}

/** The row texts, because they carry the conditions: a portal, a cap, a choice. */
const ratesOf = ({ earn }: CardFacts, wanted: readonly string[] = []): readonly Line[] =>
  earn
    .filter(({ upcoming }) => upcoming !== true)
    .filter(({ category }) => wanted.length === 0 || wanted.includes(category))
    .map((one) => line`${text(one.text)}`);

/** A card's rates, on the categories asked for or on all. */
const ratesTold = perCard(tellRates, { takes: ["category", "rate"] });

/** Earning rates; a question with an amount or a shop is about a purchase. */
export const earnRates: Answerable = {
  ...ratesTold,
  takes: [...ratesTold.takes, "merchant", "spend", "owner"],
  columns: { ...ratesTold.columns, [A_YEAR]: YEARLY },
  answer: (frame, toolbox) => {
    const isInCategory = idsOf(frame, "category").length > 0;
    const isWithoutCard = idsOf(frame, "card").length === 0;
    const isOfPurchase =
      (isInCategory && (frame.channel !== undefined || isWithoutCard)) ||
      idsOf(frame, "merchant").length > 0 ||
      amountAs(frame, "spend") !== undefined;
    const focus = isWithoutCard ? "which" : frame.focus;
    const column = frame.column === A_YEAR ? A_YEAR : undefined;
    return isOfPurchase
      ? purchase.answer({ ...frame, topic: "purchase", column, focus }, toolbox)
      : ratesTold.answer(frame, toolbox);
  },
};

function tellRates(facts: CardFacts, frame: Frame): CardTold {
  const all = ratesOf(facts, idsOf(frame, "category"));
  // The base rate comes last.
  const rates = all.length > MAX_RATES ? [...all.slice(0, MAX_RATES - 1), ...all.slice(-1)] : all;
  if (rates.length > 0) {
    const told = line`${nameOf(facts)} earns ${listed(rates.map(bold))}.`;
    return { lead: line`${claimed(facts, frame, idsOf(frame, "category")[0])}${told}` };
  }
  const others = listed(ratesOf(facts, [BASE]).slice(0, 1));
  return others.text === ""
    ? { lead: line`We know of no rate on ${nameOf(facts)} for that.` }
    : {
        lead: line`${claimed(facts, frame, BASE)}${nameOf(facts)} has no special rate there: it earns ${others}.`,
      };
}

const BASE = "everything_else";

/** "Does the Gold earn 4x at restaurants": no yes or no if that depends on how you pay. */
function claimed({ earn }: CardFacts, frame: Frame, category: string | undefined): Line {
  const rate = amountAs(frame, "rate");
  if (frame.focus !== "whether" || rate === undefined) return EMPTY;
  const rows = earn.filter((row) => row.category === category && row.upcoming !== true);
  const same = rows.filter((row) => row.rate === rate);
  if (rows.length === 0 || (same.length > 0 && !same.some(isPlainRate))) return EMPTY;
  return verdict(same.length > 0);
}

const isPlainRate = (row: CardFacts["earn"][number]): boolean =>
  row.selection === "always" &&
  [row.merchants, row.channels, row.via, row.covers, row.requires].every(
    (limit) => limit === undefined,
  );

type Offer = NonNullable<CardFacts["offer"]>;

const MONEY: ReadonlySet<string> = new Set(["cash", "statement_credit", "gift_card"]);

const stepsOf = ({ steps }: Offer): Line =>
  listed(
    steps.map(({ reward, amount, min_spend_usd: least, text: words }) => {
      const spend = least === undefined ? EMPTY : line` after spending **${usd(least)}**`;
      if (amount !== undefined && reward === "points")
        return line`**${points(amount)} points**${spend}`;
      return amount !== undefined && MONEY.has(reward)
        ? line`**${usd(amount)}**${spend}`
        : line`${text(words)}`;
    }),
  );

/** The welcome offer last seen, and the best ever seen. */
export const offers = perCard((facts) => {
  const { offer, best_offer_seen: best } = facts;
  if (offer === undefined)
    return { lead: line`We have seen no welcome offer for ${nameOf(facts)}.` };
  const isClosed = facts.card.status !== "open";
  const closed = isClosed
    ? line`${nameOf(facts)} takes no new applications, so it has no welcome offer now. `
    : EMPTY;
  const on = offer.ends === undefined ? EMPTY : line` on ${date(offer.ends)}`;
  return {
    lead:
      offer.ended || isClosed
        ? line`${closed}The last welcome offer seen${isClosed ? EMPTY : line` for ${nameOf(facts)} ended${on}`}: ${stepsOf(offer)}.`
        : line`${nameOf(facts)} offers ${stepsOf(offer)}, as last seen on ${date(offer.seen_on)}.`,
    details: [best === undefined ? EMPTY : line`The best offer seen: ${stepsOf(best)}.`],
    caveats: [line`Offers change without notice; check the issuer's page before you apply.`],
  };
});
