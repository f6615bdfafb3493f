import * as z from "zod";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { cite, type Line, line, told } from "../../compose/draft.ts";
import { figure, valueAt } from "../../compose/figure.ts";
import { isTellable } from "../../compose/tellable.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import { says, wordsOf } from "../../readings/says.ts";
import { amountsOf, type Understood } from "../../../language/understood.ts";
import type { Row } from "./list-certificates.ts";

/*
 * "Can I use the companion certificate to Mexico, in first class": by the regions and cabins that the
 * data has of it, where it has any. Of free nights it tells no places, which is said and not passed over.
 */

const flight = z.looseObject({
  kind: z.enum(["companion", "flight", "upgrade"]),
  name: z.string(),
  card_name: z.string().optional(),
  valid_on: z.string().optional(),
  valid_regions: z.array(z.string()).default([]),
  cabins: z.array(z.string()).default([]),
});

type Flight = z.infer<typeof flight>;

/** A place people name: the regions that hold it, and those of which nobody can say whether they do. */
interface Place {
  readonly said: RegExp;
  readonly within: readonly string[];
  readonly unsure?: readonly string[];
}

const PLACES: readonly Place[] = [
  {
    said: /\b(?:mexico|cancun|cabo|tulum|puerto vallarta)\b/,
    within: ["mexico", "north_america"],
  },
  {
    said: /\b(?:caribbean|jamaica|bahamas|aruba|punta cana|barbados|st lucia|turks and caicos)\b/,
    within: ["caribbean"],
    unsure: ["north_america"],
  },
  {
    said: /\b(?:central america|costa rica|panama|belize|guatemala)\b/,
    within: ["central_america"],
    unsure: ["north_america"],
  },
  {
    said: /\b(?:hawaii|honolulu|maui|kauai|oahu)\b/,
    within: ["hawaii", "us"],
    unsure: ["north_america"],
  },
  {
    said: /\b(?:alaska|anchorage)\b(?! (?:air|card|companion|cert|miles|visa))/,
    within: ["us", "north_america"],
  },
  { said: /\b(?:canada|toronto|vancouver|montreal)\b/, within: ["north_america"] },
  { said: /\b(?:ireland|dublin|shannon)\b/, within: ["ireland"] },
  {
    said: /\b(?:europe|paris|london|italy|rome|spain|france|germany|uk|england)\b/,
    within: [],
    unsure: ["ireland"],
  },
  {
    said: /\b(?:asia|japan|tokyo|australia|south america|brazil|africa|india|china)\b/,
    within: [],
  },
  {
    said: /\b(?:international(?:ly)?|abroad|overseas)\b/,
    within: ["mexico", "caribbean", "central_america", "ireland"],
    unsure: ["north_america"],
  },
  {
    said: /\b(?:domestic(?:ally)?|within the us|in the us|inside the us|lower 48|stateside)\b/,
    within: ["us", "us_mainland", "north_america"],
  },
];

const CABINS: readonly (readonly [cabin: string, said: RegExp])[] = [
  ["first", /\b(?:first class|in first|fly first)\b/],
  ["business", /\b(?:business class|in business|fly business|lie flat|delta one)\b/],
  ["premium_economy", /\b(?:premium economy|premium select)\b/],
  ["extra_legroom", /\b(?:comfort|economy plus|extra legroom|main cabin extra)\b/],
  ["economy", /\b(?:(?<!basic |premium )economy(?! plus)|coach|main cabin(?! extra))\b/],
];

const WHERE =
  /\bwhere\b.*\b(?:go|fly|use|used|valid|good|work|works|travel|take)\b|\b(?:which|what) (?:routes?|destinations?|places|countries|regions?|cabins?|class(?:es)?|flights?)\b|\bhow far\b/;

const NIGHTS_WHERE =
  /\b(?:(?:what|which|any) (?:regions?|countr(?:y|ies)|cities|city|hotels?|properties|resorts?|airports?|routes?|airlines?|flights?|places?|destinations?|states?|categor(?:y|ies))|where (?:can|could|do|may|is|are|to)|(?:good|valid|usable|works?|use|used|using|apply|applies|redeem(?:ed)?) (?:it |them |that |this )?(?:only |just |also )?(?:in|at|to|within|outside) (?!up\b|how\b|\d)|international(?:ly)?|abroad|overseas|blackout|within the us|domestic)\b/;
/** "Still good in March" asks until when, and not where. */
const ENDS = /\b(?:until|till|still|expires?|when|how long)\b/;

const MOST_TOLD = 3;

/** The lines on where the certificates of a wallet are valid, or that it is not known; none where none asks. */
export function heldWhereLines(
  list: Envelope,
  rows: readonly Row[],
  asked: Understood,
): readonly Line[] {
  const places = rows.map(({ place }) => place);
  const flights = whereLines(list, places, asked);
  return flights.length > 0 ? flights : unknownLines(list, rows, asked);
}

function unknownLines(list: Envelope, rows: readonly Row[], asked: Understood): readonly Line[] {
  const asksWhere = says(asked, NIGHTS_WHERE) || asked.country !== undefined;
  const asksElse = amountsOf(asked, "points").length > 0 || says(asked, ENDS);
  if (rows.length === 0 || !asksWhere || asksElse) return [];
  const noted = rows.flatMap(({ name, note }) =>
    note === undefined || !isTellable(note) ? [] : [line`**${told(name)}**: ${told(note)}`],
  );
  const isNoted = rows.some(({ note }) => note !== undefined);
  return [
    ...noted,
    line`Where ${told(isNoted ? "else " : "")}a certificate can be used (regions, hotels, routes, blackout days) is **not in the data** of those in your wallet; the program's terms tell. ${cite(list)}`,
  ];
}

/** The lines on where and in which cabin the flights of a list are valid; none where none asks. */
export function whereLines(
  list: Envelope,
  places: readonly number[],
  asked: Understood,
): readonly Line[] {
  const words = wordsOf(asked);
  const place = PLACES.find(({ said }) => said.test(words));
  const cabin = CABINS.find(([, said]) => said.test(words))?.[0];
  if (place === undefined && cabin === undefined && !WHERE.test(words)) return [];
  const found = places.flatMap((at) => {
    const row = flight.safeParse(valueAt(list, ["certificates", at]));
    return row.success ? [{ at, row: row.data }] : [];
  });
  return found.slice(0, MOST_TOLD).map(({ at, row }) => {
    const name = told(row.card_name === undefined ? row.name : `${row.name} (${row.card_name})`);
    if (row.valid_on === undefined)
      return line`On which flights the **${name}** is valid is **not in the data**; its terms with the airline say. ${cite(list)}`;
    const start = asksWhether(asked) ? verdictOf(row, place, cabin) : undefined;
    const valid = figure(list, ["certificates", at, "valid_on"], "text");
    return line`${told(start === undefined ? "The" : `${start}: the`)} **${name}** is valid ${valid}. ${cite(list)}`;
  });
}

/** On which flights it is valid, where the data says. */
export const validLine = (list: Envelope, place: number): readonly Line[] =>
  valueAt(list, ["certificates", place, "valid_on"]) === undefined
    ? []
    : [line`valid ${figure(list, ["certificates", place, "valid_on"], "text")}`];

/** Yes or no, where what is known decides it. */
function verdictOf(row: Flight, place: Place | undefined, cabin: string | undefined) {
  const answers = [
    ...(place === undefined ? [] : [isWithin(row, place)]),
    ...(cabin === undefined
      ? []
      : [row.cabins.length === 0 ? undefined : row.cabins.includes(cabin)]),
  ];
  if (answers.includes(false)) return "**No**, by what is known";
  return answers.length > 0 && answers.every((one) => one === true) ? "**Yes**" : undefined;
}

function isWithin(
  { valid_regions: regions }: Flight,
  { within, unsure = [] }: Place,
): boolean | undefined {
  if (regions.includes("worldwide") || regions.some((one) => within.includes(one))) return true;
  return regions.length === 0 || regions.some((one) => unsure.includes(one)) ? undefined : false;
}
