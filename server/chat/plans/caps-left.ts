import type { Envelope } from "../../tools/frame/envelope.ts";
import { ask, type DataOf } from "../ask.ts";
import { earnRate, text } from "../compose/figures.ts";
import { bold, type Line, line, listed } from "../compose/line.ts";
import { cardName } from "../compose/whose.ts";
import { amountAs, type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { heldNamed } from "./held.ts";
import { leftOf } from "./purchase-told.ts";

/** Small enough to leave the cap as it is. */
const ANY_USD = 100;
const MOST_CAPS = 4;

interface Told {
  readonly lines: readonly Line[];
  readonly envelopes: readonly Envelope[];
}

/** What is left of the caps that a frame asks for. */
export function capsOf(frame: Frame, toolbox: Toolbox): Told {
  const [category] = idsOf(frame, "category");
  const [named] = idsOf(frame, "card");
  if (named === undefined) return ofSheet(frame, toolbox);
  const [held] = heldNamed(frame, toolbox.scene);
  if (held === undefined) return ofCatalog(named, category, toolbox);
  const rotating = rotatingOf(frame, toolbox, held.entry.id);
  if (rotating !== undefined) return rotating;
  const categories = category === undefined ? cappedOf(held.card.id, toolbox) : [category];
  const all = categories
    .slice(0, MOST_CAPS)
    .map((one) => leftOn(frame, toolbox, held.entry.id, one));
  // Of a category that nobody asked for, that it has no cap says nothing.
  const found = all.filter(({ isCapped }) => isCapped || category !== undefined);
  if (found.length === 0) return ofCatalog(held.card.id, category, toolbox);
  return {
    lines: found.map(({ told }) => told),
    envelopes: found.map(({ envelope }) => envelope),
  };
}

/** The cap of one held card on one category, with what the question says was spent. */
function leftOn(frame: Frame, toolbox: Toolbox, card: string, category: string) {
  const spent = amountAs(frame, "spent", "usd");
  const { data, envelope } = ask(toolbox, "best_card_for_purchase", {
    category,
    amount: ANY_USD,
    cap_spent: spent === undefined ? undefined : [{ card, category, spent_usd: spent }],
  });
  const row = data.ranked.find((one) => one.card.wallet_card_id === card);
  const where = text((data.purchase.category_name ?? category).toLowerCase());
  if (row === undefined)
    return { told: line`That card earns nothing on ${where}.`, isCapped: false, envelope };
  const name = line`**${cardName(row.card)}**`;
  const rate = bold(earnRate(row.rate, row.unit));
  const uncapped =
    spent === undefined
      ? line`The ${name} has no cap on ${where}: it earns ${rate}.`
      : line`With that spent, the ${name} earns ${rate} on ${where}.`;
  const told =
    row.cap === undefined
      ? uncapped
      : line`${leftOf(line`For ${where} the ${name}`, row.cap)} Up to it, it earns ${rate}.`;
  return { told, isCapped: row.cap !== undefined, envelope };
}

/** The categories on which a card of the catalog has a cap, each cap once; not those of one shop. */
export const cappedOf = (card: string, toolbox: Toolbox): readonly string[] =>
  cappedIn(ask(toolbox, "get_card", { card }).data.earn).map(({ category }) => category);

type Earn = DataOf<"get_card">["earn"][number];

function cappedIn(earn: readonly Earn[]): readonly Earn[] {
  const capped = earn.filter(
    ({ cap_usd: cap, upcoming, merchants }) =>
      cap !== undefined && !upcoming && merchants === undefined,
  );
  const keyOf = ({ cap_key: key, category }: Earn): string => key ?? category;
  return capped.filter((one, at) => capped.findIndex((two) => keyOf(two) === keyOf(one)) === at);
}

/** The cap of a rate that rotates, where it is asked for or no category is. */
function rotatingOf(frame: Frame, toolbox: Toolbox, card: string): Told | undefined {
  const [category] = idsOf(frame, "category");
  const spent = amountAs(frame, "spent", "usd");
  const { data, envelope } = ask(toolbox, "category_cheat_sheet", {
    categories: category === undefined ? undefined : [category],
    rotating_spent: spent === undefined ? undefined : [{ card, spent_usd: spent }],
  });
  const row = data.rotating.find((one) => one.card.wallet_card_id === card);
  const name = data.rows[0]?.category_name ?? "";
  if (row?.cap === undefined || (category !== undefined && !row.on.includes(name)))
    return undefined;
  const on = listed(row.on.map((one) => text(one)));
  return {
    lines: [leftOf(line`For ${on} together the **${cardName(row.card)}**`, row.cap)],
    envelopes: [envelope],
  };
}

/** The caps of a card as the catalog tells them: of one that is not held, or has none that is left. */
function ofCatalog(card: string, category: string | undefined, toolbox: Toolbox): Told {
  const { data, envelope } = ask(toolbox, "get_card", { card });
  const earn = data.earn.filter((one) => category === undefined || one.category === category);
  const name = line`The **${text(data.card.card_name)}**`;
  const capped = cappedIn(earn).slice(0, MOST_CAPS);
  const none = line`${name} has no cap ${category === undefined ? line`on its rates` : line`there`}.`;
  return {
    lines: capped.length === 0 ? [none] : capped.map((one) => line`${name}: ${text(one.text)}.`),
    envelopes: [envelope],
  };
}

/** No card is named: the caps of the best cards of the categories. */
function ofSheet(frame: Frame, toolbox: Toolbox): Told {
  const { data, envelope } = sheetOf(frame, toolbox);
  const lines = data.rows.flatMap(({ best, cap, category_name: name }) =>
    best === undefined || cap === undefined
      ? []
      : [leftOf(line`For ${text(name.toLowerCase())} the **${cardName(best.card)}**`, cap)],
  );
  return { lines: lines.slice(0, MOST_CAPS), envelopes: [envelope] };
}

/** The best cards of the categories asked for. */
export function sheetOf(frame: Frame, toolbox: Toolbox, excluded?: string[]) {
  const categories = idsOf(frame, "category");
  return ask(toolbox, "category_cheat_sheet", {
    owner: frame.owner,
    categories: categories.length === 0 ? undefined : [...categories],
    exclude_cards: excluded,
  });
}
