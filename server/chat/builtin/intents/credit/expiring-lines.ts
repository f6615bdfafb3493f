import * as z from "zod";
import { type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { shownOf } from "../../compose/shown.ts";
import { joinLines } from "../../compose/rows.ts";
import { whoseOf } from "../../compose/whose.ts";
import { nameOf } from "../../slots.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { nameOfHeld } from "../../compose/held-name.ts";

/*
 * What list_expiring found, told so that nothing of it is left out: each by itself where they are
 * few, else one line for each day and card.
 */

export const item = z.looseObject({
  kind: z.enum(["credit", "certificate", "points", "activation", "bonus"]),
  name: z.string(),
  owner: z.string(),
  wallet_card_id: z.string().optional(),
  card_name: z.string().optional(),
  program: z.string().optional(),
  expires_on: z.string(),
  value_usd: z.number().optional(),
  value_basis: z.string().optional(),
  counted: z.boolean().optional(),
  conditions: z.array(z.string()).optional(),
});

/** How a spend that opens a credit is told among its conditions. */
const GATE = "It opens ";

export type Item = z.infer<typeof item> & { readonly place: number };

const MOST_SINGLE = 8;
const MOST_LINES = 20;

export function itemLines(
  list: Envelope,
  items: readonly Item[],
  toolbox: Toolbox,
): Pick<Draft, "details" | "more"> {
  const lines =
    items.length <= MOST_SINGLE
      ? items.map((row) => itemLine(list, row, items, toolbox))
      : groupsOf(items).map((group) => groupLine(list, group, items, toolbox));
  return shownOf(lines, MOST_LINES, [
    line`More follows later; ask for a shorter span or one kind.`,
  ]);
}

/** A certificate goes by its program: its name is the member's own words. */
function baseOf(row: Item, { scene: { facts } }: Toolbox): string {
  if (row.kind !== "certificate") return row.name;
  return row.program === undefined
    ? "a certificate"
    : `a certificate of ${nameOf("program", row.program, facts)}`;
}

export function labelOf(row: Item, all: readonly Item[], toolbox: Toolbox): string {
  const base = baseOf(row, toolbox);
  const card = row.kind === "bonus" ? undefined : cardOf(row, all, toolbox);
  if (card !== undefined) return `${base} (${card})`;
  const isShared = all.some((one) => one.owner !== row.owner && one.name === row.name);
  return isShared ? `${base} (${whoseOf(row.owner)})` : base;
}

/** The card's name, with whose it is where two have it. */
function cardOf(
  row: Item,
  all: readonly Item[],
  { scene: { wallet } }: Toolbox,
): string | undefined {
  const held = all.flatMap((one) => {
    const entry = wallet.cards.find(({ id: own }) => own === one.wallet_card_id);
    if (entry === undefined || one.card_name === undefined) return [];
    const { id: wallet_card_id, card_id, owner } = entry;
    return [{ wallet_card_id, card_id, card_name: one.card_name, owner }];
  });
  const own = held.find(({ wallet_card_id: id }) => id === row.wallet_card_id);
  return own === undefined ? undefined : nameOfHeld(own, held);
}

function itemLine(list: Envelope, row: Item, all: readonly Item[], toolbox: Toolbox): Line {
  const name = line`${told(labelOf(row, all, toolbox))}: by ${dayOf(list, row)}`;
  return joinLines([name, ...worthOf(list, row)], ", ");
}

const dayOf = (list: Envelope, { place }: Item) =>
  figure(list, ["items", place, "expires_on"], "date");

export function worthOf(list: Envelope, row: Item): readonly Line[] {
  const gate = row.conditions?.find((words) => words.startsWith(GATE));
  if (gate !== undefined && row.counted === false)
    return [line`which comes only ${told(gate.slice(GATE.length, -1))}`];
  if (row.value_usd === undefined) return [];
  const usd = figure(list, ["items", row.place, "value_usd"], "usd");
  if (row.counted === false) return [line`${usd} (not in the sum: it asks for more)`];
  return [row.value_basis === "upper_bound" ? line`at most ${usd}` : line`${usd}`];
}

/** Of one day and one card; twins of two people that lose the same are one group. */
interface Group {
  readonly rows: readonly Item[];
  readonly isOfEach: boolean;
}

function groupsOf(items: readonly Item[]): readonly Group[] {
  const byCard = new Map<string, Item[]>();
  for (const row of items) {
    const key = `${row.expires_on} ${row.kind === "credit" ? row.wallet_card_id : row.place}`;
    byCard.set(key, [...(byCard.get(key) ?? []), row]);
  }
  const seen = new Map<string, Group>();
  for (const [key, rows] of byCard) {
    const [first] = rows;
    const lost = rows.map(({ name, value_usd: usd }) => `${name} ${usd}`).toSorted();
    const twins =
      first?.kind === "credit" ? JSON.stringify([first.expires_on, first.card_name, lost]) : key;
    seen.set(twins, { rows: seen.get(twins)?.rows ?? rows, isOfEach: seen.has(twins) });
  }
  return [...seen.values()];
}

function groupLine(
  list: Envelope,
  { rows, isOfEach }: Group,
  all: readonly Item[],
  toolbox: Toolbox,
): Line {
  const [first] = rows;
  if (first === undefined) return line``;
  if (first.kind !== "credit") return itemLine(list, first, all, toolbox);
  const card = isOfEach
    ? `${first.card_name ?? ""} (each of yours)`
    : (cardOf(first, all, toolbox) ?? first.card_name ?? "");
  const lost = rows.map((row) => joinLines([line`${told(row.name)}`, ...worthOf(list, row)]));
  return joinLines([line`By ${dayOf(list, first)}, ${told(card)}`, joinLines(lost, ", ")], ": ");
}
