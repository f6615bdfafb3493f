import { ask, type DataOf, endWith } from "../../ask.ts";
import { answer, askBack, CAVEATS, type Draft } from "../../compose/draft.ts";
import { counted, type Figure, percent, points, text, usd } from "../../compose/figures.ts";
import { bold, EMPTY, ifKnown, ifMore, type Line, line, sentence } from "../../compose/line.ts";
import { verdict } from "../../compose/verdict.ts";
import { amountAs, type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { definePlan } from "../topic.ts";
import { goal } from "../awards/goal.ts";
import { asksForWorth, transferWorth } from "./transfer-worth.ts";
import { programName } from "../../../member/holdings.ts";
import { namedAs } from "../named-as.ts";

type Transfer = DataOf<"calculate_transfer">;

/** One transfer between two programs: what arrives, or what must be sent. */
export const transfer = definePlan(answerTransfer, {
  takes: ["program", "send", "want", "claim", "rate", "owner"],
  columns: {
    fee_usd: {
      unit: "usd",
      words: namedAs(
        "fee|cost|charge|charges|toll|tax|surcharge|skim|skims|take money|dollar they take|tack on",
      ),
    },
    gap: {
      unit: "points",
      words: namedAs(
        "the rest|already|have some|some there|difference|top off|top up|missing|short",
      ),
    },
    left: {
      unit: "points",
      words: ["left", "leftover", "remain", "remains", "remaining", "still have"],
    },
  },
});

function answerTransfer(frame: Frame, toolbox: Toolbox): Draft {
  const from =
    idsOf(frame, "program", "from", "of")[0] ?? endWith(askBack(line`From which program?`));
  const to = idsOf(frame, "program", "to")[0] ?? endWith(askBack(line`To which program?`));
  if (frame.column === "gap" && amountAs(frame, "want") !== undefined) {
    const subjects = frame.subjects.filter(({ role }) => role === "to");
    return goal.answer({ ...frame, topic: "goal", column: undefined, subjects }, toolbox);
  }
  const [send, need] = [amountAs(frame, "send"), amountAs(frame, "want")];
  if (asksForWorth(frame) && need === undefined) {
    const worth = transferWorth(frame, toolbox);
    if (worth !== undefined) return worth;
  }
  if (send === undefined && need === undefined) return askBack(line`How many points?`);
  const amounts = need === undefined ? { send } : { need };
  const bonus = amountAs(frame, "rate", "percent");
  const input = { from, to, owner: frame.owner, bonus_pct: bonus, ...amounts };
  const { data, envelope } = ask(toolbox, "calculate_transfer", input);
  const { scene } = toolbox;
  const names = { from: text(programName(scene, from)), to: text(programName(scene, to)) };
  return answer({
    lead: [
      sentence(tell(data, frame, names)),
      ...(frame.verb === "move_back" ? [noWayBack(frame, toolbox)] : []),
    ],
    details: detailsOf(data, names),
    caveats: [CAVEATS.irreversible],
    envelopes: [envelope],
  });
}

interface Names {
  readonly from: Figure;
  readonly to: Figure;
}

function tell(data: Transfer, frame: Frame, { from, to }: Names): Line {
  if (frame.column === "fee_usd") {
    const fee = data.fee_usd === 0 ? line`no fee` : line`a fee of ${bold(usd(data.fee_usd))}`;
    return line`Moving **${points(data.send)}** ${from} points to ${to} costs ${fee}; **${points(data.receive)}** points arrive.`;
  }
  const left = data.leftover.of_balance;
  if (frame.column === "left" && left !== undefined) {
    return line`**${points(left)}** ${from} points are left after sending **${points(data.send)}**, which become **${points(data.receive)}** ${to} points.`;
  }
  const sent = line`**${points(data.send)}** ${from} points`;
  const yesOrNo = claimedRight(data, frame);
  const received = line`**${points(data.receive)}** ${to} points`;
  return amountAs(frame, "want") === undefined
    ? line`${yesOrNo}${sent} become ${received}.`
    : line`${yesOrNo}send ${sent} to get ${received}.`;
}

/** Confirms or denies "so they become 60,000, right?" */
function claimedRight({ receive, send }: Transfer, frame: Frame): Line {
  const claim = amountAs(frame, "claim", "points");
  if (claim === undefined) return EMPTY;
  const is = amountAs(frame, "want") === undefined ? receive : send;
  return verdict(claim === is);
}

const detailsOf = (data: Transfer, { from }: Names): readonly Line[] => [
  line`The ratio is ${text(data.ratio)}${bonusOf(data)}.`,
  ifMore(
    data.shortfall,
    (short) => line`Your ${from} balance is ${points(short)} points short of that.`,
  ),
  ifMore(
    data.unsent,
    (kept) =>
      line`${points(kept)} points stay behind: only whole increments of ${points(data.increment ?? 1)} can be transferred.`,
  ),
  ifMore(data.fee_usd, (fee) => line`A fee of ${usd(fee)} is charged.`),
  ifMore(data.hours, (hours) => line`It takes about ${counted(hours, ["hour", "hours"])}.`),
];

const bonusOf = ({ bonus_applied: applied }: Transfer): Line =>
  ifKnown(
    applied,
    (bonus) => line`, with a bonus of ${percent(bonus.pct)} (${points(bonus.points)} points)`,
  );

/** Undoing a transfer, which no program allows. */
export const transferUndo = definePlan(answerUndo, {
  takes: ["program", "send", "want", "owner"],
});

function answerUndo(frame: Frame, toolbox: Toolbox): Draft {
  const sent = sentPoints(frame, toolbox);
  return answer({
    lead: [noWayBack(frame, toolbox), ...(sent?.lead ?? [])],
    details: [
      ...(sent?.details ?? []),
      line`Find the seat or room first, and move points only when you can book it right away.`,
      line`Transferred points stay in the program for another award, under its expiration rules.`,
    ],
    caveats: [CAVEATS.terms],
    envelopes: sent?.envelopes ?? [],
  });
}

/** The transfer itself, if the question gives both ends and a number. */
function sentPoints(frame: Frame, toolbox: Toolbox): Draft | undefined {
  const isWhole =
    idsOf(frame, "program", "from", "of").length > 0 &&
    idsOf(frame, "program", "to").length > 0 &&
    (amountAs(frame, "send") ?? amountAs(frame, "want")) !== undefined;
  return isWhole ? transfer.answer({ ...frame, verb: undefined }, toolbox) : undefined;
}

/** "No" to undoing, or "yes" when the question was if the points stay. */
function noWayBack(frame: Frame, { scene }: Toolbox): Line {
  // Either wording may name the partner: points sent are in an airline or hotel program.
  const partner = [...idsOf(frame, "program", "to"), ...idsOf(frame, "program", "from", "of")].find(
    (key) => scene.facts.programs.get(key)?.category !== "transferable",
  );
  const where =
    partner === undefined ? line`where they went` : line`in ${text(programName(scene, partner))}`;
  return frame.negated
    ? line`**Yes**, they stay ${where} for good: a transfer cannot be undone.`
    : line`**No**, a transfer cannot be undone: transferred points stay ${where}.`;
}
