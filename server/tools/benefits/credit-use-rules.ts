import { spanOf } from "../../advice/days.ts";
import type { CreditState } from "../../advice/benefits/credit-periods.ts";
import type { CreditUse } from "../../accounts/wallet.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { formatUsd, fromDollars, toDollars } from "../../member/money.ts";
import type { HeldCredit } from "../../member/held-credits.ts";

/** Throws when the credit cannot have been used on a day. */
export function checkDay({ held, credit, state }: HeldCredit, day: string, today: string): void {
  const { opened_on: opened } = held.entry;
  const name = `${credit.credit_name} of ${held.card.card_name}`;
  if (day > today) throw new ToolError(`${day} is still to come; log a use on its day or later.`);
  if (opened !== undefined && day < spanOf(opened).first) {
    throw new ToolError(`${held.card.card_name} was opened on ${opened}, after ${day}.`);
  }
  if (credit.starts !== undefined && day < credit.starts) {
    throw new ToolError(`${name} begins on ${credit.starts}, after ${day}.`);
  }
  if (credit.ends !== undefined && day > credit.ends) {
    throw new ToolError(`${name} ended on ${credit.ends}, before ${day}.`);
  }
  if (day === today && state.status === "not_started") {
    throw new ToolError(`${name} has not begun; it comes on ${state.nextReset}.`);
  }
}

interface Asked {
  readonly cents: number | undefined;
  readonly mayExceed: boolean;
}

/** Cents to log; 0 for points and memberships, of which any use takes all. Throws when too much. */
export function amountOfUse(
  { credit }: HeldCredit,
  { unit, left, leftAtMost = left, amount, status, nextReset, reasons }: CreditState,
  { cents, mayExceed }: Asked,
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
  const asked = cents ?? (leftAtMost === left ? most : undefined);
  if (asked === undefined || (cents === undefined && asked === 0)) {
    throw new ToolError(
      `Give the amount that ${name} paid: how much is left is not known. ${reasons.join(" ")}`.trim(),
    );
  }
  if (most !== undefined && asked > most && !mayExceed) {
    throw new ToolError(
      `Only ${formatUsd(toDollars(most))} is left of ${name} in this period, less than ` +
        `${formatUsd(toDollars(asked))}. Log at most that, or set allow_over: true.`,
    );
  }
  return asked;
}

interface Wanted {
  readonly date?: string | undefined;
  readonly amount?: number | undefined;
}

/** The use to undo: the latest of the period, or the latest of that date and amount. */
export function removedUse(uses: readonly CreditUse[], { date, amount }: Wanted): CreditUse {
  const sameAmount = (use: CreditUse): boolean =>
    amount === undefined || fromDollars(use.amount_usd) === fromDollars(amount);
  const onDay = uses.filter((use) => date === undefined || use.used_on === date);
  const found = onDay
    .filter(sameAmount)
    .toSorted((a, b) => (a.used_on < b.used_on ? -1 : 1))
    .at(-1);
  if (found !== undefined) return found;
  const logged = uses.map((use) => `${formatUsd(use.amount_usd)} on ${use.used_on}`).join(", ");
  throw new ToolError(
    `There is no such use to undo. Logged in the period: ${logged === "" ? "none" : logged}.`,
  );
}
