import { ask, type DataOf } from "../../ask.ts";
import { answer, type Draft, refuse, SCOPE } from "../../compose/draft.ts";
import { date, percent, text, usd } from "../../compose/figures.ts";
import { bold, EMPTY, ifKnown, type Line, line } from "../../compose/line.ts";
import { cardName } from "../../compose/whose.ts";
import { type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { definePlan } from "../topic.ts";

/** Card APRs, and interest on carried balances against rewards. Never advice to carry one. */
export const interest = definePlan(answerInterest, {
  // Ignores an amount that the member might borrow.
  takes: ["card", "spend", "spent", "have", "rate"],
  mostCards: 2,
});

const ADVICE = line`I do not advise on balance transfers, cash advances or carrying a balance. Interest costs more than points earn, so pay the balance in full if you can.`;

function answerInterest(frame: Frame, toolbox: Toolbox): Draft {
  const aprs = idsOf(frame, "card").map((id) => aprOf(id, toolbox));
  const cost = costOf(toolbox);
  if (aprs.length === 0 && cost === undefined) return refuse(ADVICE, SCOPE);
  const lead = [...aprs.map(({ told }) => told), ...(cost?.lead ?? [])];
  return answer({
    lead: [...lead, ADVICE],
    details: cost?.details ?? [],
    envelopes: [...aprs.map(({ envelope }) => envelope), ...(cost?.envelopes ?? [])],
  });
}

const MONTHS_A_YEAR = 12;

/** The monthly interest on all carried balances; undefined without any. */
export function costOf(toolbox: Toolbox) {
  if (!toolbox.scene.wallet.cards.some((card) => (card.carried_usd ?? 0) > 0)) return undefined;
  const { data, envelope } = ask(toolbox, "get_wallet", { include: [] });
  const rows = data.interest ?? [];
  if (rows.length === 0) return undefined;
  const known = rows.flatMap(({ month_usd: month }) => month ?? []);
  const total = known.reduce((sum, one) => sum + one, 0);
  const year = hasSpend(toolbox) ? ask(toolbox, "estimate_annual_rewards", {}) : undefined;
  const rewards = year && year.data.total_usd / MONTHS_A_YEAR;
  const reckoned = toolbox.reckon({ interest: known }, { total, rewards }, [envelope]);
  const isLeast = rows.some((row) => row.apr_basis !== "own");
  const beside = ifKnown(rewards, (a) => line`; your cards' rewards bring about ${usd(a)} a month`);
  const lead = line`Your carried balances cost ${isLeast ? line`at least` : line`about`} **${usd(total)}** in interest a month${beside}.`;
  return {
    lead: known.length === 0 ? [] : [lead],
    details: rows.map(rowOf),
    envelopes: [envelope, reckoned, ...(year ? [year.envelope] : [])],
  };
}

const hasSpend = ({ scene }: Toolbox): boolean => Object.keys(scene.wallet.spend ?? {}).length > 0;

type Row = NonNullable<DataOf<"get_wallet">["interest"]>[number];

function rowOf(row: Row): Line {
  const { carried_usd: carried, apr_percent: apr, month_usd: month } = row;
  const name = bold(cardName(row));
  if (apr === undefined || month === undefined) {
    return line`${name}: the cost of ${usd(carried)} is unknown, because its APR is.`;
  }
  const basis = row.apr_basis === "own" ? EMPTY : line`, the lowest rate for new accounts`;
  return line`${name}: ${usd(month)} a month on ${usd(carried)} at ${percent(apr)}${basis}.`;
}

function aprOf(id: string, toolbox: Toolbox) {
  const { data, envelope } = ask(toolbox, "get_card", { card: id });
  const name = bold(text(data.card.card_name));
  const own = toolbox.scene.wallet.cards.find((one) => one.card_id === id)?.apr_percent;
  const { apr } = data;
  const told =
    own !== undefined
      ? line`The APR of ${name} is **${percent(own)}**, as you entered it.`
      : apr === undefined
        ? line`I do not know the APR of ${name}.`
        : line`New accounts of ${name} pay a purchase APR of ${rangeOf(apr)}${introOf(apr)}${ifKnown(apr.as_of, (day) => line`, as of ${date(day)}`)}.`;
  const source = apr?.source;
  const sources = source === undefined ? [] : [{ ...source, as_of: apr?.as_of }];
  return { told, envelope: { ...envelope, warnings: [], sources } };
}

type Apr = NonNullable<DataOf<"get_card">["apr"]>;

const rangeOf = ({ low_percent: low, high_percent: high }: Apr): Line =>
  low === high ? line`**${percent(low)}**` : line`**${percent(low)}** to **${percent(high)}**`;

const introOf = ({ intro_purchase_percent: first, intro_purchase_months: months }: Apr): Line =>
  first === undefined || months === undefined
    ? EMPTY
    : line`, after ${percent(first)} for the first ${text(String(months))} months`;
