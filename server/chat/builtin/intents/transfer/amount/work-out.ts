import * as z from "zod";
import type { Envelope } from "../../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import { ask } from "../../../compose/ask.ts";
import { ownerOf } from "../../../readings/program-meant.ts";
import { nameOf } from "../../../slots.ts";
import { amountsOf, mentionsOf, type Understood } from "../../../../language/understood.ts";
import type { Quantity } from "./quantity.ts";
import type { Route } from "../routes/route-lines.ts";

/** The two ends of a transfer, by key. */
export interface Pair {
  readonly from: string;
  readonly to: string;
}

export interface WorkedOut {
  readonly found: Envelope;
  /** The name of the card at whose terms it was worked out, when one had to be taken. */
  readonly card: string | undefined;
}

/** At the terms of the card that is named, else of those held, else of the best that opens it. */
export function workOut(
  pair: Pair,
  route: Route,
  amount: Quantity,
  asked: Understood,
  toolbox: Toolbox,
): WorkedOut {
  const { facts } = toolbox.scene;
  const plain = { ...pair, ...amount, ...bonusOf(asked), ...ownerOf(asked) };
  const [named] = mentionsOf(asked, "card").flatMap(({ ids }) => (ids.length === 1 ? ids : []));
  const opening = openingCard(route);
  for (const card of named === undefined ? [] : [named]) {
    const outcome = toolbox.call("calculate_transfer", { ...plain, card });
    if ("envelope" in outcome)
      return { found: outcome.envelope, card: nameOf("card", card, facts) };
  }
  if (route.state === "usable" || opening === undefined) {
    return { found: ask(toolbox, "calculate_transfer", plain), card: undefined };
  }
  const found = ask(toolbox, "calculate_transfer", { ...plain, card: opening.card_id });
  return { found, card: opening.card_name };
}

const openings = z
  .array(z.looseObject({ card_id: z.string(), card_name: z.string(), effect: z.string() }))
  .catch([]);

/** The card that opens a locked route best, one that can be had first. */
const openingCard = ({ unlock_cards: cards }: Route) =>
  openings.parse(cards).find(({ effect }) => effect === "opens");

const MOST_BONUS = 300;

/** A bonus that the asker was quoted. */
function bonusOf(asked: Understood): { readonly bonus_pct?: number } {
  const [quoted] = amountsOf(asked, "percent");
  return quoted === undefined || !Number.isInteger(quoted.value) || quoted.value > MOST_BONUS
    ? {}
    : { bonus_pct: quoted.value };
}
