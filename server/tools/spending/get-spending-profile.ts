import * as z from "zod";
import { defineReader } from "../frame/reader.ts";
import { count, formatUsd } from "../../advice/money.ts";
import { toSpendData, warnOfNested } from "./change-spend.ts";
import { type PurchaseSums, statementImport } from "../../accounts/purchases.ts";
import { addMonths, monthKey } from "../../advice/days.ts";
import { heldCards, toHeldCandidate } from "../../member/held-cards.ts";
import { isCovered, monthsBetween } from "../../member/logged.ts";
import type { Scene } from "../../member/scene.ts";
import { readKeptSpend } from "../../member/spend-table.ts";

const STATES = ["covered", "partly", "missing", "twice"] as const;

const coverageRow = z.object({
  wallet_card_id: z.string(),
  card: z.string(),
  months: z.record(z.string(), z.enum(STATES)),
  /** Newest first. */
  statements: z.array(
    z.object({
      log_id: z.string(),
      ...statementImport.pick({ from: true, to: true, imported_on: true }).shape,
    }),
  ),
});

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
    const { warnings: unknown } = readKeptSpend(scene.facts, spend);
    if (data.source === "none") {
      return {
        summary: "The member has no spending profile yet.",
        data,
        warnings: unknown,
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
        isLogged === true && "The mean of the whole months in statements.",
        "The same every month of the year.",
      ],
      warnings: [
        ...unknown,
        ...warnOfNested(scene, data.spend),
        ...tellMissing(coverage),
        isOld && `The figures are more than a year old, from ${asOf}.`,
      ],
      next_actions: [
        isOld && "Ask whether they still hold, and save them with update_profile.",
        isLogged !== true &&
          hasWholeMonth(coverage) &&
          "Statements cover whole months: update_profile with spend: null uses their figures.",
      ],
    };
  },
});

type State = (typeof STATES)[number];
type CoverageRow = z.infer<typeof coverageRow>;

const MONTHS_SHOWN = 36;

/** The months that each card's statements cover, from the first to now, at most three years. */
function coverageOf(scene: Scene): CoverageRow[] {
  const { imports } = scene.log ?? { imports: [] };
  return heldCards(scene, { status: "all" }).flatMap((held) => {
    const own = imports.filter((one) => one.wallet_card_ids.includes(held.entry.id));
    if (own.length === 0) return [];
    return [
      {
        wallet_card_id: held.entry.id,
        card: toHeldCandidate(held).label,
        months: monthsOfCard(own, scene.today),
        statements: own.map(({ id, ...about }) => ({ ...about, log_id: id })).toReversed(),
      },
    ];
  });
}

type Imports = PurchaseSums["imports"];

function monthsOfCard(own: Imports, today: string): CoverageRow["months"] {
  const earliest = monthKey(addMonths(`${monthKey(today)}-01`, 1 - MONTHS_SHOWN));
  const since = own.map(({ from }) => monthKey(from)).toSorted()[0] ?? monthKey(today);
  const first = since < earliest ? earliest : since;
  const months = monthsBetween(first, monthKey(addMonths(`${monthKey(today)}-01`, 1)));
  return Object.fromEntries(months.map((month) => [month, stateOf(month, own, today)]));
}

/** The months of a card without a statement, in words. */
const tellMissing = (rows: readonly CoverageRow[]): readonly string[] =>
  rows.flatMap(({ card, months }) => {
    const missing = Object.keys(months).filter((month) => months[month] === "missing");
    return missing.length === 0 ? [] : [`No statement of ${card} for ${missing.join(", ")}.`];
  });

/** "twice": both kinds of file cover the month in full; its rows still count once. */
function stateOf(month: string, own: Imports, today: string): State {
  const whole = (["csv", "ofx"] as const).filter((source) =>
    isCovered(
      month,
      own.filter((one) => one.source === source),
    ),
  );
  if (whole.length > 1) return "twice";
  if (whole.length === 1 || isCovered(month, own)) return "covered";
  const touches = own.some(({ from, to }) => monthKey(from) <= month && month <= monthKey(to));
  return touches || month === monthKey(today) ? "partly" : "missing";
}

const hasWholeMonth = (rows: readonly z.infer<typeof coverageRow>[]): boolean =>
  rows.some(({ months }) => Object.values(months).includes("covered"));
