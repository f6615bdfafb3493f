import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path, valueAt } from "../../compose/figure.ts";
import { joinLines, joinParts, textAt } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { heldCards } from "../../../../tools/core/held.ts";
import { SELF } from "../../../../accounts/wallet.ts";

const MOST_RULES = 6;

/** How accounts count by all rules today. */
export const historyOf = (asked: Understood, toolbox: Toolbox): Envelope =>
  ask(toolbox, "get_application_history", asked.owner === undefined ? {} : { owner: asked.owner });

/** The paths of the counts by rule. */
export function countsAt(history: Envelope): readonly Path[] {
  const counts = valueAt(history, ["counts"]);
  return typeof counts === "object" && counts !== null
    ? Object.keys(counts).map((rule) => ["counts", rule])
    : [];
}

/** How the accounts of somebody count by the rules of one bank. */
export function countsOfIssuer(issuer: string, asked: Understood, toolbox: Toolbox): Draft {
  const history = historyOf(asked, toolbox);
  const rows = countsAt(history).filter((row) => textAt(history, [...row, "issuer"]) === issuer);
  const failing = rows.filter((row) => textAt(history, [...row, "result"]) !== "pass");
  const name = told(issuer);
  const isOfAll = (row: Path): boolean => !isOfSome(String(row.at(-1)), toolbox);
  return answer({
    result: [
      ...(says(asked, DENIED) ? [AFTER_DENIAL] : []),
      rows.length === 0
        ? line`No rule of ${name} that counts accounts is known. Name a card to hear whether you can get it.`
        : failing.length === 0
          ? line`**No rule of ${name} that counts accounts stops you today.** Name a card to hear about it and its bonus. ${cite(history)}`
          : joinLines(
              [
                failing.some(isOfAll)
                  ? line`**Not now with ${name}**: `
                  : line`**Now with ${name}, but not for every card**: `,
                joinParts(failing.map((row) => stopLine(history, row))),
                line`. ${cite(history)}`,
              ],
              "",
            ),
    ],
    details: rows.slice(0, MOST_RULES).map((row) => countLine(history, row)),
    caveats: [...emptyCaveat(asked, toolbox), ONLY_WALLET, CAVEATS.asOf(history)],
    envelopes: [history],
  });
}

const DENIED = /\b(?:denied|declined|turned (?:me )?down|rejected|denial|said no|shot down)\b/;
const AFTER_DENIAL = line`How long to wait after a denial is **not known** here; the letter says why, and that decides. What counts accounts is.`;

/** Whether a rule is for some cards of the bank only: "Ink 3/24". */
function isOfSome(ruleId: string, { scene }: Toolbox): boolean {
  const rule = scene.facts.facts.tables.issuerRules.find(({ rule_id: id }) => id === ruleId);
  return rule !== undefined && rule.cards.length + rule.card_types.length > 0;
}

export const ONLY_WALLET = line`Only the accounts in the wallet count here; add any that are missing, closed ones too.`;

/** Without accounts every count is nothing, which says little. */
export const emptyCaveat = (asked: Understood, { scene }: Toolbox): readonly Line[] =>
  heldCards(scene, { owner: asked.owner ?? SELF, status: "all" }).length > 0
    ? []
    : [line`The wallet holds no accounts of this person yet, so nothing is counted.`];

function stopLine(history: Envelope, row: Path): Line {
  const name = figure(history, [...row, "name"], "text");
  return textAt(history, [...row, "clears_on"]) === undefined
    ? line`${name} is not met`
    : line`${name} is not met until ${figure(history, [...row, "clears_on"], "date")}`;
}

/** One rule with the count and what is too many. */
export function countLine(history: Envelope, row: Path): Line {
  const name = figure(history, [...row, "name"], "text");
  const count = figure(history, [...row, "count"], "count");
  const limit = figure(history, [...row, "limit"], "count");
  const may = figure(history, [...row, "may_count"], "count");
  return joinParts([
    may.value === 0
      ? line`${name}: ${count} counted, ${limit} are too many`
      : line`${name}: ${count} counted and ${may} that may count, ${limit} are too many`,
    ...(textAt(history, [...row, "next_drop_off"]) === undefined
      ? []
      : [line`one less from ${figure(history, [...row, "next_drop_off"], "date")}`]),
  ]);
}
