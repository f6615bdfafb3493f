import * as z from "zod";
import { ask } from "../../compose/ask.ts";
import {
  answer,
  CAVEATS,
  cite,
  clarify,
  type Draft,
  type Line,
  line,
  told,
} from "../../compose/draft.ts";
import { figure, valueAt } from "../../compose/figure.ts";
import type { Intent } from "../../intent.ts";
import { FIND_CARDS } from "../../phrasings/card.ts";
import { amountOf, idOf, nameOf } from "../../slots.ts";
import { mentionsOf, type Understood } from "../../understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";

const MOST_SHOWN = 8;

const found = z.array(
  z.looseObject({
    card_name: z.string(),
    held: z.boolean(),
    matched_benefits: z.array(z.unknown()).optional(),
  }),
);

/** Cards with a benefit, of an issuer, under a fee, or of a currency; the member's own first. */
export const findCards: Intent = {
  id: "find_cards",
  group: "card",
  label: "which cards have a benefit or a low fee",
  likes: ["benefit", "issuer", "usd", "program", "network"],
  needs: [],
  phrasings: FIND_CARDS,
  respond: (asked, toolbox) => {
    const isOwn = /\b(?:my|mine|i have|do i)\b/.test(asked.tokens.join(" "));
    const [benefit] = mentionsOf(asked, "benefit");
    const wanted =
      benefit?.text ?? (/\bforeign\b/.test(asked.tokens.join(" ")) ? "no foreign fee" : undefined);
    return wanted === undefined ? bySearch(asked, toolbox) : byBenefit(wanted, isOwn, toolbox);
  },
};

function byBenefit(benefit: string, isOwn: boolean, toolbox: Toolbox): Draft {
  const input = { benefit, limit: MOST_SHOWN, ...(isOwn ? { held_only: true } : {}) };
  const list = ask(toolbox, "find_cards_by_benefit", input);
  const cards = found.parse(valueAt(list, ["cards"]) ?? []);
  const many = figure(list, ["matched_count"], "count");
  const result =
    cards.length === 0
      ? isOwn
        ? line`None of your cards is known to carry that benefit.`
        : line`No card is known to carry that benefit.`
      : isOwn
        ? line`${many} of your cards carry it: **${told(namesOf(cards))}**. ${cite(list)}`
        : line`${many} cards carry it; yours first: **${told(namesOf(cards))}**. ${cite(list)}`;
  return answer({
    result: [result],
    details: cards.flatMap((card, place) => detailOf(list, card.card_name, place)),
    caveats: [CAVEATS.terms, CAVEATS.asOf(list)],
    envelopes: [list],
  });
}

const namesOf = (cards: z.infer<typeof found>): string =>
  cards.map(({ card_name: name }) => name).join("; ");

function detailOf(list: Envelope, name: string, place: number): readonly Line[] {
  const text = valueAt(list, ["cards", place, "matched_benefits", 0, "text"]);
  return typeof text === "string" ? [line`${told(name)}: ${told(text)}`] : [];
}

/** Filters of the catalog that the question names. */
function bySearch(asked: Understood, toolbox: Toolbox): Draft {
  const { facts } = toolbox.scene;
  const words = asked.tokens.join(" ");
  const issuer = idOf(asked, "issuer", facts);
  const program =
    mentionsOf(asked, "program").length > 0 && issuer === undefined
      ? idOf(asked, "program", facts)
      : undefined;
  const isFree = /\b(?:no|zero|without|free)\b.*\b(?:annual )?fee\b/.test(words);
  const most = isFree ? 0 : amountOf(asked, "usd");
  const type = /\bbusiness\b/.test(words)
    ? "business"
    : /\bpersonal\b/.test(words)
      ? "personal"
      : undefined;
  const filters = {
    ...(issuer === undefined ? {} : { issuer: nameOf("issuer", issuer, facts) }),
    ...(program === undefined ? {} : { currency: program }),
    ...(most === undefined ? {} : { annual_fee_max: most }),
    ...(type === undefined ? {} : { card_type: type }),
  };
  if (Object.keys(filters).length === 0) {
    return clarify(
      line`Which cards are you looking for: by a benefit, a bank, or the highest fee you would pay?`,
    );
  }
  const list = ask(toolbox, "search_cards", { ...filters, limit: MOST_SHOWN });
  const cards = found.parse(valueAt(list, ["cards"]) ?? []);
  const many = figure(list, ["matched_count"], "count");
  return answer({
    result: [
      cards.length === 0
        ? line`No open card fits.`
        : line`${many} cards fit; in the order of the catalog: **${told(namesOf(cards))}**. ${cite(list)}`,
    ],
    details: cards.map(
      ({ card_name: name }, place) =>
        line`${told(name)}: ${figure(list, ["cards", place, "annual_fee_usd"], "usd")} a year`,
    ),
    caveats: [CAVEATS.asOf(list)],
    envelopes: [list],
  });
}
