import { SELF } from "../../../../accounts/wallet.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt } from "../../compose/rows.ts";
import { holderOf, holdersOf, whose } from "../../compose/whose.ts";
import { says } from "../../held-meant.ts";
import type { Intent } from "../../intent.ts";
import { BALANCES } from "../../phrasings/balance.ts";
import { allProgramsOf } from "../../program-meant.ts";
import { nameOf } from "../../slots.ts";
import type { Understood } from "../../understood.ts";
import { pointsOf } from "../transfer/points-told.ts";
import { inOrder, rankLine } from "./ranked-balances.ts";
import { asksEach, countedLine, isOfAll, pointsOwner } from "./whose-points.ts";
import { isOnlyMine } from "../../only-mine.ts";

const MOST_ROWS = 30;

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
    const programs = allProgramsOf(asked, toolbox.scene.facts);
    const [program, ...others] = programs;
    if (others.length > 0) return ofSeveral(programs, asked, toolbox);
    const input = { ...(program === undefined ? {} : { program }), ...pointsOwner(asked) };
    const found = ask(toolbox, "list_balances", input);
    const rows = rowsAt(found, ["balances"]);
    if (rows.length === 0) return noneOf(found, program, toolbox);
    if (program === undefined) {
      const kind = KINDS.find(([words]) => says(asked, words))?.[1];
      return kind === undefined
        ? listed(found, rows, asked)
        : ofKind(kind, found, rows, asked, toolbox);
    }
    const sum = isOfAll(asked) ? togetherLine(program, toolbox) : undefined;
    return ofProgram(found, rows, asked, sum);
  },
};

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\bhotels?\b/, "hotel"],
  [/\bairlines?\b|\bfrequent flyer\b/, "airline"],
];

/** Those of hotels, or of airlines, with what they come to. */
function ofKind(
  kind: string,
  found: Envelope,
  rows: readonly Path[],
  asked: Understood,
  { scene }: Toolbox,
): Draft {
  const own = rows.filter((row) => {
    const program = textAt(found, [...row, "program"]) ?? "";
    return scene.facts.programs.get(program)?.category === kind;
  });
  const ordered = inOrder(found, own, asked);
  return answer({
    result: [
      ...rankLine(found, ordered, asked),
      ordered.length === 0
        ? line`I know no balance in any ${told(kind)} program. ${cite(found)}`
        : kindLine(kind, found),
      ...countedLine(asked),
    ],
    details: ordered.map((row) => balanceLine(found, row)),
    caveats: [CAVEATS.estimate, AS_TOLD],
    envelopes: [found],
  });
}

function kindLine(kind: string, found: Envelope): Line {
  const row = rowsAt(found, ["by_category"]).find(
    (one) => textAt(found, [...one, "category"]) === kind,
  );
  return row === undefined
    ? line`These are the balances in ${told(kind)} programs that I know: ${cite(found)}`
    : line`In ${told(kind)} programs there are **${figure(found, [...row, "points"], "points")}** points in all, worth about **${figure(found, [...row, "value_usd"], "usd")}**. ${cite(found)}`;
}

/** Of the programs that are named, and which of them holds more where that is asked. */
function ofSeveral(programs: readonly string[], asked: Understood, toolbox: Toolbox): Draft {
  const found = ask(toolbox, "list_balances", pointsOwner(asked));
  const rows = rowsAt(found, ["balances"]).filter((row) =>
    programs.includes(textAt(found, [...row, "program"]) ?? ""),
  );
  const held = new Set(rows.map((row) => textAt(found, [...row, "program"])));
  const ordered = inOrder(found, rows, asked);
  return answer({
    result: [
      ...rankLine(found, ordered, asked),
      ...ordered.map((row) => ownLine(found, row)),
      ...programs
        .filter((program) => !held.has(program))
        .map(
          (program) =>
            line`I know no balance in **${told(nameOf("program", program, toolbox.scene.facts))}**.`,
        ),
    ],
    details: ordered.flatMap((row) => worthLine(found, row, false)),
    caveats: [CAVEATS.estimate, AS_TOLD],
    envelopes: [found],
  });
}

const AS_TOLD = line`Balances are as you told them; I do not read accounts.`;

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

function listed(found: Envelope, rows: readonly Path[], asked: Understood): Draft {
  const ordered = inOrder(found, rows, asked);
  return answer({
    result: [
      ...rankLine(found, ordered, asked),
      line`These are the balances I know, worth about **${figure(found, ["total_usd"], "usd")}** together: ${cite(found)}`,
      ...countedLine(asked),
    ],
    details: ordered.slice(0, MOST_ROWS).map((row) => balanceLine(found, row)),
    caveats: [CAVEATS.estimate, AS_TOLD],
    envelopes: [found],
  });
}

/** "Do I have at least 200k?", where an amount is told. */
function enoughLine(points: number | undefined, asked: Understood): readonly Line[] {
  const [wanted] = pointsOf(asked);
  if (points === undefined || wanted === undefined) return [];
  return [points >= wanted.value ? line`**Yes.**` : line`**No**, not as many.`];
}

/** What several people have in a program together; undefined where only one has any. */
function togetherLine(
  program: string,
  toolbox: Toolbox,
): { readonly line: Line; readonly points: number; readonly found: Envelope } | undefined {
  const found = ask(toolbox, "value_portfolio", {});
  const row = rowsAt(found, ["poolable"]).find(
    (one) => textAt(found, [...one, "program"]) === program,
  );
  if (row === undefined) return undefined;
  const points = figure(found, [...row, "points"], "points");
  const name = figure(found, [...row, "program_name"], "text");
  const share = rowsAt(found, ["by_program"]).find(
    (one) => textAt(found, [...one, "program"]) === program,
  );
  const worth =
    share === undefined || numberAt(found, [...share, "counted_usd"]) === undefined
      ? line``
      : line`, worth about ${figure(found, [...share, "counted_usd"], "usd")}`;
  return {
    found,
    points: numberAt(found, [...row, "points"]) ?? 0,
    line: joinLines(
      [line`Together you have **${points}** points in **${name}**`, worth, line`. ${cite(found)}`],
      "",
    ),
  };
}

/** The asker's own first, then what others have in the same program; of both, who asks of both. */
function ofProgram(
  found: Envelope,
  rows: readonly Path[],
  asked: Understood,
  sum: ReturnType<typeof togetherLine>,
): Draft {
  const isOne = asked.owner === undefined && sum === undefined;
  const own = isOne ? rows.filter((row) => isOwn(found, row)) : rows;
  const shown = own.length > 0 ? own : rows;
  const others = rows.filter((row) => !shown.includes(row));
  const sums = sum === undefined ? [] : [sum.line];
  const each = shown.map((row) => ownLine(found, row));
  return answer({
    result: [
      ...enoughLine(sum?.points ?? sumAt(found, shown), asked),
      ...(shown.length > 1 ? rankLine(found, inOrder(found, shown, asked), asked) : []),
      ...(asksEach(asked) ? [...each, ...sums] : [...sums, ...each]),
      ...(isOnlyMine(asked) ? countedLine(asked) : []),
    ],
    details: [
      ...shown.flatMap((row) => worthLine(found, row, shown.length > 1)),
      ...others.map((row) => balanceLine(found, row)),
    ],
    caveats: [CAVEATS.estimate, AS_TOLD],
    envelopes: sum === undefined ? [found] : [sum.found, found],
  });
}

const sumAt = (found: Envelope, rows: readonly Path[]): number =>
  rows.reduce((sum, row) => sum + (numberAt(found, [...row, "points"]) ?? 0), 0);

function ownLine(found: Envelope, row: Path): Line {
  const points = figure(found, [...row, "points"], "points");
  const name = figure(found, [...row, "program_name"], "text");
  const on = figure(found, [...row, "as_of"], "date");
  return isOwn(found, row)
    ? line`You have **${points}** points in **${name}**, as of ${on}. ${cite(found)}`
    : line`${holderOf(textAt(found, [...row, "owner"]) ?? "")} has **${points}** points in **${name}**, as of ${on}. ${cite(found)}`;
}

/** Of several people's whose is worth what. */
function worthLine(found: Envelope, row: Path, isOneOfMany: boolean): readonly Line[] {
  if (numberAt(found, [...row, "value_usd"]) === undefined) return [];
  const usd = line`about ${figure(found, [...row, "value_usd"], "usd")}, at ${figure(found, [...row, "cpp"], "cpp")} each`;
  if (!isOneOfMany) return [joinLines([line`Worth`, usd])];
  return isOwn(found, row)
    ? [joinLines([line`Yours are worth`, usd])]
    : [joinLines([line`${holdersOf(textAt(found, [...row, "owner"]) ?? "")} are worth`, usd])];
}

function balanceLine(found: Envelope, row: Path): Line {
  const points = line`${figure(found, [...row, "program_name"], "text")}${whose(textAt(found, [...row, "owner"]))}: **${figure(found, [...row, "points"], "points")}** points`;
  const worth =
    numberAt(found, [...row, "value_usd"]) === undefined
      ? line`, which nobody has valued`
      : line`, about ${figure(found, [...row, "value_usd"], "usd")}`;
  return joinLines([points, worth, line`; as of ${figure(found, [...row, "as_of"], "date")}`], "");
}
