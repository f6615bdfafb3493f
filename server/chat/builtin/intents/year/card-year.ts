import { heldCards } from "../../../../tools/core/held.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { cardNameOf } from "../../compose/card-name.ts";
import {
  answer,
  CAVEATS,
  cite,
  clarify,
  type Draft,
  type Line,
  line,
  told,
} from "../../compose/draft.ts";
import { figure } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt } from "../../compose/rows.ts";
import { preferHeld } from "../../readings/held-preferred.ts";
import { ownerOf } from "../../readings/program-meant.ts";
import { asksPerYear } from "../../readings/rows-asked.ts";
import { says } from "../../readings/says.ts";
import { spendTold } from "../../readings/spend-told.ts";
import { idsOf, nameOf } from "../../slots.ts";
import type { Understood } from "../../../language/understood.ts";

/*
 * "How much does the Gold make me a year on groceries", "if all my dining went to the United": one
 * kind of spend for a year on the cards that are named, beside another of them or beside all.
 */

const MOST_PLACES = 6;

const EARNS =
  /\b(?:earn\w*|mak(?:e|es|ing)|bring(?:s|ing)?|pull(?:s|ing)?|get(?:s|ting)?|giv(?:e|es|ing)|back|rewards?|points|miles|los(?:e|ing)|out ?earns?|worth)\b/;
/** Of a card to come or to go, of its fee or its caps others know more. */
const OTHERWISE =
  /\b(?:add|adding|open|opening|apply|drop\w*|cancel\w*|clos(?:e|ing)|downgrad\w*|fees?|credits?|caps?|limit|bonus|offer|keep(?:ing)?)\b/;

/** Whether what a card earns in a year is asked. */
export const asksCardYear = (asked: Understood): boolean =>
  asksPerYear(asked) && says(asked, EARNS) && !says(asked, OTHERWISE);

/** The answer on a year of what is named; undefined where no held card and no kind of spend is. */
export function cardYear(given: Understood, toolbox: Toolbox): Draft | undefined {
  const { scene } = toolbox;
  const asked = preferHeld(given, scene);
  const places = idsOf(asked, "category", scene.facts).slice(0, MOST_PLACES);
  const held = heldCards(scene, { owner: asked.owner }).filter(
    ({ entry }) => !entry.authorized_user,
  );
  const named = idsOf(asked, "card", scene.facts).filter((id) =>
    held.some(({ card }) => card.id === id),
  );
  const [first, second] = named;
  if (places.length === 0 || first === undefined) return undefined;
  const spend = spendOf(asked, places, toolbox);
  if (spend === undefined) {
    const names = told(places.map((key) => nameOf("category", key, scene.facts)).join(" and "));
    return clarify(line`How much do you spend a month on ${names}? I never guess it.`);
  }
  const entriesOf = (is: (id: string) => boolean): readonly string[] =>
    held.filter(({ card }) => is(card.id)).map(({ entry }) => entry.id);
  const left = entriesOf((id) => id !== first);
  const against = entriesOf((id) => second === undefined || id === second);
  const found = ask(toolbox, "estimate_annual_rewards", {
    spend,
    ...ownerOf(asked),
    ...(left.length === 0 ? {} : { exclude_cards: left }),
    ...(against.length === 0 ? {} : { against_cards: against }),
  });
  return toDraft(found, [first, second], toolbox);
}

/** What is told of them, else what the profile has. */
function spendOf(
  asked: Understood,
  places: readonly string[],
  { scene }: Toolbox,
): Readonly<Record<string, number>> | undefined {
  const own = spendTold(asked).spend ?? {};
  const found = places.flatMap((key) => {
    const usd = own[key] ?? scene.wallet.spend?.[key];
    return usd === undefined || usd <= 0 ? [] : [[key, usd] as const];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

function toDraft(
  found: Envelope,
  [first = "", second]: readonly (string | undefined)[],
  toolbox: Toolbox,
): Draft {
  const earned = earnedLine(found, first, toolbox);
  const apart = apartLine(found, { first, second }, toolbox);
  return answer({
    // Of two it is asked which earns more; of one what it earns.
    result: second === undefined ? [earned, ...apart] : [...apart, earned],
    details: rowsAt(found, ["by_category"]).map(
      (row) =>
        line`${figure(found, [...row, "category_name"], "text")}: ${figure(found, [...row, "value_usd"], "usd")} on ${figure(found, [...row, "yearly_usd"], "usd")}`,
    ),
    caveats: [CAVEATS.estimate, CAVEATS.asOf(found)],
    envelopes: [found],
  });
}

function earnedLine(found: Envelope, first: string, toolbox: Toolbox): Line {
  const points =
    numberAt(found, ["by_card", 0, "points"]) === undefined
      ? []
      : [line`, by **${figure(found, ["by_card", 0, "points"], "points")}** points`];
  return joinLines(
    [
      line`On ${figure(found, ["spend_usd"], "usd")} of that spend a year the **${cardNameOf(first, toolbox)}** earns **${figure(found, ["total_usd"], "usd")}**`,
      ...points,
      line`. ${cite(found)}`,
    ],
    "",
  );
}

interface Pair {
  readonly first: string;
  readonly second: string | undefined;
}

/** How much more or less than the other card, or than all cards at their best. */
function apartLine(found: Envelope, { first, second }: Pair, toolbox: Toolbox): readonly Line[] {
  const more = numberAt(found, ["against", "more_usd"]);
  if (more === undefined) return [];
  const gap = figure(found, ["against", "more_usd"], "usd");
  const usd = { ...gap, text: gap.text.replace(/^-/, "") };
  const than =
    second === undefined
      ? line`your cards at their best, ${figure(found, ["against", "total_usd"], "usd")}`
      : line`the **${cardNameOf(second, toolbox)}**, ${figure(found, ["against", "total_usd"], "usd")}`;
  const own = line`The **${cardNameOf(first, toolbox)}** earns`;
  const said =
    more === 0
      ? line`as much there as`
      : line`**${usd} ${told(more > 0 ? "more" : "less")} a year** there than`;
  return [joinLines([own, said, than, line`in all. ${cite(found)}`])];
}
