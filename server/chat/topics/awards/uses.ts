import { ask, type DataOf, type Found } from "../../ask.ts";
import { answer, CAVEATS, type Draft } from "../../compose/draft.ts";
import { cpp, date, text } from "../../compose/figures.ts";
import { bold, EMPTY, type Line, line, listed, sentence } from "../../compose/line.ts";
import { heldPrograms, pointsOf } from "../../compose/programs.ts";
import type { Toolbox } from "../../toolbox.ts";
import { mayLapse } from "../points/balances.ts";

/* Uses of points where no award is priced: at their estimated and fixed values. */

type Worth = Found<"value_points">;
type Balance = DataOf<"list_balances">["balances"][number];

/** Enough points to read cents per point from. */
const SAMPLE_POINTS = 1000;

const WAYS: Readonly<Record<Worth["data"]["fixed_uses"][number]["kind"], string>> = {
  portal: "the travel portal",
  cash_out: "cashing out",
  statement_credit: "a statement credit",
  pay_with_points: "paying at checkout",
};

/** The value of a program's point, beside its worth in the portal, at a checkout or as cash. */
export function usesOf(programs: readonly string[], toolbox: Toolbox): Draft {
  const found = worthOf(programs, toolbox);
  return answer({
    lead: found.map(({ data }) => sentence(tell(data))),
    caveats: [
      CAVEATS.estimate,
      line`What an award brings depends on it: tell me its price in points and in cash.`,
    ],
    envelopes: found.map(({ envelope }) => envelope),
  });
}

/** Nothing ranks balances by itself: what can lapse, then what each point counts for. */
export function firstToUse(owner: string | undefined, toolbox: Toolbox): Draft {
  const { data, envelope } = ask(toolbox, "list_balances", { owner });
  const lapsing = data.balances.filter(mayLapse);
  const found = worthOf(heldPrograms(toolbox.scene, owner), toolbox);
  const names = listed(
    lapsing.map((row) => line`${bold(text(row.program_name))} (${ruleOf(row)})`),
  );
  const lead =
    lapsing.length === 0
      ? line`None of your points is known to lapse, so it depends on what you book.`
      : line`Those that can lapse come first: ${names}. Beyond that it depends on what you book.`;
  return answer({
    lead: [lead],
    details: found
      .toSorted((a, b) => (a.data.cpp ?? 0) - (b.data.cpp ?? 0))
      .map((one) => sentence(tell(one.data))),
    caveats: [CAVEATS.estimate],
    envelopes: [envelope, ...found.map((one) => one.envelope)],
  });
}

const ruleOf = ({ expires_on: day, expiry_rule: rule = "" }: Balance): Line =>
  day === undefined ? text(rule) : line`on ${date(day)}`;

const worthOf = (programs: readonly string[], toolbox: Toolbox): readonly Worth[] =>
  programs.map((program) => ask(toolbox, "value_points", { program, points: SAMPLE_POINTS }));

function tell({ program_name: name, cpp: counted, fixed_uses: uses }: Worth["data"]): Line {
  const [best] = uses;
  const points = bold(pointsOf(name));
  const value =
    counted === undefined
      ? line`nobody has valued ${points}`
      : line`${points} count for **${cpp(counted)}** each`;
  if (best === undefined) return value;
  const ways = listed(uses.map((one) => line`${text(WAYS[one.kind])} ${cpp(one.cpp)}`));
  const rule = line`a transfer to a partner is better where the award brings more than ${cpp(best.cpp)} for each`;
  return line`${value}; at fixed values, ${ways}${counted === undefined ? EMPTY : line`: ${rule}`}`;
}
