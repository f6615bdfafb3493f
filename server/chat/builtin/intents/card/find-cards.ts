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
  quote,
  told,
} from "../../compose/draft.ts";
import { figure, valueAt } from "../../compose/figure.ts";
import { joinLines } from "../../compose/rows.ts";
import type { Intent } from "../../intent.ts";
import { FIND_CARDS } from "../../phrasings/card.ts";
import { amountOf, idOf, nameOf } from "../../slots.ts";
import { type Amount, amountsOf, mentionsOf, type Understood } from "../../understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";

const MOST_SHOWN = 8;
/** Looked through for those within a fee. */
const MOST_SIFTED = 100;

const found = z.array(
  z.looseObject({
    card_name: z.string(),
    held: z.boolean(),
    annual_fee_usd: z.number(),
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
    const wanted = benefit?.text ?? benefitInWords(asked.tokens.join(" "));
    if (wanted === undefined) return bySearch(asked, toolbox);
    const most = /\b(?:fee|cost|a year)\b/.test(asked.tokens.join(" "))
      ? amountsOf(asked, "usd")[0]
      : undefined;
    return byBenefit({ benefit: wanted, isOwn, most }, toolbox);
  },
};

/** Benefits that people ask for without their names. */
const IN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bforeign\b/, "no foreign fee"],
  [
    /\b(?:hotel|free|anniversary) (?:\w+ )?nights?\b|\bnights? (?:free|on the house|at (?:a|any) hotel)\b|\bfree (?:hotel )?stays?\b/,
    "free night",
  ],
];

const benefitInWords = (words: string): string | undefined =>
  IN_WORDS.find(([said]) => said.test(words))?.[1];

interface Wanted {
  readonly benefit: string;
  readonly isOwn: boolean;
  /** The most that the fee may be, where that is told. */
  readonly most?: Amount | undefined;
}

function byBenefit({ benefit, isOwn, most }: Wanted, toolbox: Toolbox): Draft {
  const list = ask(toolbox, "find_cards_by_benefit", {
    benefit,
    limit: most === undefined ? MOST_SHOWN : MOST_SIFTED,
    ...(isOwn ? { held_only: true } : {}),
  });
  const all = found.parse(valueAt(list, ["cards"]) ?? []).map((card, place) => ({ card, place }));
  const cards = all.filter(({ card: { annual_fee_usd: fee } }) => fee <= (most?.value ?? fee));
  const shown = cards.slice(0, MOST_SHOWN);
  return answer({
    result: [resultOf(list, shown, { benefit, isOwn, most })],
    details: shown.flatMap((one) => detailOf(list, one, most !== undefined)),
    caveats: [CAVEATS.terms, CAVEATS.asOf(list)],
    envelopes: [list],
  });
}

function resultOf(list: Envelope, shown: readonly Placed[], { isOwn, most }: Wanted): Line {
  const names = told(namesOf(shown.map(({ card }) => card)));
  const many = figure(list, ["matched_count"], "count");
  if (shown.length === 0) {
    return most === undefined
      ? isOwn
        ? line`None of your cards is known to carry that benefit.`
        : line`No card is known to carry that benefit.`
      : line`No card with that benefit is known for a fee of ${quote(most.text)} or less. ${cite(list)}`;
  }
  if (most !== undefined) {
    return line`Of ${many} cards that carry it these ask a fee of ${quote(most.text)} or less: **${names}**. ${cite(list)}`;
  }
  if (isOwn) return line`${many} of your cards carry it: **${names}**. ${cite(list)}`;
  return shown.some(({ card }) => card.held)
    ? line`${many} cards carry it; yours first: **${names}**. ${cite(list)}`
    : line`${many} cards carry it: **${names}**. ${cite(list)}`;
}

interface Placed {
  readonly card: z.infer<typeof found>[number];
  readonly place: number;
}

const namesOf = (cards: z.infer<typeof found>): string =>
  cards.map(({ card_name: name }) => name).join("; ");

/** What the card gives; with its fee where one was told. */
function detailOf(list: Envelope, { card, place }: Placed, hasFee: boolean): readonly Line[] {
  const text = valueAt(list, ["cards", place, "matched_benefits", 0, "text"]);
  if (typeof text !== "string") return [];
  const given = line`${told(card.card_name)}: ${told(text)}`;
  if (!hasFee) return [given];
  return [
    joinLines(
      [given, line`${figure(list, ["cards", place, "annual_fee_usd"], "usd")} a year`],
      "; ",
    ),
  ];
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
