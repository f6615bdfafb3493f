import * as z from "zod";
import { amountParam } from "../../member/amounts.ts";
import { daysBetween } from "../../advice/days.ts";
import { EACH_DAYS } from "../../advice/applications/bonus-pace.ts";
import { groupBy } from "../../contract/group-by.ts";
import { getHeld, heldCardParam, heldCards } from "../../member/held-cards.ts";
import { defineReader } from "../frame/reader.ts";
import { formatUsd, toCents, toDollars } from "../../advice/money.ts";
import { bonusSpent } from "../../member/logged.ts";
import type { Scene } from "../../member/scene.ts";
import { compact } from "../frame/texts.ts";
import { type BonusRow, bonusRow, EXCLUDED, toBonusRow, toBonusText } from "./bonus-row.ts";

const MAX_USD = 1_000_000;
const spentParam = z.number().min(-MAX_USD).max(MAX_USD).optional();

export const getBonusProgress = defineReader({
  name: "get_bonus_progress",
  title: "Get bonus progress",
  description:
    "How much more do I need to spend for my sign-up (welcome) bonus (SUB, MSR), do I have " +
    "enough time to hit it, am I on track? Bonuses being tracked: minimum spend so far net of " +
    "refunds, what is left, deadline, pace a week, what does not count.",
  input: z.strictObject({
    wallet_card_id: heldCardParam.optional().describe("Only the bonuses of this held card."),
    net_spent_usd: spentParam.describe("As if this much were spent so far."),
    more_spent_usd: spentParam.describe("As if this much more were spent."),
    plan: z
      .strictObject({
        usd: amountParam,
        each: z.enum(["day", "week", "month"]),
      })
      .optional()
      .describe("Spend on each card from today on: shows when it would be done."),
  }),
  data: z.object({
    bonuses: z.array(bonusRow).describe("In progress, the nearest deadline first."),
    finished: z.array(bonusRow).describe("Completed and cancelled ones."),
    left_total_usd: z
      .number()
      .describe(
        "Left to spend on all cards; steps of one card overlap, so the largest counts; missed ones " +
          "are not in it.",
      ),
    per_week_total_usd: z.number(),
    excluded: z.array(z.string()).describe("What usually counts towards no spend bonus."),
  }),
  brief: {
    columns: {
      bonuses:
        "bonus_id card status pace net_spent_usd required_usd left_usd deadline per_week_usd planned reward",
      finished: "bonus_id card status reward",
    },
  },
  answer: (
    { wallet_card_id: cardName, net_spent_usd: spent, more_spent_usd: more = 0, plan },
    scene,
  ) => {
    const only = cardName === undefined ? undefined : getHeld(scene, cardName).entry.id;
    const pace = plan && { cents: toCents(plan.usd), days: EACH_DAYS[plan.each] };
    const cards = new Map(heldCards(scene, { status: "all" }).map((held) => [held.entry.id, held]));
    const rows = scene.wallet.bonuses.flatMap((bonus) => {
      const held = cards.get(bonus.wallet_card_id);
      if (held === undefined || (only !== undefined && held.entry.id !== only)) return [];
      if (bonus.status !== "active") return [toBonusRow(scene, held, bonus, pace)];
      const cents = toCents(spent ?? bonusSpent(scene, bonus)) + toCents(more);
      return [toBonusRow(scene, held, bonus, pace, toDollars(cents))];
    });
    const bonuses = rows.filter(({ status }) => status === "active").toSorted(byDeadline);
    const finished = rows.filter(({ status }) => status !== "active");
    const running = bonuses.filter(({ pace: state }) => state === "open" || state === "unknown");
    return {
      summary: summaryOf(bonuses, finished),
      data: {
        bonuses,
        finished,
        left_total_usd: mostByCard(running, ({ left_usd: usd }) => usd),
        per_week_total_usd: mostByCard(running, ({ per_week_usd: usd = 0 }) => usd),
        excluded: [...EXCLUDED],
      },
      assumptions: [
        "Spend is as recorded; the issuer's own tracker decides.",
        bonuses.some(({ reward }) => reward.cpp !== undefined) && ESTIMATES,
      ],
      warnings: bonuses.flatMap((row) => warningsOf(row, scene.today)),
      sources: policyRows(scene, bonuses),
      next_actions: actionsOf(bonuses),
    };
  },
});

const ESTIMATES = "Points count at estimates or the member's own values, not market prices.";

/** By deadline, those without one last; on the same day, the least left to spend first. */
function byDeadline(a: BonusRow, b: BonusRow): number {
  const [x, y] = [a.deadline ?? "9999", b.deadline ?? "9999"];
  return x === y ? a.left_usd - b.left_usd : x < y ? -1 : 1;
}

/** Steps of an offer count the same purchases, so only the largest of each card is added. */
function mostByCard(rows: readonly BonusRow[], usdOf: (row: BonusRow) => number): number {
  const byCard = groupBy(rows, ({ card }) => card.wallet_card_id);
  const most = [...byCard.values()].map((own) => toCents(Math.max(0, ...own.map(usdOf))));
  return toDollars(most.reduce((sum, cents) => sum + cents, 0));
}

function summaryOf(bonuses: readonly BonusRow[], finished: readonly BonusRow[]): string {
  const running =
    bonuses.length === 0 ? "No bonus is in progress" : bonuses.map(toBonusText).join("; ");
  const over = finished.map(({ card, status }) => `${card.card_name}: ${status}`).join("; ");
  return over === "" ? `${running}.` : `${running}. Before: ${over}.`;
}

const STALE_DAYS = 14;

function warningsOf(row: BonusRow, today: string): readonly string[] {
  const age = daysBetween(row.updated_on, today);
  const { card_name: name } = row.card;
  return compact([
    row.pace === "missed" &&
      `The deadline of ${name} passed on ${row.deadline} with ${formatUsd(row.left_usd)} left.`,
    row.net_spent_usd < 0 && `Refunds on ${name} exceed its purchases.`,
    age > STALE_DAYS && `Spend on ${name} was last recorded ${age} days ago.`,
  ]);
}

const policyRows = ({ facts }: Scene, bonuses: readonly BonusRow[]) => {
  const issuers = new Set(bonuses.map(({ card }) => facts.cards.get(card.card_id)?.issuer));
  return facts.tables.issuerPolicies.filter(
    ({ issuer, policy }) => policy === "spend_window_starts" && issuers.has(issuer),
  );
};

const actionsOf = (bonuses: readonly BonusRow[]) => [
  bonuses.length === 0 && "Start tracking with record_bonus_progress, action start.",
  ...bonuses.flatMap(({ pace, card: { card_name: name }, bonus_id: id }) =>
    compact([
      pace === "done" &&
        `Once the bonus of ${name} posts: record_bonus_progress, action complete, bonus_id ${id}.`,
      pace === "unknown" &&
        `Record the deadline of ${name} with record_bonus_progress, action update.`,
    ]),
  ),
];
