import { ask, type DataOf, endWith } from "../ask.ts";
import { answer, askBack, CAVEATS, type Draft } from "../compose/draft.ts";
import { earnRate, percent, text, usd } from "../compose/figures.ts";
import { join, type Line, line } from "../compose/line.ts";
import { cardName } from "../compose/whose.ts";
import { type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { definePlan } from "../topics/topic.ts";
import { type Cap, limitOf } from "./purchase-told.ts";
import { cappedOf, capsOf, sheetOf } from "./caps-left.ts";
import { heldNamed } from "./held.ts";

type Sheet = DataOf<"category_cheat_sheet">;

/** The limits up to which cards pay their higher rates: what is left of one, and what to use after it. */
export const caps = definePlan(answerCaps, {
  takes: ["card", "held_card", "category", "owner", "spent"],
  columns: {
    left_usd: { unit: "usd", words: ["left of the cap", "room left", "left before the cap"] },
    limit_usd: { unit: "usd", words: ["cap", "limit", "ceiling", "up to how much"] },
    after: {
      unit: "text",
      words: [
        "after the cap",
        "past the cap",
        "used up",
        "maxed out",
        "what now",
        "what next",
        "gone past",
        "went past",
        "blew through",
        "blew thru",
        "torched",
        "hit the",
        "stop paying",
        "switch to",
        "rest of the year",
        "hand the cashier",
        "do i swipe",
        "do i use now",
      ],
    },
    full_usd: { unit: "usd", words: ["most i can get", "worth of the cap", "all of the cap"] },
  },
});

function answerCaps(frame: Frame, toolbox: Toolbox): Draft {
  const isAfter = frame.focus === "which" || frame.column === "after";
  if (isAfter) return answerAfter(frame, toolbox);
  if (frame.column === "full_usd") return answerFull(frame, toolbox);
  const { lines, envelopes } = capsOf(frame, toolbox);
  const [first, ...others] = lines;
  return answer({
    lead: [first ?? line`None of your cards has a cap on that.`],
    details: others,
    envelopes,
  });
}

/** Which card to use once a cap is used up. */
function answerAfter(frame: Frame, toolbox: Toolbox): Draft {
  const [held] = heldNamed(frame, toolbox.scene);
  const [category = held === undefined ? undefined : cappedOf(held.card.id, toolbox)[0]] = idsOf(
    frame,
    "category",
  );
  if (category === undefined) return askBack(line`Which card's cap do you mean?`);
  const about: Frame = { ...frame, subjects: [{ kind: "category", id: category, role: "of" }] };
  const sheet = sheetOf(about, toolbox);
  const [row] = sheet.data.rows;
  const isOther = held !== undefined && row?.best?.card.wallet_card_id !== held.entry.id;
  const others = isOther ? sheetOf(about, toolbox, [held.entry.id]) : sheet;
  const next = isOther ? others.data.rows[0]?.best : (row?.after_cap ?? row?.best);
  if (row === undefined || next === undefined)
    return askBack(line`You have no other open card; add your cards first.`);
  return answer({
    lead: [tellAfter(row, next)],
    details: pastCap(row, toolbox),
    caveats: [...(next.cpp_basis === "face" ? [] : [CAVEATS.estimate])],
    envelopes: [others.envelope],
  });
}

type Best = NonNullable<Sheet["rows"][number]["best"]>;

function tellAfter(row: Sheet["rows"][number], next: Best): Line {
  const where = text(row.category_name.toLowerCase());
  const back = line`**${earnRate(next.rate, next.unit)}**, about ${percent(next.percent_back)} back`;
  if (row.cap === undefined || row.best === undefined)
    return line`**${cardName(next.card)}** has no cap on ${where}: use it for all of it, at ${back}.`;
  return line`Once the cap of the ${cardName(row.best.card)} is used up, use **${cardName(next.card)}** for ${where}: ${back}.`;
}

/** What the capped card itself earns from then on. */
function pastCap({ best, cap }: Sheet["rows"][number], toolbox: Toolbox): readonly Line[] {
  if (best === undefined || cap === undefined) return [];
  const { data } = ask(toolbox, "get_card", { card: best.card.card_id });
  const capped = data.earn.find(({ cap_usd: limit }) => limit === cap.limit_usd);
  const base = data.earn.find(({ category }) => category === "everything_else");
  const rate = capped?.after_cap_rate ?? base?.rate;
  const limit = line`The cap of the ${cardName(best.card)} is ${limitOf(cap)}`;
  return [
    rate === undefined || capped === undefined
      ? line`${limit}.`
      : line`${limit}; past it, it earns ${earnRate(rate, best.unit)}.`,
  ];
}

/** What all of a cap brings, spent in full. */
function answerFull(frame: Frame, toolbox: Toolbox): Draft {
  const [held] = heldNamed(frame, toolbox.scene);
  const [category] = idsOf(frame, "category");
  const { data } = sheetOf(frame, toolbox);
  const row = data.rows.find(({ cap, best }) =>
    held === undefined ? cap !== undefined : best?.card.wallet_card_id === held.entry.id,
  );
  const key = category ?? row?.category;
  const cap: Cap | undefined = row?.cap;
  if (key === undefined || cap === undefined)
    return endWith(askBack(line`Which card's cap do you mean?`));
  const input = { category: key, amount: cap.limit_usd, owner: frame.owner };
  const found = ask(toolbox, "best_card_for_purchase", input);
  const ranked = found.data.ranked.find(
    ({ card }) => card.wallet_card_id === row?.best?.card.wallet_card_id,
  );
  if (ranked === undefined) return askBack(line`Which card's cap do you mean?`);
  const name = cardName(ranked.card);
  return answer({
    lead: [
      join([
        line`All ${limitOf(cap)} of its cap on the **${name}** brings **${usd(ranked.value_usd)}**`,
        line`on ${text((found.data.purchase.category_name ?? key).toLowerCase())}, at ${earnRate(ranked.rate, ranked.unit)}.`,
      ]),
    ],
    caveats: [...(ranked.cpp_basis === "face" ? [] : [CAVEATS.estimate])],
    envelopes: [found.envelope],
  });
}
