import { SELF } from "../../../../accounts/wallet.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { ask } from "../../compose/ask.ts";
import { cite, type Line, line, told } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { joinLines, withVerdict } from "../../compose/rows.ts";
import { holdersOf } from "../../compose/whose.ts";
import { placeAsked } from "../../readings/place-asked.ts";
import { says } from "../../readings/says.ts";
import {
  asksFirst,
  asksHowMany,
  asksHowMuch,
  asksPerYear,
  asksTotal,
  asksWhichCards,
  asksWhose,
  endAsked,
} from "../../readings/rows-asked.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";
import { asksWhether, saysNot } from "../../readings/asks-whether.ts";
import { byCard, cardLead, countLead, mostCard } from "./credit-by-card.ts";
import { daysAsked, periodsAsked } from "./credit-conditions.ts";
import { timeLeads } from "./credit-time-leads.ts";
import { type Credit, creditLine, eachOf } from "./credit-rows.ts";
import { asksPerMonth, type Column, columnOf, type Picked, WORDS } from "./credit-columns.ts";
import { moreLine, whoseLine } from "./credit-whose.ts";

/*
 * What is asked of credits: on which cards, whose, how many, their sum, the biggest, the first to
 * end. Each thing that is asked is told in a line of its own, before the credits themselves.
 */

/** The lines that answer what is asked of the rows; none where nothing but the rows is. */
export function creditLeads(picked: Picked, asked: Understood, toolbox: Toolbox): readonly Line[] {
  if (picked.rows.length === 0) return [];
  const sums = sumsOf(picked, toolbox);
  const end = endAsked(asked);
  const isWhose = asksWhose(asked) && !asksTotal(asked);
  const days = picked.isNamed ? undefined : daysAsked(asked, toolbox.scene.today);
  const ofTime = timeLeads(picked, sums, { asked, days });
  // "Which are monthly and which ones yearly" asks for no cards.
  const isOfCards =
    (ofTime.length === 0 || says(asked, /\bcards?\b/)) &&
    ((asksWhichCards(asked) && !asksFirst(asked)) || asksHowMany(asked, /cards?/));
  const isTimeFirst = !isOfCards && !isWhose && end === undefined && !asksFirst(asked);
  const lines = [
    ...(isTimeFirst ? ofTime : []),
    ...(isWhose
      ? end === undefined
        ? whoseLine(sums, picked)
        : moreLine(sums, columnOf(asked), asked)
      : []),
    ...(isOfCards && (end === undefined || picked.isNamed)
      ? [cardLead(sums, picked, isYesAsked(asked))]
      : []),
    ...(isOfCards && end !== undefined && !asksFirst(asked)
      ? mostCard(sums, end, columnOf(asked))
      : []),
    ...(asksHowMany(asked, /credits?|perks?|benefits?/) && !(isTimeFirst && days?.by === "end")
      ? [countLead(sums)]
      : []),
    ...(isTimeFirst && ofTime.length > 0 ? [] : totalLines(sums, picked, asked)),
    ...(end !== undefined && !isOfCards && !isWhose ? mostCredit(picked, end, asked) : []),
    ...(asksFirst(asked) ? firstLine(picked) : []),
  ];
  // Its own yes or no comes before the rest.
  const ofPlace = placeLine(picked, asked, toolbox);
  if (ofPlace.length > 0) return [...ofPlace, ...lines];
  return lines.length > 0 && isYesAsked(asked) && !isWhose
    ? withVerdict([line`**Yes**:`], lines)
    : lines;
}

const PAYS_AT =
  /\b(?:use|using|work|works|good|count|counts|cover|covers|apply|applies|pay|pays|valid)\b/;

/** "Can I use the airline credit on Delta": whether the place is among those where it pays. */
function placeLine(
  { list, rows }: Picked,
  asked: Understood,
  { scene: { facts } }: Toolbox,
): readonly Line[] {
  const [row] = rows;
  const benefits = mentionsOf(asked, "benefit");
  const at = mentionsOf(asked, "merchant").find(
    ({ start, end }) => !benefits.some((one) => one.start < end && start < one.end),
  );
  const name = facts.merchants.get(at?.ids[0] ?? "")?.name;
  if (row === undefined || name === undefined || row.merchants.length === 0) return [];
  if (benefits.length === 0 || !asksWhether(asked)) return [];
  if (!says(asked, PAYS_AT) && asked.tokens[(at?.start ?? 0) - 1] !== "at") return [];
  const credit = told(row.credit_name);
  return rows.some(({ merchants }) => merchants.includes(name))
    ? [line`**Yes**: ${told(name)} is among the places where **${credit}** pays. ${cite(list)}`]
    : [
        line`**Not by what is known**: **${credit}** pays at ${told(row.merchants.join(", "))}. ${cite(list)}`,
      ];
}

const HAVE =
  /\b(?:have|has|get|got|come|comes|carry|carries|include|includes|give|gives|any|(?:is|are)(?: not)? there|(?:covered|included) (?:by|with|on|in)|part of)\b/;

/** "Do I have a Global Entry credit, which card": not "do I have any left". */
export const isYesAsked = (asked: Understood): boolean =>
  asksWhether(asked) &&
  says(asked, HAVE) &&
  !saysNot(asked) &&
  !says(asked, /\b(?:left|remaining|unused|used|use|how|still)\b/);

/** The same list with these rows alone, so that its sums are of them. */
export function sumsOf({ list, all, rows }: Picked, toolbox: Toolbox): Envelope {
  if (rows.length === all.length) return list;
  const only = rows.map(({ wallet_card_id: card, credit_name: name }) => `${card}/${name}`);
  return ask(toolbox, "list_credits", { only });
}

/** The sum that is asked for; of each person as well, where two have some. */
function totalLines(sums: Envelope, { rows }: Picked, asked: Understood): readonly Line[] {
  // The same credit of two people is each one's own.
  const kinds = new Set(rows.map((row) => `${row.credit_name} ${row.card_id}`));
  const isMonth = asksPerMonth(asked);
  const isSeveral =
    isMonth || kinds.size > 1 || (rows.length > 1 && (asksTotal(asked) || asksPerYear(asked)));
  const isSum =
    isMonth ||
    asksTotal(asked) ||
    (asksHowMuch(asked) && !says(asked, /\beach\b/) && !asksWhose(asked));
  if (!isSeveral || !isSum) return [];
  if (rows.every((row) => !row.counted)) return [];
  // What comes each month anyway is so much a month.
  if (isMonth && rows.every(({ period }) => period === "month"))
    return [line`**${figure(sums, ["totals", "period_usd"], "usd")}** each month. ${cite(sums)}`];
  const column = columnOf(asked);
  const owners = ownersOf(sums, column);
  const total = line`**${figure(sums, ["totals", column], "usd")}** `;
  const [period, ...others] = periodsAsked(asked);
  const each =
    column === "year_usd" && period !== undefined && others.length === 0
      ? [
          line`**${figure(sums, ["totals", "period_usd"], "usd")}** each ${told(period.replaceAll("_", "-"))}, `,
        ]
      : [];
  const year = isMonth
    ? [line`: ${figure(sums, ["totals", "year_usd"], "usd")} a year at face value`]
    : [];
  const more = owners.length > 1 ? [line` (`, joinLines(owners, ", "), line`)`] : [];
  return [
    joinLines(
      [...each, total, line`${told(WORDS[column])}`, ...year, ...more, line`. ${cite(sums)}`],
      "",
    ),
  ];
}

const MOST_LEFT_OUT = 4;

/** What a sum of the rows does not hold, as the tool has it; told where a sum is. */
export function leftOutLines(rows: readonly Credit[], asked: Understood): readonly Line[] {
  if (!asksTotal(asked) && !asksHowMuch(asked)) return [];
  const names = [
    ...new Set(rows.filter((row) => !row.counted).map(({ credit_name: name }) => name)),
  ];
  if (names.length === 0) return [];
  const shown = names.slice(0, MOST_LEFT_OUT).join(", ");
  const more = names.length > MOST_LEFT_OUT ? " and more" : "";
  return [
    line`No sum here holds what is no plain money or asks for more: ${told(`${shown}${more}`)}.`,
  ];
}

const ownersOf = (sums: Envelope, column: Column): readonly Line[] =>
  byCard(sums, "by_owner").map(({ owner, place }) => {
    const usd = figure(sums, ["by_owner", place, column], "usd");
    return owner === SELF ? line`yours ${usd}` : line`${holdersOf(owner)} ${usd}`;
  });

/** The biggest by itself, and the next where it is as big. */
function mostCredit(
  { list, all, rows }: Picked,
  end: "most" | "least",
  asked: Understood,
): readonly Line[] {
  const column = columnOf(asked);
  const { place, ordinal } = placeAsked(asked);
  const sizeOf = (row: Credit): number | undefined =>
    column === "year_usd" || column === "month_usd"
      ? row.year_usd
      : column === "left_usd"
        ? row.left
        : row.used;
  const sign = end === "most" ? -1 : 1;
  // The same credit of two people is one in the order.
  const sorted = rows
    .filter((row) => row.unit === "usd" && row.counted && sizeOf(row) !== undefined)
    .filter((row, at, ordered) => ordered.findIndex((one) => isSameCredit(one, row)) === at)
    .toSorted((a, b) => sign * ((sizeOf(a) ?? 0) - (sizeOf(b) ?? 0)));
  const first = sorted[place];
  if (first === undefined) return [];
  const same = sorted.find(
    (one) => sizeOf(one) === sizeOf(first) && one.credit_name !== first.credit_name,
  );
  return [first, ...(same === undefined ? [] : [same])].map((row) =>
    joinLines(
      [
        line`The ${told(ordinal)}${told(end === "most" ? "biggest" : "smallest")} is `,
        creditLine(list, row, all),
        ...(column === "year_usd" ? [line`; `, eachOf(list, row)] : []),
        line`. ${cite(list)}`,
      ],
      "",
    ),
  );
}

const isSameCredit = (one: Credit, other: Credit): boolean =>
  one.card_id === other.card_id && one.credit_name === other.credit_name;

/** The first of them to end with something left. */
function firstLine({ list, all, rows }: Picked): readonly Line[] {
  const [first] = rows
    .filter(({ left, period_ends: ends }) => (left ?? 0) > 0 && ends !== undefined)
    .toSorted((a, b) => (a.period_ends ?? "").localeCompare(b.period_ends ?? ""));
  if (first === undefined) return [];
  const same = rows.filter(
    (row) => row.period_ends === first.period_ends && (row.left ?? 0) > 0 && row !== first,
  );
  const names = [...new Set(same.map(({ credit_name: name }) => name))].filter(
    (name) => name !== first.credit_name,
  );
  const more = names.length === 0 ? line`` : line`, on the same day as ${told(names.join(", "))}`;
  return [
    joinLines(
      [line`First to end: `, creditLine(list, first, all), more, line`. ${cite(list)}`],
      "",
    ),
  ];
}
