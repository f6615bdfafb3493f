import { ask, type DataOf, endWith } from "../../ask.ts";
import {
  ADD_CARDS,
  answer,
  answeredBy,
  askBack,
  CAVEATS,
  type Draft,
} from "../../compose/draft.ts";
import { date, earnRate, percent, text, inSentence, usd } from "../../compose/figures.ts";
import { bold, ifKnown, type Line, line, listed, when } from "../../compose/line.ts";
import { cardName } from "../../compose/whose.ts";
import { amountAs, type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { definePlan } from "../topic.ts";
import { heldNamed } from "../held.ts";
import { type Cap, leftOf, limitOf } from "./purchase-text.ts";
import { spendTold } from "./spend.ts";
import type { Envelope } from "../../../tools/frame/envelope.ts";
import { namedAs } from "../named-as.ts";

type Sheet = DataOf<"category_cheat_sheet">;

/** Spending caps on higher rates: the room left under one, and the card to use after it. */
export const caps = definePlan(answerCaps, {
  takes: ["card", "category", "owner", "spend", "spent"],
  columns: {
    after: {
      unit: "text",
      words: namedAs(
        "after the cap|past the cap|used up|maxed out|what now|gone past|went past|blew through|hit the|stop paying|do i swipe|after that|after i hit|over the cap|go over|once its|once i hit|runs out|rest of the year",
      ),
    },
  },
});

function answerCaps(asked: Frame, toolbox: Toolbox): Draft {
  const frame = withSpent(asked);
  const isAfter = frame.focus === "which" || frame.column === "after";
  if (isAfter && spendTold(frame) === undefined) return answerAfter(frame, toolbox);
  const { lines, envelopes } = capsOf(frame, toolbox);
  const [first = line`None of your cards has a cap on that.`, ...others] = lines;
  return answer({ lead: [first], details: others, envelopes });
}

/** An amount without a period was spent; one with a period is a pace. */
const withSpent = (frame: Frame): Frame => ({
  ...frame,
  amounts: frame.amounts.map((one) =>
    one.role === "spend" && one.per === undefined ? { ...one, role: "spent" } : one,
  ),
});

/** The card to use once a cap is used up. */
function answerAfter(frame: Frame, toolbox: Toolbox): Draft {
  const [held] = heldNamed(frame, toolbox.scene);
  const capped = held === undefined ? [] : cappedOf(held.card.id, toolbox);
  const [category] = [...idsOf(frame, "category"), ...capped];
  if (category === undefined) return askBack(line`Which card's cap do you mean?`);
  const about: Frame = { ...frame, subjects: [{ kind: "category", id: category, role: "of" }] };
  const sheet = sheetOf(about, toolbox);
  const [row] = sheet.data.rows;
  const past = sheet.data.rotating.find(
    ({ card, on }) =>
      card.wallet_card_id === held?.entry.id && on.includes(row?.category_name ?? ""),
  );
  if (past?.cap !== undefined) {
    const spent = { value: past.cap.limit_usd, unit: "usd", role: "spent" } as const;
    const used = { ...frame, amounts: [spent] };
    const { told, envelope } = leftOn(used, toolbox, past.card.wallet_card_id, category);
    return answer({ lead: [told], envelopes: [envelope] });
  }
  const isOther = held !== undefined && row?.best?.card.wallet_card_id !== held.entry.id;
  const others = isOther ? sheetOf(about, toolbox, [held.entry.id]) : sheet;
  const next = isOther ? others.data.rows[0]?.best : (row?.after_cap ?? row?.best);
  if (row === undefined || next === undefined)
    return askBack(line`You have no other open card; ${ADD_CARDS}.`);
  return answer({
    lead: [tellAfter(row, next)],
    details: pastCap(row, toolbox),
    caveats: [when(next.cpp_basis !== "face", () => CAVEATS.estimate)],
    envelopes: [others.envelope],
  });
}

function tellAfter(
  { category_name: name, cap, best }: Sheet["rows"][number],
  next: NonNullable<Sheet["rows"][number]["best"]>,
): Line {
  const where = inSentence(name);
  const back = line`**${earnRate(next.rate, next.unit)}**, about ${percent(next.percent_back)} back`;
  return cap === undefined || best === undefined
    ? line`**${cardName(next.card)}** has no cap on ${where}: use it for all of it, at ${back}.`
    : line`Once the cap of the ${cardName(best.card)} is used up, use **${cardName(next.card)}** for ${where}: ${back}.`;
}

/** The capped card's own rate past its cap. */
function pastCap({ best, cap }: Sheet["rows"][number], toolbox: Toolbox): readonly Line[] {
  if (best === undefined || cap === undefined) return [];
  const { data } = ask(toolbox, "get_card", { card: best.card.card_id });
  const capped = data.earn.find(({ cap_usd: limit }) => limit === cap.limit_usd);
  const base = data.earn.find(({ category }) => category === "everything_else");
  const rate = capped?.after_cap_rate ?? base?.rate;
  const limit = line`The cap of the ${cardName(best.card)} is ${limitOf(cap)}`;
  return rate === undefined || capped === undefined
    ? [line`${limit}.`]
    : [line`${limit}; past it, it earns ${earnRate(rate, best.unit)}.`];
}

/** Small enough to leave the cap as it is. */
const ANY_USD = 100;
const MAX_CAPS = 4;

interface Told {
  readonly lines: readonly Line[];
  readonly envelopes: readonly Envelope[];
}

/** Room left under the caps the question is about. */
function capsOf(frame: Frame, toolbox: Toolbox): Told {
  const [category] = idsOf(frame, "category");
  const [named] = idsOf(frame, "card");
  if (named === undefined) return ofSheet(frame, toolbox);
  const [held] = heldNamed(frame, toolbox.scene);
  if (held === undefined) return endWith(ofRates(frame));
  const rotating = rotatingOf(frame, toolbox, held.entry.id);
  if (rotating !== undefined) return rotating;
  const categories = category === undefined ? cappedOf(held.card.id, toolbox) : [category];
  const all = categories
    .slice(0, MAX_CAPS)
    .map((one) => leftOn(frame, toolbox, held.entry.id, one));
  // Uncapped categories matter only when asked about.
  const found = all.filter(({ isCapped }) => isCapped || category !== undefined);
  if (found.length === 0) return endWith(ofRates(frame));
  return {
    lines: found.map(({ told }) => told),
    envelopes: found.map(({ envelope }) => envelope),
  };
}

/** The rates of a card that is not held or has no active cap; their texts mention caps. */
const ofRates = (frame: Frame): Draft =>
  answeredBy({ ...frame, topic: "earn_rates", focus: "list", column: undefined, amounts: [] });

/** One held card's cap on one category, after the spending in the question. */
function leftOn(frame: Frame, toolbox: Toolbox, card: string, category: string) {
  const spent = amountAs(frame, "spent", "usd");
  const monthly = Object.values(spendTold(frame) ?? {})[0];
  const { data, envelope } = ask(toolbox, "best_card_for_purchase", {
    category,
    amount: ANY_USD,
    cap_spent: spent === undefined ? undefined : [{ card, category, spent_usd: spent }],
    month_usd: monthly ?? toolbox.scene.wallet.spend?.[category],
  });
  const row = data.ranked.find((one) => one.card.wallet_card_id === card);
  const where = inSentence(data.purchase.category_name ?? category);
  if (row === undefined)
    return { told: line`That card earns nothing on ${where}.`, isCapped: false, envelope };
  const name = line`**${cardName(row.card)}**`;
  const rate = bold(earnRate(row.rate, row.unit));
  const toldOf = (cap: Cap): Line => {
    const pace = paceOf(cap, where, name);
    const left = leftOf(line`For ${where}, the ${name}`, cap);
    const both = pace === undefined ? left : monthly === undefined ? line`${left} ${pace}` : pace;
    return line`${both} Up to it, it earns ${rate}.`;
  };
  const uncapped =
    spent === undefined
      ? line`The ${name} has no cap on ${where}: it earns ${rate}.`
      : line`With that spent, the ${name} earns ${rate} on ${where}.`;
  return {
    told: row.cap === undefined ? uncapped : toldOf(row.cap),
    isCapped: row.cap !== undefined,
    envelope,
  };
}

/** Tells if monthly spending reaches the cap. */
function paceOf(cap: Cap, where: Line, name: Line): Line | undefined {
  const { pace } = cap;
  if (pace === undefined) return undefined;
  const monthly = line`At ${usd(pace.month_usd)} a month on ${where}`;
  const comes = ifKnown(pace.period_usd, (all) => line` (it comes to ${usd(all)})`);
  return pace.full_in === undefined
    ? line`${monthly}, you would **not reach** the ${name}'s cap of ${limitOf(cap)}${comes}.`
    : line`${monthly}, the ${name}'s cap of ${limitOf(cap)} fills up in **${date(pace.full_in)}**${comes}.`;
}

/** The categories in which a card has a cap, each cap once; without those of single shops. */
const cappedOf = (card: string, toolbox: Toolbox): readonly string[] =>
  cappedIn(ask(toolbox, "get_card", { card }).data.earn).map(({ category }) => category);

type Earn = DataOf<"get_card">["earn"][number];

function cappedIn(earn: readonly Earn[]): readonly Earn[] {
  const capped = earn.filter(
    ({ cap_usd: cap, upcoming, merchants }) =>
      cap !== undefined && !upcoming && merchants === undefined,
  );
  const keyOf = ({ cap_key: key, category }: Earn): string => key ?? category;
  return capped.filter((one, at) => capped.findIndex((two) => keyOf(two) === keyOf(one)) === at);
}

/** The cap of a rotating rate, for its category or without one. */
function rotatingOf(frame: Frame, toolbox: Toolbox, card: string): Told | undefined {
  const [category] = idsOf(frame, "category");
  const spent = amountAs(frame, "spent", "usd");
  const { data, envelope } = ask(toolbox, "category_cheat_sheet", {
    categories: category === undefined ? undefined : [category],
    rotating_spent: spent === undefined ? undefined : [{ card, spent_usd: spent }],
  });
  const row = data.rotating.find((one) => one.card.wallet_card_id === card);
  const name = data.rows[0]?.category_name ?? "";
  if (row?.cap === undefined || (category !== undefined && !row.on.includes(name)))
    return undefined;
  const on = listed(row.on.map((one) => text(one)));
  return {
    lines: [leftOf(line`For ${on} together, the **${cardName(row.card)}**`, row.cap)],
    envelopes: [envelope],
  };
}

/** Without a named card: the caps of the best cards in each category. */
function ofSheet(frame: Frame, toolbox: Toolbox): Told {
  const { data, envelope } = sheetOf(frame, toolbox);
  const lines = data.rows.flatMap(({ best, cap, category_name: name }) =>
    best === undefined || cap === undefined
      ? []
      : [leftOf(line`For ${inSentence(name)}, the **${cardName(best.card)}**`, cap)],
  );
  return { lines: lines.slice(0, MAX_CAPS), envelopes: [envelope] };
}

/** The best cards of the categories asked for. */
function sheetOf(frame: Frame, toolbox: Toolbox, excluded?: string[]) {
  const categories = idsOf(frame, "category");
  return ask(toolbox, "category_cheat_sheet", {
    owner: frame.owner,
    categories: categories.length === 0 ? undefined : [...categories],
    exclude_cards: excluded,
  });
}
