import { ask } from "../../compose/ask.ts";
import {
  answer,
  CAVEATS,
  cite,
  type Draft,
  type Line,
  line,
  quote,
  told,
} from "../../compose/draft.ts";
import { figure, valueAt } from "../../compose/figure.ts";
import type { Intent } from "../../intent.ts";
import { CAP_LEFT } from "../../phrasings/purchase-rates.ts";
import { CAP_LEFT_MORE } from "../../phrasings/purchase-caps-more.ts";
import { amountOf, idsOf, nameOf } from "../../slots.ts";
import { amountsOf, type Understood } from "../../understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { withoutOffer } from "./catalog-rates.ts";
import { cappedRates, type CapPlace, catalogCap, whichRate } from "./catalog-caps.ts";
import { noCards, sheetFor } from "./cheat-sheet.ts";
import { heldByBank, heldOf, joinLines, preferHeld, wordsOf } from "./held-names.ts";
import type { PurchaseInput } from "./purchase-slots.ts";
import { rotatingCap } from "./rotating.ts";
import {
  bestLine,
  caveatsOf,
  nameIn,
  nextLine,
  type Ranked,
  rankedOf,
  whereOf,
} from "./ranked-cards.ts";
import { bestRowsOf, capLine, toPeriod } from "./sheet-rows.ts";

const MOST_LINES = 8;
/** Asked for no purchase in particular. */
const PLAIN_USD = 100;

/** How much of a capped rate is left, and which card comes after it. */
export const capLeft: Intent = {
  id: "cap_left",
  group: "purchase",
  label: "how much of a spending cap is left, or what to use after it",
  likes: ["card", "category", "usd"],
  needs: [],
  phrasings: `${CAP_LEFT}${CAP_LEFT_MORE}`,
  rules: [
    /\b(?:hit|reached|maxed out|maxed|used up|blew through|over) (?:the|my) (?:<\w+> )*(?:spending |bonus |quarterly )?(?:cap|limit)\b/,
    /\bhow much of (?:the|my) (?:<card> )?(?:<category> )?cap\b/,
  ],
  respond: (given, toolbox) => {
    const asked = heldByBank(preferHeld(given, toolbox.scene), toolbox.scene);
    const { facts } = toolbox.scene;
    const [card] = idsOf(asked, "card", facts);
    const place = placeOf(asked, card, toolbox);
    const held = card === undefined ? [] : heldOf(toolbox.scene, card, asked.owner);
    if (card !== undefined && held.length === 0) return catalogCap(card, place, toolbox);
    if (place === undefined) {
      if (card === undefined) return allCaps(asked, toolbox);
      return rotatingCap(card, asked, toolbox) ?? whichRate(card, toolbox);
    }
    const purchase = { ...place, amount: PLAIN_USD, ...ownerOf(asked) };
    const ranking = ask(toolbox, "best_card_for_purchase", purchase);
    const row = cappedRow(ranking, card, amountOf(asked, "usd"));
    if (row === undefined) {
      const turning = card === undefined ? undefined : rotatingCap(card, asked, toolbox);
      return turning ?? noCap(ranking, card, toolbox);
    }
    const found = { ranking, row, purchase };
    const spent = spentOf(asked, row);
    if (spent !== undefined) return leftDraft(counted(found, spent, toolbox), row, asked);
    return isUsedUp(asked) ? afterCap(found, toolbox) : leftDraft(ranking, row, asked);
  },
};

/** The card with a cap that is meant: the one named, the one whose cap is told, the best one. */
function cappedRow(ranking: Envelope, card: string | undefined, usd: number | undefined) {
  const rows = rankedOf(ranking).filter(
    (one) => one.cap !== undefined && (card === undefined || one.card.card_id === card),
  );
  return rows.find(({ cap }) => cap?.limit_usd === usd) ?? rows[0];
}

/** What the question says was spent, where it is less than the cap. */
function spentOf(asked: Understood, { cap }: Ranked): number | undefined {
  const usd = amountOf(asked, "usd");
  return usd !== undefined && cap !== undefined && usd < cap.limit_usd ? usd : undefined;
}

/** The ranking with so much of the cap used. */
const counted = ({ row, purchase, ranking }: Used, spent: number, toolbox: Toolbox): Envelope =>
  ask(toolbox, "best_card_for_purchase", {
    ...purchase,
    cap_spent: [
      { card: row.card.wallet_card_id, category: categoryOf(purchase, ranking), spent_usd: spent },
    ],
  });

/** As it codes, for the cap is looked up by category. */
const categoryOf = ({ category }: PurchaseInput, ranking: Envelope): string =>
  category ?? String(valueAt(ranking, ["purchase", "category"]));

const ownerOf = ({ owner }: Understood) => (owner === undefined ? {} : { owner });

/** The place that is named, or the only one on which the card's rate has a cap. */
function placeOf(
  asked: Understood,
  card: string | undefined,
  toolbox: Toolbox,
): CapPlace | undefined {
  const { facts } = toolbox.scene;
  const [category] = idsOf(asked, "category", facts);
  if (category !== undefined) return { category };
  const [merchant] = idsOf(asked, "merchant", facts);
  if (merchant !== undefined) return { merchant };
  if (card === undefined) return undefined;
  const capped = cappedRates(ask(toolbox, "get_card", { card }));
  const keys = new Set(capped.map((rate) => rate.category));
  const [only] = keys;
  return keys.size === 1 && only !== undefined ? { category: only } : undefined;
}

const USED_UP =
  /\b(?:hit|reached|reaching|maxed|max out|used up|cap out|capped|topped out|tapped out|blew|blown|burned|burnt|torched|exhausted|used all|ate up|eaten up|chewed through|ran out|run out|(?:ran|run|went|gone|going) (?:right |clean |clear )?(?:through|past|over)|over the|after|once|exceed|exceeded|already spent|have spent|spent all|spent the (?:whole|full|entire)|limit used|cap reached|put <?)\b/;

const isUsedUp = (asked: Understood): boolean =>
  USED_UP.test(wordsOf(asked)) &&
  !/\b(?:have i (?:hit|reached|maxed)|am i|how close|did i)\b/.test(wordsOf(asked));

interface Used {
  readonly ranking: Envelope;
  readonly row: Ranked;
  readonly purchase: PurchaseInput;
}

/** The ranking as it is once the cap is used up. */
function afterCap(used: Used, toolbox: Toolbox): Draft {
  const { ranking, row } = used;
  const after = counted(used, row.cap?.limit_usd ?? 0, toolbox);
  const [best, next] = rankedOf(after);
  if (best === undefined) return noCap(ranking, undefined, toolbox);
  const isSame = best.card.wallet_card_id === row.card.wallet_card_id;
  const name = told(nameIn(ranking, row.card));
  const cap = line`With the cap of ${figure(ranking, ["ranked", row.place, "cap", "limit_usd"], "usd")} ${told(toPeriod(String(valueAt(ranking, ["ranked", row.place, "cap", "period"]))))} on the ${name} used up:`;
  const stays = isSame ? line` It stays best even at the lower rate.` : line``;
  return answer({
    result: [joinLines([cap, bestLine(after, best)], " "), ...(isSame ? [stays] : [])],
    details: [
      ...best.why.map((words) => line`${told(words)}`),
      ...(next === undefined ? [] : [nextLine(after, next)]),
    ],
    caveats: [
      line`The cap is counted as used up for this question only; update_wallet_card keeps what was spent.`,
      ...caveatsOf(after),
    ],
    envelopes: [after],
  });
}

/** What is left of the cap, where the wallet says. */
function leftDraft(ranking: Envelope, before: Ranked, asked: Understood): Draft {
  const row =
    rankedOf(ranking).find(({ card }) => card.wallet_card_id === before.card.wallet_card_id) ??
    before;
  const at = ["ranked", row.place, "cap"];
  const limit = figure(ranking, [...at, "limit_usd"], "usd");
  const period = told(toPeriod(String(valueAt(ranking, [...at, "period"]))));
  const name = told(nameIn(ranking, row.card));
  const where = told(whereOf(ranking));
  const result = row.cap?.left_known
    ? line`**${figure(ranking, [...at, "left_usd"], "usd")}** of the cap of ${limit} ${period} is left on the **${name}** ${where}. ${cite(ranking)}`
    : line`The **${name}** has a cap of **${limit}** ${period} ${where}. How much of it is used is not recorded, so I cannot say what is left. ${cite(ranking)}`;
  const [best, next] = rankedOf(ranking);
  const other = best?.place === row.place ? next : best;
  const [usd] = amountsOf(asked, "usd");
  // A cap that was told to be reached is another card's.
  const isOther = usd !== undefined && isReached(asked);
  const mismatch = line`No cap of ${quote(usd?.text ?? "that size")} is known there on your cards; it is ${limit}.`;
  return answer({
    result:
      isOther && best !== undefined
        ? [joinLines([mismatch, bestLine(ranking, best)], " "), result]
        : [result],
    details: [
      ...(other === undefined ? [] : [nextLine(ranking, other)]),
      ...(row.cap?.left_known === true
        ? []
        : [line`Record what was spent with update_wallet_card, or tell me when it is used up.`]),
      ...(usd === undefined ? [] : [line`Counted with ${quote(usd.text)} spent, as you said`]),
    ],
    caveats: [CAVEATS.terms, ...caveatsOf(ranking)],
    envelopes: [ranking],
  });
}

const isReached = (asked: Understood): boolean =>
  /\b(?:hit|reached|maxed|used up)\b/.test(wordsOf(asked));

function noCap(ranking: Envelope, card: string | undefined, toolbox: Toolbox): Draft {
  const where = told(whereOf(ranking));
  const rows = rankedOf(ranking);
  const name = told(
    card === undefined ? "any of your cards" : nameOf("card", card, toolbox.scene.facts),
  );
  const record = card === undefined ? undefined : ask(toolbox, "get_card", { card });
  const [best] = rows;
  return answer({
    result: [
      line`No cap on what ${name} earns ${where} is known. ${cite(ranking)}`,
      ...(best === undefined ? [] : [bestLine(ranking, best)]),
    ],
    caveats: caveatsOf(ranking),
    envelopes: [ranking, ...(record === undefined ? [] : [withoutOffer(record)])],
  });
}

/** All caps on best cards of everyday categories. */
function allCaps(asked: Understood, toolbox: Toolbox): Draft {
  const sheet = sheetFor(asked, toolbox);
  const rows = bestRowsOf(sheet);
  if (rows.length === 0) return noCards(sheet);
  const capped = rows.filter(({ cap }) => cap !== undefined);
  const first: Line =
    capped.length === 0
      ? line`None of the cards that are best in their category has a cap there. ${cite(sheet)}`
      : line`These are the caps on your best cards, with what comes after each. ${cite(sheet)}`;
  return answer({
    result: [first],
    details: capped.slice(0, MOST_LINES).map((row) => capLine(sheet, row)),
    caveats: [CAVEATS.terms, CAVEATS.asOf(sheet)],
    envelopes: [sheet],
  });
}
