import { ask, type DataOf } from "../../ask.ts";
import { answer, askBack, type Draft } from "../../compose/draft.ts";
import { date, text, usd, inSentence } from "../../compose/figures.ts";
import { bold, ifKnown, type Line, line, listed } from "../../compose/line.ts";
import { type Frame, idsOf } from "../../frame.ts";
import type { Toolbox } from "../../toolbox.ts";
import { definePlan } from "../topic.ts";

type Profile = DataOf<"get_spending_profile">;
type Spend = Profile["lines"][number];

/** The member's monthly spending, on which all yearly figures rest. */
export const spending = definePlan(answerSpending, {
  takes: ["category"],
  columns: {
    monthly_usd: { unit: "usd", words: ["spend", "spending", "a month", "budget"] },
    yearly_usd: { unit: "usd", words: ["a year", "yearly spending", "per year"] },
  },
});

function answerSpending(frame: Frame, toolbox: Toolbox): Draft {
  const { data, envelope } = ask(toolbox, "get_spending_profile", {});
  if (data.source === "none") {
    return askBack(
      line`You have not entered any spending yet. What do you spend a month on dining, groceries and everything else?`,
    );
  }
  const wanted = new Set(idsOf(frame, "category"));
  const rows = data.lines.filter(({ category }) => wanted.size === 0 || wanted.has(category));
  const isWhole = wanted.size === 0 && frame.order === undefined;
  return answer({
    lead: [isWhole ? totalOf(frame, data) : rowsOf(frame, rows, data)],
    details: isWhole
      ? rows.map((row) => line`${text(row.category_name)}: ${inPart(frame, row)}`)
      : [],
    caveats: [
      isLogged(data)
        ? line`This is the average of the full months in your logged statements.`
        : line`These are your own figures, not read from statements.`,
    ],
    envelopes: [envelope],
  });
}

const isLogged = ({ source }: Profile): boolean => source === "log";

const youSpend = (data: Profile): Line => (isLogged(data) ? line`You spend` : line`You entered`);

const isYearly = ({ column }: Frame): boolean => column === "yearly_usd";

function totalOf(frame: Frame, data: Profile): Line {
  const asOf = ifKnown(data.spend_as_of, (day) => line`, as of ${date(day)}`);
  return isYearly(frame)
    ? line`${youSpend(data)} **${usd(data.total_year_usd)}** a year in total${asOf}: ${usd(data.total_month_usd)} a month.`
    : line`${youSpend(data)} **${usd(data.total_month_usd)}** a month in total${asOf}: ${usd(data.total_year_usd)} a year.`;
}

const inPart = (frame: Frame, row: Spend): Line =>
  isYearly(frame)
    ? line`${bold(usd(row.yearly_usd))} a year`
    : line`${bold(usd(row.monthly_usd))} a month`;

function rowsOf(frame: Frame, rows: readonly Spend[], data: Profile): Line {
  const sign = frame.order?.descending === false ? 1 : -1;
  const sorted =
    frame.order === undefined
      ? rows
      : rows.toSorted((a, b) => sign * (a.monthly_usd - b.monthly_usd));
  const [first] = sorted;
  if (first === undefined)
    return line`You have not entered what you spend on that; yearly figures count it under everything else.`;
  const told = frame.order === undefined ? sorted : sorted.slice(frame.order.nth).slice(0, 1);
  return line`${youSpend(data)} ${listed(told.map((row) => line`${inPart(frame, row)} on ${inSentence(row.category_name)}`))}.`;
}
