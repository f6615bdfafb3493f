import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Day } from "../../../../advice/days.ts";
import { spansAsked } from "../../readings/asked-span.ts";
import { cite, type Line, line, told } from "../../compose/draft.ts";
import { figure, valueAt } from "../../compose/figure.ts";
import { joinLines, joinParts } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import { asksFirst, asksTotal, asksWhichCards } from "../../readings/rows-asked.ts";
import { amountsOf, type Understood } from "../../../language/understood.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import { inWords } from "../wallet/card-order.ts";
import { whereLines } from "./certificate-where.ts";
import type { Row } from "./list-certificates.ts";

/*
 * What is asked of certificates: how many, whether one is still good on a day, which cards bring one
 * each year, and what they are worth together.
 */

interface Found {
  readonly list: Envelope;
  readonly rows: readonly Row[];
  /** Whether the rows are all of the list, which its totals are of. */
  readonly isAll: boolean;
}

export function certificateLeads(found: Found, asked: Understood, today: Day): readonly Line[] {
  const { rows } = found;
  const places = rows.map(({ place }) => place);
  return [
    ...whereLines(found.list, places, asked),
    ...stillGood(found, asked, today),
    ...reachLine(found, asked),
    ...firstLine(found, asked),
    ...(says(asked, /\bhow many\b(?! (?:\w+ )?(?:points|miles|people|days))/)
      ? [countLine(rows)]
      : []),
    ...(asksTotal(asked) || says(asked, /\b(?:all|them|they) worth\b/) ? worthLine(found) : []),
    ...mostLine(found, asked),
    ...yearLine(found, asked),
  ];
}

/** "How many free nights am I sitting on". */
function countLine(rows: readonly Row[]): Line {
  const many = rows.filter(({ status }) => status === "held").length;
  const due = rows.length - many;
  return line`**${told(inWords(many))}** in hand${told(due > 0 ? `, ${inWords(due).toLowerCase()} due` : "")}.`;
}

const GOOD = /\b(?:good|valid|usable|use|last|lasts|work|works|expired?|alive|around|have)\b/;

/** "Is it still good in January": by the last day of the one that ends first. */
function stillGood({ list, rows }: Found, asked: Understood, today: Day): readonly Line[] {
  const [span] = spansAsked(asked, today);
  const first = rows.find(({ status, expires_on: end }) => status === "held" && end !== undefined);
  if (span === undefined || first?.expires_on === undefined) return [];
  if (!asksWhether(asked) || !says(asked, GOOD)) return [];
  const day = figure(list, ["certificates", first.place, "expires_on"], "date");
  const isGone = first.expires_on < span.from;
  const isWhole = first.expires_on >= span.to;
  const verdict = isGone ? "**No**" : isWhole ? "**Yes**" : "**In part of that time**";
  const name = `${first.program_name ?? ""} certificate`.trim();
  return [line`${told(verdict)}: the last day of the ${told(name)} is **${day}**. ${cite(list)}`];
}

/** "Good for a 60k hotel": whether the price is within the cap of one in hand. */
function reachLine({ list, rows }: Found, asked: Understood): readonly Line[] {
  const [price] = amountsOf(asked, "points");
  if (price === undefined || !asksWhether(asked)) return [];
  const capped = rows.filter(({ cap_points: cap }) => cap !== undefined);
  return capped.map((one) => {
    const cap = figure(list, ["certificates", one.place, "cap_points"], "points");
    const isWithin = price.value <= Number(cap.value);
    const name = told(`${one.program_name ?? one.card_name ?? ""} certificate`.trim());
    return line`${told(isWithin ? "**Yes**" : "**No**, not by itself")}: the ${name} is good for up to **${cap}** points a night. ${cite(list)}`;
  });
}

/** "Which one expires first", "which expires sooner": the day of the first to end. */
function firstLine({ list, rows }: Found, asked: Understood): readonly Line[] {
  const dated = rows.filter(
    ({ status, expires_on: end }) => status === "held" && end !== undefined,
  );
  const [first] = dated.toSorted((a, b) => (a.expires_on ?? "").localeCompare(b.expires_on ?? ""));
  if (first === undefined || dated.length < 2) return [];
  if (!asksFirst(asked) && !says(asked, /\b(?:sooner|earlier|before the other)\b/)) return [];
  const day = figure(list, ["certificates", first.place, "expires_on"], "date");
  const name = told(`${first.program_name ?? first.card_name ?? ""} certificate`.trim());
  return [line`The first to expire is the **${name}**, on **${day}**. ${cite(list)}`];
}

function worthLine({ list, rows, isAll }: Found): readonly Line[] {
  if (!isAll || rows.every(({ value_usd: usd }) => usd === undefined)) return [];
  const of = (key: string) => figure(list, ["totals", key], "usd");
  const has = (key: string): boolean => Number(valueAt(list, ["totals", key])) > 0;
  const parts = [
    ...(has("own_value_usd") ? [line`**${of("own_value_usd")}** in hand by your own figures`] : []),
    ...(has("upper_bound_usd") ? [line`at most **${of("upper_bound_usd")}** more in hand`] : []),
    ...(has("due_upper_bound_usd")
      ? [line`at most **${of("due_upper_bound_usd")}** of those due`]
      : []),
  ];
  const unknown = rows.filter(({ value_usd: usd }) => usd === undefined).length;
  const rest =
    unknown === 0
      ? line``
      : line`; what ${told(inWords(unknown).toLowerCase())} of them ${told(unknown === 1 ? "is" : "are")} worth is not known`;
  return parts.length === 0
    ? []
    : [joinLines([line`Together: `, joinLines(parts, ", "), rest, line`. ${cite(list)}`], "")];
}

const WORTH_MOST =
  /\b(?:worth (?:the )?(?:more|most)|most valuable|more valuable|better|best|biggest)\b/;

/** The one that is worth most, of those whose worth is known at all. */
function mostLine({ list, rows }: Found, asked: Understood): readonly Line[] {
  const valued = rows.filter(({ value_usd: usd }) => usd !== undefined);
  const [top] = valued.toSorted((a, b) => (b.value_usd ?? 0) - (a.value_usd ?? 0));
  if (top === undefined || rows.length < 2 || !says(asked, WORTH_MOST)) return [];
  const usd = figure(list, ["certificates", top.place, "value_usd"], "usd");
  const name = told(`${top.program_name ?? top.card_name ?? ""} certificate`.trim());
  return top.value_basis === "own"
    ? [line`Worth most: the **${name}**, **${usd}** by your own figure. ${cite(list)}`]
    : [line`Worth most, as far as is known: the **${name}**, at most **${usd}**. ${cite(list)}`];
}

const EACH_YEAR =
  /\b(?:every year|each year|a year|per year|yearly|annual(?:ly)?|anniversary|come with|get from)\b/;

/** The cards that bring one with each anniversary. */
function yearLine({ list, rows }: Found, asked: Understood): readonly Line[] {
  const due = rows.filter(({ status, card_name: card }) => status === "due" && card !== undefined);
  const isOfCards = asksWhichCards(asked) && says(asked, /\bcards?\b/);
  if (due.length === 0 || !(says(asked, EACH_YEAR) || isOfCards)) return [];
  const parts = due.map((one) => {
    const cap =
      one.cap_points === undefined
        ? line``
        : line`, up to ${figure(list, ["certificates", one.place, "cap_points"], "points")} points`;
    const name = line`**${told(one.name)}** from the **${told(one.card_name ?? "")}**`;
    return joinLines([name, cap], "");
  });
  return [joinLines([line`Each year: `, joinParts(parts), line`. ${cite(list)}`], "")];
}
