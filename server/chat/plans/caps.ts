import { ask, type DataOf } from "../ask.ts";
import { answer, askBack, CAVEATS, type Draft } from "../compose/draft.ts";
import { earnRate, percent, text } from "../compose/figures.ts";
import { type Line, line, when } from "../compose/line.ts";
import { cardName } from "../compose/whose.ts";
import { type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { definePlan } from "../topics/topic.ts";
import { cappedOf, capsOf, sheetOf } from "./caps-left.ts";
import { heldNamed } from "./held.ts";
import { limitOf } from "./purchase-told.ts";

type Sheet = DataOf<"category_cheat_sheet">;

/** The limits up to which cards pay their higher rates: what is left of one, and what to use after it. */
export const caps = definePlan(answerCaps, {
  takes: ["card", "category", "owner", "spent"],
  columns: {
    after: {
      unit: "text",
      words: [
        "after the cap",
        "past the cap",
        "used up",
        "maxed out",
        "what now",
        "gone past",
        "went past",
        "blew through",
        "hit the",
        "stop paying",
        "do i swipe",
        "rest of the year",
      ],
    },
  },
});

function answerCaps(frame: Frame, toolbox: Toolbox): Draft {
  if (frame.focus === "which" || frame.column === "after") return answerAfter(frame, toolbox);
  const { lines, envelopes } = capsOf(frame, toolbox);
  const [first = line`None of your cards has a cap on that.`, ...others] = lines;
  return answer({ lead: [first], details: others, envelopes });
}

/** Which card to use once a cap is used up. */
function answerAfter(frame: Frame, toolbox: Toolbox): Draft {
  const [held] = heldNamed(frame, toolbox.scene);
  const capped = held === undefined ? [] : cappedOf(held.card.id, toolbox);
  const [category] = [...idsOf(frame, "category"), ...capped];
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
    caveats: [when(next.cpp_basis !== "face", () => CAVEATS.estimate)],
    envelopes: [others.envelope],
  });
}

function tellAfter(
  { category_name: name, cap, best }: Sheet["rows"][number],
  next: NonNullable<Sheet["rows"][number]["best"]>,
): Line {
  const where = text(name.toLowerCase());
  const back = line`**${earnRate(next.rate, next.unit)}**, about ${percent(next.percent_back)} back`;
  return cap === undefined || best === undefined
    ? line`**${cardName(next.card)}** has no cap on ${where}: use it for all of it, at ${back}.`
    : line`Once the cap of the ${cardName(best.card)} is used up, use **${cardName(next.card)}** for ${where}: ${back}.`;
}

/** What the capped card itself earns from then on. */
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
