import { SELF } from "../../../../accounts/wallet.ts";
import type { Envelope } from "../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../toolbox.ts";
import { ask } from "../../compose/ask.ts";
import { answer, CAVEATS, cite, type Draft, type Line, line, told } from "../../compose/draft.ts";
import { figure, type Path } from "../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt, withVerdict } from "../../compose/rows.ts";
import { holderOf, holdersOf, whose } from "../../compose/whose.ts";
import { says } from "../../readings/says.ts";
import type { Intent } from "../../intent.ts";
import { BALANCES } from "../../phrasings/balance.ts";
import { nameOf } from "../../slots.ts";
import type { Understood } from "../../../language/understood.ts";
import { asksAnyHeld, asksWhether } from "../../readings/asks-whether.ts";
import { enoughLead, leadsOf } from "./balance-leads.ts";
import { headLine } from "./balance-head.ts";
import { balanceQueryOf, type BalanceQuery, isConditional, toInput } from "./balance-query.ts";
import { inOrder, rankLine } from "./ranked-balances.ts";
import { asksEach, asksWho, countedLine, isOfAll, pointsOwner } from "./whose-points.ts";
import { isOnlyMine } from "../../readings/only-mine.ts";

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
    const query = balanceQueryOf(asked, toolbox.scene.facts);
    const [program, ...others] = query.programs;
    if (others.length > 0) return ofSeveral(query, asked, toolbox);
    const input = program === undefined ? toInput(query) : { program };
    const found = ask(toolbox, "list_balances", { ...input, ...pointsOwner(asked) });
    const rows = rowsAt(found, ["balances"]);
    if (rows.length === 0) {
      const isAny = program === undefined && toolbox.scene.wallet.balances.length > 0;
      return isAny ? noneFits(found) : noneOf(found, program, { asked, toolbox });
    }
    if (program === undefined) return listed({ found, rows, query }, asked);
    const sum = isOfAll(asked) || asksWho(asked) ? togetherLine(program, toolbox) : undefined;
    const isMine = asked.owner === undefined && sum === undefined && rows.length > 1;
    const counted =
      isMine && query.enough !== undefined
        ? ask(toolbox, "list_balances", { program, owner: SELF })
        : found;
    const enough = enoughLead(counted, query.enough);
    return ofProgram({ found, rows, query }, { asked, sum, enough });
  },
};

interface Found {
  readonly found: Envelope;
  readonly rows: readonly Path[];
  readonly query: BalanceQuery;
}

/** Of the programs that are named, and which of them holds more where that is asked. */
function ofSeveral(query: BalanceQuery, asked: Understood, toolbox: Toolbox): Draft {
  const { programs } = query;
  const found = ask(toolbox, "list_balances", { ...toInput(query), ...pointsOwner(asked) });
  const placeOf = (row: Path): number => programs.indexOf(textAt(found, [...row, "program"]) ?? "");
  const rows = rowsAt(found, ["balances"]).toSorted((a, b) => placeOf(a) - placeOf(b));
  const held = new Set(rows.map((row) => textAt(found, [...row, "program"])));
  const ordered = inOrder(found, rows, asked);
  const leads = leadsOf(found, ordered, programs, asked);
  return answer({
    result: [
      ...(leads.length > 0 ? leads : rankLine(found, ordered, asked)),
      ...enoughLead(found, query.enough),
      ...(asksSum(asked) && held.size > 1 ? [totalLine(found)] : []),
      ...ordered.map((row) => ownLine(found, row)),
      ...programs
        .filter((program) => !held.has(program))
        .map(
          (program) =>
            line`I know no balance in **${told(nameOf("program", program, toolbox.scene.facts))}**.`,
        ),
    ],
    details: ordered.map((row) => balanceLine(found, row)),
    caveats: [CAVEATS.estimate, AS_TOLD],
    envelopes: [found],
  });
}

const asksSum = (asked: Understood): boolean =>
  says(asked, /\b(?:total|together|altogether|in all|combined|sum|add(?:ed)? up|overall)\b/);

const totalLine = (found: Envelope): Line =>
  line`Together that is **${figure(found, ["total_points"], "points")}** points, worth about **${figure(found, ["total_usd"], "usd")}**. ${cite(found)}`;

const AS_TOLD = line`Balances are as you told them; I do not read accounts.`;

/** Told apart without the name that the member gave them. */
export const isOwn = (found: Envelope, row: Path): boolean =>
  textAt(found, [...row, "owner"]) === SELF;

interface None {
  readonly asked: Understood;
  readonly toolbox: Toolbox;
}

function noneOf(
  found: Envelope,
  program: string | undefined,
  { asked, toolbox: { scene } }: None,
): Draft {
  const no = asksAnyHeld(asked) ? [line`**No**, as far as your wallet says.`] : [];
  const result =
    program === undefined
      ? line`I know no point balances yet. Tell me how many you have in each program, and I keep them.`
      : line`I know no balance in **${told(nameOf("program", program, scene.facts))}**. Once the wallet has it I can tell; I only read, so it has to be put in there.`;
  return answer({ result: withVerdict(no, [result]), envelopes: [found] });
}

const noneFits = (found: Envelope): Draft =>
  answer({
    result: [line`**None**: no balance that I know is such. ${cite(found)}`],
    caveats: [AS_TOLD],
    envelopes: [found],
  });

/** All that are known, or those that a question is about: what it asks for, then each of them. */
function listed({ found, rows, query }: Found, asked: Understood): Draft {
  const ordered = inOrder(found, rows, asked);
  const leads = leadsOf(found, ordered, [], asked);
  return answer({
    result: [
      ...(leads.length > 0 ? leads : rankLine(found, ordered, asked)),
      ...enoughLead(found, query.enough),
      ...withVerdict(isConditional(query) && asksWhether(asked) ? [line`**Yes**:`] : [], [
        headLine(found, query, asked),
      ]),
      ...countedLine(asked),
    ],
    details: ordered.slice(0, MOST_ROWS).map((row) => balanceLine(found, row)),
    caveats: [CAVEATS.estimate, AS_TOLD],
    envelopes: [found],
  });
}

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
  const share = rowsAt(found, ["by_program"]).find(
    (one) => textAt(found, [...one, "program"]) === program,
  );
  const worth =
    share === undefined || numberAt(found, [...share, "counted_usd"]) === undefined
      ? line``
      : line`, worth about ${figure(found, [...share, "counted_usd"], "usd")}`;
  return {
    found,
    line: joinLines(
      [line`Together you have **${points}** points in **${name}**`, worth, line`. ${cite(found)}`],
      "",
    ),
  };
}

interface Program {
  readonly asked: Understood;
  readonly sum: ReturnType<typeof togetherLine>;
  readonly enough: readonly Line[];
}

/** The asker's own first, then what others have in the same program; of both, who asks of both. */
function ofProgram({ found, rows }: Found, { asked, sum, enough }: Program): Draft {
  const isOne = asked.owner === undefined && sum === undefined;
  const own = isOne ? rows.filter((row) => isOwn(found, row)) : rows;
  const shown = own.length > 0 ? own : rows;
  const others = rows.filter((row) => !shown.includes(row));
  const sums = sum === undefined ? [] : [sum.line];
  const each = shown.map((row) => ownLine(found, row));
  const leads = leadsOf(found, shown, [], asked);
  const isAny = leads.length + enough.length === 0 && asksAnyHeld(asked);
  const yes = isAny ? [line`**Yes**:`] : [];
  return answer({
    result: [
      ...leads,
      ...enough,
      ...(leads.length === 0 && shown.length > 1
        ? rankLine(found, inOrder(found, shown, asked), asked)
        : []),
      ...withVerdict(yes, asksEach(asked) ? [...each, ...sums] : [...sums, ...each]),
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
