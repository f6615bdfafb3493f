import { SELF } from "../../../../accounts/wallet.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import { holderOf, whose } from "../../compose/whose.ts";
import { says } from "../../held-meant.ts";
import type { Intent } from "../../intent.ts";
import { BALANCES } from "../../phrasings/balance.ts";
import { ownerOf, programOf } from "../../program-meant.ts";
import { nameOf } from "../../slots.ts";
import type { Understood } from "../../understood.ts";

const MOST_ROWS = 12;

/** How many points there are. */
export const balances: Intent = {
  id: "balances",
  group: "balance",
  label: "how many points you have",
  likes: ["program", "issuer"],
  needs: [],
  phrasings: BALANCES,
  rules: [
    /^how many <(?:program|issuer)>(?: points?| miles?)? (?:do i|have i|do we) (?:have|got)$/,
  ],
  respond: (asked, toolbox) => {
    const program = programOf(asked, toolbox.scene.facts);
    const input = { ...(program === undefined ? {} : { program }), ...ownerOf(asked) };
    const found = ask(toolbox, "list_balances", input);
    const rows = rowsAt(found, ["balances"]);
    if (rows.length === 0) return noneOf(found, program, toolbox);
    if (program === undefined) return listed(found, rows);
    const sum = isOfAll(asked) ? togetherLine(program, toolbox) : undefined;
    return ofProgram(found, rows, asked, sum);
  },
};

/** Told apart without the name that the member gave them. */
export const isOwn = (found: Envelope, row: Path): boolean =>
  textAt(found, [...row, "owner"]) === SELF;

function noneOf(found: Envelope, program: string | undefined, { scene }: Toolbox): Draft {
  const result =
    program === undefined
      ? line`I know no point balances yet. Tell me how many you have in each program, and I keep them.`
      : line`I know no balance in **${told(nameOf("program", program, scene.facts))}**. Tell me how many points are there, and I keep it.`;
  return answer({ result: [result], envelopes: [found] });
}

function listed(found: Envelope, rows: readonly Path[]): Draft {
  return answer({
    result: [
      line`These are the balances I know, worth about **${figure(found, ["total_usd"], "usd")}** together: ${cite(found)}`,
    ],
    details: rows.slice(0, MOST_ROWS).map((row) => balanceLine(found, row)),
    caveats: [CAVEATS.estimate, line`Balances are as you told them; I do not read accounts.`],
    envelopes: [found],
  });
}

const TOGETHER =
  /\b(?:sum|total|combined|together|altogether|in all|both|household|between (?:us|me|the two|my)|all of us|we have|do we|our|everyone|everybody)\b/;

/** Whether what everybody of the household has is asked about, not one person's. */
const isOfAll = (asked: Understood): boolean =>
  asked.owner === undefined && (asked.beside !== undefined || says(asked, TOGETHER));

/** What several people have in a program together; undefined where only one has any. */
function togetherLine(
  program: string,
  toolbox: Toolbox,
): { readonly line: Line; readonly found: Envelope } | undefined {
  const found = ask(toolbox, "value_portfolio", {});
  const row = rowsAt(found, ["poolable"]).find(
    (one) => textAt(found, [...one, "program"]) === program,
  );
  if (row === undefined) return undefined;
  const points = figure(found, [...row, "points"], "points");
  const name = figure(found, [...row, "program_name"], "text");
  return {
    found,
    line: line`Together you have **${points}** points in **${name}**. ${cite(found)}`,
  };
}

/** The asker's own first, then what others have in the same program. */
function ofProgram(
  found: Envelope,
  rows: readonly Path[],
  { owner }: Understood,
  sum: ReturnType<typeof togetherLine>,
): Draft {
  const own =
    owner === undefined && sum === undefined ? rows.filter((row) => isOwn(found, row)) : rows;
  const shown = own.length > 0 ? own : rows;
  const others = rows.filter((row) => !shown.includes(row));
  return answer({
    result: [...(sum === undefined ? [] : [sum.line]), ...shown.map((row) => ownLine(found, row))],
    details: [
      ...shown.flatMap((row) => worthLine(found, row)),
      ...others.map((row) => balanceLine(found, row)),
    ],
    caveats: [CAVEATS.estimate, line`Balances are as you told them; I do not read accounts.`],
    envelopes: sum === undefined ? [found] : [sum.found, found],
  });
}

function ownLine(found: Envelope, row: Path): Line {
  const points = figure(found, [...row, "points"], "points");
  const name = figure(found, [...row, "program_name"], "text");
  const on = figure(found, [...row, "as_of"], "date");
  return isOwn(found, row)
    ? line`You have **${points}** points in **${name}**, as of ${on}. ${cite(found)}`
    : line`${holderOf(textAt(found, [...row, "owner"]) ?? "")} has **${points}** points in **${name}**, as of ${on}. ${cite(found)}`;
}

const worthLine = (found: Envelope, row: Path): readonly Line[] =>
  numberAt(found, [...row, "value_usd"]) === undefined
    ? []
    : [
        line`Worth about ${figure(found, [...row, "value_usd"], "usd")}, at ${figure(found, [...row, "cpp"], "cpp")} each`,
      ];

function balanceLine(found: Envelope, row: Path): Line {
  const points = line`${figure(found, [...row, "program_name"], "text")}${whose(textAt(found, [...row, "owner"]))}: **${figure(found, [...row, "points"], "points")}** points`;
  const worth =
    numberAt(found, [...row, "value_usd"]) === undefined
      ? line`, which nobody has valued`
      : line`, about ${figure(found, [...row, "value_usd"], "usd")}`;
  return joinLines([points, worth, line`; as of ${figure(found, [...row, "as_of"], "date")}`], "");
}
