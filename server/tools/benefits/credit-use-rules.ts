import { spanOf } from "../../advice/days.ts";
import type { CreditState } from "../../advice/benefits/credit-periods.ts";
import type { CreditUse } from "../../accounts/wallet.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { formatUsd, toCents, toDollars } from "../../advice/money.ts";
import { compact } from "../frame/texts.ts";
import type { HeldCredit } from "../../member/held-credits.ts";

/** Throws when the credit cannot have been used on a day. */
export function checkDay({ held, credit, state }: HeldCredit, day: string, today: string): void {
  const { opened_on: opened } = held.entry;
  const { starts, ends } = credit;
  const name = `${credit.credit_name} of ${held.card.card_name}`;
  const [problem] = compact([
    day > today && `${day} is still to come; log a use on its day or later.`,
    opened !== undefined &&
      day < spanOf(opened).first &&
      `${held.card.card_name} was opened on ${opened}, after ${day}.`,
    starts !== undefined && day < starts && `${name} begins on ${starts}, after ${day}.`,
    ends !== undefined && day > ends && `${name} ended on ${ends}, before ${day}.`,
    day === today &&
      state.status === "not_started" &&
      `${name} has not begun; it comes on ${state.nextReset}.`,
  ]);
  if (problem !== undefined) throw new ToolError(problem);
}

/** Cents to log; 0 for points and memberships, of which any use takes all. Throws when too much. */
export function amountOfUse(
  { credit }: HeldCredit,
  { unit, left, leftAtMost = left, amount, status, nextReset, reasons }: CreditState,
  { cents, mayExceed }: { readonly cents: number | undefined; readonly mayExceed: boolean },
): number {
  const name = credit.credit_name;
  if (leftAtMost === 0 && !mayExceed) {
    const reset = nextReset === undefined ? "" : ` It is whole again on ${nextReset}.`;
    throw new ToolError(
      `Nothing is left of ${name} in this period.${reset} To log more that was paid, set allow_over: true.`,
    );
  }
  if (unit === "points" || unit === "membership_months") return 0;
  // Before enrolment or the spend, and for each booking, all of it is there.
  const isWhole = ["per_booking", "not_enrolled", "locked"].includes(status);
  const most = unit === "percent" ? undefined : (leftAtMost ?? (isWhole ? amount : undefined));
  const taken = cents ?? (leftAtMost === left ? most : undefined);
  if (taken === undefined || (cents === undefined && taken === 0)) {
    throw new ToolError(
      `Give the amount that ${name} paid: how much is left is not known. ${reasons.join(" ")}`.trim(),
    );
  }
  if (most !== undefined && taken > most && !mayExceed) {
    throw new ToolError(
      `Only ${formatUsd(toDollars(most))} is left of ${name} in this period, less than ` +
        `${formatUsd(toDollars(taken))}. Log at most that, or set allow_over: true.`,
    );
  }
  return taken;
}

/** The use to undo: the latest of the period, or the latest of that date and amount. */
export function removedUse(
  uses: readonly CreditUse[],
  { date, amount }: { readonly date?: string | undefined; readonly amount?: number | undefined },
): CreditUse {
  const matches = uses
    .filter((use) => date === undefined || use.used_on === date)
    .filter((use) => amount === undefined || toCents(use.amount_usd) === toCents(amount));
  const latest = matches.toSorted((a, b) => (a.used_on < b.used_on ? -1 : 1)).at(-1);
  if (latest !== undefined) return latest;
  const logged = uses.map((use) => `${formatUsd(use.amount_usd)} on ${use.used_on}`).join(", ");
  throw new ToolError(
    `There is no such use to undo. Logged in the period: ${logged === "" ? "none" : logged}.`,
  );
}
