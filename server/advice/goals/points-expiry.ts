import { addDays, addMonths, type Day } from "../days.ts";
import { isUsable, type PlainRow } from "../plain-row.ts";

/** The fields of a balance that its expiry depends on. */
export interface ExpiringBalance {
  readonly program: string;
  /** The date the member gave. */
  readonly expires_on?: Day | undefined;
  /** The last day that points were earned or used, as the member says. */
  readonly last_activity_on?: Day | undefined;
}

/**
 * dated: `on` is the last day they can be used, by the program's rule or as the member gave it.
 * never. with_account: only when the card account closes. unknown: no rule, or facts are missing.
 */
export type PointsExpiry =
  | {
      readonly kind: "dated";
      readonly on: Day;
      readonly by: "member" | "rule";
      readonly note: string | undefined;
    }
  | { readonly kind: "never" | "with_account"; readonly note: string | undefined }
  | { readonly kind: "unknown"; readonly reason: string; readonly note: string | undefined };

/** When points of a balance expire. The member's own date beats the program's rule. */
export function expiryOf(
  rules: readonly PlainRow<"programRules">[],
  balance: ExpiringBalance,
): PointsExpiry {
  const row = rules.find(({ program }) => program === balance.program);
  const note = toNote(row);
  if (balance.expires_on !== undefined) {
    return { kind: "dated", on: balance.expires_on, by: "member", note };
  }
  if (row?.expiry === undefined || !isUsable(row)) {
    return { kind: "unknown", reason: "no source gives the program's expiry rule", note };
  }
  return RULES[row.expiry](row, balance, note);
}

type Rule = (
  row: PlainRow<"programRules">,
  balance: ExpiringBalance,
  note: string | undefined,
) => PointsExpiry;

const RULES: Readonly<Record<NonNullable<PlainRow<"programRules">["expiry"]>, Rule>> = {
  never: (_row, _balance, note) => ({ kind: "never", note }),
  account_closure: (_row, _balance, note) => ({ kind: "with_account", note }),
  inactivity: ({ expiry_months: months }, { last_activity_on: last }, note) => {
    if (months === undefined) {
      return { kind: "unknown", reason: "no source gives the months of inactivity", note };
    }
    return last === undefined
      ? {
          kind: "unknown",
          reason: `${months} months after the last activity, which is not recorded`,
          note,
        }
      : { kind: "dated", on: addDays(addMonths(last, months), -1), by: "rule", note };
  },
  fixed: ({ expiry_months: months }, _balance, note) => ({
    kind: "unknown",
    reason: `${months ?? "some"} months after they were earned, which is not recorded`,
    note,
  }),
  calendar: (_row, _balance, note) => ({
    kind: "unknown",
    reason: "on a calendar day that depends on when they were earned",
    note,
  }),
};

function toNote(row: PlainRow<"programRules"> | undefined): string | undefined {
  const note = row?.note || undefined;
  return row?.confidence === "disputed" ? `sources disagree: ${note ?? ""}`.trim() : note;
}
