import { heldCards } from "../../../../tools/core/held.ts";
import type { Scene } from "../../../../tools/core/scene.ts";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { joinParts } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import { idsOf } from "../../slots.ts";
import type { Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ANNIVERSARY } from "./fee-lines.ts";

const EACH_BANK = /\b(?:by|per|each|every|which) (?:bank|issuer)s?\b/;

/** The banks that are named; "by bank" those of all open cards that are held. */
export const banksAsked = (asked: Understood, scene: Scene): readonly string[] =>
  says(asked, EACH_BANK)
    ? [...new Set(heldCards(scene).map(({ card }) => card.issuer))]
    : idsOf(asked, "issuer", scene.facts);

/** What goes to each of several banks in annual fees, side by side. */
export function byBank(banks: readonly string[], toolbox: Toolbox): Draft {
  const found = banks.map((issuer) => ({
    issuer,
    fees: ask(toolbox, "list_upcoming_fees", { issuer }),
  }));
  const parts = found.map(
    ({ issuer, fees }): Line =>
      line`${told(issuer)}: **${figure(fees, ["year_total_usd"], "usd")}** a year ${cite(fees)}`,
  );
  return answer({
    result: [joinParts(parts)],
    caveats: [ANNIVERSARY, ...found.slice(0, 1).map(({ fees }) => CAVEATS.asOf(fees))],
    envelopes: found.map(({ fees }) => fees),
  });
}
