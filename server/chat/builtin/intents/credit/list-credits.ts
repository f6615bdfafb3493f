import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { idsOf } from "../../slots.ts";
import type { Understood } from "../../understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { heldOf, wordsOf } from "../purchase/held-names.ts";
import { catalogCredits } from "./catalog-credits.ts";
import { type Credit, creditLine, creditsIn, isAbout, merged } from "./credit-rows.ts";

const MOST_SHOWN = 8;

/** The statement credits of the cards held, all or those of a card, bank or shop. */
export function respondList(asked: Understood, toolbox: Toolbox): Draft {
  const cards = idsOf(asked, "card", toolbox.scene.facts);
  const held = cards.flatMap((card) => heldOf(toolbox.scene, card, asked.owner));
  const [card] = cards;
  if (card !== undefined && held.length === 0) return catalogCredits(card, [], toolbox);
  const [only, ...others] = held;
  const list = ask(toolbox, "list_credits", {
    ...(only !== undefined && others.length === 0 ? { card: only.entry.id } : {}),
    ...(asked.owner === undefined ? {} : { owner: asked.owner }),
  });
  return listDraft(list, wantedOf(list, asked, toolbox), asked, toolbox);
}

/** Rows of the cards, bank or shop that are named; all when none is. */
function wantedOf(list: Envelope, asked: Understood, { scene: { facts } }: Toolbox) {
  const cards = new Set(idsOf(asked, "card", facts));
  const issuers = new Set(idsOf(asked, "issuer", facts));
  const merchants = idsOf(asked, "merchant", facts);
  return creditsIn(list).filter((row) => {
    if (cards.size > 0 && !cards.has(row.card_id)) return false;
    if (issuers.size > 0 && !issuers.has(facts.cards.get(row.card_id)?.issuer ?? "")) return false;
    return merchants.length === 0 || isAbout(row, { benefits: [], merchants }, facts);
  });
}

/** The soonest end first; what has none last. */
const byEnd = (a: Credit, b: Credit): number =>
  (a.period_ends ?? "9999").localeCompare(b.period_ends ?? "9999");

function listDraft(
  list: Envelope,
  rows: readonly Credit[],
  asked: Understood,
  toolbox: Toolbox,
): Draft {
  const all = creditsIn(list);
  const isUsedAsked = /\bused\b/.test(wordsOf(asked)) && !/\b(?:not|unused)\b/.test(wordsOf(asked));
  const used = rows.filter(({ status }) => status === "used");
  const open = rows.filter(({ status }) => status !== "used" && status !== "expired");
  const shown = merged(isUsedAsked ? used : [...open.toSorted(byEnd), ...used]);
  if (rows.length === 0) return noneDraft(list, toolbox);
  return answer({
    result: [firstLine(list, rows, all, isUsedAsked)],
    details: [
      ...shown.slice(0, MOST_SHOWN).map((row) => creditLine(list, row, all)),
      ...(shown.length > MOST_SHOWN
        ? [line`The others run longer; name a card to see its own.`]
        : []),
    ],
    caveats: [
      line`Used is what was logged here; the issuer's own count decides.`,
      CAVEATS.terms,
      CAVEATS.asOf(list),
    ],
    envelopes: [list],
  });
}

/** Totals are of the whole list, so they are told only where all of it was asked for. */
function firstLine(
  list: Envelope,
  rows: readonly Credit[],
  all: readonly Credit[],
  isUsedAsked: boolean,
): Line {
  if (isUsedAsked) {
    return rows.some(({ status }) => status === "used")
      ? line`These credits are used up in their running periods. ${cite(list)}`
      : line`No credit is logged as used up in its running period. ${cite(list)}`;
  }
  if (rows.length < all.length)
    return line`These credits of yours fit; the soonest to end first. ${cite(list)}`;
  const left = figure(list, ["totals", "left_usd"], "usd");
  const year = figure(list, ["totals", "year_usd"], "usd");
  const many = figure(list, ["totals", "credits"], "count");
  return line`**${left}** is left in the running periods of ${many} credits, which come to ${year} a year at face value. ${cite(list)}`;
}

const noneDraft = (list: Envelope, { scene }: Toolbox): Draft =>
  answer({
    result: [
      scene.wallet.cards.length === 0
        ? line`Your wallet holds no card yet, so I know of no credits. Add your cards with add_wallet_card, or name a card and I tell its credits.`
        : line`None of these cards is known to carry such a statement credit. ${cite(list)}`,
    ],
    details: scene.wallet.cards.length === 0 ? [] : [line`${told(list.summary)}`],
    envelopes: [list],
  });
