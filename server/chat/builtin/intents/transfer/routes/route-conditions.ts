import type { FactIndex } from "../../../../../tools/core/facts.ts";
import { says } from "../../../readings/says.ts";
import { amountsOf, type Understood } from "../../../../language/understood.ts";
import type { Route } from "./route-lines.ts";
import { ratioTold } from "../amount/told-transfer.ts";

/* Which transfers a question is about: all that it says of their time, ratio, fee and kind together. */

export interface RouteCondition {
  readonly of: "time" | "ratio" | "fee" | "kind";
  /** Completes "Four of them …": "take more than a day". As it was asked, where it has a number. */
  readonly words: string;
  /** Undefined where nobody knows. */
  readonly holds: (route: Route) => boolean | undefined;
}

/** All that is said of the transfers that are meant; none where any will do. */
export const routeConditions = (asked: Understood, facts: FactIndex): readonly RouteCondition[] => [
  ...timeCondition(asked),
  ...ratioCondition(asked),
  ...feeCondition(asked),
  ...kindCondition(asked, facts),
];

const AT_ONCE =
  /\b(?:instant(?:ly|aneous(?:ly)?)?|at once|immediate(?:ly)?|right away|real ?time|same day)\b/;
const NOT = String.raw`\b(?:not|are not|is not|isnt|arent|dont|never|anything but)(?: \S+){0,3} `;
const NOT_AT_ONCE = new RegExp(NOT + AT_ONCE.source.slice(2));
const SPAN = String.raw`(?:an?|one|two|three|\d+) (?:hours?|days?|weeks?)`;
const LONGER = new RegExp(
  String.raw`\b(?:(?:longer|more|over|slower) than|over|above|beyond|at least) ${SPAN}\b`,
);
const WITHIN = new RegExp(
  String.raw`\b(?:within|under|less than|inside|faster than|quicker than|at most|up to) ${SPAN}\b`,
);
const SLOW = /\b(?:takes? (?:days|a while|long|time|forever)|slow)\b/;

function timeCondition(asked: Understood): readonly RouteCondition[] {
  const text = asked.tokens.join(" ");
  const [longer, within] = [LONGER.exec(text)?.[0], WITHIN.exec(text)?.[0]];
  if (longer !== undefined) {
    const hours = hoursOf(longer, asked);
    return [ofTime(`take ${longer}`, (time) => time > hours)];
  }
  if (within !== undefined) {
    const hours = hoursOf(within, asked);
    return [ofTime(`arrive ${within}`, (time) => time <= hours)];
  }
  if (NOT_AT_ONCE.test(text)) return [ofTime("do not arrive at once", (time) => time > 0)];
  if (AT_ONCE.test(text)) return [ofTime("usually arrive at once", (time) => time === 0)];
  return SLOW.test(text) ? [ofTime("do not arrive at once", (time) => time > 0)] : [];
}

const ofTime = (words: string, holds: (hours: number) => boolean): RouteCondition => ({
  of: "time",
  words,
  holds: ({ time }) => (time === undefined ? undefined : holds(time)),
});

const HOURS = { hour: 1, day: 24, week: 168 } as const;
const NUMBERS = ["", "one", "two", "three"];

function hoursOf(span: string, asked: Understood): number {
  const unit = (["hour", "day", "week"] as const).find((one) => span.includes(one)) ?? "day";
  const written = Number(/\d+/.exec(span)?.[0] ?? Number.NaN);
  const word = NUMBERS.findIndex((one) => one !== "" && new RegExp(`\\b${one}\\b`).test(span));
  const days = unit === "day" ? amountsOf(asked, "days")[0]?.value : undefined;
  const many = Number.isNaN(written) ? (word > 0 ? word : (days ?? 1)) : written;
  return many * HOURS[unit];
}

const PAR = String.raw`(?:\d+:\d+|(?:1|one) (?:to|for) (?:1|one)|par)`;
const BETTER = new RegExp(String.raw`\b(?:better|more|higher|over|above|beyond) than ${PAR}`);
const WORSE = new RegExp(
  String.raw`\b(?:(?:worse|less|lower|below|under)(?: than)?|not(?: \S+){0,2} at least) ${PAR}|\b(?:bad|poor|lousy|terrible) (?:transfer )?(?:ratios?|rates?)\b|\blose (?:points|miles|value)\b`,
);

const NOT_AT = new RegExp(String.raw`\b(?:not|never|other than|except)(?: \S+){0,2} ${PAR}`);

function ratioCondition(asked: Understood): readonly RouteCondition[] {
  const told = ratioTold(asked);
  if (says(asked, BETTER)) return [ofRatio("give more than they take", (by) => by > 1)];
  if (says(asked, WORSE)) return [ofRatio("give less than they take", (by) => by < 1)];
  if (told === undefined) return [];
  const isNot = says(asked, NOT_AT);
  return [
    {
      of: "ratio",
      words: isNot ? `do not run at ${told}` : `run at ${told}`,
      holds: ({ ratio }) => (ratio === undefined ? undefined : (ratio === told) !== isNot),
    },
  ];
}

const ofRatio = (words: string, holds: (by: number) => boolean): RouteCondition => ({
  of: "ratio",
  words,
  holds: ({ ratio_in: sent, ratio_out: received }) =>
    sent === undefined || received === undefined ? undefined : holds(received / sent),
});

const FEE = /\b(?:fees?|charges?|surcharges?|excise|costs? (?:money|something|extra))\b/;
const NO_FEE = /\b(?:no|without(?: an?| any)?|free of) (?:\S+ )?(?:fees?|charges?)\b/;

function feeCondition(asked: Understood): readonly RouteCondition[] {
  if (says(asked, NO_FEE))
    return [{ of: "fee", words: "have no known fee", holds: ({ fee }) => fee === undefined }];
  return says(asked, FEE)
    ? [{ of: "fee", words: "charge a fee", holds: ({ fee }) => fee !== undefined }]
    : [];
}

/** Airlines or hotels alone when only these are asked for. */
function kindCondition(asked: Understood, { programs }: FactIndex): readonly RouteCondition[] {
  const [air, hotel] = [says(asked, /\bairlines?\b/), says(asked, /\bhotels?\b/)];
  if (air === hotel) return [];
  const [kind, words] = air ? ["airline", "are airlines"] : ["hotel", "are hotels"];
  return [{ of: "kind", words, holds: ({ to }) => programs.get(to)?.category === kind }];
}
