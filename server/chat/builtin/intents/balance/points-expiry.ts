import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt, withVerdict } from "../../compose/rows.ts";
import { placeAsked } from "../../readings/place-asked.ts";
import { says } from "../../readings/says.ts";
import type { Intent } from "../../intent.ts";
import { POINTS_EXPIRY } from "../../phrasings/points-expiry.ts";
import { allProgramsOf, ownerOf } from "../../readings/program-meant.ts";
import type { Understood } from "../../../language/understood.ts";
import { isOwn } from "./balances.ts";
import {
  asksLasting,
  FAR_DAYS,
  keepLine,
  lapsingLead,
  lapsingOf,
  lapsingVerdict,
  lastingLead,
} from "./expiry-query.ts";

const MOST_ROWS = 8;

/** Which points lapse, and when. */
export const pointsExpiry: Intent = {
  id: "points_expiry",
  group: "balance",
  label: "when your points expire",
  likes: ["program", "issuer"],
  needs: [],
  phrasings: POINTS_EXPIRY,
  rules: [
    /(?:^| )(?:points?|miles?|<program>|<issuer>|<merchant>)(?: points?| miles?)? (?:ever |going to |about to |set to )?(?:expire|lapse)s?\b/,
    /\bexpir(?:y|ation)(?: date)? (?:of|on|for) (?:my |the )?(?:points|miles|<program>)/,
  ],
  respond: (asked, toolbox) => {
    const programs = allProgramsOf(asked, toolbox.scene.facts).slice(0, MOST_PROGRAMS);
    const [first, ...others] = programs.map((program) => ofProgram(program, asked, toolbox));
    return first === undefined ? soonest(asked, toolbox) : beside(first, others);
  },
};

const MOST_PROGRAMS = 6;

/** Each program that is named, one after the other. */
const beside = (first: Draft, others: readonly Draft[]): Draft => ({
  ...first,
  result: [first, ...others].flatMap(({ result }) => result),
  details: [first, ...others].flatMap(({ details }) => details),
  envelopes: [first, ...others].flatMap(({ envelopes }) => envelopes),
});

function soonest(asked: Understood, toolbox: Toolbox): Draft {
  const lapsing = lapsingOf(asked, toolbox);
  const { found, rows } = lapsing;
  const balances = ask(toolbox, "list_balances", ownerOf(asked));
  const known = rowsAt(balances, ["balances"]);
  const programs = onePerProgram(balances, known);
  if (known.length > 0 && asksLasting(asked)) return lasting(balances, programs);
  const { place } = placeAsked(asked);
  const first = rows[place];
  const lead = lapsingLead(lapsing, asked);
  return answer({
    result: withVerdict(lapsingVerdict(lapsing, asked), [
      ...lead,
      ...(first === undefined
        ? lead.length > 0 && known.length > 0
          ? []
          : place > 0
            ? [line`No other day is known on which points of yours expire. ${cite(balances)}`]
            : [noneLine(balances, known.length === 0)]
        : [
            joinLines([
              place === 0 ? line`First to expire:` : line`Then expire:`,
              itemLine(found, first, true),
              line`${cite(balances)}`,
            ]),
          ]),
      ...programs
        .filter((row) => KEPT.test(textAt(balances, [...row, "expiry_rule"]) ?? ""))
        .slice(0, MOST_KEPT)
        .flatMap((row) => keepLine(balances, row, asked)),
    ]),
    details: [
      ...rows
        .slice(0, MOST_ROWS)
        .filter((row) => row !== first)
        .map((row) => itemLine(found, row, false)),
      ...programs.flatMap((row) => ruleLine(balances, row)),
    ].slice(0, MOST_ROWS),
    caveats: [
      line`Activity in an account moves the day; the program's terms decide.`,
      CAVEATS.asOf(balances),
    ],
    envelopes: [found],
  });
}

/** Of these something can be done. */
const KEPT = /activity/;
const MOST_KEPT = 3;

const noneLine = (balances: Envelope, isEmpty: boolean): Line =>
  isEmpty
    ? line`I know no point balances yet, so nothing of them can expire.`
    : line`No day is known on which any of your points expire. ${cite(balances)}`;

const lasting = (balances: Envelope, programs: readonly Path[]): Draft =>
  answer({
    result: lastingLead(balances, programs),
    details: programs.flatMap((row) => ruleLine(balances, row)).slice(0, MOST_ROWS),
    caveats: [line`The program's terms decide.`, CAVEATS.asOf(balances)],
    envelopes: [balances],
  });

function itemLine(found: Envelope, row: Path, isFirst: boolean): Line {
  const points = figure(found, [...row, "points"], "points");
  const on = figure(found, [...row, "expires_on"], "date");
  const name = told(textAt(found, [...row, "name"]) ?? "");
  const left = figure(found, [...row, "days_left"], "count");
  const worth =
    numberAt(found, [...row, "value_usd"]) === undefined
      ? line``
      : line`, worth about ${figure(found, [...row, "value_usd"], "usd")}`;
  return isFirst
    ? joinLines(
        [line`**${points} points of ${name}** on **${on}**, in ${left} days`, worth, line`.`],
        "",
      )
    : joinLines([line`${points} points of ${name} on ${on}`, worth], "");
}

/** Of two people's points in a program the rule is told once. */
function onePerProgram(balances: Envelope, rows: readonly Path[]): readonly Path[] {
  const programs = rows.map((row) => textAt(balances, [...row, "program"]));
  return rows.filter((_, at) => programs.indexOf(programs[at]) === at);
}

/** When the program lets points lapse. */
function ruleLine(balances: Envelope, row: Path): readonly Line[] {
  const rule = textAt(balances, [...row, "expiry_rule"]);
  if (rule === undefined) return [];
  const name = figure(balances, [...row, "program_name"], "text");
  const text = figure(balances, [...row, "expiry_rule"], "text");
  if (rule === "never") return [line`${name}: they do not expire`];
  return rule === WITH_ACCOUNT
    ? [line`${name}: they last as long as the account is open`]
    : [line`${name}: they expire ${text}`];
}

const WITH_ACCOUNT = "with the account";
/** No day follows from these. */
const LASTING: ReadonlySet<string> = new Set(["never", WITH_ACCOUNT]);

function ofProgram(program: string, asked: Understood, toolbox: Toolbox): Draft {
  const found = ask(toolbox, "list_balances", { program, ...ownerOf(asked) });
  const rows = rowsAt(found, ["balances"]);
  const own = rows.find((row) => isOwn(found, row)) ?? rows[0];
  if (own === undefined) return ofRule(found, asked);
  const expiring = ask(toolbox, "list_expiring", {
    kinds: ["points"],
    within_days: FAR_DAYS,
    ...ownerOf(asked),
  });
  const dated = rowsAt(expiring, ["items"]).find(
    (row) => textAt(expiring, [...row, "program"]) === program,
  );
  const rule = ruleLine(found, own);
  return answer({
    result: [
      dated === undefined
        ? undated(found, own, asked)
        : joinLines([
            ...byDate(textAt(expiring, [...dated, "expires_on"]), asked),
            itemLine(expiring, dated, true),
            line`${cite(found)}`,
          ]),
      ...(dated === undefined || says(asked, ASKS_ACTIVITY) ? activityLine(found, own) : []),
      ...keepLine(found, own, asked),
    ],
    details: rule,
    caveats: [
      line`Activity in an account moves the day; the program's terms decide.`,
      CAVEATS.asOf(found),
    ],
    envelopes: [found, ...(dated === undefined ? [] : [expiring])],
  });
}

const ASKS_ACTIVITY =
  /\b(?:activity|active|when (?:did|was|have) .*\b(?:last|used?|touch\w*|earn\w*)|last (?:did|do|use\w*|touch\w*|earn\w*|time|thing))\b/;

/** The day from which the program counts, as the member told it. */
const activityLine = (found: Envelope, row: Path): readonly Line[] =>
  textAt(found, [...row, "last_activity_on"]) === undefined
    ? []
    : [
        line`The last activity there that you told was on **${figure(found, [...row, "last_activity_on"], "date")}**. ${cite(found)}`,
      ];

/** The rule of a program in which nothing is known to lie. */
function ofRule(found: Envelope, asked: Understood): Draft {
  const rule = ["rule"];
  const name = figure(found, [...rule, "program_name"], "text");
  return answer({
    result: [
      undated(found, rule, asked),
      ...(LASTING.has(textAt(found, [...rule, "expiry_rule"]) ?? "")
        ? []
        : [
            line`I know no balance in **${name}**; tell me how many are there and when the account was last used, and I can tell the day.`,
          ]),
    ],
    caveats: [line`The program's terms decide.`, CAVEATS.asOf(found)],
    envelopes: [found],
  });
}

const SAFE = /\b(?:safe|good|fine|ok|okay|last|alive)\b/;

/** Whether they are gone by the day that is asked about. */
function byDate(expiresOn: string | undefined, asked: Understood): readonly Line[] {
  const [date] = asked.dates;
  if (expiresOn === undefined || date === undefined) return [];
  // "Are they safe till then" asks the other way round.
  if (says(asked, SAFE))
    return expiresOn <= date.to ? [line`**No**, before that:`] : [line`**Yes**, later:`];
  return expiresOn <= date.to ? [line`**Yes**:`] : [line`**No**, later:`];
}

/** "Do they ever expire?", not when. */
const asksWhether = (asked: Understood): boolean =>
  says(asked, /\b(?:do|does|will|would|are|can|is|ever)\b/) &&
  !says(asked, /\b(?:when|how long)\b/);

/** The rule alone, where no day follows from what is known. */
function undated(found: Envelope, row: Path, asked: Understood): Line {
  const name = figure(found, [...row, "program_name"], "text");
  const rule = textAt(found, [...row, "expiry_rule"]);
  const [yes, no] = asksWhether(asked)
    ? [told("**Yes**: points"), told("**No**: points")]
    : [told("Points"), told("Points")];
  if (rule === undefined)
    return line`When points of **${name}** expire is not known: no source says. ${cite(found)}`;
  const text = figure(found, [...row, "expiry_rule"], "text");
  if (rule === "never") return line`${no} of **${name}** do **not** expire. ${cite(found)}`;
  return rule === WITH_ACCOUNT
    ? line`${no} of **${name}** last as long as the account is open. ${cite(found)}`
    : line`${yes} of **${name}** expire **${text}**; tell me the last activity, and I can tell the day. ${cite(found)}`;
}
