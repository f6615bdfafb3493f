import { answer, CAVEATS, cite, type Draft, type Line, line } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, numberAt, textAt } from "../../compose/rows.ts";
import { says } from "../../held-meant.ts";
import type { Intent } from "../../intent.ts";
import { asksWhether } from "../fee/asks-whether.ts";
import { FIVE_24 } from "../../phrasings/rules-counts.ts";
import { idOf } from "../../slots.ts";
import type { Understood } from "../../understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import {
  countLine,
  countsAt,
  countsOfIssuer,
  emptyCaveat,
  historyOf,
  ONLY_WALLET,
} from "./issuer-counts.ts";
import { rulesMeant } from "./rules-meant.ts";
import { countedLines, windowLine } from "./verdict-lines.ts";

const MOST_COUNTED = 6;
const CHASE = "chase-5-24";

/** How many accounts count by a rule such as five in two years, and when the next drops off. */
export const five24: Intent = {
  id: "five_24",
  group: "rules",
  label: "how many of your cards count for an application rule",
  likes: ["issuer"],
  needs: [],
  phrasings: FIVE_24,
  rules: [
    /^(?:what is |whats |check )?my (?:current )?5\/24(?: status| count| number)?$/,
    /\b(?:over|under|below|at) 5\/24\b(?! rule)/,
    /\bdrops? (?:off|below|under)\b.*\b5\/24\b/,
  ],
  respond: (asked, toolbox) => {
    const rules = rulesMeant(asked, toolbox).map(({ rule_id: id }) => id);
    const issuer = idOf(asked, "issuer", toolbox.scene.facts);
    if (rules.length === 0 && issuer !== undefined && issuer !== "Chase") {
      return countsOfIssuer(issuer, asked, toolbox);
    }
    return toDraft(rules, asked, toolbox);
  },
};

function toDraft(rules: readonly string[], asked: Understood, toolbox: Toolbox): Draft {
  const history = historyOf(asked, toolbox);
  const named = countsAt(history).filter(([, rule]) => rules.includes(String(rule)));
  // Rules on bonuses count no accounts; whoever asks for a count then means the one all ask for.
  const rows: readonly Path[] = named.length > 0 ? named : [["counts", CHASE]];
  const [only = ["counts", CHASE]] = rows;
  return answer({
    result: rows.flatMap((row) => [
      ...verdictOf(history, row, asked).slice(0, rows.length === 1 ? 1 : 0),
      ...statusOf(history, row),
    ]),
    details:
      rows.length === 1
        ? countedLines(history, [...only, "counted"], MOST_COUNTED)
        : rows.map((row) => countLine(history, row)),
    caveats: [...emptyCaveat(asked, toolbox), ONLY_WALLET, CAVEATS.asOf(history)],
    envelopes: [history],
  });
}

/** "Am I under it": yes or no, before the count. */
function verdictOf(history: Envelope, row: Path, asked: Understood): readonly Line[] {
  const result = textAt(history, [...row, "result"]);
  if (!asksWhether(asked) || (result !== "pass" && result !== "fail")) return [];
  const isUnder = result === "pass";
  const name = figure(history, [...row, "name"], "text");
  if (says(asked, /\b(?:under|below|clear of)\b/)) {
    return [
      isUnder ? line`**Yes**, you are under ${name}.` : line`**No**, you are not under ${name}.`,
    ];
  }
  return says(asked, /\b(?:over|above|past|at|hit|stuck)\b/)
    ? [
        isUnder
          ? line`**No**, you are under ${name}.`
          : line`**Yes**, you are at ${name} or over it.`,
      ]
    : [];
}

function statusOf(history: Envelope, row: Path): readonly Line[] {
  const name = figure(history, [...row, "name"], "text");
  const count = figure(history, [...row, "count"], "count");
  const limit = figure(history, [...row, "limit"], "count");
  const may = numberAt(history, [...row, "may_count"]) ?? 0;
  const window = windowLine(history, row);
  const lead = joinLines([
    line`**${count}** of the accounts count towards **${name}**; ${limit}`,
    ...(window === undefined ? [] : [line`opened in the last`, window]),
    line`are too many. ${cite(history)}`,
  ]);
  return [
    may === 0
      ? lead
      : joinLines([
          lead,
          line`Another ${figure(history, [...row, "may_count"], "count")} may count.`,
        ]),
    ...standingOf(history, row),
  ];
}

function standingOf(history: Envelope, row: Path): readonly Line[] {
  const drop = textAt(history, [...row, "next_drop_off"]);
  const result = textAt(history, [...row, "result"]);
  const isOver = result === "fail";
  return [
    ...(result === "pass" ? [line`So an application passes by it today.`] : []),
    ...(isOver
      ? [
          textAt(history, [...row, "clears_on"]) === undefined
            ? line`So an application is stopped by it today, and waiting alone does not clear it.`
            : line`So an application is stopped by it today; it passes from **${figure(history, [...row, "clears_on"], "date")}** if nothing new is opened.`,
        ]
      : []),
    ...(drop === undefined
      ? []
      : [
          line`The next one drops off on **${figure(history, [...row, "next_drop_off"], "date")}**.`,
        ]),
  ];
}
