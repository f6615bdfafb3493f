import * as z from "zod";
import { amountParam } from "../../member/amounts.ts";
import { dayParam } from "../../member/day.ts";
import { creditStateOn } from "../../advice/benefits/credit-uses.ts";
import type { CreditState } from "../../advice/benefits/credit-periods.ts";
import { isInPeriod } from "../../advice/periods.ts";
import { type CreditUse, type Wallet, withCard } from "../../accounts/wallet.ts";
import { heldCardParam, heldCardRef, toHeldRef } from "../../member/held-cards.ts";
import { defineWriter } from "../frame/writer.ts";
import { formatUsd, toCents, toDollars } from "../../advice/money.ts";
import type { Scene } from "../../member/scene.ts";
import { amountsOf, creditUnit, periodOf, unitWord } from "./credit-row.ts";
import { creditFinder, getOpenHeld } from "./find-credit.ts";
import { type HeldCredit, heldCredits, toHeldCredit } from "../../member/held-credits.ts";
import { spanOf } from "../../advice/days.ts";
import { ToolError } from "../../contract/tool-error.ts";
import { compact } from "../frame/texts.ts";

const useRow = z.object({ id: z.string(), used_on: z.iso.date(), amount_usd: z.number() });

const standing = z.object({
  per_period: z.number().optional(),
  used: z.number().optional(),
  left: z.number().optional(),
  left_at_most: z.number().optional(),
});

const data = z.object({
  credit: z.object({ ...heldCardRef.shape, credit_name: z.string() }),
  period: z
    .object({ starts: z.iso.date(), ends: z.iso.date(), ends_latest: z.iso.date().optional() })
    .optional()
    .describe("Absent if the credit has no calendar or account period."),
  unit: creditUnit,
  ...standing.shape,
  previous: standing,
  recorded: useRow.optional(),
  removed: useRow.optional(),
});

export const recordCreditUse = defineWriter({
  name: "record_credit_use",
  title: "Log the use of a credit",
  description:
    "I just used or spent $10 of a statement credit, or bought something with it: logs the " +
    'use, wholly or in part, or undoes it. Named loosely ("uber", "dunkin"); without an ' +
    "amount all that is left; a date of another period counts there. Free nights: " +
    "record_certificate.",
  idempotent: false,
  input: z.strictObject({
    credit: z.string().min(1).max(200).describe("The credit, by name, merchant or kind."),
    card: heldCardParam.optional(),
    amount: amountParam
      .optional()
      .describe("US dollars that the credit paid; all that is left by default."),
    date: dayParam.optional().describe("Today by default."),
    undo: z.boolean().optional().describe("Remove the latest use, or the one of date and amount."),
    allow_over: z.boolean().optional().describe("Log more than is left, if the issuer did pay it."),
  }),
  data,
  decide: (given, scene) => {
    const { credit, card, date: day = scene.today } = given;
    const held = card === undefined ? undefined : getOpenHeld(scene, card);
    const one = creditFinder(scene, heldCredits(scene, { held }))(credit);
    checkDay(one, day, scene.today);
    const before = creditStateOn(one.input, day, scene.today);
    const change =
      given.undo === true
        ? undo(scene, one, before, given)
        : record(scene, one, before, { ...given, day });
    return tell({ ...scene, wallet: change.after }, one, before, { ...change, day });
  },
});

interface Change {
  readonly after: Wallet;
  readonly recorded?: CreditUse;
  readonly removed?: CreditUse;
}

interface Use {
  readonly day: string;
  readonly amount?: number | undefined;
  readonly allow_over?: boolean | undefined;
}

function record(
  { wallet, newId }: Scene,
  one: HeldCredit,
  before: CreditState,
  { day, amount, allow_over: mayExceed = false }: Use,
): Change {
  const cents = amount === undefined ? undefined : toCents(amount);
  const recorded: CreditUse = {
    id: newId(),
    wallet_card_id: one.held.entry.id,
    credit_name: one.credit.credit_name,
    used_on: day,
    amount_usd: toDollars(amountOfUse(one, before, { cents, mayExceed })),
  };
  const after = { ...wallet, credit_uses: [...wallet.credit_uses, recorded] };
  return { after: withEnrolment(after, one), recorded };
}

function undo(
  { wallet }: Scene,
  { uses }: HeldCredit,
  { period }: CreditState,
  given: Parameters<typeof removedUse>[1],
): Change {
  const inPeriod = uses.filter(
    (use) => period === undefined || isInPeriod(period, use.used_on) !== false,
  );
  const removed = removedUse(inPeriod, given);
  if (!wallet.credit_uses.includes(removed)) {
    throw new ToolError(
      `The use of ${removed.used_on} came from a statement; undo its import with record_purchase.`,
    );
  }
  const kept = wallet.credit_uses.filter((use) => use !== removed);
  return { after: { ...wallet, credit_uses: kept }, removed };
}

/** A use of a credit implies enrolment. */
function withEnrolment(wallet: Wallet, { held, credit, enrolled }: HeldCredit): Wallet {
  if (enrolled !== false) return wallet;
  const enrolments = { ...held.entry.enrolments, [credit.credit_name]: true };
  return withCard(wallet, { ...held.entry, enrolments });
}

/** `scene` holds the wallet after the change. */
function tell(
  scene: Scene,
  one: HeldCredit,
  before: CreditState,
  change: Change & { readonly day: string },
) {
  const { held, credit } = one;
  const { day, recorded, removed } = change;
  const entry = scene.wallet.cards.find(({ id }) => id === held.entry.id) ?? held.entry;
  const { input } = toHeldCredit(scene, { ...held, entry }, credit);
  const after = creditStateOn(input, day, scene.today);
  const { period_starts: starts, period_ends: ends, period_ends_latest } = periodOf(before);
  const isEnrolled = recorded !== undefined && before.status === "not_enrolled";
  return {
    after: scene.wallet,
    reply: {
      summary: summaryOf(one, after, change),
      data: {
        credit: { ...toHeldRef(held), credit_name: credit.credit_name },
        period: starts && ends ? { starts, ends, ends_latest: period_ends_latest } : undefined,
        unit: unitWord(after.unit),
        ...amountsOf(after),
        previous: amountsOf(before),
        recorded,
        removed,
      },
      assumptions:
        credit.basis === "rolling" && recorded !== undefined
          ? ["One use takes up all of this credit, however much it paid."]
          : [],
      warnings: [
        isEnrolled &&
          "The wallet said not enrolled; a use shows enrollment, so it now says enrolled.",
        ...after.reasons,
      ],
      sources: [credit],
    },
  };
}

function summaryOf(
  { held, credit }: HeldCredit,
  after: CreditState,
  { recorded, removed }: Change,
): string {
  const use = recorded ?? removed;
  const isMoney = after.unit === "cents";
  const amount = isMoney ? formatUsd(use?.amount_usd ?? 0) : "the use";
  const verb = recorded === undefined ? "removed" : "logged";
  const left =
    isMoney && after.left !== undefined ? `, ${formatUsd(toDollars(after.left))} left` : "";
  const { period_starts: starts, period_ends: ends } = periodOf(after);
  const span = starts === undefined ? "" : ` of the period ${starts} to ${ends}`;
  return `${credit.credit_name} of ${held.card.card_name}: ${amount} ${verb} for ${use?.used_on}${left}${span}.`;
}

function checkDay({ held, credit, state }: HeldCredit, day: string, today: string): void {
  const { opened_on: opened } = held.entry;
  const { starts, ends } = credit;
  const name = `${credit.credit_name} of ${held.card.card_name}`;
  const [problem] = compact([
    day > today && `${day} is in the future; log a use on its day or later.`,
    opened !== undefined &&
      day < spanOf(opened).first &&
      `${held.card.card_name} was opened on ${opened}, after ${day}.`,
    starts !== undefined && day < starts && `${name} begins on ${starts}, after ${day}.`,
    ends !== undefined && day > ends && `${name} ended on ${ends}, before ${day}.`,
    day === today &&
      state.status === "not_started" &&
      `${name} has not begun; it starts on ${state.nextReset}.`,
  ]);
  if (problem !== undefined) throw new ToolError(problem);
}

/** Cents to log; 0 for points and memberships, which any use takes whole. Throws if too much. */
function amountOfUse(
  { credit }: HeldCredit,
  { unit, left, leftAtMost = left, amount, status, nextReset, reasons }: CreditState,
  { cents, mayExceed }: { readonly cents: number | undefined; readonly mayExceed: boolean },
): number {
  const name = credit.credit_name;
  if (leftAtMost === 0 && !mayExceed) {
    const reset = nextReset === undefined ? "" : ` It resets on ${nextReset}.`;
    throw new ToolError(
      `Nothing is left of ${name} in this period.${reset} If the issuer paid more, set allow_over: true.`,
    );
  }
  if (unit === "points" || unit === "membership_months") return 0;
  // Before enrollment or the required spend, and for each booking, the full amount is available.
  const isWhole = ["per_booking", "not_enrolled", "locked"].includes(status);
  const most = unit === "percent" ? undefined : (leftAtMost ?? (isWhole ? amount : undefined));
  const taken = cents ?? (leftAtMost === left ? most : undefined);
  if (taken === undefined || (cents === undefined && taken === 0)) {
    throw new ToolError(
      `Give the amount that ${name} paid: how much is left is unknown. ${reasons.join(" ")}`.trim(),
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
function removedUse(
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
