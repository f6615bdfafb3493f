import { SELF } from "../../../../accounts/wallet.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path, valueAt } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import { holdersOf } from "../../compose/whose.ts";
import type { Intent } from "../../intent.ts";
import { POOLING } from "../../phrasings/balance.ts";
import { allProgramsOf } from "../../readings/program-meant.ts";
import { nameOf } from "../../slots.ts";
import { says } from "../../readings/says.ts";
import { checkRoute } from "../transfer/routes/route-check.ts";
import { balances } from "./balances.ts";

const MOST_ROWS = 8;

/** Whether points of several people can be put together. */
export const pooling: Intent = {
  id: "pooling",
  group: "balance",
  label: "whether points can be combined with somebody else's",
  likes: ["program", "issuer"],
  needs: [],
  phrasings: POOLING,
  rules: [
    /\b(?:pool|combine|share|merge) .*\bpoints?\b.*\b(?:with|and) (?:my )?<person>/,
    /\b(?:pool|combine|merge) (?:our|household) (?:points|miles)\b/,
  ],
  respond: (asked, toolbox) => {
    const programs = allProgramsOf(asked, toolbox.scene.facts);
    const [first] = programs;
    if (!says(asked, POOLS) && says(asked, COUNTS)) return balances.respond(asked, toolbox);
    const [from, to, ...others] = programs;
    const isRoute = others.length === 0 && says(asked, MOVES) && !says(asked, SOMEBODY);
    if (from !== undefined && to !== undefined && isRoute && asked.owner === undefined) {
      return checkRoute(from, to, asked, toolbox);
    }
    return first === undefined ? ofHousehold(toolbox) : ofPrograms(programs, toolbox);
  },
};

/** "Combined" points are but added up. */
const POOLS =
  /\b(?:pool\w*|combine|combining|merg\w+|shar\w+|mov\w+|transfer\w*|send\w*|gift\w*|put|give|can|could|able|allow\w*|possible|let|lets)\b/;
const COUNTS = /\b(?:how many|how much|over|more|at least|enough|have|worth|total)\b/;

/** From one program to another, and not from one person to another. */
const MOVES = /\b(?:mov(?:e|ing)|transfer\w*|convert\w*|send\w*|turn)\b/;
const SOMEBODY =
  /\b(?:(?:to|with|from|for) (?:him|her|them|someone|somebody|anyone|each other)|wife\w*|husband\w*|spouse\w*|partner|pool\w*|combin\w*|shar(?:e|ing)|household|family)\b/;

const RULES: Readonly<Record<string, Line>> = {
  none: line`No: its points cannot be pooled with anybody's.`,
  own_accounts: line`No: points move between a person's own accounts only, not to somebody else's.`,
  household: line`Yes: within a household or family group.`,
  anyone: line`Yes: with anyone.`,
};

/** What the rule of a program says, and what both have in it. */
function ofPrograms(programs: readonly string[], toolbox: Toolbox): Draft {
  const parts = programs.map((program) => ofProgram(program, toolbox));
  const [first] = parts;
  return answer({
    result: parts.map(({ result }) => result),
    details: parts.flatMap(({ details }) => details).slice(0, MOST_ROWS),
    caveats: [CAVEATS.terms, ...(first === undefined ? [] : [CAVEATS.asOf(first.found)])],
    envelopes: parts.map(({ found }) => found),
  });
}

function ofProgram(program: string, toolbox: Toolbox) {
  const name = told(nameOf("program", program, toolbox.scene.facts));
  const found = ask(toolbox, "list_balances", { program });
  // The rule of any program stands beside its paths, whether or not there is a balance in it.
  const paths = ask(toolbox, "compare_transfer_paths", { to: program, need: 1 });
  const rule = RULES[textAt(paths, ["pooling", "rule"]) ?? ""];
  const portfolio = ask(toolbox, "value_portfolio", {});
  const together = rowsAt(portfolio, ["poolable"]).find(
    (row) => textAt(portfolio, [...row, "program"]) === program,
  );
  return {
    found,
    result:
      rule === undefined
        ? line`Whether points of **${name}** can be pooled is not known: no source says. ${cite(found)}`
        : joinLines([line`**${name}**:`, rule, line`${cite(found)}`]),
    details: [
      ...limitLines(paths, ["pooling"]),
      ...rowsAt(found, ["balances"]).map((row) => balanceLine(found, row)),
      ...(together === undefined
        ? []
        : [line`Together: ${figure(portfolio, [...together, "points"], "points")}`]),
    ],
  };
}

function limitLines(found: Envelope, path: Path): readonly Line[] {
  const fee = numberAt(found, [...path, "fee_usd"]);
  return [
    ...(numberAt(found, [...path, "max_members"]) === undefined
      ? []
      : [line`At most ${figure(found, [...path, "max_members"], "count")} people`]),
    ...(fee === undefined
      ? []
      : fee === 0
        ? [line`No fee`]
        : [line`It costs ${figure(found, [...path, "fee_usd"], "usd")}.`]),
    ...(textAt(found, [...path, "note"]) === undefined
      ? []
      : [line`Note: ${figure(found, [...path, "note"], "text")}`]),
  ];
}

function balanceLine(found: Envelope, row: Path): Line {
  const points = figure(found, [...row, "points"], "points");
  const name = figure(found, [...row, "program_name"], "text");
  const owner = textAt(found, [...row, "owner"]) ?? "";
  return owner === SELF
    ? line`Yours in ${name}: ${points}`
    : line`${holdersOf(owner)} in ${name}: ${points}`;
}

/** The programs in which several people of the household have points. */
function ofHousehold(toolbox: Toolbox): Draft {
  const found = ask(toolbox, "list_balances", {});
  const portfolio = ask(toolbox, "value_portfolio", {});
  const rows = rowsAt(portfolio, ["poolable"]);
  const can = rows.filter((row) => valueAt(portfolio, [...row, "can_pool"]) === true);
  return answer({
    result: [
      can.length > 0
        ? line`**Yes**: you can pool **${told(namesOf(portfolio, can))}**. ${cite(portfolio)}`
        : rows.length > 0
          ? line`**No**: none of the programs in which you both have points is known to let you pool them. ${cite(portfolio)}`
          : line`I know no program in which more than one of you has points. ${cite(found)}`,
    ],
    details: [
      ...rows.map((row) => poolLine(portfolio, row)),
      ...(rows.length > 0 ? [] : ownRules(found)),
    ].slice(0, MOST_ROWS),
    caveats: [CAVEATS.terms, CAVEATS.asOf(found)],
    envelopes: [found],
  });
}

const namesOf = (found: Envelope, rows: readonly Path[]): string =>
  rows.flatMap((row) => textAt(found, [...row, "program_name"]) ?? []).join(", ");

function poolLine(found: Envelope, row: Path): Line {
  const rule = RULES[textAt(found, [...row, "rule"]) ?? ""] ?? line`no source says.`;
  return joinLines([
    line`${figure(found, [...row, "program_name"], "text")}, ${figure(found, [...row, "points"], "points")} points together:`,
    rule,
  ]);
}

/** What each program of the wallet allows, for who has nobody in it yet. */
const ownRules = (found: Envelope): readonly Line[] =>
  rowsAt(found, ["balances"]).flatMap((row) => {
    const rule = RULES[textAt(found, [...row, "pooling"]) ?? ""];
    return rule === undefined
      ? []
      : [joinLines([line`${figure(found, [...row, "program_name"], "text")}:`, rule])];
  });
