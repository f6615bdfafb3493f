import { join } from "node:path";
import type { Facts } from "../../server/contract/facts.ts";
import { STAY, type TransferRule } from "../../server/advice/transfers/transfer-amounts.ts";
import type {
  BonusRow,
  TermsRow,
  TransferTables,
} from "../../server/advice/transfers/transfer-index.ts";
import { readTables } from "../../build/read.ts";

export const transferRule = (own: Partial<TransferRule> = {}): TransferRule => ({
  ...STAY,
  ...own,
});

const SURE = { confidence: "confirmed", sources: [], as_of: "2026-09-01", note: "" } as const;
const ALWAYS = { starts: undefined, ends: undefined } as const;

type RouteRow = TransferTables["routes"][number];
type UnlockRow = TransferTables["unlocks"][number];

export const routeRow = (source: string, dest: string, own: Partial<RouteRow> = {}): RouteRow => ({
  source,
  dest,
  is_active: true,
  deactivated_date: undefined,
  deactivated_precision: undefined,
  ...SURE,
  ...own,
});

export const termsRow = (source: string, dest: string, own: Partial<TermsRow> = {}): TermsRow => ({
  source,
  dest,
  cards: [],
  ratio_in: 1,
  ratio_out: 1,
  min_points: 1000,
  base_status_min_points: undefined,
  increment: 1000,
  extra_every: undefined,
  extra_points: undefined,
  fee_usd_per_point: undefined,
  fee_max_usd: undefined,
  hours: 0,
  applied_from: undefined,
  ...ALWAYS,
  ...SURE,
  ...own,
});

export const bonusRow = (source: string, dest: string, own: Partial<BonusRow> = {}): BonusRow => ({
  source,
  dest,
  starts: "2026-01-01",
  ends: "2026-12-31",
  bonus_percent: 30,
  min_points: undefined,
  targeted: undefined,
  ...SURE,
  ...own,
});

export const unlockRow = (
  program: string,
  card_id: string,
  own: Partial<UnlockRow> = {},
): UnlockRow => ({
  program,
  card_id,
  unlocks: "transfers",
  most_cpp: undefined,
  ...ALWAYS,
  ...SURE,
  ...own,
});

/** The real rows; their sources stay out, for no arithmetic reads them. */
export function realTables(): Pick<
  Facts["tables"],
  "routes" | "transferTerms" | "bonuses" | "unlocks" | "programs" | "programRules" | "redemptions"
> {
  const { tables } = readTables(join(import.meta.dirname, "../../data"));
  const bare = <Row extends object>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, sources: [] }));
  return {
    routes: bare(tables.routes),
    transferTerms: bare(tables.transferTerms),
    bonuses: bare(tables.bonuses),
    unlocks: bare(tables.unlocks),
    programs: bare(tables.programs),
    programRules: bare(tables.programRules),
    redemptions: bare(tables.redemptions),
  };
}
