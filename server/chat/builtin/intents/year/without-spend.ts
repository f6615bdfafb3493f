import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../toolbox.ts";
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
import { figure } from "../../compose/figure.ts";
import { joinLines, joinParts, numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import { cardTypeAsked } from "../../readings/card-type-asked.ts";
import { says } from "../../readings/says.ts";
import { idsOf, nameOf } from "../../slots.ts";
import type { Understood } from "../../../language/understood.ts";
import { wantedOf } from "../card/find-filters.ts";

/*
 * Which card to get, where no spend is known: what the catalog tells without it, by rates, fees and
 * offers, and what is to be told for more.
 */

const MOST_PLACES = 3;
const MOST_EACH = 3;
const EVERYTHING = "everything_else";
const TRAVEL = "travel";
/** What a first card with a fee may cost. */
const LOW_FEE = 100;

const IS_TRAVEL =
  /\b(?:travel\w*|trips?|vacations?|miles|airlines?|flights?|hotels?|abroad|overseas)\b/;
/** What somebody spends on by what he tells of himself. */
const IMPLIED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:drives?|driving|commut(?:e|es|ing)|long commute|road trips?)\b/, "gas"],
  [/\b(?:cooks?|cooking|big family|family of|feed(?:ing)? (?:\S+ ){0,2}kids)\b/, "groceries"],
];
const IS_CASH = /\bcash ?back\b/;

/** The cards that give most back there without a fee, and those with a low fee and the highest offer. */
export function withoutSpend(asked: Understood, toolbox: Toolbox): Draft {
  const { facts } = toolbox.scene;
  const places = placesIn(asked, toolbox);
  const around = aroundOf(asked, places, toolbox);
  const free = places.map((place) => ({
    place,
    found: ask(toolbox, "search_cards", {
      ...around,
      annual_fee_max: 0,
      earns_on: place,
      order_by: "earn_back",
      limit: MOST_EACH,
    }),
  }));
  const offers = offersIn(around, places, toolbox);
  const lines = free.flatMap(({ place, found }) =>
    freeLine(found, place === EVERYTHING ? "all purchases" : nameOf("category", place, facts)),
  );
  const all = [...free.map(({ found }) => found), ...offers];
  const result = [...lines, ...offers.flatMap(offerLine)];
  const [first] = all;
  if (result.length === 0 || first === undefined) return clarify(TELL_SPEND);
  return answer({
    result: [...result, TELL_SPEND],
    details: all.flatMap((found) => rowsAt(found, ["cards"]).map((row) => cardLine(found, row))),
    caveats: [
      line`Whom a bank accepts is not known here; an offer seen on a day is no promise that it still runs.`,
      CAVEATS.estimate,
      CAVEATS.asOf(first),
    ],
    envelopes: all.map((one) => ({ ...one, warnings: [] })),
  });
}

/** On what it shall earn: what is named, what the asker tells of himself, or everything. */
function placesIn(asked: Understood, { scene }: Toolbox): readonly string[] {
  const named = idsOf(asked, "category", scene.facts).slice(0, MOST_PLACES);
  if (named.length > 0) return named;
  const implied = IMPLIED.filter(([words]) => says(asked, words)).map(([, key]) => key);
  if (implied.length > 0) return implied;
  return says(asked, IS_TRAVEL) ? [TRAVEL] : [EVERYTHING];
}

/** What every search asks for: what is named of them, and personal cards that are not held. */
function aroundOf(asked: Understood, places: readonly string[], toolbox: Toolbox) {
  const { filters } = wantedOf(asked, toolbox);
  const { earns_on: _, gives_back_least: __, earns_least: ___, ...others } = filters;
  const isTravel = places.includes(TRAVEL) || says(asked, IS_TRAVEL);
  return {
    ...others,
    card_type: cardTypeAsked(asked) ?? ("personal" as const),
    held: false,
    ...(isTravel ? { no_foreign_fee: true as const } : {}),
    ...(says(asked, IS_CASH) ? { earns_in: "percent" as const } : {}),
  };
}

/** Those with a low fee by their offers; none where no fee is to be paid. */
function offersIn(
  around: ReturnType<typeof aroundOf>,
  [place = EVERYTHING]: readonly string[],
  toolbox: Toolbox,
): readonly Envelope[] {
  const most = around.annual_fee_max ?? LOW_FEE;
  if (most === 0) return [];
  return [
    ask(toolbox, "search_cards", {
      ...around,
      annual_fee_max: most,
      earns_on: place,
      order_by: "offer_value",
      limit: MOST_EACH,
    }),
  ];
}

const TELL_SPEND = line`What would add the most hangs on your spending: tell me what you spend a month, by category, for example so much on dining, on groceries and on everything else. I never guess it.`;

/** The one that gives most back without a fee, and the next. */
function freeLine(found: Envelope, place: string): readonly Line[] {
  const [first, ...next] = rowsAt(found, ["cards"]).filter(
    (row) => numberAt(found, [...row, "earns", "back_percent"]) !== undefined,
  );
  if (first === undefined) return [];
  const back = (row: readonly (string | number)[]) =>
    figure(found, [...row, "earns", "back_percent"], "percent");
  const name = (row: readonly (string | number)[]) => figure(found, [...row, "card_name"], "text");
  const where = line`on ${told(place.toLowerCase())}`;
  const lead = joinLines([
    line`Without an annual fee the **${name(first)}** gives the most back`,
    joinLines([where, line`: about **${back(first)}** ${cite(found)}`], ""),
  ]);
  return next.length === 0
    ? [lead]
    : [
        joinLines(
          [
            lead,
            joinLines(
              next.map((row) => line`${name(row)} ${back(row)}`),
              ", ",
            ),
          ],
          "; then ",
        ),
      ];
}

function offerLine(found: Envelope): readonly Line[] {
  const [first] = rowsAt(found, ["cards"]);
  if (first === undefined || textAt(found, [...first, "offer", "text"]) === undefined) return [];
  const worth =
    numberAt(found, [...first, "offer", "value_usd"]) === undefined
      ? []
      : [line`(about ${figure(found, [...first, "offer", "value_usd"], "usd")})`];
  return [
    joinLines([
      line`Of cards with a low fee or none the highest welcome offer is of the **${figure(found, [...first, "card_name"], "text")}**, ${figure(found, [...first, "annual_fee_usd"], "usd")} a year: **${figure(found, [...first, "offer", "text"], "text")}**`,
      ...worth,
      line`${cite(found)}`,
    ]),
  ];
}

function cardLine(found: Envelope, row: readonly (string | number)[]): Line {
  const offer = textAt(found, [...row, "offer", "text"]);
  return joinParts([
    line`${figure(found, [...row, "card_name"], "text")}: ${figure(found, [...row, "annual_fee_usd"], "usd")} a year`,
    ...(textAt(found, [...row, "earns", "text"]) === undefined
      ? []
      : [line`earns ${figure(found, [...row, "earns", "text"], "text")}`]),
    ...(offer === undefined ? [] : [line`${figure(found, [...row, "offer", "text"], "text")}`]),
  ]);
}
