import * as z from "zod";
import { defineReader } from "../frame/reader.ts";
import { count, formatUsd } from "../../advice/money.ts";
import { coverageOf, coverageRow, tellMissing } from "../purchases/coverage.ts";
import { toSpendData, warnOfNested } from "./change-spend.ts";

const hasWholeMonth = (rows: readonly z.infer<typeof coverageRow>[]): boolean =>
  rows.some(({ months }) => Object.values(months).includes("covered"));

const STALE_DAYS = 365;
const MS_A_DAY = 86_400_000;

export const getSpendingProfile = defineReader({
  name: "get_spending_profile",
  title: "Show the spending profile",
  description:
    "How much do you think I spend on groceries, dining and so on, what is in your records? " +
    "My monthly spend (budget, expenses) by category, as I told you. Rewards and new cards " +
    "are counted with it. Change it with update_profile.",
  input: z.strictObject({}),
  data: z.object({
    spend: z.record(z.string(), z.number()).describe("US dollars a month by category key."),
    lines: z.array(
      z.object({
        category: z.string(),
        category_name: z.string(),
        monthly_usd: z.number(),
        yearly_usd: z.number(),
      }),
    ),
    total_month_usd: z.number(),
    total_year_usd: z.number(),
    source: z.enum(["member", "log", "none"]).describe("log: the mean of logged months."),
    spend_as_of: z.iso.date().optional(),
    coverage: z.array(coverageRow),
  }),
  answer: (_input, scene) => {
    const { spend, spend_as_of: asOf, spend_from_log: isLogged } = scene.wallet;
    const coverage = coverageOf(scene);
    const data = { ...toSpendData(scene, spend, asOf, isLogged), coverage };
    if (data.source === "none") {
      return {
        summary: "The member has no spending profile yet.",
        data,
        next_actions: [
          "Ask what the member spends a month by category and save it with update_profile.",
        ],
      };
    }
    const isOld = asOf !== undefined && scene.now - Date.parse(asOf) > STALE_DAYS * MS_A_DAY;
    return {
      summary:
        `${formatUsd(data.total_month_usd)} a month in ${count(data.lines.length, "category", "categories")}, ` +
        `${formatUsd(data.total_year_usd)} a year${asOf === undefined ? "" : `, as of ${asOf}`}.`,
      data,
      assumptions: [
        isLogged === true && "The mean of the whole months that statements hold.",
        "The same every month of the year.",
      ],
      warnings: [
        ...warnOfNested(scene, data.spend),
        ...tellMissing(coverage),
        isOld && `The figures are more than a year old, of ${asOf}.`,
      ],
      next_actions: [
        isOld && "Ask whether they still hold, and save them with update_profile.",
        isLogged !== true &&
          hasWholeMonth(coverage) &&
          "Statements cover whole months: spend: null of update_profile takes the figures from them.",
      ],
    };
  },
});
