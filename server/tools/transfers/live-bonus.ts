import * as z from "zod";
import type { BonusRow } from "../../advice/transfers/transfer-index.ts";
import type { Scene } from "../../member/scene.ts";

/** A bonus that runs on a route, as it stands beside a route or a calculation. */
export const liveBonus = z.object({
  pct: z.int().optional().describe("Per cent more points; absent when no source gives it."),
  from_points: z.int().optional().describe("The least sent at once to get it."),
  starts: z.iso.date().optional(),
  ends: z.iso.date().describe("The last day, which counts."),
  counted: z.boolean().describe("Whether the figures here count it."),
  targeted: z.boolean().describe("Only for those who were sent it."),
  disputed: z.boolean(),
  note: z.string().optional(),
});

export const toLiveBonus = (row: BonusRow, counted: boolean): z.infer<typeof liveBonus> => ({
  pct: row.bonus_percent,
  from_points: row.min_points,
  starts: row.starts,
  ends: row.ends,
  counted,
  targeted: row.targeted === true,
  disputed: row.confidence === "disputed",
  note: row.note === "" ? undefined : row.note,
});

/** The day of the newest reading of bonuses: what began later is not known. */
export const bonusesKnownTo = ({ facts }: Scene): string | undefined => {
  const days = facts.facts.tables.bonuses.flatMap((row) => row.as_of ?? []);
  return days.length === 0 ? undefined : days.reduce((a, b) => (a > b ? a : b));
};

/** For answers that a later bonus would change. */
export function warnOfLaterBonuses(scene: Scene, day: string): readonly string[] {
  const known = bonusesKnownTo(scene);
  if (known === undefined) return ["No transfer bonuses are known at all."];
  return day <= known
    ? []
    : [
        `Transfer bonuses were last read on ${known}; one that began later is not known here. Check ` +
          "the issuer's transfer page before points are moved.",
      ];
}
