import * as z from "zod";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { cite, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path, valueAt } from "../../compose/figure.ts";
import { joinLines, joinParts, numberAt } from "../../compose/rows.ts";
import type { FindOrder } from "./find-order.ts";

/* The card at the end of the order that is asked for, with what puts it there. */

const found = z
  .array(
    z.looseObject({
      card_id: z.string(),
      card_name: z.string(),
      card_type: z.string(),
      held: z.boolean(),
      annual_fee_usd: z.number(),
      carries: z.array(z.looseObject({ text: z.string() })).optional(),
      earns: z
        .looseObject({ rate: z.number(), text: z.string(), back_percent: z.number().optional() })
        .optional(),
      offer: z
        .looseObject({
          text: z.string(),
          points: z.number().optional(),
          min_spend_usd: z.number().optional(),
          value_usd: z.number().optional(),
        })
        .optional(),
    }),
  )
  .catch([]);

/** A card that search_cards found and its place in that list. */
export interface Placed {
  readonly card: z.infer<typeof found>[number];
  readonly place: number;
}

export const foundIn = (list: Envelope): readonly Placed[] =>
  found.parse(valueAt(list, ["cards"])).map((card, place) => ({ card, place }));

const MOST_ALIKE = 4;

/** Those at the end of the order, and of personal cards where none of those is one. */
export function extremeLines(
  list: Envelope,
  all: readonly Placed[],
  order: FindOrder,
  nth = 0,
): readonly Line[] {
  const [first] = all;
  if (first === undefined || order === undefined) return [];
  if (nth > 0) return nextLines(list, all, order, nth);
  const alike = alikeIn(all, order);
  const isPersonal = alike.some(({ card }) => card.card_type === "personal");
  const personal = all.filter(({ card }) => card.card_type === "personal");
  return [
    extremeLine(list, alike, order),
    ...(isPersonal || personal.length === 0
      ? []
      : [joinLines([line`Of personal cards: `, endOf(list, alikeIn(personal, order), order)], "")]),
  ];
}

/** "The second highest": those after the first, and which are before them. */
function nextLines(
  list: Envelope,
  all: readonly Placed[],
  order: FindOrder,
  nth: number,
): readonly Line[] {
  const sizes = [...new Set(all.map((one) => sizeOf(one, order)))];
  const placed = alikeIn(
    all.filter((one) => sizeOf(one, order) === sizes[nth]),
    order,
  );
  const nthWord = told(nth === 1 ? "Second" : "Third");
  return placed.length === 0
    ? []
    : [
        joinLines([line`${nthWord}: the `, endOf(list, placed, order)], ""),
        joinLines([line`Before it: the `, endOf(list, alikeIn(all, order), order)], ""),
      ];
}

const sizeOf = ({ card }: Placed, order: FindOrder): number | undefined => {
  if (order === "offer_points") return card.offer?.points;
  if (order === "offer_value") return card.offer?.value_usd;
  if (order === "offer_spend") return card.offer?.min_spend_usd;
  if (order === "earn_back") return card.earns?.back_percent;
  return order === "earn_rate" ? card.earns?.rate : card.annual_fee_usd;
};

const alikeIn = (all: readonly Placed[], order: FindOrder): readonly Placed[] =>
  all.filter((one) => {
    const [first] = all;
    if (first === undefined || sizeOf(one, order) !== sizeOf(first, order)) return false;
    // Offers of one size may ask for other things.
    return order?.startsWith("offer_") !== true || one.card.offer?.text === first.card.offer?.text;
  });

function extremeLine(list: Envelope, alike: readonly Placed[], order: FindOrder): Line {
  const isOne = alike.length === 1;
  return joinLines(
    [
      order === "earn_rate" || order === "earn_back"
        ? line`The most ${told(order === "earn_rate" ? "is earned by" : "comes back with")} the `
        : order === "lowest_fee" || order === "highest_fee"
          ? line`The ${told(order === "lowest_fee" ? "cheapest" : "most expensive")} ${told(isOne ? "is the" : "are:")} `
          : order === "offer_spend"
            ? line`The least is to be spent with the `
            : line`The highest ${told(isOne ? "is" : "are")} of the `,
      endOf(list, alike, order),
    ],
    "",
  );
}

/** The names at the end of the order with what they have in common. */
function endOf(list: Envelope, alike: readonly Placed[], order: FindOrder): Line {
  const [first] = alike;
  const path: Path = ["cards", first?.place ?? 0];
  const shown = alike.slice(0, MOST_ALIKE).map(({ card }) => line`**${told(card.card_name)}**`);
  const more = alike.length > MOST_ALIKE ? [line` and more`] : [];
  const names = joinLines([joinLines(shown, ", "), ...more], "");
  return joinLines(
    [names, sharedBy(list, { path, first, alike }, order), line`. ${cite(list)}`],
    "",
  );
}

interface Shared {
  readonly path: Path;
  readonly first: Placed | undefined;
  readonly alike: readonly Placed[];
}

function sharedBy(list: Envelope, { path, first, alike }: Shared, order: FindOrder): Line {
  if (order === "earn_rate") return line`: ${told(first?.card.earns?.text ?? "")}`;
  if (order === "earn_back") {
    const back = figure(list, [...path, "earns", "back_percent"], "percent");
    return line`: ${told(first?.card.earns?.text ?? "")}, about ${back} back`;
  }
  if (order !== "lowest_fee" && order !== "highest_fee")
    return joinLines([line`: `, offerOf(list, path)], "");
  const fee = figure(list, [...path, "annual_fee_usd"], "usd");
  const cost = alike.length === 1 ? line`, at ${fee} a year` : line`, at ${fee} a year each`;
  const terms = termsOf(first);
  return terms !== "" && alike.every((one) => termsOf(one) === terms)
    ? joinLines([cost, line` (${told(terms)})`], "")
    : cost;
}

const offerOf = (list: Envelope, path: Path): Line =>
  joinLines(
    [line`**${figure(list, [...path, "offer", "text"], "text")}**`, ...aboutOffer(list, path)],
    "",
  );

/** `75,000 points after … (about $1,425), seen on …` */
const offerText = (list: Envelope, path: Path): Line =>
  joinLines(
    [line`${figure(list, [...path, "offer", "text"], "text")}`, ...aboutOffer(list, path)],
    "",
  );

const aboutOffer = (list: Envelope, path: Path): readonly Line[] => [
  ...(numberAt(list, [...path, "offer", "value_usd"]) === undefined
    ? []
    : [line` (about ${figure(list, [...path, "offer", "value_usd"], "usd")})`]),
  line`, seen on ${figure(list, [...path, "offer", "seen_on"], "date")}`,
];

/** The terms of what is looked for. */
const termsOf = (one: Placed | undefined): string =>
  (one?.card.carries ?? []).map(({ text }) => text).join("; ");

/** The fee, what the card carries of what is asked, what it earns there, and its offer. */
export function cardLine(list: Envelope, { card, place }: Placed): Line {
  const fee = figure(list, ["cards", place, "annual_fee_usd"], "usd");
  return joinParts([
    line`${told(card.card_name)}: ${fee} a year`,
    ...(card.carries ?? []).map(({ text }) => line`${told(text)}`),
    ...(card.earns === undefined ? [] : [line`earns ${told(card.earns.text)}`]),
    ...(card.earns?.back_percent === undefined || card.earns.back_percent === card.earns.rate
      ? []
      : [line`about ${figure(list, ["cards", place, "earns", "back_percent"], "percent")} back`]),
    ...(card.offer === undefined ? [] : [offerText(list, ["cards", place])]),
  ]);
}
