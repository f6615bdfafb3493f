import * as z from "zod";
import type { Envelope } from "../../../../../tools/core/envelope.ts";
import type { FactIndex } from "../../../../../tools/core/facts.ts";
import { CAVEATS, type Line, line, told } from "../../../compose/draft.ts";
import { figure, type Path, valueAt } from "../../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt, textsAt } from "../../../compose/rows.ts";

/** What is told of the rows of list_transfer_routes. */

const route = z.looseObject({
  from: z.string(),
  from_name: z.string(),
  to: z.string(),
  to_name: z.string(),
  ratio: z.string().optional(),
  ratio_in: z.number().optional(),
  ratio_out: z.number().optional(),
  min: z.number().optional(),
  time: z.number().optional(),
  fee: z.looseObject({}).optional(),
  state: z.enum(["usable", "locked", "ended", "unknown"]),
  is_active: z.boolean(),
  via_cards: z.array(z.string()),
});

/** A row of the routes with its place in the result. */
export type Route = z.infer<typeof route> & { readonly path: Path };

/** The routes of a result, in its order. */
export const routesOf = (list: Envelope): readonly Route[] =>
  rowsAt(list, ["routes"]).flatMap((path) => {
    const row = route.safeParse(valueAt(list, path));
    return row.success ? [{ ...row.data, path }] : [];
  });

/** `Air Canada Aeroplan, World of Hyatt`; after so many, that there are more. */
export function namesOf(names: readonly string[], most = Number.POSITIVE_INFINITY): string {
  const each = [...new Set(names)];
  return each.length > most ? `${each.slice(0, most).join(", ")} and others` : each.join(", ");
}

/** Fewest points, steps, time: what is known of how a route works. */
export function termsLines(list: Envelope, path: Path): readonly Line[] {
  const has = (key: string): boolean => numberAt(list, [...path, key]) !== undefined;
  const points = (key: string) => figure(list, [...path, key], "points");
  const amounts = [
    ...(has("min") ? [line`at least ${points("min")} points`] : []),
    ...(has("increment") ? [line`in steps of ${points("increment")}`] : []),
    ...timeLines(list, path),
  ];
  return amounts.length === 0 ? [] : [joinLines([line`Each transfer:`, joinLines(amounts, ", ")])];
}

function timeLines(list: Envelope, path: Path): readonly Line[] {
  const hours = numberAt(list, [...path, "time"]);
  if (hours === undefined) return [];
  return hours === 0
    ? [line`usually at once`]
    : [line`up to ${figure(list, [...path, "time"], "count")} hours as reported`];
}

/** What runs on the route now. */
export const bonusLines = (list: Envelope, path: Path): readonly Line[] =>
  rowsAt(list, [...path, "bonuses"]).map((row) => {
    const ends = figure(list, [...row, "ends"], "date");
    const who = valueAt(list, [...row, "targeted"]) === true ? ", for those who were sent it" : "";
    return numberAt(list, [...row, "pct"]) === undefined
      ? line`A bonus of unknown size runs until ${ends}${told(who)}.`
      : line`A bonus of ${figure(list, [...row, "pct"], "percent")} runs until ${ends}${told(who)}.`;
  });

const MOST_CARDS = 4;

/** Cards not held that would open the route or better it, those that can be had first. */
export function unlockLine(list: Envelope, path: Path): readonly Line[] {
  const rows = rowsAt(list, [...path, "unlock_cards"]);
  const open = rows.filter((row) => valueAt(list, [...row, "takes_applications"]) === true);
  const shown = (open.length > 0 ? open : rows).slice(0, MOST_CARDS);
  const [first] = shown;
  if (first === undefined) return [];
  const cards = joinLines(
    shown.map((row) => openerLine(list, row)),
    ", ",
  );
  const isBetter = textAt(list, [...first, "effect"]) === "betters";
  const start = isBetter ? line`A better ratio comes with` : line`It opens with`;
  return [joinLines([start, joinLines([cards, line`.`], "")])];
}

/** With its ratio and, where it is known, its fee. */
function openerLine(list: Envelope, row: Path): Line {
  const name = figure(list, [...row, "card_name"], "text");
  const ratio = figure(list, [...row, "ratio"], "text");
  return numberAt(list, [...row, "annual_fee_usd"]) === undefined
    ? line`${name} (${ratio})`
    : line`${name} (${ratio}, ${figure(list, [...row, "annual_fee_usd"], "usd")} a year)`;
}

/** The held cards that give the terms, by name. */
export const viaNames = (list: Envelope, path: Path, { cards }: FactIndex): string =>
  namesOf(textsAt(list, [...path, "via_cards"]).map((id) => cards.get(id)?.card_name ?? id));

/** Who opens routes: the cards held, or no card at all. */
export function openLines(routes: readonly Route[]): readonly Line[] {
  const open = routes.filter(({ state }) => state === "usable");
  const byCard = open.filter(({ via_cards: cards }) => cards.length > 0);
  const free = open.filter(({ via_cards: cards }) => cards.length === 0);
  return [
    byCard.length > 0
      ? line`With your cards: **${told(namesOf(byCard.map((one) => one.from_name)))}**.`
      : line`None of your cards opens any of these.`,
    ...(free.length > 0
      ? [line`Without any card: ${told(namesOf(free.map((one) => one.from_name)))}.`]
      : []),
  ];
}

/** Said once: the tool may have warned of it already. */
export const irreversible = (found: Envelope): readonly Line[] =>
  found.warnings.some((warning) => warning.includes("cannot be undone"))
    ? []
    : [CAVEATS.irreversible];
