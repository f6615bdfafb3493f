import type { Envelope } from "../../../../../tools/core/envelope.ts";
import type { Scene } from "../../../../../tools/core/scene.ts";
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
import { holdersOf } from "../../../compose/whose.ts";
import { holdsNoneOf } from "../../../readings/held-kind.ts";
import { says } from "../../../readings/says.ts";
import type { Intent } from "../../../intent.ts";
import { BEST_CARD } from "../../../phrasings/purchase.ts";
import { BEST_CARD_MORE } from "../../../phrasings/purchase-more.ts";
import { idsOf } from "../../../slots.ts";
import type { Understood } from "../../../../language/understood.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import { withLeftHome } from "../acceptance/left-home.ts";
import { leavingAsked } from "../../../readings/leaves-home.ts";
import { askWhere } from "../asked/ask-where.ts";
import { joinLines } from "../../../compose/rows.ts";
import { asksWhether } from "../../../readings/asks-whether.ts";
import { heldByBank, preferHeld, withBanksBeside } from "../../../readings/held-preferred.ts";
import { answerNamed } from "./named-cards.ts";
import { assumedAmount, isAvoiding, worstOf } from "./worst-card.ts";
import { eachPerson, personsAsked } from "./each-person.ts";
import { afterCap, CAP_GONE, goneCap } from "../caps/cap-told.ts";
import { feeWeighed } from "./fee-weighed.ts";
import { goneOf } from "../caps/gone-cap.ts";
import { leftOutLine, placeAsked, placeDraft } from "./other-choice.ts";
import {
  besides,
  isAbroad,
  isOfBoth,
  type PurchaseInput,
  purchasesOf,
  withoutShops,
} from "../asked/purchase-slots.ts";
import {
  arithmeticOf,
  bestLine,
  bonusLine,
  caveatsOf,
  chanceLines,
  conditionLines,
  levelWith,
  nameIn,
  nextLine,
  type Ranked,
  rankedOf,
  refusedLines,
} from "./ranked-cards.ts";
import { asksPoints, pointsLine } from "./points-told.ts";
import { coverOf } from "./rental-cover.ts";
import { ratedCards } from "./rate-query.ts";
import { whoseLine } from "./side-by-side.ts";
import { toPeriod } from "../sheet/sheet-rows.ts";
import { nothingRanked } from "./nothing-ranked.ts";

const MOST_DETAILS = 8;
const MOST_NEXT = 2;
/** Where all cards are asked for in their order. */
const MOST_ORDERED = 14;

/** Which held card to pay with, at a shop or for a kind of purchase. */
export const bestCard: Intent = {
  id: "best_card",
  group: "purchase",
  label: "which card to use for a purchase",
  likes: ["merchant", "category", "usd"],
  needs: [],
  phrasings: `${BEST_CARD}${BEST_CARD_MORE}`,
  rules: [
    /^(?:so |ok |hey )?(?:which|what) (?:of my )?cards? (?:should|do|would) (?:i|we) (?:use|swipe|pull out|pay with|put it on) (?:at|for|on) (?:an? |the |my )?<(?:merchant|category)>(?: (?:today|tonight|tomorrow|now|right now))?$/,
    /^(?:what is )?(?:the |my )?best card (?:for|at|to use at|to use for|to use on) (?:an? |the |my )?<(?:merchant|category)>$/,
    // Of two cards the one to pay with, whatever else is said of it.
    /<(?:card|issuer|network)>(?: card)? (?:or|over|versus|vs) (?:the |my )?<(?:card|issuer|network)>(?: card)? (?:for|on|at|when)\b.*<(?:category|merchant)>/,
    /^(?:which|what) (?:of my )?(?:business |biz |<issuer> |<network> )?cards? (?:is best |should i use |do i use |works best )?(?:for|at|on) <(?:merchant|category)>$/,
    /^<usd> (?:at|on|for) <(?:merchant|category)>(?: (?:which|what) card)?$/,
    /\b(?:which|what) cards? should (?:i|we) (?:not|never) use (?:at|for|on) <(?:merchant|category)>$/,
  ],
  // "Which of my cards earn more than four per cent on gas": by what they earn, and not by the catalog.
  wordings: [
    /\b(?:my|our) cards (?:get|gets|earn|earns|give|gives|pay|pays)\b.*\d ?(?:x|%|percent)/,
  ],
  respond: (asked, toolbox) => respondBestCard(asked, toolbox),
};

/** The answer on purchases that are named; asks for the place when none is. */
export function respondBestCard(given: Understood, toolbox: Toolbox): Draft {
  const asked = withBanks(preferHeld(given, toolbox.scene), toolbox.scene);
  const [first, ...others] = purchasesOf(asked, toolbox.scene);
  if (first === undefined) return askWhere(asked);
  const persons = personsAsked(asked);
  if (persons.length > 0) return eachPerson(persons, first, toolbox);
  const { exclude_cards: without = [] } = first;
  const named = idsOf(withoutShops(asked), "card", toolbox.scene.facts);
  const cards = named.filter((card) => !without.includes(card));
  if (others.length > 0 && cards.length === 0) return eachOf([first, ...others], asked, toolbox);
  const ranking = ask(toolbox, "best_card_for_purchase", { ...first, ...besides(cards) });
  const rated = ratedCards(ranking, asked, toolbox);
  if (rated !== undefined && cards.length === 0) return rated;
  const gone = goneOf({ ranking, purchase: first, cards }, asked, toolbox);
  if (gone !== undefined && cards.length < 2) return goneCap(gone, toolbox);
  if (without.length > 0 && cards.length === 0) return withoutThese(ranking, first, asked, toolbox);
  if (cards.length > 0 && !isAvoiding(asked)) {
    const after = gone === undefined ? ranking : afterCap(gone, cards, toolbox);
    const meant = { ranking: after, purchase: first, cards, isForeign: isAbroad(asked), asked };
    const draft = ofBoth(answerNamed(meant, toolbox), asked);
    return gone === undefined ? draft : { ...draft, caveats: [CAP_GONE, ...draft.caveats] };
  }
  return answerRanking(ranking, asked, toolbox);
}

/** "Is it fine to use my Discover": with a yes or no to tell, the bank's name is its card. */
function withBanks(given: Understood, scene: Scene): Understood {
  const asked = withBanksBeside(given, scene);
  return asksWhether(asked) && says(asked, /\b(?:use|using|swipe|put|putting|pay|paying)\b/)
    ? heldByBank(asked, scene)
    : asked;
}

/** Whose cards were counted, where two persons' are chosen from. */
const ofBoth = (draft: Draft, asked: Understood): Draft =>
  asked.owner === undefined || !isOfBoth(asked)
    ? draft
    : {
        ...draft,
        caveats: [line`Counted with your cards and ${holdersOf(asked.owner)}.`, ...draft.caveats],
      };

/** The best of the cards that can be used, and what is forgone without the others. */
function withoutThese(
  ranking: Envelope,
  { exclude_cards: without = [], ...purchase }: PurchaseInput,
  asked: Understood,
  toolbox: Toolbox,
): Draft {
  const all = ask(toolbox, "best_card_for_purchase", purchase);
  // "Not the gold, the next best": the best that is left, unless a place among the rest is asked for.
  const nth = says(asked, /\bof the rest\b/) ? placeAsked(asked) : undefined;
  if (nth !== undefined) return placeDraft(ranking, nth, isAbroad(asked));
  const draft = draftOf(ranking, asked, toolbox);
  const [first, ...rest] = draft.result;
  const [best] = rankedOf(ranking);
  if (first === undefined || best === undefined) return draft;
  return {
    ...draft,
    result: [first, ...leftOutLine(all, without, best.total_usd), ...rest],
    envelopes: [...draft.envelopes, all],
  };
}

/** The answer on one ranking of all cards. */
export function answerRanking(
  ranking: Envelope,
  asked: Understood,
  toolbox: Toolbox,
  isForeign = isAbroad(asked),
): Draft {
  if (rankedOf(ranking).length === 0) return nothingRanked(ranking, toolbox);
  const leaving = isForeign ? leavingAsked(asked) : undefined;
  if (leaving !== undefined) {
    return withLeftHome(draftOf(ranking, asked, toolbox), ranking, leaving);
  }
  if (isAvoiding(asked)) return worstOf(ranking, asked);
  const nth = placeAsked(asked);
  if (nth !== undefined) return placeDraft(ranking, nth, isAbroad(asked));
  return draftOf(ranking, asked, toolbox);
}

/** The best card of a ranking. */
function draftOf(ranking: Envelope, asked: Understood, toolbox: Toolbox): Draft {
  const [best, ...rest] = rankedOf(ranking);
  if (best === undefined) return nothingRanked(ranking, toolbox);
  const level = new Set(levelWith(ranking).map(({ place }) => place));
  const most = asksOrder(asked) ? MOST_ORDERED : MOST_NEXT;
  const next = rest.filter(({ place }) => !level.has(place)).slice(0, most);
  const [chance, ...chances] = chanceLines(ranking, 3);
  const cover = coverOf(ranking, asked, toolbox);
  const details = [
    ...arithmeticOf(ranking, best),
    ...(cover === undefined ? [] : [cover.line]),
    ...next.map((row) => nextLine(ranking, row)),
    ...chances,
    ...refusedLines(ranking),
    ...conditionLines(best, 2),
  ];
  return answer({
    result: [
      ...(holdsNoneOf(asked, toolbox.scene) ? [line`**None** of your cards is of that sort.`] : []),
      whoseLine(ranking, rankedOf(ranking), asked) ?? bestLine(ranking, best),
      ...pointsLine(ranking, best, asked),
      ...bonusLine(ranking, best),
      ...feeWeighed(ranking, best, asked),
      ...(asksCap(asked) ? [capLine(ranking, best)] : []),
      ...(chance === undefined ? [] : [ended(chance)]),
    ],
    details: details.slice(0, asksOrder(asked) ? MOST_ORDERED : MOST_DETAILS),
    caveats: [
      ...assumedAmount(ranking, asked),
      ...(cover === undefined ? [] : [CAVEATS.terms]),
      ...caveatsOf(ranking, isAbroad(asked)),
    ],
    envelopes: [ranking, ...(cover === undefined ? [] : [cover.check])],
  });
}

/** All cards are wanted in their order, and not the best alone. */
const asksOrder = (asked: Understood): boolean =>
  says(
    asked,
    /\b(?:rank(?:ed|ing)?|in order|(?:top|best) (?:\d+|two|three|four|five|few)|(?:all|each|every(?: one)?) (?:of )?my cards?|from best to worst)\b/,
  );

const asksCap = (asked: Understood): boolean =>
  says(asked, /\b(?:cap|capped|caps|limit|ceiling|max(?:imum)? (?:spend|per))\b/);

/** The cap of the best card's rate there, or that none is known. */
function capLine(ranking: Envelope, { cap, card, place }: Ranked): Line {
  const name = told(nameIn(ranking, card));
  if (cap === undefined)
    return line`No cap on that rate of the **${name}** is known. ${cite(ranking)}`;
  const at = ["ranked", place, "cap"];
  const limit = figure(ranking, [...at, "limit_usd"], "usd");
  const period = told(toPeriod(String(valueAt(ranking, [...at, "period"]))));
  return cap.left_known
    ? line`Its cap is **${limit}** ${period}; ${figure(ranking, [...at, "left_usd"], "usd")} of it is left. ${cite(ranking)}`
    : line`Its cap is **${limit}** ${period}; what is used of it is not recorded. ${cite(ranking)}`;
}

const ended = (one: Line): Line => joinLines([one, line`.`], "");

/** One line for each of several places. */
function eachOf(purchases: readonly PurchaseInput[], asked: Understood, toolbox: Toolbox): Draft {
  const rankings = purchases.map((one) => ask(toolbox, "best_card_for_purchase", one));
  const found = rankings.flatMap((ranking) => {
    const [best] = rankedOf(ranking);
    return best === undefined ? [] : [{ ranking, best }];
  });
  const [first] = rankings;
  if (found.length === 0 && first !== undefined) return nothingRanked(first, toolbox);
  return answer({
    result: found.map(({ ranking, best }) =>
      asksPoints(asked)
        ? joinLines([bestLine(ranking, best), ...arithmeticOf(ranking, best).slice(-1)])
        : bestLine(ranking, best),
    ),
    details: found
      .flatMap(({ ranking }) => [...refusedLines(ranking), ...chanceLines(ranking, 1)])
      .slice(0, MOST_DETAILS),
    caveats: [...new Set(rankings.slice(0, 1).flatMap((one) => caveatsOf(one, isAbroad(asked))))],
    envelopes: rankings,
  });
}
