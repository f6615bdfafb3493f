import * as z from "zod";
import { ask } from "../../../compose/ask.ts";
import {
  answer,
  CAVEATS,
  cite,
  type Draft,
  type Line,
  line,
  told,
} from "../../../compose/draft.ts";
import { figure, valueAt } from "../../../compose/figure.ts";
import { says } from "../../../readings/says.ts";
import type { Intent } from "../../../intent.ts";
import { FOREIGN_PURCHASE } from "../../../phrasings/purchase-places.ts";
import { FOREIGN_PURCHASE_MORE } from "../../../phrasings/purchase-places-more.ts";
import { idsOf } from "../../../slots.ts";
import type { Understood } from "../../../../language/understood.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { findCards } from "../../card/find-cards.ts";
import { answerRanking } from "../choice/best-card.ts";
import { answerNamed } from "../choice/named-cards.ts";
import { withoutOffer } from "../rates/catalog-rates.ts";
import { joinLines, joinParts } from "../../../compose/rows.ts";
import { leavingAsked } from "../../../readings/leaves-home.ts";
import { preferHeld } from "../../../readings/held-preferred.ts";
import {
  aroundOf,
  besides,
  type PurchaseInput,
  purchasesOf,
  SOMEWHERE,
} from "../asked/purchase-slots.ts";
import { hasAmount } from "../asked/purchase-sums.ts";
import { ASKS_FEE, chargingLine, feeSortLines, otherSort, willDoLine } from "./foreign-leads.ts";
import { bestLine, caveatsOf, rankedOf } from "../choice/ranked-cards.ts";

const MOST_NAMED = 8;

/** Which card to use abroad, and which charge for it. */
export const foreignPurchase: Intent = {
  id: "foreign_purchase",
  group: "purchase",
  label: "which card to use abroad",
  likes: ["benefit", "card"],
  needs: [],
  phrasings: `${FOREIGN_PURCHASE}${FOREIGN_PURCHASE_MORE}`,
  rules: [
    /^(?:which|what) (?:of my )?cards? (?:should|do|can) (?:i|we) (?:use|take|bring) (?:with me )?(?:abroad|overseas|in <country>|to <country>|for <country>)$/,
  ],
  wordings: [
    /\b(?:my|our) cards (?:that |which )?(?:charges?|have|has|carry|come with|do not|without|with)\b.*\bforeign\b.*\bfees?\b/,
  ],
  respond: (given, toolbox) => {
    const asked = preferHeld(given, toolbox.scene);
    const [bought] = purchasesOf(asked, toolbox.scene);
    const around = aroundOf(asked, toolbox.scene);
    const purchase: PurchaseInput = {
      ...(bought ?? { ...around, category: "everything_else" }),
      country: around.country ?? SOMEWHERE,
    };
    const cards = idsOf(asked, "card", toolbox.scene.facts);
    const ranking = ask(toolbox, "best_card_for_purchase", { ...purchase, ...besides(cards) });
    if (rankedOf(ranking).length === 0) return withoutCards(ranking, cards, asked, toolbox);
    const isBeside = bought !== undefined && leavingAsked(asked)?.isBeside === true;
    const sorts = cards.length === 0 && !isBeside ? feeSortLines(ranking, asked) : [];
    if (sorts.length > 0) return sortDraft(sorts, ranking, otherSort(ranking, asked));
    const free = ask(toolbox, "find_cards_by_benefit", {
      benefit: "no foreign fee",
      held_only: true,
    });
    const draft =
      cards.length > 0
        ? answerNamed({ ranking, purchase, cards, isForeign: true, asked }, toolbox)
        : answerRanking(ranking, asked, toolbox, true);
    const [only, ...more] = cards.length > 0 ? cards : onlyOne(ranking);
    const named = feesOf(cards.length > 0 ? cards : onlyOne(ranking), toolbox);
    const [ownFee] = named;
    const willDo =
      only === undefined || ownFee === undefined || more.length > 0
        ? undefined
        : willDoLine(ranking, only, ownFee, asked);
    const isOne = cards.length === 1 || onlyOne(ranking).length === 1;
    const costs = hasAmount(asked) && isOne ? costLines(ranking, cards) : [];
    const fees = [...named, ...costs];
    return {
      ...draft,
      result:
        willDo === undefined
          ? [...fees, ...draft.result]
          : [willDo, ...(says(asked, ASKS_FEE) ? costs : []), ...betterLine(ranking, only)],
      details: [...freeLines(free), ...chargingLines(ranking), ...draft.details].slice(
        0,
        MOST_NAMED,
      ),
      caveats: [line`Abroad, pay in the local currency.`, ...draft.caveats],
      envelopes: [...draft.envelopes, free],
    };
  },
};

/** The cards of a sort, then the best of all for it. */
function sortDraft(sorts: readonly Line[], ranking: Envelope, other: readonly Line[]): Draft {
  const [best] = rankedOf(ranking);
  return answer({
    result: sorts,
    details: [...other, ...(best === undefined ? [] : [bestLine(ranking, best)])],
    caveats: [line`Abroad, pay in the local currency.`, ...caveatsOf(ranking, true)],
    envelopes: [ranking],
  });
}

/** What gives more there than the card that is asked about. */
function betterLine(ranking: Envelope, card: string | undefined): readonly Line[] {
  const [best] = rankedOf(ranking);
  const own = rankedOf(ranking).find((one) => one.card.card_id === card);
  return best === undefined || own === undefined || best.total_usd <= own.total_usd
    ? []
    : [bestLine(ranking, best)];
}

const briefs = z.array(z.looseObject({ card_name: z.string() })).catch([]);

/** Held cards without a foreign fee. */
function freeLines(free: Envelope): readonly Line[] {
  const names = briefs.parse(valueAt(free, ["cards"])).map(({ card_name: name }) => name);
  return names.length === 0
    ? [line`None of your cards is known to be free of foreign fees. ${cite(free)}`]
    : [line`Without a foreign fee: ${told(names.slice(0, MOST_NAMED).join(", "))}. ${cite(free)}`];
}

/** Held cards that charge for it, with what they would take. */
function chargingLines(ranking: Envelope): readonly Line[] {
  const charging = rankedOf(ranking).filter(({ foreign_fee_usd: usd }) => usd > 0);
  if (charging.length === 0) return [];
  return [
    joinLines([line`With one`, joinParts(charging.map((row) => chargingLine(ranking, row)))], ": "),
  ];
}

/** The card held alone is asked about though it is not named: "does my card charge extra here". */
function onlyOne(ranking: Envelope): readonly string[] {
  const held = new Set(rankedOf(ranking).map(({ card }) => card.card_id));
  return held.size === 1 ? [...held] : [];
}

const MOST_FEES = 2;

const feesOf = (cards: readonly string[], toolbox: Toolbox): readonly Line[] =>
  cards.slice(0, MOST_FEES).map((card) => feeLine(ask(toolbox, "get_card", { card })));

export function feeLine(record: Envelope): Line {
  const name = figure(record, ["card", "card_name"], "text");
  const percent = figure(record, ["card", "foreign_fee_percent"], "percent");
  return percent.value === 0
    ? line`The **${name}** has no foreign transaction fee. ${cite(record)}`
    : line`The **${name}** charges a foreign transaction fee of ${percent}. ${cite(record)}`;
}

/** What the fee comes to on the sum that is told. */
const costLines = (ranking: Envelope, cards: readonly string[]): readonly Line[] =>
  rankedOf(ranking)
    .filter(
      ({ card, foreign_fee_usd: usd }) =>
        usd > 0 && (cards.length === 0 || cards.includes(card.card_id)),
    )
    .slice(0, 1)
    .map(
      ({ place }) =>
        line`That is **${figure(ranking, ["ranked", place, "foreign_fee_usd"], "usd")}** on ${figure(ranking, ["purchase", "amount_usd"], "usd")}. ${cite(ranking)}`,
    );

const OWN = /\b(?:my|mine|our|ours|i have|i hold|i carry|do i)\b/;
/** Cards are looked for by what they charge. */
const OF_FEES =
  /\b(?:cards?|those|these|ones)\b.*\b(?:fees?|charges?|free|waives?|skips?)\b|\bfees?\b.*\bcards?\b/;

/** No held card: the fee of those named, or what to look for. */
function withoutCards(
  ranking: Envelope,
  cards: readonly string[],
  asked: Understood,
  toolbox: Toolbox,
): Draft {
  const records = cards.slice(0, 3).map((card) => ask(toolbox, "get_card", { card }));
  if (records.length === 0) {
    // Nobody who holds no card asks for one of his own.
    return says(asked, OWN) || !says(asked, OF_FEES)
      ? answerRanking(ranking, asked, toolbox)
      : findCards.respond(asked, toolbox);
  }
  return answer({
    result: [...records.map(feeLine), line`No card of your wallet can be ranked for it.`],
    caveats: [CAVEATS.terms, CAVEATS.asOf(ranking)],
    envelopes: [ranking, ...records.map(withoutOffer)],
  });
}
