import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path, valueAt } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import { says } from "../../readings/says.ts";
import type { Understood } from "../../../language/understood.ts";
import { riskLine } from "./risk-lines.ts";

const MOST_NAMED = 6;
const MOST_RISKS = 2;

/** Whether a held card can become one certain other, when, and what that changes. */
export const aboutTarget = (found: Envelope, row: Path, asked: Understood): Draft =>
  answer({
    result: [
      ...(says(asked, OF_BONUS) ? [NO_BONUS] : []),
      verdictOf(found, row),
      feesOf(found, row),
    ],
    details: [
      ...namesOf(found, [...row, "gained"], line`Gained: `),
      ...namesOf(found, [...row, "lost"], line`Lost: `),
      ...rowsAt(found, [...row, "points_at_risk"])
        .slice(0, MOST_RISKS)
        .map((risk) => riskLine(found, risk)),
      ...clocksOf(found, row),
      ...noteOf(found, row),
    ],
    caveats: [
      line`The issuer decides; a change is never promised, and it brings no welcome bonus unless the issuer's own offer says so.`,
      ...(rowsAt(found, [...row, "points_at_risk"]).length > 0 ? [CAVEATS.estimate] : []),
      CAVEATS.asOf(found),
    ],
    envelopes: [found],
  });

const OF_BONUS =
  /\b(?:get|gets|earn|receive|still|eligible|qualify|give|gives|include|includes|with|have|is there) (?:for )?(?:\w+ ){0,3}(?:bonus|sub|welcome offer|signup)\b/;
const NO_BONUS = line`**No** welcome bonus comes with a product change, unless the issuer's own upgrade offer says so.`;

function verdictOf(found: Envelope, row: Path): Line {
  const from = figure(found, ["card", "card_name"], "text");
  const to = figure(found, [...row, "to_card", "card_name"], "text");
  if (textAt(found, [...row, "path"]) !== "documented") {
    return line`**Not known**: no dated source says that the **${from}** can become the **${to}**; ask the issuer.`;
  }
  const isOld = valueAt(found, [...row, "old_enough"]);
  const hasDay = textAt(found, [...row, "earliest_on"]) !== undefined;
  if (isOld === false && hasDay) {
    return line`**Not yet**: the **${from}** can become the **${to}** from **${figure(found, [...row, "earliest_on"], "date")}** on. ${cite(found)}`;
  }
  if (isOld === true) {
    return line`**Yes**: the **${from}** can become the **${to}**, and the account is old enough. ${cite(found)}`;
  }
  return numberAt(found, [...row, "min_age_months"]) === undefined
    ? line`**Yes**: the **${from}** can become the **${to}**; how old the account must be no source says. ${cite(found)}`
    : line`**Yes, once the account is ${figure(found, [...row, "min_age_months"], "count")} months old**: the **${from}** can become the **${to}**. Your wallet has no opening date for it. ${cite(found)}`;
}

function feesOf(found: Envelope, row: Path): Line {
  const from = figure(found, [...row, "from_fee_usd"], "usd");
  const to = figure(found, [...row, "to_fee_usd"], "usd");
  return from.value === to.value
    ? line`The annual fee stays at ${to}.`
    : line`The annual fee goes from ${from} to **${to}**.`;
}

/** When an option may be taken. */
export function agoOf(found: Envelope, row: Path): readonly Line[] {
  if (valueAt(found, [...row, "old_enough"]) === true) return [line`possible now by age`];
  return textAt(found, [...row, "earliest_on"]) === undefined
    ? []
    : [line`from ${figure(found, [...row, "earliest_on"], "date")} on`];
}

function namesOf(found: Envelope, path: Path, lead: Line): readonly Line[] {
  const names = rowsAt(found, path).flatMap((row) => textAt(found, [...row, "name"]) ?? []);
  if (names.length === 0) return [];
  const more = names.length > MOST_NAMED ? line` and more` : line``;
  return [joinLines([lead, line`${told(names.slice(0, MOST_NAMED).join(", "))}`, more], "")];
}

const clocksOf = (found: Envelope, row: Path): readonly Line[] =>
  rowsAt(found, [...row, "bonus_clocks"])
    .slice(0, MOST_RISKS)
    .map(
      (clock) =>
        line`Having it would then stop new bonuses or applications by the rule "${figure(found, [...clock, "name"], "text")}".`,
    );

function noteOf(found: Envelope, row: Path): readonly Line[] {
  const note = textAt(found, [...row, "note"]);
  return note === undefined ? [] : [line`Note: ${told(note)}`];
}
