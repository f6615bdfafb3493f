import { WALLET_PATH } from "../../../contract/addresses.ts";
import { ask } from "../../ask.ts";
import { answer, type Draft } from "../../compose/draft.ts";
import { text, usd } from "../../compose/figures.ts";
import { line } from "../../compose/line.ts";
import { pickRows } from "../../compose/pick.ts";
import { sumOf } from "../../compose/rows.ts";
import { amountAs, type Frame, type FrameAmount } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { type Answerable, defineTopic } from "../topic.ts";
import { creditRows, endsOf, nameOf } from "./credit-rows.ts";

const told = defineTopic(creditRows);

/** Statement credits of the open cards: the amount left in this period, and its end. */
export const credits: Answerable = {
  ...told,
  takes: [...told.takes, "spent"],
  answer: (frame, toolbox) =>
    tellUse(frame, toolbox) ??
    told.answer({ ...frame, amounts: frame.amounts.map(asClaim) }, toolbox),
};

const asClaim = (one: FrameAmount): FrameAmount =>
  one.role === "spent" ? { ...one, role: "claim" } : one;

/** "I used $30 of it": what would be left of one credit, when the use is not logged. */
function tellUse(frame: Frame, toolbox: Toolbox): Draft | undefined {
  const spent = amountAs(frame, "spent", "usd");
  if (spent === undefined) return undefined;
  const { data, envelope } = ask(toolbox, "list_credits", creditRows.input(frame, toolbox.scene));
  const all = creditRows.rows(data, frame, toolbox.scene);
  const [row, ...others] = pickRows({ topic: creditRows, frame, toolbox, data, envelope, all });
  const { per_period: whole, left, used = 0 } = row ?? {};
  if (row?.unit !== "usd" || others.length > 0 || whole === undefined || left === undefined)
    return undefined;
  if (spent >= whole || used >= spent) return undefined;
  const rest = sumOf(toolbox, [left, -spent], [envelope]);
  const { envelope: own } = ask(toolbox, "list_credits", {
    only: [`${row.wallet_card_id}/${row.credit_name}`],
  });
  return answer({
    lead: [
      line`With those ${usd(spent)} used, **${usd(Math.max(0, rest))}** of ${usd(whole)} is left of ${nameOf(row)}${endsOf(row)}.`,
    ],
    caveats: [
      line`Your wallet does not show that use yet: log it on your wallet page (${text(WALLET_PATH)}).`,
    ],
    envelopes: [own],
  });
}
