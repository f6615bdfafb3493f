import { cite, type Line, line, told } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { joinLines } from "../../compose/rows.ts";
import type { Understood } from "../../understood.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { FactIndex } from "../../../../tools/core/facts.ts";
import { benefitsOf } from "../credit/benefit-kind.ts";
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

const ASPECTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\blounges?\b/, ["lounges"]],
  [/\bauthorized users?\b|\badditional cards?\b/, ["authorized_user_fee_usd"]],
  [/\b(?:foreign|abroad|overseas)\b/, ["foreign_fee_percent"]],
  [/\b(?:credits|statement credits?|perks?)\b/, ["credits_year_usd", "credits"]],
  [/\b(?:insurance|insured|protections?|coverage|covers?|covered|warranty)\b/, ["protections"]],
  [
    /\b(?:welcome|sign ?up|signup|intro|opening) (?:bonus(?:es)?|offers?)\b|\bsub\b|\bbonus(?:es)?\b/,
    ["offer_value_usd", "offer"],
  ],
  [/\b(?:elite )?status\b/, ["elite_status"]],
  [/\bfree nights?\b|\bcertificates?\b/, ["certificates"]],
  [/\b(?:points?|miles?) (?:are |is )?worth(?: more)?\b|\bcents? per point\b/, ["cpp"]],
  [/\b(?:fees?|cheaper|cheapest|pricier|expensive|af)\b/, ["annual_fee_usd"]],
];

/** "We are not lounge people", "lounges aside": what is named so does not count. */
const NOT_CARED =
  /\b(?:not|never|ignor(?:e|ing)|forget(?:ting)?|besides|regardless of|matters? little)(?: \S+){0,4}? $/;
const ASIDE = /^ ?(?:\S+ )?(?:aside|apart|do not matter|does not matter)\b/;

const KINDS = [
  ["lounge", ["lounges"]],
  ["protection", ["protections"]],
  ["credit", ["credits_year_usd", "credits"]],
] as const;

/** Without the benefits that the question waves off. */
const withoutWaved = (asked: Understood): Understood => ({
  ...asked,
  mentions: asked.mentions.filter(
    ({ start, end }) =>
      !NOT_CARED.test(`${asked.tokens.slice(0, start).join(" ")} `) &&
      !ASIDE.test(` ${asked.tokens.slice(end).join(" ")}`),
  ),
});

/** Whether the question asks for something and does not wave it off. */
function asksFor(asked: Understood, said: RegExp): boolean {
  const words = asked.tokens.join(" ");
  const found = said.exec(words);
  if (found === null) return false;
  const end = found.index + found[0].length;
  return !NOT_CARED.test(words.slice(0, found.index)) && !ASIDE.test(words.slice(end));
}

/** The fields that the question asks about; none where it asks for all. */
export function aspectsOf(asked: Understood, facts: FactIndex): readonly string[] {
  const named = ASPECTS.flatMap(([said, fields]) => (asksFor(asked, said) ? fields : []));
  const linked = KINDS.flatMap(([kind, fields]) =>
    benefitsOf(withoutWaved(asked), kind, facts).length > 0 ? fields : [],
  );
  return [...new Set([...linked, ...named])];
}

const MOST_ITEMS = 15;

/** The fields, one line each, with the card that is ahead in it. */
export function aspectLines(found: Envelope, fields: readonly string[]): readonly Line[] {
  const rows = comparedIn(found);
  return fields.flatMap((field) => {
    const row = rows.find((one) => one.field === field);
    if (row === undefined) return [];
    const isList = Object.values(row.values).some((value) => Array.isArray(value));
    const ahead = aheadLine(found, row);
    return isList
      ? [...ahead, ...listLines(found, row, MOST_ITEMS)]
      : [...ahead, joinLines([rowLine(found, row), line`${cite(found)}`])];
  });
}

/** Of these less is better. */
const COSTS = /fee/;
const NAMES: Readonly<Record<string, string>> = {
  lounges: "opens more lounge networks",
  protections: "carries more protections",
  elite_status: "gives more status",
};

/** `The Savor is cheaper: $325 less.`; nothing where neither is ahead. */
function aheadLine(found: Envelope, row: ComparedRow): readonly Line[] {
  const [best, next] = cardsIn(found)
    .map(({ card_id: id }) => ({ id, size: sizeOf(row.values[id]) }))
    .toSorted((a, b) => (COSTS.test(row.field) ? a.size - b.size : b.size - a.size));
  if (best === undefined || next === undefined || best.size === next.size) return [];
  if (!Number.isFinite(best.size + next.size)) return [];
  const name = told(nameIn(found, best.id));
  if (row.apart === undefined) {
    const more = NAMES[row.field];
    return more === undefined ? [] : [line`The **${name}** ${told(more)}.`];
  }
  if (!row.field.endsWith("_usd")) return [];
  // Of more than two the gap is of the highest and the lowest, which nobody asked for.
  if (cardsIn(found).length > 2)
    return [
      line`The **${name}** ${told(COSTS.test(row.field) ? "costs least" : "is ahead")}. ${cite(found)}`,
    ];
  const apart = figure(found, ["rows", row.place, "apart"], "usd");
  return COSTS.test(row.field)
    ? [line`The **${name}** costs less, by **${apart}**. ${cite(found)}`]
    : [line`The **${name}** is ahead by **${apart}**. ${cite(found)}`];
}

/** A figure by itself, a list by how much stands in it; unknown where there is none. */
const sizeOf = (value: unknown): number =>
  typeof value === "number" ? value : Array.isArray(value) ? value.length : Number.NaN;
