import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, numberAt, textAt } from "../../compose/rows.ts";
import { says } from "../../readings/says.ts";
import type { Intent } from "../../intent.ts";
import { asksWhether } from "../../readings/asks-whether.ts";
import { FIVE_24 } from "../../phrasings/rules-counts.ts";
import { holderOf } from "../../compose/whose.ts";
import { idOf } from "../../slots.ts";
import type { Understood } from "../../../language/understood.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { SELF } from "../../../../accounts/wallet.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import {
  countLine,
  countsAt,
  countsOfIssuer,
  emptyCaveat,
  historyOf,
  ONLY_WALLET,
} from "./issuer-counts.ts";
import { withOpened } from "./opened-supposed.ts";
import { rulesMeant } from "./rules-meant.ts";
import { fewerAsked, untilFewer } from "./fewer-counted.ts";
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
  respond: (asked, given) => {
    const toolbox = withOpened(asked, given);
    const fewer = fewerAsked(asked);
    if (fewer !== undefined) return untilFewer(fewer, asked, toolbox);
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
  const isSingle = rows.length === 1;
  return answer({
    result: [
      ...rows.flatMap((row) => [
        ...(isSingle ? firstOf(history, row, asked) : []),
        ...statusOf(history, row),
      ]),
      ...besideLine(rules, asked, toolbox),
    ],
    details: isSingle
      ? countedLines(history, [...only, "counted"], MOST_COUNTED)
      : rows.map((row) => countLine(history, row)),
    caveats: [...emptyCaveat(asked, toolbox), ONLY_WALLET, CAVEATS.asOf(history)],
    envelopes: [history],
  });
}

const ASKS_WHEN = /\bwhen\b|\b(?:what|which) (?:date|day|month)\b|\bhow (?:long|soon)\b/;
const ASKS_DROP = /\b(?:drops?|falls?|ages?|rolls?|comes?) off\b|\bnext (?:one|card|drop|slot)\b/;
const ASKS_ROOM =
  /\bslots?\b|\broom\b|\bhow (?:many|much) more\b|\b(?:do i|do we|can i|can we|i) have left\b|\bleft\b/;

/** What was asked of the count, before it: a yes or no, a day, how many more. */
function firstOf(history: Envelope, row: Path, asked: Understood): readonly Line[] {
  if (says(asked, ASKS_ROOM)) return [roomLine(history, row, asked)];
  const verdict = verdictOf(history, row, asked);
  return says(asked, ASKS_WHEN) ? [...verdict, ...whenOf(history, row, asked)] : verdict;
}

function roomLine(history: Envelope, row: Path, { owner }: Understood): Line {
  const name = figure(history, [...row, "name"], "text");
  const room = figure(history, [...row, "room"], "count");
  const whose = owner === undefined ? line`You have` : line`${holderOf(owner)} has`;
  return joinLines([whose, line`room for **${room}** more under ${name} today. ${cite(history)}`]);
}

/** The day it passes again, or without a stop the day one less counts. */
function whenOf(history: Envelope, row: Path, asked: Understood): readonly Line[] {
  const name = figure(history, [...row, "name"], "text");
  const has = (key: string): boolean => textAt(history, [...row, key]) !== undefined;
  const on = (key: string) => figure(history, [...row, key], "date");
  if (has("clears_on") && !says(asked, ASKS_DROP)) {
    return [
      line`**${on("clears_on")}** is the first day under ${name}, if nothing new is opened. ${cite(history)}`,
    ];
  }
  if (has("next_drop_off") && says(asked, ASKS_DROP)) {
    return [
      line`**${on("next_drop_off")}** is the day from which one less counts towards ${name}. ${cite(history)}`,
    ];
  }
  return textAt(history, [...row, "result"]) === "pass"
    ? [line`**Today** already: you are under ${name}. ${cite(history)}`]
    : [];
}

const BESIDE_ME =
  /\b(?:me|mine) (?:and|or|versus|vs)\b|\b(?:and|or|versus|vs|than) (?:me|mine|i|my)\b/;

/** Who else is asked about: "me and Dana", "is Dana's lower than mine". */
const besideOf = (asked: Understood): string | undefined =>
  asked.owner === undefined ? asked.beside : says(asked, BESIDE_ME) ? SELF : undefined;

/** The count of whoever is named beside the one it is about. */
function besideLine(
  rules: readonly string[],
  asked: Understood,
  toolbox: Toolbox,
): readonly Line[] {
  const beside = besideOf(asked);
  if (beside === undefined) return [];
  const history = historyOf({ ...asked, owner: beside }, toolbox);
  const row = countsAt(history).find(([, rule]) => rules.includes(String(rule))) ?? [
    "counts",
    CHASE,
  ];
  const name = figure(history, [...row, "name"], "text");
  const count = figure(history, [...row, "count"], "count");
  const room = figure(history, [...row, "room"], "count");
  return [
    line`${beside === SELF ? told("You") : holderOf(beside)}: **${count}** of the accounts count towards ${name}, with room for **${room}** more. ${cite(history)}`,
  ];
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
