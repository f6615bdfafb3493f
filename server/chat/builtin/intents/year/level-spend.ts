import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { cardNameOf } from "../../compose/card-name.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line } from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { numberAt } from "../../compose/rows.ts";
import { preferHeld } from "../../readings/held-preferred.ts";
import { says } from "../../readings/says.ts";
import { idsOf } from "../../slots.ts";
import { mentionsOf, type Understood } from "../../../language/understood.ts";

/* "At what spend on groceries does the Gold beat the Double Cash": from where on one card leaves more than another. */

const HOW_MUCH =
  /\b(?:(?:at|from|above|past|beyond|until) (?:what|which|how (?:much|many))|how (?:much|many|high)|when (?:do|does|would|will)|what(?: is| would be)?(?: \S+){0,3} (?:spend|spending|amount|point|level|threshold|budget|break ?even)|break ?even|breakeven)\b/;
const BEATS =
  /\b(?:beats?|beating|better (?:than|deal)|ahead(?: of)?|overtakes?|out ?earns?|outperforms?|wins?|pays? off|makes? (?:more )?sense|worth more|break ?even|breakeven)\b/;
const SPENT =
  /\b(?:spend(?:ing)?|charge|buy|put|eat|point|amount|level|threshold|budget|break ?even|breakeven|(?:a|per|each|every) month|when (?:do|does|would|will))\b/;
/** How far apart two are at a spend that is told is another question. */
const OTHERWISE =
  /\b(?:how much (?:more|less|better|worse|ahead)|bonus|offer|points|miles|night|award|transfer\w*|expir\w*|renew\w*)\b/;
const CARDS = 2;
/** Any spend: the figure does not hang on it. */
const SOME_USD = 100;
const EVERYTHING = "everything_else";

/** Whether it is asked from which spend on one of two cards comes out ahead of the other. */
export const asksLevel = (asked: Understood): boolean =>
  new Set(mentionsOf(asked, "card").map(({ start }) => start)).size === CARDS &&
  says(asked, HOW_MUCH) &&
  says(asked, BEATS) &&
  says(asked, SPENT) &&
  !says(asked, OTHERWISE);

export function levelSpend(given: Understood, toolbox: Toolbox): Draft | undefined {
  if (!asksLevel(given)) return undefined;
  const { facts } = toolbox.scene;
  const asked = preferHeld(given, toolbox.scene);
  const [first, second] = idsOf(asked, "card", facts);
  if (first === undefined || second === undefined) return undefined;
  const [place = EVERYTHING] = idsOf(asked, "category", facts);
  const found = ask(toolbox, "estimate_annual_rewards", {
    as_if_cards: [first, second],
    spend: { [place]: SOME_USD },
    level_on: place,
  });
  return answer({
    result: [levelLine(found, { first, second }, toolbox)],
    details: [
      line`Counted for each as the only card: its rewards on that spend alone, less its annual fee.`,
    ],
    caveats: [
      line`Credits, perks and welcome offers are not counted; point values are estimates.`,
      CAVEATS.asOf(found),
    ],
    envelopes: [{ ...found, warnings: [] }],
  });
}

function levelLine(
  found: Envelope,
  { first, second }: { readonly first: string; readonly second: string },
  toolbox: Toolbox,
): Line {
  const [one, two] = [cardNameOf(first, toolbox), cardNameOf(second, toolbox)];
  const where = figure(found, ["level", "category_name"], "text");
  const [ahead, behind] = [["level", AHEAD] as const, ["level", BEHIND] as const];
  const from = numberAt(found, ahead);
  const hasEnd = numberAt(found, behind) !== undefined;
  if (from === undefined) {
    return line`**At no spend**: on ${where} alone the **${one}** never comes out ahead of the **${two}**. ${cite(found)}`;
  }
  if (from <= 1) {
    return hasEnd
      ? line`**Up to about ${figure(found, behind, "usd")} a month** on ${where} the **${one}** is ahead of the **${two}**; above that it is behind. ${cite(found)}`
      : line`**At any spend** on ${where} the **${one}** is ahead of the **${two}**. ${cite(found)}`;
  }
  return hasEnd
    ? line`**From about ${figure(found, ahead, "usd")} a month** on ${where} the **${one}** is ahead of the **${two}**, up to about ${figure(found, behind, "usd")} a month. ${cite(found)}`
    : line`**From about ${figure(found, ahead, "usd")} a month** on ${where} the **${one}** is ahead of the **${two}**. ${cite(found)}`;
}

const AHEAD = "first_ahead_from_monthly_usd";
const BEHIND = "first_behind_from_monthly_usd";
