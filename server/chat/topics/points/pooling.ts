import { SELF } from "../../../accounts/wallet.ts";
import { ask, type DataOf } from "../../ask.ts";
import { answer, CAVEATS, type Draft } from "../../compose/draft.ts";
import { points, text, usd } from "../../compose/figures.ts";
import {
  bold,
  EMPTY,
  ifKnown,
  ifMore,
  join,
  type Line,
  line,
  listed,
  sentence,
  when,
} from "../../compose/line.ts";
import { programName } from "../../../member/holdings.ts";
import { pointsOf } from "../../compose/programs.ts";
import { holder, possessive } from "../../compose/whose.ts";
import { type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { definePlan } from "../topic.ts";
import { asksForAdvice } from "../renewal/verdict.ts";

type Pooling = DataOf<"compare_transfer_paths">["pooling"];
type Balances = DataOf<"list_balances">;
type Poolable = DataOf<"value_portfolio">["poolable"][number];

/** Tells if points of one program can be combined with somebody else's. */
export const pooling = definePlan(answerPooling, { takes: ["program", "owner"] });

function answerPooling(frame: Frame, toolbox: Toolbox): Draft {
  const programs = [...new Set(idsOf(frame, "program"))];
  if (programs.length === 0) return ofHousehold(frame, toolbox);
  const parts = programs.map((program) => ofProgram(program, frame, toolbox));
  return answer({
    lead: parts.map(({ lead }) => lead),
    details: parts.flatMap(({ details }) => details),
    caveats: [CAVEATS.terms],
    envelopes: parts.flatMap(({ envelopes }) => envelopes),
  });
}

function ofProgram(program: string, frame: Frame, toolbox: Toolbox) {
  // The pooling rule comes with any path into the program, whatever is held.
  const ways = ask(toolbox, "compare_transfer_paths", { to: program, need: 1 });
  const held = ask(toolbox, "list_balances", { program });
  const name = programName(toolbox.scene, program);
  const rule = ways.data.pooling;
  const said = sentence(ruleOf(rule, name, frame));
  const total = together(held.data, rule);
  return {
    lead: join(frame.focus === "sum" ? [total, said] : [said, total], " "),
    details: [...termsOf(rule), ...ofOwners(held.data)],
    envelopes: [held.envelope, ways.envelope],
  };
}

/** The program's rule; no yes or no to "should". */
function ruleOf({ rule }: Pooling, name: string, { focus, asks }: Frame): Line {
  const isAsked = focus === "whether" && !asksForAdvice({ asks });
  const [yes, no] = isAsked ? [line`**Yes**: `, line`**No**: `] : [EMPTY, EMPTY];
  const these = bold(pointsOf(name));
  switch (rule) {
    case "household":
      return line`${yes}${these} can be combined within a household`;
    case "anyone":
      return line`${yes}${these} can be combined with anyone's`;
    case "own_accounts":
      return line`${no}${these} cannot be combined with another person's; they only move between your own accounts`;
    case "none":
      return line`${no}${these} cannot be combined with anyone else's`;
    default:
      return line`We do not know whether ${these} can be combined: no source says`;
  }
}

/** The household's total, whether or not it can be combined. */
function together({ by_owner: owners, total_points: total }: Balances, rule: Pooling): Line {
  if (owners.length < 2) return EMPTY;
  const names = owners
    .toSorted((a, b) => Number(b.owner === SELF) - Number(a.owner === SELF))
    .map(({ owner }) => holder(owner));
  const apart = rule.can_pool === false ? line`, but in separate accounts` : EMPTY;
  return sentence(line`${listed(names)} have **${points(total)}** between you${apart}`);
}

const termsOf = ({ fee_usd: fee, note }: Pooling): readonly Line[] => [
  when(fee === 0, () => line`There is no fee.`),
  ifMore(fee, (costs) => line`It costs ${usd(costs)}.`),
  ifKnown(note, (known) => sentence(text(known))),
];

const ofOwners = ({ balances: rows }: Balances): readonly Line[] =>
  rows.length < 2
    ? []
    : rows.map((row) => sentence(line`${possessive(row.owner)} balance: ${points(row.points)}`));

/** The programs in which several people of the household have points. */
function ofHousehold(frame: Frame, toolbox: Toolbox): Draft {
  const { data, envelope } = ask(toolbox, "value_portfolio", {});
  const { poolable: shared } = data;
  const open = shared.filter((row) => row.can_pool === true);
  const lead =
    open.length > 0
      ? line`You can combine **${listed(open.map(named))}**.`
      : shared.length > 0
        ? line`**None**: we know of no program where several of you have points that lets you combine them.`
        : line`No program in your wallet has points from more than one person.`;
  return answer({
    lead: [lead],
    details: shared.map((row) => poolLine(row, frame)),
    caveats: [CAVEATS.terms],
    envelopes: [envelope],
  });
}

const named = ({ program_name: name, points: total }: Poolable): Line =>
  line`${pointsOf(name)} (${points(total)} together)`;

const poolLine = (row: Poolable, frame: Frame): Line =>
  sentence(ruleOf(row, row.program_name, { ...frame, focus: "list" }));
