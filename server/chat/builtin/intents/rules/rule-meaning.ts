import { cite, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, numberAt, textAt } from "../../compose/rows.ts";
import { nameOf } from "../../slots.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Rule } from "./rules-meant.ts";
import { windowLine } from "./verdict-lines.ts";

const STOPS: Readonly<Record<string, Line>> = {
  application_denied: line`it stops the application`,
  bonus_denied: line`it stops only the welcome bonus`,
};

const MOST_NAMED = 4;

/** What a rule says in plain words, as it was judged of a card that it is about. */
export function meaningOf(checked: Envelope, row: Path, rule: Rule, toolbox: Toolbox): Line {
  const name = figure(checked, [...row, "name"], "text");
  const issuer = figure(checked, ["card", "issuer"], "text");
  const stops = STOPS[textAt(checked, [...row, "stops"]) ?? ""] ?? line`it may stop an application`;
  const lead = line`**${name}** is a rule of ${issuer}:`;
  if (rule.kind === "bonus_window") {
    return joinLines([lead, stops, line`when`, blockOf(checked, row, rule, toolbox)]);
  }
  if (numberAt(checked, [...row, "limit"]) === undefined) {
    return joinLines([lead, stops, line`of whoever does not meet it. ${cite(checked)}`]);
  }
  const limit = figure(checked, [...row, "limit"], "count");
  const window = windowLine(checked, row);
  if (window === undefined) {
    return joinLines([lead, stops, line`once ${limit} accounts or more count. ${cite(checked)}`]);
  }
  const opened = line`opened in the last`;
  return limit.value === 1
    ? joinLines([lead, stops, line`while a card`, opened, window, line`counts. ${cite(checked)}`])
    : joinLines([
        lead,
        stops,
        line`once ${limit} accounts or more`,
        opened,
        window,
        line`count. ${cite(checked)}`,
      ]);
}

/** "6 months after one card before the next": a rule on openings for who asks how long to wait. */
export function waitOf(checked: Envelope, row: Path): Line {
  const window = windowLine(checked, row) ?? line`a while`;
  const name = figure(checked, [...row, "name"], "text");
  const issuer = figure(checked, ["card", "issuer"], "text");
  const limit = figure(checked, [...row, "limit"], "count");
  const rule = line`, by ${issuer}'s rule "${name}". ${cite(checked)}`;
  return limit.value === 1
    ? joinLines([line`**`, window, line`** from one card to the next`, rule], "")
    : joinLines([line`**${limit} cards in `, window, line`** are too many`, rule], "");
}

const STATES: Readonly<Record<string, string>> = {
  ever_held: "have or had",
  held: "have",
  bonus_received: "got the bonus of",
  opened: "opened",
};

/** What must have been for a rule on bonuses to bite. */
function blockOf(checked: Envelope, row: Path, rule: Rule, { scene }: Toolbox): Line {
  // Whoever got the bonus had the card.
  const states = rule.blocking_states.includes("ever_held") ? ["ever_held"] : rule.blocking_states;
  const did = states.flatMap((state) => STATES[state] ?? []).join(" or ");
  const names = rule.blocking_cards
    .slice(0, MOST_NAMED)
    .map((id) => nameOf("card", id, scene.facts))
    .join(" or the ");
  const which = told(names === "" ? "the same card" : `the ${names}`);
  const window = windowLine(checked, row);
  const past = rule.blocking_states.some((state) => state !== "held");
  const when =
    window === undefined
      ? line`${told(past ? ", however long ago" : "")}`
      : joinLines([line` in the last`, window]);
  return joinLines([line`you ${told(did)} ${which}`, when, line`. ${cite(checked)}`], "");
}
