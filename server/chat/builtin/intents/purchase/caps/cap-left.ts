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
import type { Intent } from "../../../intent.ts";
import { payingInput, payingTold } from "../../../readings/paying-told.ts";
import { CAP_LEFT } from "../../../phrasings/purchase-rates.ts";
import { CAP_LEFT_MORE } from "../../../phrasings/purchase-caps-more.ts";
import { idsOf, nameOf } from "../../../slots.ts";
import type { Understood } from "../../../../language/understood.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import type { Envelope } from "../../../../../tools/core/envelope.ts";
import { respondBestCard } from "../choice/best-card.ts";
import { withoutOffer } from "../rates/catalog-rates.ts";
import { cappedRates, type CapPlace, catalogCap, whichRate } from "./catalog-caps.ts";
import { heldByWord, kindTold, priceTold, sumsTold } from "./cap-spent.ts";
import { tellCap } from "./cap-told.ts";
import { noCards, sheetFor } from "../sheet/sheet-of.ts";
import { heldByBank, heldOf, preferHeld } from "../../../readings/held-preferred.ts";
import { rotatingCap, rotatingCaps } from "../sheet/rotating.ts";
import { bestLine, caveatsOf, rankedOf, whereOf } from "../choice/ranked-cards.ts";
import { bestRowsOf, capLine } from "../sheet/sheet-rows.ts";

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
    const { scene } = toolbox;
    const asked = heldByWord(heldByBank(preferHeld(given, scene), scene), scene);
    const { facts } = toolbox.scene;
    const paying = payingTold(asked, scene);
    const named = idsOf(asked, "card", facts);
    const card = named.find((id) => !paying.without.includes(id));
    if (card === undefined && named.length > 0) return respondBestCard(asked, toolbox);
    const place = placeOf(asked, card, toolbox);
    const held = card === undefined ? [] : heldOf(toolbox.scene, card, asked.owner);
    if (card !== undefined && held.length === 0) return catalogCap(card, place, toolbox);
    if (place === undefined) {
      if (card === undefined) return rotatingCaps(asked, toolbox) ?? allCaps(asked, toolbox);
      return rotatingCap(card, asked, toolbox) ?? whichRate(card, toolbox);
    }
    const purchase = {
      ...place,
      amount: priceTold(asked) ?? PLAIN_USD,
      ...payingInput(paying),
      ...ownerOf(asked),
    };
    const ranking = ask(toolbox, "best_card_for_purchase", purchase);
    const row = cappedRow(ranking, card, sumsTold(asked));
    if (row === undefined) {
      const turning = card === undefined ? undefined : rotatingCap(card, asked, toolbox);
      return turning ?? noCap(ranking, card, toolbox);
    }
    return tellCap({ ranking, row, purchase }, asked, toolbox);
  },
};

/** The card with a cap that is meant: the one named, the one whose cap is told, the best one. */
function cappedRow(ranking: Envelope, card: string | undefined, sums: readonly number[]) {
  const rows = rankedOf(ranking).filter(
    (one) => one.cap !== undefined && (card === undefined || one.card.card_id === card),
  );
  return rows.find(({ cap }) => sums.includes(cap?.limit_usd ?? 0)) ?? rows[0];
}

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
  const sums = sumsTold(asked);
  const kind = kindTold(asked);
  const meant = [
    capped.filter(({ category: key }) => key === kind),
    capped.filter(({ cap_usd: cap = 0 }) => sums.includes(cap)),
    capped,
  ].find((rates) => rates.length > 0);
  const [first, ...others] = meant ?? [];
  // Rates that share a cap have the same of it left.
  const isOne = others.every(
    ({ category: key, cap_key: cap }) => key === first?.category || cap === first?.cap_key,
  );
  return first !== undefined && isOne ? { category: first.category } : undefined;
}

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
