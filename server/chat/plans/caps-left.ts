import type { Envelope } from "../../tools/frame/envelope.ts";
import { ask, type DataOf } from "../ask.ts";
import { earnRate, text } from "../compose/figures.ts";
import { bold, EMPTY, type Line, line, listed } from "../compose/line.ts";
import { cardName } from "../compose/whose.ts";
import { amountAs, type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { leftOf, limitOf } from "./purchase-told.ts";
import { heldNamed, namesOf } from "./held.ts";

type Earn = DataOf<"get_card">["earn"][number];

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
  const named = [...idsOf(frame, "card"), ...idsOf(frame, "held_card")];
  if (named.length === 0) return ofSheet(frame, toolbox);
  const [held] = heldNamed(frame, toolbox.scene);
  if (held === undefined) return ofCatalog(named[0] ?? "", category, toolbox);
  const running = rotatingOf(frame, toolbox, held.entry.id);
  if (running !== undefined) return running;
  const id = held.entry.id;
  const categories = category === undefined ? cappedOf(held.card.id, toolbox) : [category];
  if (categories.length === 0) return ofCatalog(held.card.id, category, toolbox);
  const [name] = namesOf([held]);
  const all = categories.slice(0, MOST_CAPS).map((one) => leftOn(frame, toolbox, id, one));
  // Of a category that nobody asked for, that it has no cap says nothing.
  const found = category === undefined ? all.filter(({ cap }) => cap !== undefined) : all;
  if (found.length === 0) return ofCatalog(held.card.id, category, toolbox);
  return {
    lines: found.map(({ cap, where, rate }) =>
      cap === undefined
        ? line`The **${name ?? EMPTY}** has no cap on ${where}: it earns ${rate}.`
        : line`${leftOf(line`For ${where} the **${name ?? EMPTY}**`, cap)} Up to it, it earns ${rate}.`,
    ),
    envelopes: found.map(({ envelope }) => envelope),
  };
}

/** The cap of one held card on one category, with what the question says was spent. */
function leftOn(frame: Frame, toolbox: Toolbox, card: string, category: string) {
  const spent = amountAs(frame, "spent", "usd");
  const { data, envelope } = ask(toolbox, "best_card_for_purchase", {
    category,
    amount: ANY_USD,
    ...(spent === undefined ? {} : { cap_spent: [{ card, category, spent_usd: spent }] }),
  });
  const row = data.ranked.find((one) => one.card.wallet_card_id === card);
  return {
    cap: row?.cap,
    rate: bold(row === undefined ? text("nothing") : earnRate(row.rate, row.unit)),
    where: line`${text((data.purchase.category_name ?? category).toLowerCase())}`,
    envelope,
  };
}

/** The categories on which a card of the catalog has a cap, each cap once; not those of one shop. */
export function cappedOf(card: string, toolbox: Toolbox): readonly string[] {
  const { data } = ask(toolbox, "get_card", { card });
  return cappedIn(data.earn).map(({ category }) => category);
}

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
    ...(category === undefined ? {} : { categories: [category] }),
    ...(spent === undefined ? {} : { rotating_spent: [{ card, spent_usd: spent }] }),
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

const fits = (one: Earn, key: string): boolean => one.category === key && !one.upcoming;

/** A card that is not held: its caps as the catalog has them. */
function ofCatalog(card: string, category: string | undefined, toolbox: Toolbox): Told {
  const { data, envelope } = ask(toolbox, "get_card", { card });
  const own = data.earn.filter((one) => category === undefined || fits(one, category));
  const base = data.earn.filter((one) => fits(one, "everything_else"));
  const capped = cappedIn(own.length === 0 ? base : own).slice(0, MOST_CAPS);
  const name = line`The **${text(data.card.card_name)}**`;
  return {
    lines:
      capped.length === 0
        ? [line`${name} has no cap ${category === undefined ? line`on its rates` : line`there`}.`]
        : capped.map((one) => line`${name} has a cap of **${capIn(one)}**: ${text(one.text)}.`),
    envelopes: [envelope],
  };
}

const capIn = ({ cap_usd: limit = 0, cap_period: period = "calendar_year" }: Earn): Line =>
  limitOf({ limit_usd: limit, period });

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
export function sheetOf(frame: Frame, toolbox: Toolbox, excluded: readonly string[] = []) {
  const categories = [...idsOf(frame, "category")];
  return ask(toolbox, "category_cheat_sheet", {
    owner: frame.owner,
    ...(categories.length === 0 ? {} : { categories }),
    ...(excluded.length === 0 ? {} : { exclude_cards: [...excluded] }),
  });
}
