import * as z from "zod";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { valueAt } from "../../compose/figure.ts";
import type { Understood } from "../../../language/understood.ts";
import { wantedOf } from "../card/find-filters.ts";

/* What a next card must have besides being worth it: a lounge, no foreign fee, a network, a cover. */

const MOST_SIFTED = 100;
const found = z.array(z.looseObject({ card_id: z.string() })).catch([]);

export interface Among {
  /** Ids of the cards that have it all. */
  readonly cards: readonly string[];
  readonly list: Envelope;
}

/** The cards that are not held and have what is asked; undefined where nothing is. */
export function amongOf(asked: Understood, toolbox: Toolbox): Among | undefined {
  const { benefits, no_foreign_fee, network, without } = wantedOf(asked, toolbox).filters;
  const filters = {
    ...(benefits === undefined ? {} : { benefits }),
    ...(no_foreign_fee === undefined ? {} : { no_foreign_fee }),
    ...(network === undefined ? {} : { network }),
    ...(without?.networks === undefined ? {} : { without: { networks: without.networks } }),
  };
  if (Object.keys(filters).length === 0) return undefined;
  const list = ask(toolbox, "search_cards", { ...filters, held: false, limit: MOST_SIFTED });
  return { cards: found.parse(valueAt(list, ["cards"])).map(({ card_id: id }) => id), list };
}
