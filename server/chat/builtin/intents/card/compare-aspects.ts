import * as z from "zod";
import { cite, type Line, line, told } from "../../compose/draft.ts";
import { type Figure, figure } from "../../compose/figure.ts";
import { joinLines } from "../../compose/rows.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { FactIndex } from "../../../../tools/core/facts.ts";
import { type ColumnAsked, columnsOf } from "./card-columns.ts";
import {
  cardsIn,
  comparedIn,
  type ComparedRow,
  listLines,
  nameIn,
  rowLine,
} from "./compare-rows.ts";

/*
 * Cards compared in what the question asks of them: their lounges, fees, credits, cover. Where more
 * or less of it can be told, the card that is ahead comes first.
 */

/** The fields that the question asks about; none where it asks for all. */
export function aspectsOf(asked: Understood, facts: FactIndex): readonly string[] {
  const columns = columnsOf(asked, facts);
  const fields = [
    ...(isAbroad(asked) ? ["foreign_fee_percent"] : []),
    ...columns.flatMap(ofColumn),
  ];
  // One kind of purchase alone asks which of them to pay with.
  const isOfPurchase = fields.length < 2 && columns.every(({ key }) => key === "rate");
  return isOfPurchase && !isAbroad(asked) ? [] : [...new Set(fields)];
}

interface About {
  readonly named: readonly string[];
  /** The question, where the answer is told by how it is put. */
  readonly asked?: Understood;
}

const ofColumn = ({ fields }: ColumnAsked): readonly string[] => fields;

const isAbroad = (asked: Understood): boolean =>
  asked.country !== undefined ||
  says(asked, /\b(?:international(?:ly)?|out of the country|outside the (?:us|states))\b/);

const MOST_ITEMS = 15;

/** The fields, one line each, with the card that is ahead in it. */
export function aspectLines(
  found: Envelope,
  fields: readonly string[],
  { named, asked }: About = { named: [] },
): readonly Line[] {
  const rows = comparedIn(found);
  return fields.flatMap((field) => {
    const row = rows.find((one) => one.field === field);
    if (row === undefined) return field.startsWith("earn:") ? [sameLine(found, field)] : [];
    const isList = Object.values(row.values).some((value) => Array.isArray(value));
    const some = isList ? itemsNamed(row, named) : undefined;
    if (some !== undefined) return listLines(found, some, MOST_ITEMS);
    // What a fee comes to after credits is the verdict; the two that it is made of only stand beside it.
    const ahead = isPartOfNet(field, fields) ? [] : aheadLine(found, row, asked);
    return isList
      ? [...ahead, ...listLines(found, row, MOST_ITEMS)]
      : [joinLines([...ahead, rowLine(found, row), line`${cite(found)}`])];
  });
}

/** The list of each card with nothing but what is named; undefined where no card has it. */
function itemsNamed(row: ComparedRow, named: readonly string[]): ComparedRow | undefined {
  const isNamed = (item: unknown): boolean =>
    typeof item === "string" && named.some((name) => item.startsWith(name));
  const values = Object.fromEntries(
    Object.entries(row.values).map(([id, value]) => [
      id,
      Array.isArray(value) ? value.filter(isNamed) : value,
    ]),
  );
  const isKnown = Object.values(values).some((value) => Array.isArray(value) && value.length > 0);
  return isKnown ? { ...row, values } : undefined;
}

const NET = "fee_less_credits_usd";
const PARTS_OF_NET: ReadonlySet<string> = new Set(["annual_fee_usd", "credits_year_usd"]);

const isPartOfNet = (field: string, fields: readonly string[]): boolean =>
  fields.includes(NET) && PARTS_OF_NET.has(field);

/** A kind of purchase for which none of them earns more than on all else. */
function sameLine(found: Envelope, field: string): Line {
  const base = comparedIn(found).find((one) => one.field === "earn:everything_else");
  const kind = told(field.replace("earn:", "").replaceAll("_", " "));
  const start = line`On ${kind} none of them earns more than on all else.`;
  return base === undefined
    ? start
    : joinLines([start, rowLine(found, base), line`${cite(found)}`]);
}

/** Of these less is better. */
const COSTS = /fee/;
const NAMES: Readonly<Record<string, string>> = {
  foreign_fee_percent: "charges less abroad",
  lounges: "opens more lounge networks",
  protections: "carries more protections",
  elite_status: "gives more status",
};

/** `The Savor costs less, by $325.`, or that they are the same; nothing where that cannot be told. */
function aheadLine(
  found: Envelope,
  row: ComparedRow,
  asked: Understood | undefined,
): readonly Line[] {
  const isCost = COSTS.test(row.field);
  const sizes = cardsIn(found).map(({ card_id: id }) => ({ id, size: sizeOf(row.values[id]) }));
  const [best, next] = sizes.toSorted((a, b) => (isCost ? a.size - b.size : b.size - a.size));
  if (best === undefined || next === undefined) return [];
  if (sizes.some(({ size }) => !Number.isFinite(size))) return [];
  const isNumber = typeof row.values[best.id] === "number";
  const isSame = sizes.every(({ size }) => size === best.size);
  if (isSame) return isNumber ? [line`**The same**.`] : [];
  if (best.size === next.size) return [];
  const name = told(nameIn(found, best.id));
  const more = NAMES[row.field];
  if (more !== undefined) return [line`The **${name}** ${told(more)}.`];
  if (isRate(row)) return [line`The **${name}** gives more back.`];
  if (!isNumber) return [];
  // Of more than two the gap is of the highest and the lowest, which nobody asked for.
  if (sizes.length > 2 || row.apart === undefined || !row.field.endsWith("_usd"))
    return isCost && asked !== undefined && says(asked, DEARER)
      ? dearestLine(found, sizes)
      : [line`The **${name}** ${told(isCost ? "costs least" : "is ahead")}. ${cite(found)}`];
  const apart = figure(found, ["rows", row.place, "apart"], "usd");
  if (row.field === NET)
    return [
      line`With every credit used at face value the **${name}** costs less, by **${apart}**. ${cite(found)}`,
    ];
  return isCost
    ? [costLine(found, { less: best.id, more: next.id, asked }, apart)]
    : [line`The **${name}** is ahead by **${apart}**. ${cite(found)}`];
}

/** The one that costs most, where no other costs as much. */
function dearestLine(
  found: Envelope,
  sizes: readonly { readonly id: string; readonly size: number }[],
): readonly Line[] {
  const [first, second] = sizes.toSorted((a, b) => b.size - a.size);
  return first === undefined || first.size === second?.size
    ? []
    : [line`The **${told(nameIn(found, first.id))}** costs most. ${cite(found)}`];
}

interface Costs {
  readonly less: string;
  readonly more: string;
  readonly asked: Understood | undefined;
}

/** The one that is asked for: "which costs more"; and whether it is so of the one that is named first. */
function costLine(found: Envelope, { less, more, asked }: Costs, apart: Figure): Line {
  const isMore = asked !== undefined && says(asked, DEARER);
  const one = isMore ? more : less;
  const isClaim = asked !== undefined && asksWhether(asked) && says(asked, /\bthan\b/);
  const verdict = !isClaim
    ? ""
    : cardsIn(found)[0]?.card_id === one
      ? "**Yes**: the"
      : "**No**: the";
  const start = told(verdict === "" ? "The" : verdict);
  return line`${start} **${told(nameIn(found, one))}** costs ${told(isMore ? "more" : "less")}, by **${apart}**. ${cite(found)}`;
}

const DEARER = /\b(?:more|most|higher|highest|pricier|priciest|dearer|expensive|bigger|steeper)\b/;

const isRate = ({ field }: ComparedRow): boolean => field.startsWith("earn:");

const rate = z.looseObject({ return_percent: z.number() });

/** A figure by itself, a list by how much stands in it; unknown where there is none. */
function sizeOf(value: unknown): number {
  if (typeof value === "number") return value;
  if (Array.isArray(value)) return value.length;
  return rate.safeParse(value).data?.return_percent ?? Number.NaN;
}
