import { ask, type DataOf, endWith } from "../ask.ts";
import { answer, askBack, CAVEATS, type Draft } from "../compose/draft.ts";
import { counted, percent, points, text, usd } from "../compose/figures.ts";
import { bold, EMPTY, type Line, line, when } from "../compose/line.ts";
import { SELF } from "../../accounts/wallet.ts";
import { unreadOf } from "../compose/rows.ts";
import { sumOf } from "../compose/sum.ts";
import { amountAs, type Frame, idsOf } from "../frame.ts";
import type { Toolbox } from "../toolbox.ts";
import { definePlan } from "../topics/topic.ts";

import { noWayBack } from "./no-way-back.ts";
import { asksForWorth, transferWorth } from "./transfer-worth.ts";

type Transfer = DataOf<"calculate_transfer">;

/** One transfer between two programs: what arrives, or what must be sent. */
export const transfer = definePlan(answerTransfer, {
  takes: ["program", "send", "want", "claim", "owner"],
  columns: {
    left: {
      unit: "points",
      words: [
        "left",
        "left over",
        "left after",
        "remain",
        "remains",
        "remaining",
        "of mine stay",
        "stay with",
      ],
    },
    fee_usd: {
      unit: "usd",
      words: ["fee", "cost", "charge", "charges", "charge me", "toll", "take money"],
    },
  },
});

function answerTransfer(frame: Frame, toolbox: Toolbox): Draft {
  const from =
    idsOf(frame, "program", "from", "of")[0] ?? endWith(askBack(line`From which program?`));
  const to = idsOf(frame, "program", "to")[0] ?? endWith(askBack(line`To which program?`));
  const [send, need] = [amountAs(frame, "send"), amountAs(frame, "want")];
  if (asksForWorth(frame) && need === undefined) {
    const worth = transferWorth(frame, toolbox);
    if (worth !== undefined) return worth;
  }
  if (send === undefined && need === undefined) return askBack(line`How many points?`);
  const amounts = need === undefined ? { send } : { need };
  const input = { from, to, owner: frame.owner, ...amounts };
  const { data, envelope } = ask(toolbox, "calculate_transfer", input);
  const names = { from: nameOf(toolbox, from), to: nameOf(toolbox, to) };
  return answer({
    lead: [
      tell(data, frame, names),
      ...leftOf(frame, toolbox, data, from),
      ...(frame.verb === "move_back" ? [noWayBack(frame, toolbox)] : []),
    ],
    details: detailsOf(data, names),
    caveats: [CAVEATS.irreversible, ...unreadOf(frame)],
    envelopes: [envelope],
  });
}

/** What is left of the balance once that has been sent. */
function leftOf(frame: Frame, toolbox: Toolbox, { send }: Transfer, from: string): readonly Line[] {
  if (frame.column !== "left") return [];
  const owner = frame.owner ?? SELF;
  const { data, envelope } = ask(toolbox, "list_balances", { owner });
  const balance = data.balances.find(({ program }) => program === from);
  if (balance === undefined) return [];
  const left = sumOf(toolbox, [balance.points, -send], [envelope]);
  return left < 0
    ? [line`That is **${points(-left)}** more than the ${points(balance.points)} there.`]
    : [line`**${points(left)}** would be left of ${points(balance.points)}.`];
}

interface Names {
  readonly from: Line;
  readonly to: Line;
}

const nameOf = ({ scene }: Toolbox, key: string): Line =>
  line`${text(scene.facts.programs.get(key)?.name ?? key)}`;

function tell(data: Transfer, frame: Frame, { from, to }: Names): Line {
  if (frame.column === "fee_usd" && data.fee_usd === 0) {
    return data.fee_usd === 0 || data.fee_usd === undefined
      ? line`Moving **${points(data.send)}** ${from} points to ${to} costs no fee.`
      : line`Moving **${points(data.send)}** ${from} points to ${to} costs a fee of ${bold(usd(data.fee_usd))}.`;
  }
  const sent = line`**${points(data.send)}** ${from} points`;
  const verdict = claimedRight(data, frame);
  const received = line`**${points(data.receive)}** ${to} points`;
  return amountAs(frame, "want") === undefined
    ? line`${verdict}${sent} become ${received}.`
    : line`Send ${sent} to get ${received}.`;
}

/** "So they become so many, right?" */
function claimedRight({ receive }: Transfer, frame: Frame): Line {
  const claim = amountAs(frame, "claim", "points");
  if (claim === undefined || frame.focus !== "whether") return EMPTY;
  return claim === receive ? line`**Yes**: ` : line`**No**: `;
}

const detailsOf = (data: Transfer, { from }: Names): readonly Line[] =>
  [
    line`The ratio is ${text(data.ratio)}${bonusOf(data)}.`,
    when(
      data.shortfall !== undefined && data.shortfall > 0,
      () => line`Your ${from} balance is ${points(data.shortfall ?? 0)} points short of that.`,
    ),
    when(
      data.unsent !== undefined && data.unsent > 0,
      () =>
        line`${points(data.unsent ?? 0)} points stay behind: only whole increments of ${points(data.increment ?? 1)} can be transferred.`,
    ),
    when(
      data.fee_usd !== undefined && data.fee_usd > 0,
      () => line`A fee of ${usd(data.fee_usd ?? 0)} is charged.`,
    ),
    when(
      data.time !== undefined && data.time > 0,
      () => line`It takes about ${counted(data.time ?? 0, ["hour", "hours"])}.`,
    ),
  ].filter((one) => one !== EMPTY);

const bonusOf = ({ bonus_applied: bonus }: Transfer): Line =>
  bonus === undefined
    ? EMPTY
    : line`, with a bonus of ${percent(bonus.pct)} (${points(bonus.points)} points)`;
