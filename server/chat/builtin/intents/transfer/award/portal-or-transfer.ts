import type { Envelope } from "../../../../../tools/core/envelope.ts";
import type { Toolbox } from "../../../../toolbox.ts";
import { ask } from "../../../compose/ask.ts";
import {
  answer,
  CAVEATS,
  cite,
  type Draft,
  type Line,
  line,
  told,
} from "../../../compose/draft.ts";
import { figure } from "../../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt } from "../../../compose/rows.ts";
import { ownerOf } from "../../../readings/program-meant.ts";
import type { Understood } from "../../../../language/understood.ts";
import { askWhichPoints } from "../routes/partners-held.ts";

const MOST_PROGRAMS = 4;
/** Cents per point do not hang on how many points are asked about. */
const SAMPLE_POINTS = 10_000;

/** Portal or transfer in general: what a point pays at a fixed value beside what it is estimated to bring. */
export function portalOrTransfer(
  from: string | undefined,
  asked: Understood,
  toolbox: Toolbox,
): Draft {
  const { wallet, facts } = toolbox.scene;
  const held = wallet.balances
    .filter(({ program }) => facts.programs.get(program)?.category === "transferable")
    .map(({ program }) => program);
  const programs = [...new Set(from === undefined ? held : [from])].slice(0, MOST_PROGRAMS);
  if (programs.length === 0) return askWhichPoints(facts);
  const values = programs.map((program) =>
    ask(toolbox, "value_points", { program, points: SAMPLE_POINTS, ...ownerOf(asked) }),
  );
  const [first] = values;
  return answer({
    result: [
      line`It depends on the award: a transfer is better when it brings more per point than the portal or cash does.`,
      line`With the program, the award's points and the cash price I can work it out exactly.`,
    ],
    details: values.map((one) => joinLines([comparison(one), line`${cite(one)}`])),
    caveats: [
      CAVEATS.estimate,
      CAVEATS.irreversible,
      ...(first === undefined ? [] : [CAVEATS.asOf(first)]),
    ],
    envelopes: values,
  });
}

function comparison(value: Envelope): Line {
  const name = figure(value, ["program_name"], "text");
  const estimate =
    numberAt(value, ["cpp"]) === undefined
      ? line`${name}: nobody has valued them`
      : line`${name}: about ${figure(value, ["cpp"], "cpp")} a point used well`;
  const [best] = rowsAt(value, ["fixed_uses"]);
  return best === undefined
    ? joinLines([estimate, line`; no fixed value is known.`], "")
    : joinLines(
        [
          estimate,
          line`, against ${figure(value, [...best, "cpp"], "cpp")} by ${told(USES[textAt(value, [...best, "kind"]) ?? ""] ?? "a fixed use")}.`,
        ],
        "",
      );
}

const USES: Readonly<Record<string, string>> = {
  portal: "the travel portal",
  cash_out: "cashing out",
  statement_credit: "a statement credit",
  pay_with_points: "paying with points",
};
