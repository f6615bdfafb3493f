import type { Envelope } from "../../../../tools/core/envelope.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { type CatalogRate, catalogLine, catalogRate, withoutOffer } from "./catalog-rates.ts";
import { asksWhether } from "../fee/asks-whether.ts";
import { chosenLine, whoseLine } from "./side-by-side.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../understood.ts";
import { asksGap, gapLines, namedOf, worthLine } from "./gap-lines.ts";
import { joinLines } from "./held-names.ts";
import type { PurchaseInput } from "./purchase-slots.ts";
import { hasAmount } from "./purchase-sums.ts";
import {
  amountOfPurchase,
  arithmeticOf,
  bonusLine,
  caveatsOf,
  chanceLines,
  conditionLines,
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

const MOST_DETAILS = 8;
const MOST_CARDS = 4;

interface Named {
  readonly ranking: Envelope;
  readonly purchase: PurchaseInput;
  /** The cards that the question names. */
  readonly cards: readonly string[];
  readonly isForeign: boolean;
  readonly asked: Understood;
}

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

/** How far apart the named cards are, where that is asked. */
const gapIn = ({ ranking, asked }: Named): readonly Line[] =>
  asksGap(asked) ? gapLines(ranking, asked) : [];

/** "How many points is that": what each named card brings, before which is best. */
const bringsIn = ({ ranking, asked }: Named): readonly Line[] =>
  says(asked, /\bhow many (?:points|miles)\b/)
    ? namedOf(ranking).map((row) => worthLine(ranking, row))
    : [];

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
      ...refusedLines(ranking),
      ...rates.map(notHeldLine),
      ...conditionLines(pick, 1),
      ...chanceLines(ranking, 1),
    ].slice(0, MOST_DETAILS),
    caveats: caveatsOf(ranking, isForeign),
    envelopes: [ranking, ...rates.map(({ record }) => withoutOffer(record))],
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
    result: [...bringsIn(named), chosen, ...bonusLine(ranking, pick), ...more],
    details: [
      ...arithmeticOf(ranking, pick),
      ...refusedLines(ranking),
      ...rates.map(notHeldLine),
      ...conditionLines(pick, 1),
      ...chanceLines(ranking, 1),
    ].slice(0, MOST_DETAILS),
    caveats: caveatsOf(ranking, isForeign),
    envelopes: [ranking, ...rates.map(({ record }) => withoutOffer(record))],
  });
}

/** "Is anything better than the Gold here?": yes is for another card. */
const ASKS_OTHER =
  /\b(?:any(?:thing|one)?|something|some|other|another|is there|are there)\b.*\b(?:better|beats?|higher|more)\b/;

function winsLine({ ranking, cards, asked }: Named, pick: Ranked): Line {
  const many = cards.length;
  const name = told(nameIn(ranking, pick.card));
  const where = told(whereOf(ranking));
  const [total, amount] = [totalOf(ranking, pick), amountOfPurchase(ranking)];
  return many > 1
    ? line`Use the **${name}** ${where}: it gives ${total} on ${amount}, and none of your cards gives more. ${cite(ranking)}`
    : line`${told(says(asked, ASKS_OTHER) ? "No, the" : asksWhether(asked) ? "Yes, the" : "The")} **${name}** is your best card ${where}: it gives ${total} on ${amount}. ${cite(ranking)}`;
}

function losesLine({ ranking, cards, asked }: Named, pick: Ranked, best: Ranked): Line {
  const many = cards.length;
  const no = asksWhether(asked) ? "No: the" : "The";
  const yes = told(says(asked, ASKS_OTHER) ? "Yes: the" : no);
  const mine = told(nameIn(ranking, pick.card));
  const better = told(nameIn(ranking, best.card));
  const where = told(whereOf(ranking));
  const amount = amountOfPurchase(ranking);
  const [own, more] = [totalOf(ranking, pick), totalOf(ranking, best)];
  return many > 1
    ? line`Of those you named the **${mine}** is best ${where}, with ${own} on ${amount}; your **${better}** gives more, ${more}. ${cite(ranking)}`
    : line`${yes} **${mine}** gives ${own} on ${amount} ${where}; your **${better}** is better, with ${more}. ${cite(ranking)}`;
}

const notHeldLine = (rate: CatalogRate): Line =>
  joinLines([line`Not in your wallet`, catalogLine(rate)], ": ");

/** The named cards are held, and none can be used or ranked there. */
function noneTaken({ ranking, cards, isForeign }: Named, rates: readonly CatalogRate[]): Draft {
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
    envelopes: [ranking, ...rates.map(({ record }) => withoutOffer(record))],
  });
}

/** None of the named cards is held: what the catalog says they earn, and the best one held. */
function fromCatalog(named: Named, rates: readonly CatalogRate[]): Draft {
  const { ranking, isForeign, asked } = named;
  const isAlone = rates.length === 1 && hasAmount(asked);
  const gap = isAlone ? gapLines(ranking, asked) : gapIn(named);
  const isTold = isAlone && gap.length > 0;
  const worth =
    hasAmount(asked) && !isTold ? namedOf(ranking).map((row) => worthLine(ranking, row)) : [];
  const taken = rates.filter(({ isTaken }) => isTaken);
  const [pick, ...others] = taken.toSorted((a, b) => (b.cents ?? 0) - (a.cents ?? 0));
  const [best] = rankedOf(ranking);
  const mine =
    best === undefined
      ? []
      : [
          line`Of the cards in your wallet, the **${told(nameIn(ranking, best.card))}** is best ${told(whereOf(ranking))}: ${totalOf(ranking, best)} on ${amountOfPurchase(ranking)}. ${cite(ranking)}`,
        ];
  return answer({
    result: isTold
      ? [...gap, pickLine(ranking, pick, others, rates.length)]
      : [...gap, ...worth, pickLine(ranking, pick, others, rates.length), ...mine],
    details: rates.map(catalogLine),
    caveats: [
      ...(best === undefined
        ? [CAVEATS.estimate, CAVEATS.asOf(ranking)]
        : caveatsOf(ranking, isForeign)),
    ],
    envelopes: [ranking, ...rates.map(({ record }) => withoutOffer(record))],
  });
}

function pickLine(
  ranking: Envelope,
  pick: CatalogRate | undefined,
  others: readonly CatalogRate[],
  many: number,
): Line {
  const where = told(whereOf(ranking));
  if (pick === undefined) {
    return many > 1
      ? line`None of these cards is taken ${where}. ${cite(ranking)}`
      : line`That card's network is not taken ${where}. ${cite(ranking)}`;
  }
  const name = figure(pick.record, ["card", "card_name"], "text");
  const isSure = pick.cents !== undefined && others.every(({ cents }) => cents !== undefined);
  if (many === 1)
    return line`The **${name}** is not in your wallet; this is what it earns ${where}.`;
  if (!isSure)
    return line`These cards are not in your wallet, and not all rates ${where} are known.`;
  return others.some(({ cents }) => cents === pick.cents)
    ? line`These cards are not in your wallet. By the catalog several earn the same ${where}, the **${name}** among them.`
    : line`These cards are not in your wallet. By the catalog the **${name}** earns most ${where}.`;
}
