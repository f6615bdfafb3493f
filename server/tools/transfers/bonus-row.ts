import * as z from "zod";
import type { BonusRow } from "../../advice/transfers/transfer-index.ts";
import type { Scene } from "../../member/scene.ts";
import { daysBetween } from "../../advice/days.ts";
import { bestSeenPercent, type BonusState } from "../../advice/transfers/transfer-bonus.ts";
import { findTerms } from "../../advice/transfers/transfer-terms.ts";
import { programName } from "../../member/holdings.ts";

const amount = {
  pct: z.int().optional().describe("Percent more points; absent when no source gives it."),
  from_points: z.int().optional().describe("The minimum sent at once to get it."),
  starts: z.iso.date().optional(),
  ends: z.iso.date().describe("The last day, included."),
};
const targeted = z.boolean().describe("Only for those who were sent it.");

export const liveBonus = z.object({
  ...amount,
  counted: z.boolean().describe("Whether the figures here count it."),
  targeted,
  disputed: z.boolean(),
  note: z.string().optional(),
});

export const toBonusTerms = (row: BonusRow) => ({
  ...row,
  pct: row.bonus_percent,
  from_points: row.min_points,
  targeted: row.targeted === true,
  disputed: row.confidence === "disputed",
  note: row.note === "" ? undefined : row.note,
});

export const toLiveBonus = (row: BonusRow, counted: boolean): z.infer<typeof liveBonus> => ({
  ...toBonusTerms(row),
  counted,
});

/** The day bonuses were last read; later ones are not known. */
export const bonusesKnownTo = ({ facts }: Scene): string | undefined => {
  const days = facts.tables.bonuses.flatMap((row) => row.as_of ?? []);
  return days.length === 0 ? undefined : days.reduce((a, b) => (a > b ? a : b));
};

/** For answers that a later bonus would change. */
export function warnOfLaterBonuses(scene: Scene, day: string): string | undefined {
  const known = bonusesKnownTo(scene);
  if (known === undefined) return "No transfer bonuses are known at all.";
  if (day <= known) return undefined;
  return `Transfer bonuses were last read on ${known}; one that began later is not known here. Check the issuer's transfer page before moving points.`;
}

export const bonusRow = z.object({
  from: z.string(),
  from_name: z.string(),
  to: z.string(),
  to_name: z.string(),
  state: z
    .enum(["live", "upcoming", "perhaps"])
    .describe("perhaps: no source gives its start, and it was seen only later."),
  ...amount,
  days_left: z.int().describe("0 on the last day."),
  best_seen_pct: z.int().optional().describe("The best public bonus known on this route, ever."),
  is_best_seen: z.boolean().optional(),
  targeted,
  disputed: z.boolean(),
  confidence: z.string(),
  usable_now: z.boolean().describe("Whether the owner's cards unlock the route."),
  source: z.object({ title: z.string(), url: z.string() }).optional(),
  as_of: z.iso.date().optional().describe("When it was read."),
  note: z.string().optional(),
});

export type BonusAnswer = z.infer<typeof bonusRow>;

export function toBonusAnswer(
  scene: Scene,
  row: BonusRow,
  state: Exclude<BonusState, "over">,
  cards: ReadonlySet<string>,
): BonusAnswer {
  const { today, facts } = scene;
  const { source: from, dest: to, bonus_percent: pct } = row;
  const best = bestSeenPercent(facts.tables, from, to);
  return {
    ...toBonusTerms(row),
    from,
    from_name: programName(scene, from),
    to,
    to_name: programName(scene, to),
    state,
    days_left: daysBetween(today, row.ends),
    best_seen_pct: best,
    is_best_seen: pct === undefined || best === undefined ? undefined : pct >= best,
    usable_now: findTerms(facts.tables, from, to, cards, today).state === "usable",
    source: row.sources[0],
  };
}

export const pastBonus = bonusRow.pick({
  pct: true,
  starts: true,
  ends: true,
  targeted: true,
  confidence: true,
});
