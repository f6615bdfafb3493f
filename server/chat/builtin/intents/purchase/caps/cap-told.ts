import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { ask } from "../../../compose/ask.ts";
import {
  answer,
  CAVEATS,
  cite,
  type Draft,
  type Line,
  line,
  quote,
  told,
} from "../../../compose/draft.ts";
import { type Figure, figure, valueAt } from "../../../compose/figure.ts";
import { amountsOf, type Understood } from "../../../../language/understood.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import {
  asksAfter,
  asksStill,
  asksWhether,
  isOtherCap,
  isWhenGone,
  spentTold,
} from "./cap-spent.ts";
import { asksPace, type Paced, pacedCap } from "./cap-pace.ts";
import { says } from "../../../readings/says.ts";
import { joinLines } from "../../../compose/rows.ts";
import { besides, type PurchaseInput } from "../asked/purchase-slots.ts";
import {
  bestLine,
  caveatsOf,
  nameIn,
  nextLine,
  type Ranked,
  rankedOf,
  totalOf,
  whereOf,
} from "../choice/ranked-cards.ts";
import { toPeriod } from "../sheet/sheet-rows.ts";

/*
 * A cap on what a held card earns somewhere: what is left of it, and which card comes after it.
 */

/** A card with a cap, in the ranking it is of. */
export interface Capped {
  readonly ranking: Envelope;
  readonly row: Ranked;
  readonly purchase: PurchaseInput;
}

/** What the question is told to be after: what is left of the cap, or the card to use when it is gone. */
export function tellCap(capped: Capped, asked: Understood, toolbox: Toolbox): Draft {
  const limit = capped.row.cap?.limit_usd ?? 0;
  if (asksFull(asked)) return fullDraft(capped, toolbox);
  const asksWhen = asksPace(asked) ? pacedCap(capped, asked, toolbox) : undefined;
  if (asksWhen !== undefined) return pacedDraft(capped, asksWhen, toolbox);
  const spent = isOtherCap(asked, limit)
    ? undefined
    : spentTold(asked, limit, {
        today: toolbox.scene.today,
        period: String(valueAt(capped.ranking, ["ranked", capped.row.place, "cap", "period"])),
      });
  const gone = counted(capped, limit, toolbox);
  const isWhether = spent !== undefined && asksWhether(asked);
  const isStill = spent !== undefined && asksStill(asked);
  if (spent !== undefined && spent >= limit)
    return withFirst(
      isStill ? line`No, not any more.` : undefined,
      goneDraft(capped, gone, isWhether && !isStill),
    );
  const ranking = spent === undefined ? capped.ranking : counted(capped, spent, toolbox);
  const draft = leftDraft({ ...capped, ranking }, gone, asked);
  const pace = spent === undefined ? pacedCap(capped, asked, toolbox) : undefined;
  const paced = pace === undefined ? draft : withPace(draft, pace);
  const verdict = isStill ? line`Yes, still:` : isWhether ? line`No:` : undefined;
  return withFirst(verdict, paced);
}

/** "The most I can get out of the grocery cap", "what is maxing it out worth". */
const asksFull = (asked: Understood): boolean =>
  says(asked, /\b(?:most|max(?:imum|ing|ed)?|fill(?:ing|ed)?|full)\b/) &&
  says(asked, /\b(?:get|worth|earn|make|give|dollars|back|value|out of|how much|points)\b/) &&
  !says(asked, /\b(?:left|remaining|already|so far|instead|after|hit|reached|maxed out|when)\b/);

/** What the whole of a cap gives at its rate. */
function fullDraft({ row, purchase, ranking: before }: Capped, toolbox: Toolbox): Draft {
  const ranking = ask(toolbox, "best_card_for_purchase", {
    ...purchase,
    amount: row.cap?.limit_usd ?? purchase.amount,
  });
  const full = rankedOf(ranking).find(
    ({ card }) => card.wallet_card_id === row.card.wallet_card_id,
  );
  if (full === undefined) return answer({ result: [], envelopes: [before] });
  const { limit, period } = capOf(ranking, full);
  const name = told(nameIn(ranking, full.card));
  return answer({
    result: [
      line`All of the cap of **${limit}** ${period} ${told(whereOf(ranking))} on the **${name}** gives **${totalOf(ranking, full)}**. ${cite(ranking)}`,
    ],
    details: full.why.map((words) => line`${told(words)}`),
    caveats: [CAVEATS.terms, ...caveatsOf(ranking)],
    envelopes: [ranking],
  });
}

/** When the cap is full, and the card to use from then on. */
function pacedDraft(capped: Capped, { line: full, ranking }: Paced, toolbox: Toolbox): Draft {
  const gone = counted(capped, capped.row.cap?.limit_usd ?? 0, toolbox);
  const [after] = rankedOf(gone);
  return answer({
    result: [full],
    details:
      after === undefined ? [] : [joinLines([line`Once it is full`, bestLine(gone, after)], ": ")],
    caveats: [CAVEATS.terms, ...caveatsOf(ranking)],
    envelopes: [ranking, gone],
  });
}

/** Where what is used is not known, what the spending profile makes likely. */
const withPace = (draft: Draft, pace: Paced): Draft => ({
  ...draft,
  details: [pace.line, ...draft.details],
  envelopes: [...draft.envelopes, pace.ranking],
});

/** The answer with its yes or no before it. */
function withFirst(verdict: Line | undefined, draft: Draft): Draft {
  const [first, ...others] = draft.result;
  if (verdict === undefined || first === undefined) return draft;
  return { ...draft, result: [joinLines([verdict, first], " "), ...others] };
}

/** The card to use for a purchase when the cap of the usual one is used up. */
export const goneCap = (capped: Capped, toolbox: Toolbox): Draft =>
  goneDraft(capped, counted(capped, capped.row.cap?.limit_usd ?? 0, toolbox), false);

/** The ranking when the cap is used up, with the cards that are named side by side. */
export const afterCap = (capped: Capped, cards: readonly string[], toolbox: Toolbox): Envelope => {
  const purchase = { ...capped.purchase, ...besides(cards) };
  return counted({ ...capped, purchase }, capped.row.cap?.limit_usd ?? 0, toolbox);
};

/** The ranking with so much of the cap used. */
const counted = ({ row, purchase, ranking }: Capped, spent: number, toolbox: Toolbox): Envelope =>
  ask(toolbox, "best_card_for_purchase", {
    ...purchase,
    cap_spent: [
      { card: row.card.wallet_card_id, category: categoryOf(purchase, ranking), spent_usd: spent },
    ],
  });

/** As it codes, for the cap is looked up by category. */
const categoryOf = ({ category }: PurchaseInput, ranking: Envelope): string =>
  category ?? String(valueAt(ranking, ["purchase", "category"]));

const capOf = (ranking: Envelope, { place }: Ranked) => {
  const at = ["ranked", place, "cap"];
  const limit = figure(ranking, [...at, "limit_usd"], "usd");
  const period = told(toPeriod(String(valueAt(ranking, [...at, "period"]))));
  return { limit, period, left: () => figure(ranking, [...at, "left_usd"], "usd") };
};

export const CAP_GONE = line`The cap is counted as used up for this question only; update_wallet_card keeps what was spent.`;

/** The card to use instead, first of all. */
function goneDraft({ ranking, row }: Capped, gone: Envelope, isWhether: boolean): Draft {
  const [best, next] = rankedOf(gone);
  const name = told(nameIn(ranking, row.card));
  const { limit, period } = capOf(ranking, row);
  const cap = line`That counts the cap of ${limit} ${period} on the ${name} as used up.`;
  if (best === undefined) return answer({ result: [cap], envelopes: [ranking, gone] });
  const isSame = best.card.wallet_card_id === row.card.wallet_card_id;
  const stays = line`It stays best even at the lower rate.`;
  return answer({
    result: [
      ...(isWhether ? [line`Yes, by what you tell the cap is used up.`] : []),
      bestLine(gone, best),
      isSame ? joinLines([cap, stays], " ") : cap,
    ],
    details: [
      ...best.why.map((words) => line`${told(words)}`),
      ...(next === undefined ? [] : [nextLine(gone, next)]),
    ],
    caveats: [CAP_GONE, ...caveatsOf(gone)],
    envelopes: [gone],
  });
}

/** What is left of the cap, where the wallet or the question says. */
function leftDraft({ ranking, row: before }: Capped, gone: Envelope, asked: Understood): Draft {
  const row =
    rankedOf(ranking).find(({ card }) => card.wallet_card_id === before.card.wallet_card_id) ??
    before;
  const { limit, period, left } = capOf(ranking, row);
  const name = told(nameIn(ranking, row.card));
  const where = told(whereOf(ranking));
  const isKnown = row.cap?.left_known === true;
  const result = isKnown
    ? line`**${left()}** of the cap of ${limit} ${period} is left on the **${name}** ${where}. ${cite(ranking)}`
    : line`The **${name}** has a cap of **${limit}** ${period} ${where}. How much of it is used is not recorded, so I cannot say what is left. ${cite(ranking)}`;
  const [best] = rankedOf(ranking);
  const [after] = rankedOf(gone);
  const afterwards =
    after === undefined ? [] : [joinLines([line`Once it is used up`, bestLine(gone, after)], ": ")];
  const isBest = best === undefined || best.card.wallet_card_id === row.card.wallet_card_id;
  const results = resultsOf(asked, { result, afterwards, ranking, best, row, limit });
  const usd = amountsOf(asked, "usd").find(({ value }) => value !== limit.value);
  return answer({
    result: results,
    details: [
      ...(isBest ? [] : [joinLines([line`Best there now`, bestLine(ranking, best)], ": ")]),
      ...afterwards.filter((one) => !results.includes(one)),
      ...(isKnown
        ? []
        : [line`Record what was spent with update_wallet_card, or tell me when it is used up.`]),
      ...(usd === undefined || !isKnown
        ? []
        : [line`Counted with ${quote(usd.text)}, as you said`]),
    ],
    caveats: [CAVEATS.terms, ...caveatsOf(ranking)],
    envelopes: [ranking, gone],
  });
}

interface Results {
  readonly result: Line;
  readonly afterwards: readonly Line[];
  readonly ranking: Envelope;
  readonly limit: Figure;
  readonly row: Ranked;
  readonly best: Ranked | undefined;
}

/** In the order in which it is asked. */
function resultsOf(
  asked: Understood,
  { result, afterwards, ranking, limit, row, best }: Results,
): readonly Line[] {
  const [usd] = amountsOf(asked, "usd");
  if (best !== undefined && usd !== undefined && isOtherCap(asked, row.cap?.limit_usd ?? 0)) {
    // A cap that was told to be reached is another card's.
    const mismatch = line`No cap of ${quote(usd.text)} is known there on your cards; it is ${limit}.`;
    return [joinLines([mismatch, bestLine(ranking, best)], " "), result];
  }
  if (isWhenGone(asked)) return [...afterwards, result];
  return asksAfter(asked) ? [result, ...afterwards] : [result];
}
