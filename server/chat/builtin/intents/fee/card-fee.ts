import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import { meantCard } from "../../readings/held-meant.ts";
import { says } from "../../readings/says.ts";
import type { Intent } from "../../intent.ts";
import { CARD_FEE } from "../../phrasings/fee.ts";
import { idsOf } from "../../slots.ts";
import { amountsOf, mentionsOf, type Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { unknownTraits } from "../../readings/unknown-traits.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import { namedSum } from "./named-sum.ts";
import { asksChange, feeChangeOf } from "./fee-change.ts";
import { catalogLine, catalogRate } from "../purchase/rates/catalog-rates.ts";

const MOST_CARDS = 7;
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
    const [first] = cards;
    if (first !== undefined && asksChange(asked)) return feeChangeOf(first, asked, toolbox);
    const records = cards.map((card) => ask(toolbox, "get_card", { card }));
    const unknown = unknownTraits(asked);
    const fees = toFeeDraft(records, asked, unknown.length > 0);
    return {
      ...fees,
      result: [
        ...namedSum(records, asked, toolbox),
        ...fees.result,
        ...rateLines(cards, asked, toolbox),
        ...networkLines(cards, asked, toolbox),
        ...(unknown.length === 0
          ? []
          : [line`My data does **not** tell ${told(unknown.join(", "))}; the issuer's page does.`]),
      ],
    };
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

/** "And is that a Visa or a Mastercard". */
const networkLines = (
  cards: readonly string[],
  asked: Understood,
  toolbox: Toolbox,
): readonly Line[] =>
  mentionsOf(asked, "network").length > 0 || says(asked, /\b(?:which|what) network\b/)
    ? cards.flatMap((card) => {
        const record = ask(toolbox, "get_card", { card });
        return textAt(record, ["card", "network"]) === undefined
          ? []
          : [
              line`The **${figure(record, ["card", "card_name"], "text")}** is a **${figure(record, ["card", "network"], "text")}** card. ${cite(record)}`,
            ];
      })
    : [];

/** The cards named; one name alone means the card that is held when it may mean several. */
function cardsOf(asked: Understood, toolbox: Toolbox): readonly string[] {
  if (mentionsOf(asked, "card").length > 1) {
    return idsOf(asked, "card", toolbox.scene.facts).slice(0, MOST_CARDS);
  }
  const meant = meantCard(asked, toolbox);
  return [meant.kind === "held" ? meant.held.card.id : meant.id];
}

/** The fee that is asked about first, then the others. */
export function toFeeDraft(
  records: readonly Envelope[],
  asked: Understood,
  // What is asked with "is it" may be what nobody knows.
  isOpen = false,
): Draft {
  const focus = focusOf(asked);
  const [only] = records;
  const hasFirst =
    only !== undefined && numberAt(only, PLACES.get(firstYearLine) ?? []) !== undefined;
  const rest = [annualLine, firstYearLine, userLine, foreignLine].filter(
    (of) => of !== focus && (of !== firstYearLine || hasFirst),
  );
  return answer({
    result: records.map((record) =>
      isOpen ? focus(record) : withVerdict(record, focus(record), { asked, focus }),
    ),
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
    : line`**Up to ${figure(record, ["card", "authorized_users_free"], "count")} authorised users** of the **${name}** are **free**; beyond those it is **${each}** a year for each. ${cite(record)}`;
}

function foreignLine(record: Envelope): Line {
  const name = figure(record, ["card", "card_name"], "text");
  const percent = figure(record, ["card", "foreign_fee_percent"], "percent");
  return percent.value === 0
    ? line`The **${name}** has **no foreign transaction fee**. ${cite(record)}`
    : line`The **${name}** adds **${percent}** to purchases abroad. ${cite(record)}`;
}

type Focus = (record: Envelope) => Line;

/** People who are given a card of the account. */
const FAMILY =
  "(?:husband|wife|spouse|partner|kids?|sons?|daughters?|child|children|grandsons?|granddaughters?|grandkids?|mom|mother|dad|father|parents?|brother|sister|boyfriend|girlfriend|roommate|employees?|teenager)";

const FOCI: readonly { readonly words: RegExp; readonly of: Focus }[] = [
  { words: /\b(?:foreign|fx|ftf|abroad|overseas)\b/, of: foreignLine },
  {
    words:
      /\b(?:authori[sz]ed|au|aus|additional|extra (?:card|user|plastic)|second(?:ary)? (?:card|user|holder|plastic)|own (?:card|plastic|copy)|card ?holders?|adding|add|employee (?:cards?|users?|ones))\b/,
    of: userLine,
  },
  {
    words: new RegExp(
      `\\b(?:put|get|give|gave|want|wants|order|for|have|let)\\b.*\\b${FAMILY}\\b|\\b${FAMILY}\\b.*\\b(?:wants?|needs?|gets?|card|plastic)\\b`,
    ),
    of: userLine,
  },
  {
    words:
      /\b(?:first year|year two|second year|waived?|waives|year (?:1|one)|(?:1st|yr 1) ?(?:year)?)\b/,
    of: firstYearLine,
  },
];

const focusOf = (asked: Understood): Focus =>
  FOCI.find(({ words }) => says(asked, words))?.of ?? annualLine;

/** Where the fee that is asked about stands in the record. */
const PLACES: ReadonlyMap<Focus, Path> = new Map<Focus, Path>([
  [annualLine, ["card", "annual_fee_usd"]],
  [userLine, ["card", "authorized_user_fee_usd"]],
  [foreignLine, ["card", "foreign_fee_percent"]],
  [firstYearLine, ["card", "first_year_fee_usd"]],
]);

/** "Does it cost extra" and "is it free" want a yes or no before the figure. */
function withVerdict(
  record: Envelope,
  fee: Line,
  { asked, focus }: { readonly asked: Understood; readonly focus: Focus },
): Line {
  const place = PLACES.get(focus);
  const cost = place === undefined ? undefined : numberAt(record, place);
  if (!asksWhether(asked)) return fee;
  const isYes = isConfirmed(record, cost, { asked, focus });
  return isYes === undefined ? fee : joinLines([isYes ? line`**Yes**.` : line`**No**.`, fee]);
}

const ASKS_FREE =
  /\b(?:free|waived?|waives|nothing|no (?:(?:annual|yearly|foreign|transaction|fx|extra) )*(?:fees?|charges?|cost))\b/;
const ASKS_COST = /\b(?:cost|costs|charge|charged|charges|pay|fees?|extra|ding|billed)\b/;

function isConfirmed(
  record: Envelope,
  cost: number | undefined,
  { asked, focus }: { readonly asked: Understood; readonly focus: Focus },
): boolean | undefined {
  const [quoted] = amountsOf(asked, "usd");
  if (quoted !== undefined) return cost === undefined ? undefined : quoted.value === cost;
  if (focus === firstYearLine) return isFirstFree(record) === says(asked, ASKS_FREE);
  if (cost === undefined) return undefined;
  const free = focus === userLine ? (numberAt(record, ["card", "authorized_users_free"]) ?? 0) : 0;
  const isFree = cost === 0 || free > 0;
  if (says(asked, ASKS_FREE)) return isFree;
  return says(asked, ASKS_COST) ? !isFree : undefined;
}

/** A first year that costs nothing though the others do. */
const isFirstFree = (record: Envelope): boolean =>
  (numberAt(record, ["card", "first_year_fee_usd"]) ??
    numberAt(record, ["card", "annual_fee_usd"])) === 0;

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
