import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import { meantCard, says } from "../../held-meant.ts";
import type { Intent } from "../../intent.ts";
import { CARD_FEE } from "../../phrasings/fee.ts";
import { idsOf } from "../../slots.ts";
import { mentionsOf, type Understood } from "../../understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { catalogLine, catalogRate } from "../purchase/catalog-rates.ts";

const MOST_CARDS = 3;
const MOST_CHANGES = 2;

/** What a card costs: a year, the first year, for authorised users, abroad. */
export const cardFee: Intent = {
  id: "card_fee",
  group: "fee",
  label: "what a card costs",
  likes: ["card"],
  needs: ["card"],
  phrasings: CARD_FEE,
  rules: [
    /^(?:what is |whats |how much is )?(?:the )?(?:annual fee|af) (?:on|for|of) (?:the |my )?<card>$/,
    /^(?:the )?<card> (?:annual fee|fee|af)$/,
  ],
  respond: (asked, toolbox) => {
    const cards = cardsOf(asked, toolbox);
    const fees = toFeeDraft(
      cards.map((card) => ask(toolbox, "get_card", { card })),
      asked,
    );
    return { ...fees, result: [...fees.result, ...rateLines(cards, asked, toolbox)] };
  },
};

const RATE =
  /\b(?:multipliers?|rates?|earns?|earning|points per|miles per|cash ?back|how many (?:points|miles))\b/;

/** "The annual fee and the restaurant multiplier": what it earns there is told too. */
function rateLines(cards: readonly string[], asked: Understood, toolbox: Toolbox): readonly Line[] {
  if (!says(asked, RATE)) return [];
  return idsOf(asked, "category", toolbox.scene.facts).flatMap((category) =>
    cards.map((card) => catalogLine(catalogRate(card, { category }, toolbox))),
  );
}

/** The cards named; one name alone means the card that is held when it may mean several. */
function cardsOf(asked: Understood, toolbox: Toolbox): readonly string[] {
  if (mentionsOf(asked, "card").length > 1) {
    return idsOf(asked, "card", toolbox.scene.facts).slice(0, MOST_CARDS);
  }
  const meant = meantCard(asked, toolbox);
  return [meant.kind === "held" ? meant.held.card.id : meant.id];
}

/** The fee that is asked about first, then the others. */
export function toFeeDraft(records: readonly Envelope[], asked: Understood): Draft {
  const focus = FOCI.find(({ words }) => says(asked, words))?.of ?? annualLine;
  const rest = [annualLine, firstYearLine, userLine, foreignLine].filter((of) => of !== focus);
  const [only] = records;
  return answer({
    result: records.map((record) => focus(record)),
    details:
      only === undefined || records.length > 1
        ? []
        : [...rest.map((of) => of(only)), ...ownFees(only), ...changesOf(only)],
    caveats: only === undefined ? [CAVEATS.terms] : [CAVEATS.terms, CAVEATS.asOf(only)],
    envelopes: records,
  });
}

function annualLine(record: Envelope): Line {
  const name = figure(record, ["card", "card_name"], "text");
  const fee = figure(record, ["card", "annual_fee_usd"], "usd");
  if (fee.value === 0) return line`The **${name}** has **no annual fee**. ${cite(record)}`;
  return numberAt(record, ["card", "first_year_fee_usd"]) === undefined
    ? line`The annual fee of the **${name}** is **${fee}**. ${cite(record)}`
    : line`The annual fee of the **${name}** is **${fee}**, from the second year on. ${cite(record)}`;
}

function firstYearLine(record: Envelope): Line {
  const name = figure(record, ["card", "card_name"], "text");
  const fee = figure(record, ["card", "annual_fee_usd"], "usd");
  if (numberAt(record, ["card", "first_year_fee_usd"]) === undefined) {
    return fee.value === 0
      ? line`The **${name}** has no annual fee, in the first year or later.`
      : line`No source says that the first year of the **${name}** costs less: it is ${fee} from the start.`;
  }
  const first = figure(record, ["card", "first_year_fee_usd"], "usd");
  return first.value === 0
    ? line`The first year of the **${name}** is **free**; from the second year on it is ${fee}. ${cite(record)}`
    : line`The first year of the **${name}** costs **${first}**; from the second year on it is ${fee}. ${cite(record)}`;
}

function userLine(record: Envelope): Line {
  const name = figure(record, ["card", "card_name"], "text");
  const fee = numberAt(record, ["card", "authorized_user_fee_usd"]);
  const free = numberAt(record, ["card", "authorized_users_free"]);
  if (fee === undefined) {
    return line`No dated source says what an authorised user of the **${name}** costs.`;
  }
  if (fee === 0) return line`Authorised users of the **${name}** cost **nothing**. ${cite(record)}`;
  const each = figure(record, ["card", "authorized_user_fee_usd"], "usd");
  return free === undefined || free === 0
    ? line`An authorised user of the **${name}** costs **${each}** a year. ${cite(record)}`
    : line`Of the authorised users of the **${name}** ${figure(record, ["card", "authorized_users_free"], "count")} are free; each further one costs **${each}** a year. ${cite(record)}`;
}

function foreignLine(record: Envelope): Line {
  const name = figure(record, ["card", "card_name"], "text");
  const percent = figure(record, ["card", "foreign_fee_percent"], "percent");
  return percent.value === 0
    ? line`The **${name}** has **no foreign transaction fee**. ${cite(record)}`
    : line`The **${name}** adds **${percent}** to purchases abroad. ${cite(record)}`;
}

const FOCI = [
  { words: /\b(?:foreign|fx|ftf|abroad|overseas)\b/, of: foreignLine },
  {
    words: /\b(?:authori[sz]ed|au|aus|additional|cardholder|extra card|adding|add)\b/,
    of: userLine,
  },
  { words: /\b(?:first year|year two|second year|waived?|waives)\b/, of: firstYearLine },
] as const;

/** What the member wrote down as the fee of a card that is held. */
const ownFees = (record: Envelope): readonly Line[] =>
  rowsAt(record, ["held_as"])
    .filter((row) => numberAt(record, [...row, "annual_fee_usd"]) !== undefined)
    .map(
      (row) => line`Your wallet says you pay ${figure(record, [...row, "annual_fee_usd"], "usd")}.`,
    );

const changesOf = (record: Envelope): readonly Line[] =>
  rowsAt(record, ["changes"])
    .filter(
      (row) =>
        textAt(record, [...row, "field"]) === "annual_fee" &&
        textAt(record, [...row, "old"]) !== undefined &&
        textAt(record, [...row, "new"]) !== undefined,
    )
    .slice(0, MOST_CHANGES)
    .map(
      (row) =>
        line`The annual fee: ${figure(record, [...row, "old"], "usd")} before ${figure(record, [...row, "date"], "date")}, ${figure(record, [...row, "new"], "usd")} since.`,
    );
