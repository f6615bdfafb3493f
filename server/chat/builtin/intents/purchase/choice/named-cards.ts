import { answer, cite, type Draft, type Line, line, told } from "../../../compose/draft.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import { type CatalogRate, catalogRate } from "../rates/catalog-rates.ts";
import { asksWhether } from "../../../readings/asks-whether.ts";
import { figure, valueAt } from "../../../compose/figure.ts";
import { toPeriod } from "../sheet/sheet-rows.ts";
import { chosenLine, whoseLine } from "./side-by-side.ts";
import { says } from "../../../readings/says.ts";
import { joinLines } from "../../../compose/rows.ts";
import {
  amountOfPurchase,
  arithmeticOf,
  bonusLine,
  caveatsOf,
  chanceLines,
  nameIn,
  nextLine,
  type Ranked,
  rankedOf,
  refusedLines,
  refusedOf,
  totalOf,
  unclearOf,
  whereOf,
} from "./ranked-cards.ts";
import { fromCatalog } from "./named-catalog.ts";
import type { Understood } from "../../../../language/understood.ts";
import { besides, bringsIn, envelopesOf, gapIn, type Named, notHeldLine } from "./named-lines.ts";

const MOST_DETAILS = 8;
const MOST_CARDS = 4;

/** "Is the Gold good for this?", "Gold or Sapphire at Costco?": the cards named, against all held. */
export function answerNamed(named: Named, toolbox: Toolbox): Draft {
  const { ranking, cards, purchase } = named;
  const known = new Set(
    [...rankedOf(ranking), ...refusedOf(ranking), ...unclearOf(ranking)].map(
      ({ card }) => card.card_id,
    ),
  );
  const strangers = cards.filter((card) => !known.has(card)).slice(0, MOST_CARDS);
  const rates = strangers.map((card) => catalogRate(card, purchase, toolbox));
  if (strangers.length === Math.min(cards.length, MOST_CARDS)) return fromCatalog(named, rates);
  const rows = rankedOf(ranking).filter(({ card }) => cards.includes(card.card_id));
  const [pick] = rows;
  return pick === undefined ? noneTaken(named, rates) : amongHeld(named, rows, rates);
}

/** At least one of the named cards is held and can be ranked. */
function amongHeld(
  named: Named,
  [pick, ...others]: readonly Ranked[],
  rates: readonly CatalogRate[],
): Draft {
  const { ranking, isForeign } = named;
  const [best] = rankedOf(ranking);
  if (pick === undefined || best === undefined) return answer({ result: [], envelopes: [ranking] });
  const isBest = pick.total_usd === best.total_usd;
  const brings = bringsIn(named);
  const chosen =
    whoseLine(ranking, [pick, ...others], named.asked) ??
    (named.cards.length > 1 ? chosenLine(ranking, named.asked, named.cards[0]) : undefined);
  if (chosen !== undefined && gapIn(named).length === 0)
    return chosenDraft(chosen, named, { pick, best }, rates);
  const { result, details } = isBest
    ? { result: brings.length > 0 ? [] : [winsLine(named, pick)], details: [] }
    : {
        result: [losesLine(named, pick, best)],
        details: arithmeticOf(ranking, best).map((one) => joinLines([line`Best`, one], ": ")),
      };
  return answer({
    result: [...brings, ...gapIn(named), ...result, ...bonusLine(ranking, best)],
    details: [
      ...arithmeticOf(ranking, pick),
      ...details.slice(0, 1),
      ...others
        .filter(({ card }) => card.card_id !== pick.card.card_id)
        .map((row) => nextLine(ranking, row)),
      ...besides(named, pick, rates),
    ].slice(0, MOST_DETAILS),
    caveats: caveatsOf(ranking, isForeign),
    envelopes: envelopesOf(named, rates),
  });
}

interface Picked {
  readonly pick: Ranked;
  readonly best: Ranked;
}

/** The choice between those that are named, then what else would give more. */
function chosenDraft(
  chosen: Line,
  named: Named,
  { pick, best }: Picked,
  rates: readonly CatalogRate[],
): Draft {
  const { ranking, isForeign } = named;
  const more =
    best.total_usd > pick.total_usd
      ? [
          line`Your **${told(nameIn(ranking, best.card))}** gives more still: ${totalOf(ranking, best)}.`,
        ]
      : [];
  return answer({
    result: [
      ...bringsIn(named),
      chosen,
      ...upToCap(named, pick),
      ...bonusLine(ranking, pick),
      ...more,
    ],
    details: [...arithmeticOf(ranking, pick), ...besides(named, pick, rates)].slice(
      0,
      MOST_DETAILS,
    ),
    caveats: caveatsOf(ranking, isForeign),
    envelopes: envelopesOf(named, rates),
  });
}

const UNTIL =
  /\b(?:stops?|until|till|up to|at what (?:point|amount|spend)|how (?:long|far)|crossover|cross over|cut ?off|past|after|switch|cap|limit|when|where)\b/;

/** "Where does it stop being better": at its cap, where the rate has one. */
function upToCap({ ranking, asked }: Named, pick: Ranked): readonly Line[] {
  if (!says(asked, UNTIL)) return [];
  const name = told(nameIn(ranking, pick.card));
  if (pick.cap === undefined)
    return [
      line`No cap on that rate of the **${name}** is known, so it stays ahead at any amount.`,
    ];
  const at = ["ranked", pick.place, "cap"];
  const limit = figure(ranking, [...at, "limit_usd"], "usd");
  const period = told(toPeriod(String(valueAt(ranking, [...at, "period"]))));
  return [line`That holds up to its cap of **${limit}** ${period}; past that its rate drops.`];
}

/** "Is anything better than the Gold here?", "is it dumb to use it": yes is for another card. */
const isAgainst = (asked: Understood): boolean =>
  (says(asked, ASKS_OTHER) && !says(asked, IS_BEST)) || (asksWhether(asked) && says(asked, BLAMES));

const BLAMES =
  /\b(?:dumb|stupid|silly|foolish|crazy|bad|wrong|mistakes?|wast(?:e|ing)|leaving (?:money|points)|miss(?:ing)? out|losing)\b/;
/** "Is it really the best, or is there something better?": yes is for the card itself. */
const IS_BEST = /\b(?:is|are)\b.*\bbest\b.*\bor\b/;
const ASKS_OTHER =
  /\b(?:any(?:thing|one)?|something|some|other|another|is there|are there)\b.*\b(?:better|beats?|higher|more)\b/;

function winsLine({ ranking, cards, asked }: Named, pick: Ranked): Line {
  const many = cards.length;
  const name = told(nameIn(ranking, pick.card));
  const where = told(whereOf(ranking));
  const [total, amount] = [totalOf(ranking, pick), amountOfPurchase(ranking)];
  return many > 1
    ? line`Use the **${name}** ${where}: it gives ${total} on ${amount}, and none of your cards gives more. ${cite(ranking)}`
    : line`${told(isAgainst(asked) ? "No, the" : asksWhether(asked) ? "Yes, the" : "The")} **${name}** is your best card ${where}: it gives ${total} on ${amount}. ${cite(ranking)}`;
}

function losesLine({ ranking, cards, asked }: Named, pick: Ranked, best: Ranked): Line {
  const many = cards.length;
  const no = asksWhether(asked) ? "No: the" : "The";
  const yes = told(isAgainst(asked) ? "Yes: the" : no);
  const mine = told(nameIn(ranking, pick.card));
  const better = told(nameIn(ranking, best.card));
  const where = told(whereOf(ranking));
  const amount = amountOfPurchase(ranking);
  const [own, more] = [totalOf(ranking, pick), totalOf(ranking, best)];
  return many > 1
    ? line`Of those you named the **${mine}** is best ${where}, with ${own} on ${amount}; your **${better}** gives more, ${more}. ${cite(ranking)}`
    : line`${yes} **${mine}** gives ${own} on ${amount} ${where}; your **${better}** is better, with ${more}. ${cite(ranking)}`;
}

/** The named cards are held, and none can be used or ranked there. */
function noneTaken(named: Named, rates: readonly CatalogRate[]): Draft {
  const { ranking, cards, isForeign } = named;
  const [best] = rankedOf(ranking);
  const where = told(whereOf(ranking));
  const result =
    best === undefined
      ? line`No: it cannot be used or ranked ${where}, and neither can your other cards. ${cite(ranking)}`
      : cards.length > 1
        ? line`None of those can be used ${where}. Use the **${told(nameIn(ranking, best.card))}** instead: it gives ${totalOf(ranking, best)} on ${amountOfPurchase(ranking)}. ${cite(ranking)}`
        : line`No, not ${where}. Use the **${told(nameIn(ranking, best.card))}** instead: it gives ${totalOf(ranking, best)} on ${amountOfPurchase(ranking)}. ${cite(ranking)}`;
  return answer({
    result: [result],
    details: [
      ...refusedLines(ranking),
      ...unclearOf(ranking).map(
        ({ card, reason }) => line`${told(nameIn(ranking, card))}: ${told(reason)}`,
      ),
      ...rates.map(notHeldLine),
      ...chanceLines(ranking, 1),
    ].slice(0, MOST_DETAILS),
    caveats: caveatsOf(ranking, isForeign),
    envelopes: envelopesOf(named, rates),
  });
}
