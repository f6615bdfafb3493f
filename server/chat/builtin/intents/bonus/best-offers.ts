import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path, valueAt } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt, withVerdict } from "../../compose/rows.ts";
import type { Intent } from "../../intent.ts";
import { BEST_OFFERS } from "../../phrasings/bonus-offers.ts";
import type { Understood } from "../../understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { asksWhether } from "../fee/asks-whether.ts";
import { isBound, type OfferQuery, offerQueryOf } from "./offer-query.ts";

const MOST_SHOWN = 5;

/** The welcome offers of the catalog: the biggest, or those that are so big, so cheap, or of one bank. */
export const bestOffers: Intent = {
  id: "best_offers",
  group: "bonus",
  label: "which cards have the biggest welcome offers",
  likes: ["points", "usd", "issuer", "program"],
  needs: [],
  phrasings: BEST_OFFERS,
  respond: (asked, toolbox) => {
    const query = offerQueryOf(asked, toolbox.scene.facts);
    const found = search(query, toolbox);
    const rows = rowsAt(found, ["cards"]);
    const [first] = rows;
    if (first === undefined) return noneOf(found, asked);
    const personal =
      query.input.card_type === undefined && textAt(found, [...first, "card_type"]) === "business"
        ? search({ ...query, input: { ...query.input, card_type: "personal" } }, toolbox)
        : undefined;
    const details = rows.slice(isBound(query) ? 0 : 1, MOST_SHOWN);
    return answer({
      result: [
        ...(isBound(query)
          ? withWhether(countLine(found, rows), asked)
          : [rankLine(found, first, query)]),
        ...(personal === undefined || isBound(query) ? [] : personalLine(personal)),
      ],
      details: details.map((row) => offerLine(found, row)),
      caveats: OFFER_CAVEATS(found),
      envelopes: [found],
    });
  },
};

const search = ({ input }: OfferQuery, toolbox: Toolbox): Envelope =>
  ask(toolbox, "search_cards", { ...input, limit: MOST_LISTED });

const MOST_LISTED = 20;

/** The welcome offers of cards that are named, the one worth most first. */
export function besideOffers(cards: readonly string[], asked: Understood, toolbox: Toolbox): Draft {
  const { input, by } = offerQueryOf(asked, toolbox.scene.facts);
  const order = input.order ?? "offer_usd";
  const found = search({ input: { cards, order }, by }, toolbox);
  const rows = rowsAt(found, ["cards"]);
  const [first, second] = rows;
  if (first === undefined) return noneOf(found, asked);
  const shown = new Set(rows.map((row) => textAt(found, [...row, "card_id"])));
  return answer({
    result: [
      ...(second === undefined
        ? []
        : [
            line`Bigger${told(by === "usd" ? ", by worth" : by === "points" ? ", by points" : "")}: **${figure(found, [...first, "card_name"], "text")}**. ${cite(found)}`,
          ]),
      ...rows.map((row) => offerLine(found, row)),
      ...cards
        .filter((id) => !shown.has(id))
        .map(
          (id) =>
            line`No welcome offer of the **${told(toolbox.scene.facts.cards.get(id)?.card_name ?? id)}** is known to run now.`,
        ),
    ],
    caveats: OFFER_CAVEATS(found),
    envelopes: [found],
  });
}

const OFFER_CAVEATS = (found: Envelope): readonly Line[] => [
  line`An offer seen on a day is no promise that it still runs, and a rule of the issuer may bar you from it: ask about a card by its name.`,
  CAVEATS.estimate,
  CAVEATS.asOf(found),
];

const noneOf = (found: Envelope, asked: Understood): Draft =>
  answer({
    result: withVerdict(asksWhether(asked) ? [line`**No**:`] : [], [
      line`no welcome offer like that is known to run now. ${cite(found)}`,
    ]),
    caveats: OFFER_CAVEATS(found),
    envelopes: [found],
  });

const RANKS = {
  usd: line`The welcome offer worth most`,
  points: line`The welcome offer with the most points`,
  spend: line`The welcome offer that asks for the least spend`,
} as const;

const rankLine = (found: Envelope, row: Path, { by }: OfferQuery): Line =>
  joinLines([RANKS[by], line`is that of the`, offerLine(found, row, true)]);

function personalLine(found: Envelope): readonly Line[] {
  const [row] = rowsAt(found, ["cards"]);
  return row === undefined
    ? []
    : [
        joinLines([
          line`That is a business card; of the personal ones it is the`,
          offerLine(found, row, true),
        ]),
      ];
}

const withWhether = (lines: readonly Line[], asked: Understood): readonly Line[] =>
  asksWhether(asked) ? withVerdict([line`**Yes**:`], lines) : lines;

const MOST_NAMED = 6;

function countLine(found: Envelope, rows: readonly Path[]): readonly Line[] {
  const count = figure(found, ["matched_count"], "count");
  const names = rows
    .slice(0, MOST_NAMED)
    .map((row) => line`**${figure(found, [...row, "card_name"], "text")}**`);
  const more = Number(count.value) > MOST_NAMED ? [line`and others`] : [];
  return [
    joinLines([
      Number(count.value) === 1 ? line`**${count}** card:` : line`**${count}** cards:`,
      joinLines([joinLines([...names, ...more], ", "), line`. ${cite(found)}`], ""),
    ]),
  ];
}

function offerLine(found: Envelope, row: Path, isLead = false): Line {
  const name = figure(found, [...row, "card_name"], "text");
  const worth =
    numberAt(found, [...row, "offer", "value_usd"]) === undefined
      ? []
      : [line`, worth about ${figure(found, [...row, "offer", "value_usd"], "usd")}`];
  const held = valueAt(found, [...row, "held"]) === true ? [line`; you hold it`] : [];
  const text = line`${told(textAt(found, [...row, "offer", "text"]) ?? "")}`;
  const seen = line`, seen on ${figure(found, [...row, "offer", "seen_on"], "date")}`;
  return joinLines(
    isLead
      ? [line`**${name}**: **`, text, line`**`, ...worth, seen, ...held, line`. ${cite(found)}`]
      : [line`**${name}**: `, text, ...worth, ...held],
    "",
  );
}
