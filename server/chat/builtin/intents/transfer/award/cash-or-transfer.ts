import { SELF } from "../../../../../accounts/wallet.ts";
import type { FactIndex } from "../../../../../tools/core/facts.ts";
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
import { figure, type Path } from "../../../compose/figure.ts";
import { joinLines, numberAt, rowsAt, textAt } from "../../../compose/rows.ts";
import { allProgramsOf, ownerOf } from "../../../readings/program-meant.ts";
import { says } from "../../../readings/says.ts";
import type { Understood } from "../../../../language/understood.ts";
import { asksCash, useName } from "../../value/fixed-lines.ts";
import { pointsOf } from "../amount/points-told.ts";

/* "Cash out my Chase points or move them to Hyatt": what each way brings, the better first. */

const CHOOSES =
  /\b(?:or|vs|versus|than|rather|instead|better|against|compared?|should i|which is)\b/;

interface Choice {
  readonly from: string;
  readonly to: string;
}

/** The points, and where they might go instead of being spent at a fixed value; undefined where neither is asked. */
export function cashOrTransfer(asked: Understood, facts: FactIndex): Choice | undefined {
  if (!asksCash(asked) || !says(asked, CHOOSES)) return undefined;
  const programs = programsOf(asked, facts);
  const isBank = (id: string): boolean => facts.programs.get(id)?.category === "transferable";
  const [from, ...more] = programs.filter(isBank);
  const [to, ...others] = programs.filter((id) => !isBank(id));
  const isOne = more.length === 0 && others.length === 0;
  return from === undefined || to === undefined || !isOne ? undefined : { from, to };
}

/** Virgin Atlantic goes by VS, but here one thing is set against another. */
const programsOf = (asked: Understood, facts: FactIndex): readonly string[] =>
  allProgramsOf(
    { ...asked, mentions: asked.mentions.filter(({ text }) => text.toLowerCase() !== "vs") },
    facts,
  );

/** "Statement credit or transfer for my Amex points": wherever to. */
export const asksFixedOrMoved = (asked: Understood, facts: FactIndex): boolean =>
  asksCash(asked) &&
  says(asked, CHOOSES) &&
  says(asked, /\btransfer\w*\b/) &&
  programsOf(asked, facts).length === 1;

/** Which kind of fixed use is meant, the likeliest first. */
function kindsOf(asked: Understood): readonly string[] {
  if (says(asked, /\bportal\b/)) return ["portal"];
  return says(asked, /\bcredit\b/)
    ? ["statement_credit", "cash_out"]
    : ["cash_out", "statement_credit"];
}

/** Points of which none are told and none known. */
const SAMPLE_POINTS = 10_000;

export function weighCash({ from, to }: Choice, asked: Understood, toolbox: Toolbox): Draft {
  const owner = ownerOf(asked);
  const points = pointsOf(asked)[0]?.value ?? balanceOf(from, asked, toolbox);
  const moved = ask(toolbox, "calculate_transfer", { from, to, send: points, ...owner });
  // Like with like: points that stay because no whole increment is left are on neither side.
  const sent = numberAt(moved, ["send"]) ?? points;
  const value = ask(toolbox, "value_points", { program: from, points: sent, ...owner });
  const kinds = kindsOf(asked);
  const fixed = rowsAt(value, ["fixed_uses"]).toSorted((a, b) => rank(a) - rank(b));
  const use = fixed.find((row) => kinds.includes(textAt(value, [...row, "kind"]) ?? ""));
  return answer({
    result: [...verdictOf(moved, value, use), movedLine(moved), ...fixedLine(value, use)],
    caveats: [CAVEATS.estimate, CAVEATS.irreversible, CAVEATS.asOf(moved)],
    envelopes: [moved, value],
  });

  function rank(row: Path): number {
    const at = kinds.indexOf(textAt(value, [...row, "kind"]) ?? "");
    return at === -1 ? kinds.length : at;
  }
}

/** What the wallet knows of, or a round number. */
function balanceOf(program: string, { owner = SELF }: Understood, { scene }: Toolbox): number {
  const own = scene.wallet.balances.find(
    (one) => one.program === program && one.owner === owner && one.points > 0,
  );
  return own?.points ?? SAMPLE_POINTS;
}

function verdictOf(moved: Envelope, value: Envelope, use: Path | undefined): readonly Line[] {
  const got = numberAt(moved, ["gets", "value_usd"]);
  const paid = use === undefined ? undefined : numberAt(value, [...use, "usd"]);
  if (use === undefined || got === undefined || paid === undefined) return [];
  const name = told(useName(textAt(value, [...use, "kind"])));
  if (got === paid) return [line`**Both bring the same**, by our estimate.`];
  return got > paid
    ? [line`**The transfer** brings more, by our estimate, if the award is there.`]
    : [line`**As ${name}** they bring more, unless the award is a very good one.`];
}

const movedLine = (moved: Envelope): Line =>
  joinLines(
    [
      line`**${figure(moved, ["send"], "points")}** points become **${figure(moved, ["receive"], "points")}** there`,
      ...(numberAt(moved, ["gets", "value_usd"]) === undefined
        ? [line`, which nobody has valued`]
        : [
            line`, worth about **${figure(moved, ["gets", "value_usd"], "usd")}**, at an estimated ${figure(moved, ["gets", "cpp"], "cpp")} each`,
          ]),
      line`. ${cite(moved)}`,
    ],
    "",
  );

const fixedLine = (value: Envelope, use: Path | undefined): readonly Line[] =>
  use === undefined
    ? [line`No such fixed value of these points is known.`]
    : [
        line`As ${told(useName(textAt(value, [...use, "kind"])))} they pay **${figure(value, [...use, "usd"], "usd")}**, at ${figure(value, [...use, "cpp"], "cpp")} each. ${cite(value)}`,
      ];
