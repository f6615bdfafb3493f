import { SELF } from "../../../../accounts/wallet.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line } from "../../compose/draft.ts";
import { figure, valueAt } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import type { Intent } from "../../intent.ts";
import { STASH_VALUE } from "../../phrasings/value-stash.ts";
import { ownerOf } from "../../program-meant.ts";
import type { Understood } from "../../understood.ts";

const MOST_PROGRAMS = 6;
const MOST_UNLOCKERS = 2;

/** What all points are worth together. */
export const stashValue: Intent = {
  id: "stash_value",
  group: "value",
  label: "what all your points are worth together",
  likes: [],
  needs: [],
  phrasings: STASH_VALUE,
  rules: [
    /\b(?:worth|value) of (?:all )?(?:my|our) (?:whole |entire |total )?(?:points )?(?:stash|portfolio|points and miles)\b/,
    /\b(?:whole|entire|total) (?:points )?(?:stash|portfolio)\b.*\bworth\b/,
  ],
  respond: (asked, toolbox) => stashOf(asked, toolbox),
};

export function stashOf(asked: Understood, toolbox: Toolbox): Draft {
  const found = ask(toolbox, "value_portfolio", ownerOf(asked));
  const rows = rowsAt(found, ["by_program"]);
  if (rows.length === 0) {
    return answer({
      result: [
        line`I know no point balances yet, so there is nothing to value. Tell me what you have in each program, and I can add it up.`,
      ],
      envelopes: [found],
    });
  }
  return answer({
    result: [
      line`All together the points are worth about **${figure(found, ["counted_usd"], "usd")}**, from ${figure(found, ["total_usd", "floor"], "usd")} at the floor to ${figure(found, ["total_usd", "high"], "usd")} at the high. ${cite(found)}`,
    ],
    details: [
      ...rows.slice(0, MOST_PROGRAMS).map((row) => programLine(found, row)),
      ...ownerLines(found, asked),
      ...lapseLines(found),
      ...unlockLines(found),
    ],
    caveats: [CAVEATS.estimate, CAVEATS.asOf(found)],
    envelopes: [found],
  });
}

function programLine(found: Envelope, row: readonly (string | number)[]): Line {
  const name = line`${figure(found, [...row, "program_name"], "text")}: ${figure(found, [...row, "points"], "points")} points`;
  if (numberAt(found, [...row, "counted_usd"]) === undefined) {
    return joinLines([name, line`which nobody has valued`], ", ");
  }
  const share = numberAt(found, [...row, "percent"]);
  return joinLines([
    name,
    line`are worth ${figure(found, [...row, "counted_usd"], "usd")}`,
    ...(share === undefined ? [] : [line`(${figure(found, [...row, "percent"], "percent")})`]),
  ]);
}

/** How much of it is the asker's, when there are others. */
function ownerLines(found: Envelope, { owner }: Understood): readonly Line[] {
  const owners = rowsAt(found, ["by_owner"]);
  const own = owners.find((row) => textAt(found, [...row, "owner"]) === SELF);
  if (owner !== undefined || own === undefined || owners.length < 2) return [];
  return [
    line`Of it yours: ${figure(found, [...own, "value_usd", "typical"], "usd")} at typical values`,
  ];
}

function lapseLines(found: Envelope): readonly Line[] {
  const lapses = numberAt(found, ["expiring_usd"]) ?? 0;
  return lapses === 0
    ? []
    : [
        line`${figure(found, ["expiring_usd"], "usd")} of it lapses within ${figure(found, ["within_days"], "count")} days.`,
      ];
}

/** What a card would add that opens points which are locked now. */
const unlockLines = (found: Envelope): readonly Line[] =>
  rowsAt(found, ["unlockers"])
    .filter((row) => valueAt(found, [...row, "opened"]) === false)
    .filter((row) => (numberAt(found, [...row, "effect_usd"]) ?? 0) > 0)
    .slice(0, MOST_UNLOCKERS)
    .map(
      (row) =>
        line`A card that opens transfers of ${figure(found, [...row, "program_name"], "text")} would add ${figure(found, [...row, "effect_usd"], "usd")}.`,
    );
